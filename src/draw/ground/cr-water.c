/* cr-water.c: moats, rivers, ditches and other dug things.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

enum { RNG_RIPPLE = 200, RNG_HACHURE = 210, RNG_FASCINE = 220, RNG_FORD, RNG_GLINT };

/* Natural water has reeds along its banks. */
static gboolean
is_wild (const CrRecipe *recipe)
{
  return cr_recipe_has_scatter (recipe, "reeds");
}

/* The bottom falls away from the edge in flat steps: the width of the stroke along the edge, and
 * the share of the fill's tone in it; the rest is the deep tone. */
static const struct {
  double width, share;
} depths[] = { { 0.62, 0.35 }, { 0.44, 0.7 }, { 0.26, 1 } };

static void
stroke_outlines (const CrDraw *draw, const CrRegion *region, double width)
{
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < region->outlines->len; i++) {
    if (cr_draw_sees_outline (draw, region, i, width))
      cr_draw_curve_near (draw, region->outlines->pdata[i], width + 0.2);
  }
  cairo_set_line_width (draw->cr, width);
  cairo_stroke (draw->cr);
}

static CrColour
deep_tone (const CrDraw *draw, const CrRecipe *recipe)
{
  if (recipe->fill == CR_TONE_WATER)
    return cr_draw_tone (draw, CR_TONE_WATER_DEEP);
  return cr_colour_mix (cr_draw_tone (draw, recipe->fill), cr_draw_tone (draw, CR_TONE_SHADOW),
                        0.16);
}

static void
draw_body (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  CrColour deep = deep_tone (draw, recipe), fill = cr_draw_tone (draw, recipe->fill);
  CrBox box = cr_box_grow (draw->clip, 1);

  cairo_rectangle (draw->cr, box.x, box.y, box.width, box.height);
  cr_draw_fill_colour (draw, deep, 1);
  for (guint i = 0; i < G_N_ELEMENTS (depths); i++) {
    cr_draw_set_colour (draw, cr_colour_mix (deep, fill, depths[i].share), 1);
    stroke_outlines (draw, region, depths[i].width);
  }
}

/* One of the waterlines: its distance from the bank, its strength, and the lengths of its dashes.
 */
typedef struct {
  double inset, width, alpha;
  double bounds[4];
} Ripple;

static const Ripple ripples[] = {
  { 0.10, 0.013, 0.90, { 0.20, 0.42, 0.06, 0.12 } },
  { 0.19, 0.011, 0.75, { 0.12, 0.28, 0.13, 0.24 } },
  { 0.29, 0.010, 0.60, { 0.08, 0.20, 0.24, 0.40 } },
};

GArray *
cr_water_get_bank (const CrRegion *region, guint loop, guint side, double inset)
{
  const GArray *edges = region->loops->pdata[loop], *line = region->outlines->pdata[loop];
  guint per_side = line->len / edges->len;
  g_autoptr (GArray) piece = cr_line_new ();

  for (guint i = 0; i <= per_side; i++)
    g_array_append_val (piece, cr_line_at (line, (side * per_side + i) % line->len));
  return cr_line_shift (piece, inset, FALSE);
}

static void
add_side_ripple (const CrDraw *draw, const CrRegion *region, guint loop, guint side, guint which)
{
  const GArray *edges = region->loops->pdata[loop];
  const Ripple *ripple = &ripples[which];
  CrEdge edge = cr_edge_at (edges, side);
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_RIPPLE + which);
  double inset = ripple->inset + 0.018 * cr_rng_next (&rng, -1, 1);
  g_autoptr (GArray) piece = cr_water_get_bank (region, loop, side, inset);

  cr_draw_dashes (draw, piece, &rng, ripple->bounds);
}

static gboolean
side_is_near (const CrDraw *draw, const GArray *edges, guint side)
{
  return cr_box_has (draw->clip, cr_edge_get_middle (draw->grid, cr_edge_at (edges, side)), 0.9);
}

/* Dashes are seeded by hexside; if they ran on along the loop, all would move when one hex is dug.
 */
static void
draw_ripples (const CrDraw *draw, const CrRegion *region)
{
  guint n = draw->px < 40 && draw->detail == CR_DETAIL_FULL ? 1 : G_N_ELEMENTS (ripples);

  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  for (guint which = 0; which < n; which++) {
    for (guint loop = 0; loop < region->loops->len; loop++) {
      const GArray *edges = region->loops->pdata[loop];
      gboolean seen = cr_draw_sees_outline (draw, region, loop, 0.6);
      for (guint side = 0; side < edges->len && seen; side++)
        if (side_is_near (draw, edges, side))
          add_side_ripple (draw, region, loop, side, which);
    }
    cr_draw_stroke (draw, CR_TONE_WATER_LIT, ripples[which].width, ripples[which].alpha);
  }
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
}

