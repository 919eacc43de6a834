/* cr-secret.c: secret passages and mines, which only their owner knows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

#define RNG_SECRET 320

/* On the floor where it lies, a passage is a room like any other. */
static void
draw_region (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  cr_draw_region_curve (draw, region);
  cr_draw_fill (draw, recipe->fill, 1);
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  cr_draw_begin_region (draw, region);
  /* Walls stand all around the room, so its floor is shaded along all of them. */
  cr_draw_region_curve (draw, region);
  cr_draw_stroke (draw, CR_TONE_SHADOW, 0.24, 0.22);
  cr_draw_region_curve (draw, region);
  cr_draw_stroke (draw, CR_TONE_SHADOW, 0.12, 0.25);
  cr_draw_end_within (draw);
  cr_draw_region_ink (draw, region, (CrPen){ CR_TONE_INK, 0.026, 1 });
}

/* Timber frames that hold up a mine. */
static void
draw_props (const CrDraw *draw, CrHex hex)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);

  for (int k = -1; k <= 1; k++) {
    CrRng rng = cr_rng_at_hex (hex, RNG_SECRET, (guint32) (k + 1));
    CrPoint at = { c.x + 0.24 * k, c.y };
    g_autoptr (GArray) beam = cr_line_box (at, 0.05, 0.56, cr_rng_next (&rng, -0.06, 0.06));

    cr_draw_path (draw, beam, TRUE);
    cr_draw_fill (draw, CR_TONE_WOOD, 1);
    cr_draw_ink (draw, beam, TRUE, (CrPen){ CR_TONE_INK, 0.012, 1 });
  }
}

static void
draw_fittings (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  for (guint i = 0; i < region->hexes->len; i++) {
    CrHex hex = g_array_index (region->hexes, CrHex, i);

    if (cr_art_get_recipe (draw->art, draw->floor, hex) != recipe)
      cr_draw_spiral (draw, hex);
    else if (cr_recipe_has_scatter (recipe, "props"))
      draw_props (draw, hex);
  }
}

/* Water is drawn between the walls of the passage (TMP-08). */
static void
draw_water (const CrDraw *draw, const CrRegion *region)
{
  cr_draw_begin_region (draw, region);
  cr_draw_floods (draw);
  cr_draw_end_within (draw);
}

/* How far apart the dots of a way are, about. */
#define DOTS 0.108

/* Adds lines from the middle of a hex to the sides through which the passage goes on. When there
 * are two such sides, one line joins them directly, so that a zigzag of hexes becomes a straight
 * way. */
static void
add_way (const CrDraw *draw, CrHex hex, const CrRegion *region, GArray *out)
{
  CrPoint ends[CR_N_DIRECTIONS], c = cr_layout_centre (draw->grid, hex);
  int n = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (cr_hex_set_has (region->set, cr_hex_neighbour (hex, d)))
      ends[n++] = cr_layout_side_middle (draw->grid, hex, d);
  if (n == 2) {
    g_array_append_vals (out, ends, 2);
    return;
  }
  for (int i = 0; i < n; i++) {
    g_array_append_val (out, c);
    g_array_append_val (out, ends[i]);
  }
}

/* Draws red dots on dots of paper colour, which are seen on any ground; each way has as many as
 * fit. */
static void
draw_ways (const CrDraw *draw, const CrRegion *region)
{
  static const struct {
    CrTone tone;
    double width;
  } passes[] = { { CR_TONE_PAPER, 0.075 }, { CR_TONE_RED, 0.045 } };
  g_autoptr (GArray) ways = cr_line_new ();

  for (guint i = 0; i < region->hexes->len; i++)
    add_way (draw, g_array_index (region->hexes, CrHex, i), region, ways);
  for (guint pass = 0; pass < G_N_ELEMENTS (passes); pass++) {
    for (guint i = 0; i + 1 < ways->len; i += 2) {
      CrPoint from = cr_line_at (ways, i), to = cr_line_at (ways, i + 1);
      int n = cr_masonry_count (cr_distance (from, to), DOTS);

      for (int k = 0; k <= n; k++)
        cr_draw_dot (draw, cr_point_between (from, to, (double) k / n), passes[pass].width / 2);
    }
    cr_draw_fill (draw, passes[pass].tone, 1);
  }
}

void
cr_draw_secrets (const CrDraw *draw)
{
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_SECRET);

  if (!(draw->options->show & CR_SHOW_SECRETS))
    return;
  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];
    const CrRecipe *recipe = class->data;
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, 0.3);

    for (guint k = 0; k < regions->len; k++) {
      const CrRegion *region = regions->pdata[k];

      draw_region (draw, region, recipe);
      draw_fittings (draw, region, recipe);
      draw_water (draw, region);
      if (cr_recipe_has_scatter (recipe, "dots") && draw->detail > CR_DETAIL_FLAT)
        draw_ways (draw, region);
    }
  }
}
