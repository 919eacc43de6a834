/* cr-reeds.c: sand bars in the bends of rivers, and reeds along their banks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

enum { RNG_BAR = 260, RNG_REED, RNG_REED_DRIFT };

/* Finds whether the river bends in the hex. @in_out: the side on the inside of the bend, between
 * those two through which the river flows */
static gboolean
find_bend (const CrRegion *river, CrHex hex, CrDirection *in_out)
{
  int n = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    n += cr_hex_set_has (river->set, cr_hex_neighbour (hex, d));
  for (CrDirection d = 0; d < CR_N_DIRECTIONS && n == 2; d++)
    if (cr_hex_set_has (river->set, cr_hex_neighbour (hex, d)) &&
        cr_hex_set_has (river->set, cr_hex_neighbour (hex, (d + 2) % CR_N_DIRECTIONS))) {
      *in_out = (d + 1) % CR_N_DIRECTIONS;
      return TRUE;
    }
  return FALSE;
}

void
cr_draw_bars (const CrDraw *draw, const CrRegion *river)
{
  static const double radii[] = { 0.40, 0.29, 0.17 };
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, river, 1);

  for (guint step = 0; step < G_N_ELEMENTS (radii); step++) {
    for (guint i = 0; i < hexes->len; i++) {
      CrHex hex = g_array_index (hexes, CrHex, i);
      CrRng rng = cr_rng_at_hex (hex, RNG_BAR, 0);
      CrDirection in;

      if (!find_bend (river, hex, &in))
        continue;
      CrPoint p = cr_point_between (cr_layout_centre (draw->grid, hex),
                                    cr_layout_side_middle (draw->grid, hex, in), 0.95);
      g_autoptr (GArray) line = cr_line_lobes (p, radii[step], &rng, 5, 0.16);
      cr_draw_curve (draw, line, TRUE);
    }
    cr_draw_fill (draw, CR_TONE_WATER_LIT, 0.25);
  }
}

/* Blades, and the heads that some of them bear. */
typedef struct {
  GArray *dark, *pale;
  GArray *heads; /* CrPoint */
} Reeds;

/* Adds a clump of reeds, seen from the south as all plants are. */
static void
add_clump (CrPoint foot, CrRng *rng, Reeds *reeds)
{
  int n = 5 + cr_rng_pick (rng, 4);

  for (int i = 0; i < n; i++) {
    double aside = cr_rng_next (rng, -0.055, 0.055), far = cr_rng_next (rng, 0.10, 0.19);
    CrPoint from = { foot.x + aside * 0.6, foot.y + cr_rng_next (rng, -0.015, 0.02) };
    CrPoint tip = { from.x + aside * 0.9 + 0.02, from.y - far };
    GArray *blades = cr_rng_next (rng, 0, 1) < 0.6 ? reeds->dark : reeds->pale;

    cr_flicks_add (blades, from, tip, 0.018);
    if (i % 3 == 0)
      g_array_append_val (reeds->heads, tip);
  }
}

/* Reeds grow in drifts where nobody goes down to the water, some of them in the water. */
static void
add_side (const CrDraw *draw, const CrRegion *river, guint loop, guint side, Reeds *reeds)
{
  CrEdge edge = cr_edge_at ((const GArray *) river->loops->pdata[loop], side);
  CrHex beyond = cr_hex_neighbour (edge.hex, edge.side);
  CrPoint middle = cr_edge_get_middle (draw->grid, edge);
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_REED);

  if (!cr_box_has (draw->clip, middle, 0.9) ||
      !cr_recipe_is_natural (cr_art_get_recipe (draw->art, draw->floor, beyond)) ||
      cr_noise (middle.x * 0.5, middle.y * 0.5, RNG_REED_DRIFT) < -0.05)
    return;
  g_autoptr (GArray) bank = cr_water_get_bank (river, loop, side, 0.02);
  double all = cr_line_get_length (bank, FALSE);
  int n = 3 + cr_rng_pick (&rng, 3);

  for (int i = 0; i < n; i++) {
    CrPoint way = { 1, 0 };
    double at = all * cr_rng_next (&rng, 0.1, 0.9), in = cr_rng_next (&rng, -0.02, 0.09);
    CrPoint p = cr_line_get_point (bank, at, FALSE, &way);

    add_clump (cr_point_along (p, way, 0, in), &rng, reeds);
  }
}

void
cr_draw_reeds (const CrDraw *draw, const CrRegion *river)
{
  g_autoptr (GArray) dark = cr_flicks_new ();
  g_autoptr (GArray) pale = cr_flicks_new ();
  g_autoptr (GArray) heads = cr_line_new ();
  Reeds reeds = { dark, pale, heads };

  for (guint loop = 0; loop < river->loops->len; loop++) {
    const GArray *edges = river->loops->pdata[loop];
    gboolean seen = cr_draw_sees_outline (draw, river, loop, 0.6);

    for (guint side = 0; side < edges->len && seen; side++)
      add_side (draw, river, loop, side, &reeds);
  }
  cr_draw_flicks (draw, dark, CR_TONE_LEAF_DIM, 0.9);
  cr_draw_flicks (draw, pale, CR_TONE_LEAF_LIT, 0.95);
  for (guint i = 0; i < heads->len; i++)
    cr_draw_dot (draw, cr_line_at (heads, i), 0.013);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
}
