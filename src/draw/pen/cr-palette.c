/* cr-palette.c: the inks of the map, by name. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-palette.h"

#include <math.h>

/* The grey column is tuned by hand: ground is nearly as light as paper, so that ink and hatches are
 * seen and toner is saved. The contrast column spreads the values and keeps the hues. */
static const struct {
  const char *name;
  guint32 colours[CR_N_VARIANTS];
} tones[CR_N_TONES] = {
  [CR_TONE_PAPER] = { "paper", { 0xefe5cc, 0xffffff, 0xfffffc } },
  [CR_TONE_INK] = { "ink", { 0x2e241a, 0x141414, 0x000000 } },
  [CR_TONE_INK_SOFT] = { "ink-soft", { 0x6b5a43, 0x606060, 0x543b1a } },
  [CR_TONE_FRAME] = { "frame", { 0x5a4630, 0x404040, 0x3b1e00 } },
  [CR_TONE_GRASS] = { "grass", { 0xb7b67d, 0xf0f0f0, 0xdedc8a } },
  [CR_TONE_GRASS_LIT] = { "grass-lit", { 0xc8c48d, 0xf8f8f8, 0xf6f1a1 } },
  [CR_TONE_GRASS_DIM] = { "grass-dim", { 0xa3a76b, 0xe4e4e4, 0xc1c770 } },
  [CR_TONE_TUFT] = { "tuft", { 0x808a4c, 0xa0a0a0, 0x728027 } },
  [CR_TONE_EARTH] = { "earth", { 0xd3ba8b, 0xe6e6e6, 0xffe29e } },
  [CR_TONE_EARTH_LIT] = { "earth-lit", { 0xdfcaa0, 0xf0f0f0, 0xfff9bc } },
  [CR_TONE_EARTH_DIM] = { "earth-dim", { 0xbb9d6c, 0xd0d0d0, 0xe4b871 } },
  [CR_TONE_ROAD] = { "road", { 0xd6c196, 0xfafafa, 0xffecae } },
  [CR_TONE_RUT] = { "rut", { 0xb3966a, 0xb8b8b8, 0xd8ae6e } },
  [CR_TONE_WATER] = { "water", { 0x7c9b9d, 0xc4c4c4, 0x88b5b8 } },
  [CR_TONE_WATER_DEEP] = { "water-deep", { 0x64878c, 0xb0b0b0, 0x497c83 } },
  [CR_TONE_WATER_LIT] = { "water-lit", { 0xa9c2bf, 0xe8e8e8, 0xc9eee9 } },
  [CR_TONE_BANK] = { "bank", { 0x9d8a5b, 0xb8b8b8, 0xb89c58 } },
  [CR_TONE_SHADOW] = { "shadow", { 0x241c30, 0x202020, 0x000000 } },
  [CR_TONE_STONE] = { "stone", { 0xcbc1ad, 0xdcdcdc, 0xfbeccf } },
  [CR_TONE_STONE_LIT] = { "stone-lit", { 0xddd5c4, 0xf0f0f0, 0xfffff1 } },
  [CR_TONE_STONE_DIM] = { "stone-dim", { 0xb0a590, 0xc0c0c0, 0xd4c4a5 } },
  [CR_TONE_JOINT] = { "joint", { 0x8c806c, 0x909090, 0x837255 } },
  [CR_TONE_WALL_FOOT] = { "wall-foot", { 0x7d7261, 0x808080, 0x6e5e45 } },
  [CR_TONE_MERLON] = { "merlon", { 0xece6d8, 0xffffff, 0xffffff } },
  [CR_TONE_MERLON_DIM] = { "merlon-dim", { 0xa89c87, 0xb0b0b0, 0xc8b798 } },
  [CR_TONE_WOOD] = { "wood", { 0xa67f50, 0xb4b4b4, 0xa9712c } },
  [CR_TONE_WOOD_LIT] = { "wood-lit", { 0xc19b69, 0xd0d0d0, 0xecb56d } },
  [CR_TONE_WOOD_DIM] = { "wood-dim", { 0x7a5733, 0x787878, 0x693702 } },
  [CR_TONE_FLOOR] = { "floor", { 0xb99d70, 0xd8d8d8, 0xe1b877 } },
  [CR_TONE_THATCH] = { "thatch", { 0xc9a860, 0xd4d4d4, 0xf8c860 } },
  [CR_TONE_THATCH_LIT] = { "thatch-lit", { 0xdcc07c, 0xececec, 0xffeb88 } },
  [CR_TONE_THATCH_DIM] = { "thatch-dim", { 0x9d7c40, 0xa0a0a0, 0x9c6c15 } },
  [CR_TONE_TILE] = { "tile", { 0xb4603f, 0xa8a8a8, 0xbd4414 } },
  [CR_TONE_TILE_LIT] = { "tile-lit", { 0xcb7f59, 0xc4c4c4, 0xfb8d55 } },
  [CR_TONE_TILE_DIM] = { "tile-dim", { 0x8b452f, 0x787878, 0x821c00 } },
  [CR_TONE_SLATE] = { "slate", { 0x78818a, 0x989898, 0x828f9c } },
  [CR_TONE_SLATE_LIT] = { "slate-lit", { 0x9aa3a8, 0xc0c0c0, 0xb4c1c8 } },
  [CR_TONE_SLATE_DIM] = { "slate-dim", { 0x565e68, 0x686868, 0x35414f } },
  [CR_TONE_LEAF] = { "leaf", { 0x66783f, 0xa4a4a4, 0x4c6614 } },
  [CR_TONE_LEAF_LIT] = { "leaf-lit", { 0x8b9c55, 0xc8c8c8, 0x829b34 } },
  [CR_TONE_LEAF_HI] = { "leaf-hi", { 0xaab56d, 0xe4e4e4, 0xcbdb72 } },
  [CR_TONE_LEAF_DIM] = { "leaf-dim", { 0x4a5b30, 0x787878, 0x243c00 } },
  [CR_TONE_CANVAS] = { "canvas", { 0xe9dcc0, 0xf8f8f8, 0xffffeb } },
  [CR_TONE_CANVAS_DIM] = { "canvas-dim", { 0xc3ae88, 0xc0c0c0, 0xefd19a } },
  [CR_TONE_RED] = { "red", { 0xa33b28, 0x505050, 0xa50e00 } },
  [CR_TONE_BLUE] = { "blue", { 0x35597c, 0x606060, 0x05396c } },
};

