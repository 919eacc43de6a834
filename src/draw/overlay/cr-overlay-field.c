/* cr-overlay-field.c: zones of fire, dead ground, reach. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-overlay-private.h"

#include "cr-region.h"

#include <math.h>

/* Hatches of design/art section 10, in W: field by step of cover, dead ground. */
static const double field_pitch[] = { 0.155, 0.155, 0.22, 0.32, 0.32 };
#define FIELD_WIDTH 0.024
#define FIELD_RIM 0.035
#define DEAD_PITCH 0.125
#define DEAD_WIDTH 0.020
#define DEAD_RIM 0.045
#define VEIL_ALPHA 0.20
/* Of the hatch's own casing: how much wider than the line, how strong. */
#define CASING_WIDTH 2.4
#define CASING_ALPHA 0.8

static gboolean
is_seen (const CrOverlayStyle *style, const CrGrid *grid, CrHex hex)
{
  return style->clip.width <= 0 || cr_box_has (style->clip, cr_layout_centre (grid, hex), 1);
}

/* The rims and fields as a path; FALSE when there is nothing. */
static gboolean
set_path (cairo_t *cr, const CrGrid *grid, const GArray *hexes)
{
  g_autoptr (GPtrArray) loops =
      cr_region_trace ((const CrHex *) (const void *) hexes->data, hexes->len);

  cairo_new_path (cr);
  for (guint i = 0; i < loops->len; i++) {
    g_autoptr (GArray) line = cr_region_sides (grid, loops->pdata[i]);

    cairo_new_sub_path (cr);
    for (guint j = 0; j < line->len; j++)
      cairo_line_to (cr, cr_line_at (line, j).x, cr_line_at (line, j).y);
    cairo_close_path (cr);
  }
  return loops->len > 0;
}

/* Half hexes at the edge end at the frame, like the map (MAP-05). */
static void
clip_to_frame (cairo_t *cr, const CrGrid *grid)
{
  CrBox frame = cr_layout_frame (grid);

  cairo_save (cr);
  cairo_rectangle (cr, frame.x, frame.y, frame.width, frame.height);
  cairo_clip (cr);
}

/* Parallel lines through the box, leaning one way or the other, their origin fixed to the map. */
static void
hatch (cairo_t *cr, const CrOverlayStyle *style, CrBox box, double pitch, double lean)
{
  double step = MAX (pitch, CR_OVERLAY_LEAST_PITCH / style->px) * G_SQRT2;
  double from = lean > 0 ? box.x + box.y : box.x - box.y - box.height;
  double to = from + box.width + box.height;

  for (double s = floor (from / step) * step; s <= to; s += step) {
    /* x + lean·y = s crosses the top and the bottom of the box. */
    cairo_move_to (cr, s - lean * box.y, box.y);
    cairo_line_to (cr, s - lean * (box.y + box.height), box.y + box.height);
  }
}

static CrBox
path_box (cairo_t *cr, const CrOverlayStyle *style)
{
  double x1, y1, x2, y2;

  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  if (style->clip.width > 0) {
    x1 = MAX (x1, style->clip.x);
    y1 = MAX (y1, style->clip.y);
    x2 = MIN (x2, style->clip.x + style->clip.width);
    y2 = MIN (y2, style->clip.y + style->clip.height);
  }
  return (CrBox){ x1, y1, MAX (x2 - x1, 0), MAX (y2 - y1, 0) };
}

/* Below this a hatch would be a grey mush: a flat tint says the same. */
static gboolean
is_tiny (const CrOverlayStyle *style)
{
  return style->px < 9;
}

