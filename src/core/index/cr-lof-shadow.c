/* cr-lof-shadow.c: whom all that stands about hides from one man.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-shadow.h"

#include "cr-lof-cone.h"
#include "cr-lof-lanes.h"
#include "cr-lof-sectors.h"

/**
 * CrLofThing: something that rises over the man.
 * @hex: its hex, counted from the man's
 * @layer: the layer in which its top is
 * @away: its distance in hexes
 */
typedef struct {
  CrHex hex;
  int layer, away;
} CrLofThing;

/* The rows from the first to the last; there are none when the last is before the first. */
typedef struct {
  int first, last;
} CrLofRows;

/* Hides all that is farther away between its two rays. */
typedef struct {
  CrHex rays[2];
  int ceiling;
} CrLofScreen;

/**
 * CrLofShadows: the shadows that things cast for one man. Hexes are counted from his.
 * @lights: (element-type CrLofLight): one for each cell of the square
 * @first: for each column of the square, its first row with a hex of the grid
 * @last: for each column, its last such row
 * @rows: for each column, the rows that are asked about now; @own_rows points to those of the
 *   man's column
 * @least_q: the first column that has any
 * @most_q: the last column that has any
 * @n_hexes: the number of hexes that are asked about
 * @found: @n_all things in no order, with room for @n_room
 * @n_found: for each distance, the number of things
 * @things: (element-type CrLofThing): the things that are up to @gathered hexes away, near ones
 *   first
 * @gathered: −1 before the first, %G_MAXINT when there are no others
 * @n_done: how many things have been looked at
 * @n_cast: how many of them had to cast a shadow
 * @n_columns: how many columns their shadows went over
 * @dark: the sectors in which nobody is seen who is farther away than @ring
 * @screens: (element-type CrLofScreen): those of the distance @ring
 * @ceiling: the sectors hide nobody who is higher than this
 * @view: (nullable): NULL while there is no man
 * @own: the cell of the man
 * @least: a top that is no higher hides nobody
 * @into: the hex into which lines go past the thing at hand
 * @away: the distance of that hex
 * @d1: the hexes between the man and the far edge of the thing (LOF-22), when he is the lower one
 * @light: what the shadow of the thing is
 * @wall: whether the thing is a wall, so that a man in @into is hidden as well
 * @moat: whether the man is in a moat
 */
struct _CrLofShadows {
  guint8 *lights;
  int *first, *last;
  CrLofRows *rows, *own_rows;
  int least_q, most_q, n_hexes;
  CrLofThing *found;
  guint n_all, n_room;
  GArray *things;
  guint *n_found;
  int gathered;
  guint n_done, n_cast;
  int n_columns;
  CrLofSectors *dark;
  GArray *screens;
  int ring, ceiling;
  const CrLofView *view;
  CrLofGaze gaze;
  int own, level, least;
  CrLofCone cone;
  CrHex into;
  int top, away, d1;
  CrLofLight light;
  gboolean wall, moat;
};

static inline int
cr_lof_shadows_get_top (const CrLofShadows *self, const CrLofThing *thing)
{
  const CrLofSquare *square = &self->view->square;
  int cell = self->own + thing->hex.q * square->stride + thing->hex.r;

  return self->view->tops[thing->layer * square->n_cells + cell];
}

/* What it gains: without shadows one shooter in the open takes 4.6 times as long (W2), and 4.9
 * times while he is dragged (W3). */

/* Far less rises over a man than there are lines along which he may shoot, and what a line crosses
 * between two corners stops it by height alone (LOF-22, 23). So for each thing it is asked whom it
 * hides, in place of asking for each line what it meets. Lines through a corner are followed one by
 * one. */

/* Casting a shadow over so many columns takes as long as following one line. */
#define COLUMNS_PER_SHOT 8

/* On maps up to so wide, products of coordinates in thirds of a hex still fit into 32 bits. */
#define MAX_SPAN 4000

/* When more than one hex in so many casts a shadow, following each line is quicker than casting
 * the shadows. */
#define FEW 6

