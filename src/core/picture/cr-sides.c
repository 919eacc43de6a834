/* cr-sides.c: which sides of hexes a picture shows, and how many a frame holds.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The middles of all sides lie on a lattice of half lanes by quarters of a hex, so the sides of a
 * frame are a rectangle of it and are summed up by four look-ups: all places and sizes of a map
 * can be tried. */
#include "cr-sides.h"

#include <math.h>

/* A lane at the end of a frame shows at least so much for each of its hexes, in hundredths: a third
 * of what a plain one does. */
#define LEAST_LANE 25

/* The lattice is read this far beyond the hexes that were found, so that a blank rim tells. */
#define RIM_ACROSS 4
#define RIM_ALONG 8

struct _CrSides {
  const CrSearch *search;
  int across0, along0, n_across, n_along;
  gint8 *evidence;  /* by lattice point; 0 where there is no side */
  CrSidesSum *sums; /* of all before: one row and one column more */
};

typedef struct {
  int across, along;
} Spot;

/* Returns the spot of the middle of a hex. */
static Spot
spot_of (CrOrientation orientation, CrHex hex)
{
  int lane = orientation == CR_FLAT ? hex.q : hex.r, other = hex.q + hex.r - lane;

  return (Spot){ 2 * lane, 4 * other + 2 * lane };
}

static CrHex
hex_at (CrOrientation orientation, Spot spot)
{
  int lane = spot.across / 2, other = (spot.along - spot.across) / 4;

  return orientation == CR_FLAT ? (CrHex){ lane, other } : (CrHex){ other, lane };
}

static Spot
side_spot (CrOrientation orientation, CrHex hex, int side)
{
  Spot a = spot_of (orientation, hex), b = spot_of (orientation, cr_hex_neighbour (hex, side));

  return (Spot){ (a.across + b.across) / 2, (a.along + b.along) / 2 };
}

/* Returns how much a side looks like one, from −100 to 100. */
static gint8
judge_side (const CrSearch *search, CrHex hex, int side)
{
  CrPoint a = cr_patch_get_centre (search->orientation, hex);
  CrPoint b = cr_patch_get_centre (search->orientation, cr_hex_neighbour (hex, side));
  CrPoint at = cr_warp_apply (&search->warp, (CrPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 });
  const CrGrey *ink = search->lattice.ink;

  if (!(at.x >= 2 && at.y >= 2 && at.x < ink->width - 2 && at.y < ink->height - 2))
    return CR_SIDES_OUTSIDE;
  double weight = cr_search_weigh_side (search, hex, side, (CrPoint){ 0, 0 });
  double middle = (search->seen + search->chance) / 2;
  return (gint8) (100 * CLAMP ((weight - middle) / (search->seen - search->chance), -1, 1));
}

static void
find_bounds (CrSides *self)
{
  int across1 = G_MININT, along1 = G_MININT;

  self->across0 = self->along0 = G_MAXINT;
  for (guint i = 0; i < self->search->lattice.seen->len; i++) {
    Spot at = spot_of (self->search->orientation, cr_search_get_seen (self->search, i)->hex);

    self->across0 = MIN (self->across0, at.across - RIM_ACROSS);
    self->along0 = MIN (self->along0, at.along - RIM_ALONG);
    across1 = MAX (across1, at.across + RIM_ACROSS);
    along1 = MAX (along1, at.along + RIM_ALONG);
  }
  self->n_across = across1 - self->across0 + 1;
  self->n_along = along1 - self->along0 + 1;
}

static gboolean
find_index (const CrSides *self, Spot spot, gsize *index_out)
{
  int i = spot.across - self->across0, j = spot.along - self->along0;

  *index_out = (gsize) j * self->n_across + i;
  return i >= 0 && j >= 0 && i < self->n_across && j < self->n_along;
}

static CrSidesSum
judge_spot (CrSides *self, Spot spot, gsize index)
{
  CrOrientation orientation = self->search->orientation;
  gint8 evidence;

  /* A side lies between two middles: one half lane or a quarter of two hexes away. */
  for (int side = 0; side < 3; side++) {
    Spot by = side_spot (orientation, (CrHex){ 0, 0 }, side);
    Spot middle = { spot.across - by.across, spot.along - by.along };

    if (middle.across % 2 != 0 || (middle.along - middle.across) % 4 != 0)
      continue;
    evidence = judge_side (self->search, hex_at (orientation, middle), side);
    self->evidence[index] = evidence;
    return (CrSidesSum){ evidence, evidence != CR_SIDES_OUTSIDE, evidence > 0 };
  }
  return (CrSidesSum){ 0 };
}

static CrSidesSum *
sum_at (const CrSides *self, int i, int j)
{
  return &self->sums[(gsize) j * (self->n_across + 1) + i];
}

