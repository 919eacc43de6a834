/* cr-recipe.c: how a ruleset says a terrain is drawn. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-recipe.h"

static const char *const kind_names[] = {
  [CR_RECIPE_NONE] = "none",   [CR_RECIPE_ORGANIC] = "organic", [CR_RECIPE_DUG] = "dug",
  [CR_RECIPE_BUILT] = "built", [CR_RECIPE_CLUMPS] = "clumps",   [CR_RECIPE_SCATTER] = "scatter",
  [CR_RECIPE_ROAD] = "road",   [CR_RECIPE_SLOPE] = "slope",     [CR_RECIPE_ROOF] = "roof",
  [CR_RECIPE_STAIR] = "stair", [CR_RECIPE_PASSAGE] = "passage",
};

static const char *const layer_names[] = {
  [CR_RECIPE_LAYER_GROUND] = "ground",     [CR_RECIPE_LAYER_COURT] = "court",
  [CR_RECIPE_LAYER_ROAD] = "road",         [CR_RECIPE_LAYER_WATER] = "water",
  [CR_RECIPE_LAYER_LOW] = "low",           [CR_RECIPE_LAYER_OBJECT] = "object",
  [CR_RECIPE_LAYER_HOUSE] = "house",       [CR_RECIPE_LAYER_STAIR] = "stair",
  [CR_RECIPE_LAYER_HOARDING] = "hoarding", [CR_RECIPE_LAYER_WALL] = "wall",
  [CR_RECIPE_LAYER_RUBBLE] = "rubble",     [CR_RECIPE_LAYER_TOWER] = "tower",
  [CR_RECIPE_LAYER_KEEP] = "keep",         [CR_RECIPE_LAYER_CANOPY] = "canopy",
  [CR_RECIPE_LAYER_SECRET] = "secret",
};

static int
find_name (const char *const *names, int n, const char *name)
{
  for (int i = 0; i < n; i++) {
    if (g_strcmp0 (names[i], name) == 0)
      return i;
  }
  return -1;
}

static GQuark
read_quark (const CrNode *draw, const char *attribute)
{
  const char *value = cr_node_get (draw, attribute);

  return value != NULL ? g_quark_from_string (value) : 0;
}

/* A value that is no number within the bounds counts as missing. */
static int
read_number (const CrNode *draw, const char *attribute, const int bounds[2], int otherwise)
{
  int number = otherwise;

  if (!cr_node_read_int (draw, attribute, bounds[0], bounds[1], otherwise, &number, NULL))
    return otherwise;
  return number;
}

gboolean
cr_recipe_read (const CrNode *terrain, CrRecipe *out)
{
  const CrNode *draw = terrain != NULL ? cr_node_find (terrain, "draw") : NULL;

  *out = (CrRecipe){ CR_RECIPE_NONE };
  if (draw == NULL)
    return FALSE;
  int kind = find_name (kind_names, G_N_ELEMENTS (kind_names), cr_node_get (draw, "recipe"));
  int layer = find_name (layer_names, G_N_ELEMENTS (layer_names), cr_node_get (draw, "layer"));
  if (kind <= CR_RECIPE_NONE || layer < 0)
    return FALSE;
  *out = (CrRecipe){ kind, layer, CR_TONE_GRASS, CR_TONE_INK };
  out->filled = cr_tone_parse (cr_node_get (draw, "fill"), &out->fill);
  cr_tone_parse (cr_node_get (draw, "edge"), &out->edge);
  out->scatter = read_quark (draw, "scatter");
  out->symbol = read_quark (draw, "symbol");
  out->count = read_number (draw, "count", (const int[]){ 1, 12 }, 1);
  out->size = read_number (draw, "size", (const int[]){ 5, 300 }, 100);
  out->caster = read_number (draw, "caster", (const int[]){ 0, 200 }, 0);
  return TRUE;
}

gboolean
cr_recipe_has_scatter (const CrRecipe *recipe, const char *name)
{
  return recipe->scatter != 0 && recipe->scatter == g_quark_try_string (name);
}
