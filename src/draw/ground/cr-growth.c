/* cr-growth.c: scrub and trees. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"
#include "cr-stamp.h"

#include <math.h>

enum { RNG_SCRUB = 70, RNG_TREE_EDGE, RNG_TREE_CLUMPS, RNG_FOREST, RNG_SCRUB_LOOK };

/* So many looks are enough that nobody notices a repetition. */
#define N_LOOKS 16

/* Draws a scalloped tuft of leaves. @edge: the opacity of its outline, 0 for none */
static void
draw_clump (const CrDraw *draw, CrPoint c, double radius, CrColour tone, CrRng *rng, double edge)
{
  enum { N = 7 };
  CrPoint p[N];
  double first = cr_rng_next (rng, 0, 6.3);

  for (int i = 0; i < N; i++) {
    double a = first + i * 2 * G_PI / N, k = radius * cr_rng_next (rng, 0.82, 1.15);
    p[i] = (CrPoint){ c.x + k * cos (a), c.y + k * sin (a) };
  }
  if (!cr_box_has (draw->clip, c, 1.5 * radius))
    return;
  cairo_move_to (draw->cr, p[0].x, p[0].y);
  for (int i = 0; i < N; i++) {
    CrPoint a = p[i], b = p[(i + 1) % N], m = cr_point_between (a, b, 0.5);
    CrPoint over = { c.x + (m.x - c.x) * 1.45, c.y + (m.y - c.y) * 1.45 };
    CrPoint u = cr_point_between (a, over, 0.67), v = cr_point_between (b, over, 0.67);

    cairo_curve_to (draw->cr, u.x, u.y, v.x, v.y, b.x, b.y);
  }
  cairo_close_path (draw->cr);
  cr_draw_set_colour (draw, tone, 1);
  if (edge <= 0) {
    cairo_fill (draw->cr);
    return;
  }
  CrColour leaf_dim = cr_draw_tone (draw, CR_TONE_LEAF_DIM), ink = cr_draw_tone (draw, CR_TONE_INK);
  cairo_fill_preserve (draw->cr);
  cr_draw_set_colour (draw, cr_colour_mix (leaf_dim, ink, 0.45), edge);
  cairo_set_line_width (draw->cr, 0.009);
  cairo_stroke (draw->cr);
}

typedef struct {
  CrPoint at;
  double radius, order, depth; /* @depth: from the middle, 0…1 */
} Clump;

static gint
compare_clumps (gconstpointer a, gconstpointer b)
{
  double x = ((const Clump *) a)->order, y = ((const Clump *) b)->order;

  return x < y ? -1 : x > y;
}

#define N_BUSHES 8

static void
draw_bush (const CrDraw *draw, CrPoint p, double s, CrRng *rng)
{
  CrPoint middle = { p.x - s * 0.16, p.y - s * 0.18 }, top = { p.x - s * 0.3, p.y - s * 0.32 };

  draw_clump (draw, p, s, cr_draw_tone (draw, CR_TONE_LEAF_DIM), rng, 0.9);
  draw_clump (draw, middle, s * 0.66, cr_draw_tone (draw, CR_TONE_LEAF), rng, 0);
  draw_clump (draw, top, s * 0.33, cr_draw_tone (draw, CR_TONE_LEAF_LIT), rng, 0);
}

static void
draw_plain_bush (const CrDraw *draw, CrPoint p, double s)
{
  cr_draw_dot (draw, p, s);
  cr_draw_fill (draw, CR_TONE_LEAF_DIM, 1);
  cr_draw_dot (draw, (CrPoint){ p.x - s * 0.25, p.y - s * 0.25 }, s * 0.55);
  cr_draw_fill (draw, CR_TONE_LEAF, 1);
}

/* Draws the bushes of one hex, the far ones first. */
static void
draw_scrub_look (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  Clump bushes[N_BUSHES];
  CrRng rng = cr_rng_of_look (look, RNG_SCRUB);

  for (int i = 0; i < N_BUSHES; i++) {
    double x = cr_rng_next (&rng, -0.36, 0.36), y = cr_rng_next (&rng, -0.33, 0.33);
    CrPoint p = { x, y };
    bushes[i] = (Clump){ p, cr_rng_next (&rng, 0.07, 0.15), p.x + p.y, 0 };
  }
  qsort (bushes, N_BUSHES, sizeof (Clump), compare_clumps);
  for (int i = 0; i < N_BUSHES; i++) {
    double s = bushes[i].radius;
    cr_draw_dot (draw, (CrPoint){ bushes[i].at.x + s * 0.5, bushes[i].at.y + s * 0.5 }, s * 1.05);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.3);
  }
  for (int i = 0; i < N_BUSHES; i++) {
    if (draw->detail == CR_DETAIL_FULL)
      draw_bush (draw, bushes[i].at, bushes[i].radius, &rng);
    else
      draw_plain_bush (draw, bushes[i].at, bushes[i].radius);
  }
}