/* A thin casing keeps each line readable on water, roofs and trees without paling the art. */
static void
stroke_hatch (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double width)
{
  cr_overlay_ink (cr, style, CR_TONE_PAPER, CASING_ALPHA);
  cairo_set_line_width (cr, width * CASING_WIDTH);
  cairo_stroke_preserve (cr);
  cr_overlay_ink (cr, style, tone, 0.95);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
fill_pattern (cairo_t *cr, const CrOverlayStyle *style, CrOverlayPattern pattern, double pitch)
{
  CrBox box = path_box (cr, style);
  gboolean dead = pattern == CR_PATTERN_DEAD;
  CrTone tone = dead ? CR_TONE_RED : CR_TONE_BLUE;

  cr_overlay_ink (cr, style, CR_TONE_PAPER, VEIL_ALPHA);
  cairo_fill_preserve (cr);
  if (is_tiny (style)) {
    cr_overlay_ink (cr, style, tone, dead ? 0.45 : 0.28);
    cairo_fill (cr);
    return;
  }
  cairo_save (cr);
  cairo_clip (cr);
  hatch (cr, style, box, pitch, 1);
  if (dead)
    hatch (cr, style, box, pitch, -1);
  stroke_hatch (cr, style, tone, cr_overlay_width (style, dead ? DEAD_WIDTH : FIELD_WIDTH));
  cairo_restore (cr);
}

/* Two dashes a hexside, each where it belongs whatever else is drawn: a pattern that ran along the
 * whole rim would swim when the view moves. */
static void
add_dashes (cairo_t *cr, const CrGrid *grid, const GArray *hexes)
{
  static const double dashes[][2] = { { 0.09, 0.41 }, { 0.59, 0.91 } };
  g_autoptr (GPtrArray) loops =
      cr_region_trace ((const CrHex *) (const void *) hexes->data, hexes->len);

  for (guint i = 0; i < loops->len; i++) {
    const GArray *loop = loops->pdata[i];

    for (guint j = 0; j < 2 * loop->len; j++) {
      CrPoint start = cr_edge_get_start (grid, cr_edge_at (loop, j / 2));
      CrPoint end = cr_edge_get_end (grid, cr_edge_at (loop, j / 2));
      CrPoint from = cr_point_between (start, end, dashes[j % 2][0]);
      CrPoint to = cr_point_between (start, end, dashes[j % 2][1]);

      cairo_move_to (cr, from.x, from.y);
      cairo_line_to (cr, to.x, to.y);
    }
  }
}

static void
draw_rim (cairo_t *cr,
          const CrOverlayStyle *style,
          const CrGrid *grid,
          const GArray *hexes,
          CrOverlayPattern pattern)
{
  if (!set_path (cr, grid, hexes))
    return;
  if (pattern != CR_PATTERN_DEAD) {
    cr_overlay_cased (cr, style, CR_TONE_BLUE, FIELD_RIM);
    return;
  }
  cr_overlay_casing (cr, style, DEAD_RIM);
  cairo_new_path (cr);
  add_dashes (cr, grid, hexes);
  cr_overlay_ink (cr, style, CR_TONE_RED, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, DEAD_RIM));
  cairo_stroke (cr);
}

static void
draw_set (cairo_t *cr,
          const CrOverlayStyle *style,
          const CrGrid *grid,
          const GArray *hexes,
          CrOverlayPattern pattern)
{
  clip_to_frame (cr, grid);
  if (set_path (cr, grid, hexes))
    fill_pattern (cr, style, pattern, pattern == CR_PATTERN_DEAD ? DEAD_PITCH : field_pitch[0]);
  draw_rim (cr, style, grid, hexes, pattern);
  cairo_restore (cr);
}

/* The seen places of a floor that are hit with that cover (-1: any), or dead. */
static GArray *
collect (const CrOverlayStyle *style,
         const CrScene *scene,
         const CrField *field,
         int floor,
         int cover,
         gboolean dead)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { floor, cr_grid_get_hex (grid, i) };
    const CrFieldCell *cell;

    if (!is_seen (style, grid, place.hex) || !cr_scene_has_place (scene, place))
      continue;
    cell = cr_field_get (field, place);
    if (dead ? cr_field_is_dead (field, place)
             : cell->verdict == CR_LOF_CLEAR && (cover < 0 || cell->cover == cover))
      g_array_append_val (hexes, place.hex);
  }
  return hexes;
}

void
cr_overlay_field (cairo_t *cr,
                  const CrOverlayStyle *style,
                  const CrScene *scene,
                  const CrField *field,
                  int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  g_autoptr (GArray) all = collect (style, scene, field, floor, -1, FALSE);

  clip_to_frame (cr, grid);
  for (int cover = CR_COVER_NONE; cover < CR_COVER_INFINITE; cover++) {
    g_autoptr (GArray) hexes = collect (style, scene, field, floor, cover, FALSE);

    if (set_path (cr, grid, hexes))
      fill_pattern (cr, style, CR_PATTERN_FIELD, field_pitch[cover]);
  }
  draw_rim (cr, style, grid, all, CR_PATTERN_FIELD);
  cairo_restore (cr);
}

