/* fixture.c: rulesets for tests that must not know io. SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <string.h>

#include "cr-error.h"

/* Core tests link core alone, so they read XML with what glib has; entities of our own, DTDs and
 * namespaces are io's business and tested there. */
typedef struct {
  GQueue open; /* CrNode */
  CrNode *root;
} Reader;

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **attributes,
          const char **values,
          gpointer data,
          GError **error)
{
  Reader *reader = data;
  CrNode *node = cr_node_new (name);
  int line, column;

  g_markup_parse_context_get_position (context, &line, &column);
  cr_node_set_position (node, line, column);
  for (gsize i = 0; attributes[i] != NULL; i++)
    cr_node_set (node, attributes[i], values[i]);
  if (reader->root == NULL)
    reader->root = node;
  else
    cr_node_take_child (g_queue_peek_tail (&reader->open), node);
  g_queue_push_tail (&reader->open, node);
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reader *reader = data;

  g_queue_pop_tail (&reader->open);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer data,
         GError **error)
{
  Reader *reader = data;
  g_autofree char *copy = g_strstrip (g_strndup (text, length));

  if (*copy != '\0' && reader->open.tail != NULL)
    cr_node_set_text (reader->open.tail->data, copy);
}

CrNode *
fixture_read_node (const char *xml, GError **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  Reader reader = { G_QUEUE_INIT, NULL };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  gboolean read = g_markup_parse_context_parse (context, xml, strlen (xml), error) &&
                  g_markup_parse_context_end_parse (context, error);

  g_markup_parse_context_free (context);
  g_queue_clear (&reader.open);
  if (!read)
    g_clear_pointer (&reader.root, cr_node_unref);
  return reader.root;
}

CrNode *
fixture_read_sound_node (const char *xml)
{
  g_autoptr (GError) error = NULL;
  CrNode *node = fixture_read_node (xml, &error);

  g_assert_no_error (error);
  return node;
}

CrRuleset *
fixture_read_ruleset (const char *xml, const CrRuleset *base, GError **error)
{
  g_autoptr (CrNode) root = fixture_read_node (xml, error);

  return root != NULL ? cr_ruleset_new (root, base, error) : NULL;
}

/* Of data/rules; stops the test when it cannot be read. */
CrRuleset *
fixture_load_ruleset (const char *id, const CrRuleset *base)
{
  g_autofree char *path =
      g_strdup_printf ("%s/data/rules/%s.ruleset.xml", g_getenv ("CRENEL_SOURCE_DIR"), id);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  CrRuleset *ruleset;

  g_file_get_contents (path, &xml, NULL, &error);
  g_assert_no_error (error);
  ruleset = fixture_read_ruleset (xml, base, &error);
  g_assert_no_error (error);
  return ruleset;
}