void
cr_draw_scrub (const CrDraw *draw, CrHex hex)
{
  static const CrStamp stamp = { .draw = draw_scrub_look, .reach = 0.8 };
  CrRng rng = cr_rng_at_hex (hex, RNG_SCRUB_LOOK, 0);

  if (draw->detail > CR_DETAIL_FLAT) {
    cr_draw_stamp (draw, &stamp, (guint) cr_rng_pick (&rng, N_LOOKS),
                   cr_layout_centre (draw->grid, hex));
    return;
  }
  cr_draw_dot (draw, cr_layout_centre (draw->grid, hex), 0.36);
  cr_draw_fill (draw, CR_TONE_LEAF, 1);
}

/* The looks of trees: in a wood, alone, or one over seven hexes with an opening above the trunk. */
enum { CROWN_WOOD, CROWN_ALONE = N_LOOKS, CROWN_BIG = 2 * N_LOOKS };

/**
 * Crown: a tree.
 * @look: one of those above plus a number below N_LOOKS
 * @hidden: it is within the outline of its wood
 */
typedef struct {
  CrPoint at;
  double radius;
  guint look;
  gboolean big, hidden;
} Crown;

static double
get_radius (guint look)
{
  if (look >= CROWN_BIG)
    return 1.17;
  return look >= CROWN_ALONE ? 0.52 : 0.54 + 0.1 * (look + 0.5) / N_LOOKS;
}

static gboolean
has_tree (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  return cr_grid_contains (cr_art_get_grid (art), hex) && recipe->kind == CR_RECIPE_CLUMPS &&
         recipe->layer == CR_RECIPE_LAYER_CANOPY && cr_art_has_hex (art, floor, hex);
}

static GArray *
outline_wood (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 4, 0.06);
}

static const CrRegionClass wood_class = { .has = has_tree,
                                          .outline = outline_wood,
                                          .needs = 1u << CR_RECIPE_LAYER_CANOPY };

static gboolean
is_heart (const CrRegion *wood, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    if (!cr_hex_set_has (wood->set, cr_hex_neighbour (hex, d)))
      return FALSE;
  }
  return TRUE;
}

/* At most so many large trees may grow side by side; more are a wood. */
#define MAX_HEARTS 6

/* Returns: (transfer full): the middles of large trees: hexes with all six neighbours in the wood;
 * no two trees share a hex */
static GArray *
find_hearts (const CrRegion *wood)
{
  GArray *hearts = g_array_new (FALSE, FALSE, sizeof (CrHex));

  if (wood->hexes->len > 7 * MAX_HEARTS)
    return hearts;
  for (guint i = 0; i < wood->hexes->len; i++) {
    CrHex hex = g_array_index (wood->hexes, CrHex, i);
    gboolean free = is_heart (wood, hex);

    for (guint k = 0; k < hearts->len && free; k++)
      free = cr_hex_distance (hex, g_array_index (hearts, CrHex, k)) > 2;
    if (free)
      g_array_append_val (hearts, hex);
  }
  return hearts;
}

static void
add_crown (const CrDraw *draw, GArray *crowns, const CrRegion *wood, CrHex hex, guint first_look)
{
  double stray = first_look == CROWN_WOOD ? 0.09 : first_look == CROWN_ALONE ? 0.03 : 0;
  CrRng rng = cr_rng_at_hex (hex, RNG_FOREST, 0);
  CrPoint c = cr_layout_centre (draw->grid, hex);

  if (!cr_box_has (draw->clip, c, 2))
    return;
  double x = cr_rng_next (&rng, -stray, stray), y = cr_rng_next (&rng, -stray, stray);
  guint look = first_look + (guint) cr_rng_pick (&rng, N_LOOKS);
  Crown crown = { { c.x + x, c.y + y },
                  get_radius (look),
                  look,
                  first_look == CROWN_BIG,
                  first_look == CROWN_WOOD && is_heart (wood, hex) };

  g_array_append_val (crowns, crown);
}

/* Seven hexes around one are a large tree; a single hex is a small one; otherwise every hex of the
 * wood has a crown. */