static int
count_wet (const CrRegion *region, CrHex hex)
{
  int n = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    n += cr_hex_set_has (region->set, cr_hex_neighbour (hex, d));
  return n;
}

/* Away from banks, the wind draws long ripples in threes. */
static void
add_long_ripples (CrHex hex, CrPoint c, GArray *flicks)
{
  CrRng rng = cr_rng_at_hex (hex, RNG_GLINT, 1);

  for (int k = 0; k < 2; k++) {
    CrPoint p = { c.x + cr_rng_next (&rng, -0.42, -0.1), c.y + cr_rng_next (&rng, -0.34, 0.28) };

    if (cr_noise (p.x * 0.45, p.y * 0.7, RNG_GLINT + 1) < -0.15)
      continue;
    for (int i = 0; i < 3; i++) {
      double x = p.x + cr_rng_next (&rng, 0, 0.12), y = p.y + 0.055 * i;
      double length = cr_rng_next (&rng, 0.2, 0.42), rise = cr_rng_next (&rng, 0, 0.02);
      CrPoint middle = { x + length * 0.4, y - rise };

      /* The stroke is thickest in its middle. */
      cr_flicks_add (flicks, middle, (CrPoint){ x, y }, 0.017);
      cr_flicks_add (flicks, middle, (CrPoint){ x + length, y }, 0.017);
    }
  }
}

/* Draws short glints in drifts away from the banks, so that water is no bare sheet. */
static void
draw_glints (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 0.9);
  g_autoptr (GArray) flicks = cr_flicks_new ();

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrPoint c = cr_layout_centre (draw->grid, hex);
    CrRng rng = cr_rng_at_hex (hex, RNG_GLINT, 0);

    if (count_wet (region, hex) >= 5)
      add_long_ripples (hex, c, flicks);
    for (int k = 0; k < 6 && count_wet (region, hex) >= 4; k++) {
      CrPoint p = { c.x + cr_rng_next (&rng, -0.38, 0.30), c.y + cr_rng_next (&rng, -0.34, 0.34) };
      double length = cr_rng_next (&rng, 0.08, 0.24), lean = cr_rng_next (&rng, -0.02, 0.02);
      double width = cr_rng_next (&rng, 0.012, 0.02);

      if (cr_noise (p.x * 0.8, p.y * 1.1, RNG_GLINT) > 0.1)
        cr_flicks_add (flicks, p, (CrPoint){ p.x + length, p.y + lean }, width);
    }
  }
  cr_draw_flicks (draw, flicks, CR_TONE_WATER_LIT, 0.55);
}

/* Adds short uneven marks across the edge: outwards at a bank, inwards at a dry ditch. */
static void
add_side_hachures (const CrRegion *region, guint loop, guint side, GArray *flicks, double reach)
{
  const GArray *edges = region->loops->pdata[loop];
  CrEdge edge = cr_edge_at (edges, side);
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_HACHURE);
  g_autoptr (GArray) piece = cr_water_get_bank (region, loop, side, 0);
  double all = cr_line_get_length (piece, FALSE);

  for (double at = 0.02; at < all; at += 0.055) {
    CrPoint way = { 1, 0 }, p = cr_line_get_point (piece, at, FALSE, &way);
    double chance = cr_rng_next (&rng, 0, 1), lean = cr_rng_next (&rng, 0.005, 0.035);
    double d = reach * (0.03 + 0.075 * chance * (1 + 0.5 * cr_noise (p.x * 2, p.y * 2, 9)));
    CrPoint out = { way.y, -way.x };

    if (chance > 0.25)
      cr_flicks_add (flicks, (CrPoint){ p.x + out.x * 0.012, p.y + out.y * 0.012 },
                     (CrPoint){ p.x + out.x * d + way.x * lean, p.y + out.y * d + way.y * lean },
                     0.016);
  }
}

static void
draw_hachures (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe, double reach)
{
  g_autoptr (GArray) flicks = cr_flicks_new ();

  for (guint loop = 0; loop < region->loops->len; loop++) {
    const GArray *edges = region->loops->pdata[loop];
    gboolean seen = cr_draw_sees_outline (draw, region, loop, 0.6);
    for (guint side = 0; side < edges->len && seen; side++)
      if (side_is_near (draw, edges, side))
        add_side_hachures (region, loop, side, flicks, reach);
  }
  cr_draw_flicks (draw, flicks, recipe->edge == CR_TONE_INK ? CR_TONE_INK : CR_TONE_INK_SOFT, 0.85);
}

