/* cr-castle-hex.c: to which piece of masonry a hex belongs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-hex.h"

#include <string.h>

static gboolean
is_structure (const CrArt *art, int floor, CrHex hex, const char *code)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);

  return structure != NULL && strcmp (structure->code, code) == 0;
}

/* A slim tower flanks a gate or stands beside another tower, and is not merged with a great one. */
gboolean
cr_castle_hex_is_slim (const CrArt *art, int floor, CrHex hex)
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
cr_castle_hex_is_keep (const CrArt *art, int floor, CrHex hex)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || !is_masonry (recipe))
    return FALSE;
  if (recipe->layer == CR_RECIPE_LAYER_KEEP)
    return TRUE;
  if (structure != NULL && structure->keep)
    return TRUE;
  /* This is a room that is no tower: a hall, a chapel. */
  return recipe->layer == CR_RECIPE_LAYER_TOWER && recipe->kind == CR_RECIPE_BUILT &&
         cr_recipe_has_scatter (recipe, "planks") && !is_wall_walk (art, floor, hex);
}

gboolean
cr_castle_hex_is_tower (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || !is_masonry (recipe) ||
      cr_castle_hex_is_keep (art, floor, hex))
    return FALSE;
  return recipe->layer == CR_RECIPE_LAYER_TOWER || is_structure (art, floor, hex, "tower") ||
         cr_castle_hex_is_slim (art, floor, hex);
}

gboolean
cr_castle_hex_is_solid (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  return recipe->layer == CR_RECIPE_LAYER_WALL && cr_recipe_has_scatter (recipe, "courses") &&
         cr_art_has_hex (art, floor, hex) && !cr_castle_hex_is_keep (art, floor, hex);
}

gboolean
cr_castle_hex_is_breach (const CrArt *art, int floor, CrHex hex)
{
  if (cr_art_get_recipe (art, floor, hex)->layer != CR_RECIPE_LAYER_RUBBLE ||
      !cr_art_has_hex (art, floor, hex))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_castle_hex_is_tower (art, floor, next) ||
        (cr_art_get_recipe (art, floor, next)->layer == CR_RECIPE_LAYER_WALL &&
         !cr_castle_hex_is_keep (art, floor, next)))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_castle_hex_is_walk (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || cr_castle_hex_is_keep (art, floor, hex) ||
      cr_castle_hex_is_solid (art, floor, hex))
    return FALSE;
  if (recipe->layer == CR_RECIPE_LAYER_RUBBLE)
    return cr_castle_hex_is_breach (art, floor, hex);
  return recipe->layer == CR_RECIPE_LAYER_WALL || cr_castle_hex_is_tower (art, floor, hex) ||
         is_structure (art, floor, hex, "gatehouse") ||
         (is_wall_walk (art, floor, hex) && recipe->kind == CR_RECIPE_STAIR);
}

CrPiece
cr_castle_hex_get_piece (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (cr_castle_hex_is_keep (art, floor, hex))
    return CR_PIECE_KEEP;
  if (cr_castle_hex_is_tower (art, floor, hex))
    return CR_PIECE_TOWER;
  if (cr_castle_hex_is_breach (art, floor, hex))
    return CR_PIECE_NONE;
  if (cr_castle_hex_is_walk (art, floor, hex) || cr_castle_hex_is_solid (art, floor, hex))
    return CR_PIECE_WALK;
  return recipe->layer == CR_RECIPE_LAYER_HOUSE ? CR_PIECE_HOUSE : CR_PIECE_NONE;
}
