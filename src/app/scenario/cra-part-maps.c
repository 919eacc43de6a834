/* cra-part-maps.c: what a scenario is played on and with. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-parts.h"

#include "cra-part-rows.h"
#include "cra-row-words.h"

#include <glib/gi18n.h>

static char *
word_kind (CreScenarioDocument *document, const CrNode *row)
{
  const char *kind = cr_node_get (row, "kind");

  if (g_strcmp0 (kind, "map") == 0)
    return g_strdup (_ ("Map"));
  if (g_strcmp0 (kind, "ruleset") == 0)
    return g_strdup (_ ("Ruleset"));
  if (g_strcmp0 (kind, "characters") == 0)
    return g_strdup (_ ("Men of the library"));
  return kind != NULL ? g_markup_escape_text (kind, -1) : NULL;
}

static char *
word_name (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CreMapDocument *map = cre_scenario_document_get_map (document);
  const char *id = cr_node_get (row, "id");

  if (row == scenario->map && map != NULL)
    return g_markup_escape_text (cre_document_get_title (CRE_DOCUMENT (map)), -1);
  return g_markup_escape_text (id != NULL ? id : "", -1);
}

/* Whether the map says what it said. */
static char *
word_state (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CreMapDocument *map = cre_scenario_document_get_map (document);
  const char *digest = cr_node_get (row, "digest");
  g_autofree char *now = NULL;

  if (row != scenario->map)
    return NULL;
  if (map == NULL)
    return g_strdup (_ ("not found"));
  now = cr_map_dup_digest (cre_map_document_get_map (map));
  return g_strdup (digest == NULL || g_str_equal (digest, now) ? _ ("as it was ✓")
                                                               : _ ("changed since"));
}

static char *
word_size (CreScenarioDocument *document, const CrNode *row)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  const CrGrid *grid;

  if (row != cre_scenario_document_get (document)->map || map == NULL)
    return NULL;
  grid = cre_map_document_get_grid (map);
  return g_strdup_printf ("%d × %d", grid->columns, grid->rows);
}

static const CraRowColumn columns[] = {
  { N_ ("Name"), 0, FALSE, FALSE, word_name, NULL },
  { N_ ("Kind"), 170, FALSE, FALSE, word_kind, NULL },
  { N_ ("Size"), 90, FALSE, FALSE, word_size, NULL },
  { N_ ("State"), 130, FALSE, FALSE, word_state, NULL },
};

static void
list_all (CraPartRows *self, CreScenarioDocument *document)
{
  const CrNode *root = cre_scenario_document_get (document)->root;

  for (guint i = 0; i < cr_node_n_children (root); i++)
    if (cr_node_is (cr_node_get_child (root, i), "uses"))
      cra_part_rows_add (self, cr_node_get_child (root, i), 0, FALSE);
}

static const CraRowsKind kind = {
  .name = N_ ("Maps"),
  .empty = N_ ("No map yet. Choose one."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .list = list_all,
  .button = N_ ("Choose a map…"),
  .action = "scenario.choose-map",
};

CraPart *
cra_part_maps_new (void)
{
  return cra_part_rows_new (&kind);
}
