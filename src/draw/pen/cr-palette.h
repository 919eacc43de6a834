/* cr-palette.h: the inks of the map, by name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Colour for the screen, grey for black-and-white print, high contrast for those who need it. */
typedef enum { CR_VARIANT_COLOUR, CR_VARIANT_GREY, CR_VARIANT_CONTRAST, CR_N_VARIANTS } CrVariant;

/**
 * CrTone: a name of the palette, design/art section 2. Recipes in a ruleset use the same names:
 * "grass-lit". Red and blue are kept for overlays, tents and flags.
 */
typedef enum {
  CR_TONE_PAPER,
  CR_TONE_INK,
  CR_TONE_INK_SOFT,
  CR_TONE_FRAME,
  CR_TONE_GRASS,
  CR_TONE_GRASS_LIT,
  CR_TONE_GRASS_DIM,
  CR_TONE_TUFT,
  CR_TONE_EARTH,
  CR_TONE_EARTH_LIT,
  CR_TONE_EARTH_DIM,
  CR_TONE_ROAD,
  CR_TONE_RUT,
  CR_TONE_WATER,
  CR_TONE_WATER_DEEP,
  CR_TONE_WATER_LIT,
  CR_TONE_BANK,
  CR_TONE_SHADOW,
  CR_TONE_STONE,
  CR_TONE_STONE_LIT,
  CR_TONE_STONE_DIM,
  CR_TONE_JOINT,
  CR_TONE_WALL_FOOT,
  CR_TONE_MERLON,
  CR_TONE_MERLON_DIM,
  CR_TONE_WOOD,
  CR_TONE_WOOD_LIT,
  CR_TONE_WOOD_DIM,
  CR_TONE_FLOOR,
  CR_TONE_THATCH,
  CR_TONE_THATCH_LIT,
  CR_TONE_THATCH_DIM,
  CR_TONE_TILE,
  CR_TONE_TILE_LIT,
  CR_TONE_TILE_DIM,
  CR_TONE_SLATE,
  CR_TONE_SLATE_LIT,
  CR_TONE_SLATE_DIM,
  CR_TONE_LEAF,
  CR_TONE_LEAF_LIT,
  CR_TONE_LEAF_HI,
  CR_TONE_LEAF_DIM,
  CR_TONE_CANVAS,
  CR_TONE_CANVAS_DIM,
  CR_TONE_RED,
  CR_TONE_BLUE,
  CR_N_TONES,
} CrTone;

typedef struct {
  double red, green, blue; /* 0…1 */
} CrColour;

CrColour cr_palette_get (CrVariant variant, CrTone tone);
const char *cr_tone_get_name (CrTone tone);

/**
 * cr_tone_parse:
 * @name: (nullable): as in a ruleset, "water-lit"
 *
 * Returns: FALSE when the palette has no such name; @tone_out is then left alone
 */
gboolean cr_tone_parse (const char *name, CrTone *tone_out);

/* How much of another tone is mixed into masonry, and into ground, of a level: higher is lighter.
 */
typedef struct {
  CrTone tone;
  double share;
} CrTint;

CrTint cr_tint_stone (int level);
CrTint cr_tint_ground (int level);

CrColour cr_colour_mix (CrColour a, CrColour b, double share_of_b);

/* Returns: a colour that is no tone of the palette, as that variant shows it: without colour in
 * grey */
CrColour cr_colour_suit (CrVariant variant, CrColour colour);
