/* cr-overlay-field.c: fields of fire, dead ground, reach.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

/* Returns: (transfer full): the places of the floor in view that are hit with that cover (−1: any),
 * or are dead ground */
static GArray *
collect_seen (const CrOverlayStyle *style,
              const CrField *field,
              int floor,
              int cover,
              gboolean dead)
{
  const CrGrid *grid = cr_field_get_grid (field);
  CrOverlaySeen seen = cr_overlay_find_seen (style, grid);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int row = seen.first_row; row <= seen.last_row; row++)
    for (int column = seen.first_column; column <= seen.last_column; column++) {
      CrPlace place = { floor, cr_grid_hex_at (grid, column, row) };
      const CrFieldCell *cell = cr_field_get (field, place);

      if (cell != NULL && cr_overlay_is_seen (style, grid, place.hex) &&
          (dead ? cr_field_is_dead (field, place)
                : cell->verdict == CR_LOF_CLEAR && (cover < 0 || cell->cover == cover)))
        g_array_append_val (hexes, place.hex);
    }
  return hexes;
}

void
cr_overlay_field (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor)
{
  const CrGrid *grid = cr_field_get_grid (field);
  g_autoptr (GArray) all = collect_seen (style, field, floor, -1, FALSE);

  cr_overlay_clip (cr, grid);
  for (int cover = CR_COVER_NONE; cover < CR_COVER_INFINITE; cover++) {
    g_autoptr (GArray) hexes = collect_seen (style, field, floor, cover, FALSE);

    cr_overlay_fill (
        cr, style, grid, hexes,
        (CrOverlayHatch){ CR_PATTERN_FIELD, cr_overlay_field_pitch ((CrCover) cover) });
  }
  cr_overlay_rim (cr, style, grid, all, CR_PATTERN_FIELD);
  cairo_restore (cr);
}

void
cr_overlay_dead (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor)
{
  g_autoptr (GArray) hexes = collect_seen (style, field, floor, -1, TRUE);

  cr_overlay_set (cr, style, cr_field_get_grid (field), hexes, CR_PATTERN_DEAD);
}

void
cr_overlay_shooters (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor)
{
  const CrGrid *grid = cr_field_get_grid (field);
  g_autoptr (GArray) hexes = collect_seen (style, field, floor, -1, FALSE);

  cr_overlay_clip (cr, grid);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };

    cr_overlay_heat (cr, style, grid, place.hex, cr_field_get (field, place)->n_shooters);
  }
  cairo_restore (cr);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };
    CrPoint at = cr_overlay_keep_in (style, grid, cr_layout_centre (grid, place.hex));

    cr_overlay_count (cr, style, at, cr_field_get (field, place)->n_shooters);
  }
}

/* Returns: (transfer full) (element-type CrHex): the hexes reached on that floor; @most_out is the
 * highest cost */
static GArray *
list_reached (const CrGrid *grid, const CrReach *reach, int floor, int *dearest_out)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  *dearest_out = 1;
  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { floor, cr_grid_get_hex (grid, i) };
    int cost = cr_reach_get_least (reach, place);

    if (cost == CR_IMPASSABLE)
      continue;
    *dearest_out = MAX (*dearest_out, cost);
    g_array_append_val (hexes, place.hex);
  }
  return hexes;
}

/* Veils the area of the path and draws a dotted rim. */
static void
dot_path (cairo_t *cr, const CrOverlayStyle *style)
{
  double dots[] = { 0.001, MAX (0.13, 5 / style->px) };

  cr_overlay_ink (cr, style, CR_TONE_PAPER, CR_OVERLAY_VEIL);
  cairo_fill_preserve (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cr_overlay_casing (cr, style, 0.05);
  cairo_set_dash (cr, dots, 2, 0);
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, 0.05));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

void
cr_overlay_reach (cairo_t *cr,
                  const CrOverlayStyle *style,
                  const CrScene *scene,
                  const CrReach *reach,
                  int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  int dearest;
  g_autoptr (GArray) hexes = list_reached (grid, reach, floor, &dearest);

  cr_overlay_clip (cr, grid);
  if (cr_overlay_set_path (cr, grid, hexes))
    dot_path (cr, style);
  cairo_restore (cr);
  for (guint i = 0; i < hexes->len && style->px >= 16; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };
    int cost = cr_reach_get_least (reach, place);

    if (cost > 0 && cr_overlay_is_seen (style, grid, place.hex))
      cr_overlay_number (cr, style,
                         cr_overlay_keep_in (style, grid, cr_layout_centre (grid, place.hex)), cost,
                         0.045 - 0.033 * cost / dearest);
  }
}

void
cr_overlay_threats (cairo_t *cr,
                    const CrOverlayStyle *style,
                    const CrGrid *grid,
                    const GArray *hexes)
{
  cr_overlay_clip (cr, grid);
  cr_overlay_fill (cr, style, grid, hexes, (CrOverlayHatch){ CR_PATTERN_COVER });
  cairo_restore (cr);
}

void
cr_overlay_path (cairo_t *cr,
                 const CrOverlayStyle *style,
                 const CrGrid *grid,
                 const GArray *steps,
                 int floor,
                 const char *badge)
{
  CrPoint end = { 0, 0 }, from = end;

  cairo_new_path (cr);
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);

    from = cr_layout_centre (grid, step->from.hex);
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
    cr_overlay_tag_end (cr, style, end, badge, CR_TONE_BLUE, 0, end.y > from.y);
}
