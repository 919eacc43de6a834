/* test-lof-shadow.c: shadows against lines followed step by step.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shadows are cast by whatever rises over a man (LOF-22, 23) without following any line. Here each
 * line is followed, on floors of no sense at all. The seed is printed by the testing framework. */
#include "cr-lof-shadow.h"

#define N_FLOORS 60

/* @doors: there are keep's doorways */
typedef struct {
  gboolean doors;
  CrGrid grid;
  CrLofView view;
  CrLofPaths *paths;
  CrLofShadows *shadows;
} Floor;

static gint8
get_random_top (const Floor *floor)
{
  int dice = g_test_rand_int_range (0, 40);

  if (dice < 4)
    return dice == 0 && floor->doors ? CR_LOF_VIEW_KEEP
           : dice == 1               ? CR_LOF_VIEW_ALWAYS
                                     : CR_LOF_VIEW_UNSURE;
  return (gint8) g_test_rand_int_range (-1, 5);
}

static void
mark_side (Floor *floor, int cell, CrHex next, CrDirection direction)
{
  floor->view.sides[cell] |= (guint8) (1u << direction);
  floor->view.sides[cr_lof_square_cell (&floor->view.square, next)] |=
      (guint8) (1u << cr_direction_opposite (direction));
}

static void
set_tops (Floor *floor)
{
  int n = floor->view.square.n_cells;

  for (int cell = 0; cell < cr_grid_n_cells (&floor->grid); cell++) {
    CrHex hex = cr_grid_get_hex (&floor->grid, cell);
    int at = cr_lof_square_cell (&floor->view.square, hex);

    floor->view.levels[at] =
        (gint8) (g_test_rand_int_range (0, 6) > 0 ? 0 : g_test_rand_int_range (-2, 4));
    floor->view.grounds[at] =
        g_test_rand_int_range (0, 4) > 0 ? CR_LOF_VIEW_GROUND : CR_LOF_VIEW_MOAT;
    floor->view.tops[at] =
        g_test_rand_int_range (0, 16) > 0 ? floor->view.levels[at] : get_random_top (floor);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS / 2; d++) {
      CrHex next = cr_hex_neighbour (hex, d);
      gint8 wall = g_test_rand_int_range (0, 90) > 0 ? CR_LOF_VIEW_NOTHING : get_random_top (floor);

      floor->view
          .tops[(CR_LOF_LAYER_WALL + d) * n + cr_lof_square_cell (&floor->view.square, next)] =
          wall;
      floor->view.tops[(CR_LOF_LAYER_WALL + cr_direction_opposite (d)) * n + at] = wall;
      if (wall != CR_LOF_VIEW_NOTHING)
        mark_side (floor, at, next, d);
    }
  }
}

/* What is met on going into a hex is the higher of it and the wall. */
static void
set_enters (CrLofView *view)
{
  int n = view->square.n_cells;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    for (int i = 0; i < n; i++)
      view->tops[(CR_LOF_LAYER_ENTER + d) * n + i] =
          MAX (view->tops[i], view->tops[(CR_LOF_LAYER_WALL + d) * n + i]);
}

static Floor *
make_floor (void)
{
  Floor *floor = g_new0 (Floor, 1);
  gsize n;

  floor->doors = g_test_rand_int_range (0, 2) != 0;
  floor->grid = (CrGrid){ g_test_rand_int_range (2, 30), g_test_rand_int_range (2, 30),
                          g_test_rand_int_range (0, 2) ? CR_FLAT : CR_POINTY,
                          g_test_rand_int_range (0, 2) ? CR_SHIFT_EVEN : CR_SHIFT_ODD, TRUE };
  cr_lof_square_init (&floor->view.square, &floor->grid);
  n = floor->view.square.n_cells;
  floor->view.edge = (CrLofEdge){ g_test_rand_int_range (1, 4), g_test_rand_int_range (3, 6),
                                  g_test_rand_int_range (1, 4) };
  floor->view.levels = g_new0 (gint8, n);
  floor->view.grounds = g_new0 (gint8, n);
  floor->view.sides = g_new0 (guint8, n + CR_LOF_VIEW_READ_ON);
  floor->view.tops = g_malloc (n * CR_LOF_N_LAYERS);
  memset (floor->view.tops, CR_LOF_VIEW_NOTHING, n * CR_LOF_N_LAYERS);
  floor->paths = cr_lof_paths_new (&floor->grid);
  floor->shadows = cr_lof_shadows_new (&floor->grid);
  set_tops (floor);
  set_enters (&floor->view);
  return floor;
}

static void
free_floor (Floor *floor)
{
  g_free (floor->view.levels);
  g_free (floor->view.grounds);
  g_free (floor->view.sides);
  g_free (floor->view.tops);
  cr_lof_paths_free (floor->paths);
  cr_lof_shadows_free (floor->shadows);
  g_free (floor);
}

/* What a line does: some step alone stops it for certain; or something on it might; or it meets a
 * keep's doorway. */
typedef struct {
  gboolean stops, meets, forbids;
} Fate;

/* Of one top; those of a wall and of the hex behind it are looked at one by one. As high as the
 * upper man it hides who is so many times as near (RMP-06, 07, 09), from a moat perhaps others. */