/* Draws bundles of brushwood that were thrown in: sticks side by side, tied twice. */
static void
draw_fascine (const CrDraw *draw, CrPoint at, double angle, CrRng *rng)
{
  double co = cos (angle), si = sin (angle);
  g_autoptr (GArray) body = cr_line_box (at, 0.46, 0.15, angle);

  cr_shadow_sweep (draw->cr, body, 0.04);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.35);
  for (int k = 0; k < 5; k++) {
    double v = -0.06 + 0.03 * k;
    g_autoptr (GArray) stick =
        cr_line_box ((CrPoint){ at.x - v * si, at.y + v * co }, cr_rng_next (rng, 0.40, 0.48),
                     0.032, angle + cr_rng_next (rng, -0.03, 0.03));
    cr_draw_path (draw, stick, TRUE);
    cr_draw_fill (draw, cr_rng_pick (rng, 2) ? CR_TONE_WOOD : CR_TONE_WOOD_LIT, 1);
    cr_draw_path (draw, stick, TRUE);
    cr_draw_stroke (draw, CR_TONE_INK, 0.008, 0.75);
  }
  for (int k = -1; k <= 1; k += 2) {
    cairo_move_to (draw->cr, at.x + 0.11 * k * co + 0.075 * si, at.y + 0.11 * k * si - 0.075 * co);
    cairo_line_to (draw->cr, at.x + 0.11 * k * co - 0.075 * si, at.y + 0.11 * k * si + 0.075 * co);
  }
  cr_draw_stroke (draw, CR_TONE_INK_SOFT, 0.02, 0.9);
}

static void
draw_fascines (const CrDraw *draw, CrHex hex)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  CrRng rng = cr_rng_at_hex (hex, RNG_FASCINE, 0);

  for (int k = 0; k < 9; k++) {
    CrPoint at = { c.x + cr_rng_next (&rng, -0.34, 0.34), c.y + cr_rng_next (&rng, -0.32, 0.32) };
    draw_fascine (draw, at, cr_rng_next (&rng, -0.35, 0.35) + (k % 3) * 0.9, &rng);
  }
}

static void
draw_ford_stones (const CrDraw *draw, CrHex hex)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  CrRng rng = cr_rng_at_hex (hex, RNG_FORD, 0);

  for (int k = 0; k < 20; k++) {
    CrPoint at = { c.x + cr_rng_next (&rng, -0.44, 0.44), c.y + cr_rng_next (&rng, -0.4, 0.4) };
    double chance = cr_rng_next (&rng, 0, 1);
    cr_draw_dot (draw, at, 0.012 + 0.04 * chance * chance);
  }
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_STONE), 0.85);
  cairo_fill_preserve (draw->cr);
  cr_draw_stroke (draw, CR_TONE_INK_SOFT, 0.008, 0.8);
}

static void
draw_contents (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  gboolean fascines = cr_recipe_has_scatter (recipe, "fascines");
  gboolean stones = cr_recipe_has_scatter (recipe, "pebbles");

  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 0.9);

  for (guint i = 0; (fascines || stones) && i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (fascines)
      draw_fascines (draw, hex);
    else
      draw_ford_stones (draw, hex);
  }
}

static void
draw_inside (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  cr_draw_begin_region (draw, region);
  draw_body (draw, region, recipe);
  if (is_wild (recipe))
    cr_draw_bars (draw, region);
  if (draw->detail == CR_DETAIL_FULL) {
    if (cr_recipe_has_waves (recipe))
      draw_ripples (draw, region);
    if (cr_recipe_has_waves (recipe) && draw->px >= 40)
      draw_glints (draw, region);
    draw_contents (draw, region, recipe);
    /* The bank's own shade on the water. */
    cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_SHADOW), 0.28);
    stroke_outlines (draw, region, 0.07);
  }
  cr_draw_end_within (draw);
}

static void
draw_region (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  gboolean dry = cr_recipe_has_scatter (recipe, "hachures");

  if (draw->detail == CR_DETAIL_FLAT) {
    cr_draw_region_curve (draw, region);
    cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
    cr_draw_fill (draw, recipe->fill, 1);
    return;
  }
  /* The trodden bank around it. */
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_BANK), 0.55);
  stroke_outlines (draw, region, 0.17);
  draw_inside (draw, region, recipe);
  cr_draw_region_ink (draw, region, (CrPen){ CR_TONE_INK, 0.020, 1 });
  if (draw->detail == CR_DETAIL_FULL)
    draw_hachures (draw, region, recipe, dry ? -2.2 : 1);
  if (draw->detail == CR_DETAIL_FULL && is_wild (recipe))
    cr_draw_reeds (draw, region);
}

