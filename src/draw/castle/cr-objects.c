/* cr-objects.c: things that stand about: wells, tents, carts. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-art-private.h"

#include <math.h>

#define RNG_OBJECT 300

/* A thing in a hex: where, which way it looks, and the numbers it owns. */
typedef struct {
  CrPoint at;
  double angle;
  CrRng rng;
} Thing;

/* A point of the thing's own plane. */
static CrPoint
on_thing (const Thing *thing, double x, double y)
{
  double co = cos (thing->angle), si = sin (thing->angle);

  return (CrPoint){ thing->at.x + x * co - y * si, thing->at.y + x * si + y * co };
}

static GArray *
thing_box (const Thing *thing, double x, double y, double width, double height)
{
  return cr_line_box (on_thing (thing, x, y), width, height, thing->angle);
}

static void
draw_box (const CrDraw *draw, const GArray *box, CrTone tone, double weight)
{
  cr_draw_path (draw, box, TRUE);
  cr_draw_fill (draw, tone, 1);
  cr_draw_ink (draw, box, TRUE, (CrPen){ CR_TONE_INK, weight, 1 });
}

static void
draw_part (const CrDraw *draw, const Thing *thing, CrBox part, CrTone tone)
{
  g_autoptr (GArray) box = thing_box (thing, part.x, part.y, part.width, part.height);

  draw_box (draw, box, tone, 0.012);
}

/* Boards across a box that is @width long and @height broad. */
static void
draw_boards (const CrDraw *draw, Thing *thing, CrBox part, int n)
{
  static const CrTone tones[] = { CR_TONE_WOOD, CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM };
  CrColour wood = cr_draw_tone (draw, CR_TONE_WOOD);
  double step = part.width / n;

  draw_part (draw, thing, part, CR_TONE_WOOD_DIM);
  for (int i = 0; i < n; i++) {
    CrColour other = cr_draw_tone (draw, tones[cr_rng_pick (&thing->rng, 3)]);
    double x = part.x - part.width / 2 + (i + 0.5) * step;
    double height = part.height + cr_rng_next (&thing->rng, -0.015, 0.015);
    g_autoptr (GArray) board = thing_box (thing, x, part.y, step * 0.93, height);

    cr_draw_path (draw, board, TRUE);
    cr_draw_fill_colour (draw, cr_colour_mix (wood, other, cr_rng_next (&thing->rng, 0.2, 0.7)), 1);
    cr_draw_path (draw, board, TRUE);
    cr_draw_stroke (draw, CR_TONE_INK, 0.008, 0.75);
  }
}

static void
draw_ring (const CrDraw *draw, CrPoint at, double radius, CrPen pen)
{
  g_autoptr (GArray) ring = cr_line_circle (at, radius, 24);

  cr_draw_ink (draw, ring, TRUE, pen);
}

