/* cra-map-view-draw.c: draws what lies on top of the map in each frame.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <glib/gi18n.h>

#include "cra-outline.h"
#include "cre-men.h"
#include "cre-painting.h"
#include "cre-selection.h"

static void
draw_thin_side (cairo_t *cr, const CraViewport *viewport, const CrGrid *grid, const CreMark *mark)
{
  cra_outline_marks (cr, viewport, grid, mark, 1);
}

/* Draws the marked hexes and sides of this floor; the hexes have one common outline. */
static void
draw_marks (CraMapView *self,
            cairo_t *cr,
            const CreMark *marks,
            gsize n_marks,
            void (*draw_side) (cairo_t *, const CraViewport *, const CrGrid *, const CreMark *))
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (gsize i = 0; i < n_marks; i++) {
    if (marks[i].place.floor != self->floor)
      continue;
    if (marks[i].side < 0)
      g_array_append_val (hexes, marks[i].place.hex);
    else
      draw_side (cr, viewport, &self->grid, &marks[i]);
  }
  cra_outline_selection (cr, viewport, &self->grid, (const CrHex *) (void *) hexes->data,
                         hexes->len);
}

/* Draws what the tool has in hand on this floor. */
static void
draw_held (CraMapView *self, cairo_t *cr)
{
  gsize n = 0;
  const CreMark *marks = cre_tool_get_held (self->tool, &n);

  draw_marks (self, cr, marks, n, cra_outline_side);
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

/* Draws the selection, except the hex of the cursor. */
static void
draw_selection (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  CreSelection *selection = cre_tool_get_selection (self->tool);
  const CreMark *marks;
  const CrPoint *lasso;
  gsize n = 0;

  if (selection == NULL)
    return;
  marks = cre_selection_get_marks (selection, &n);
  draw_marks (self, cr, marks, n, draw_thin_side);
  lasso = cre_tool_get_lasso (self->tool, &n);
  cra_outline_lasso (cr, viewport, lasso, n);
}

/* Draws the mirror axes while a tool that paints is in hand. */
static void
draw_axes (CraMapView *self, cairo_t *cr)
{
  CrSymmetry symmetry = cre_painting_get_symmetry (cre_painting_get (self->document));

  if (symmetry.kind != CR_SYMMETRY_NONE && cre_tool_get_shows (self->tool) & CRE_SHOWS_AXES)
    cra_outline_axes (cr, cra_canvas_get_viewport (self->canvas), &self->grid, &symmetry);
}

/* Returns: (transfer full): the hexes of those places that lie on the shown floor */
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

/* Draws the hexes of the inspected stairway, passage or area, and those of a problem. */
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

/* Draws the piece that is about to be pasted see-through; its outline is drawn on top. */
static void
draw_ghost (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  double scale = viewport->scale * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  CrPlace at;
  guint serial = 0;
  const CrMap *piece = cre_tool_get_piece (self->tool, &at, &serial);

  if (piece == NULL || at.floor != self->floor)
    return;
  if (self->ghost_serial != serial ||
      (self->ghost != NULL && cra_ghost_get_scale (self->ghost) != scale)) {
    g_clear_pointer (&self->ghost, cra_ghost_free);
    self->ghost = cra_ghost_new (piece, cre_map_document_get_ruleset (self->document), scale);
    self->ghost_serial = serial;
  }
  if (self->ghost != NULL)
    cra_ghost_draw (self->ghost, cr, viewport, cr_layout_centre (&self->grid, at.hex));
}

/* A map that nobody has painted on yet says how to begin. */
static void
draw_invitation (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (PangoLayout) layout = NULL;
  int width = 0, height = 0;

  if (self->moved != NULL || cre_document_get_file (CRE_DOCUMENT (self->document)) != NULL ||
      cre_men_get_undo_label (cre_men_get (self->document)) != NULL ||
      cre_document_get_modified (CRE_DOCUMENT (self->document)) || cra_map_view_has_picture (self))
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

static void
draw_chosen_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;

  if (self->document == NULL)
    return;
  draw_selection (self, cr);
  draw_outlined (self, cr);
  draw_invitation (self, cr);
  draw_axes (self, cr);
}

static void
draw_cursor_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;

  if (self->document != NULL && self->has_cursor && self->cursor.floor == self->floor &&
      !self->asking)
    cra_outline_selection (cr, cra_canvas_get_viewport (canvas), &self->grid, &self->cursor.hex, 1);
}

/* Finds the columns and rows in view, and one more on each side. */
static void
read_reach (CraMapView *self, int *low, int *high)
{
  CrBox box = cra_viewport_get_visible (cra_canvas_get_viewport (self->canvas));
  const CrPoint corners[] = { { box.x, box.y }, { box.x + box.width, box.y + box.height } };
  const int size[] = { self->grid.columns, self->grid.rows };
  int at[2];

  for (int i = 0; i < 2; i++) {
    cr_grid_address (&self->grid, cr_layout_hex_at (&self->grid, corners[i]), &at[0], &at[1]);
    for (int k = 0; k < 2; k++)
      *(i == 0 ? &low[k] : &high[k]) = i == 0 ? MAX (at[k] - 1, 1) : MIN (at[k] + 1, size[k]);
  }
}

