/* cr-objects.c: things that stand on the ground: wells, tents, carts, stones.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

#define RNG_OBJECT 300
#define OBJECT_REACH 0.8
#define SHADOW_REACH 1.4
#define MOST_TURN 0.6 /* in radians, for things that are no symbols */

/* A thing in a hex: its place, its direction, its random numbers, and its symbol; NULL when it is
 * drawn here, or when its symbol does not exist. */
typedef struct {
  CrPoint at;
  double angle;
  CrRng rng;
  const CrSymbol *symbol;
  double scale;
} Thing;

/* Returns: the place of a point in the thing's own coordinates */
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

/* Draws a gallery in which men stand, with holes in its floor. The hoardings of hexsides are drawn
 * elsewhere. */
static void
draw_gallery (const CrDraw *draw, Thing *thing)
{
  draw_boards (draw, thing, (CrBox){ 0, 0, 0.80, 0.72 }, 9);
  for (int k = -1; k <= 1; k++)
    draw_part (draw, thing, (CrBox){ 0.25 * k, 0.2, 0.13, 0.10 }, CR_TONE_INK);
  for (int k = -1; k <= 1; k += 2)
    draw_part (draw, thing, (CrBox){ 0, 0.37 * k, 0.84, 0.08 }, CR_TONE_WOOD_DIM);
}

/* Returns: how many things stand in the hex; of a symbol as many as its recipe says */
static int
count_things (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  if (!cr_grid_contains (draw->grid, hex) || !cr_art_has_hex (draw->art, draw->floor, hex))
    return 0;
  if (recipe->layer == CR_RECIPE_LAYER_HOARDING || cr_recipe_has_scatter (recipe, "rocks"))
    return 1;
  return recipe->symbol != 0 ? recipe->count : 0;
}

/* A single thing stands in the middle; several divide the hex like the petals of a flower. */
static CrPoint
find_spot (CrPoint at, CrRng *rng, int index, int count)
{
  double angle = (index + cr_rng_next (rng, -0.25, 0.25)) * 2 * G_PI / MAX (count - 1, 1);
  double radius = cr_rng_next (rng, 0.24, 0.34);

  if (count == 1 || (index == count - 1 && count > 3))
    return at;
  return (CrPoint){ at.x + radius * cos (angle), at.y + radius * sin (angle) };
}

/* A symbol of a thing with a front is drawn for a front that faces straight up, and is turned from
 * there. */
static double
find_turn (const CrDraw *draw, CrHex hex, const CrSymbol *symbol)
{
  int front = cr_map_get_front (draw->map, (CrPlace){ draw->floor, hex });
  CrPoint middle = cr_layout_centre (draw->grid, hex), edge;

  if (front < 0)
    return 0;
  edge = cr_layout_side_middle (draw->grid, hex, (CrDirection) front);
  return atan2 (edge.y - middle.y, edge.x - middle.x) + G_PI / 2 - cr_symbol_get_ahead (symbol);
}

/* Random numbers come from the hex and the thing's number, so that neighbours change nothing. */
static Thing
place_thing (const CrDraw *draw, CrHex hex, int index)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);
  CrSymbols *symbols = cr_art_get_symbols (draw->art);
  CrRng rng = cr_rng_at_hex (hex, RNG_OBJECT, (guint32) index);
  Thing thing = { cr_layout_centre (draw->grid, hex), cr_rng_next (&rng, -1, 1), rng, NULL, 1 };

  thing.at = find_spot (thing.at, &thing.rng, index, count_things (draw, hex));
  if (recipe->symbol == 0 || recipe->layer == CR_RECIPE_LAYER_HOARDING) {
    thing.angle *= MOST_TURN;
    return thing;
  }
  const char *name = g_quark_to_string (recipe->symbol);
  guint looks = cr_symbols_count (symbols, name);
  if (looks == 0)
    return thing;
  thing.symbol = cr_symbols_get (symbols, name, (guint) cr_rng_pick (&thing.rng, (int) looks));
  thing.angle =
      thing.angle * cr_symbol_get_turn (thing.symbol) + find_turn (draw, hex, thing.symbol);
  thing.scale = recipe->size / 100.0;
  return thing;
}

static void
draw_symbol (const CrDraw *draw, const Thing *thing)
{
  cairo_save (draw->cr);
  cairo_translate (draw->cr, thing->at.x, thing->at.y);
  cairo_rotate (draw->cr, thing->angle);
  cairo_scale (draw->cr, thing->scale, thing->scale);
  cr_symbol_paint (thing->symbol, draw->cr, draw->variant);
  cairo_restore (draw->cr);
}

/* A symbol that does not exist is drawn as a question mark, as an unknown code is. */
static void
draw_missing (const CrDraw *draw, const Thing *thing)
{
  static const CrLetter letter = {
    .size = 0.4, .tone = CR_TONE_RED, .alpha = 1, .halo = 0.05, .align = 0.5, .bold = TRUE
  };

  cr_draw_text (draw, (CrPoint){ thing->at.x, thing->at.y + 0.14 }, "?", &letter);
}

static void
draw_thing (const CrDraw *draw, CrHex hex, int index)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);
  Thing thing = place_thing (draw, hex, index);

  if (recipe->layer == CR_RECIPE_LAYER_HOARDING)
    draw_gallery (draw, &thing);
  else if (recipe->symbol == 0)
    cr_draw_heap (draw, &(CrHeap){ thing.at, 26, 0.30, 0.10 }, &thing.rng);
  else if (thing.symbol != NULL)
    draw_symbol (draw, &thing);
  else
    draw_missing (draw, &thing);
}

/* On a hex of fewer than six pixels only a dot is drawn. */
static void
draw_plain (const CrDraw *draw, CrHex hex)
{
  cr_draw_dot (draw, cr_layout_centre (draw->grid, hex), 0.26);
  cr_draw_fill (draw, CR_TONE_WOOD_LIT, 1);
}

void
cr_draw_objects (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, OBJECT_REACH);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int count = count_things (draw, hex);

    if (draw->detail == CR_DETAIL_FLAT && count == 1)
      draw_plain (draw, hex);
    for (int k = 0; k < count && draw->detail > CR_DETAIL_FLAT; k++)
      draw_thing (draw, hex, k);
  }
}

static GArray *
move_outline (const Thing *thing, const GArray *outline)
{
  GArray *line = cr_line_new ();

  for (guint i = 0; i < outline->len; i++) {
    CrPoint p = cr_line_at (outline, (int) i);
    CrPoint moved = on_thing (thing, p.x * thing->scale, p.y * thing->scale);
    cr_line_add (line, moved.x, moved.y);
  }
  return line;
}

static void
cast_thing (const CrDraw *draw, CrHex hex, int index, CrCasters *casters)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);
  Thing thing = place_thing (draw, hex, index);

  if (recipe->layer == CR_RECIPE_LAYER_HOARDING)
    cr_casters_take (casters, thing_box (&thing, 0, 0, 0.84, 0.80), recipe->caster / 10.0);
  if (thing.symbol == NULL)
    return;
  const GPtrArray *outlines = cr_symbol_get_outlines (thing.symbol);
  for (guint i = 0; i < outlines->len; i++)
    cr_casters_take (casters, move_outline (&thing, outlines->pdata[i]), recipe->caster / 10.0);
}

void
cr_cast_objects (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, SHADOW_REACH);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int count =
        cr_art_get_recipe (draw->art, draw->floor, hex)->caster > 0 ? count_things (draw, hex) : 0;

    for (int k = 0; k < count; k++)
      cast_thing (draw, hex, k, casters);
  }
}
