/* cr-slope.c: hachures where open ground steps down. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

#define RNG_SLOPE 230

/* The number of hachures to a hexside. It does not depend on the length of the side, which an edit
 * some sides away changes slightly: one more or fewer would change all hachures of the side. */
#define PER_CREST 8

/* The number of points of an outline to a hexside. */
#define PER_SIDE 4

/* Returns: the level at which ground is drawn: a slope hex lies below the crest, at the level of
 * its lower neighbours */
static int
ground_level (const CrArt *art, int floor, CrHex hex)
{
  int level = cr_art_get_level (art, floor, hex);

  if (cr_art_get_recipe (art, floor, hex)->kind != CR_RECIPE_SLOPE)
    return level;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_recipe_is_natural (cr_art_get_recipe (art, floor, next)))
      level = MIN (level, cr_art_get_level (art, floor, next));
  }
  return level;
}

/* @data: a level as a pointer. Above 0, whether the open ground is at least so high; otherwise
 * whether it is lower: most ground lies at level 0, and what rises or sinks is the smaller part. */
static gboolean
is_step (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *own = cr_art_get_recipe (art, floor, hex);

  int step = GPOINTER_TO_INT (data);

  if (!cr_recipe_is_natural (own) || !cr_art_has_hex (art, floor, hex))
    return FALSE;
  gboolean high = ground_level (art, floor, hex) >= step;
  return step > 0 ? high : !high;
}

/* Outlines of hills are rounded as those of ponds are, so that no lobes of hexes are left. */
#define CLASS(level) \
  { \
    is_step, cr_region_crest, GINT_TO_POINTER (level), 1 \
  }

/* One class for each level from CR_LEVEL_MIN + 1 on; the lowest level needs no crest. */
static const CrRegionClass classes[] = {
  CLASS (-8), CLASS (-7), CLASS (-6), CLASS (-5), CLASS (-4), CLASS (-3), CLASS (-2),
  CLASS (-1), CLASS (0),  CLASS (1),  CLASS (2),  CLASS (3),  CLASS (4),  CLASS (5),
  CLASS (6),  CLASS (7),  CLASS (8),  CLASS (9),  CLASS (10), CLASS (11), CLASS (12),
};

/* Whether the ground beyond the edge is open too; a wall or moat there draws its own edge. */
static gboolean
is_crest (const CrDraw *draw, CrEdge edge)
{
  CrHex below = cr_hex_neighbour (edge.hex, edge.side);

  return cr_recipe_is_natural (cr_art_get_recipe (draw->art, draw->floor, below)) &&
         cr_art_has_hex (draw->art, draw->floor, below);
}

typedef struct {
  GArray *marks, *fine; /* CrFlick */
} Hachures;

/**
 * Step: the outline of a step of the ground, and a run of sides of it that are a crest.
 * @sunk: the loop is around the lower ground
 * @first: the first side of the run
 * @count: how many sides it has
 */
typedef struct {
  const GArray *edges, *line;
  gboolean sunk;
  guint first, count;
} Step;

/* A place on the crest of a slope. */
typedef struct {
  CrPoint at, way, down;
  double room; /* how far downhill marks can go before they would cross */
  double rise; /* 0…1: the strength, which falls towards the ends of a run */
} Spot;

/* Returns: the point of the outline at so many sample points from its first */
static CrPoint
point_at (const GArray *line, double t)
{
  double n = line->len, u = t - floor (t / n) * n, whole = floor (u);
  guint i = (guint) whole % line->len;

  return cr_point_between (cr_line_at (line, i), cr_line_at (line, (i + 1) % line->len), u - whole);
}

/* The direction downhill is taken over so many sample points each way, so that it turns slowly. */
#define WINDOW 1.0

/* A crest fades over so many sample points at its ends. */
#define FADE 3.0

static CrPoint
way_about (const Step *step, double t, double window)
{
  CrPoint way =
      cr_way_between (point_at (step->line, t - window), point_at (step->line, t + window));

  return step->sunk ? (CrPoint){ -way.x, -way.y } : way;
}

/* Downhill is to the left of a crest, outwards from a clockwise loop around high ground. Where the
 * crest bends inwards, marks converge and end before they meet. */
static Spot
spot_at (const Step *step, double t)
{
  Spot spot = { point_at (step->line, t), way_about (step, t, WINDOW), { 0, 0 }, 9, 1 };
  double on = step->sunk ? -0.6 : 0.6;
  CrPoint before = way_about (step, t - on, 0.6), after = way_about (step, t + on, 0.6);
  double far = cr_distance (point_at (step->line, t - 0.6), point_at (step->line, t + 0.6));
  double turn = before.x * after.y - before.y * after.x;
  double from = t - step->first * PER_SIDE, all = step->count * PER_SIDE;

  spot.down = (CrPoint){ spot.way.y, -spot.way.x };
  if (turn < -0.05)
    spot.room = 0.75 * far / -turn;
  if (step->count < step->edges->len)
    spot.rise = CLAMP (MIN (from, all - from) / FADE, 0, 1);
  return spot;
}

