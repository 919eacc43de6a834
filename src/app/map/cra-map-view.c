/* cra-map-view.c: a document on a canvas: floors, layers, tool and hex cursor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include "cra-outline.h"

#include "cr-floors.h"
#include "cre-brush.h"
#include "cre-painting.h"
#include "cre-tool-names.h"
#include "cre-tool-paste.h"
#include "cre-tool-select.h"
#include "cre-tool-side.h"

#include <glib/gi18n.h>

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

/* Which flags of the painter a layer stands for. */
static const CrShow shows[CRA_N_LAYERS] = {
  [CRA_LAYER_NUMBERS] = CR_SHOW_NUMBERS, [CRA_LAYER_BADGES] = CR_SHOW_BADGES,
  [CRA_LAYER_LABELS] = CR_SHOW_LABELS,   [CRA_LAYER_AREAS] = CR_SHOW_AREAS,
  [CRA_LAYER_TICKS] = CR_SHOW_TICKS,     [CRA_LAYER_LINES] = CR_SHOW_LINES,
  [CRA_LAYER_SECRETS] = CR_SHOW_SECRETS, [CRA_LAYER_CANOPIES] = CR_SHOW_SEE_THROUGH,
  [CRA_LAYER_GHOST] = CR_SHOW_GHOST,     [CRA_LAYER_WAYS] = CR_SHOW_WAYS,
};

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

/* The picture under the overlays. */

gboolean
cra_map_view_layer_shown (CraMapView *self, CraLayerId id)
{
  return self->layers == NULL || cra_layer_get_shown (cra_layers_panel_get (self->layers, id));
}

double
cra_map_view_layer_opacity (CraMapView *self, CraLayerId id)
{
  return self->layers == NULL ? 1 : cra_layer_get_opacity (cra_layers_panel_get (self->layers, id));
}

static gboolean
has_picture (CraMapView *self)
{
  const CrMap *map = cre_document_get_map (self->document);

  return cr_map_n_nodes (map, CR_SECTION_PICTURES) > 0;
}

/* On a floor that only its owner knows of, what he knows is what there is to see. */
static void
read_options (CraMapView *self, CrPaintOptions *options)
{
  gboolean picture = cra_map_view_layer_shown (self, CRA_LAYER_PICTURE) && has_picture (self);
  gboolean terrain = cra_map_view_layer_shown (self, CRA_LAYER_TERRAIN);

  cr_paint_options_init (options);
  options->floor = self->floor;
  options->show = CR_SHOW_GRAIN;
  for (int i = 0; i < CRA_N_LAYERS; i++)
    if (shows[i] != 0 && cra_map_view_layer_shown (self, i) != (i == CRA_LAYER_CANOPIES))
      options->show |= shows[i];
  if (cr_map_get_floor (cre_document_get_map (self->document), self->floor)->known != NULL)
    options->show |= CR_SHOW_SECRETS;
  if (CRE_IS_TOOL_NAMES (self->tool))
    options->show |= CR_SHOW_AREAS;
  options->mode = !picture ? CR_PAINT_DATA : terrain ? CR_PAINT_BOTH : CR_PAINT_PICTURE;
  options->opacity = cra_map_view_layer_opacity (self, CRA_LAYER_PICTURE);
  if (cra_map_view_layer_shown (self, CRA_LAYER_PLAN))
    options->plan = cra_map_view_layer_opacity (self, CRA_LAYER_PLAN);
}

void
cra_map_view_refresh_picture (CraMapView *self)
{
  CrPaintOptions options;
  g_autoptr (CraSource) source = NULL;

  if (self->document == NULL || self->mirror == NULL)
    return;
  read_options (self, &options);
  source = cra_mirror_new_source (self->mirror, &options);
  cra_canvas_set_source (self->canvas, CRA_CANVAS_MAP, source);
  cra_canvas_invalidate (self->canvas, CRA_CANVAS_MAP, NULL);
}

static void
mirror_changed_cb (const CrBox *box, const char *failure, gpointer data)
{
  CraMapView *self = data;

  if (failure != NULL)
    g_signal_emit (self, signals[SIGNAL_PICTURE_FAILED], 0, failure);
  else
    cra_canvas_invalidate (self->canvas, CRA_CANVAS_MAP, box);
}

static void
drop_mirror (CraMapView *self)
{
  if (self->mirror != NULL)
    cra_mirror_set_changed (self->mirror, NULL, NULL);
  g_clear_pointer (&self->mirror, cra_mirror_unref);
}

