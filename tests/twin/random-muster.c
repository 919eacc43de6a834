/* random-muster.c: random men, weapons and weather on a castle. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "random-muster.h"

#define N_MEN 24

static CrPlace
pick_place (GRand *rand, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  int cell = g_rand_int_range (rand, 0, cr_grid_n_cells (grid));
  int floor =
      g_rand_int_range (rand, 0, 3) > 0 ? 0 : g_rand_int_range (rand, 0, cr_map_n_floors (map));

  return (CrPlace){ floor, cr_grid_get_hex (grid, cell) };
}

/* One question in three is asked in fair weather. */
CrMuster *
random_muster_new (GRand *rand, const CrMap *map, const CrRuleset *ruleset)
{
  CrMuster *muster = cr_muster_new ();
  int weather = g_rand_int_range (rand, -3, (int) cr_ruleset_n_weathers (ruleset));
  CrSky sky = { NULL, g_rand_boolean (rand), g_rand_boolean (rand) };

  for (int i = 0; i < N_MEN; i++) {
    CrMan man = cr_man_at (pick_place (rand, map));

    man.state = (guint8) g_rand_int_range (rand, 0, CR_N_MAN_STATES);
    man.body =
        (guint8) (g_rand_int_range (rand, 0, 3) > 0 ? CR_MAN_ON_FOOT
                                                    : g_rand_int_range (rand, 0, CR_N_MAN_BODIES));
    man.side = (guint8) g_rand_int_range (rand, 0, 2);
    man.rear = (gint8) g_rand_int_range (rand, -1, CR_N_DIRECTIONS);
    man.post.facing = (gint8) g_rand_int_range (rand, -1, CR_N_DIRECTIONS);
    man.moving = (guint8) g_rand_boolean (rand);
    cr_muster_set_man (muster, &man);
  }
  if (weather >= 0)
    sky.weather = cr_ruleset_get_weather (ruleset, (guint) weather);
  cr_muster_set_sky (muster, sky);
  return muster;
}

/* Any switch of lines may be set. */
CrLofOptions
random_muster_options (GRand *rand, const CrRuleset *ruleset, const CrMuster *muster)
{
  CrLofOptions options;
  int weapon = g_rand_int_range (rand, -1, (int) cr_ruleset_n_weapons (ruleset));

  cr_lof_options_init (&options, ruleset);
  options.either = g_rand_int_range (rand, 0, 4) == 0;
  options.heights = g_rand_int_range (rand, 0, 3) == 0 ? CR_LOF_CLASSIC : CR_LOF_THALES;
  options.stunned_pass = g_rand_boolean (rand);
  options.spare_friends = g_rand_boolean (rand);
  options.muster = muster;
  options.weapon = weapon >= 0 ? cr_ruleset_get_weapon (ruleset, (guint) weapon) : NULL;
  return options;
}
