/* cr-berth.c: where a siege tower comes against a wall. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-berth.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* Hexes that a tower is rolled at most; more than any map that is fought on is wide. */
#define FARTHEST 200

/* The hexes that its bridge, or of one without its front, lies on or touches, counted as its own
 * are. */
static void
list_landings (const CrWork *type, GArray *hexes)
{
  for (guint i = 0; i < type->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (type, (int) i);

    for (guint j = 0; part->crosses && j < part->hexes->len; j++) {
      CrHex own = g_array_index (part->hexes, CrHex, j);

      if (part->enclosed && !cr_hex_equal (own, (CrHex){ 0, 0 }))
        continue;
      if (part->enclosed)
        own = cr_hex_neighbour (own, 0);
      g_array_append_val (hexes, own);
    }
  }
}

/* Of a hex of the wall: over one of its sides that look to the tower. */
static CrBerth
judge_landing (const CrTower *tower, const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);
  gboolean wall = FALSE, hoarded = FALSE;

  if (!cr_scene_has_place (scene, place))
    return CR_BERTH_NO_WALL;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (map, place, d, CR_SIDE_BATTLEMENT);

    if (!cr_tower_stands_on (tower, cr_hex_neighbour (place.hex, d)))
      continue;
    wall |= side != NULL && cr_map_is_inside (map, side, place.hex);
    hoarded |= cr_map_find_side (map, place, d, CR_SIDE_HOARDING) != NULL;
  }
  if (!wall)
    return CR_BERTH_NO_WALL;
  if (hoarded)
    return CR_BERTH_HOARDED;
  return cr_scene_get_level (scene, place) == cr_tower_get_level (tower, scene) + tower->wall
             ? CR_BERTH_FITS
             : CR_BERTH_LEVEL;
}

CrBerth
cr_tower_find_berth (const CrTower *tower, const CrScene *scene, CrPlace *place_out)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrBerth found = CR_BERTH_NO_WALL;

  *place_out = tower->front;
  list_landings (tower->type, hexes);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { 0, cr_tower_get_hex (tower, g_array_index (hexes, CrHex, i)) };
    CrBerth berth = judge_landing (tower, scene, place);

    if (berth == CR_BERTH_NO_WALL || found == CR_BERTH_HOARDED ||
        (berth == CR_BERTH_FITS && found == CR_BERTH_FITS))
      continue;
    if (found == CR_BERTH_FITS && berth == CR_BERTH_LEVEL)
      continue;
    found = berth;
    *place_out = place;
  }
  return found;
}

static gboolean
refuse_berth (CrBerth berth,
              const CrTower *tower,
              const CrScene *scene,
              CrPlace wall,
              GError **error)
{
  g_autofree char *at = cr_map_format_printed (cr_scene_get_map (scene), wall);
  int levels = cr_scene_get_level (scene, wall) - cr_tower_get_level (tower, scene);

  if (berth == CR_BERTH_HOARDED)
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
                 /* Translators: a hex */
                 cr_text ("a hoarding hangs at %s, and no bridge is let down onto one (HRD-13)"),
                 at);
  else if (levels >= 1 && levels <= CR_WORK_MAX_WALL)
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
                 /* Translators: a hex, and two numbers of levels */
                 cr_text ("the wall at %1$s is %2$d up from the ground there, and the bridge %3$d, "
                          "as the wall straight ahead is (TWR-03)"),
                 at, levels, tower->wall);
  else
    g_set_error (
        error, CR_ERROR, CR_ERROR_PLACE,
        /* Translators: a hex, and two numbers of levels */
        cr_text ("the wall at %1$s is %2$d up from the ground there, and siege towers serve walls "
                 "of 1 to %3$d (TWO-02, TWR-03)"),
        at, levels, CR_WORK_MAX_WALL);
  return FALSE;
}

