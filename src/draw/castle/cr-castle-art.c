/* cr-castle-art.c: which hexes are of one piece of masonry.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <string.h>

#include "cr-castle-outline.h"

static gboolean
is_structure (const CrArt *art, int floor, CrHex hex, const char *code)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);

  return structure != NULL && strcmp (structure->code, code) == 0;
}

/* Towers that flank a gate or stand at another's side: slim, and not merged with a great one. */
static gboolean
is_slim (const CrArt *art, int floor, CrHex hex)
{
  return is_structure (art, floor, hex, "gatetower") || is_structure (art, floor, hex, "turret");
}

static gboolean
is_wall_walk (const CrArt *art, int floor, CrHex hex)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);

  return structure != NULL && structure->wall_walk;
}

static gboolean
is_masonry (const CrRecipe *recipe)
{
  switch (recipe->layer) {
  case CR_RECIPE_LAYER_WALL:
  case CR_RECIPE_LAYER_TOWER:
  case CR_RECIPE_LAYER_KEEP:
  case CR_RECIPE_LAYER_STAIR:
    return TRUE;
  default:
    return FALSE;
  }
}

gboolean
cr_castle_is_keep (const CrArt *art, int floor, CrHex hex)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || !is_masonry (recipe))
    return FALSE;
  if (recipe->layer == CR_RECIPE_LAYER_KEEP)
    return TRUE;
  if (structure != NULL && structure->keep)
    return TRUE;
  /* A room that is no tower: a hall, a chapel. */
  return recipe->layer == CR_RECIPE_LAYER_TOWER && recipe->kind == CR_RECIPE_BUILT &&
         cr_recipe_has_scatter (recipe, "planks") && !is_wall_walk (art, floor, hex);
}

gboolean
cr_castle_is_tower (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || !is_masonry (recipe) ||
      cr_castle_is_keep (art, floor, hex))
    return FALSE;
  return recipe->layer == CR_RECIPE_LAYER_TOWER || is_structure (art, floor, hex, "tower") ||
         is_slim (art, floor, hex);
}

/* What stands at the edge of the map ends there: it is not repeated beyond, as ground is. */
static gboolean
is_on_map (const CrArt *art, CrHex hex)
{
  return cr_grid_contains (cr_art_get_grid (art), hex);
}

static gboolean
has_tower (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_is_tower (art, floor, hex) && !is_slim (art, floor, hex);
}

static gboolean
has_gate_tower (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_is_tower (art, floor, hex) && is_slim (art, floor, hex);
}

static gboolean
has_keep (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_is_keep (art, floor, hex);
}

static gboolean
has_solid (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  return recipe->layer == CR_RECIPE_LAYER_WALL && cr_recipe_has_scatter (recipe, "courses") &&
         cr_art_has_hex (art, floor, hex) && !cr_castle_is_keep (art, floor, hex);
}

/* Rubble beside a wall: it is fitted as if it stood, then cut open. Where more of the wall comes or
 * goes about it the rubble is of it all the same, so that the wall on its other side stays. */
gboolean
cr_castle_is_breach (const CrArt *art, int floor, CrHex hex)
{
  if (cr_art_get_recipe (art, floor, hex)->layer != CR_RECIPE_LAYER_RUBBLE ||
      !cr_art_has_hex (art, floor, hex))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_castle_is_tower (art, floor, next) ||
        (cr_art_get_recipe (art, floor, next)->layer == CR_RECIPE_LAYER_WALL &&
         !cr_castle_is_keep (art, floor, next)))
      return TRUE;
  }
  return FALSE;
}

/* The walk runs on under towers and over gateways, so that no seam is seen. */
static gboolean
has_walk (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || cr_castle_is_keep (art, floor, hex) ||
      has_solid (art, floor, hex, NULL))
    return FALSE;
  if (recipe->layer == CR_RECIPE_LAYER_RUBBLE)
    return cr_castle_is_breach (art, floor, hex);
  return recipe->layer == CR_RECIPE_LAYER_WALL || cr_castle_is_tower (art, floor, hex) ||
         is_structure (art, floor, hex, "gatehouse") ||
         (is_wall_walk (art, floor, hex) && recipe->kind == CR_RECIPE_STAIR);
}

const CrRegionClass cr_walk_class = { has_walk, cr_region_built, NULL, 1, cr_walk_trim };

const CrRegionClass cr_solid_class = { has_solid, cr_region_built, NULL, 0 };

const CrRegionClass cr_tower_class = { has_tower, cr_outline_tower, NULL, 0, NULL, TRUE };

const CrRegionClass cr_gate_tower_class = { has_gate_tower, cr_outline_gate_tower,
                                            NULL,           0,
                                            NULL,           TRUE };

const CrRegionClass cr_keep_class = { has_keep, cr_outline_keep, NULL, 0, NULL, TRUE };

/* The level that most of some hexes have; of two as frequent the higher. */
static int
most_frequent (const int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1], int fallback)
{
  int best = 0, level = fallback;

  for (int i = 0; i <= CR_LEVEL_MAX - CR_LEVEL_MIN; i++) {
    if (counts[i] < best || counts[i] == 0)
      continue;
    best = counts[i];
    level = i + CR_LEVEL_MIN;
  }
  return level;
}

int
cr_region_get_level (const CrDraw *draw, const CrRegion *region)
{
  int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 };

  for (guint i = 0; i < region->hexes->len; i++) {
    int level = cr_art_get_level (draw->art, draw->floor, g_array_index (region->hexes, CrHex, i));
    counts[CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX) - CR_LEVEL_MIN]++;
  }
  return most_frequent (counts, 0);
}

/* Ground is what is bare about it: neither water nor built upon. */
static int
ground_about (const CrDraw *draw, const CrRegion *region)
{
  int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 };

  for (guint i = 0; i < region->loops->len; i++) {
    const GArray *loop = region->loops->pdata[i];
    for (guint k = 0; k < loop->len; k++) {
      CrEdge edge = cr_edge_at (loop, k);
      CrHex out = cr_hex_neighbour (edge.hex, edge.side);
      const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, out);
      int level = cr_art_get_level (draw->art, draw->floor, out);

      if (cr_recipe_is_natural (recipe) || recipe->layer == CR_RECIPE_LAYER_COURT)
        counts[CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX) - CR_LEVEL_MIN]++;
    }
  }
  return most_frequent (counts, 0);
}

/* At least a low wall's height, so that nothing built lies flat. */
double
cr_region_get_rise (const CrDraw *draw, const CrRegion *region)
{
  return MAX (cr_region_get_level (draw, region) - ground_about (draw, region), 0.8);
}

CrPiece
cr_castle_get_piece (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (cr_castle_is_keep (art, floor, hex))
    return CR_PIECE_KEEP;
  if (cr_castle_is_tower (art, floor, hex))
    return CR_PIECE_TOWER;
  if (cr_castle_is_breach (art, floor, hex))
    return CR_PIECE_NONE;
  if (has_walk (art, floor, hex, NULL) || has_solid (art, floor, hex, NULL))
    return CR_PIECE_WALK;
  return recipe->layer == CR_RECIPE_LAYER_HOUSE ? CR_PIECE_HOUSE : CR_PIECE_NONE;
}
