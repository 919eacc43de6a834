/* cr-suggest-sides.c: what is drawn between two hexes. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One kind of land runs on from hex to hex; where another begins there is a line, or another
 * colour. So the easiest way is looked for from the middle of one hex to that of the other, round
 * numbers and ticks: what it must cross still parts them, whatever they look like. */
#include "cr-suggest-private.h"

#include <math.h>
#include <stdlib.h>

/* A way begins and ends so near the middle of a hex, and keeps so near the line between; in W. */
#define END 0.22
#define ASIDE 0.30
#define MOST_SQUARES 128
/* What a step costs besides what it crosses; one over a corner costs more. */
#define STEP 6
#define OVER_CORNER 1.3f

/* Each step of how far hexes are parted counts as seen so often already, by chance; and each kind
 * as if so many of its hexes had been found side by side that were like all others. */
#define BY_CHANCE 4.0
#define LIKE_OTHERS 12.0

/* A square of the picture on the way from one middle to the other. */
typedef struct {
  const CrPatch *patch;
  int column, row;
  gboolean last, done;
  float cost;
} Spot;

/* The squares that lie between the middles of two hexes. */
typedef struct {
  int n;
  Spot spots[MOST_SQUARES];
} Strip;

static float
get_cost (const Spot *from, const Spot *to)
{
  int crossed = to->patch->fine[3]; /* a line within the square */

  for (int f = 0; f < 3; f++)
    crossed += ABS (from->patch->fine[f] - to->patch->fine[f]);
  return (float) crossed * (from->column != to->column && from->row != to->row ? OVER_CORNER : 1) +
         STEP;
}

static Spot *
find_nearest (Strip *strip)
{
  Spot *nearest = NULL;

  for (int i = 0; i < strip->n; i++) {
    Spot *spot = &strip->spots[i];

    if (!spot->done && isfinite (spot->cost) && (nearest == NULL || spot->cost < nearest->cost))
      nearest = spot;
  }
  return nearest;
}

/* Returns: below 0 where there is no way */
static float
find_way (Strip *strip)
{
  Spot *from;

  while ((from = find_nearest (strip)) != NULL && !from->last) {
    from->done = TRUE;
    for (int i = 0; i < strip->n; i++) {
      Spot *to = &strip->spots[i];

      if (!to->done && ABS (to->column - from->column) <= 1 && ABS (to->row - from->row) <= 1)
        to->cost = MIN (to->cost, from->cost + get_cost (from, to));
    }
  }
  return from != NULL ? from->cost : -1;
}

/* @a, @b: the middles */
static void
add_spot (Strip *strip, const CrPatches *patches, int column, int row, CrPoint a, CrPoint b)
{
  const CrPatch *patch = &patches->patches[(gsize) row * patches->columns + column];
  CrPoint at = cr_patches_get_middle (patches, column, row);
  CrPoint along = { (b.x - a.x) / CR_LAYOUT_PITCH, (b.y - a.y) / CR_LAYOUT_PITCH };
  double u = (at.x - a.x) * along.x + (at.y - a.y) * along.y;
  double v = (at.x - a.x) * along.y - (at.y - a.y) * along.x;
  gboolean first = hypot (at.x - a.x, at.y - a.y) < END;
  gboolean last = hypot (at.x - b.x, at.y - b.y) < END;
  gboolean between = fabs (v) < ASIDE && u > 0 && u < CR_LAYOUT_PITCH;

  if (patch->covered && (first || last || between) && strip->n < MOST_SQUARES)
    strip->spots[strip->n++] = (Spot){ patch, column, row, last, FALSE, first ? 0 : INFINITY };
}

static float
measure_side (const CrPatches *patches, CrHex from, CrDirection side)
{
  CrPoint a = cr_layout_centre (&patches->grid, from);
  CrPoint b = cr_layout_centre (&patches->grid, cr_hex_neighbour (from, side));
  double left = (MIN (a.x, b.x) - ASIDE - patches->corner.x) * CR_PATCHES_PER_W;
  double right = (MAX (a.x, b.x) + ASIDE - patches->corner.x) * CR_PATCHES_PER_W;
  double top = (MIN (a.y, b.y) - ASIDE - patches->corner.y) * CR_PATCHES_PER_W;
  double bottom = (MAX (a.y, b.y) + ASIDE - patches->corner.y) * CR_PATCHES_PER_W;
  Strip strip;

  strip.n = 0;
  for (int row = MAX ((int) top, 0); row < MIN (bottom, patches->rows); row++)
    for (int column = MAX ((int) left, 0); column < MIN (right, patches->columns); column++)
      add_spot (&strip, patches, column, row, a, b);
  return find_way (&strip);
}

