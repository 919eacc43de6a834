/* cr-lof-path.c: what stands between two men, by displacement and ends alone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-path.h"

/* Kept paths more than halve the time of the garrison of Border Castle. */

/* So many steps are kept, which take 32 MB. Displacements beyond are followed anew each time. */
#define MAX_KEPT (4 << 20)
#define N_ENDS (CR_N_DIRECTIONS + 1)
#define STEPS_AT_ONCE 16
/* The most steps that one crossing makes. */
#define CROSSING_STEPS 8

struct _CrLofPaths {
  CrLofSquare square;
  CrLofPath **centres; /* one for each displacement: the paths from centre to centre */
  CrLofPath ***kept;   /* one for each displacement and pair of ends */
  GPtrArray *all;      /* all paths, to be freed */
  CrLofPath *path;     /* the path that is being made, or the last one that is not kept */
  int n_room;          /* how many steps it has room for */
  CrLofLine line;      /* the line along which it is made, and the hex of the upper man */
  CrHex target;
  int between; /* how many hexes lie between the men */
  gsize n_kept;
};

static gsize
measure_path (int n_steps)
{
  return sizeof (CrLofPath) + n_steps * sizeof (CrLofPathStep);
}

CrLofPaths *
cr_lof_paths_new (const CrGrid *grid)
{
  CrLofPaths *paths = g_new0 (CrLofPaths, 1);

  cr_lof_square_init (&paths->square, grid);
  paths->centres = g_new0 (CrLofPath *, cr_lof_square_n_displacements (&paths->square));
  paths->kept = g_new0 (CrLofPath **, cr_lof_square_n_displacements (&paths->square));
  paths->all = g_ptr_array_new_with_free_func (g_free);
  paths->n_room = 2 * CROSSING_STEPS;
  paths->path = g_malloc (measure_path (paths->n_room));
  return paths;
}

void
cr_lof_paths_free (CrLofPaths *paths)
{
  if (paths == NULL)
    return;
  g_ptr_array_unref (paths->all);
  g_free (paths->centres);
  g_free (paths->kept);
  g_free (paths->path);
  g_free (paths);
}

/* Adds a hex or side that may stop one way; @hex is counted from the lower man's. D1 is held within
 * 0…D. Between neighbours only H and N decide, so 1 is right for both. */
static void
add_step (CrLofPaths *paths, int layer, CrHex hex, int d1, int way)
{
  CrLofPath *path = paths->path;

  path->steps[path->n_steps++] = (CrLofPathStep){
    .at = layer * paths->square.n_cells + hex.q * paths->square.stride + hex.r,
    .d1 = (gint16) (paths->between == 0 ? 1 : CLAMP (d1, 0, paths->between)),
    .layer = (guint8) layer,
    .way = way & 3,
  };
  path->alone &= way == 0;
}

/* Adds a way around: over a side into the hex beside, through it, and over a side out of it. A wall
 * lies across both of its hexes, so its D1 is that of the far one. */
static void
add_detour (CrLofPaths *paths, CrHex from, CrDirection in, CrDirection out, int way)
{
  CrHex aside = cr_hex_neighbour (from, in), origin = { 0, 0 };
  int away = cr_hex_distance (origin, aside);

  add_step (paths, CR_LOF_LAYER_WALL + in, aside, cr_hex_distance (origin, from), way);
  add_step (paths, CR_LOF_LAYER_HEX, aside, away - 1, way);
  add_step (paths, CR_LOF_LAYER_WALL + out, cr_hex_neighbour (aside, out), away, way);
}

/* Where the line leads one hex farther from the lower man, the wall on the side and the hex behind
 * it have the same D1, so they are one step. A man's own end is none, because its wall may not
 * count. The upper man's own hex never obstructs. */
static void
add_straight (CrLofPaths *paths, CrHex from, CrDirection side, CrHex target)
{
  CrHex next = cr_hex_neighbour (from, side), origin = { 0, 0 };
  int away = cr_hex_distance (origin, from), beyond = cr_hex_distance (origin, next) - 1;
  gboolean ends = cr_hex_equal (next, target), starts = paths->path->n_steps == 0;

  if (!ends && !starts && beyond == away) {
    add_step (paths, CR_LOF_LAYER_ENTER + side, next, away, 0);
    return;
  }
  add_step (paths, CR_LOF_LAYER_WALL + side, next, away, 0);
  if (!ends)
    add_step (paths, CR_LOF_LAYER_HEX, next, beyond, 0);
}

