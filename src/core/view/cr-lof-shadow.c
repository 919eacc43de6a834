/* cr-lof-shadow.c: whom all that stands about hides from one man. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-lof-shadow.h"

#include "cr-lof-cone.h"
#include "cr-lof-lanes.h"

/* What rises over a man is far less than the lines that he may shoot along, and what a line crosses
 * between two corners stops it by height alone (LOF-22, 23). So each thing is asked whom it hides,
 * not each line what it meets. Lines that go through a corner are left to those who follow them. */

/* As long as one line takes to be followed, a shadow goes on over so many columns. */
#define COLUMNS_PER_SHOT 8

/* So wide a map that products of thirds are still whole numbers of 32 bits. */
#define MAX_SPAN 4000

/* Of so many hexes one may hide others; where there are more it is better to follow the lines. */
#define FEW 6

/* The man's own hex, from which others are counted. */
static const CrHex centre = { 0, 0 };

/* Something that rises: where its top is. */
typedef struct {
  int cell, layer;
} Thing;

/* From the first to the last; there are none when that is before. */
typedef struct {
  int first, last;
} Rows;

/**
 * CrLofShadows: Hexes are counted from the man's.
 * @lights: (element-type CrLofLight): by cell of the square
 * @first: by column of the square, its first row with a hex of the grid
 * @last: likewise
 * @rows: by column, those that are asked about now; @own_rows: from his column on
 * @least_q: the first column that has any
 * @most_q: the last one
 * @things: what casts them
 * @n_cast: how many of them have
 * @pays: they are few enough
 * @n_columns: that shadows went over
 * @view: (nullable): NULL while they are nobody's
 * @own: his cell
 * @least: what is no higher hides nobody
 * @into: the hex that lines past the thing at hand go into
 * @away: how far that is
 * @d1: hexes between the man and its far edge (LOF-22), if he is the lower
 * @light: what its shadow is
 * @wall: it is a wall, so that whoever stands in @into is hidden as well
 */
struct _CrLofShadows {
  guint8 *lights;
  int *first, *last;
  Rows *rows, *own_rows;
  int least_q, most_q;
  GArray *things;
  guint n_cast;
  gboolean pays;
  int n_columns;
  const CrLofView *view;
  CrLofGaze gaze;
  int own, level, least;
  CrLofCone cone;
  CrHex into;
  int top, away, d1;
  CrLofLight light;
  gboolean wall;
};

CrLofShadows *
cr_lof_shadows_new (const CrGrid *grid)
{
  CrLofShadows *shadows = g_new0 (CrLofShadows, 1);
  CrLofSquare square;

  cr_lof_square_init (&square, grid);
  shadows->lights = g_new0 (guint8, square.n_cells);
  shadows->first = g_new (int, square.n_q);
  shadows->last = g_new (int, square.n_q);
  shadows->rows = g_new (Rows, square.n_q);
  shadows->things = g_array_new (FALSE, FALSE, sizeof (Thing));
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
  g_array_unref (shadows->things);
  g_free (shadows);
}

/* The rows of a column that are asked about; @column: of the square */
static Rows
find_rows (const CrLofShadows *self, int column)
{
  const CrLofSquare *square = &self->view->square;
  int q = column - self->own / square->stride, row = self->own % square->stride;
  Rows rows = { self->first[column] - row, self->last[column] - row };

  if (self->gaze.reach >= 0) {
    rows.first = MAX (rows.first, -self->gaze.reach - MIN (q, 0));
    rows.last = MIN (rows.last, self->gaze.reach - MAX (q, 0));
  }
  return rows;
}

static void
find_all_rows (CrLofShadows *self)
{
  const CrLofSquare *square = &self->view->square;
  int column = self->own / square->stride, reach = self->gaze.reach;

  self->least_q = self->most_q = 0;
  reach = reach < 0 ? square->n_q : reach;
  for (int i = MAX (0, column - reach); i <= MIN (square->n_q - 1, column + reach); i++) {
    Rows rows = find_rows (self, i);

    self->rows[i] = rows;
    if (rows.first > rows.last)
      continue;
    self->least_q = MIN (self->least_q, i - column);
    self->most_q = MAX (self->most_q, i - column);
  }
  self->own_rows = &self->rows[column];
}

/* A line goes farther from the man with each hex. */
static inline gboolean
is_behind (const CrLofShadows *self, CrHex hex)
{
  return cr_hex_distance (centre, hex) > self->away ||
         (self->wall && cr_hex_equal (hex, self->into));
}

/* D · H > D1 · N of cr_lof_check_height(), whoever is the lower. Between adjacent men both are 1.
 */
