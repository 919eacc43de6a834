/* cr-overlay-answers.c: differences of fire, and ways under fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

/* On hexes smaller than this, in device pixels, numbers would overlap. */
#define LEAST_PX 20

/* Page: the difference that is drawn, and where. */
typedef struct {
  cairo_t *cr;
  const CrOverlayStyle *style;
  const CrGrid *grid;
  const CrDifference *difference;
  int floor;
} Page;

/* Returns: (transfer full): the places in view with that change and that cover after it (−1: any
 * cover) */
static GArray *
collect_changed (const Page *page, CrFireChange change, int cover)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < cr_difference_n (page->difference); i++) {
    const CrDifferenceCell *cell = cr_difference_get (page->difference, i);

    if (cell->change == change && cell->place.floor == page->floor &&
        (cover < 0 || cell->after.cover == cover) &&
        cr_overlay_is_seen (page->style, page->grid, cell->place.hex))
      g_array_append_val (hexes, cell->place.hex);
  }
  return hexes;
}

static void
draw_change (const Page *page, CrFireChange change, CrOverlayPattern pattern)
{
  g_autoptr (GArray) hexes = collect_changed (page, change, -1);

  cr_overlay_set (page->cr, page->style, page->grid, hexes, pattern);
}

/* Each step of cover has a hatch with its own pitch; one rim goes around all of them. */
static void
draw_covers (const Page *page)
{
  g_autoptr (GArray) all = collect_changed (page, CR_FIRE_COVER, -1);

  cr_overlay_clip (page->cr, page->grid);
  for (int cover = CR_COVER_NONE; cover < CR_COVER_INFINITE; cover++) {
    g_autoptr (GArray) hexes = collect_changed (page, CR_FIRE_COVER, cover);

    cr_overlay_fill (
        page->cr, page->style, page->grid, hexes,
        (CrOverlayHatch){ CR_PATTERN_COVER, cr_overlay_field_pitch ((CrCover) cover) });
  }
  cr_overlay_rim (page->cr, page->style, page->grid, all, CR_PATTERN_COVER);
  cairo_restore (page->cr);
}

/* Writes changed numbers of shooters: "+2", "−1". */
static void
draw_counts (const Page *page)
{
  for (guint i = 0; i < cr_difference_n (page->difference); i++) {
    const CrDifferenceCell *cell = cr_difference_get (page->difference, i);
    int more = (int) cell->after.n_shooters - (int) cell->before.n_shooters;
    g_autofree char *text = g_strdup_printf (more < 0 ? "−%d" : "+%d", ABS (more));

    if (cell->change == CR_FIRE_SHOOTERS && cell->place.floor == page->floor &&
        cr_overlay_is_seen (page->style, page->grid, cell->place.hex))
      cr_overlay_disc (page->cr, page->style,
                       cr_overlay_keep_in (page->style, page->grid,
                                           cr_layout_centre (page->grid, cell->place.hex)),
                       text, 0.02);
  }
}

void
cr_overlay_difference (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const CrDifference *difference,
                       int floor)
{
  Page page = { cr, style, grid, difference, floor };

  draw_covers (&page);
  draw_change (&page, CR_FIRE_GAINED, CR_PATTERN_GAINED);
  draw_change (&page, CR_FIRE_LOST, CR_PATTERN_LOST);
  if (style->px >= LEAST_PX)
    draw_counts (&page);
}

static void
set_way (cairo_t *cr, const CrGrid *grid, const CrExposure *exposure, int floor)
{
  cairo_new_path (cr);
  for (guint i = 0; i < cr_exposure_n_steps (exposure); i++) {
    CrPlace place = cr_exposure_get_step (exposure, i)->place;
    CrPoint at = cr_layout_centre (grid, place.hex);

    if (place.floor != floor)
      cairo_new_sub_path (cr);
    else if (i > 0 && cr_exposure_get_step (exposure, i - 1)->place.floor == floor)
      cairo_line_to (cr, at.x, at.y);
    else
      cairo_move_to (cr, at.x, at.y);
  }
}

static double
weigh_step (const CrExposure *exposure, guint n)
{
  guint most = cr_exposure_get_step (exposure, cr_exposure_get_worst (exposure))->hitters->len;

  return 0.012 + 0.043 * n / MAX (most, 1);
}

void
cr_overlay_exposure (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrGrid *grid,
                     const CrExposure *exposure,
                     int floor,
                     const char *badge)
{
  guint n = cr_exposure_n_steps (exposure);

  if (n == 0)
    return;
  set_way (cr, grid, exposure, floor);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cr_overlay_cased (cr, style, CR_TONE_RED, 0.07);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (guint i = 0; i < n; i++) {
    const CrExposureStep *step = cr_exposure_get_step (exposure, i);

    if (step->place.floor == floor)
      cr_overlay_number (cr, style,
                         cr_overlay_keep_in (style, grid, cr_layout_centre (grid, step->place.hex)),
                         (int) step->hitters->len, weigh_step (exposure, step->hitters->len));
  }
  if (badge != NULL && cr_exposure_get_step (exposure, n - 1)->place.floor == floor) {
    CrPoint end = cr_layout_centre (grid, cr_exposure_get_step (exposure, n - 1)->place.hex);
    CrPoint before =
        cr_layout_centre (grid, cr_exposure_get_step (exposure, n > 1 ? n - 2 : 0)->place.hex);

    cr_overlay_tag_end (cr, style, end, badge, CR_TONE_RED, cr_overlay_get_disc (style),
                        end.y > before.y);
  }
}
