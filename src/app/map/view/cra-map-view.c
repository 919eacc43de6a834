/* cra-map-view.c: a document on a canvas: floors, layers, tool and hex cursor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include "cr-floors.h"
#include "cre-painting.h"

G_DEFINE_FINAL_TYPE (CraMapView, cra_map_view, GTK_TYPE_WIDGET)

enum {
  SIGNAL_AIMED,
  SIGNAL_SELECTED,
  SIGNAL_FLOOR,
  SIGNAL_MODE,
  SIGNAL_PICTURE_FAILED,
  SIGNAL_MENU,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
cra_map_view_emit_aimed (CraMapView *self)
{
  g_signal_emit (self, signals[SIGNAL_AIMED], 0);
}

void
cra_map_view_emit_selected (CraMapView *self)
{
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

void
cra_map_view_emit_menu (CraMapView *self, const CrPoint *point)
{
  g_signal_emit (self, signals[SIGNAL_MENU], 0, point);
}

void
cra_map_view_emit_picture_failed (CraMapView *self, const char *message)
{
  g_signal_emit (self, signals[SIGNAL_PICTURE_FAILED], 0, message);
}

/* The shown floor may have another number now, or may have been removed. */
static void
follow_floor (CraMapView *self)
{
  int floor = cr_map_find_floor (cre_map_document_get_map (self->document), self->floor_id);

  if (floor >= 0)
    self->floor = floor;
  else
    cra_map_view_set_floor (self, 0);
  if (self->has_cursor)
    self->cursor.floor = self->floor;
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, CraMapView *self)
{
  if (change->floors)
    follow_floor (self);
  if (change->floors)
    cra_map_view_make_mirror (self);
  else
    cra_map_view_touch_mirror (self, change);
  /* A picture may have been added or removed. */
  if (change->floors || change->nodes)
    cra_map_view_move_numbers (self);
  self->overlay_stale = TRUE;
  cra_map_view_emit_aimed (self);
}