/* Returns: how far the marks of a slope reach, which varies slowly along it */
static double
depth_at (const Spot *spot)
{
  CrPoint p = spot->at;
  double depth = 0.44 + 0.14 * cr_noise (p.x * 0.9, p.y * 0.9, 52);

  return MIN (depth, spot->room) * (0.25 + 0.75 * spot->rise);
}

/* Adds long and short hachures in drifts, as grass lies. */
static void
add_hachures (const Step *step, guint side, Hachures *out)
{
  CrEdge edge = cr_edge_at (step->edges, side % step->edges->len);
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_SLOPE);

  for (int i = 0; i < PER_CREST; i++) {
    Spot spot = spot_at (step, (side + (i + 0.5) / PER_CREST) * PER_SIDE);
    CrPoint p = spot.at;
    double depth = depth_at (&spot), k = cr_rng_next (&rng, 0, 1), m = cr_rng_next (&rng, 0, 1);
    double drift = 0.5 + 0.5 * cr_noise (p.x * 2.1, p.y * 2.1, 53), bend = (m - 0.5) * 0.05;
    double f = depth * (0.3 + 0.3 * k + 0.32 * drift), g = depth * (0.5 + 0.1 * k);

    if (k > spot.rise)
      continue;
    cr_flicks_add (out->marks, p,
                   cr_point_along (cr_point_along (p, spot.down, f, 0), spot.way, bend, 0),
                   (0.016 + 0.014 * m) * (0.4 + 0.6 * spot.rise));
    if (m > 0.5 && drift > 0.35) /* a second rank, lower down and paler */
      cr_flicks_add (out->fine, cr_point_along (p, spot.down, g, 0.03),
                     cr_point_along (p, spot.down, g + depth * 0.35, 0.03), 0.016);
  }
}

/* Returns: (transfer full): the crest of a run as an open line with the low side on its left */
static GArray *
cut_crest (const Step *step)
{
  GArray *piece = cr_line_new ();

  for (guint i = 0; i <= step->count * PER_SIDE; i++) {
    CrPoint p = point_at (step->line, step->first * PER_SIDE + i);
    g_array_append_val (piece, p);
  }
  if (step->sunk)
    cr_line_reverse (piece);
  return piece;
}

/* Fills the band between the crest and a line below it. Of a whole ring both are closed outlines,
 * because a seam would show, and would move with an edit far away. */
static void
draw_shade (const CrDraw *draw, const Step *step, double share, double alpha)
{
  gboolean ring = step->count == step->edges->len;
  g_autoptr (GArray) shade = cr_line_new ();
  int n = (int) step->count * PER_SIDE;

  for (int i = 0; i <= n && !ring; i++) {
    CrPoint p = point_at (step->line, step->first * PER_SIDE + i);
    g_array_append_val (shade, p);
  }
  for (int i = n - ring; i >= 0; i--) {
    Spot spot = spot_at (step, step->first * PER_SIDE + i);
    CrPoint foot =
        cr_point_along (spot.at, spot.down, depth_at (&spot) * share * (0.1 + 0.9 * spot.rise), 0);
    g_array_append_val (shade, foot);
  }
  if (ring)
    cr_draw_path (draw, step->line, TRUE);
  cr_draw_path (draw, shade, TRUE);
  if (ring)
    cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_fill (draw, CR_TONE_SHADOW, alpha);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_WINDING);
}

/* Inks the crest; it gets finer towards its ends. */
static void
draw_edge (const CrDraw *draw, const Step *step, const GArray *crest)
{
  g_autoptr (GArray) body = cr_line_new ();
  g_autoptr (GArray) ends = cr_flicks_new ();
  gboolean ring = step->count == step->edges->len;
  guint cut = ring ? 0 : MIN (3u, (crest->len - 1) / 2), n = crest->len;

  for (guint i = cut; i + cut < n; i++)
    g_array_append_val (body, cr_line_at (crest, i));
  for (guint i = 0; i < cut; i++) {
    double width = 0.022 * (cut - i) / cut;
    guint on = MIN (i + 2, cut);

    cr_flicks_add (ends, cr_line_at (crest, cut - i), cr_line_at (crest, cut - on), width);
    cr_flicks_add (ends, cr_line_at (crest, n - 1 - cut + i), cr_line_at (crest, n - 1 - cut + on),
                   width);
  }
  cr_draw_ink (draw, body, FALSE, (CrPen){ CR_TONE_INK_SOFT, 0.022, 1 });
  cr_draw_flicks (draw, ends, CR_TONE_INK_SOFT, 1);
}

