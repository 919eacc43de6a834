/* cr-overlay-lof.c: one line of fire on the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

#include "cr-line.h"

#include <math.h>

#define CASING 0.13
#define LINE 0.06

static CrPoint
end_point (const CrGrid *grid, const CrLofEnd *end)
{
  if (end->side < 0)
    return cr_layout_centre (grid, end->place.hex);
  return cr_layout_side_middle (grid, end->place.hex, end->side);
}

static gboolean
is_decided (const CrLof *lof)
{
  return lof->verdict != CR_LOF_CLEAR && lof->decided.reason != CR_LOF_FREE;
}

/* Returns: where the line meets the deciding side or hex, nearest to its middle */
static CrPoint
meeting_point (const CrGrid *grid, const CrLof *lof, CrPoint from, CrPoint to)
{
  const CrLofStep *step = &lof->decided;
  CrPoint middle = step->side >= 0 ? cr_layout_side_middle (grid, step->place.hex, step->side)
                                   : cr_layout_centre (grid, step->place.hex);
  double dx = to.x - from.x, dy = to.y - from.y;
  double square = dx * dx + dy * dy;
  double share = square > 0 ? ((middle.x - from.x) * dx + (middle.y - from.y) * dy) / square : 0;

  return cr_point_between (from, to, CLAMP (share, 0, 1));
}

static void
stroke_line (cairo_t *cr, const CrOverlayStyle *style, CrPoint from, CrPoint to, gboolean free)
{
  double width = MAX (LINE, 2.2 / style->px);
  double dots[] = { 0, width * 2.1 };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  if (!free)
    cairo_set_dash (cr, dots, 2, 0);
  cr_overlay_ink (cr, style, free ? CR_TONE_INK : CR_TONE_RED, 1);
  cairo_set_line_width (cr, free ? width : width * 1.3);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

static void
stroke_casing (cairo_t *cr, const CrOverlayStyle *style, CrPoint from, CrPoint to)
{
  cairo_new_path (cr);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 0.9);
  cairo_set_line_width (cr, MAX (CASING, 5 / style->px));
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* Draws a ring with a dot for a man who shoots or can be hit. */
static void
draw_ring (cairo_t *cr, const CrOverlayStyle *style, CrPoint at, CrTone tone)
{
  double radius = MAX (0.16, 5 / style->px);

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 0.95);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, tone, 1);
  cairo_set_line_width (cr, MAX (0.045, 1.6 / style->px));
  cairo_stroke (cr);
  cairo_arc (cr, at.x, at.y, radius * 0.4, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_cross (cairo_t *cr, const CrOverlayStyle *style, CrPoint at)
{
  double arm = MAX (0.13, 5 / style->px);

  cairo_new_path (cr);
  cairo_move_to (cr, at.x - arm, at.y - arm);
  cairo_line_to (cr, at.x + arm, at.y + arm);
  cairo_move_to (cr, at.x - arm, at.y + arm);
  cairo_line_to (cr, at.x + arm, at.y - arm);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cr_overlay_cased (cr, style, CR_TONE_RED, MAX (0.06, 2.2 / style->px));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* Marks the deciding hex or side, and draws a diamond with "!" where the line meets it. */
static void
draw_decision (cairo_t *cr,
               const CrOverlayStyle *style,
               const CrGrid *grid,
               const CrLofStep *step,
               CrPoint at)
{
  double size = MAX (0.15, 7 / style->px);

  cairo_new_path (cr);
  for (int i = 0; i < (step->side >= 0 ? 2 : 6); i++) {
    int corner = step->side >= 0 ? (step->side + 5 + i) % 6 : i;
    CrPoint p = cr_layout_corner (grid, step->place.hex, corner);
    cairo_line_to (cr, p.x, p.y);
  }
  if (step->side < 0)
    cairo_close_path (cr);
  cr_overlay_cased (cr, style, CR_TONE_RED, 0.06);

  cairo_move_to (cr, at.x, at.y - size);
  cairo_line_to (cr, at.x + size, at.y);
  cairo_line_to (cr, at.x, at.y + size);
  cairo_line_to (cr, at.x - size, at.y);
  cairo_close_path (cr);
  cr_overlay_ink (cr, style, CR_TONE_RED, 1);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, 0.02));
  cairo_stroke (cr);
  cr_overlay_text (cr, at, "!", size * 1.3, TRUE);
}