static gboolean
outdoes (const CrLofShadows *self, CrHex hex, int level)
{
  int d = cr_hex_distance (centre, hex) - 1, low = MIN (level, self->level), d1;

  if (self->top <= low)
    return FALSE;
  if (level > self->level)
    d1 = self->d1;
  else
    d1 = cr_hex_distance (hex, self->into) - (self->wall ? 0 : 1);
  d1 = d == 0 ? 1 : CLAMP (d1, 0, d);
  return MAX (d, 1) * (self->top - low) > d1 * ABS (level - self->level);
}

/* What rises over both always does. */
static inline void
darken (const CrLofShadows *self, CrHex hex)
{
  int cell = self->own + hex.q * self->view->square.stride + hex.r;
  int level = self->view->levels[cell];
  guint8 *light = &self->lights[cell];

  if ((level <= self->level && self->top > self->level) ||
      (*light < self->light && outdoes (self, hex, level)))
    *light = MAX (*light, self->light);
}

static void
touch (const CrLofShadows *self, CrHex hex)
{
  guint8 *light = &self->lights[self->own + hex.q * self->view->square.stride + hex.r];

  *light = MAX (*light, self->light == CR_LOF_TWILIGHT ? CR_LOF_TWILIGHT : CR_LOF_HALF_LIGHT);
}

/* Only in its own column is anybody before it. */
static inline void
darken_column (const CrLofShadows *self, int q, const CrLofConeRun *run)
{
  const Rows *rows = &self->own_rows[q];
  int first = MAX (rows->first, run->first), last = MIN (rows->last, run->end - 1);

  for (int r = first; r <= last; r++)
    if (q != self->into.q || is_behind (self, (CrHex){ q, r }))
      darken (self, (CrHex){ q, r });
  for (int i = 0; i < 2; i++)
    if (run->touched[i] >= rows->first && run->touched[i] <= rows->last)
      touch (self, (CrHex){ q, run->touched[i] });
}

static void
darken_upright (CrLofShadows *self)
{
  const Rows *rows = self->own_rows;
  CrLofConeRun run = { .touched = { CR_LOF_CONE_FAR, CR_LOF_CONE_FAR } };
  CrLofConeUpright upright = cr_lof_cone_get_upright (&self->cone, &run);

  if (upright == CR_LOF_CONE_INSIDE)
    darken_column (self, 0, &run);
  else if (upright == CR_LOF_CONE_TOUCHED)
    for (int r = MAX (run.first, rows->first); r < MIN (run.end, rows->last + 1); r++)
      touch (self, (CrHex){ 0, r });
}

/* A shadow that has left the map never comes back. A row more, for the map's edge has teeth. */
static inline gboolean
is_gone (const CrLofConeRun *run, const Rows *rows)
{
  return run->first > rows->last + 3 || run->end < rows->first - 3;
}

/* To one side of the end. */
static void
darken_half (CrLofShadows *self, int sign)
{
  CrLofCone cone = self->cone;
  int q;

  if (!cr_lof_cone_begin (&cone, sign, &q))
    return;
  for (; q >= self->least_q && q <= self->most_q; q += sign) {
    CrLofConeRun run = cr_lof_cone_get (&cone);

    if (is_gone (&run, &self->own_rows[q]))
      break;
    darken_column (self, q, &run);
    cr_lof_cone_go_on (&cone);
    self->n_columns++;
  }
}

static void
darken_cone (CrLofShadows *self)
{
  darken_upright (self);
  darken_half (self, -1);
  darken_half (self, 1);
}

/* To the corner of a hex between a side and the next. */
static CrHex
get_ray (CrHex hex, CrDirection side)
{
  CrHex a = cr_hex_steps[side], b = cr_hex_steps[(side + 1) % CR_N_DIRECTIONS];

  return (CrHex){ CR_LOF_THIRDS * hex.q + a.q + b.q, CR_LOF_THIRDS * hex.r + a.r + b.r };
}

static void
cast_hex (CrLofShadows *self, CrHex hex)
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
  darken_cone (self);
}

/* Each wall is in the view for both ways through it; only one leads away from him. */
static void
cast_wall (CrLofShadows *self, CrHex into, CrDirection direction)
{
  CrHex from = cr_hex_sub (into, cr_hex_steps[direction]);

  self->cone.rays[0] = get_ray (from, (direction + CR_N_DIRECTIONS - 1) % CR_N_DIRECTIONS);
  self->cone.rays[1] = get_ray (from, direction);
  if (cr_lof_cone_cross (self->cone.rays[0], self->cone.rays[1]) < 0)
    return;
  self->d1 = cr_hex_distance (centre, from);
  darken_cone (self);
}

