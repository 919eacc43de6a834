/* cr-low.c: scrub, stones and rubble, hex by hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"
#include "cr-stamp.h"

#include <math.h>

enum { RNG_STONES = 110, RNG_DUST, RNG_ROUGH, RNG_LOOK };

/* So many looks are enough that nobody notices a repetition. */
#define N_LOOKS 16

typedef struct {
  CrPoint at;
  double radius;
} Stone;

static gint
compare_stones (gconstpointer a, gconstpointer b)
{
  double x = ((const Stone *) a)->radius, y = ((const Stone *) b)->radius;

  return x < y ? -1 : x > y;
}

/* Returns: (transfer full): the stones, the small ones first, so that large ones lie on them;
 * towards the rim they are smaller */
static GArray *
place_stones (const CrHeap *heap, CrRng *rng)
{
  GArray *stones = g_array_new (FALSE, FALSE, sizeof (Stone));

  for (int i = 0; i < heap->n; i++) {
    double a = cr_rng_next (rng, 0, 6.3), d = heap->spread * pow (cr_rng_next (rng, 0, 1), 0.65);
    double size = heap->big * cr_rng_next (rng, 0.3, 1) * (1.15 - 0.5 * d / heap->spread);
    Stone stone = { { heap->at.x + d * cos (a), heap->at.y + d * sin (a) }, size };
    g_array_append_val (stones, stone);
  }
  g_array_sort (stones, compare_stones);
  return stones;
}

static GArray *
stone_outline (const Stone *stone, CrRng *rng)
{
  int n = 5 + cr_rng_pick (rng, 3);
  GArray *line = cr_line_new ();

  for (int i = 0; i < n; i++) {
    double a = i * 2 * G_PI / n;
    double rx = stone->radius * cr_rng_next (rng, 0.75, 1.1);
    double ry = stone->radius * cr_rng_next (rng, 0.70, 1.05);
    cr_line_add (line, stone->at.x + rx * cos (a), stone->at.y + ry * sin (a));
  }
  return line;
}

/* Draws a stone: its shadow, its body, a facet turned from the light, its outline. */
static void
draw_stone (const CrDraw *draw, const Stone *stone, CrRng *rng)
{
  static const CrTone tones[] = { CR_TONE_STONE_LIT, CR_TONE_STONE_DIM, CR_TONE_MERLON };
  g_autoptr (GArray) line = stone_outline (stone, rng);
  CrColour other = cr_draw_tone (draw, tones[cr_rng_pick (rng, 3)]);
  CrPoint a = cr_line_at (line, 0), b = cr_line_at (line, 1);

  cr_shadow_sweep (draw->cr, line, stone->radius * 0.55);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.4);
  cr_draw_path (draw, line, TRUE);
  cr_draw_fill_colour (
      draw, cr_colour_mix (cr_draw_tone (draw, CR_TONE_STONE), other, cr_rng_next (rng, 0, 1)), 1);
  cairo_move_to (draw->cr, a.x, a.y);
  cairo_line_to (draw->cr, b.x, b.y);
  cairo_line_to (draw->cr, stone->at.x, stone->at.y);
  cairo_close_path (draw->cr);
  cr_draw_fill (draw, CR_TONE_STONE_DIM, 0.6);
  cr_draw_path (draw, line, TRUE);
  cr_draw_stroke (draw, CR_TONE_INK, 0.010, 1);
}

/* At a small scale only the larger third of the stones are drawn, as dots in one fill and one
 * stroke. */
static void
draw_plain_stones (const CrDraw *draw, const GArray *stones)
{
  for (guint i = stones->len * 2 / 3; i < stones->len; i++) {
    const Stone *stone = &g_array_index (stones, Stone, i);
    cr_draw_dot (draw, stone->at, stone->radius);
  }
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_STONE), 1);
  cairo_fill_preserve (draw->cr);
  cr_draw_stroke (draw, CR_TONE_INK, 0.014, 0.8);
}

void
cr_draw_heap (const CrDraw *draw, const CrHeap *heap, CrRng *rng)
{
  g_autoptr (GArray) stones = place_stones (heap, rng);

  if (draw->detail < CR_DETAIL_FULL) {
    draw_plain_stones (draw, stones);
    return;
  }
  for (guint i = 0; i < stones->len; i++)
    draw_stone (draw, &g_array_index (stones, Stone, i), rng);
}

