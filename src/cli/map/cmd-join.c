/* cmd-join.c: maps put together. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-scenario.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-error.h"
#include "cr-plain.h"
#include "cr-save.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-words-assembly.h"
#include "cr-xml-assembly.h"
#include "cr-xml-map.h"

/* What was asked for. */
typedef struct {
  int pick, all;
  char *output, *title;
} Wish;

/* Returns: (transfer full) (nullable): an assembly with that map as a further part */
static CrAssembly *
add_map (const CrAssembly *assembly, const char *path, const char *file, GError **error)
{
  g_autoptr (CrMap) map = cr_map_load (path, NULL, error);
  g_autofree char *digest = map != NULL ? cr_map_dup_digest (map) : NULL;
  g_autofree char *href = cli_make_href (path, file);

  if (map == NULL)
    return NULL;
  return cr_assembly_add_part (assembly, cr_map_get_id (map), href, digest);
}

/* Returns: (transfer full): one without parts */
static CrAssembly *
begin_assembly (const Wish *wish, const char *file)
{
  g_autofree char *name = g_path_get_basename (file);
  g_autofree char *id = NULL;

  if (g_str_has_suffix (name, CR_ASSEMBLY_ENDING))
    name[strlen (name) - strlen (CR_ASSEMBLY_ENDING)] = '\0';
  id = cr_map_make_id (name);
  return cr_assembly_begin (id, wish->title != NULL ? wish->title : name);
}

/* Returns: (transfer full) (nullable): the maps of both, the second one as the last part */
static CrAssemblyFile *
load_both (const CliCall *call, const Wish *wish, GError **error)
{
  const char *first = call->words[0];
  const char *file = wish->output != NULL ? wish->output : first;
  g_autoptr (CrAssembly) begun = NULL, joined = NULL;

  if (cr_assembly_is_path (first)) {
    g_autoptr (CrAssemblyFile) old = cr_assembly_load (first, error);

    file = first;
    begun = old != NULL ? cr_assembly_ref (old->it) : NULL;
  } else {
    g_autoptr (CrAssembly) empty = begin_assembly (wish, file);

    begun = add_map (empty, first, file, error);
  }
  joined = begun != NULL ? add_map (begun, call->words[1], file, error) : NULL;
  return joined != NULL ? cr_assembly_file_new (g_steal_pointer (&joined), file, error) : NULL;
}

static void
add_join (JsonBuilder *json, const CrJoin *join, const char *words)
{
  json_builder_begin_object (json);
  cli_json_string (json, "words", words);
  cli_json_int (json, "column", join->column);
  cli_json_int (json, "row", join->row);
  cli_json_int (json, "turn", join->turn);
  cli_json_int (json, "shared", (int) join->n_shared);
  cli_json_int (json, "differ", (int) join->n_differ);
  json_builder_set_member_name (json, "flush");
  json_builder_add_boolean_value (json, join->flush);
  json_builder_end_object (json);
}

/* Lists places where an edge begins or ends with the other one, unless all are asked for. */
static CliStatus
list_joins (const CliCall *call, const CrGround *ground, const GArray *joins, gboolean all)
{
  guint part = ground->assembly->parts->len - 1, n_left = 0;
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "joins");
  json_builder_begin_array (json);
  for (guint i = 0; i < joins->len; i++) {
    const CrJoin *join = &g_array_index (joins, CrJoin, i);
    g_autofree char *words = cr_words_join (ground, part, join, g_get_language_names ());

    if (call->json)
      add_join (json, join, words);
    else if (all || join->flush)
      g_print ("%3u  %d,%d  %s\n", i + 1, join->column, join->row, words);
    else
      n_left++;
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
  if (call->json)
    cli_json_print (json);
  else if (joins->len == 0)
    g_print (_ ("its edges fit nowhere\n"));
  else if (n_left > 0)
    g_print (g_dngettext (GETTEXT_PACKAGE, "%u more along an edge; --all lists it\n",
                          "%u more along an edge; --all lists them\n", n_left),
             n_left);
  return joins->len > 0 ? CLI_YES : CLI_NO;
}

static gboolean
save_assembly (const CliCall *call, const Wish *wish, CrAssemblyFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = cr_assembly_write (file->it, file->old);

  if (!cr_assembly_is_path (wish->output)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found --output %s, expected NAME%s"),
                 wish->output, CR_ASSEMBLY_ENDING);
    return FALSE;
  }
  return cr_target_check_parts (file, wish->output, error) &&
         cr_save (wish->output, bytes, NULL, error);
}

static CliStatus
pick_join (const CliCall *call,
           const Wish *wish,
           const CrAssemblyFile *file,
           const GArray *joins,
           GError **error)
{
  guint part = file->it->parts->len - 1;
  g_autoptr (CrAssemblyFile) laid = NULL;
  CrGround ground;
  const CrJoin *join;
  g_autofree char *words = NULL;

  if (wish->pick < 1 || wish->pick > (int) joins->len) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, _ ("found --pick %d, expected 1 to %u"),
                 wish->pick, joins->len);
    return CLI_FAILED;
  }
  join = &g_array_index (joins, CrJoin, wish->pick - 1);
  laid = cr_assembly_file_new (
      cr_assembly_move_part (file->it, part, join->column, join->row, join->turn), wish->output,
      error);
  if (laid == NULL || !save_assembly (call, wish, laid, error))
    return CLI_FAILED;
  ground = cr_assembly_file_get_ground (laid);
  words = cr_words_join (&ground, part, join, g_get_language_names ());
  g_print ("%s\n", words);
  return CLI_YES;
}

static CliStatus
join_maps (const CliCall *call, const Wish *wish, GError **error)
{
  g_autoptr (CrAssemblyFile) file = load_both (call, wish, error);
  g_autoptr (GArray) joins = NULL;
  CrGround ground;

  if (file == NULL)
    return CLI_FAILED;
  if (file->problems->len > 0) {
    g_propagate_error (error, g_error_copy (file->problems->pdata[0]));
    return CLI_FAILED;
  }
  ground = cr_assembly_file_get_ground (file);
  joins = cr_assembly_list_joins (&ground, file->it->parts->len - 1);
  return wish->output != NULL ? pick_join (call, wish, file, joins, error)
                              : list_joins (call, &ground, joins, wish->all);
}

CliStatus
cli_join (CliCall *call, GError **error)
{
  Wish wish = { .pick = 1 };
  g_autofree char *output = NULL, *title = NULL;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &wish.all, N_ ("List every place along an edge"), NULL },
    { "pick", 0, 0, G_OPTION_ARG_INT, &wish.pick, N_ ("Which place of the list, 1 when not said"),
      N_ ("N") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("Join the map there, and save"),
      N_ ("OUT.assembly.xml") },
    { "title", 0, 0, G_OPTION_ARG_STRING, &title, N_ ("What the whole is called"), N_ ("TITLE") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  wish.output = output;
  wish.title = title;
  return join_maps (call, &wish, error);
}