/* Returns the cell beyond a side, or -1. */
static int
get_beyond (const CrSuggestReader *self, int cell, CrDirection side)
{
  const CrGrid *grid = cr_map_get_grid (self->map);

  return cr_grid_get_cell (grid, cr_hex_neighbour (cr_grid_get_hex (grid, cell), side));
}

void
cr_suggest_find_parted (CrSuggestReader *self)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  int n = cr_grid_n_cells (grid);

  self->parted = g_new (float, (gsize) n *CR_N_DIRECTIONS);
  for (gsize i = 0; i < (gsize) n * CR_N_DIRECTIONS; i++)
    self->parted[i] = -1;
  for (int cell = 0; cell < n; cell++)
    for (CrDirection side = 0; side < CR_N_DIRECTIONS / 2; side++) {
      int other = get_beyond (self, cell, side);

      if (other < 0)
        continue;
      float parted = measure_side (self->patches, cr_grid_get_hex (grid, cell), side);
      self->parted[(gsize) cell * CR_N_DIRECTIONS + side] = parted;
      self->parted[(gsize) other * CR_N_DIRECTIONS + cr_direction_opposite (side)] = parted;
    }
}

static int
compare_floats (gconstpointer a, gconstpointer b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return (x > y) - (x < y);
}

/* Finds steps that hold equally many sides of the map each. */
static void
find_ends (CrSuggestSides *sides, const CrSuggestReader *reader)
{
  gsize n_all = (gsize) cr_grid_n_cells (cr_map_get_grid (reader->map)) * CR_N_DIRECTIONS, n = 0;
  g_autofree float *seen = g_new (float, n_all);

  for (gsize i = 0; i < n_all; i++)
    if (reader->parted[i] >= 0)
      seen[n++] = reader->parted[i];
  qsort (seen, n, sizeof *seen, compare_floats);
  for (gsize step = 0; step < CR_SUGGEST_N_STEPS - 1; step++)
    sides->ends[step] = n > 0 ? seen[n * (step + 1) / CR_SUGGEST_N_STEPS] : 0;
}

static int
find_step (const CrSuggestSides *sides, float parted)
{
  int step = 0;

  while (step < CR_SUGGEST_N_STEPS - 1 && parted > sides->ends[step])
    step++;
  return step;
}

/* Counts what was found side by side: by kind those of one, all of one kind, all of two. */
static void
count_sides (const CrSuggestSides *sides,
             const CrSuggestReader *reader,
             double *own,
             double *same,
             double *other)
{
  for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (reader->map)); cell++)
    for (CrDirection side = 0; side < CR_N_DIRECTIONS / 2; side++) {
      float parted = reader->parted[(gsize) cell * CR_N_DIRECTIONS + side];
      int kind = reader->found[cell];
      int beyond = parted >= 0 ? reader->found[get_beyond (reader, cell, side)] : -1;

      if (kind < 0 || beyond < 0)
        continue;
      int step = find_step (sides, parted);
      if (kind != beyond) {
        other[step]++;
        continue;
      }
      same[step]++;
      own[kind * CR_SUGGEST_N_STEPS + step]++;
    }
}

static void
share_steps (double *steps)
{
  double sum = 0;

  for (int step = 0; step < CR_SUGGEST_N_STEPS; step++)
    sum += steps[step] += BY_CHANCE;
  for (int step = 0; step < CR_SUGGEST_N_STEPS; step++)
    steps[step] /= sum;
}

void
cr_suggest_sides_learn (CrSuggestSides *sides, const CrSuggestReader *reader)
{
  guint n_kinds = reader->kinds->len - 1;
  double same[CR_SUGGEST_N_STEPS] = { 0 }, other[CR_SUGGEST_N_STEPS] = { 0 };

  sides->runs_on = g_new0 (double, (gsize) n_kinds *CR_SUGGEST_N_STEPS);
  find_ends (sides, reader);
  count_sides (sides, reader, sides->runs_on, same, other);
  share_steps (same);
  share_steps (other);
  for (guint kind = 0; kind < n_kinds; kind++) {
    double *own = sides->runs_on + (gsize) kind * CR_SUGGEST_N_STEPS, sum = LIKE_OTHERS;

    for (int step = 0; step < CR_SUGGEST_N_STEPS; step++)
      sum += own[step];
    for (int step = 0; step < CR_SUGGEST_N_STEPS; step++)
      own[step] = log ((own[step] + LIKE_OTHERS * same[step]) / sum / other[step]);
  }
}

void
cr_suggest_sides_clear (CrSuggestSides *sides)
{
  g_clear_pointer (&sides->runs_on, g_free);
}

double
cr_suggest_sides_ask (const CrSuggestSides *sides, int kind, float parted)
{
  return parted >= 0 ? sides->runs_on[kind * CR_SUGGEST_N_STEPS + find_step (sides, parted)] : 0;
}
