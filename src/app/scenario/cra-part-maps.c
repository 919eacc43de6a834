/* cra-part-maps.c: the part of a scenario with its map and the files that it uses.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-rows.h"
#include "cra-row-words.h"
#include "cra-setup-map.h"

#include <glib/gi18n.h>

#define TABLE_HEIGHT 170

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

/* Returns: (transfer full) (nullable): whether the map has changed since the scenario was made for
 * it */
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

static const CraRowsButton buttons[] = {
  { N_ ("Choose a map…"), "scenario.choose-map" },
  { N_ ("Join another map…"), "scenario.join-map" },
};

static const CraRowsKind kind = {
  .name = N_ ("Maps"),
  .empty = N_ ("No map yet. Choose one."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .list = list_all,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
};

/* CraPartMaps: the map, and below it the table of what the scenario uses. */
struct _CraPartMaps {
  CraPart parent_instance;

  CraSetupMap *map; /* borrowed */
  CraPart *rows;
};

#define CRA_TYPE_PART_MAPS (cra_part_maps_get_type ())
G_DECLARE_FINAL_TYPE (CraPartMaps, cra_part_maps, CRA, PART_MAPS, CraPart)
G_DEFINE_FINAL_TYPE (CraPartMaps, cra_part_maps, CRA_TYPE_PART)

static void
cra_part_maps_show (CraPart *part, CreScenarioDocument *document)
{
  cra_part_show (CRA_PART_MAPS (part)->rows, document);
  cra_setup_map_show (CRA_PART_MAPS (part)->map, document);
}

static const CrNode *
cra_part_maps_get_row (CraPart *part)
{
  return cra_part_get_row (CRA_PART_MAPS (part)->rows);
}

static gboolean
cra_part_maps_choose (CraPart *part, const CrNode *row)
{
  return cra_part_choose (CRA_PART_MAPS (part)->rows, row);
}

static const CraAdd *
cra_part_maps_get_adds (CraPart *part, gsize *n_out)
{
  *n_out = 0;
  return NULL;
}

static void
cra_part_maps_class_init (CraPartMapsClass *klass)
{
  CraPartClass *part_class = CRA_PART_CLASS (klass);

  part_class->show = cra_part_maps_show;
  part_class->get_row = cra_part_maps_get_row;
  part_class->choose = cra_part_maps_choose;
  part_class->get_adds = cra_part_maps_get_adds;
}

static void
cra_part_maps_init (CraPartMaps *self)
{
  self->map = g_object_new (CRA_TYPE_SETUP_MAP, NULL);
  cra_setup_map_hide_areas (self->map);
  self->rows = cra_part_rows_new (&kind);
  cra_setup_map_put_above (self->map, GTK_WIDGET (self->rows), TABLE_HEIGHT, GTK_BOX (self));
  g_signal_connect_swapped (self->rows, "chosen", G_CALLBACK (cra_part_chosen), self);
}

CraPart *
cra_part_maps_new (void)
{
  return g_object_new (CRA_TYPE_PART_MAPS, NULL);
}