/* The corners of a hex in thirds of a hex: each is the sum of two of its steps. */
static const CrHex corners[CR_N_DIRECTIONS] = {
  { 1, -2 }, { 2, -1 }, { 1, 1 }, { -1, 2 }, { -2, 1 }, { -1, -1 },
};

/* The hex of the man, from which all others are counted. */
static const CrHex centre = { 0, 0 };

/* The functions from here on find what rises over a man, near things first. */

/* A near thing may hide all others, so the first search goes so many hexes far, and each further
 * one so many times as far. */
#define NEAR 3
#define FARTHER 4

/* Returns: the rows of a column that are asked about; @column: a column of the square */
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

/**
 * lof_shadows_find_rows:
 *
 * Sets the rows that are asked about, and puts all of them in the light.
 */
static void
lof_shadows_find_rows (CrLofShadows *self)
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

/* Adds the thing on a hex, and those on the sides over which lines go into it. */
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

/* The most things that a block of hexes can have. */
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

/* Gathers the things in the rows from @first to @last of a column. */
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

/* Returns: the rows of a column that are at most so many hexes away; the column must not be farther
 * away itself */
static CrLofRows
get_ring (int q, int away)
{
  return (CrLofRows){ -away - MIN (q, 0), away - MAX (q, 0) };
}

/* Gathers the things of a column outside the ring that is already known. Lines may leave the map by
 * one step. */
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

/**
 * lof_shadows_gather:
 *
 * Gathers the things of the next ring.
 */
static void
lof_shadows_gather (CrLofShadows *self)
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

CrLofShadows *
cr_lof_shadows_new (const CrGrid *grid)
{
  CrLofShadows *shadows = g_new0 (CrLofShadows, 1);
  CrLofSquare square;

  cr_lof_square_init (&square, grid);
  shadows->lights = g_new0 (guint8, square.n_cells + CR_LOF_VIEW_READ_ON);
  shadows->first = g_new (int, square.n_q);
  shadows->last = g_new (int, square.n_q);
  shadows->rows = g_new (CrLofRows, square.n_q);
  shadows->n_found = g_new0 (guint, square.n_q + square.stride + 1);
  shadows->things = g_array_new (FALSE, FALSE, sizeof (CrLofThing));
  shadows->screens = g_array_new (FALSE, FALSE, sizeof (CrLofScreen));
  shadows->dark = cr_lof_sectors_new ();
  for (int i = 0; i < square.n_q; i++) {
    shadows->first[i] = square.stride;
    shadows->last[i] = -1;
  }
  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    int cell = cr_lof_square_cell (&square, cr_grid_get_hex (grid, i));
    int q = cell / square.stride, r = cell % square.stride;

    shadows->first[q] = MIN (shadows->first[q], r);
    shadows->last[q] = MAX (shadows->last[q], r);
  }
  return shadows;
}

void
cr_lof_shadows_free (CrLofShadows *shadows)
{
  if (shadows == NULL)
    return;
  g_free (shadows->lights);
  g_free (shadows->first);
  g_free (shadows->last);
  g_free (shadows->rows);
  g_free (shadows->n_found);
  g_free (shadows->found);
  g_array_unref (shadows->things);
  g_array_unref (shadows->screens);
  cr_lof_sectors_free (shadows->dark);
  g_free (shadows);
}

/* Whether the hex is farther away than the thing; each hex of a line is farther away than the one
 * before. */
static inline gboolean
is_behind (const CrLofShadows *self, CrHex hex)
{
  return cr_hex_distance (centre, hex) > self->away ||
         (self->wall && cr_hex_equal (hex, self->into));
}

/* Applies D · H > D1 · N of cr_lof_check_height(), and D1 < times · D2 when H equals N, whoever is
 * the lower man. Between neighbours D and D1 are 1. The bank of the moat in which the lower man is
 * needs the rules (LOF-20). */