/* A picture that is missing is told, and the map is drawn without it. */
static void
add_pictures (CraMapView *self)
{
  const CrMap *map = cre_document_get_map (self->document);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = NULL;

    if (!cr_node_is (node, "picture"))
      continue;
    bytes = cre_document_load_picture (self->document, i, &error);
    if (bytes != NULL)
      cra_mirror_add_picture (self->mirror, node, bytes);
    else
      g_signal_emit (self, signals[SIGNAL_PICTURE_FAILED], 0, error->message);
  }
}

/* The whole map anew: at the start, and when floors, stairways or pictures have changed. */
static void
make_mirror (CraMapView *self)
{
  drop_mirror (self);
  self->mirror = cra_mirror_new (cre_document_get_map (self->document),
                                 cre_document_get_ruleset (self->document));
  cra_mirror_set_changed (self->mirror, mirror_changed_cb, self);
  add_pictures (self);
  cra_map_view_refresh_picture (self);
}

/* The one in work may have another index now, or be gone. */
static void
follow_floor (CraMapView *self)
{
  int floor = cr_map_find_floor (cre_document_get_map (self->document), self->floor_id);

  if (floor >= 0)
    self->floor = floor;
  else
    cra_map_view_set_floor (self, 0);
  if (self->has_cursor)
    self->cursor.floor = self->floor;
}

static void
document_changed_cb (CreDocument *document, const CreChange *change, CraMapView *self)
{
  if (change->floors)
    follow_floor (self);
  if (change->floors || change->nodes)
    make_mirror (self);
  else if (change->n_places > 0)
    cra_mirror_touch (self->mirror, cre_document_get_map (document), change->places,
                      change->n_places);
  self->overlay_stale = TRUE;
  cra_map_view_emit_aimed (self);
}

/* What the tool in hand is about, here on this floor. */
static void
draw_held (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  gsize n = 0;
  const CreMark *marks = cre_tool_get_held (self->tool, &n);

  for (gsize i = 0; i < n; i++) {
    if (marks[i].place.floor != self->floor)
      continue;
    if (marks[i].side < 0)
      g_array_append_val (hexes, marks[i].place.hex);
    else
      cra_outline_side (cr, viewport, &self->grid, &marks[i]);
  }
  cra_outline_selection (cr, viewport, &self->grid, (const CrHex *) (void *) hexes->data,
                         hexes->len);
}

static void
draw_tags (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  gsize n = 0;
  const CreTag *tags = cre_tool_get_tags (self->tool, &n);

  for (gsize i = 0; i < n; i++) {
    CrPoint at =
        cra_viewport_to_widget (viewport, cr_layout_centre (&self->grid, tags[i].place.hex));
    g_autoptr (PangoLayout) layout = NULL;

    if (tags[i].place.floor != self->floor)
      continue;
    layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), tags[i].text);
    cra_outline_tag (cr, at, layout);
  }
}

/* What the select tool holds besides the hex of the cursor. */
static void
draw_selection (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  const CreMark *marks;
  const CrPoint *lasso;
  gsize n = 0;

  if (!CRE_IS_TOOL_SELECT (self->tool))
    return;
  marks =
      cre_selection_get_marks (cre_tool_select_get_selection (CRE_TOOL_SELECT (self->tool)), &n);
  for (gsize i = 0; i < n; i++) {
    if (marks[i].place.floor != self->floor)
      continue;
    if (marks[i].side < 0)
      g_array_append_val (hexes, marks[i].place.hex);
    else
      cra_outline_marks (cr, viewport, &self->grid, &marks[i], 1);
  }
  cra_outline_selection (cr, viewport, &self->grid, (const CrHex *) (void *) hexes->data,
                         hexes->len);
  lasso = cre_tool_select_get_lasso (CRE_TOOL_SELECT (self->tool), &n);
  cra_outline_lasso (cr, viewport, lasso, n);
}

/* The mirror one paints in, while one paints. */
static void
draw_axes (CraMapView *self, cairo_t *cr)
{
  CrSymmetry symmetry = cre_painting_get_symmetry (cre_painting_get (self->document));

  if (symmetry.kind != CR_SYMMETRY_NONE &&
      (CRE_IS_BRUSH (self->tool) || CRE_IS_TOOL_SIDE (self->tool)))
    cra_outline_axes (cr, cra_canvas_get_viewport (self->canvas), &self->grid, &symmetry);
}

