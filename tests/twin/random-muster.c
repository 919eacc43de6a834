/* random-muster.c: random men, weapons and weather on a castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-muster.h"

#define N_MEN 24
#define N_TRIES 12 /* for something to stand on */

/* Two of three on the main surface. */
static CrPlace
pick_place (GRand *rand, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrPlace place;

  do {
    int cell = g_rand_int_range (rand, 0, cr_grid_n_cells (grid));

    place.hex = cr_grid_get_hex (grid, cell);
    place.floor =
        g_rand_int_range (rand, 0, 3) > 0 ? 0 : g_rand_int_range (rand, 0, cr_map_n_floors (map));
  } while (!cr_map_has_place (map, place));
  return place;
}

static gboolean
stands_over (const CrMap *map, CrPlace place, CrSideKind kind)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (map, place, d, kind);

    if (side != NULL && !cr_map_is_inside (map, side, place.hex))
      return TRUE;
  }
  return FALSE;
}

/* What the hex offers, or now and then what it does not. */
CrPost
random_muster_post (GRand *rand, const CrMap *map, CrPlace place)
{
  CrPost post = { CR_POST_GROUND, -1, NULL };

  if (g_rand_int_range (rand, 0, 8) == 0)
    post.kind = (guint8) g_rand_int_range (rand, 0, CR_N_POST_KINDS);
  else if (stands_over (map, place, CR_SIDE_HOARDING))
    post.kind = CR_POST_HOARDING;
  else if (stands_over (map, place, CR_SIDE_BATTLEMENT))
    post.kind = g_rand_boolean (rand) ? CR_POST_LADDER : CR_POST_LADDER_TOP;
  else if (g_str_equal (cr_map_get_terrain (map, place), "tree"))
    post.kind = CR_POST_TREE;
  if (post.kind != CR_POST_GROUND && g_rand_int_range (rand, 0, 3) == 0)
    post.facing = (gint8) g_rand_int_range (rand, 0, CR_N_DIRECTIONS);
  return post;
}

static CrTower
random_tower (GRand *rand, const CrMap *map, const CrRuleset *ruleset)
{
  CrTower tower = {
    .front = { 0, pick_place (rand, map).hex },
    .facing = g_rand_int_range (rand, 0, CR_N_DIRECTIONS),
    .bridge_down = g_rand_boolean (rand),
    .wall = g_rand_int_range (rand, 1, CR_WORK_MAX_WALL + 1),
    .moving = g_rand_boolean (rand),
  };
  int n = (int) cr_ruleset_n_works (ruleset);

  do
    tower.type = cr_ruleset_get_work (ruleset, (guint) g_rand_int_range (rand, 0, n));
  while (!tower.type->tower);
  /* Some come in over an edge, their front ahead of it or still beyond (TWR-08). */
  for (int i = g_rand_int_range (rand, 0, 5); i > 1; i--)
    tower.front.hex = cr_hex_neighbour (tower.front.hex, tower.facing);
  return tower;
}

/* Two of them never stand in one hex. */
static gboolean
has_room (const CrMuster *muster, const CrTower *tower)
{
  for (guint i = 0; i < cr_muster_n_towers (muster); i++)
    if (cr_hex_distance (cr_muster_get_tower (muster, i)->front.hex, tower->front.hex) < 10)
      return FALSE;
  return TRUE;
}

/* On any part of the tower, as far as the map has hexes under it. */
static void
climb (GRand *rand, const CrMap *map, const CrTower *tower, CrMan *man)
{
  const GArray *parts = tower->type->parts;
  const CrWorkPart *part =
      &g_array_index (parts, CrWorkPart, g_rand_int_range (rand, 0, (int) parts->len));
  CrHex own =
      g_array_index (part->hexes, CrHex, g_rand_int_range (rand, 0, (int) part->hexes->len));

  CrPlace place = { 0, cr_hex_add (tower->front.hex, cr_hex_rotate (own, tower->facing)) };

  if (!cr_map_has_place (map, place))
    return;
  man->place = place;
  man->post = (CrPost){ CR_POST_TOWER, -1, g_rand_boolean (rand) ? part->id : NULL };
}