static CrLofLight
find_light (const CrLofShadows *self, CrHex hex, int level, gboolean moat)
{
  int d = cr_hex_distance (centre, hex) - 1, low = MIN (level, self->level), d1;
  int n = ABS (level - self->level), h = self->top - low, times;

  if (h <= 0)
    return CR_LOF_LIGHT;
  if (level > self->level)
    d1 = self->d1;
  else
    d1 = cr_hex_distance (hex, self->into) - (self->wall ? 0 : 1);
  d1 = d == 0 ? 1 : CLAMP (d1, 0, d);
  d = MAX (d, 1);
  if (d * h <= d1 * n)
    return CR_LOF_LIGHT;
  times = cr_lof_edge_times (&self->view->edge, n);
  if (h != n || (times + 1) * d1 < times * d)
    return self->light;
  return (level > self->level ? self->moat : moat) ? CR_LOF_HALF_LIGHT : CR_LOF_LIGHT;
}

/**
 * Shade: what each hex needs to know about the thing at hand. It is copied once, because the
 * compiler must assume that writing a light could change the shadows.
 * @levels: those from the man's cell on, as @grounds and @lights are
 * @rows: those from the man's column on
 */
typedef struct {
  const CrLofShadows *self;
  const gint8 *levels, *grounds;
  guint8 *lights;
  const CrLofRows *rows;
  int stride, level;
  guint8 light;
  gboolean high;
} Shade;

static inline Shade
get_shade (const CrLofShadows *self)
{
  return (Shade){
    .self = self,
    .levels = &self->view->levels[self->own],
    .grounds = &self->view->grounds[self->own],
    .lights = &self->lights[self->own],
    .rows = self->own_rows,
    .stride = self->view->square.stride,
    .level = self->level,
    .light = (guint8) self->light,
    .high = self->top > self->level,
  };
}

/* What rises over both men always hides one from the other. */
static inline void
darken_hex (Shade shade, CrHex hex)
{
  int cell = hex.q * shade.stride + hex.r, level = shade.levels[cell];

  guint8 light = shade.light;

  if (shade.lights[cell] >= light)
    return;
  if (level > shade.level || !shade.high)
    light = (guint8) find_light (shade.self, hex, level, shade.grounds[cell] == CR_LOF_VIEW_MOAT);
  shade.lights[cell] = MAX (shade.lights[cell], light);
}

static inline void
touch_hex (Shade shade, CrHex hex)
{
  guint8 *light = &shade.lights[hex.q * shade.stride + hex.r];

  *light = MAX (*light, shade.light == CR_LOF_TWILIGHT ? CR_LOF_TWILIGHT : CR_LOF_HALF_LIGHT);
}

static inline void
touch_row (Shade shade, int q, int r)
{
  if (r >= shade.rows[q].first && r <= shade.rows[q].last)
    touch_hex (shade, (CrHex){ q, r });
}

/* A shadow that has left the map never returns to it. One more row is looked at, because the edge
 * of the map is toothed. */
static inline gboolean
is_gone (CrLofConeRun run, const CrLofRows *rows)
{
  return run.first > rows->last + 3 || run.end < rows->first - 3;
}

/* Returns: whether the shadow goes on behind this column */
G_ALWAYS_INLINE static inline gboolean
darken_column (Shade shade, int q, CrLofConeRun run)
{
  const CrLofRows *rows = &shade.rows[q];
  int first = MAX (rows->first, run.first), last = MIN (rows->last, run.end - 1);

  for (int r = first; r <= last; r++)
    darken_hex (shade, (CrHex){ q, r });
  if (first > last && is_gone (run, rows))
    return FALSE;
  if (run.touched[0] != CR_LOF_CONE_FAR)
    touch_row (shade, q, run.touched[0]);
  if (run.touched[1] != CR_LOF_CONE_FAR)
    touch_row (shade, q, run.touched[1]);
  return TRUE;
}

/* Only in the man's own column can anybody stand before the thing. */
static void
darken_own_column (const CrLofShadows *self, CrLofConeRun run)
{
  Shade shade = get_shade (self);
  int q = self->into.q, last = MIN (shade.rows[q].last, run.end - 1);

  for (int r = MAX (shade.rows[q].first, run.first); r <= last; r++)
    if (is_behind (self, (CrHex){ q, r }))
      darken_hex (shade, (CrHex){ q, r });
  touch_row (shade, q, run.touched[0]);
  touch_row (shade, q, run.touched[1]);
}