static void
add_ways (CrLofPaths *paths, const CrLofTouch *touch, CrHex target)
{
  CrHex next = cr_lof_touch_get_next (touch), origin = { 0, 0 };

  if (touch->kind == CR_LOF_TOUCH_CORNER) {
    CrHex aside = cr_hex_neighbour (touch->hex, touch->other);

    add_step (paths, CR_LOF_LAYER_WALL + touch->to, next, cr_hex_distance (origin, touch->hex), 1);
    add_detour (paths, touch->hex, touch->other, cr_hex_direction_to (aside, next), 2);
  } else {
    add_detour (paths, touch->hex, touch->to, touch->other, 1);
    add_detour (paths, touch->hex, touch->other, touch->to, 2);
  }
  paths->path->steps[paths->path->n_steps - 1].last = 1;
  if (!cr_hex_equal (next, target))
    add_step (paths, CR_LOF_LAYER_HEX, next, cr_hex_distance (origin, next) - 1, 0);
}

/* Returns: the sides of hex X over which a crossing leaves; below, those of Y over which it enters
 */
static guint8
get_sides_out (const CrLofTouch *touch)
{
  return (guint8) (1u << touch->to | (touch->other < 0 ? 0 : 1u << touch->other));
}

static guint8
get_sides_in (const CrLofTouch *touch)
{
  CrHex next = cr_lof_touch_get_next (touch);
  CrDirection back = cr_direction_opposite (touch->to);

  if (touch->kind == CR_LOF_TOUCH_SIDE)
    return (guint8) (1u << back);
  if (touch->kind == CR_LOF_TOUCH_ALONG)
    return (guint8) (1u << back | 1u << cr_direction_opposite (touch->other));

  CrHex aside = cr_hex_neighbour (touch->hex, touch->other);
  return (guint8) (1u << back | 1u << cr_hex_direction_to (next, aside));
}

static void
add_crossing (CrLofPaths *paths, const CrLofTouch *touch, CrHex target)
{
  CrLofPath *path = paths->path;

  if (path->sides[0] == 0) {
    path->sides[0] = get_sides_out (touch);
    path->straight[0] = touch->kind == CR_LOF_TOUCH_SIDE;
  }
  if (cr_hex_equal (paths->line.at, target)) {
    path->sides[1] = get_sides_in (touch);
    path->straight[1] = touch->kind == CR_LOF_TOUCH_SIDE;
  }
  if (touch->kind == CR_LOF_TOUCH_SIDE)
    add_straight (paths, touch->hex, touch->to, target);
  else
    add_ways (paths, touch, target);
}

static void
make_room (CrLofPaths *paths)
{
  if (paths->path->n_steps + CROSSING_STEPS <= paths->n_room)
    return;
  paths->n_room *= 2;
  paths->path = g_realloc (paths->path, measure_path (paths->n_room));
}

static void
begin_path (CrLofPaths *paths, CrLofPoint low, CrLofPoint high)
{
  paths->target = high.hex;
  paths->between = cr_hex_distance (low.hex, high.hex) - 1;
  *paths->path = (CrLofPath){ .joins = cr_lof_line_can_join (low, high),
                              .d = MAX (paths->between, 1),
                              .alone = TRUE,
                              .loose = TRUE };
  if (paths->path->joins)
    cr_lof_line_init (&paths->line, low, high);
}

/* Adds so many steps or a few more. Returns: FALSE when there are no others */
static gboolean
follow_steps (CrLofPaths *paths, int n_steps)
{
  int end = paths->path->n_steps + n_steps;
  CrLofTouch touch;

  while (paths->path->n_steps < end) {
    if (!cr_lof_line_cross (&paths->line, &touch))
      return FALSE;
    make_room (paths);
    add_crossing (paths, &touch, paths->target);
  }
  return TRUE;
}

/* Returns: the index among the paths of one displacement. Those from or to a centre, which are
 * asked for most, lie together. */
static int
get_slot (CrDirection low_side, CrDirection high_side)
{
  if (low_side < 0 || high_side < 0)
    return low_side < 0 ? high_side + 1 : N_ENDS + low_side;
  return 2 * N_ENDS - 1 + low_side * CR_N_DIRECTIONS + high_side;
}