static void
draw_patch (const CrDraw *draw, CrPoint at, double radius, CrRng *rng, CrTone tone, double alpha)
{
  g_autoptr (GArray) line = cr_line_lobes (at, radius, rng, 7, 0.24);

  cr_draw_curve (draw, line, TRUE);
  cr_draw_fill (draw, tone, alpha);
}

/* Draws rough ground: worn patches, and stones in drifts. @about: its tone as a pointer */
static void
draw_rough_look (const CrDraw *draw, guint look, gconstpointer about)
{
  CrPoint c = { 0, 0 };
  CrRng rng = cr_rng_of_look (look, RNG_ROUGH);

  draw_patch (draw, c, 0.46, &rng, (CrTone) GPOINTER_TO_INT (about), 0.6);
  for (int i = 0; i < 3; i++) {
    CrPoint at = { c.x + cr_rng_next (&rng, -0.3, 0.3), c.y + cr_rng_next (&rng, -0.28, 0.28) };
    CrHeap heap = { at, 5 + cr_rng_pick (&rng, 4), 0.2, 0.085 };

    draw_patch (draw, at, 0.17, &rng, CR_TONE_EARTH_DIM, 0.55);
    cr_draw_heap (draw, &heap, &rng);
  }
}

static guint
choose_look (CrHex hex)
{
  CrRng rng = cr_rng_at_hex (hex, RNG_LOOK, 0);

  return (guint) cr_rng_pick (&rng, N_LOOKS);
}

static void
draw_rough (const CrDraw *draw, CrHex hex, const CrRecipe *recipe)
{
  const CrStamp stamp = { draw_rough_look, 0.8, GINT_TO_POINTER (recipe->fill), CR_STAMP_WHOLE };

  cr_draw_stamp (draw, &stamp, choose_look (hex), cr_layout_centre (draw->grid, hex));
}

static void
draw_flat (const CrDraw *draw, CrHex hex, CrTone tone)
{
  cr_draw_dot (draw, cr_layout_centre (draw->grid, hex), 0.44);
  cr_draw_fill (draw, tone, 1);
}

static void
draw_low_hex (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  if (recipe->layer != CR_RECIPE_LAYER_LOW || !cr_art_has_hex (draw->art, draw->floor, hex))
    return;
  if (recipe->kind == CR_RECIPE_CLUMPS)
    cr_draw_scrub (draw, hex);
  else if (draw->detail == CR_DETAIL_FLAT)
    draw_flat (draw, hex, recipe->fill);
  else if (!cr_recipe_has_scatter (recipe, "crags"))
    draw_rough (draw, hex, recipe);
}

void
cr_draw_low (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 0.8);

  if (draw->detail > CR_DETAIL_FLAT)
    cr_draw_cliffs (draw);
  for (guint i = 0; i < hexes->len; i++)
    draw_low_hex (draw, g_array_index (hexes, CrHex, i));
}

/* Draws a fallen wall: dust, then its stones, higher in the middle. */
static void
draw_rubble_look (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  CrPoint c = { 0, 0 };
  CrRng dust = cr_rng_of_look (look, RNG_DUST), rng = cr_rng_of_look (look, RNG_STONES);
  CrHeap spill = { c, 60, 0.74, 0.085 }, gap = { c, 110, 0.60, 0.13 };

  draw_patch (draw, c, 0.62, &dust, CR_TONE_EARTH_DIM, 0.75);
  draw_patch (draw, c, 0.50, &dust, CR_TONE_EARTH_DIM, 1);
  cr_draw_heap (draw, &spill, &rng);
  cr_draw_heap (draw, &gap, &rng);
}

static void
draw_rubble_hex (const CrDraw *draw, CrHex hex)
{
  static const CrStamp stamp = { .draw = draw_rubble_look, .reach = 1 };

  if (draw->detail == CR_DETAIL_FLAT)
    draw_flat (draw, hex, CR_TONE_STONE_DIM);
  else
    cr_draw_stamp (draw, &stamp, choose_look (hex), cr_layout_centre (draw->grid, hex));
}

void
cr_draw_rubble (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 0.9);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

    if (recipe->layer == CR_RECIPE_LAYER_RUBBLE && cr_art_has_hex (draw->art, draw->floor, hex))
      draw_rubble_hex (draw, hex);
  }
}
