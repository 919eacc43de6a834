/* cra-setup-map.c: the map with the areas and places where men of a scenario begin.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-setup-map.h"

#include "cra-map-pane.h"
#include "cra-map-view-print.h"
#include "cra-row-words.h"

#include "cr-scenario-area.h"
#include "cre-tool-spot.h"

#define MOST_RINGED 60

struct _CraSetupMap {
  GtkBox parent_instance;

  CraMapView *view; /* borrowed */

  /* owned */
  CraLayersPanel *layers;        /* the layers of the view; the panel itself is not shown */
  CreScenarioDocument *document; /* nullable */
  CreMapDocument *map;           /* nullable: the map that is shown */
  CreToolSpot *tool;             /* nullable */
  CrMap *areas;                  /* nullable: a copy of the map with the areas of the scenario */
  gboolean bare;                 /* neither areas nor men are shown */
};

G_DEFINE_FINAL_TYPE (CraSetupMap, cra_setup_map, GTK_TYPE_BOX)

static guint signal_spot;

/* Returns: (transfer full) (nullable): the places of an area; NULL when they are unknown */
static GArray *
list_places (CreScenarioDocument *document, CreMapDocument *map, guint area)
{
  g_autoptr (CrMask) mask = cr_scenario_sum_area (cre_scenario_document_get (document),
                                                  cre_map_document_get_scene (map), area, -1, NULL);
  GArray *places;

  if (mask == NULL)
    return NULL;
  places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cr_mask_list (mask, cre_map_document_get_map (map), places);
  return places;
}

static void
make_areas (CraSetupMap *self)
{
  g_clear_pointer (&self->areas, cr_map_free);
  self->areas =
      cr_scenario_map_areas (cre_scenario_document_get (self->document),
                             cre_map_document_get_scene (self->map), g_get_language_names ());
  cra_map_view_set_areas (self->view, self->areas);
}

static void
spot_cb (CraSetupMap *self, const CrPlace *place, CreSpot what)
{
  g_signal_emit (self, signal_spot, 0, place, what);
}

static void
drop_map (CraSetupMap *self)
{
  if (self->map != NULL)
    cra_map_view_set_document (self->view, NULL);
  if (self->tool != NULL)
    g_signal_handlers_disconnect_by_data (self->tool, self);
  g_clear_object (&self->tool);
  g_clear_object (&self->map);
  cra_map_view_set_areas (self->view, NULL);
  g_clear_pointer (&self->areas, cr_map_free);
}

static void
take_map (CraSetupMap *self, CreMapDocument *map)
{
  drop_map (self);
  if (map == NULL)
    return;
  self->map = g_object_ref (map);
  self->tool = cre_tool_spot_new (map);
  g_signal_connect_swapped (self->tool, "spot", G_CALLBACK (spot_cb), self);
  cra_map_view_set_document (self->view, map);
  cra_map_view_set_tool (self->view, CRE_TOOL (self->tool));
}

void
cra_setup_map_show (CraSetupMap *self, CreScenarioDocument *document)
{
  CreMapDocument *map = document != NULL ? cre_scenario_document_get_map (document) : NULL;

  g_set_object (&self->document, document);
  if (map != self->map)
    take_map (self, map);
  gtk_widget_set_visible (GTK_WIDGET (self), map != NULL);
  if (map == NULL)
    return;
  make_areas (self);
  gtk_widget_queue_draw (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

void
cra_setup_map_outline (CraSetupMap *self, int area)
{
  g_autoptr (GArray) places =
      area >= 0 && self->map != NULL ? list_places (self->document, self->map, (guint) area) : NULL;

  /* An area of many hexes is only hatched; rings around all of them would hide the map. */
  if (self->map != NULL)
    cra_map_view_set_outlined (self->view,
                               places != NULL && places->len <= MOST_RINGED ? places : NULL);
}

/* Adds the men with a place of their own on the shown floor. */
static void
add_men (CraSetupMap *self, CrSheet *sheet)
{
  const CrScenario *scenario = cre_scenario_document_get (self->document);

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);
    g_autofree char *name = NULL;
    CrToken token;
    CrPlace place;

    if (man->at == NULL ||
        !cr_map_parse_place (cre_map_document_get_map (self->map), man->at, &place, NULL) ||
        place.floor != cra_map_view_get_floor (self->view))
      continue;
    name = cra_row_dup_plain (self->document, man->node);
    if (cra_row_get_token (self->document, man->node, name, &token))
      cr_sheet_add_token (sheet, place.hex, 0, &token);
  }
}