/* Returns: (nullable): where the path is kept or will be; NULL when there is no more room */
static CrLofPath **
find_kept (CrLofPaths *paths, CrHex displacement, CrDirection low_side, CrDirection high_side)
{
  gsize index = cr_lof_square_displacement (&paths->square, displacement);

  if (low_side < 0 && high_side < 0)
    return &paths->centres[index];
  if (paths->kept[index] == NULL) {
    if (paths->n_kept > MAX_KEPT)
      return NULL;
    paths->n_kept += N_ENDS * N_ENDS;
    paths->kept[index] = g_new0 (CrLofPath *, N_ENDS * N_ENDS);
    g_ptr_array_add (paths->all, paths->kept[index]);
  }
  return &paths->kept[index][get_slot (low_side, high_side)];
}

/* Called once for each path. It is not inlined, so that finding a kept path, which is done a
 * million times, stays short. */
static G_GNUC_NO_INLINE const CrLofPath *
make_path (CrLofPaths *paths, CrLofPath **kept, CrLofPoint low, CrLofPoint high)
{
  begin_path (paths, low, high);
  if (paths->path->joins)
    follow_steps (paths, MAX_KEPT);
  if (kept == NULL || paths->n_kept > MAX_KEPT)
    return paths->path;
  paths->n_kept += paths->path->n_steps;
  *kept = g_memdup2 (paths->path, measure_path (paths->path->n_steps));
  (*kept)->loose = FALSE;
  g_ptr_array_add (paths->all, *kept);
  return *kept;
}

const CrLofPath *
cr_lof_paths_get (CrLofPaths *paths,
                  CrHex displacement,
                  CrDirection low_side,
                  CrDirection high_side)
{
  CrLofPath **kept = find_kept (paths, displacement, low_side, high_side);

  if (kept != NULL && *kept != NULL)
    return *kept;
  return make_path (paths, kept, (CrLofPoint){ { 0, 0 }, low_side },
                    (CrLofPoint){ displacement, high_side });
}

void
cr_lof_paths_seek (const CrLofPaths *paths, CrHex displacement, gboolean found)
{
  gsize index = cr_lof_square_displacement (&paths->square, displacement);

  if (!found) {
    __builtin_prefetch (&paths->centres[index]);
    __builtin_prefetch (&paths->kept[index]);
    return;
  }
  if (paths->kept[index] == NULL)
    return;
  __builtin_prefetch (&paths->kept[index][0]);
  __builtin_prefetch (&paths->kept[index][N_ENDS]);
}

static inline void
fetch_path (const CrLofPath *path)
{
  if (path == NULL)
    return;
  __builtin_prefetch (path);
  __builtin_prefetch (&path->steps[8]);
  __builtin_prefetch (&path->steps[16]);
}

void
cr_lof_paths_fetch (const CrLofPaths *paths, CrHex displacement, guint low_sides, guint high_sides)
{
  gsize index = cr_lof_square_displacement (&paths->square, displacement);

  fetch_path (paths->centres[index]);
  if (paths->kept[index] == NULL)
    return;
  for (; low_sides != 0; low_sides &= low_sides - 1)
    fetch_path (paths->kept[index][get_slot (__builtin_ctz (low_sides), -1)]);
  for (; high_sides != 0; high_sides &= high_sides - 1)
    fetch_path (paths->kept[index][get_slot (-1, __builtin_ctz (high_sides))]);
}

const CrLofPath *const *
cr_lof_paths_get_centres (const CrLofPaths *paths)
{
  return (const CrLofPath *const *) paths->centres;
}

gboolean
cr_lof_paths_begin (CrLofPaths *paths, CrHex displacement, const CrLofPath **path_out)
{
  const CrLofPath *kept = *find_kept (paths, displacement, -1, -1);

  if (kept != NULL || paths->n_kept <= MAX_KEPT) {
    *path_out = kept != NULL ? kept : cr_lof_paths_get (paths, displacement, -1, -1);
    return FALSE;
  }
  begin_path (paths, (CrLofPoint){ { 0, 0 }, -1 }, (CrLofPoint){ displacement, -1 });
  return cr_lof_paths_go_on (paths, path_out);
}

gboolean
cr_lof_paths_go_on (CrLofPaths *paths, const CrLofPath **path_out)
{
  gboolean more = follow_steps (paths, STEPS_AT_ONCE);

  *path_out = paths->path;
  return more;
}