static void
cast_thing (CrLofShadows *self, const Thing *thing)
{
  const CrLofSquare *square = &self->view->square;
  CrHex hex = { thing->cell / square->stride - self->own / square->stride,
                thing->cell % square->stride - self->own % square->stride };

  self->into = hex;
  self->cone.column = hex.q;
  self->top = self->view->tops[thing->layer * square->n_cells + thing->cell];
  self->light = self->top < CR_LOF_VIEW_UNSURE ? CR_LOF_SHADOW
                : self->top < CR_LOF_VIEW_KEEP ? CR_LOF_HALF_LIGHT
                                               : CR_LOF_TWILIGHT;
  self->wall = thing->layer != CR_LOF_LAYER_HEX;
  self->away = cr_hex_distance (centre, hex);
  if (self->wall)
    cast_wall (self, hex, thing->layer - CR_LOF_LAYER_WALL);
  else
    cast_hex (self, hex);
}

/* In @n cells of a column from @cell on. */
static void
gather_layer (CrLofShadows *self, int layer, int cell, int n)
{
  const gint8 *tops = &self->view->tops[layer * self->view->square.n_cells];
  CrLofLanes least = cr_lof_lanes_spread (self->least);

  for (int i = 0; i < n; i += CR_LOF_N_LANES) {
    CrLofLanes over = cr_lof_lanes_load (&tops[cell + i]) > least;

    for (int j = 0; cr_lof_lanes_any (over) && j < MIN (CR_LOF_N_LANES, n - i); j++) {
      Thing thing = { cell + i + j, layer };

      if (over[j] != 0 && (layer != CR_LOF_LAYER_HEX || thing.cell != self->own))
        g_array_append_val (self->things, thing);
    }
  }
}

/* Lines may leave the map by a step. Returns whether they are few. */
static gboolean
gather_things (CrLofShadows *self)
{
  int n_hexes = 0;

  g_array_set_size (self->things, 0);
  for (int q = self->least_q - 1; q <= self->most_q + 1; q++) {
    const Rows *rows = &self->own_rows[CLAMP (q, self->least_q, self->most_q)];
    int cell = self->own + q * self->view->square.stride + rows->first - 2;
    int n = rows->last - rows->first + 1;

    if (q >= self->least_q && q <= self->most_q) {
      memset (&self->lights[cell + 2], CR_LOF_LIGHT, n);
      n_hexes += n;
    }
    for (int layer = CR_LOF_LAYER_HEX; layer < CR_LOF_LAYER_ENTER; layer++)
      gather_layer (self, layer, cell, n + 4);
  }
  return (int) self->things->len < n_hexes / FEW;
}

static gboolean
are_of (const CrLofShadows *self, const CrLofView *view, const CrLofGaze *gaze)
{
  return self->view == view && cr_hex_equal (self->gaze.hex, gaze->hex) &&
         self->gaze.reach == gaze->reach && self->gaze.base == gaze->base;
}

/**
 * cr_lof_shadows_begin:
 * @view: of that grid
 * @gaze: of a man of the floor
 *
 * Nothing is begun anew when they are that man's already.
 */
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
  self->least = MIN (self->level, gaze->base);
  find_all_rows (self);
  self->pays = MAX (square->n_q, square->stride) <= MAX_SPAN && gather_things (self);
  self->n_cast = self->pays ? 0 : self->things->len;
}

/**
 * cr_lof_shadows_drop:
 *
 * The map has changed, or nobody wants them any more.
 */
void
cr_lof_shadows_drop (CrLofShadows *self)
{
  self->view = NULL;
}

/**
 * cr_lof_shadows_go_on:
 * @n_shots: (inout): not much more work than so many lines would be
 *
 * Returns: TRUE when all is known that will be
 */
gboolean
cr_lof_shadows_go_on (CrLofShadows *self, int *n_shots)
{
  guint n_things = self->things->len;

  while (self->n_cast<n_things && * n_shots> 0) {
    self->n_columns = COLUMNS_PER_SHOT;
    cast_thing (self, &g_array_index (self->things, Thing, self->n_cast++));
    *n_shots -= self->n_columns / COLUMNS_PER_SHOT;
  }
  return self->n_cast == n_things;
}

/**
 * cr_lof_shadows_get_lights:
 *
 * Returns: (transfer none) (nullable) (element-type CrLofLight): by cell of the square, of men in
 *   the open; NULL where it is better to follow the lines
 */
const guint8 *
cr_lof_shadows_get_lights (const CrLofShadows *self)
{
  return self->pays ? self->lights : NULL;
}
