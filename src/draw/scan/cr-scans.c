/* cr-scans.c: draws scans under their fit. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scans.h"
#include "cr-regions.h"

#include <math.h>

#include "cr-fit.h"
#include "cr-rectify.h"
#include "cr-text.h"

/* Where two scans overlap, the upper one fades into the lower one over half a hex around the line
 * on which both borders are equally far. So no edge shows, and small errors of the fit are not seen
 * double for long. */
#define FEATHER 0.5
#define MASK_DOTS 6.0 /* dots to a W at most, one to three pixels each at least */

/* A scan of the floor, ready to be drawn. */
typedef struct {
  cairo_surface_t *surface;
  double opacity;
  CrFlat flat;
} Scan;

/* Cairo's matrix leads from the plane to the picture, the other way round than ours. */
static cairo_matrix_t
to_cairo (const CrAffine *m)
{
  cairo_matrix_t matrix;

  cairo_matrix_init (&matrix, m->xx, m->yx, m->xy, m->yy, m->x0, m->y0);
  return matrix;
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
  gint64 milli;

  return text != NULL && cr_text_parse_milli (text, &milli) ? CLAMP (milli / 1000.0, 0, 1) : 1;
}

/* A picture without a fit is not on the map yet; one that was not loaded is skipped. */
static void
add_scan (const CrDraw *draw, const CrNode *node, GArray *scans)
{
  const char *id = cr_node_get (node, "id");
  cairo_surface_t *surface = id != NULL ? cr_art_get_picture (draw->art, id) : NULL;
  double opacity = own_opacity (node);

  if (surface == NULL || opacity == 0 || !is_on_floor (draw, node))
    return;
  Scan scan = { surface, opacity, *cr_flat_get (surface, draw->grid, node) };
  if (scan.flat.surface != NULL)
    cairo_surface_reference (scan.flat.surface);
  if (scan.flat.fitted)
    g_array_append_val (scans, scan);
}

static void
scan_clear (gpointer data)
{
  g_clear_pointer (&((Scan *) data)->flat.surface, cairo_surface_destroy);
}

static void
set_source (cairo_t *cr, const Scan *scan)
{
  const CrFlat *flat = &scan->flat;
  cairo_surface_t *surface = flat->surface != NULL ? flat->surface : scan->surface;
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface);
  cairo_matrix_t matrix = to_cairo (&flat->warp.matrix);

  if (flat->surface != NULL) {
    double x = cairo_image_surface_get_width (surface) / flat->box.width;
    double y = cairo_image_surface_get_height (surface) / flat->box.height;

    cairo_matrix_init (&matrix, x, 0, 0, y, -x * flat->box.x, -y * flat->box.y);
  }
  cairo_pattern_set_matrix (pattern, &matrix);
  /* When a scan is reduced a lot, only the good filter looks at every pixel. */
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_GOOD);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

/* Clips to the crop of a scan that cairo itself lays into place; flattened ones are cut already. */
static void
clip_crop (cairo_t *cr, const Scan *scan)
{
  const CrBox *crop = &scan->flat.crop;
  double width = cairo_image_surface_get_width (scan->surface);
  double height = cairo_image_surface_get_height (scan->surface);
  CrAffine back;

  if (scan->flat.surface != NULL || (crop->width == width && crop->height == height) ||
      !cr_affine_invert (&scan->flat.warp.matrix, &back))
    return;
  for (int i = 0; i < 4; i++) {
    CrPoint corner = { crop->x + (i == 1 || i == 2 ? crop->width : 0),
                       crop->y + (i >= 2 ? crop->height : 0) };

    corner = cr_affine_apply (&back, corner);
    cairo_line_to (cr, corner.x, corner.y);
  }
  cairo_close_path (cr);
  cairo_clip (cr);
}

/* Returns: how much of the scan is seen at a place, 0…1 */
static double
find_share (const GArray *scans, guint index, CrPoint plane)
{
  double below = 0, own, t;

  for (guint i = 0; i < index; i++)
    below = MAX (below, cr_flat_get_depth (&g_array_index (scans, Scan, i).flat, plane));
  if (below <= 0)
    return 1;
  own = cr_flat_get_depth (&g_array_index (scans, Scan, index).flat, plane);
  t = CLAMP ((own - below) / FEATHER + 0.5, 0, 1);
  return t * t * (3 - 2 * t);
}

/* Returns: (transfer full) (nullable): the mask of a scan; NULL when it hides nothing. Its dots lie
 * at whole multiples of its step, wherever the painting begins, so that tiles join. */
