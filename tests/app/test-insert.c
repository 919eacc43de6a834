/* test-insert.c: what Insert adds in each part of a scenario: a row within the row in hand, or one
 * like it; with Shift one like that which holds it. Rules: design/window.md, page Scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-part.h"
#include "cra-parts.h"
#include "stage.h"

#include <gtk/gtk.h>

static void
show_again (CreScenarioDocument *document, CraPart *part)
{
  cra_part_show (part, document);
}

static CraPart *
new_part (const char *id, CreScenarioDocument *document)
{
  guint n = 0;
  const CraPartInfo *parts = cra_parts_get (&n);
  CraPart *part = NULL;

  for (guint i = 0; i < n && part == NULL; i++)
    if (g_str_equal (parts[i].id, id))
      part = parts[i].make ();
  g_assert_nonnull (part);
  g_object_ref_sink (part);
  cra_part_show (part, document);
  g_signal_connect_object (document, "changed", G_CALLBACK (show_again), part, 0);
  return part;
}

/* Returns: (nullable): the last element of that name, of which some stand within others */
static const CrNode *
find_last (const CrNode *root, const char *element)
{
  const CrNode *found = cr_node_is (root, element) ? root : NULL;

  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *within = find_last (cr_node_get_child (root, i), element);

    found = within != NULL ? within : found;
  }
  return found;
}

static void
assert_insert (const char *name,
               const char *id,
               const char *hand,
               CraInsert which,
               const char *made)
{
  g_autoptr (CreScenarioDocument) document = stage_open_scenario (name);
  CraPart *part = new_part (id, document);
  const CrScenario *before = cre_scenario_document_get (document);

  g_test_message ("%s, %s", id, hand);
  g_assert_true (cra_part_choose (part, find_last (before->root, hand)));
  cra_part_insert (part, which);
  g_assert_true (cre_scenario_document_get (document) != before);
  g_assert_cmpstr (cr_node_get_name (cra_part_get_row (part)), ==, made);
  cra_part_show (part, NULL);
  g_object_unref (part);
}

static void
test_insert (void)
{
  static const struct {
    const char *name, *id, *hand, *inner, *outer;
  } cases[] = {
    { "border-breach", "sides", "side", "side", "side" },
    { "border-breach", "forces", "side", "force", "force" },
    { "border-breach", "forces", "force", "man", "force" },
    { "border-breach", "forces", "man", "man", "force" },
    { "templars-four-lines", "forces", "gear", "gear", "force" },
    { "border-breach", "setup", "area", "and", "area" },
    { "border-breach", "setup", "without", "and", "area" },
    { "town-by-night", "coming", "event", "hold", "event" },
    { "border-breach", "rules", "change", "change", "change" },
    { "border-breach", "rules", "state", "state", "state" },
    { "border-siege", "rules", "engine", "engine", "engine" },
    { "border-breach", "victory", "level", "hold", "level" },
    { "templars-four-lines", "victory", "lost", "lost", "level" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *name = g_strconcat (cases[i].name, "", NULL);

    assert_insert (name, cases[i].id, cases[i].hand, CRA_INSERT, cases[i].inner);
    assert_insert (name, cases[i].id, cases[i].hand, CRA_INSERT_OUTER, cases[i].outer);
  }
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/insert/rows", test_insert);
  return g_test_run ();
}