static void
darken_upright (CrLofShadows *self)
{
  const CrLofRows *rows = self->own_rows;
  CrLofConeRun run = { .touched = { CR_LOF_CONE_FAR, CR_LOF_CONE_FAR } };
  CrLofConeUpright upright = cr_lof_cone_get_upright (&self->cone, &run);

  if (upright == CR_LOF_CONE_INSIDE && self->into.q == 0)
    darken_own_column (self, run);
  else if (upright == CR_LOF_CONE_INSIDE)
    darken_column (get_shade (self), 0, run);
  else if (upright == CR_LOF_CONE_TOUCHED)
    for (int r = MAX (run.first, rows->first); r < MIN (run.end, rows->last + 1); r++)
      touch_hex (get_shade (self), (CrHex){ 0, r });
}

/* Casts the shadow to one side of the man. Returns: over how many columns it went */
static int
darken_half (const CrLofShadows *self, int sign)
{
  const Shade shade = get_shade (self);
  CrLofCone cone = self->cone;
  int q, n = 0, end = sign > 0 ? self->most_q + 1 : self->least_q - 1;

  if (!cr_lof_cone_begin (&cone, sign, &q))
    return 0;
  for (; sign > 0 ? q < end : q > end; q += sign, n++) {
    CrLofConeRun run = cr_lof_cone_get (&cone);

    if (q == cone.column)
      darken_own_column (self, run);
    else if (!darken_column (shade, q, run))
      break;
    cr_lof_cone_go_on (&cone);
  }
  return n;
}

static void
darken_cone (CrLofShadows *self)
{
  darken_upright (self);
  self->n_columns += darken_half (self, -1);
  self->n_columns += darken_half (self, 1);
}

/* Returns: the ray to the corner of a hex between a side and the next one */
static inline CrHex
get_ray (CrHex hex, CrDirection side)
{
  CrHex corner = corners[side];

  return (CrHex){ CR_LOF_THIRDS * hex.q + corner.q, CR_LOF_THIRDS * hex.r + corner.r };
}

static void
aim_at_hex (CrLofShadows *self, CrHex hex)
{
  CrHex *rays = self->cone.rays;

  rays[0] = rays[1] = get_ray (hex, 0);
  for (CrDirection d = 1; d < CR_N_DIRECTIONS; d++) {
    CrHex ray = get_ray (hex, d);

    if (cr_lof_cone_cross (ray, rays[0]) > 0)
      rays[0] = ray;
    if (cr_lof_cone_cross (rays[1], ray) > 0)
      rays[1] = ray;
  }
  self->d1 = cr_hex_distance (centre, hex) - 1;
}

/* The view has each wall twice, once for each way through it; only one of these leads away from the
 * man. */
static gboolean
aim_at_wall (CrLofShadows *self, CrHex into, CrDirection direction)
{
  CrHex from = cr_hex_sub (into, cr_hex_steps[direction]);

  self->cone.rays[0] = get_ray (from, (direction + CR_N_DIRECTIONS - 1) % CR_N_DIRECTIONS);
  self->cone.rays[1] = get_ray (from, direction);
  self->d1 = cr_hex_distance (centre, from);
  return cr_lof_cone_cross (self->cone.rays[0], self->cone.rays[1]) >= 0;
}

static gboolean
aim_at_thing (CrLofShadows *self, const CrLofThing *thing)
{
  CrHex hex = thing->hex;

  self->into = hex;
  self->cone.column = hex.q;
  self->top = cr_lof_shadows_get_top (self, thing);
  self->light = self->top < CR_LOF_VIEW_UNSURE ? CR_LOF_SHADOW
                : self->top < CR_LOF_VIEW_KEEP ? CR_LOF_HALF_LIGHT
                                               : CR_LOF_TWILIGHT;
  self->wall = thing->layer != CR_LOF_LAYER_HEX;
  self->away = thing->away;
  if (self->wall)
    return aim_at_wall (self, hex, thing->layer - CR_LOF_LAYER_WALL);
  aim_at_hex (self, hex);
  return TRUE;
}

