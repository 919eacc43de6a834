/* cr-check-moat.c: moats that can be walked round. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-curtain.h"
#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* A moat is meant to go all round when so many of ten hexes at the foot of the wall are moat. */
#define MOST_OF_TEN 7
#define FEWEST_HEXES 6 /* of moat; a pond before a tower is no moat */

/* What is known of the first floor, by cell. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  const CrGrid *grid;
  GPtrArray *problems;
  const CrOutside *outside;
  guint8 *dry;    /* reached from the edge of the map with dry feet, and no bridge */
  guint8 *seen;   /* hexes of castles */
  guint *counted; /* in which castle's foot a hex was counted last */
} Moat;

/* The foot of one castle's walls. */
typedef struct {
  guint castle;
  int n_wet, n_dry;
  CrPlace first; /* dry, and reached */
  gboolean open;
} Foot;

static CrPlace
get_place (const Moat *moat, int cell)
{
  return (CrPlace){ 0, cr_grid_get_hex (moat->grid, cell) };
}

static gboolean
is_outside (const Moat *moat, CrPlace place)
{
  return cr_outside_has (moat->outside, place.hex) && cr_scene_has_place (moat->scene, place);
}

static gboolean
is_wet (const Moat *moat, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (moat->scene, place);

  return terrain != NULL && terrain->moat;
}

static gboolean
is_bridge (const Moat *moat, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (moat->scene, place);

  return terrain != NULL && terrain->bridge;
}

static gboolean
is_dry_ground (const Moat *moat, CrPlace place)
{
  return is_outside (moat, place) && !is_wet (moat, place) && !is_bridge (moat, place);
}

static gboolean
can_step (const CrWays *ways, CrPlace from, CrPlace to)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (cr_ways_get_scene (ways));

  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++)
    if (cr_ways_can_step (ways, from, to, (int) i))
      return TRUE;
  return FALSE;
}

static void
walk_in (const Moat *moat, const CrWays *ways)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  for (int cell = 0; cell < cr_grid_n_cells (moat->grid); cell++)
    if (cr_check_is_at_edge (moat->grid, cell) && is_dry_ground (moat, get_place (moat, cell))) {
      moat->dry[cell] = 1;
      g_array_append_val (queue, cell);
    }
  for (guint next = 0; next < queue->len; next++) {
    CrPlace here = get_place (moat, g_array_index (queue, int, next));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = { 0, cr_hex_neighbour (here.hex, d) };
      int cell = cr_grid_get_cell (moat->grid, there.hex);

      if (cell < 0 || moat->dry[cell] || !is_dry_ground (moat, there) ||
          !can_step (ways, here, there))
        continue;
      moat->dry[cell] = 1;
      g_array_append_val (queue, cell);
    }
  }
}

/* Whether a door or gate of the castle stands there: what it lies before is guarded by it. */
static gboolean
has_door (const Moat *moat, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (moat->map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (sides[i].kind) && sides[i].kind != CR_SIDE_WINDOW)
      return TRUE;
  return FALSE;
}

/* A castle has ramparts, towers or a keep; houses, however many, are none. */
static gboolean
is_built (const Moat *moat, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (moat->scene, place);

  return structure != NULL && (structure->wall_walk || structure->keep);
}

static void
count_foot (const Moat *moat, Foot *foot, CrPlace wall, CrDirection direction)
{
  CrPlace before = { 0, cr_hex_neighbour (wall.hex, direction) };
  int cell = cr_grid_get_cell (moat->grid, before.hex);

  if (cell < 0 || !is_outside (moat, before) || is_bridge (moat, before) ||
      has_door (moat, wall, direction) || moat->counted[cell] == foot->castle)
    return;
  moat->counted[cell] = foot->castle;
  if (is_wet (moat, before)) {
    foot->n_wet++;
    return;
  }
  foot->n_dry++;
  if (moat->dry[cell] && !foot->open) {
    foot->open = TRUE;
    foot->first = before;
  }
}

static void
gather_castle (const Moat *moat, int start, Foot *foot)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  moat->seen[start] = 1;
  g_array_append_val (queue, start);
  for (guint next = 0; next < queue->len; next++) {
    CrPlace here = get_place (moat, g_array_index (queue, int, next));
    gboolean built = is_built (moat, here);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = { 0, cr_hex_neighbour (here.hex, d) };
      int cell = cr_grid_get_cell (moat->grid, there.hex);

      if (built)
        count_foot (moat, foot, here, d);
      if (cell < 0 || moat->seen[cell] || !cr_scene_has_place (moat->scene, there) ||
          is_outside (moat, there))
        continue;
      moat->seen[cell] = 1;
      g_array_append_val (queue, cell);
    }
  }
}

static void
check_foot (const Moat *moat, const Foot *foot)
{
  int n = foot->n_wet + foot->n_dry;
  g_autofree char *at = NULL;

  if (!foot->open || foot->n_wet < FEWEST_HEXES || foot->n_wet * 10 < n * MOST_OF_TEN)
    return;
  at = cr_map_format_printed (moat->map, foot->first);
  cr_check_add (moat->problems, "moat-walked-round", foot->first,
                g_strdup_printf (cr_text ("The moat can be walked round: at the foot of the wall "
                                          "%d of %d hexes are moat, but %s is dry and reached "
                                          "from the edge of the map; dig there too."),
                                 foot->n_wet, n, at));
}

static gboolean
has_moat (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (int i = 0; i < cr_map_n_codes (map, CR_LAYER_TERRAIN); i++) {
    const CrTerrainKind *terrain = cr_ruleset_find_terrain (
        cr_scene_get_ruleset (scene), cr_map_get_code (map, CR_LAYER_TERRAIN, i));

    if (terrain != NULL && terrain->moat)
      return TRUE;
  }
  return FALSE;
}

static void
check_castles (Moat *moat)
{
  guint n_castles = 0;

  for (int cell = 0; cell < cr_grid_n_cells (moat->grid); cell++) {
    CrPlace place = get_place (moat, cell);
    Foot foot = { .castle = ++n_castles };

    if (moat->seen[cell] || !is_built (moat, place) || is_outside (moat, place))
      continue;
    gather_castle (moat, cell, &foot);
    check_foot (moat, &foot);
  }
}

void
cr_check_moat (CrCheckRun *run)
{
  const CrScene *scene = run->scene;
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  gsize n_cells = (gsize) cr_grid_n_cells (grid);
  g_autofree guint8 *dry = g_new0 (guint8, n_cells), *seen = g_new0 (guint8, n_cells);
  g_autofree guint *counted = g_new0 (guint, n_cells);
  Moat moat = { scene, map, grid, run->problems, run->outside, dry, seen, counted };

  if (!has_moat (scene) || !cr_check_has_castle (scene))
    return;
  walk_in (&moat, cr_check_get_ways (run));
  check_castles (&moat);
}
