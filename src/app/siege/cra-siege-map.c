/* cra-siege-map.c: the map of the besieged castle. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-siege-map.h"

#include "cra-map-pane.h"

#include "cre-tool-spot.h"

struct _CraSiegeMap {
  GtkBox parent_instance;

  CraMapView *view; /* borrowed */

  /* owned */
  CraLayersPanel *layers; /* the layers of the view; the panel itself is not shown */
  CreSiege *siege;        /* nullable */
  CreToolSpot *tool;      /* nullable */

  gboolean pointed;
  CrPlace place;
};

G_DEFINE_FINAL_TYPE (CraSiegeMap, cra_siege_map, GTK_TYPE_BOX)

static guint signal_pointed;

static void
add_broken_cb (CrSheet *sheet, gpointer data)
{
  cr_sheet_add_broken (sheet, cre_siege_get_areas (CRA_SIEGE_MAP (data)->siege));
}

static void
draw_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraSiegeMap *self = data;

  if (self->siege != NULL)
    cra_map_pane_draw_areas (self->view, cre_siege_get_areas (self->siege), cr, add_broken_cb,
                             self);
}

static void
spot_cb (CraSiegeMap *self, const CrPlace *place, CreSpot what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  self->pointed = what != CRE_SPOT_AWAY;
  self->place = *place;
  g_array_append_val (places, *place);
  cra_map_view_set_outlined (self->view, self->pointed ? places : NULL);
  g_signal_emit (self, signal_pointed, 0);
}

static void
drop_siege (CraSiegeMap *self)
{
  if (self->tool != NULL)
    g_signal_handlers_disconnect_by_data (self->tool, self);
  if (self->siege != NULL)
    cra_map_view_set_document (self->view, NULL);
  g_clear_object (&self->tool);
  g_clear_object (&self->siege);
  self->pointed = FALSE;
}

void
cra_siege_map_set_siege (CraSiegeMap *self, CreSiege *siege)
{
  drop_siege (self);
  if (siege == NULL)
    return;
  self->siege = g_object_ref (siege);
  self->tool = cre_tool_spot_new (cre_siege_get_stage (siege));
  g_signal_connect_swapped (self->tool, "spot", G_CALLBACK (spot_cb), self);
  cra_map_view_set_document (self->view, cre_siege_get_stage (siege));
  cra_map_view_set_tool (self->view, CRE_TOOL (self->tool));
  cra_siege_map_update (self);
}

void
cra_siege_map_update (CraSiegeMap *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

CraMapView *
cra_siege_map_get_view (CraSiegeMap *self)
{
  return self->view;
}

const CrPlace *
cra_siege_map_get_place (CraSiegeMap *self)
{
  return self->pointed ? &self->place : NULL;
}

static void
cra_siege_map_dispose (GObject *object)
{
  CraSiegeMap *self = CRA_SIEGE_MAP (object);

  if (self->layers != NULL)
    drop_siege (self);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (cra_siege_map_parent_class)->dispose (object);
}

static void
cra_siege_map_class_init (CraSiegeMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_siege_map_dispose;
  signal_pointed = g_signal_new ("pointed", CRA_TYPE_SIEGE_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cra_siege_map_init (CraSiegeMap *self)
{
  gtk_box_append (GTK_BOX (self), cra_map_pane_new (&self->view, &self->layers));
  cra_map_view_set_pieces (self->view, NULL, NULL, draw_cb, self);
}
