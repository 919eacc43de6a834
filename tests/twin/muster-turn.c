/* muster-turn.c: the same men on the same castle laid otherwise.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-castle.h"
#include "random-muster.h"

static CrDirection
turn_direction (const CastleTurn *turn, int direction)
{
  CrHex from = castle_turn_hex (turn, (CrHex){ 0, 0 });

  if (direction < 0)
    return -1;
  return cr_hex_direction_to (from, castle_turn_hex (turn, cr_hex_steps[direction]));
}

/* Which of several hoardings or ladders comes first is no property of the castle. */
CrMuster *
random_muster_settle (GRand *rand, const CrMuster *muster)
{
  CrMuster *settled = cr_muster_copy (muster);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    CrMan man = *cr_muster_get_man (muster, i);

    cr_muster_remove_man (settled, man.place, man.post);
    if (man.post.kind != CR_POST_GROUND && man.post.facing < 0)
      man.post.facing = (gint8) g_rand_int_range (rand, 0, CR_N_DIRECTIONS);
    cr_muster_set_man (settled, &man);
  }
  return settled;
}

static CrPlace
turn_place (const CastleTurn *turn, const CrMap *map, const CrMap *turned, CrPlace place)
{
  int floor = cr_map_find_floor (turned, cr_map_get_floor (map, place.floor)->id);

  return (CrPlace){ floor, castle_turn_hex (turn, place.hex) };
}

/* @turned: the map laid otherwise, with the same floors, by their ids. */
CrMuster *
castle_turn_muster (const CastleTurn *turn,
                    const CrMap *map,
                    const CrMap *turned,
                    const CrMuster *muster)
{
  CrMuster *moved = cr_muster_new ();

  for (guint i = 0; i < cr_muster_n_towers (muster); i++) {
    CrTower tower = *cr_muster_get_tower (muster, i);

    tower.facing = turn_direction (turn, tower.facing);
    tower.front = turn_place (turn, map, turned, tower.front);
    cr_muster_add_tower (moved, &tower);
  }
  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    CrMan man = *cr_muster_get_man (muster, i);

    man.rear = (gint8) turn_direction (turn, man.rear);
    man.post.facing = (gint8) turn_direction (turn, man.post.facing);
    man.place = turn_place (turn, map, turned, man.place);
    cr_muster_set_man (moved, &man);
  }
  cr_muster_set_sky (moved, cr_muster_get_sky (muster));
  return moved;
}

/* @moved: with its men moved. Returns: the same question */
CrLofOptions
castle_turn_options (const CastleTurn *turn, const CrLofOptions *options, const CrMuster *moved)
{
  CrLofOptions turned = *options;

  turned.muster = moved;
  turned.from_side = turn_direction (turn, options->from_side);
  return turned;
}