static void
draw_run (const CrDraw *draw, const Step *step)
{
  g_autoptr (GArray) crest = cut_crest (step);
  g_autoptr (GArray) marks = cr_flicks_new ();
  g_autoptr (GArray) fine = cr_flicks_new ();
  Hachures out = { marks, fine };

  draw_shade (draw, step, 0.80, 0.08);
  draw_shade (draw, step, 0.40, 0.08);
  if (draw->detail == CR_DETAIL_FULL) {
    g_autoptr (GArray) high = cr_line_shift (crest, 0.035, FALSE);
    cr_draw_path (draw, high, FALSE);
    cr_draw_stroke (draw, CR_TONE_GRASS_LIT, 0.04, 0.8);
  }
  for (guint i = 0; i < step->count && draw->detail == CR_DETAIL_FULL; i++)
    if (cr_box_has (draw->clip, point_at (step->line, (step->first + i) * PER_SIDE), 1.5))
      add_hachures (step, step->first + i, &out);
  cr_draw_flicks (draw, fine, CR_TONE_TUFT, 0.8);
  cr_draw_flicks (draw, marks, CR_TONE_INK_SOFT, 0.9);
  draw_edge (draw, step, crest);
}

static void
draw_step (const CrDraw *draw, Step *step)
{
  guint n = step->edges->len, start = 0;

  while (start < n && is_crest (draw, cr_edge_at (step->edges, start)))
    start++;
  if (start == n) {
    step->count = n;
    draw_run (draw, step);
    return;
  }
  for (guint i = 0; i < n; i += step->count + 1) {
    step->first = start + i;
    step->count = 0;
    while (i + step->count < n &&
           is_crest (draw, cr_edge_at (step->edges, (step->first + step->count) % n)))
      step->count++;
    if (step->count > 0)
      draw_run (draw, step);
  }
}

static gboolean
has_step (const CrDraw *draw, CrHex hex)
{
  int level = ground_level (draw->art, draw->floor, hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    if (ground_level (draw->art, draw->floor, cr_hex_neighbour (hex, d)) != level)
      return TRUE;
  }
  return FALSE;
}

/* Adds two ranks of marks down the page for a slope hex without a difference of levels around it.
 */
static void
add_lone_marks (const CrDraw *draw, CrHex hex, GArray *flicks)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  CrRng rng = cr_rng_at_hex (hex, RNG_SLOPE, 1);

  for (int i = 0; i < 18; i++) {
    double x = c.x - 0.34 + 0.08 * (i % 9) + cr_rng_next (&rng, -0.02, 0.02);
    double y = c.y + (i < 9 ? -0.26 : 0.04) + cr_rng_next (&rng, -0.03, 0.03);
    double length = cr_rng_next (&rng, 0.14, 0.26), bend = cr_rng_next (&rng, -0.03, 0.03);

    cr_flicks_add (flicks, (CrPoint){ x, y }, (CrPoint){ x + bend, y + length }, 0.024);
  }
}

static void
draw_lone_slopes (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 0.8);
  g_autoptr (GArray) flicks = cr_flicks_new ();

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (cr_art_get_recipe (draw->art, draw->floor, hex)->kind == CR_RECIPE_SLOPE &&
        !has_step (draw, hex))
      add_lone_marks (draw, hex, flicks);
  }
  cr_draw_flicks (draw, flicks, CR_TONE_INK_SOFT, 0.8);
}

/* Finds the range of levels of open ground in view; other levels need no outlines. */
static void
find_levels (const CrDraw *draw, int *least, int *most)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 2);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int level = ground_level (draw->art, draw->floor, hex);

    if (!cr_recipe_is_natural (cr_art_get_recipe (draw->art, draw->floor, hex)))
      continue;
    *least = MIN (*least, level);
    *most = MAX (*most, level);
  }
}

/* Higher ground is lighter; each level is drawn upon the one below. */
static void
draw_tint (const CrDraw *draw, const GPtrArray *regions, gboolean sunk)
{
  for (guint i = 0; i < regions->len; i++)
    cr_draw_region_curve (draw, regions->pdata[i]);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_fill_tint (draw, cr_tint_ground (sunk ? -1 : 1));
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_WINDING);
}

void
cr_draw_slopes (const CrDraw *draw)
{
  int least = CR_LEVEL_MAX, most = CR_LEVEL_MIN;

  draw_lone_slopes (draw);
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  find_levels (draw, &least, &most);
  for (int level = least + 1; level <= most; level++) {
    const CrRegionClass *class = &classes[level - CR_LEVEL_MIN - 1];
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, 1);

    draw_tint (draw, regions, level <= 0);
    for (guint k = 0; k < regions->len; k++) {
      const CrRegion *region = regions->pdata[k];
      for (guint l = 0; l < region->loops->len; l++) {
        Step step = { region->loops->pdata[l], region->outlines->pdata[l], level <= 0, 0, 0 };
        draw_step (draw, &step);
      }
    }
  }
}