static void
add_tunnels_at (const CrMap *map, CrPlace place, GArray *pairs)
{
  for (CrDirection d = 0; cr_map_has_place (map, place) && d < CR_N_DIRECTIONS / 2; d++) {
    CrPlace next = { place.floor, cr_hex_neighbour (place.hex, d) };

    if (!cr_map_has_place (map, next))
      continue;
    g_array_append_val (pairs, place.hex);
    g_array_append_val (pairs, next.hex);
  }
}

GArray *
cra_map_view_list_tunnels (CraMapView *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (CrHex));
  int low[2], high[2];

  read_reach (self, low, high);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    if (floor == self->floor || !cr_floor_is_secret (cr_map_get_floor (map, floor)))
      continue;
    for (int row = low[1]; row <= high[1]; row++)
      for (int column = low[0]; column <= high[0]; column++) {
        CrPlace place = { floor, cr_grid_hex_at (&self->grid, column, row) };

        add_tunnels_at (map, place, pairs);
      }
  }
  return pairs;
}

/* While the tool for passages is in hand, what was dug is seen through the ground. */
static void
draw_tunnels (CraMapView *self, cairo_t *cr, const CreMark *marks, gsize n)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (GArray) pairs = NULL;

  if (!(cre_tool_get_shows (self->tool) & CRE_SHOWS_TUNNEL))
    return;
  pairs = cra_map_view_list_tunnels (self);
  cra_outline_tunnels (cr, viewport, &self->grid, pairs);
  if (cre_tool_is_active (self->tool))
    cra_outline_tunnel (cr, viewport, &self->grid, marks, n);
}

static void
draw_tool_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;
  const CreMark *marks;
  gsize n = 0;

  if (self->document == NULL || self->tool == NULL)
    return;
  marks = cre_tool_get_preview (self->tool, &n);
  draw_ghost (self, cr);
  if (self->pieces == NULL)
    draw_held (self, cr);
  draw_tunnels (self, cr, marks, n);
  cra_outline_marks (cr, cra_canvas_get_viewport (canvas), &self->grid, marks, n);
  if (self->pieces == NULL)
    draw_tags (self, cr);
}

static void
draw_answers_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  if (CRA_MAP_VIEW (data)->document != NULL)
    cra_map_view_draw_answers (data, cr);
}

static void
draw_beneath_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;

  if (self->document != NULL && self->beneath != NULL)
    self->beneath (canvas, cr, self->pieces_data);
}

static void
snapshot_pieces_cb (CraCanvas *canvas, GtkSnapshot *snapshot, gpointer data)
{
  CraMapView *self = data;

  if (self->document != NULL && self->pieces != NULL)
    self->pieces (canvas, snapshot, self->pieces_data);
}

/* Draws the outlines and tags of the tool above the pieces: one as large as a ram would hide those
 * of its hexes. The moved piece is drawn on top. */
static void
draw_moved_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;

  if (self->document != NULL && self->tool != NULL && self->pieces != NULL) {
    draw_held (self, cr);
    draw_tags (self, cr);
  }
  if (self->document != NULL && self->moved != NULL)
    self->moved (canvas, cr, self->pieces_data);
}

void
cra_map_view_set_pieces (CraMapView *self,
                         CraCanvasDraw beneath,
                         CraCanvasSnapshot pieces,
                         CraCanvasDraw moved,
                         gpointer data)
{
  self->beneath = beneath;
  self->pieces = pieces;
  self->moved = moved;
  self->pieces_data = data;
}

static void
draw_legend_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  if (CRA_MAP_VIEW (data)->document != NULL)
    cra_map_view_draw_legend (data, cr);
}

static void
draw_word_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  if (CRA_MAP_VIEW (data)->document != NULL)
    cra_map_view_draw_word (data, cr);
}

static void
draw_flash_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  if (CRA_MAP_VIEW (data)->document != NULL)
    cra_map_view_draw_flash (data, cr);
}

static void
draw_keyboard_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraMapView *self = data;

  if (self->document != NULL && gtk_widget_has_focus (GTK_WIDGET (canvas)) && self->keyboard &&
      self->has_cursor && self->cursor.floor == self->floor)
    cra_outline_cursor (cr, cra_canvas_get_viewport (canvas), &self->grid, self->cursor.hex);
}

void
cra_map_view_connect_draw (CraMapView *self)
{
  static const CraCanvasDraw below[] = { draw_chosen_cb, draw_cursor_cb, draw_tool_cb,
                                         draw_answers_cb, draw_beneath_cb };
  static const CraCanvasDraw above[] = { draw_moved_cb, draw_legend_cb, draw_flash_cb,
                                         draw_keyboard_cb, draw_word_cb };

  for (guint i = 0; i < G_N_ELEMENTS (below); i++)
    cra_canvas_add_draw (self->canvas, below[i], self);
  cra_canvas_add_snapshot (self->canvas, snapshot_pieces_cb, self);
  for (guint i = 0; i < G_N_ELEMENTS (above); i++)
    cra_canvas_add_draw (self->canvas, above[i], self);
  cra_canvas_show_focus (self->canvas);
}
