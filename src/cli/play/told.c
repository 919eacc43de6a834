/* told.c: prints what an order has come to, for people or for programs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "told.h"

#include "cr-save.h"
#include "cr-xml-playlog.h"

JsonBuilder *
cli_told_begin (const char *order)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "order", order);
  return json;
}

void
cli_told_add_words (JsonBuilder *json, const char *name, char **words)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  for (char **word = words; word != NULL && *word != NULL; word++)
    json_builder_add_string_value (json, *word);
  json_builder_end_array (json);
}

void
cli_told_add_result (JsonBuilder *json, const char *refused, char **words)
{
  if (refused != NULL)
    cli_json_string (json, "refused", refused);
  cli_told_add_words (json, "events", words);
}

void
cli_told_end (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_end_object (json);
  root = json_builder_get_root (json);
  text = json_to_string (root, FALSE);
  g_print ("%s\n", text);
}

void
cli_told_print (const char *order, char **words)
{
  g_print ("> %s\n", order);
  for (char **word = words; *word != NULL; word++)
    g_print ("  %s\n", *word);
}

void
cli_told_print_refused (const char *order, const char *sentence)
{
  g_print ("> %s\n  ✗ %s\n", order, sentence);
}

gboolean
cli_read_seed (const char *text, guint64 *seed_out, GError **error)
{
  *seed_out = 1;
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed_out, error);
}

gboolean
cli_save_log (const CrPlaylog *log, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = path != NULL ? cr_playlog_write (log) : NULL;

  return path == NULL || cr_save (path, bytes, NULL, error);
}