CrColour
cr_palette_get (CrVariant variant, CrTone tone)
{
  guint32 code = tones[tone].colours[variant];

  return (CrColour){ (code >> 16 & 0xff) / 255.0, (code >> 8 & 0xff) / 255.0,
                     (code & 0xff) / 255.0 };
}

const char *
cr_tone_get_name (CrTone tone)
{
  return tones[tone].name;
}

gboolean
cr_tone_parse (const char *name, CrTone *tone_out)
{
  for (int i = 0; i < CR_N_TONES; i++) {
    if (g_strcmp0 (tones[i].name, name) != 0)
      continue;
    *tone_out = i;
    return TRUE;
  }
  return FALSE;
}

CrColour
cr_colour_mix (CrColour a, CrColour b, double share_of_b)
{
  return (CrColour){ a.red + (b.red - a.red) * share_of_b,
                     a.green + (b.green - a.green) * share_of_b,
                     a.blue + (b.blue - a.blue) * share_of_b };
}

CrColour
cr_colour_suit (CrVariant variant, CrColour colour)
{
  double grey = 0.3 * colour.red + 0.59 * colour.green + 0.11 * colour.blue;

  return variant == CR_VARIANT_GREY ? (CrColour){ grey, grey, grey } : colour;
}

/* The level at which masonry has the plain tone of stone; each level above it is lighter, each
 * below darker, by these shares. */
#define PLAIN 2
#define STONE_LIGHTER 0.2
#define STONE_DARKER 0.5

CrTint
cr_tint_stone (int level)
{
  if (level < PLAIN)
    return (CrTint){ CR_TONE_STONE_DIM, MIN (STONE_DARKER * (PLAIN - level), STONE_DARKER) };
  return (CrTint){ CR_TONE_MERLON, MIN (STONE_LIGHTER * (level - PLAIN), 0.8) };
}

/* By how much ground of one level is lighter or darker than that of the next. */
#define GROUND_LIGHTER 0.2
#define GROUND_DARKER 0.06

CrTint
cr_tint_ground (int level)
{
  if (level < 0)
    return (CrTint){ CR_TONE_SHADOW, 1 - pow (1 - GROUND_DARKER, -level) };
  return (CrTint){ CR_TONE_CANVAS, 1 - pow (1 - GROUND_LIGHTER, level) };
}