static gboolean
find_crowns (const CrDraw *draw, const CrRegion *wood, GArray *crowns)
{
  g_autoptr (GArray) hearts = find_hearts (wood);

  if (hearts->len * 7 == wood->hexes->len) {
    for (guint i = 0; i < hearts->len; i++)
      add_crown (draw, crowns, wood, g_array_index (hearts, CrHex, i), CROWN_BIG);
    return FALSE;
  }
  gboolean alone = wood->hexes->len == 1;
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, wood, 1.6);
  for (guint i = 0; i < hexes->len; i++) {
    add_crown (draw, crowns, wood, g_array_index (hexes, CrHex, i),
               alone ? CROWN_ALONE : CROWN_WOOD);
  }
  return !alone;
}

static GArray *
crown_outline (const Crown *crown)
{
  CrRng rng = cr_rng_of_look (crown->look, RNG_TREE_EDGE);

  if (crown->big)
    return cr_line_lobes (crown->at, crown->radius, &rng, 11, 0.09);
  return cr_line_lobes (crown->at, crown->radius, &rng, 7, 0.10);
}

/* Draws trunk and boughs, which are seen through the crown. */
static void
draw_trunk (const CrDraw *draw, CrPoint at, CrRng *rng)
{
  g_autoptr (GArray) boughs = cr_flicks_new ();

  for (int i = 0; i < 5; i++) {
    double a = i * 1.26 + cr_rng_next (rng, -0.3, 0.3);
    CrPoint tip = { at.x + 0.62 * cos (a), at.y + 0.62 * sin (a) };
    cr_flicks_add (boughs, at, tip, 0.13);
  }
  cr_draw_flicks (draw, boughs, CR_TONE_WOOD_DIM, 1);
  cr_draw_dot (draw, at, 0.13);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  cr_draw_dot (draw, (CrPoint){ at.x - 0.02, at.y - 0.02 }, 0.07);
  cr_draw_fill (draw, CR_TONE_WOOD, 1);
}

/* Returns: (transfer full): clumps of leaves on the spiral of a sunflower, sorted from the shaded
 * rim to the lit side */
static GArray *
place_clumps (const Crown *crown, CrRng *rng, gboolean coarse)
{
  int n = crown->big ? coarse ? 64 : 150 : coarse ? 15 : crown->radius > 0.53 ? 30 : 26;
  double stray = crown->big ? 0.06 : 0.035, reach = crown->radius * (crown->big ? 0.957 : 0.88);
  GArray *clumps = g_array_new (FALSE, FALSE, sizeof (Clump));

  for (int i = 0; i < n; i++) {
    double a = i * 2.39996, d = reach * sqrt ((i + 0.5) / n);
    double x = d * cos (a) + cr_rng_next (rng, -stray, stray);
    double y = d * sin (a) + cr_rng_next (rng, -stray, stray);
    Clump clump = { { crown->at.x + x, crown->at.y + y }, 0, 0, d / reach };

    clump.order = -(d * 0.5 - cr_sun_on (x, y) * 0.6);
    if (!crown->big || d >= 0.26 + 0.12 * cr_noise (a * 2, d, 73))
      g_array_append_val (clumps, clump);
  }
  g_array_sort (clumps, compare_clumps);
  return clumps;
}

static CrColour
leaf_tone (const CrDraw *draw, double lit, CrRng *rng)
{
  CrTone tone = lit < -0.42 ? CR_TONE_LEAF_DIM
                : lit < 0.1 ? CR_TONE_LEAF
                : lit < 0.6 ? CR_TONE_LEAF_LIT
                            : CR_TONE_LEAF_HI;
  CrColour leaf = cr_draw_tone (draw, CR_TONE_LEAF);

  return cr_colour_mix (cr_draw_tone (draw, tone), leaf, cr_rng_next (rng, 0, 0.35));
}

static void
draw_leaves (const CrDraw *draw, const Crown *crown, CrRng *rng)
{
  gboolean coarse = draw->detail < CR_DETAIL_FULL;
  g_autoptr (GArray) clumps = place_clumps (crown, rng, coarse);
  CrColour high = cr_draw_tone (draw, CR_TONE_LEAF_HI);
  double size = (crown->big ? 1 : 0.86) * (coarse ? 1.4 : 1);

  for (guint i = 0; i < clumps->len; i++) {
    const Clump *clump = &g_array_index (clumps, Clump, i);
    CrPoint p = clump->at;
    double on = cr_sun_on (p.x - crown->at.x, p.y - crown->at.y) / crown->radius;
    double lit = on + cr_rng_next (rng, -0.28, 0.28);
    CrColour tone = leaf_tone (draw, lit, rng);
    double s = size * cr_rng_next (rng, 0.09, 0.16);
    CrPoint shine = { p.x - s * 0.25, p.y - s * 0.25 };

    draw_clump (draw, p, s, tone, rng, coarse ? 0.45 : 0.75);
    if (lit > -0.1)
      draw_clump (draw, shine, s * 0.45, cr_colour_mix (tone, high, 0.5), rng, 0);
  }
}