static void
draw_well (const CrDraw *draw, Thing *thing)
{
  CrPoint c = thing->at;
  g_autoptr (GArray) beam = thing_box (thing, 0, 0, 0.56, 0.05);

  cr_draw_dot (draw, c, 0.30);
  cr_draw_fill (draw, CR_TONE_EARTH_DIM, 0.8);
  cr_draw_dot (draw, c, 0.21);
  cr_draw_fill (draw, CR_TONE_STONE_LIT, 1);
  for (int i = 0; i < 10; i++) {
    double a = i * 2 * G_PI / 10, x = cos (a), y = sin (a);
    cairo_move_to (draw->cr, c.x + 0.13 * x, c.y + 0.13 * y);
    cairo_line_to (draw->cr, c.x + 0.21 * x, c.y + 0.21 * y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.010, 1);
  cr_draw_dot (draw, c, 0.13);
  cr_draw_fill (draw, CR_TONE_WATER_DEEP, 1);
  cr_draw_dot (draw, (CrPoint){ c.x + 0.03, c.y + 0.03 }, 0.09);
  cr_draw_fill (draw, CR_TONE_WATER, 1);
  draw_ring (draw, c, 0.21, (CrPen){ CR_TONE_INK, 0.020, 1 });
  draw_ring (draw, c, 0.13, (CrPen){ CR_TONE_INK, 0.014, 1 });
  draw_box (draw, beam, CR_TONE_WOOD, 0.012);
}

#define N_GORES 12

static CrColour
gore_tone (const CrDraw *draw, CrTone stripe, int i)
{
  double middle = i * 2 * G_PI / N_GORES;
  double shade = MAX (0, -cr_sun_on (cos (middle), sin (middle))) * 0.55;
  gboolean striped = i % 2 && stripe != CR_TONE_CANVAS;
  CrColour base = cr_draw_tone (draw, striped ? stripe : CR_TONE_CANVAS);

  return cr_colour_mix (base, cr_draw_tone (draw, striped ? CR_TONE_INK : CR_TONE_CANVAS_DIM),
                        shade);
}

/* A pavilion: gores shaded to the light, pole with its pennon, guy ropes. */
static void
draw_tent (const CrDraw *draw, Thing *thing)
{
  static const CrTone stripes[] = { CR_TONE_RED, CR_TONE_BLUE, CR_TONE_CANVAS };
  CrTone stripe = stripes[cr_rng_pick (&thing->rng, 3)];
  double r = 0.36 * cr_rng_next (&thing->rng, 0.85, 1.12);
  CrPoint c = thing->at;
  g_autoptr (GArray) rim = cr_line_new ();
  g_autoptr (GArray) pennon = cr_flicks_new ();

  for (int i = 0; i < 2 * N_GORES; i++) {
    double a = i * G_PI / N_GORES, k = i % 2 ? r : r * 0.93;
    cr_line_add (rim, c.x + k * cos (a), c.y + k * sin (a));
  }
  for (int i = 0; i < N_GORES; i++) {
    double a = i * 2 * G_PI / N_GORES;
    cairo_move_to (draw->cr, c.x + r * cos (a), c.y + r * sin (a));
    cairo_line_to (draw->cr, c.x + r * 1.32 * cos (a), c.y + r * 1.32 * sin (a));
  }
  cr_draw_stroke (draw, CR_TONE_INK_SOFT, 0.009, 1);
  for (int i = 0; i < N_GORES; i++) {
    cairo_move_to (draw->cr, c.x, c.y);
    for (int k = 2 * N_GORES - 1; k <= 2 * N_GORES + 1; k++) {
      CrPoint p = cr_line_at (rim, (2 * i + k) % (2 * N_GORES));
      cairo_line_to (draw->cr, p.x, p.y);
    }
    cairo_close_path (draw->cr);
    cr_draw_set_colour (draw, gore_tone (draw, stripe, i), 1);
    cairo_fill_preserve (draw->cr);
    cr_draw_stroke (draw, CR_TONE_INK, 0.008, 0.6);
  }
  cr_draw_ink (draw, rim, TRUE, (CrPen){ CR_TONE_INK, 0.020, 1 });
  cr_flicks_add (pennon, c, (CrPoint){ c.x + 0.2, c.y - 0.05 }, 0.07);
  cr_draw_flicks (draw, pennon, CR_TONE_RED, 1);
  cr_draw_dot (draw, c, 0.025);
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

static void
draw_cart (const CrDraw *draw, Thing *thing)
{
  draw_boards (draw, thing, (CrBox){ 0, 0, 0.44, 0.26 }, 6);
  for (int k = -1; k <= 1; k += 2) {
    draw_part (draw, thing, (CrBox){ 0.34, 0.06 * k, 0.28, 0.022 }, CR_TONE_WOOD);
    draw_part (draw, thing, (CrBox){ 0, 0.165 * k, 0.26, 0.045 }, CR_TONE_WOOD_DIM);
  }
}

static void
draw_barrels (const CrDraw *draw, Thing *thing)
{
  static const CrPoint places[] = {
    { -0.12, -0.09 }, { 0.08, -0.02 }, { -0.09, 0.12 }, { 0.16, 0.17 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    CrPoint p = on_thing (thing, places[i].x, places[i].y);

    cr_draw_dot (draw, (CrPoint){ p.x + 0.05, p.y + 0.05 }, 0.095);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.4);
    cr_draw_dot (draw, p, 0.09);
    cr_draw_fill (draw, CR_TONE_WOOD, 1);
    cr_draw_dot (draw, p, 0.06);
    cr_draw_fill (draw, CR_TONE_WOOD_LIT, 1);
    draw_ring (draw, p, 0.09, (CrPen){ CR_TONE_INK, 0.014, 1 });
  }
}

static void
add_straw (Thing *thing, GArray *flicks, double spread, int n)
{
  for (int i = 0; i < n; i++) {
    CrPoint from = { cr_rng_next (&thing->rng, -spread, spread),
                     cr_rng_next (&thing->rng, -spread, spread) };
    CrPoint to = { from.x + cr_rng_next (&thing->rng, -0.13, 0.13),
                   from.y + cr_rng_next (&thing->rng, -0.13, 0.13) };

    cr_flicks_add (flicks, on_thing (thing, from.x, from.y), on_thing (thing, to.x, to.y), 0.015);
  }
}

static void
draw_hay (const CrDraw *draw, Thing *thing)
{
  g_autoptr (GArray) heap = cr_line_lobes (thing->at, 0.30, &thing->rng, 7, 0.2);
  g_autoptr (GArray) lit = cr_flicks_new ();
  g_autoptr (GArray) dim = cr_flicks_new ();

  cr_draw_curve (draw, heap, TRUE);
  cr_draw_fill (draw, CR_TONE_THATCH, 1);
  cr_draw_ink (draw, heap, TRUE, (CrPen){ CR_TONE_THATCH_DIM, 0.016, 1 });
  add_straw (thing, lit, 0.24, 80);
  add_straw (thing, dim, 0.24, 55);
  cr_draw_flicks (draw, lit, CR_TONE_THATCH_LIT, 1);
  cr_draw_flicks (draw, dim, CR_TONE_THATCH_DIM, 0.9);
}

/* Sharpened stakes, all leaning one way. */
static void
draw_stakes (const CrDraw *draw, Thing *thing)
{
  g_autoptr (GArray) shade = cr_flicks_new ();
  g_autoptr (GArray) wood = cr_flicks_new ();
  g_autoptr (GArray) lit = cr_flicks_new ();

  for (int i = 0; i < 11; i++) {
    double x = -0.40 + 0.08 * i, y = i % 2 ? 0.06 : -0.08;
    CrPoint foot = on_thing (thing, x, y), tip = on_thing (thing, x + 0.03, y - 0.24);

    cr_flicks_add (shade, (CrPoint){ foot.x + 0.04, foot.y + 0.04 },
                   (CrPoint){ tip.x + 0.07, tip.y + 0.09 }, 0.06);
    cr_flicks_add (wood, foot, tip, 0.065);
    cr_flicks_add (lit, (CrPoint){ foot.x - 0.008, foot.y }, tip, 0.028);
  }
  cr_draw_flicks (draw, shade, CR_TONE_SHADOW, 0.35);
  cr_draw_flicks (draw, wood, CR_TONE_WOOD_DIM, 1);
  cr_draw_flicks (draw, lit, CR_TONE_WOOD_LIT, 1);
}

static void
draw_ladder (const CrDraw *draw, Thing *thing)
{
  for (int i = 0; i < 8; i++)
    draw_part (draw, thing, (CrBox){ -0.37 + 0.105 * i, 0, 0.03, 0.19 }, CR_TONE_WOOD_LIT);
  for (int k = -1; k <= 1; k += 2)
    draw_part (draw, thing, (CrBox){ 0, 0.10 * k, 0.92, 0.035 }, CR_TONE_WOOD);
}

/* A beam on a frame, its sling and counterweight. */
static void
draw_engine (const CrDraw *draw, Thing *thing)
{
  CrPoint sling = on_thing (thing, 0.46, 0), weight = on_thing (thing, -0.26, 0);

  for (int k = -1; k <= 1; k += 2) {
    draw_part (draw, thing, (CrBox){ 0, 0.21 * k, 0.66, 0.06 }, CR_TONE_WOOD);
    draw_part (draw, thing, (CrBox){ 0.27 * k, 0, 0.06, 0.46 }, CR_TONE_WOOD_LIT);
    draw_part (draw, thing, (CrBox){ 0.0, 0.14 * k, 0.05, 0.16 }, CR_TONE_WOOD_DIM);
  }
  draw_part (draw, thing, (CrBox){ 0.08, 0, 0.78, 0.055 }, CR_TONE_WOOD_LIT);
  draw_part (draw, thing, (CrBox){ -0.26, 0, 0.17, 0.19 }, CR_TONE_STONE_DIM);
  cr_draw_dot (draw, sling, 0.045);
  cr_draw_fill (draw, CR_TONE_STONE_LIT, 1);
  draw_ring (draw, sling, 0.045, (CrPen){ CR_TONE_INK, 0.012, 1 });
  cr_draw_dot (draw, weight, 0.025);
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

/* Seen from above: its platform of boards, breastworks on three sides, the drop bridge. */
static void
draw_siege_tower (const CrDraw *draw, Thing *thing)
{
  draw_boards (draw, thing, (CrBox){ 0, 0, 0.66, 0.62 }, 8);
  draw_part (draw, thing, (CrBox){ -0.31, 0, 0.07, 0.66 }, CR_TONE_WOOD_DIM);
  for (int k = -1; k <= 1; k += 2)
    draw_part (draw, thing, (CrBox){ 0, 0.31 * k, 0.66, 0.07 }, CR_TONE_WOOD_DIM);
  draw_part (draw, thing, (CrBox){ -0.12, 0.10, 0.17, 0.15 }, CR_TONE_INK);
  draw_boards (draw, thing, (CrBox){ 0.40, 0, 0.14, 0.40 }, 2);
}

static void
draw_rocks (const CrDraw *draw, Thing *thing)
{
  CrHeap heap = { thing->at, 26, 0.30, 0.10 };

  cr_draw_heap (draw, &heap, &thing->rng);
}

/* A gallery one stands in, holes in its floor; the hoardings of hexsides hang elsewhere. */
static void
draw_gallery (const CrDraw *draw, Thing *thing)
{
  draw_boards (draw, thing, (CrBox){ 0, 0, 0.80, 0.72 }, 9);
  for (int k = -1; k <= 1; k++)
    draw_part (draw, thing, (CrBox){ 0.25 * k, 0.2, 0.13, 0.10 }, CR_TONE_INK);
  for (int k = -1; k <= 1; k += 2)
    draw_part (draw, thing, (CrBox){ 0, 0.37 * k, 0.84, 0.08 }, CR_TONE_WOOD_DIM);
}

typedef void (*ThingFunc) (const CrDraw *draw, Thing *thing);

/* @level: of its top for shadows; @width, @height: of the outline that casts them, round when the
 * height is 0. */
static const struct {
  const char *symbol;
  ThingFunc draw;
  double level, width, height;
} things[] = {
  { "well", draw_well, 0.6, 0.42, 0 },
  { "tent", draw_tent, 1.0, 0.62, 0 },
  { "cart", draw_cart, 0.6, 0.44, 0.26 },
  { "barrels", draw_barrels, 0, 0, 0 },
  { "hay", draw_hay, 0.5, 0.50, 0 },
  { "stakes", draw_stakes, 0, 0, 0 },
  { "ladder", draw_ladder, 0.4, 0.92, 0.22 },
  { "engine", draw_engine, 0.9, 0.66, 0.46 },
  { "siege-tower", draw_siege_tower, 2.6, 0.66, 0.66 },
  { "rocks", draw_rocks, 0, 0, 0 },
  { "gallery", draw_gallery, 0.6, 0.84, 0.80 },
};

/* Index into the table, or -1. */
static int
find_thing (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  if (!cr_grid_contains (draw->grid, hex) || !cr_art_has_hex (draw->art, draw->floor, hex))
    return -1;
  if (recipe->layer == CR_RECIPE_LAYER_HOARDING)
    return G_N_ELEMENTS (things) - 1;
  if (recipe->kind != CR_RECIPE_SCATTER || recipe->symbol == 0)
    return -1;
  for (guint i = 0; i < G_N_ELEMENTS (things); i++) {
    if (recipe->symbol == g_quark_try_string (things[i].symbol))
      return (int) i;
  }
  return -1;
}

static Thing
place_thing (const CrDraw *draw, CrHex hex)
{
  CrRng rng = cr_rng_at_hex (hex, RNG_OBJECT, 0);
  double angle = cr_rng_next (&rng, -0.6, 0.6);

  return (Thing){ cr_layout_centre (draw->grid, hex), angle, rng };
}

static void
draw_plain (const CrDraw *draw, CrHex hex)
{
  cr_draw_dot (draw, cr_layout_centre (draw->grid, hex), 0.26);
  cr_draw_fill (draw, CR_TONE_WOOD_LIT, 1);
}

void
cr_draw_objects (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 0.8);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int found = find_thing (draw, hex);

    if (found < 0)
      continue;
    /* Under six pixels nobody would know what it is. */
    if (draw->detail == CR_DETAIL_FLAT) {
      draw_plain (draw, hex);
      continue;
    }
    Thing thing = place_thing (draw, hex);
    things[found].draw (draw, &thing);
  }
}

void
cr_cast_objects (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 1.4);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int found = find_thing (draw, hex);

    if (found < 0 || things[found].level <= 0)
      continue;
    Thing thing = place_thing (draw, hex);
    GArray *line = things[found].height > 0
                       ? thing_box (&thing, 0, 0, things[found].width, things[found].height)
                       : cr_line_circle (thing.at, things[found].width / 2, 20);
    cr_casters_take (casters, line, things[found].level);
  }
}
