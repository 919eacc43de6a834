/* cr-ways-hoardings.c: hoardings as places to stand in. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-curtain.h"
#include "cr-move-private.h"

/* The row of the terrain that says what entering one costs (HRD-03). */
#define HOARDING "hoarding"

/* At most one for each hex of a floor and level: those of one run hang side by side (HRD-02). */
typedef struct {
  CrWays *ways;
  GHashTable *known; /* gint64 of hex and level → index + 1 */
} Hanging;

static gint64
get_key (const CrWays *ways, CrPlace place, int level)
{
  return (gint64) cr_ways_index (ways, place) * (CR_LEVEL_MAX - CR_LEVEL_MIN + 1) + level -
         CR_LEVEL_MIN;
}

static int
find_spot (const Hanging *hanging, CrPlace place, int level)
{
  gint64 key = get_key (hanging->ways, place, level);

  if (cr_ways_index (hanging->ways, place) < 0)
    return -1;
  return GPOINTER_TO_INT (g_hash_table_lookup (hanging->known, &key)) - 1;
}

/* One that is painted as a hex at the level of its wall is walked as any hex. */
static gboolean
is_painted (const CrWays *ways, CrPlace place, int level)
{
  return cr_scene_has_place (ways->scene, place) &&
         cr_scene_get_level (ways->scene, place) == level;
}

static void
hang_hoarding (const Hanging *hanging, CrPlace inside, CrPlace over)
{
  CrWays *ways = hanging->ways;
  CrSpot spot = { over, cr_scene_get_level (ways->scene, inside) };
  int index = find_spot (hanging, over, spot.level);
  gint64 key;

  if (!cr_scene_has_place (ways->scene, inside) || cr_ways_index (ways, over) < 0 ||
      is_painted (ways, over, spot.level))
    return;
  if (index < 0) {
    index = cr_ways_n_stands (ways);
    key = get_key (ways, over, spot.level);
    g_array_append_val (ways->spots, spot);
    g_hash_table_insert (hanging->known, g_memdup2 (&key, sizeof key), GINT_TO_POINTER (index + 1));
    g_hash_table_insert (ways->hung, GINT_TO_POINTER (cr_ways_index (ways, over)),
                         GINT_TO_POINTER (index));
  }
  cr_ways_join (ways, cr_ways_index (ways, inside), index, NULL, NULL);
}

/* Joins hoardings that hang side by side, each pair once. */
static void
join_neighbours (const Hanging *hanging)
{
  for (guint i = 0; i < hanging->ways->spots->len; i++) {
    CrSpot spot = g_array_index (hanging->ways->spots, CrSpot, i);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace beside = cr_place_neighbour (spot.place, d);
      int other = find_spot (hanging, beside, spot.level);

      if (other > hanging->ways->n_places + (int) i)
        cr_ways_join (hanging->ways, hanging->ways->n_places + (int) i, other, NULL, NULL);
    }
  }
}

void
cr_ways_add_hoardings (CrWays *ways)
{
  const CrGrid *grid = cr_map_get_grid (ways->map);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Hanging hanging = { ways, known };

  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (ways->map, floor, &n);

    for (gsize i = 0; i < n; i++) {
      CrHex here = cr_grid_get_hex (grid, sides[i].cell);
      CrHex there = cr_hex_neighbour (here, sides[i].direction);

      if (sides[i].kind != CR_SIDE_HOARDING)
        continue;
      if (cr_map_is_inside (ways->map, &sides[i], here))
        hang_hoarding (&hanging, (CrPlace){ floor, here }, (CrPlace){ floor, there });
      else if (cr_map_is_inside (ways->map, &sides[i], there))
        hang_hoarding (&hanging, (CrPlace){ floor, there }, (CrPlace){ floor, here });
    }
  }
  join_neighbours (&hanging);
}

/* MOV-16: one steps between hoarding and wall over the crenellation, in either direction. */
static void
cross_battlement (const CrWays *ways, CrStep *step, int mover)
{
  gboolean out = step->to_post == CR_POST_HOARDING;
  CrPlace inside = out ? step->from : step->to;
  CrHex over = out ? step->to.hex : step->from.hex;

  if (!cr_curtain_has (ways->map, inside, cr_hex_direction_to (inside.hex, over),
                       CR_SIDE_BATTLEMENT))
    return;
  step->side_kind = CR_SIDE_BATTLEMENT;
  step->side_cost =
      cr_ruleset_get_side (ways->ruleset, CR_SIDE_BATTLEMENT)->cost[CR_CROSS_HOARDED][mover];
  step->rule = "MOV-16";
}

CrStep
cr_step_enter_hoarding (const CrWays *ways, CrStep step, int mover)
{
  const CrTerrainKind *boards = cr_ruleset_find_terrain (ways->ruleset, HOARDING);

  step.rule = "HRD-03";
  if (step.to_post == CR_POST_HOARDING)
    step.hex_cost =
        boards != NULL ? boards->cost[mover] : (CrFigure){ CR_IMPASSABLE, CR_HOUSE, NULL };
  if (step.from_post != step.to_post)
    cross_battlement (ways, &step, mover);
  if (step.side_cost.value != CR_IMPASSABLE)
    return cr_step_pay (step);
  cr_step_refuse (&step, CR_STEP_BATTLEMENT, "MOV-16");
  return step;
}