static gboolean
is_dry (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return recipe->layer != CR_RECIPE_LAYER_WATER && recipe->layer != CR_RECIPE_LAYER_OBJECT &&
         cr_grid_contains (draw->grid, hex);
}

/* The shallows reach so far towards a dry neighbour, in W, that they meet its bank. */
#define TO_BANK 0.36

/* Adds one hex of the shallows to the path, from bank to bank. */
static void
path_shallows (const CrDraw *draw, CrHex hex, double radius)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  CrRng rng = cr_rng_at_hex (hex, RNG_FORD, 1);
  g_autoptr (GArray) middle = cr_line_lobes (c, radius, &rng, 6, 0.16);

  cr_draw_curve (draw, middle, TRUE);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPoint way = cr_way_between (c, cr_layout_side_middle (draw->grid, hex, d));
    g_autoptr (GArray) beside =
        cr_line_lobes (cr_point_along (c, way, TO_BANK, 0), radius * 0.9, &rng, 6, 0.16);

    if (is_dry (draw, cr_hex_neighbour (hex, d)))
      cr_draw_curve (draw, beside, TRUE);
  }
}

/* A ford is pale and stony, in three steps from the deep water. It has no bank of its own, because
 * the river's continues. */
static void
draw_shallows (const CrDraw *draw, const CrRegion *ford, const CrRecipe *recipe)
{
  static const struct {
    double radius, share;
  } steps[] = { { 0.62, 0.30 }, { 0.54, 0.62 }, { 0.46, 0.9 } };
  CrColour deep = cr_draw_tone (draw, recipe->edge), pale = cr_draw_tone (draw, recipe->fill);
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, ford, 1);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    for (guint k = 0; k < hexes->len; k++)
      path_shallows (draw, g_array_index (hexes, CrHex, k), steps[i].radius);
    cr_draw_fill_colour (draw, cr_colour_mix (deep, pale, steps[i].share), 1);
  }
  if (draw->detail == CR_DETAIL_FULL)
    draw_contents (draw, ford, recipe);
}

static gboolean
is_way (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_recipe (draw->art, draw->floor, hex)->layer == CR_RECIPE_LAYER_ROAD;
}

/* Returns: how many sides in a row, beginning with this one, border on dry ground */
static int
count_dry (const CrDraw *draw, CrHex hex, CrDirection side)
{
  int n = 0;

  while (n < CR_N_DIRECTIONS &&
         is_dry (draw, cr_hex_neighbour (hex, (side + (guint) n) % CR_N_DIRECTIONS)))
    n++;
  return n;
}

/* Returns: (transfer full) (element-type CrPoint): where men come down to a ford hex: at the roads
 * beside it; without roads, at the middle of each bank */
static GArray *
find_landings (const CrDraw *draw, CrHex hex)
{
  GArray *ways = cr_line_new ();
  CrPoint c = cr_layout_centre (draw->grid, hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (is_way (draw, cr_hex_neighbour (hex, d))) {
      CrPoint way = cr_way_between (c, cr_layout_side_middle (draw->grid, hex, d));
      g_array_append_val (ways, way);
    }
  for (CrDirection d = 0, roads = ways->len; d < CR_N_DIRECTIONS && roads == 0; d++) {
    int n = count_dry (draw, hex, d);

    if (n == 0 || n == CR_N_DIRECTIONS ||
        is_dry (draw, cr_hex_neighbour (hex, (d + CR_N_DIRECTIONS - 1) % CR_N_DIRECTIONS)))
      continue;
    CrPoint from = cr_layout_side_middle (draw->grid, hex, d);
    CrPoint to = cr_layout_side_middle (draw->grid, hex, (d + (guint) n - 1) % CR_N_DIRECTIONS);
    CrPoint way = cr_way_between (c, cr_point_between (from, to, 0.5));
    g_array_append_val (ways, way);
  }
  return ways;
}

/* Returns: the point of a bank nearest to the middle of a hexside. @way_out: away from the water */
static CrPoint
find_bank (const CrRegion *river, CrPoint middle, CrPoint *way_out)
{
  CrPoint best = middle;
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < river->outlines->len; i++) {
    const GArray *line = river->outlines->pdata[i];
    CrPoint way, p = cr_line_get_point (line, cr_line_project (line, middle, TRUE), TRUE, &way);

    if (cr_distance (p, middle) >= least)
      continue;
    least = cr_distance (p, middle);
    best = p;
    *way_out = (CrPoint){ way.y, -way.x };
  }
  return best;
}

/* A landing reaches so far to each side of its middle, in W. */
#define LANDING 0.24