/* Behind a thing that rises over the man whoever is lower than its top is already in the shadow. So
 * what stands farther away between the same rays hides nobody else. */
static void
remember_rays (CrLofShadows *self)
{
  CrLofScreen screen = { { self->cone.rays[0], self->cone.rays[1] }, self->top - 1 };

  if (self->light == CR_LOF_SHADOW && self->top > self->level)
    g_array_append_val (self->screens, screen);
}

static void
go_farther (CrLofShadows *self, int away)
{
  for (guint i = 0; away > self->ring && i < self->screens->len; i++) {
    const CrLofScreen *screen = &g_array_index (self->screens, CrLofScreen, i);

    cr_lof_sectors_add (self->dark, screen->rays);
    self->ceiling = MIN (self->ceiling, screen->ceiling);
  }
  if (away > self->ring)
    g_array_set_size (self->screens, 0);
  self->ring = away;
}

static void
cast_shadow (CrLofShadows *self, const CrLofThing *thing)
{
  go_farther (self, thing->away);
  if (!aim_at_thing (self, thing) ||
      (self->light != CR_LOF_TWILIGHT && cr_lof_sectors_cover (self->dark, self->cone.rays)))
    return;
  remember_rays (self);
  darken_cone (self);
  self->n_cast++;
}

static gboolean
are_of (const CrLofShadows *self, const CrLofView *view, const CrLofGaze *gaze)
{
  return self->view == view && cr_hex_equal (self->gaze.hex, gaze->hex) &&
         self->gaze.reach == gaze->reach && self->gaze.base == gaze->base;
}

/* From now on the lines are followed in place of casting shadows. Whoever is in the shadow stays
 * so, unless a doorway is behind. */
static void
give_up (CrLofShadows *self)
{
  self->ceiling = G_MININT;
  self->gathered = G_MAXINT;
  self->n_done = self->things->len;
}

void
cr_lof_shadows_begin (CrLofShadows *self, const CrLofView *view, const CrLofGaze *gaze)
{
  const CrLofSquare *square = &view->square;

  if (are_of (self, view, gaze))
    return;
  self->view = view;
  self->gaze = *gaze;
  self->own = cr_lof_square_cell (square, gaze->hex);
  self->level = view->levels[self->own];
  self->moat = view->grounds[self->own] == CR_LOF_VIEW_MOAT;
  self->least = MIN (self->level, gaze->base);
  self->ring = self->gathered = -1;
  self->ceiling = G_MAXINT;
  self->n_done = self->n_cast = 0;
  g_array_set_size (self->things, 0);
  g_array_set_size (self->screens, 0);
  cr_lof_sectors_clear (self->dark);
  lof_shadows_find_rows (self);
  if (MAX (square->n_q, square->stride) > MAX_SPAN)
    give_up (self);
}

void
cr_lof_shadows_drop (CrLofShadows *self)
{
  self->view = NULL;
}

/* Whether nobody can be seen any more. A doorway far behind may still forbid a line. */
static gboolean
are_all_dark (CrLofShadows *self)
{
  go_farther (self, self->ring + 1);
  return !self->gaze.doors && cr_lof_sectors_are_full (self->dark);
}

gboolean
cr_lof_shadows_go_on (CrLofShadows *self, int *n_shots)
{
  while (*n_shots > 0) {
    if (self->n_done == self->things->len) {
      if (self->gathered == G_MAXINT || are_all_dark (self))
        return TRUE;
      lof_shadows_gather (self);
      continue;
    }
    self->n_columns = COLUMNS_PER_SHOT;
    cast_shadow (self, &g_array_index (self->things, CrLofThing, self->n_done++));
    *n_shots -= self->n_columns / COLUMNS_PER_SHOT;
    if (self->n_cast > (guint) self->n_hexes / FEW)
      give_up (self);
  }
  return self->n_done == self->things->len && self->gathered == G_MAXINT;
}

const guint8 *
cr_lof_shadows_get_lights (const CrLofShadows *self, int *ceiling_out)
{
  *ceiling_out = self->ceiling;
  return self->ceiling == G_MININT && self->gaze.doors ? NULL : self->lights;
}