static cairo_pattern_t *
make_mask (const CrDraw *draw, const GArray *scans, guint index)
{
  double dots = CLAMP (draw->px / 3, 0.5, MASK_DOTS);
  int x0 = (int) floor (draw->clip.x * dots) - 2, y0 = (int) floor (draw->clip.y * dots) - 2;
  int width = (int) ceil ((draw->clip.x + draw->clip.width) * dots) + 2 - x0;
  int height = (int) ceil ((draw->clip.y + draw->clip.height) * dots) + 2 - y0;
  cairo_surface_t *mask = cairo_image_surface_create (CAIRO_FORMAT_A8, width, height);
  guchar *pixels = cairo_image_surface_get_data (mask);
  int stride = cairo_image_surface_get_stride (mask);
  cairo_pattern_t *pattern = NULL;
  cairo_matrix_t matrix;

  for (int y = 0; y < height && pixels != NULL; y++)
    for (int x = 0; x < width; x++) {
      CrPoint plane = { (x0 + x + 0.5) / dots, (y0 + y + 0.5) / dots };

      pixels[y * stride + x] = (guchar) lround (255 * find_share (scans, index, plane));
      if (pixels[y * stride + x] < 255 && pattern == NULL)
        pattern = cairo_pattern_create_for_surface (mask);
    }
  cairo_surface_mark_dirty (mask);
  cairo_surface_destroy (mask);
  if (pattern == NULL)
    return NULL;
  cairo_matrix_init (&matrix, dots, 0, 0, dots, -x0, -y0);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_BILINEAR);
  return pattern;
}

static void
paint_scan (const CrDraw *draw, const GArray *scans, guint index, double alpha)
{
  const Scan *scan = &g_array_index (scans, Scan, index);
  cairo_pattern_t *mask = index > 0 ? make_mask (draw, scans, index) : NULL;

  cairo_save (draw->cr);
  clip_crop (draw->cr, scan);
  set_source (draw->cr, scan);
  if (mask == NULL) {
    cairo_paint_with_alpha (draw->cr, alpha * scan->opacity);
  } else if (alpha * scan->opacity == 1) {
    cairo_mask (draw->cr, mask);
  } else {
    cairo_push_group (draw->cr);
    set_source (draw->cr, scan);
    cairo_mask (draw->cr, mask);
    cairo_pop_group_to_source (draw->cr);
    cairo_paint_with_alpha (draw->cr, alpha * scan->opacity);
  }
  cairo_restore (draw->cr);
  g_clear_pointer (&mask, cairo_pattern_destroy);
}

/* Several scans are painted as one group before they become transparent; otherwise overlaps would
 * be denser. */
static void
paint_scans (const CrDraw *draw, const GArray *scans, double alpha)
{
  gboolean together = scans->len > 1 && alpha < 1;

  if (together)
    cairo_push_group (draw->cr);
  for (guint i = 0; i < scans->len; i++)
    paint_scan (draw, scans, i, together ? 1 : alpha);
  if (!together)
    return;
  cairo_pop_group_to_source (draw->cr);
  cairo_paint_with_alpha (draw->cr, alpha);
}

#define HATCH 0.5         /* W between the lines */
#define REASON 0.45       /* size of the letters, W */
#define REASON_WIDTH 0.92 /* the part of the frame's width for a line of them */

/* When the fit of a picture is broken, the whole sheet is hatched and the reason is written on it.
 */
static void
draw_broken (const CrDraw *draw, const CrNode *node, const char *reason, int line)
{
  const char *id = cr_node_get (node, "id");
  g_autofree char *text = g_strdup_printf (
      cr_text ("The picture “%s” cannot be laid on the hexes: %s."), id != NULL ? id : "", reason);
  CrBox frame = cr_layout_frame (draw->grid);
  CrLetter letter = { .size = REASON, .tone = CR_TONE_INK, .alpha = 1, .halo = 1, .align = 0.5 };
  double width = cr_draw_text_width (draw, text, &letter);

  letter.size *= MIN (1, REASON_WIDTH * frame.width / MAX (width, 0.1));
  cairo_save (draw->cr);
  cairo_rectangle (draw->cr, frame.x, frame.y, frame.width, frame.height);
  cairo_clip (draw->cr);
  for (double x = frame.x - frame.height; x < frame.x + frame.width && line == 0; x += HATCH) {
    cairo_move_to (draw->cr, x, frame.y + frame.height);
    cairo_line_to (draw->cr, x + frame.height, frame.y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.03, 0.35);
  cairo_restore (draw->cr);
  cr_draw_text (
      draw,
      (CrPoint){ frame.x + frame.width / 2, frame.y + frame.height / 2 + 1.5 * REASON * line },
      text, &letter);
}

static void
draw_all_broken (const CrDraw *draw)
{
  int line = 0;

  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_PICTURES, i);
    g_autoptr (GError) error = NULL;

    if (cr_node_is (node, "picture") && is_on_floor (draw, node) &&
        !cr_fit_check_picture (draw->grid, node, &error))
      draw_broken (draw, node, error->message, line++);
  }
}

void
cr_draw_pictures (const CrDraw *draw)
{
  static GMutex lock; /* for the flattened scans, which are made once and kept */
  gboolean both = draw->options->mode == CR_PAINT_BOTH;
  CrBox frame = cr_layout_frame (draw->grid);
  g_autoptr (GArray) scans = g_array_new (FALSE, FALSE, sizeof (Scan));

  if (draw->options->mode == CR_PAINT_DATA)
    return;
  if (!both) {
    cairo_rectangle (draw->cr, frame.x, frame.y, frame.width, frame.height);
    cr_draw_fill (draw, CR_TONE_PAPER, 1);
  }
  g_array_set_clear_func (scans, scan_clear);
  g_mutex_lock (&lock);
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_PICTURES, i);
    if (cr_node_is (node, "picture"))
      add_scan (draw, node, scans);
  }
  paint_scans (draw, scans, both ? draw->options->opacity : 1);
  g_mutex_unlock (&lock);
  draw_all_broken (draw);
}
