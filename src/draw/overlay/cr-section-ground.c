/* cr-section-ground.c: ground, water, works and walls in a cut.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-section-private.h"

/* A tree is of leaves, as on the map; all else that stands there is of stone. A roof of tiles would
 * be as red as what stops a line. */
static void
read_stuff (CrSectionColumn *column, const CrTerrainKind *terrain)
{
  CrRecipe recipe;

  column->stuff = CR_TONE_STONE_DIM;
  column->stone = TRUE;
  if (terrain == NULL || !cr_recipe_read (terrain->node, &recipe) || !recipe.filled ||
      recipe.layer != CR_RECIPE_LAYER_CANOPY)
    return;
  column->stuff = recipe.fill;
  column->stone = FALSE;
}

static CrSectionColumn
read_column (const CrSectionPage *page, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (page->scene, place);
  const CrStructureKind *structure = cr_scene_get_structure (page->scene, place);
  CrSectionColumn column = { .place = place, .level = cr_scene_get_level (page->scene, place) };

  column.top = MAX (cr_scene_get_top (page->scene, place), column.level);
  column.water = terrain != NULL && terrain->moat;
  column.built = structure != NULL || (terrain != NULL && terrain->stairs);
  column.solid = terrain != NULL && terrain->blocks;
  read_stuff (&column, terrain);
  return column;
}

static gboolean
is_deciding (const CrSectionPage *page, const CrLofStep *step)
{
  const CrLofStep *decided = &page->lof->decided;

  return decided->reason != CR_LOF_FREE && decided->side < 0 && step->side < 0 &&
         cr_hex_equal (decided->place.hex, step->place.hex);
}

/* At a corner two hexes lie equally far: the deciding one is shown, else the first. */
void
cr_section_collect_columns (CrSectionPage *page)
{
  CrSectionColumn first = read_column (page, page->lof->from),
                  last = read_column (page, page->lof->to);

  g_array_set_size (page->columns, (guint) page->lof->range + 1);
  for (int i = 0; i <= page->lof->range; i++)
    g_array_index (page->columns, CrSectionColumn, i) =
        (CrSectionColumn){ .place = { -1, { 0, 0 } } };
  for (guint i = 0; i < page->steps->len; i++) {
    const CrLofStep *step = &g_array_index (page->steps, CrLofStep, i);
    int at = cr_hex_distance (page->lof->from.hex, step->place.hex);

    if (step->side >= 0 || at <= 0 || at >= page->lof->range)
      continue;
    if (g_array_index (page->columns, CrSectionColumn, at).place.floor < 0 ||
        is_deciding (page, step))
      g_array_index (page->columns, CrSectionColumn, at) = read_column (page, step->place);
    if (step->reason == CR_LOF_SOLID && !g_array_index (page->columns, CrSectionColumn, at).solid)
      g_array_index (page->columns, CrSectionColumn, at).tower = TRUE;
  }
  g_array_index (page->columns, CrSectionColumn, 0) = first;
  g_array_index (page->columns, CrSectionColumn, page->lof->range) = last;
}

void
cr_section_measure_levels (CrSectionPage *page)
{
  page->lowest = G_MAXINT;
  page->highest = G_MININT;
  for (guint i = 0; i < page->columns->len; i++) {
    const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, i);
    if (column->place.floor < 0)
      continue;
    page->lowest = MIN (page->lowest, column->level);
    page->highest = MAX (page->highest, column->top);
  }
  for (guint i = 0; i < page->steps->len; i++) {
    const CrLofStep *step = &g_array_index (page->steps, CrLofStep, i);
    if (step->side >= 0 && step->top != CR_LOF_NO_TOP)
      page->highest = MAX (page->highest, step->top);
  }
  page->highest = MAX (page->highest, MAX (page->lof->from_stand.level, page->lof->to_stand.level));
  page->lowest -= 1;
  page->highest = MAX (page->highest + 1, page->lowest + 3);
}

static void
fill_box (const CrSectionPage *page, double x, double y1, double y2, CrTone tone)
{
  cr_section_set_tone (page, tone, 1);
  cairo_rectangle (page->cr, x, y2, page->pitch, y1 - y2);
  cairo_fill (page->cr);
}

