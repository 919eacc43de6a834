/* cr-slope.c: hachures where open ground steps down. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

#define RNG_SLOPE 230
#define RNG_FINE 231

/* Hachures to a hexside, whatever its length, which an edit some sides away alters a little: as one
 * more or fewer would, all of a side would change with it. */
#define PER_CREST 8

/* Samples of an organic outline to a hexside. */
#define PER_SIDE 4

/* Ground as the eye sees it: a slope hex hangs below the crest, at its lower neighbours' level. */
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

/* @data: a level as a pointer. Above 0, open ground at least so high; else ground below it: most
 * maps lie at 0, and what rises or sinks is the smaller part. */
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

static GArray *
outline_crest (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 10, 0.06);
}

#define CLASS(level) \
  { \
    is_step, outline_crest, GINT_TO_POINTER (level), 1 \
  }

/* By level, from CR_LEVEL_MIN + 1: the lowest needs no crest of its own. */
static const CrRegionClass classes[] = {
  CLASS (-8), CLASS (-7), CLASS (-6), CLASS (-5), CLASS (-4), CLASS (-3), CLASS (-2),
  CLASS (-1), CLASS (0),  CLASS (1),  CLASS (2),  CLASS (3),  CLASS (4),  CLASS (5),
  CLASS (6),  CLASS (7),  CLASS (8),  CLASS (9),  CLASS (10), CLASS (11), CLASS (12),
};

/* Where the ground beyond a side is open too: a wall or moat there draws its own edge. */
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

/* Downhill is to the left of a crest: out of a clockwise loop about high ground. */
static void
add_hachures (const GArray *piece, CrEdge edge, Hachures *out)
{
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_SLOPE);
  double all = cr_line_get_length (piece, FALSE);
  int n = PER_CREST;

  for (int i = 0; i < n; i++) {
    CrPoint way = { 1, 0 }, p = cr_line_get_point (piece, (i + 0.5) * all / n, FALSE, &way);
    CrPoint down = { way.y, -way.x };
    double depth = 0.50 + 0.22 * cr_noise (p.x * 1.6, p.y * 1.6, 52);
    double k = cr_rng_next (&rng, 0, 1), m = cr_rng_next (&rng, 0, 1), bend = (m - 0.5) * 0.12;
    double f = depth * (0.35 + 0.75 * k), g = depth * 1.1;
    CrPoint middle = { p.x + down.x * depth * 0.62, p.y + down.y * depth * 0.62 };

    cr_flicks_add (out->marks, p,
                   (CrPoint){ p.x + down.x * f + way.x * bend, p.y + down.y * f + way.y * bend },
                   0.020 + 0.018 * m);
    if (k > 0.55) /* a second rank, lower down */
      cr_flicks_add (out->fine, middle,
                     (CrPoint){ p.x + down.x * g + way.x * bend, p.y + down.y * g + way.y * bend },
                     0.016);
  }
}

/* The foot of the shade below a point of the crest. */
static CrPoint
foot_of (CrPoint p, CrPoint way)
{
  double depth = 0.75 * (0.50 + 0.22 * cr_noise (p.x * 1.6, p.y * 1.6, 52));

  return (CrPoint){ p.x + way.y * depth, p.y - way.x * depth };
}

/* The outline of a step, and whether the loop is about the low ground. */
typedef struct {
  const GArray *edges, *line;
  gboolean sunk;
} Step;

/* An open piece of the outline with its low side on the left: so many sides from one on. */
static GArray *
cut_piece (const Step *step, guint side, guint count)
{
  GArray *piece = cr_line_new ();

  for (guint i = 0; i <= count * PER_SIDE; i++)
    g_array_append_val (piece, cr_line_at (step->line, (side * PER_SIDE + i) % step->line->len));
  if (step->sunk)
    cr_line_reverse (piece);
  return piece;
}

/* @ring: the line ends where it begins */
static CrPoint
way_at (const GArray *line, guint i, gboolean ring)
{
  guint n = line->len, last = ring ? n - 2 : 0, next = ring ? 1 : n - 1;
  CrPoint a = cr_line_at (line, i > 0 ? i - 1 : last);
  CrPoint b = cr_line_at (line, i + 1 < n ? i + 1 : next);
  double length = MAX (cr_distance (a, b), 1e-9);

  return (CrPoint){ (b.x - a.x) / length, (b.y - a.y) / length };
}

/* Between crest and foot. Of a ring each is an outline of its own: a seam where it begins would
 * show, and move with an edit far away. */
static void
draw_shade (const CrDraw *draw, const GArray *crest, gboolean ring)
{
  g_autoptr (GArray) shade = ring ? cr_line_new () : cr_line_copy (crest);

  for (guint i = crest->len; i-- > 0;) {
    CrPoint foot = foot_of (cr_line_at (crest, i), way_at (crest, i, ring));
    g_array_append_val (shade, foot);
  }
  if (ring)
    cr_draw_path (draw, crest, TRUE);
  cr_draw_path (draw, shade, TRUE);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.13);
}

static void
draw_crest (const CrDraw *draw, const GArray *crest, gboolean ring)
{
  draw_shade (draw, crest, ring);
  if (draw->detail == CR_DETAIL_FULL) {
    g_autoptr (GArray) high = cr_line_shift (crest, 0.045, FALSE);
    cr_draw_path (draw, high, FALSE);
    cr_draw_stroke (draw, CR_TONE_GRASS_LIT, 0.05, 0.8);
  }
}

/* A run of crest sides, first…first + count of the loop. */
static void
draw_run (const CrDraw *draw, const Step *step, guint first, guint count)
{
  g_autoptr (GArray) crest = cut_piece (step, first, count);
  g_autoptr (GArray) marks = cr_flicks_new ();
  g_autoptr (GArray) fine = cr_flicks_new ();
  Hachures out = { marks, fine };

  draw_crest (draw, crest, count == step->edges->len);
  for (guint i = 0; i < count && draw->detail == CR_DETAIL_FULL; i++) {
    guint side = (first + i) % step->edges->len;
    g_autoptr (GArray) piece = cut_piece (step, side, 1);

    if (cr_box_has (draw->clip, cr_line_at (piece, 0), 1.5))
      add_hachures (piece, cr_edge_at (step->edges, side), &out);
  }
  cr_draw_flicks (draw, marks, CR_TONE_INK_SOFT, 0.95);
  cr_draw_flicks (draw, fine, CR_TONE_INK_SOFT, 0.8);
  cr_draw_ink (draw, crest, FALSE, (CrPen){ CR_TONE_INK_SOFT, 0.022, 1 });
}

static void
draw_step (const CrDraw *draw, const Step *step)
{
  guint n = step->edges->len, start = 0;

  while (start < n && is_crest (draw, cr_edge_at (step->edges, start)))
    start++;
  if (start == n) {
    draw_run (draw, step, 0, n);
    return;
  }
  for (guint i = 0; i < n;) {
    guint count = 0;

    while (i + count < n && is_crest (draw, cr_edge_at (step->edges, (start + i + count) % n)))
      count++;
    if (count > 0)
      draw_run (draw, step, (start + i) % n, count);
    i += count + 1;
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

/* Two ranks of marks down the page, for a slope that no levels show yet. */
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

/* The levels of open ground in sight; others need no classes. */
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

    for (guint k = 0; k < regions->len; k++) {
      const CrRegion *region = regions->pdata[k];
      for (guint l = 0; l < region->loops->len; l++) {
        Step step = { region->loops->pdata[l], region->outlines->pdata[l], level <= 0 };
        draw_step (draw, &step);
      }
    }
  }
}