void
cr_overlay_dead (cairo_t *cr,
                 const CrOverlayStyle *style,
                 const CrScene *scene,
                 const CrField *field,
                 int floor)
{
  g_autoptr (GArray) hexes = collect (style, scene, field, floor, -1, TRUE);

  draw_set (cr, style, cr_map_get_grid (cr_scene_get_map (scene)), hexes, CR_PATTERN_DEAD);
}

/* A number in a paper disc. */
static void
draw_disc (cairo_t *cr, const CrOverlayStyle *style, CrPoint at, int number, double outline)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  double radius = MAX (0.17, 7 / style->px);

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 0.92);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, outline));
  cairo_stroke (cr);
  cr_overlay_text (cr, at, text, radius * 1.15, TRUE);
}

void
cr_overlay_shooters (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrScene *scene,
                     const CrField *field,
                     int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  g_autoptr (GArray) hexes = collect (style, scene, field, floor, -1, FALSE);

  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };

    draw_disc (cr, style, cr_layout_centre (grid, place.hex),
               cr_field_get (field, place)->n_shooters, 0.02);
  }
}

void
cr_overlay_reach (cairo_t *cr,
                  const CrOverlayStyle *style,
                  const CrScene *scene,
                  const CrReach *reach,
                  int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  double dots[] = { 0.001, MAX (0.13, 5 / style->px) };
  int dearest = 1;

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { floor, cr_grid_get_hex (grid, i) };
    int cost = cr_reach_get_cost (reach, place);

    if (cost == CR_IMPASSABLE)
      continue;
    dearest = MAX (dearest, cost);
    g_array_append_val (hexes, place.hex);
  }
  if (!set_path (cr, grid, hexes))
    return;
  cr_overlay_ink (cr, style, CR_TONE_PAPER, VEIL_ALPHA);
  cairo_fill_preserve (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cr_overlay_casing (cr, style, 0.05);
  cairo_set_dash (cr, dots, 2, 0);
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, 0.05));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (guint i = 0; i < hexes->len && style->px >= 16; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };
    int cost = cr_reach_get_cost (reach, place);

    if (cost > 0 && is_seen (style, grid, place.hex))
      draw_disc (cr, style, cr_layout_centre (grid, place.hex), cost,
                 0.045 - 0.033 * cost / dearest);
  }
}

void
cr_overlay_path (cairo_t *cr,
                 const CrOverlayStyle *style,
                 const CrGrid *grid,
                 const GArray *steps,
                 int floor,
                 const char *badge)
{
  CrPoint end = { 0, 0 };

  cairo_new_path (cr);
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    CrPoint from = cr_layout_centre (grid, step->from.hex);

    end = cr_layout_centre (grid, step->to.hex);
    if (step->from.floor == floor)
      cairo_move_to (cr, from.x, from.y);
    if (step->from.floor == floor && step->to.floor == floor)
      cairo_line_to (cr, end.x, end.y);
  }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cr_overlay_cased (cr, style, CR_TONE_BLUE, 0.07);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (badge != NULL && steps->len > 0 &&
      g_array_index (steps, CrStep, steps->len - 1).to.floor == floor)
    cr_overlay_tag (cr, style, end, badge, CR_TONE_BLUE, FALSE);
}

/**
 * cr_overlay_sample:
 *
 * The same patterns in a box, so that a legend cannot say otherwise than the map.
 */
void
cr_overlay_sample (cairo_t *cr, const CrOverlayStyle *style, CrOverlayPattern pattern, CrBox box)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  if (pattern == CR_PATTERN_REACH || pattern == CR_PATTERN_COUNT) {
    cr_overlay_ink (cr, style, CR_TONE_PAPER, 1);
    cairo_fill (cr);
    draw_disc (cr, style, (CrPoint){ box.x + box.width / 2, box.y + box.height / 2 }, 3,
               pattern == CR_PATTERN_REACH ? 0.03 : 0.02);
    return;
  }
  fill_pattern (cr, style, pattern, pattern == CR_PATTERN_DEAD ? DEAD_PITCH : field_pitch[0]);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cr_overlay_cased (cr, style, pattern == CR_PATTERN_DEAD ? CR_TONE_RED : CR_TONE_BLUE, FIELD_RIM);
}