static CrColour
floor_tone (const CrDraw *draw)
{
  CrColour leaf = cr_draw_tone (draw, CR_TONE_LEAF_DIM);

  return cr_colour_mix (leaf, cr_draw_tone (draw, CR_TONE_INK), 0.25);
}

/* Draws only a veil and an outline, so that the hexes beneath can be read. */
static void
draw_ghost (const CrDraw *draw, const GArray *outline)
{
  cr_draw_curve (draw, outline, TRUE);
  cr_draw_fill (draw, CR_TONE_LEAF, 0.45);
  cr_draw_ink (draw, outline, TRUE, (CrPen){ CR_TONE_LEAF_DIM, 0.025, 1 });
}

static void
draw_crown_look (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  const Crown one = { { 0, 0 }, get_radius (look), look, look >= CROWN_BIG, FALSE }, *crown = &one;
  g_autoptr (GArray) outline = crown_outline (crown);
  CrRng rng = cr_rng_of_look (look, RNG_TREE_CLUMPS);

  if (draw->options->show & CR_SHOW_SEE_THROUGH) {
    draw_ghost (draw, outline);
    return;
  }
  cr_draw_curve (draw, outline, TRUE);
  cr_draw_fill_colour (draw, floor_tone (draw), 1);
  cr_draw_ink (draw, outline, TRUE, (CrPen){ CR_TONE_INK, crown->big ? 0.03 : 0.022, 1 });
  if (crown->big)
    draw_trunk (draw, crown->at, &rng);
  draw_leaves (draw, crown, &rng);
}

static void
draw_crown (const CrDraw *draw, const Crown *crown)
{
  const CrStamp stamp = { .draw = draw_crown_look, .reach = crown->radius + 0.25 };

  if (draw->detail > CR_DETAIL_FLAT) {
    cr_draw_stamp (draw, &stamp, crown->look, crown->at);
    return;
  }
  cr_draw_dot (draw, crown->at, crown->radius * 0.9);
  cr_draw_fill (draw, CR_TONE_LEAF, 1);
}

static void
draw_wood (const CrDraw *draw, const CrRegion *wood)
{
  g_autoptr (GArray) crowns = g_array_new (FALSE, FALSE, sizeof (Crown));

  if (find_crowns (draw, wood, crowns) && !(draw->options->show & CR_SHOW_SEE_THROUGH)) {
    cr_draw_region_curve (draw, wood);
    cr_draw_fill_colour (draw, floor_tone (draw), 1);
    cr_draw_region_ink (draw, wood, (CrPen){ CR_TONE_INK, 0.026, 1 });
  }
  for (guint i = 0; i < crowns->len; i++) {
    const Crown *crown = &g_array_index (crowns, Crown, i);
    if (cr_box_has (draw->clip, crown->at, crown->radius + 0.25))
      draw_crown (draw, crown);
  }
}

void
cr_draw_canopies (const CrDraw *draw)
{
  g_autoptr (GPtrArray) woods = cr_draw_get_regions (draw, &wood_class, 0.6);

  for (guint i = 0; i < woods->len; i++)
    draw_wood (draw, woods->pdata[i]);
}

/* The height of a tree in levels, as far as it is seen. */
#define TREE_LEVEL 1.9

void
cr_cast_canopies (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GPtrArray) woods = cr_draw_get_regions (draw, &wood_class, 1.2);

  for (guint i = 0; i < woods->len; i++) {
    g_autoptr (GArray) crowns = g_array_new (FALSE, FALSE, sizeof (Crown));
    const CrRegion *wood = woods->pdata[i];
    gboolean whole = find_crowns (draw, wood, crowns);

    for (guint k = 0; k < wood->outlines->len && whole; k++)
      if (cr_draw_sees_outline (draw, wood, k, 0.6))
        cr_casters_take (casters, g_array_ref (wood->outlines->pdata[k]), TREE_LEVEL);
    for (guint k = 0; k < crowns->len; k++) {
      const Crown *crown = &g_array_index (crowns, Crown, k);
      /* The shadow of a tree within a wood is part of the wood's shadow. */
      if (!crown->hidden && cr_box_has (draw->clip, crown->at, crown->radius + 0.7))
        cr_casters_take (casters, crown_outline (crown), TREE_LEVEL);
    }
  }
}
