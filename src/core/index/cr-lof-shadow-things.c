/* cr-lof-shadow-things.c: what rises over a man, near things first.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-lanes.h"
#include "cr-lof-shadow-private.h"

/* What is near may hide all the rest, so things are sought up to so many hexes away, and then so
 * many times as far. */
#define NEAR 3
#define FARTHER 4

/* The rows of a column that are asked about; @column: of the square */
static CrLofRows
find_rows (const CrLofShadows *self, int column)
{
  const CrLofSquare *square = &self->view->square;
  int q = column - self->own / square->stride, row = self->own % square->stride;
  CrLofRows rows = { self->first[column] - row, self->last[column] - row };

  if (self->gaze.reach >= 0) {
    rows.first = MAX (rows.first, -self->gaze.reach - MIN (q, 0));
    rows.last = MIN (rows.last, self->gaze.reach - MAX (q, 0));
  }
  return rows;
}

void
cr_lof_shadows_find_rows (CrLofShadows *self)
{
  const CrLofSquare *square = &self->view->square;
  int column = self->own / square->stride, reach = self->gaze.reach;

  self->least_q = self->most_q = self->n_hexes = 0;
  reach = reach < 0 ? square->n_q : reach;
  for (int i = MAX (0, column - reach); i <= MIN (square->n_q - 1, column + reach); i++) {
    CrLofRows rows = find_rows (self, i);

    self->rows[i] = rows;
    if (rows.first > rows.last)
      continue;
    self->least_q = MIN (self->least_q, i - column);
    self->most_q = MAX (self->most_q, i - column);
    self->n_hexes += rows.last - rows.first + 1;
    memset (&self->lights[self->own + (i - column) * square->stride + rows.first], CR_LOF_LIGHT,
            rows.last - rows.first + 1);
  }
  self->own_rows = &self->rows[column];
}

static inline void
add_thing (CrLofShadows *self, CrHex hex, int layer, int away)
{
  CrLofThing thing = { hex, layer, away };

  if (cr_lof_shadows_get_top (self, &thing) <= self->least)
    return;
  self->found[self->n_all++] = thing;
  self->n_found[away]++;
}

/* Of a hex, and of the sides by which lines go into it. */
static inline void
add_things (CrLofShadows *self, CrHex hex)
{
  int cell = self->own + hex.q * self->view->square.stride + hex.r;
  int away = cr_hex_distance ((CrHex){ 0, 0 }, hex);
  guint sides = self->view->sides[cell] & CR_LOF_VIEW_SIDES;

  if (away > 0)
    add_thing (self, hex, CR_LOF_LAYER_HEX, away);
  for (CrDirection d = 0; sides >> d != 0; d++)
    if ((sides >> d & 1) != 0)
      add_thing (self, hex, CR_LOF_LAYER_WALL + cr_direction_opposite (d), away);
}

/* So many things a block of hexes may have. */
#define MOST_THINGS (CR_LOF_N_LANES * (1 + CR_N_DIRECTIONS))

static void
add_block (CrLofShadows *self, CrHex hex, CrLofLanes any)
{
  guint64 words[CR_LOF_N_LANES / 8];

  if (self->n_all + MOST_THINGS > self->n_room) {
    self->n_room = 2 * self->n_room + MOST_THINGS;
    self->found = g_renew (CrLofThing, self->found, self->n_room);
  }
  cr_lof_lanes_store (any, words);
  for (int i = 0; i < CR_LOF_N_LANES / 8; i++)
    for (guint64 word = GUINT64_FROM_LE (words[i]); word != 0;) {
      int byte = __builtin_ctzll (word) / 8;

      add_things (self, (CrHex){ hex.q, hex.r + 8 * i + byte });
      word &= ~((guint64) 0xff << 8 * byte);
    }
}

/* In the rows from @first to @last of a column. */
static void
gather_rows (CrLofShadows *self, int q, int first, int last)
{
  const CrLofView *view = self->view;
  const CrLofLanes least = cr_lof_lanes_spread (self->least);
  const CrLofLanes sides = cr_lof_lanes_spread (CR_LOF_VIEW_SIDES);
  int cell = self->own + q * view->square.stride;

  for (int r = first; r <= last; r += CR_LOF_N_LANES) {
    CrLofLanes any = cr_lof_lanes_load (&view->tops[cell + r]) > least;

    any |= (cr_lof_lanes_load (&view->sides[cell + r]) & sides) != 0;
    any &= cr_lof_lanes_between (0, MIN (CR_LOF_N_LANES, last - r + 1));
    if (cr_lof_lanes_any (any))
      add_block (self, (CrHex){ q, r }, any);
  }
}

/* The rows of a column that is no farther away, so many hexes away or nearer. */
static CrLofRows
get_ring (int q, int away)
{
  return (CrLofRows){ -away - MIN (q, 0), away - MAX (q, 0) };
}

/* Lines may leave the map by a step. Inside the ring all is known. */
static void
gather_column (CrLofShadows *self, int q, int reach)
{
  const CrLofRows *rows = &self->own_rows[CLAMP (q, self->least_q, self->most_q)];
  CrLofRows near = get_ring (q, self->ring), far = get_ring (q, reach);
  int first = MAX (rows->first - 2, far.first), last = MIN (rows->last + 2, far.last);

  if (ABS (q) > self->ring) {
    gather_rows (self, q, first, last);
    return;
  }
  gather_rows (self, q, first, MIN (last, near.first - 1));
  gather_rows (self, q, MAX (first, near.last + 1), last);
}

static void
sort_things (CrLofShadows *self, int n_distances)
{
  guint n = self->things->len;

  for (int i = 0; i <= n_distances; i++) {
    guint here = self->n_found[i];

    self->n_found[i] = n;
    n += here;
  }
  g_array_set_size (self->things, n);
  for (guint i = 0; i < self->n_all; i++) {
    const CrLofThing *thing = &self->found[i];

    g_array_index (self->things, CrLofThing, self->n_found[thing->away]++) = *thing;
  }
  memset (self->n_found, 0, (n_distances + 1) * sizeof *self->n_found);
}

void
cr_lof_shadows_gather (CrLofShadows *self)
{
  const CrLofSquare *square = &self->view->square;
  int farthest = square->n_q + square->stride;
  int reach = self->gathered < 0 ? NEAR : FARTHER * self->gathered;

  self->n_all = 0;
  self->ring = self->gathered;
  for (int q = MAX (self->least_q - 1, -reach); q <= MIN (self->most_q + 1, reach); q++)
    gather_column (self, q, reach);
  sort_things (self, MIN (reach, farthest));
  self->gathered = reach < farthest ? reach : G_MAXINT;
}