/* Courses of masonry, so that stone is told from ground in grey too. */
static void
draw_courses (const CrSectionPage *page, double x, double y1, double y2)
{
  cairo_set_line_width (page->cr, 0.7);
  cr_section_set_tone (page, CR_TONE_JOINT, 0.8);
  for (double y = y1 - 7; y > y2; y -= 7) {
    cairo_move_to (page->cr, x, y);
    cairo_line_to (page->cr, x + page->pitch, y);
  }
  cairo_stroke (page->cr);
}

static void
draw_water (const CrSectionPage *page, double x, double y)
{
  cr_section_set_tone (page, CR_TONE_WATER_LIT, 1);
  cairo_set_line_width (page->cr, 1.2);
  for (double at = x + 6; at + 10 < x + page->pitch; at += 18) {
    cairo_move_to (page->cr, at, y + 6);
    cairo_curve_to (page->cr, at + 3, y + 3, at + 6, y + 9, at + 10, y + 6);
  }
  cairo_stroke (page->cr);
}

void
cr_section_draw_column (const CrSectionPage *page, int index)
{
  const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, index);
  double x = cr_section_get_x (page, index - 0.5), y = cr_section_get_y (page, column->level),
         base = cr_section_get_y (page, page->lowest);
  gboolean stone = column->built && column->level > 0;

  if (column->place.floor < 0)
    return;
  fill_box (page, x, base, y,
            column->water ? CR_TONE_WATER
            : stone       ? CR_TONE_STONE
                          : CR_TONE_EARTH);
  if (stone)
    draw_courses (page, x, cr_section_get_y (page, MAX (0, page->lowest)), y);
  if (column->water)
    draw_water (page, x, y);
  if (column->top > column->level || column->solid) {
    double top = cr_section_get_y (page, column->solid ? page->highest : column->top);
    fill_box (page, x, y, top, column->stuff);
    if (column->stone)
      draw_courses (page, x, y, top);
  }
}

void
cr_section_draw_surface (const CrSectionPage *page)
{
  cairo_new_path (page->cr);
  for (guint i = 0; i < page->columns->len; i++) {
    const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, i);
    double y = cr_section_get_y (page, MAX (column->level, column->top));

    cairo_line_to (page->cr, cr_section_get_x (page, i - 0.5), y);
    cairo_line_to (page->cr, cr_section_get_x (page, i + 0.5), y);
  }
  cr_section_set_ink (page, 0.85);
  cairo_set_line_width (page->cr, 1.3);
  cairo_stroke (page->cr);
}

static double
side_column (const CrSectionPage *page, const CrLofStep *step)
{
  CrHex other = cr_hex_neighbour (step->place.hex, step->side);
  int a = cr_hex_distance (page->lof->from.hex, step->place.hex);
  int b = cr_hex_distance (page->lof->from.hex, other);

  return CLAMP ((a + b) / 2.0, 0.5, MAX (0.5, page->lof->range - 0.5));
}

void
cr_section_draw_sides (const CrSectionPage *page)
{
  for (guint i = 0; i < page->steps->len; i++) {
    const CrLofStep *step = &g_array_index (page->steps, CrLofStep, i);
    CrHex other;
    int ground;
    double x;

    if (step->side < 0 || step->kind < 0 || step->way == 2)
      continue;
    other = cr_hex_neighbour (step->place.hex, step->side);
    ground = MAX (cr_scene_get_level (page->scene, step->place),
                  cr_scene_get_level (page->scene, (CrPlace){ step->place.floor, other }));
    x = cr_section_get_x (page, side_column (page, step));
    if (step->kind == CR_SIDE_BATTLEMENT || step->top == CR_LOF_NO_TOP || step->top <= ground)
      cairo_rectangle (page->cr, x - 3, cr_section_get_y (page, ground) - 7, 6, 7);
    else
      cairo_rectangle (page->cr, x - 3, cr_section_get_y (page, step->top), 6,
                       cr_section_get_y (page, ground) - cr_section_get_y (page, step->top));
    cr_section_set_tone (page, CR_TONE_MERLON, 1);
    cairo_fill_preserve (page->cr);
    cr_section_set_ink (page, 0.9);
    cairo_set_line_width (page->cr, 1);
    cairo_stroke (page->cr);
  }
}