/* Draws sand where the bank is trodden down; it covers the bank's ink and hachures. */
static void
draw_beach (const CrDraw *draw, CrPoint at, CrPoint way)
{
  static const struct {
    CrTone tone;
    double ahead, back, half, alpha;
  } parts[] = { { CR_TONE_BANK, 0.15, 0.12, 1.35, 0.45 }, { CR_TONE_ROAD, 0.11, 0.09, 1.12, 0.9 } };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autoptr (GArray) line = cr_line_new ();

    for (int k = 0; k < 16; k++) {
      double turn = k * G_PI / 8;
      double ahead = cos (turn) > 0 ? parts[i].ahead : parts[i].back;
      CrPoint p =
          cr_point_along (at, way, ahead * cos (turn), LANDING * parts[i].half * sin (turn));
      g_array_append_val (line, p);
    }
    cr_line_wobble (line, 0.05, 3.5, RNG_FORD);
    cr_draw_curve (draw, line, TRUE);
    cr_draw_fill (draw, parts[i].tone, parts[i].alpha);
  }
}

/* Beyond the water, men who cross go different ways: the landing fades in strands as a road does.
 */
static void
draw_landing (const CrDraw *draw, CrHex hex, CrPoint at, CrPoint way)
{
  CrRng rng = cr_rng_at_hex (hex, RNG_FORD, 2);
  g_autoptr (GArray) strands = cr_flicks_new ();

  draw_beach (draw, at, way);
  for (int k = 0; k < 11; k++) {
    double aside = LANDING * (k / 5.0 - 1), far = cr_rng_next (&rng, 0.16, 0.34);

    far *= 1 - 0.5 * fabs (aside) / LANDING;
    cr_flicks_add (strands, cr_point_along (at, way, -0.02, aside),
                   cr_point_along (at, way, far, aside * 0.8), cr_rng_next (&rng, 0.06, 0.1));
  }
  cr_draw_flicks (draw, strands, CR_TONE_ROAD, 0.8);
}

static void
draw_landings (const CrDraw *draw, const CrRegion *ford, const CrRegion *river)
{
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, ford, 1);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrPoint c = cr_layout_centre (draw->grid, hex);
    g_autoptr (GArray) ways = find_landings (draw, hex);

    for (guint k = 0; k < ways->len; k++) {
      CrPoint way = cr_line_at (ways, k);
      CrPoint at = find_bank (river, cr_point_along (c, way, 0.45, 0), &way);

      draw_landing (draw, hex, at, way);
    }
  }
}

static gboolean
regions_meet (const CrRegion *ford, const CrRegion *river)
{
  for (guint i = 0; i < ford->hexes->len; i++)
    if (cr_hex_set_has (river->set, g_array_index (ford->hexes, CrHex, i)))
      return TRUE;
  return FALSE;
}

/* Returns: whether a river runs through the ford, which is then drawn in that */
static gboolean
draw_in_rivers (const CrDraw *draw,
                const GPtrArray *classes,
                const CrRegion *ford,
                const CrRecipe *recipe)
{
  gboolean any = FALSE;

  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];
    g_autoptr (GPtrArray) rivers = cr_draw_get_regions (draw, class, 0.4);

    for (guint k = 0; k < rivers->len && class->data != recipe; k++) {
      const CrRegion *river = rivers->pdata[k];

      if (!regions_meet (ford, river))
        continue;
      any = TRUE;
      cr_draw_begin_region (draw, river);
      draw_shallows (draw, ford, recipe);
      cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_SHADOW), 0.28);
      stroke_outlines (draw, river, 0.07);
      cr_draw_end_within (draw);
      cr_draw_region_ink (draw, river, (CrPen){ CR_TONE_INK, 0.020, 1 });
      if (draw->detail == CR_DETAIL_FULL)
        draw_landings (draw, ford, river);
    }
  }
  return any;
}

void
cr_draw_waters (const CrDraw *draw)
{
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_WATER);

  /* Fords are drawn after the rivers in which they are, whatever their order in the ruleset. */
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < classes->len; i++) {
      const CrRegionClass *class = classes->pdata[i];
      gboolean ford = cr_recipe_is_ford (class->data);
      g_autoptr (GPtrArray) regions = NULL;

      if (ford != pass)
        continue;
      regions = cr_draw_get_regions (draw, class, 0.4);
      for (guint k = 0; k < regions->len; k++)
        if (!ford || draw->detail == CR_DETAIL_FLAT ||
            !draw_in_rivers (draw, classes, regions->pdata[k], class->data))
          draw_region (draw, regions->pdata[k], class->data);
    }
}
