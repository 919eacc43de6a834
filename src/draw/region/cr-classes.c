/* cr-classes.c: which hexes merge into a region. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-classes-private.h"

#include "cr-roof.h"

/* Whether the ground is bare: what lies or grows on it is low. */
gboolean
cr_recipe_is_natural (const CrRecipe *recipe)
{
  switch (recipe->layer) {
  case CR_RECIPE_LAYER_GROUND:
  case CR_RECIPE_LAYER_ROAD:
  case CR_RECIPE_LAYER_LOW:
  case CR_RECIPE_LAYER_CANOPY:
    return TRUE;
  default:
    return FALSE;
  }
}

/* @wanted: (nullable): NULL for any court */
static gboolean
is_wanted (const CrRecipe *recipe, const CrRecipe *wanted)
{
  return wanted != NULL ? recipe == wanted : recipe->layer == CR_RECIPE_LAYER_COURT;
}

static int
count_neighbours (const CrArt *art, int floor, CrHex hex, const CrRecipe *wanted)
{
  int n = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    n += is_wanted (cr_art_get_recipe (art, floor, cr_hex_neighbour (hex, d)), wanted);
  return n;
}

/* What stands on a hex hides its ground, so the ground of its neighbours is assumed. */
static gboolean
is_covered (const CrRecipe *own)
{
  return own->layer > CR_RECIPE_LAYER_WATER && own->layer != CR_RECIPE_LAYER_LOW &&
         own->layer != CR_RECIPE_LAYER_SECRET && own->kind != CR_RECIPE_NONE;
}

/* Whether ground with that recipe lies beside the hex, or beside the next hex of the same house. It
 * looks no farther, because a court hex more or less would otherwise show two hexes away. */
static gboolean
is_beside (const CrArt *art, int floor, CrHex hex, const CrRecipe *recipe)
{
  const CrRecipe *own = cr_art_get_recipe (art, floor, hex);

  if (count_neighbours (art, floor, hex, recipe) > 0)
    return TRUE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS && own->layer == CR_RECIPE_LAYER_HOUSE; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_art_get_recipe (art, floor, next) == own &&
        count_neighbours (art, floor, next, recipe) > 0)
      return TRUE;
  }
  return FALSE;
}

/* A court continues under all that touches it: walls, houses, a tree. Things in the open need more
 * court than other ground around them. */
static gboolean
has_court (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *own = cr_art_get_recipe (art, floor, hex);

  if (is_wanted (own, data))
    return cr_art_has_hex (art, floor, hex);
  /* No grass shows beside a pond; what would show beyond a moat is cut off by the trim. */
  if (own->layer == CR_RECIPE_LAYER_WATER)
    return count_neighbours (art, floor, hex, data) > 0;
  if (!is_covered (own))
    return FALSE;
  if (own->layer == CR_RECIPE_LAYER_CANOPY)
    return count_neighbours (art, floor, hex, data) >= 4;
  return is_beside (art, floor, hex, data);
}

gboolean
cr_recipe_is_ford (const CrRecipe *recipe)
{
  return recipe->layer == CR_RECIPE_LAYER_WATER && cr_recipe_has_scatter (recipe, "pebbles");
}

gboolean
cr_recipe_has_waves (const CrRecipe *recipe)
{
  return cr_recipe_has_scatter (recipe, "waterlines") || cr_recipe_has_scatter (recipe, "reeds");
}

/* Water continues through fords and under bridges if it lies on both sides of them. */
static gboolean
has_water (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *own = cr_art_get_recipe (art, floor, hex);

  if (own == data)
    return cr_art_has_hex (art, floor, hex);
  if (cr_recipe_is_ford (own))
    return cr_recipe_has_waves (data) && count_neighbours (art, floor, hex, data) > 0;
  return own->layer == CR_RECIPE_LAYER_OBJECT && own->kind == CR_RECIPE_BUILT &&
         count_neighbours (art, floor, hex, data) >= 2;
}

static gboolean
has_own (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return cr_art_get_recipe (art, floor, hex) == data && cr_art_has_hex (art, floor, hex);
}

/* A passage continues to the foot of the spiral stair at its end (TMP-07). */
static gboolean
has_passage (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return has_own (art, floor, hex, data) ||
         (cr_recipe_has_scatter (cr_art_get_recipe (art, floor, hex), "fan") &&
          count_neighbours (art, floor, hex, data) > 0);
}

/* A house at the edge of the map is not continued beyond it. */
static gboolean
has_house (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return cr_grid_contains (cr_art_get_grid (art), hex) && has_own (art, floor, hex, data);
}

static GArray *
outline_earth (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 6, 0.04);
}

static GArray *
outline_loose (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 14, 0.05);
}

/* Returns: (transfer full): the outline of paving, straight as if laid along a line */
static GArray *
outline_paved (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 16, 0.02);
}

/* Grass is drawn under everything; roads and slopes are drawn along their hexes. */
static gboolean
needs_region (const CrRecipe *recipe)
{
  switch (recipe->kind) {
  case CR_RECIPE_ORGANIC:
    return recipe->filled && !(recipe->fill == CR_TONE_GRASS);
  case CR_RECIPE_SLOPE:
    return recipe->filled && recipe->fill != CR_TONE_GRASS;
  case CR_RECIPE_DUG:
  case CR_RECIPE_BUILT:
  case CR_RECIPE_CLUMPS:
  case CR_RECIPE_PASSAGE:
    return TRUE;
  case CR_RECIPE_ROOF:
    return recipe->layer == CR_RECIPE_LAYER_HOUSE;
  default:
    return FALSE;
  }
}

const CrRegionClass cr_any_court_class = {
  .has = has_court,
  .outline = outline_earth,
  .reach = 2,
  .trim = cr_region_trim_court,
  .needs = 1u << CR_RECIPE_LAYER_COURT,
};

CrRegionClass *
cr_region_class_new (const CrRecipe *recipe)
{
  CrRegionClass class = { has_own, outline_loose, recipe, 0 };

  if (!needs_region (recipe))
    return NULL;
  if (recipe->layer == CR_RECIPE_LAYER_COURT)
    class =
        (CrRegionClass){ has_court, recipe->kind == CR_RECIPE_BUILT ? outline_paved : outline_earth,
                         recipe, 2, cr_region_trim_court };
  else if (recipe->kind == CR_RECIPE_DUG)
    class = (CrRegionClass){ has_water, cr_region_dug, recipe, 1 };
  else if (recipe->layer == CR_RECIPE_LAYER_HOUSE)
    class = (CrRegionClass){ has_house, cr_roof_outline_house, recipe, 0, NULL, TRUE };
  else if (recipe->kind == CR_RECIPE_PASSAGE)
    class = (CrRegionClass){ has_passage, cr_region_dug, recipe, 1 };
  else if (recipe->kind == CR_RECIPE_BUILT)
    class.outline = cr_region_built;
  else if (recipe->layer == CR_RECIPE_LAYER_GROUND)
    class.trim = cr_region_trim_ground;
  class.needs = 1u << recipe->layer;
  return g_memdup2 (&class, sizeof class);
}
