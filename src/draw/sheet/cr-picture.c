/* cr-picture.c: scans under their fit. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-art-private.h"

#include "cr-fit.h"

/* cairo asks the other way round than people: from the plane to the picture. */
static cairo_matrix_t
to_cairo (const CrAffine *m)
{
  cairo_matrix_t matrix;

  cairo_matrix_init (&matrix, m->xx, m->yx, m->xy, m->yy, m->x0, m->y0);
  return matrix;
}

static void
paint_surface (const CrDraw *draw, cairo_surface_t *surface, const CrAffine *fit, double alpha)
{
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface);
  cairo_matrix_t matrix = to_cairo (fit);

  cairo_pattern_set_matrix (pattern, &matrix);
  /* Reduced a lot, only the good filter looks at every pixel of the scan. */
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_GOOD);
  cairo_set_source (draw->cr, pattern);
  cairo_paint_with_alpha (draw->cr, alpha);
  cairo_pattern_destroy (pattern);
}

static gboolean
is_on_floor (const CrDraw *draw, const CrNode *picture)
{
  const char *floor = cr_node_get (picture, "floor");

  return floor == NULL || cr_map_find_floor (draw->map, floor) == draw->floor;
}

static double
own_opacity (const CrNode *picture)
{
  const char *text = cr_node_get (picture, "opacity");

  return text != NULL ? CLAMP (g_ascii_strtod (text, NULL), 0, 1) : 1;
}

/* A picture without a fit is not on the map yet; one that nobody has loaded is passed over. */
static void
draw_picture (const CrDraw *draw, const CrNode *picture, double alpha)
{
  const char *id = cr_node_get (picture, "id");
  cairo_surface_t *surface = id != NULL ? cr_art_get_picture (draw->art, id) : NULL;
  const CrNode *fit = cr_node_find (picture, "fit");
  CrFitResult result;

  if (surface == NULL || fit == NULL || !is_on_floor (draw, picture))
    return;
  if (cr_fit_from_node (draw->grid, fit, &result, NULL, NULL) && result.kind != CR_FIT_NONE)
    paint_surface (draw, surface, &result.matrix, alpha * own_opacity (picture));
}

void
cr_draw_pictures (const CrDraw *draw)
{
  gboolean both = draw->options->mode == CR_PAINT_BOTH;
  CrBox frame = cr_layout_frame (draw->grid);

  if (draw->options->mode == CR_PAINT_DATA)
    return;
  if (!both) {
    cairo_rectangle (draw->cr, frame.x, frame.y, frame.width, frame.height);
    cr_draw_fill (draw, CR_TONE_PAPER, 1);
  }
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_PICTURES, i);
    if (cr_node_is (node, "picture"))
      draw_picture (draw, node, both ? draw->options->opacity : 1);
  }
}