/* Those of the places that lie on the floor that is shown. */
static GArray *
list_hexes (CraMapView *self, const GArray *places)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < places->len; i++) {
    const CrPlace *place = &g_array_index (places, CrPlace, i);

    if (place->floor == self->floor)
      g_array_append_val (hexes, place->hex);
  }
  return hexes;
}

/* The hexes of the stairway, passage or area that is being inspected, and of a problem. */
static void
draw_outlined (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (GArray) hexes = list_hexes (self, self->outlined);
  g_autoptr (GArray) wrong = list_hexes (self, self->wrong);

  cra_outline_selection (cr, viewport, &self->grid, (const CrHex *) (const void *) hexes->data,
                         hexes->len);
  cra_outline_wrong (cr, viewport, &self->grid, (const CrHex *) (const void *) wrong->data,
                     wrong->len);
}

/* @places: what is wrong there, until the cursor is set elsewhere */
void
cra_map_view_set_wrong (CraMapView *self, const CrPlace *places, gsize n_places)
{
  g_array_set_size (self->wrong, 0);
  g_array_append_vals (self->wrong, places, (guint) n_places);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

/* @places: (element-type CrPlace) (nullable): what the inspector is about, besides the selection */
void
cra_map_view_set_outlined (CraMapView *self, const GArray *places)
{
  g_array_set_size (self->outlined, 0);
  if (places != NULL)
    g_array_append_vals (self->outlined, places->data, places->len);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

/* The piece in hand, seen through; its outline goes on top. */
static void
draw_ghost (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  double scale = viewport->scale * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  CrPlace at;
  guint serial = 0;
  const CrMap *piece = CRE_IS_TOOL_PASTE (self->tool)
                           ? cre_tool_paste_get_turned (CRE_TOOL_PASTE (self->tool), &at, &serial)
                           : NULL;

  if (piece == NULL || at.floor != self->floor)
    return;
  if (self->ghost_serial != serial ||
      (self->ghost != NULL && cra_ghost_get_scale (self->ghost) != scale)) {
    g_clear_pointer (&self->ghost, cra_ghost_free);
    self->ghost = cra_ghost_new (piece, cre_document_get_ruleset (self->document), scale);
    self->ghost_serial = serial;
  }
  if (self->ghost != NULL)
    cra_ghost_draw (self->ghost, cr, viewport, cr_layout_centre (&self->grid, at.hex));
}

/* A map that nobody has touched yet says how to begin. */
static void
draw_invitation (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (PangoLayout) layout = NULL;
  int width = 0, height = 0;

  if (cre_document_get_file (self->document) != NULL ||
      cre_document_get_undo_label (self->document) != NULL ||
      cre_document_get_modified (self->document) || has_picture (self))
    return;
  layout = gtk_widget_create_pango_layout (
      GTK_WIDGET (self), _ ("Paint with T, put a picture under it, or press L to shoot."));
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_rectangle (cr, (viewport->width - width) / 2 - 12, (viewport->height - height) / 2 - 8,
                   width + 24, height + 16);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.13, 0.11, 0.08);
  cairo_move_to (cr, (viewport->width - width) / 2, (viewport->height - height) / 2);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/* What is drawn live, on top of everything. */
static void
draw_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;
  const CraViewport *viewport = cra_canvas_get_viewport (canvas);
  gsize n = 0;

  if (self->document == NULL)
    return;
  draw_selection (self, cr);
  draw_outlined (self, cr);
  draw_invitation (self, cr);
  draw_axes (self, cr);
  if (self->has_cursor && self->cursor.floor == self->floor && !self->asking)
    cra_outline_selection (cr, viewport, &self->grid, &self->cursor.hex, 1);
  if (self->tool != NULL) {
    const CreMark *marks = cre_tool_get_preview (self->tool, &n);

    draw_ghost (self, cr);
    draw_held (self, cr);
    cra_outline_marks (cr, viewport, &self->grid, marks, n);
    draw_tags (self, cr);
  }
  cra_map_view_draw_overlays (self, cr);
  cra_map_view_draw_flash (self, cr);
  if (gtk_widget_has_focus (GTK_WIDGET (canvas))) {
    cra_outline_focus (cr, viewport, 0.20, 0.52, 0.89);
    if (self->keyboard && self->has_cursor && self->cursor.floor == self->floor)
      cra_outline_cursor (cr, viewport, &self->grid, self->cursor.hex);
  }
}

static void
layer_cb (CraMapView *self, CraLayer *layer)
{
  if (cra_layer_get_id (layer) == CRA_LAYER_OVERLAY)
    cra_map_view_refresh_overlays (self);
  else
    cra_map_view_refresh_picture (self);
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
  self->canvas = g_object_new (CRA_TYPE_CANVAS, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->canvas), GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  cra_canvas_set_draw (self->canvas, draw_cb, self);
  cra_map_view_connect_input (self);
  g_signal_connect_swapped (self->canvas, "view-changed", G_CALLBACK (cra_map_view_follow_scale),
                            self);
}

static gboolean
is_painted (const CrMap *map)
{
  const gint16 *terrain = cr_map_get_layer (map, 0, CR_LAYER_TERRAIN);
  int n = cr_grid_n_cells (cr_map_get_grid (map));

  for (int i = 0; i < n; i++)
    if (terrain[i] != cr_map_get_floor (map, 0)->defaults[CR_LAYER_TERRAIN])
      return TRUE;
  return FALSE;
}

/* A map that is painted already shows what is painted, so that the next stroke is seen; until
 * then its picture is what there is to see. V shows the other. */
static void
choose_mode (CraMapView *self)
{
  gboolean painted = is_painted (cre_document_get_map (self->document));

  if (self->layers == NULL || !has_picture (self))
    return;
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_PICTURE), "shown", !painted, NULL);
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_TERRAIN), "shown", TRUE, NULL);
}