static gboolean
boxes_meet (CrBox a, CrBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

static CrBox
box_around (CrPoint at, double reach)
{
  return (CrBox){ at.x - reach, at.y - reach, 2 * reach, 2 * reach };
}

/* Writes number and level of the deciding place, unless that would hide a man or another tag. */
static void
tag_decision (cairo_t *cr,
              const CrOverlayStyle *style,
              const CrGrid *grid,
              const CrLof *lof,
              const CrOverlayTags *tags)
{
  const CrLofStep *step = &lof->decided;
  CrPoint from = cr_layout_centre (grid, lof->from.hex), to = cr_layout_centre (grid, lof->to.hex);
  CrPoint at = step->side >= 0 ? cr_layout_side_middle (grid, step->place.hex, step->side)
                               : cr_layout_centre (grid, step->place.hex);
  CrBox taken[] = { box_around (from, 0.3), box_around (to, 0.3),
                    cr_overlay_tag_box (cr, style, from, tags->shooter, to.y < from.y),
                    cr_overlay_tag_box (cr, style, to, tags->target, to.y > from.y) };

  for (int below = 0; below < 2; below++) {
    CrBox box = cr_overlay_tag_box (cr, style, at, tags->decided, below);
    gboolean free = TRUE;

    for (gsize i = 0; i < G_N_ELEMENTS (taken); i++)
      free = free && !boxes_meet (box, taken[i]);
    if (free) {
      cr_overlay_tag_in (cr, style, box, tags->decided, CR_TONE_RED);
      return;
    }
  }
}

/* The tag of each man stands on the side away from the line. */
static void
draw_tags (cairo_t *cr,
           const CrOverlayStyle *style,
           const CrGrid *grid,
           const CrLof *lof,
           const CrOverlayTags *tags)
{
  CrPoint from = cr_layout_centre (grid, lof->from.hex), to = cr_layout_centre (grid, lof->to.hex);
  CrTone tone = lof->verdict == CR_LOF_CLEAR ? CR_TONE_BLUE : CR_TONE_RED;

  if (is_decided (lof))
    tag_decision (cr, style, grid, lof, tags);
  cr_overlay_tag (cr, style, from, tags->shooter, CR_TONE_BLUE, to.y < from.y);
  cr_overlay_tag (cr, style, to, tags->target, tone, to.y > from.y);
}

void
cr_overlay_lof (cairo_t *cr,
                const CrOverlayStyle *style,
                const CrScene *scene,
                const CrLof *lof,
                const CrOverlayTags *tags)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  CrPoint from = end_point (grid, &lof->from_end), to = end_point (grid, &lof->to_end);
  gboolean clear = lof->verdict == CR_LOF_CLEAR;
  CrPoint turn = clear ? to : from;

  if (is_decided (lof))
    turn = meeting_point (grid, lof, from, to);
  stroke_casing (cr, style, from, to);
  if (!cr_hex_equal (lof->from.hex, lof->to.hex)) {
    stroke_line (cr, style, from, turn, TRUE);
    stroke_line (cr, style, turn, to, clear);
  }
  if (is_decided (lof))
    draw_decision (cr, style, grid, &lof->decided, turn);
  draw_ring (cr, style, from, CR_TONE_BLUE);
  if (clear)
    draw_ring (cr, style, to, CR_TONE_BLUE);
  else
    draw_cross (cr, style, to);
  if (tags != NULL)
    draw_tags (cr, style, grid, lof, tags);
}

void
cr_overlay_shooter (cairo_t *cr,
                    const CrOverlayStyle *style,
                    const CrGrid *grid,
                    CrHex hex,
                    const char *label,
                    gboolean below)
{
  CrPoint at = cr_layout_centre (grid, hex);

  draw_ring (cr, style, at, CR_TONE_BLUE);
  if (label != NULL)
    cr_overlay_tag (cr, style, at, label, CR_TONE_BLUE, below);
}

/* Adds a bar along the middle of a side, slightly inwards; with a point outwards when @pointed. */
static void
trace_origin (cairo_t *cr, const CrGrid *grid, CrHex hex, CrDirection side, gboolean pointed)
{
  CrPoint centre = cr_layout_centre (grid, hex), middle = cr_layout_side_middle (grid, hex, side);
  CrPoint a = cr_layout_corner (grid, hex, (side + 5) % 6), b = cr_layout_corner (grid, hex, side);
  CrPoint p = cr_point_between (a, b, 0.3), q = cr_point_between (a, b, 0.7);
  CrPoint back = { (centre.x - middle.x) * 0.22, (centre.y - middle.y) * 0.22 };

  cairo_new_path (cr);
  cairo_move_to (cr, p.x + back.x, p.y + back.y);
  cairo_line_to (cr, p.x, p.y);
  if (pointed)
    cairo_line_to (cr, middle.x - back.x, middle.y - back.y);
  cairo_line_to (cr, q.x, q.y);
  cairo_line_to (cr, q.x + back.x, q.y + back.y);
  cairo_close_path (cr);
}

void
cr_overlay_origins (cairo_t *cr,
                    const CrOverlayStyle *style,
                    const CrGrid *grid,
                    const CrOverlayOrigins *origins)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gboolean chosen = origins->chosen == d;

    if ((origins->sides >> d & 1) == 0)
      continue;
    trace_origin (cr, grid, origins->hex, d, chosen && origins->asked);
    cr_overlay_ink (cr, style, chosen ? CR_TONE_BLUE : CR_TONE_PAPER, 0.95);
    cairo_fill_preserve (cr);
    cr_overlay_ink (cr, style, chosen ? CR_TONE_PAPER : CR_TONE_BLUE, 1);
    cairo_set_line_width (cr, cr_overlay_width (style, 0.025));
    cairo_stroke (cr);
  }
}

void
cr_overlay_man (cairo_t *cr,
                const CrOverlayStyle *style,
                const CrGrid *grid,
                const CrOverlayMan *man)
{
  CrPoint at = cr_layout_centre (grid, man->hex);
  double radius = MAX (0.24, 8 / style->px);

  cairo_new_path (cr);
  if (man->friend)
    cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, at.x - radius * 0.88, at.y - radius * 0.88, radius * 1.76, radius * 1.76);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 0.95);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, man->friend ? CR_TONE_BLUE : CR_TONE_RED, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, 0.05));
  cairo_stroke (cr);
  cr_overlay_text (cr, at, man->letter, radius * 1.3, TRUE);
}
