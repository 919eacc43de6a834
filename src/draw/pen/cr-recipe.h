/* cr-recipe.h: how a ruleset says a terrain is drawn. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-palette.h"
#include "cr-ruleset.h"

/* How the outline and the body of a terrain are drawn. */
typedef enum {
  CR_RECIPE_NONE, /* no recipe, or an unknown one: drawn hatched */
  CR_RECIPE_ORGANIC,
  CR_RECIPE_DUG,
  CR_RECIPE_BUILT,
  CR_RECIPE_CLUMPS,
  CR_RECIPE_SCATTER,
  CR_RECIPE_ROAD,
  CR_RECIPE_SLOPE,
  CR_RECIPE_ROOF,
  CR_RECIPE_STAIR,
  CR_RECIPE_PASSAGE,
} CrRecipeKind;

/* The layer in which the terrain is drawn. */
typedef enum {
  CR_RECIPE_LAYER_GROUND,
  CR_RECIPE_LAYER_COURT,
  CR_RECIPE_LAYER_ROAD,
  CR_RECIPE_LAYER_WATER,
  CR_RECIPE_LAYER_LOW,
  CR_RECIPE_LAYER_OBJECT,
  CR_RECIPE_LAYER_HOUSE,
  CR_RECIPE_LAYER_STAIR,
  CR_RECIPE_LAYER_HOARDING,
  CR_RECIPE_LAYER_WALL,
  CR_RECIPE_LAYER_RUBBLE,
  CR_RECIPE_LAYER_TOWER,
  CR_RECIPE_LAYER_KEEP,
  CR_RECIPE_LAYER_CANOPY,
  CR_RECIPE_LAYER_SECRET,
} CrRecipeLayer;

/**
 * CrRecipe: <draw recipe="dug" layer="water" fill="water" edge="bank" scatter="waterlines"
 *   symbol="well" count="1" size="100" caster="9"/> of a terrain row.
 * @filled: whether @fill was given (and is not "none")
 * @scatter: quark of what is strewn or laid in it, 0 for nothing
 * @symbol: quark of a drawing from data/art, 0 for none
 * @count: how many of them stand in a hex: one in its middle, more strewn about
 * @size: of the symbol, in hundredths of its own
 * @caster: level of its top for shadows, in tenths, 0 for none
 */
typedef struct {
  CrRecipeKind kind;
  CrRecipeLayer layer;
  CrTone fill, edge;
  gboolean filled;
  GQuark scatter, symbol;
  int count, size, caster;
} CrRecipe;

/**
 * cr_recipe_read:
 * @terrain: (nullable): the row of the ruleset; its child <draw> has the recipe
 *
 * A new terrain needs no C: its row names one of these recipes and tones of the palette.
 *
 * Returns: FALSE when the recipe is unknown; *@out is then NONE
 */
gboolean cr_recipe_read (const CrNode *terrain, CrRecipe *out);

gboolean cr_recipe_has_scatter (const CrRecipe *recipe, const char *name);