gboolean
cr_tower_find_course (const CrTower *tower,
                      const CrScene *scene,
                      CrTowerCourse *course_out,
                      GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrTower it = *tower;
  CrPlace wall;

  if (!cr_tower_find_wall (tower, scene, &wall)) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_PLACE,
                         cr_text ("straight ahead is no battlement (TWR-15)"));
    return FALSE;
  }
  it.moving = TRUE;
  for (int n = 0; n < FARTHEST; n++) {
    CrBerth berth;

    if (!cr_tower_check (&it, map, error) || !cr_tower_check_ground (&it, scene, error))
      return FALSE;
    it.wall = cr_tower_measure_wall (&it, scene);
    berth = cr_tower_find_berth (&it, scene, &wall);
    if (berth == CR_BERTH_FITS) {
      *course_out = (CrTowerCourse){ n, it.wall, wall };
      return TRUE;
    }
    if (berth != CR_BERTH_NO_WALL)
      return refuse_berth (berth, &it, scene, wall, error);
    it.front.hex = cr_hex_neighbour (it.front.hex, it.facing);
  }
  g_set_error_literal (error, CR_ERROR, CR_ERROR_PLACE,
                       cr_text ("straight ahead is no battlement (TWR-15)"));
  return FALSE;
}

/* How a tower stands that faces so, and of which that hex of its bridge lies on the wall. */
static CrTower
stand_against (const CrWork *type, CrPlace wall, CrHex landing, CrDirection facing)
{
  CrTower tower = { .facing = facing, .type = type, .wall = 1 };

  tower.front.hex = cr_hex_sub (wall.hex, cr_hex_rotate (landing, facing));
  return tower;
}

/* As high as a game sets it: for the wall straight ahead (TWR-03). @why: (nullable): gets the
 * reason when its bridge does not lie on that hex */
static gboolean
judge_stand (CrTower *tower, const CrScene *scene, CrPlace wall, GError **why)
{
  CrBerth berth;
  CrPlace place;

  if (!cr_tower_check (tower, cr_scene_get_map (scene), why) ||
      !cr_tower_check_ground (tower, scene, why))
    return FALSE;
  tower->wall = cr_tower_measure_wall (tower, scene);
  berth = cr_tower_find_berth (tower, scene, &place);
  if (berth == CR_BERTH_HOARDED || berth == CR_BERTH_LEVEL)
    return refuse_berth (berth, tower, scene, place, why);
  return berth == CR_BERTH_FITS && cr_place_equal (place, wall);
}

/* Calls @found for each stand before that hex of the wall; the last reason goes to @error. */
static guint
try_stands (const CrWork *type, const CrScene *scene, CrPlace wall, GArray *towers, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GArray) landings = g_array_new (FALSE, FALSE, sizeof (CrHex));
  guint n = 0;

  if (cr_map_get_occupied_sides (map, wall) == 0)
    return 0;
  list_landings (type, landings);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (map, wall, d, CR_SIDE_BATTLEMENT);

    if (side == NULL || !cr_map_is_inside (map, side, wall.hex))
      continue;
    for (guint i = 0; i < landings->len; i++) {
      CrTower tower =
          stand_against (type, wall, g_array_index (landings, CrHex, i), cr_direction_opposite (d));

      if (error != NULL)
        g_clear_error (error);
      if (!judge_stand (&tower, scene, wall, error))
        continue;
      n++;
      if (towers != NULL)
        g_array_append_val (towers, tower);
    }
  }
  return n;
}

void
cr_tower_list_berths (const CrWork *type, const CrScene *scene, GArray *towers)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    try_stands (type, scene, (CrPlace){ 0, cr_grid_get_hex (grid, cell) }, towers, NULL);
}

gboolean
cr_tower_judge_wall (const CrWork *type, const CrScene *scene, CrPlace wall, GError **error)
{
  g_autoptr (GError) why = NULL;

  if (try_stands (type, scene, wall, NULL, &why) > 0)
    return TRUE;
  if (why != NULL)
    g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}
