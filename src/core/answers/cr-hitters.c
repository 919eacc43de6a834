/* cr-hitters.c: who can hit a man there. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-hitters.h"

#include "cr-fire-lines.h"

/* What all shots at one target share. */
typedef struct {
  CrFire *fire;
  CrFireLine line;
  CrPlace target;
  GArray *found;
} Search;

static gboolean
hits_target (Search *search, CrPlace from)
{
  CrCover cover;

  return cr_scene_has_place (search->fire->scene, from) &&
         cr_fire_shoot (search->fire, &search->line, from, search->target, &cover) == CR_LOF_CLEAR;
}

static void
try_shooter (Search *search, CrPlace from)
{
  const CrScene *scene = search->fire->scene;
  CrLof lof;

  if (!hits_target (search, from))
    return;
  lof = cr_lof_judge (scene, from, search->target, search->line.slow.options, NULL);
  g_array_append_val (search->found, lof);
}

static void
try_all (Search *search)
{
  const CrMap *map = cr_scene_get_map (search->fire->scene);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      try_shooter (search, (CrPlace){ floor, cr_grid_get_hex (grid, cell) });
}

/* The order of that list: negative when @a is the better shot. Clear goes before refused. */
static int
compare_hitters (const CrLof *a, const CrLof *b)
{
  if (a->verdict != b->verdict)
    return (int) a->verdict - (int) b->verdict;
  if (a->verdict == CR_LOF_CLEAR && a->cover != b->cover)
    return (int) a->cover - (int) b->cover;
  return a->range - b->range;
}

/* g_array_sort() leaves equal ones as they are. */
static int
compare_cb (gconstpointer a, gconstpointer b)
{
  return compare_hitters (a, b);
}

GArray *
cr_hitters_find (CrFire *fire, CrPlace target, CrPlaces shooters, const CrLofOptions *options)
{
  Search search = { .fire = fire,
                    .target = target,
                    .found = g_array_new (FALSE, FALSE, sizeof (CrLof)) };

  if (!cr_scene_has_place (fire->scene, target))
    return search.found;
  cr_fire_begin (fire, options, &search.line);
  if (shooters.places == NULL)
    try_all (&search);
  for (gsize i = 0; shooters.places != NULL && i < shooters.n; i++)
    try_shooter (&search, shooters.places[i]);
  g_array_sort (search.found, compare_cb);
  return search.found;
}

guint
cr_hitters_count (CrFire *fire, CrPlace target, CrPlaces shooters, const CrLofOptions *options)
{
  Search search = { .fire = fire, .target = target };
  guint n = 0;

  if (shooters.n == 0 || !cr_scene_has_place (fire->scene, target))
    return 0;
  cr_fire_begin (fire, options, &search.line);
  for (gsize i = 0; i < shooters.n; i++)
    n += hits_target (&search, shooters.places[i]) ? 1 : 0;
  return n;
}
