/* cr-change-breach.c: walls broken down. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-change.h"

/* What dry ground weighs more than any moat. */
#define DRY 2

static gboolean
is_outwards (const CrMap *map, CrPlace place, CrDirection direction)
{
  const CrSide *battlement = cr_map_find_side (map, place, direction, CR_SIDE_BATTLEMENT);

  return battlement != NULL && cr_map_is_inside (map, battlement, place.hex);
}

/* What a wall may stand on: not what is part of a castle, nor the steps that lead up to it. */
typedef enum { NO_GROUND, WET_GROUND, DRY_GROUND } Ground;

static Ground
get_ground (const CrMap *map, const CrRuleset *ruleset, CrPlace place)
{
  const CrTerrainKind *terrain;

  if (!cr_map_has_place (map, place) || cr_map_get_value (map, place, CR_LAYER_STRUCTURE) != 0)
    return NO_GROUND;
  terrain = cr_ruleset_find_terrain (ruleset, cr_map_get_terrain (map, place));
  if (terrain != NULL && terrain->stairs)
    return NO_GROUND;
  return terrain != NULL && terrain->moat ? WET_GROUND : DRY_GROUND;
}

/* How good a neighbour is as the ground before the wall: outwards before inwards, dry before
 * moat; 0 when it is none. */
static int
weigh_ground (const CrMap *map, const CrRuleset *ruleset, CrPlace place, CrDirection direction)
{
  CrPlace next = cr_place_neighbour (place, direction);
  Ground ground = get_ground (map, ruleset, next);

  if (ground == NO_GROUND)
    return 0;
  return 1 + (is_outwards (map, place, direction) ? 1 : 0) + (ground == DRY_GROUND ? DRY : 0);
}

/* How far thick walls and keeps are searched for the ground they stand on. */
#define MOST_STEPS 6

/* Where no neighbour says it: the lowest of the hexes nearest by that say it.
 * Returns: FALSE when none does within @most steps */
static gboolean
find_ground_near (const CrMap *map,
                  const CrRuleset *ruleset,
                  CrPlace place,
                  Ground least,
                  int *level_out)
{
  int most = least == DRY_GROUND ? 2 : MOST_STEPS;
  gboolean found = FALSE;

  for (int radius = 2; !found && radius <= most; radius++)
    for (int i = cr_hex_n_within (radius - 1); i < cr_hex_n_within (radius); i++) {
      CrPlace near = { place.floor, cr_hex_add (place.hex, cr_hex_spiral (i)) };
      int level;

      if (get_ground (map, ruleset, near) < least)
        continue;
      level = cr_map_get_level (map, near);
      *level_out = found ? MIN (*level_out, level) : level;
      found = TRUE;
    }
  return found;
}

/* The level of the ground before the wall: the lowest of the neighbours that say it best. */
static int
find_ground (const CrMap *map, const CrRuleset *ruleset, CrPlace place, const GArray *places)
{
  int best = 0, level = cr_map_get_level (map, place);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (place, d);
    int weight = cr_places_contain (places, next) ? 0 : weigh_ground (map, ruleset, place, d);

    if (weight == 0 || weight < best)
      continue;
    level =
        weight > best ? cr_map_get_level (map, next) : MIN (level, cr_map_get_level (map, next));
    best = weight;
  }
  /* Stairs may be all that is dry beside a wall in a moat: then the court they stand in says it. */
  if (best <= DRY && best > 0)
    find_ground_near (map, ruleset, place, DRY_GROUND, &level);
  else if (best == 0)
    find_ground_near (map, ruleset, place, WET_GROUND, &level);
  return level;
}

/* All that stands on its sides but the battlements of neighbours that stand, and what hangs on
 * those. */
static void
clear_sides (CrEdit *edit, const CrMap *map, CrPlace place, const GArray *places)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (CrSide));
    gboolean broken = cr_places_contain (places, cr_place_neighbour (place, d));
    gsize n;
    const CrSide *things = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++) {
      int kind = things[i].kind;
      gboolean carried =
          kind == CR_SIDE_BATTLEMENT || kind == CR_SIDE_PARAPET || kind == CR_SIDE_HOARDING;

      if (!broken && carried && !cr_map_is_inside (map, &things[i], place.hex))
        g_array_append_val (kept, things[i]);
    }
    if (n > 0)
      cr_edit_set_sides (edit, map, place, d, (const CrSide *) (const void *) kept->data,
                         kept->len);
  }
}

/* What lay above the rubble falls with it. */
static void
drop_floors_above (CrEdit *edit, const CrMap *map, CrPlace place, int ground)
{
  int storey = cr_map_get_floor (map, place.floor)->storey;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    CrPlace over = { floor, place.hex };

    if (floor != place.floor && cr_map_has_place (map, over) &&
        cr_map_get_level (map, over) >= ground &&
        (cr_map_get_floor (map, floor)->storey > storey ||
         cr_map_get_level (map, over) < cr_map_get_level (map, place)))
      cr_edit_set_value (edit, map, over, CR_LAYER_TERRAIN, 0);
  }
}

gboolean
cr_change_breach (CrEdit *edit, const CrMap *map, const CrRuleset *ruleset, GArray *places)
{
  if (cr_ruleset_find_terrain (ruleset, CR_CHANGE_RUBBLE) == NULL)
    return FALSE;
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    int ground = find_ground (map, ruleset, place, places);

    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, CR_CHANGE_RUBBLE);
    cr_edit_set_value (edit, map, place, CR_LAYER_STRUCTURE, 0);
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, ground);
    clear_sides (edit, map, place, places);
    drop_floors_above (edit, map, place, ground);
  }
  return TRUE;
}