static void
read_all (CrSides *self)
{
  for (int j = 0; j < self->n_along; j++) {
    CrSidesSum row = { 0 };

    for (int i = 0; i < self->n_across; i++) {
      Spot spot = { self->across0 + i, self->along0 + j };
      CrSidesSum one = judge_spot (self, spot, (gsize) j * self->n_across + i);
      const CrSidesSum *above = sum_at (self, i + 1, j);

      row.evidence += one.evidence;
      row.shown += one.shown;
      row.seen += one.seen;
      *sum_at (self, i + 1, j + 1) =
          (CrSidesSum){ above->evidence + row.evidence, above->shown + row.shown,
                        above->seen + row.seen };
    }
  }
}

CrSides *
cr_sides_new (const CrSearch *search)
{
  CrSides *self = g_new0 (CrSides, 1);

  self->search = search;
  find_bounds (self);
  self->evidence = g_new0 (gint8, (gsize) self->n_across * self->n_along);
  self->sums = g_new0 (CrSidesSum, (gsize) (self->n_across + 1) * (self->n_along + 1));
  read_all (self);
  return self;
}

void
cr_sides_free (CrSides *self)
{
  if (self == NULL)
    return;
  g_free (self->evidence);
  g_free (self->sums);
  g_free (self);
}

CrFrame
cr_frame_of (const CrGrid *grid, CrHex origin)
{
  gboolean flat = grid->orientation == CR_FLAT;
  int lanes = flat ? grid->columns : grid->rows, hexes = flat ? grid->rows : grid->columns;
  Spot at = spot_of (grid->orientation, origin);
  int first = lanes > 1 && grid->shift == CR_SHIFT_ODD ? -2 : 0, more = grid->halves ? 0 : 2;

  return (CrFrame){ at.across - more, at.across + 2 * (lanes - 1) + more, at.along + first - more,
                    at.along + first + 4 * (hexes - 1) + (lanes > 1 ? 2 : 0) + more };
}

static int
divide_down (int value, int by)
{
  return value >= 0 ? value / by : -((by - 1 - value) / by);
}

/* Counts the whole numbers strictly between two that leave @rest when divided by @by. */
static int
count_between (int least, int most, int by, int rest)
{
  return MAX (0, divide_down (most - 1 - rest, by) - divide_down (least - rest, by));
}

static int
count_sides (const CrFrame *frame)
{
  int n = 0;

  for (int across = frame->across0 + 1; across < frame->across1; across++)
    n += across % 2 != 0 ? count_between (frame->along0, frame->along1, 2, 1)
                         : count_between (frame->along0, frame->along1, 4, across + 2);
  return n;
}

CrSidesSum
cr_sides_sum (const CrSides *self, const CrFrame *frame)
{
  int i0 = CLAMP (frame->across0 + 1 - self->across0, 0, self->n_across);
  int i1 = CLAMP (frame->across1 - self->across0, i0, self->n_across);
  int j0 = CLAMP (frame->along0 + 1 - self->along0, 0, self->n_along);
  int j1 = CLAMP (frame->along1 - self->along0, j0, self->n_along);
  const CrSidesSum *a = sum_at (self, i0, j0), *b = sum_at (self, i1, j0);
  const CrSidesSum *c = sum_at (self, i0, j1), *d = sum_at (self, i1, j1);

  return (CrSidesSum){ d->evidence - b->evidence - c->evidence + a->evidence,
                       d->shown - b->shown - c->shown + a->shown,
                       d->seen - b->seen - c->seen + a->seen };
}

static CrFrame
meet_frame (const CrSides *self, const CrFrame *frame)
{
  return (CrFrame){ MAX (frame->across0, self->across0 - 1),
                    MIN (frame->across1, self->across0 + self->n_across),
                    MAX (frame->along0, self->along0 - 1),
                    MIN (frame->along1, self->along0 + self->n_along) };
}

double
cr_sides_weigh (const CrSides *self, const CrFrame *frame)
{
  CrFrame read = meet_frame (self, frame);
  int n = count_sides (frame), n_read = count_sides (&read);
  int evidence = cr_sides_sum (self, frame).evidence + CR_SIDES_OUTSIDE * (n - n_read);

  return evidence / 100.0 / MAX (n, 1);
}

int
cr_sides_weigh_hex (const CrSides *self, CrHex hex)
{
  int sum = 0;
  gsize index;

  for (int side = 0; side < CR_N_DIRECTIONS; side++)
    sum += find_index (self, side_spot (self->search->orientation, hex, side), &index)
               ? self->evidence[index]
               : CR_SIDES_OUTSIDE;
  return sum;
}

