/* cr-section-ground.c: ground, water, works and walls in a section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-section-private.h"

/* Reads how the thing on the ground looks: a tree and a house as on the map; everything else is of
 * stone. */
static void
read_look (CrSectionColumn *column, const CrTerrainKind *terrain)
{
  CrRecipe recipe;

  column->look = column->built ? CR_SECTION_ROOM : CR_SECTION_BLOCK;
  column->ground = CR_TONE_EARTH;
  column->roof = CR_TONE_SLATE;
  if (terrain == NULL || !cr_recipe_read (terrain->node, &recipe) || !recipe.filled)
    return;
  column->roof = recipe.fill;
  if (recipe.layer == CR_RECIPE_LAYER_CANOPY || recipe.layer == CR_RECIPE_LAYER_GROUND ||
      recipe.layer == CR_RECIPE_LAYER_LOW)
    column->ground = CR_TONE_GRASS;
  if (recipe.layer == CR_RECIPE_LAYER_CANOPY)
    column->look = CR_SECTION_TREE;
  else if (recipe.layer == CR_RECIPE_LAYER_HOUSE)
    column->look = CR_SECTION_HOUSE;
  else
    column->roof = CR_TONE_SLATE;
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
  read_look (&column, terrain);
  return column;
}

static gboolean
is_deciding (const CrSectionPage *page, const CrLofStep *step)
{
  const CrLofStep *decided = &page->lof->decided;

  return decided->reason != CR_LOF_FREE && decided->side < 0 && step->side < 0 &&
         cr_hex_equal (decided->place.hex, step->place.hex);
}

/* At a corner two hexes are equally far away: the deciding one is shown, otherwise the first. */
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