static void
look (Fate *fate,
      const CrLofEdge *edge,
      const CrLofPath *path,
      const CrLofPathStep *step,
      int top,
      int n,
      gboolean moat)
{
  int times = n < 2 ? n * edge->one : edge->two + edge->more * (n - 2);
  gboolean over_edge = top == n && step->d1 >= times * (path->d - step->d1);

  if (top <= 0 || path->d * top <= step->d1 * n || (over_edge && !moat))
    return;
  fate->meets = TRUE;
  fate->stops |= step->way == 0 && !over_edge;
}

static Fate
follow (const Floor *floor, CrHex from, CrHex hex)
{
  const CrLofView *view = &floor->view;
  int cells[] = { cr_lof_square_cell (&view->square, from),
                  cr_lof_square_cell (&view->square, hex) };
  gboolean low = view->levels[cells[0]] <= view->levels[cells[1]];
  int own = low ? cells[0] : cells[1], n_cells = view->square.n_cells;
  int level = view->levels[own], n = ABS (view->levels[cells[0]] - view->levels[cells[1]]);
  CrHex way = cr_hex_sub (hex, from), back = cr_hex_sub (from, hex);
  const CrLofPath *path = low ? cr_lof_paths_get (floor->paths, way, -1, -1)
                              : cr_lof_paths_get (floor->paths, back, -1, -1);
  Fate fate = { FALSE, FALSE, FALSE };

  for (int i = 0; i < path->n_steps; i++) {
    const CrLofPathStep *step = &path->steps[i];
    int hex_cell = own + step->at - step->layer * n_cells;
    int layers[] = { step->layer, CR_LOF_LAYER_HEX };
    gboolean both = step->layer >= CR_LOF_LAYER_ENTER;

    if (both)
      layers[0] -= CR_N_DIRECTIONS;
    for (int j = 0; j < (both ? 2 : 1); j++) {
      int top = view->tops[layers[j] * n_cells + hex_cell];
      Fate one = { FALSE, FALSE, FALSE };

      look (&one, &view->edge, path, step, top - level, n, view->grounds[own] == CR_LOF_VIEW_MOAT);
      fate.meets |= one.meets;
      fate.stops |= one.stops && top < CR_LOF_VIEW_UNSURE;
      fate.forbids |= top == CR_LOF_VIEW_KEEP;
    }
  }
  return fate;
}

static int n_lights[4], n_told[2];

static void
compare_lights (const Floor *floor, const CrLofGaze *gaze)
{
  int ceiling;
  const guint8 *lights = cr_lof_shadows_get_lights (floor->shadows, &ceiling);
  const CrLofView *view = &floor->view;
  int own = view->levels[cr_lof_square_cell (&view->square, gaze->hex)];

  for (int i = 0; lights != NULL && i < cr_grid_n_cells (&floor->grid); i++) {
    CrHex hex = cr_grid_get_hex (&floor->grid, i);
    int cell = cr_lof_square_cell (&view->square, hex), range = cr_hex_distance (hex, gaze->hex);
    Fate fate;

    if (range == 0 || (gaze->reach >= 0 && range > gaze->reach))
      continue;
    gboolean tells = view->levels[cell] >= MIN (own, gaze->base) && view->levels[cell] <= ceiling;
    fate = follow (floor, gaze->hex, hex);
    n_lights[lights[cell]]++;
    if (lights[cell] == CR_LOF_SHADOW)
      g_assert_true (fate.stops);
    if (lights[cell] == CR_LOF_LIGHT && tells)
      g_assert_false (fate.meets);
    if ((lights[cell] == CR_LOF_SHADOW || (lights[cell] == CR_LOF_LIGHT && tells)))
      g_assert_false (fate.forbids);
    if (lights[cell] == CR_LOF_LIGHT)
      n_told[tells]++;
  }
}

/* From every hex; as many shots at a time as it comes. */
static void
test_random (void)
{
  for (int i = 0; i < N_FLOORS; i++) {
    Floor *floor = make_floor ();

    for (int j = 0; j < cr_grid_n_cells (&floor->grid); j++) {
      CrLofGaze gaze = { cr_grid_get_hex (&floor->grid, j),
                         g_test_rand_int_range (0, 3) ? -1 : g_test_rand_int_range (0, 12),
                         g_test_rand_int_range (-2, 2), floor->doors };
      int n_shots;

      cr_lof_shadows_drop (floor->shadows);
      cr_lof_shadows_begin (floor->shadows, &floor->view, &gaze);
      do {
        n_shots = g_test_rand_int_range (1, 40);
        cr_lof_shadows_begin (floor->shadows, &floor->view, &gaze);
      } while (!cr_lof_shadows_go_on (floor->shadows, &n_shots));
      compare_lights (floor, &gaze);
    }
    free_floor (floor);
  }
  g_test_message ("hexes: %d in the light, %d of them told, %d half, %d in shadow", n_lights[0],
                  n_told[1], n_lights[1], n_lights[2]);
  g_assert_cmpint (MIN (n_told[1], n_lights[2]), >, n_lights[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/lof-shadow/random", test_random);
  return g_test_run ();
}