static CrMan
random_man (GRand *rand, const CrMap *map, const CrMuster *muster)
{
  CrMan man = cr_man_at (pick_place (rand, map));
  int n_towers = (int) cr_muster_n_towers (muster);
  gboolean on_foot = g_rand_int_range (rand, 0, 3) > 0;

  man.state = (guint8) g_rand_int_range (rand, 0, CR_N_MAN_STATES);
  man.body = (guint8) (on_foot ? CR_MAN_ON_FOOT : g_rand_int_range (rand, 0, CR_N_MAN_BODIES));
  man.side = (guint8) g_rand_int_range (rand, 0, 2);
  man.moving = (guint8) g_rand_boolean (rand);
  if (n_towers > 0 && g_rand_int_range (rand, 0, 4) == 0) {
    climb (rand, map, cr_muster_get_tower (muster, (guint) g_rand_int_range (rand, 0, n_towers)),
           &man);
    return man;
  }
  man.rear = (gint8) g_rand_int_range (rand, -1, CR_N_DIRECTIONS);
  for (int i = 0; i < N_TRIES && man.post.kind == CR_POST_GROUND && g_rand_boolean (rand); i++) {
    man.place = pick_place (rand, map);
    man.post = random_muster_post (rand, map, man.place);
  }
  if (man.post.kind == CR_POST_GROUND)
    man.post.facing = (gint8) g_rand_int_range (rand, -1, CR_N_DIRECTIONS);
  if (man.rear >= 0 &&
      !cr_map_has_place (map,
                         (CrPlace){ man.place.floor, cr_hex_neighbour (man.place.hex, man.rear) }))
    man.rear = -1;
  return man;
}

/* One question in three is asked in fair weather, one in three without siege towers. */
CrMuster *
random_muster_new (GRand *rand, const CrMap *map, const CrRuleset *ruleset)
{
  CrMuster *muster = cr_muster_new ();
  int weather = g_rand_int_range (rand, -3, (int) cr_ruleset_n_weathers (ruleset));
  CrSky sky = { NULL, g_rand_boolean (rand), g_rand_boolean (rand) };

  for (int i = g_rand_int_range (rand, 0, 3); i > 0; i--) {
    CrTower tower = random_tower (rand, map, ruleset);

    if (has_room (muster, &tower))
      cr_muster_add_tower (muster, &tower);
  }
  for (int i = g_rand_int_range (rand, 0, N_MEN); i >= 0; i--) {
    CrMan man = random_man (rand, map, muster);

    cr_muster_set_man (muster, &man);
  }
  if (weather >= 0)
    sky.weather = cr_ruleset_get_weather (ruleset, (guint) weather);
  cr_muster_set_sky (muster, sky);
  return muster;
}

CrLofOptions
random_muster_options (GRand *rand, const CrRuleset *ruleset, const CrMuster *muster)
{
  static const CrLofHeights heights[] = { CR_LOF_THALES, CR_LOF_THALES, CR_LOF_CLASSIC,
                                          CR_LOF_GENERAL };
  CrLofOptions options;
  int weapon = g_rand_int_range (rand, -1, (int) cr_ruleset_n_weapons (ruleset));

  cr_lof_options_init (&options, ruleset);
  options.either = g_rand_int_range (rand, 0, 4) == 0;
  options.from_side = g_rand_int_range (rand, 0, 8) == 0 ? g_rand_int_range (rand, 0, 6) : -1;
  options.heights = heights[g_rand_int_range (rand, 0, G_N_ELEMENTS (heights))];
  options.any_ends = g_rand_int_range (rand, 0, 8) == 0;
  options.upper_rounding = g_rand_int_range (rand, 0, 6) == 0;
  options.near_edge = g_rand_int_range (rand, 0, 6) == 0;
  options.skip_occupied = g_rand_int_range (rand, 0, 4) == 0;
  options.stunned_pass = g_rand_boolean (rand);
  options.spare_friends = g_rand_boolean (rand);
  options.rear_levels = options.stunned_pass != options.spare_friends;
  options.muster = muster;
  options.weapon = weapon >= 0 ? cr_ruleset_get_weapon (ruleset, (guint) weapon) : NULL;
  return options;
}
