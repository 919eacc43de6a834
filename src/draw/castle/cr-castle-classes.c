/* cr-castle-classes.c: the classes of regions of masonry.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-outline.h"

/* Masonry ends at the edge of the map; it is not continued beyond, as ground is. */
static gboolean
is_on_map (const CrArt *art, CrHex hex)
{
  return cr_grid_contains (cr_art_get_grid (art), hex);
}

static gboolean
has_tower (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_hex_is_tower (art, floor, hex) &&
         !cr_castle_hex_is_slim (art, floor, hex);
}

static gboolean
has_gate_tower (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_hex_is_tower (art, floor, hex) &&
         cr_castle_hex_is_slim (art, floor, hex);
}

static gboolean
has_keep (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_hex_is_keep (art, floor, hex);
}

static gboolean
has_solid (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return cr_castle_hex_is_solid (art, floor, hex);
}

/* The walk continues beneath towers and over gateways, so that no seam is seen. */
static gboolean
has_walk (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return cr_castle_hex_is_walk (art, floor, hex);
}

#define MASONRY(has_it, outline_it) .has = has_it, .outline = outline_it, .needs = CR_SIGHT_MASONRY

const CrRegionClass cr_walk_class = { MASONRY (has_walk, cr_region_built), .reach = 1,
                                      .trim = cr_walk_trim };

const CrRegionClass cr_solid_class = { MASONRY (has_solid, cr_region_built) };

const CrRegionClass cr_tower_class = { MASONRY (has_tower, cr_outline_tower), .whole = TRUE };

const CrRegionClass cr_gate_tower_class = { MASONRY (has_gate_tower, cr_outline_gate_tower),
                                            .whole = TRUE };

const CrRegionClass cr_keep_class = { MASONRY (has_keep, cr_outline_keep), .whole = TRUE };

/* Returns: the level that most hexes have; of two that are equally frequent, the higher */
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

gboolean
cr_region_is_walked (const CrDraw *draw, const CrRegion *region)
{
  for (guint i = 0; i < region->hexes->len; i++)
    if (!cr_castle_hex_is_tower (draw->art, draw->floor, g_array_index (region->hexes, CrHex, i)))
      return TRUE;
  return FALSE;
}

/* Returns: the most frequent level of the bare hexes around the region, without water and buildings
 */
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

double
cr_region_get_rise (const CrDraw *draw, const CrRegion *region)
{
  return MAX (cr_region_get_level (draw, region) - ground_about (draw, region), 0.8);
}