/* Tries the best part of a band that reaches from lane to lane. @best: the best so far */
static gboolean
try_band (const CrSides *self, int along0, int along1, int *best, CrFrame *frame_out)
{
  int j0 = along0 + 1 - self->along0, j1 = along1 - self->along0;
  int least = 0, from = 0;
  gboolean better = FALSE;

  /* Each sum is that of the band up to a lane; a frame holds what lies strictly between two of
   * them. */
  for (int i = self->across0 & 1; i < self->n_across; i += 2) {
    int before = sum_at (self, i, j1)->evidence - sum_at (self, i, j0)->evidence;
    int with = sum_at (self, i + 1, j1)->evidence - sum_at (self, i + 1, j0)->evidence;

    if (i > (self->across0 & 1) && before - least > *best) {
      *best = before - least;
      *frame_out = (CrFrame){ self->across0 + from, self->across0 + i, along0, along1 };
      better = TRUE;
    }
    if (i == (self->across0 & 1) || with < least) {
      least = with;
      from = i;
    }
  }
  return better;
}

static CrFrame
without_lane (const CrFrame *frame, int end)
{
  CrFrame less = *frame;

  if (end == 0)
    less.across0 += 2;
  else if (end == 1)
    less.across1 -= 2;
  else if (end == 2)
    less.along0 += 4;
  else
    less.along1 -= 4;
  return less;
}

/* A lane at an end that hardly shows was added by chance: blots beside the map, or its border. */
static void
take_off_chance (const CrSides *self, CrFrame *frame)
{
  for (int end = 0; end < 4; end++) {
    CrFrame less = without_lane (frame, end);
    int hexes =
        end < 2 ? (frame->along1 - frame->along0) / 4 : (frame->across1 - frame->across0) / 2;

    while (less.across1 - less.across0 >= 2 && less.along1 - less.along0 >= 4 &&
           cr_sides_sum (self, frame).evidence - cr_sides_sum (self, &less).evidence <
               LEAST_LANE * hexes) {
      *frame = less;
      less = without_lane (frame, end);
    }
  }
}

gboolean
cr_sides_find_frame (const CrSides *self, CrFrame *frame_out)
{
  int best = 0;
  gboolean found = FALSE;

  /* Frames begin in the middle of a hex or between two, and have a half hex over (CrFrame). */
  for (int a = self->along0 + (self->along0 & 1); a < self->along0 + self->n_along; a += 2)
    for (int b = a + 2; b < self->along0 + self->n_along; b += 4)
      found |= try_band (self, a, b, &best, frame_out);
  if (found)
    take_off_chance (self, frame_out);
  return found;
}

/* Whether lines run on to the middle of the outermost lanes: the hexes there are cut in half. */
static gboolean
are_cut (const CrSides *self, const CrFrame *frame)
{
  const CrSearch *search = self->search;
  double sum = 0;
  int n = 0;

  for (int end = 0; end < 2; end++) {
    int across = end == 0 ? frame->across0 : frame->across1;

    for (int along = frame->along0 + 1; along < frame->along1; along++) {
      if (along % 2 != 0 || (along - across - 2) % 4 != 0)
        continue;
      /* The side lies across the frame; the line goes from its middle to its inner corner. */
      CrPoint a = { 0.375 * across, CR_LAYOUT_PITCH / 4 * along };
      CrPoint b = { a.x + (end == 0 ? 0.25 : -0.25), a.y };

      if (search->orientation == CR_POINTY)
        a = (CrPoint){ a.y, a.x }, b = (CrPoint){ b.y, b.x };
      sum += cr_lattice_weigh_side (&search->lattice, &search->warp, a, b);
      n++;
    }
  }
  return n == 0 || sum / n > (search->seen + search->chance) / 2;
}

CrGrid
cr_sides_name_frame (const CrSides *self, const CrFrame *frame, CrHex *origin_out)
{
  CrOrientation orientation = self->search->orientation;
  CrGrid grid = { 1, 1, orientation, CR_SHIFT_EVEN, are_cut (self, frame) };
  int more = grid.halves ? 0 : 2;
  int lanes = (frame->across1 - frame->across0 - 2 * more) / 2 + 1;
  int hexes = (frame->along1 - frame->along0 - 2 * more + 2) / 4;
  Spot first = { frame->across0 + more, frame->along0 + more };

  /* Hexes of the first lane begin at the frame, or half a hex farther. */
  if ((first.along - first.across) % 4 != 0) {
    grid.shift = CR_SHIFT_ODD;
    first.along += 2;
  }
  lanes = CLAMP (lanes, 1, CR_GRID_MAX_SPAN);
  hexes = CLAMP (hexes, 1, CR_GRID_MAX_SPAN);
  grid.columns = orientation == CR_FLAT ? lanes : hexes;
  grid.rows = orientation == CR_FLAT ? hexes : lanes;
  *origin_out = hex_at (orientation, first);
  return grid;
}