void
cra_map_view_set_wrong (CraMapView *self, CrPlaces places)
{
  g_array_set_size (self->wrong, 0);
  g_array_append_vals (self->wrong, places.places, (guint) places.n);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

void
cra_map_view_set_outlined (CraMapView *self, const GArray *places)
{
  g_array_set_size (self->outlined, 0);
  if (places != NULL)
    g_array_append_vals (self->outlined, places->data, places->len);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

static void
layer_cb (CraMapView *self, CraLayer *layer)
{
  if (cra_layer_get_id (layer) == CRA_LAYER_OVERLAY)
    cra_map_view_refresh_overlays (self);
  else
    cra_map_view_refresh_picture (self);
  if (cra_layer_get_id (layer) == CRA_LAYER_PICTURE)
    cra_map_view_move_numbers (self);
  g_signal_emit (self, signals[SIGNAL_MODE], 0);
}

static void
cra_map_view_dispose (GObject *object)
{
  CraMapView *self = CRA_MAP_VIEW (object);

  g_clear_handle_id (&self->rescale, g_source_remove);
  g_clear_handle_id (&self->answering, g_source_remove);
  if (self->flash_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->flash_tick);
  self->flash_tick = 0;
  g_clear_object (&self->reading);
  cra_map_view_set_document (self, NULL);
  g_clear_pointer (&self->outlined, g_array_unref);
  g_clear_pointer (&self->wrong, g_array_unref);
  if (self->canvas != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->canvas));
  self->canvas = NULL;
  G_OBJECT_CLASS (cra_map_view_parent_class)->dispose (object);
}

static void
cra_map_view_class_init (CraMapViewClass *klass)
{
  static const char *const names[] = { "aimed", "selected", "floor-changed", "mode-changed" };

  G_OBJECT_CLASS (klass)->dispose = cra_map_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  for (int i = 0; i < SIGNAL_PICTURE_FAILED; i++)
    signals[i] = g_signal_new (names[i], CRA_TYPE_MAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  signals[SIGNAL_MENU] = g_signal_new ("menu", CRA_TYPE_MAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_PICTURE_FAILED] =
      g_signal_new ("picture-failed", CRA_TYPE_MAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cra_map_view_init (CraMapView *self)
{
  self->outlined = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  self->wrong = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  self->legend_corner = -1;
  self->canvas = g_object_new (CRA_TYPE_CANVAS, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->canvas), GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  cra_map_view_connect_draw (self);
  cra_map_view_connect_input (self);
  g_signal_connect_swapped (self->canvas, "view-changed", G_CALLBACK (cra_map_view_follow_scale),
                            self);
}

/* @document: (nullable) */
void
cra_map_view_set_document (CraMapView *self, CreMapDocument *document)
{
  gboolean again = document != NULL && document == self->document;
  g_autoptr (CreAsk) ask = again ? g_object_ref (self->ask) : NULL;
  CrBox box;

  cra_map_view_set_tool (self, NULL);
  cra_map_view_set_ask (self, NULL);
  if (self->document != NULL) {
    g_signal_handlers_disconnect_by_data (self->document, self);
    g_signal_handlers_disconnect_by_data (cre_painting_get (self->document), self->canvas);
  }
  g_set_object (&self->document, document);
  self->has_cursor = self->has_hover = FALSE;
  if (self->outlined != NULL) {
    g_array_set_size (self->outlined, 0);
    g_array_set_size (self->wrong, 0);
  }
  self->floor = 0;
  g_clear_pointer (&self->floor_id, g_free);
  g_clear_pointer (&self->ghost, cra_ghost_free);
  self->ghost_serial = 0;
  cra_map_view_drop_overlays (self);
  if (document == NULL) {
    cra_map_view_drop_mirror (self);
    return;
  }
  self->floor_id = g_strdup (cr_map_get_floor (cre_map_document_get_map (document), 0)->id);
  self->grid = *cre_map_document_get_grid (document);
  box = cr_paint_sheet_box (cre_map_document_get_map (document));
  cra_canvas_set_grid (self->canvas, &self->grid, &box);
  g_signal_connect (document, "changed", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_object (cre_painting_get (document), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self->canvas, G_CONNECT_SWAPPED);
  if (!again)
    cra_map_view_choose_mode (self);
  cra_map_view_make_mirror (self);
  cra_map_view_set_ask (self, again ? ask : cre_ask_get (document, "fire"));
  g_signal_emit (self, signals[SIGNAL_FLOOR], 0);
}

CreMapDocument *
cra_map_view_get_document (CraMapView *self)
{
  return self->document;
}

void
cra_map_view_set_layers (CraMapView *self, CraLayersPanel *layers)
{
  self->layers = layers;
  g_signal_connect_object (layers, "changed", G_CALLBACK (layer_cb), self, G_CONNECT_SWAPPED);
}

CraCanvas *
cra_map_view_get_canvas (CraMapView *self)
{
  return self->canvas;
}

int
cra_map_view_get_floor (CraMapView *self)
{
  return self->floor;
}

char *
cra_map_view_dup_floor_id (CraMapView *self)
{
  return g_strdup (self->floor_id);
}

void
cra_map_view_set_floor (CraMapView *self, int floor)
{
  if (self->document == NULL || floor == self->floor || floor < 0 ||
      floor >= cr_map_n_floors (cre_map_document_get_map (self->document)))
    return;
  self->floor = floor;
  g_free (self->floor_id);
  self->floor_id =
      g_strdup (cr_map_get_floor (cre_map_document_get_map (self->document), floor)->id);
  if (self->has_cursor)
    self->cursor.floor = floor;
  self->hover.place.floor = floor;
  cra_map_view_refresh_picture (self);
  cra_map_view_refresh_overlays (self);
  g_signal_emit (self, signals[SIGNAL_FLOOR], 0);
  cra_map_view_emit_aimed (self);
}

void
cra_map_view_step_floor (CraMapView *self, int step)
{
  if (self->document != NULL)
    cra_map_view_set_floor (
        self, cr_floors_step (cre_map_document_get_map (self->document), self->floor, step));
}

void
cra_map_view_set_description (CraMapView *self, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