/* Adds what is rolled and has a place of its own; it stands on the main surface. */
static void
add_rolled (CraSetupMap *self, CrSheet *sheet)
{
  const CrScenario *scenario = cre_scenario_document_get (self->document);
  const CrMap *map = cre_map_document_get_map (self->map);
  const CrRuleset *ruleset = cr_scene_get_ruleset (cre_map_document_get_scene (self->map));
  int orientation = cr_map_get_grid (map)->orientation;

  for (guint i = 0; i < scenario->gear->len && cra_map_view_get_floor (self->view) == 0; i++) {
    const CrScenarioGear *gear = cr_scenario_get_gear (scenario, i);
    const CrWork *work = cr_ruleset_find_work (ruleset, gear->kind);
    CrTower tower = { .type = work, .wall = 1 };

    if (work == NULL)
      tower.type = work = cr_ruleset_find_piece (ruleset, gear->kind);
    if (work == NULL || !work->tower || gear->at == NULL || gear->gone ||
        !cr_map_parse_place (map, gear->at, &tower.front, NULL) || tower.front.floor != 0 ||
        (gear->facing != NULL && !cr_direction_parse (gear->facing, orientation, &tower.facing)))
      continue;
    cr_sheet_add_tower (sheet, &tower);
  }
}

static void
add_men_cb (CrSheet *sheet, gpointer data)
{
  add_rolled (data, sheet);
  add_men (data, sheet);
}

static void
draw_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraSetupMap *self = data;

  if (self->areas != NULL && !self->bare)
    cra_map_pane_draw_areas (self->view, self->areas, cr, add_men_cb, self);
}

CraPrintSource
cra_setup_map_get_print_source (CraSetupMap *self)
{
  return cra_map_view_get_print_source (self->view);
}

static void
cra_setup_map_dispose (GObject *object)
{
  CraSetupMap *self = CRA_SETUP_MAP (object);

  if (self->layers != NULL)
    drop_map (self);
  g_clear_object (&self->document);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (cra_setup_map_parent_class)->dispose (object);
}

static void
cra_setup_map_class_init (CraSetupMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_setup_map_dispose;
  signal_spot = g_signal_new ("spot", CRA_TYPE_SETUP_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_INT);
}

static void
cra_setup_map_init (CraSetupMap *self)
{
  gtk_box_append (GTK_BOX (self), cra_map_pane_new (&self->view, &self->layers));
  cra_map_view_set_pieces (self->view, NULL, NULL, draw_cb, self);
  cra_map_view_set_printed (self->view, add_men_cb, self);
}

void
cra_setup_map_hide_areas (CraSetupMap *self)
{
  self->bare = TRUE;
}

void
cra_setup_map_put_above (CraSetupMap *self, GtkWidget *table, int height, GtkBox *box)
{
  GtkWidget *paned = gtk_paned_new (GTK_ORIENTATION_VERTICAL);

  gtk_widget_set_size_request (table, -1, height);
  gtk_paned_set_start_child (GTK_PANED (paned), GTK_WIDGET (self));
  gtk_paned_set_end_child (GTK_PANED (paned), table);
  gtk_paned_set_resize_end_child (GTK_PANED (paned), FALSE);
  gtk_paned_set_shrink_start_child (GTK_PANED (paned), FALSE);
  gtk_paned_set_shrink_end_child (GTK_PANED (paned), FALSE);
  gtk_widget_set_vexpand (paned, TRUE);
  gtk_box_append (box, paned);
}