/* @document: (nullable) */
void
cra_map_view_set_document (CraMapView *self, CreDocument *document)
{
  gboolean again = document != NULL && document == self->document;
  CrBox box;

  cra_map_view_set_tool (self, NULL);
  cra_map_view_set_answers (self, NULL, NULL);
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
  if (document == NULL) {
    drop_mirror (self);
    return;
  }
  self->floor_id = g_strdup (cr_map_get_floor (cre_document_get_map (document), 0)->id);
  self->grid = *cre_document_get_grid (document);
  box = cr_paint_sheet_box (cre_document_get_map (document));
  cra_canvas_set_grid (self->canvas, &self->grid, &box);
  g_signal_connect (document, "changed", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_object (cre_painting_get (document), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self->canvas, G_CONNECT_SWAPPED);
  if (!again)
    choose_mode (self);
  make_mirror (self);
  g_signal_emit (self, signals[SIGNAL_FLOOR], 0);
}

CreDocument *
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

/* By which it is found again when floors come and go. */
char *
cra_map_view_dup_floor_id (CraMapView *self)
{
  return g_strdup (self->floor_id);
}

void
cra_map_view_set_floor (CraMapView *self, int floor)
{
  if (self->document == NULL || floor == self->floor || floor < 0 ||
      floor >= cr_map_n_floors (cre_document_get_map (self->document)))
    return;
  self->floor = floor;
  g_free (self->floor_id);
  self->floor_id = g_strdup (cr_map_get_floor (cre_document_get_map (self->document), floor)->id);
  if (self->has_cursor)
    self->cursor.floor = floor;
  self->hover.place.floor = floor;
  cra_map_view_refresh_picture (self);
  cra_map_view_refresh_overlays (self);
  g_signal_emit (self, signals[SIGNAL_FLOOR], 0);
  cra_map_view_emit_aimed (self);
}

/* @step: so many storeys up, or down when negative */
void
cra_map_view_step_floor (CraMapView *self, int step)
{
  if (self->document != NULL)
    cra_map_view_set_floor (
        self, cr_floors_step (cre_document_get_map (self->document), self->floor, step));
}

CrPaintMode
cra_map_view_get_mode (CraMapView *self)
{
  CrPaintOptions options = { 0 };

  if (self->document != NULL)
    read_options (self, &options);
  return options.mode;
}

/* Picture, data, both; a map without a picture has its data only. */
void
cra_map_view_cycle_mode (CraMapView *self)
{
  CrPaintMode mode = cra_map_view_get_mode (self);
  gboolean picture, terrain;

  if (self->document == NULL || self->layers == NULL || !has_picture (self))
    return;
  picture = mode != CR_PAINT_PICTURE;
  terrain = mode != CR_PAINT_BOTH;
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_PICTURE), "shown", picture, NULL);
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_TERRAIN), "shown", terrain, NULL);
}

/* The text of the map for those who do not see it: facts of the hex, and the sentence. */
void
cra_map_view_set_description (CraMapView *self, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
