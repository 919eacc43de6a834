/* cra-ghost.c: a see-through picture of a piece that is about to be pasted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-ghost.h"

#include "cr-layout.h"
#include "cr-painter.h"

#include <math.h>

/* Walls reach about this far beyond their hexes, in units of the plane. */
#define RIM 0.11
/* A piece with more hexes takes longer than a frame to draw; only its outline is shown. */
#define MOST_CELLS 1500
#define MOST_PIXELS 2048
#define OPACITY 0.65
/* Small pictures are drawn at twice their size, for screens with a scale of 2. */
#define FINENESS 2

struct _CraGhost {
  cairo_surface_t *surface;
  CrBox box; /* the extent of @surface, in the plane of the piece */
  CrPoint anchor;
  double scale, asked;
};

static void
add_hexes (cairo_t *cr, const CrMap *piece, int floor)
{
  const CrGrid *grid = cr_map_get_grid (piece);

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrHex hex = cr_grid_get_hex (grid, i);

    if (!cr_map_has_place (piece, (CrPlace){ floor, hex }))
      continue;
    cairo_new_sub_path (cr);
    for (int corner = 0; corner < CR_N_DIRECTIONS; corner++) {
      CrPoint at = cr_layout_corner (grid, hex, corner);

      cairo_line_to (cr, at.x, at.y);
    }
    cairo_close_path (cr);
  }
}

/* Clears the paper outside the hexes of the piece. */
static void
cut_out (cairo_t *cr, const CrMap *piece, int floor)
{
  cairo_push_group (cr);
  add_hexes (cr, piece, floor);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2 * RIM);
  cairo_stroke (cr);
  cairo_pop_group_to_source (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_IN);
  cairo_paint (cr);
}

static void
draw_ghost (const CraGhost *ghost, const CrMap *piece, const CrRuleset *ruleset, int floor)
{
  g_autoptr (CrScene) scene = cr_scene_new (piece, ruleset);
  g_autoptr (CrArt) art = cr_art_new (scene);
  cairo_t *cr = cairo_create (ghost->surface);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = floor;
  options.show = 0;
  options.detail = ghost->scale < 12 ? CR_DETAIL_PLAIN : CR_DETAIL_AUTO;
  cairo_scale (cr, ghost->scale, ghost->scale);
  cairo_translate (cr, -ghost->box.x, -ghost->box.y);
  cr_art_paint (art, cr, &options);
  cut_out (cr, piece, floor);
  cairo_destroy (cr);
}

CraGhost *
cra_ghost_new (const CrMap *piece, const CrRuleset *ruleset, double scale)
{
  const CrGrid *grid = cr_map_get_grid (piece);
  CrPlace anchor = cr_piece_get_anchor (piece);
  CraGhost *ghost;

  if (cr_grid_n_cells (grid) > MOST_CELLS)
    return NULL;
  ghost = g_new0 (CraGhost, 1);
  ghost->box = cr_layout_bounds (grid);
  ghost->anchor = cr_layout_centre (grid, anchor.hex);
  ghost->asked = scale;
  ghost->scale = MIN (scale, MOST_PIXELS / MAX (ghost->box.width, ghost->box.height));
  ghost->surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (ghost->box.width * ghost->scale),
                                  (int) ceil (ghost->box.height * ghost->scale));
  draw_ghost (ghost, piece, ruleset, anchor.floor);
  return ghost;
}

void
cra_ghost_free (CraGhost *ghost)
{
  cairo_surface_destroy (ghost->surface);
  g_free (ghost);
}

double
cra_ghost_get_scale (const CraGhost *ghost)
{
  return ghost->asked;
}

void
cra_ghost_draw (const CraGhost *ghost, cairo_t *cr, const CraViewport *viewport, CrPoint at)
{
  CrPoint corner =
      cra_viewport_to_widget (viewport, (CrPoint){ at.x - ghost->anchor.x + ghost->box.x,
                                                   at.y - ghost->anchor.y + ghost->box.y });

  cairo_save (cr);
  cairo_translate (cr, corner.x, corner.y);
  cairo_scale (cr, viewport->scale / ghost->scale, viewport->scale / ghost->scale);
  cairo_set_source_surface (cr, ghost->surface, 0, 0);
  cairo_paint_with_alpha (cr, OPACITY);
  cairo_restore (cr);
}

GdkPaintable *
cra_ghost_new_paintable (const CrMap *piece, const CrRuleset *ruleset, int width, int height)
{
  CrBox box = cr_layout_bounds (cr_map_get_grid (piece));
  double scale = FINENESS * MIN (width / box.width, height / box.height);
  g_autoptr (CraGhost) ghost = cra_ghost_new (piece, ruleset, scale);
  GtkSnapshot *snapshot;
  cairo_t *cr;

  if (ghost == NULL)
    return NULL;
  snapshot = gtk_snapshot_new ();
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - box.width * scale / FINENESS) / 2,
                   (height - box.height * scale / FINENESS) / 2);
  cairo_scale (cr, 1.0 / FINENESS, 1.0 / FINENESS);
  cairo_set_source_surface (cr, ghost->surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}
