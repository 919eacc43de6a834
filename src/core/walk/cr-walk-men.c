/* cr-walk-men.c: who and what else hinders a man who walks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-walk-men-private.h"

#include "cr-move-private.h"

/* MOV-03, U-15: never through the living; later games let one pass the stunned. */
static gboolean
bars (const CrWays *ways, const CrMan *man)
{
  const char *stunned = cr_ruleset_get_option_value (ways->ruleset, "stunned-block-walking");

  return man->state != CR_MAN_DEAD &&
         (man->state != CR_MAN_STUNNED || g_strcmp0 (stunned, "no") != 0);
}

static void
add_stand (const CrWays *ways, CrPlace place, CrPostKind post, GArray *stands)
{
  int index = cr_ways_index_on (ways, place, post);

  if (index >= 0)
    g_array_append_val (stands, index);
}

/* A man up a tree, on a ladder or on a siege tower stands in nobody's way on the ground. */
GArray *
cr_walk_find_enemies (const CrWays *ways, CrPlace from, const CrWalker *walker)
{
  GArray *stands = g_array_new (FALSE, FALSE, sizeof (int));
  const CrMan *self = walker->muster != NULL ? cr_muster_find (walker->muster, from) : NULL;
  guint8 side = self != NULL ? self->side : 0;

  for (guint i = 0; walker->muster != NULL && i < cr_muster_n_men (walker->muster); i++) {
    const CrMan *man = cr_muster_get_man (walker->muster, i);
    CrPostKind post = (CrPostKind) man->post.kind;

    if (man->side == side || !bars (ways, man) ||
        (post != CR_POST_GROUND && post != CR_POST_HOARDING))
      continue;
    add_stand (ways, man->place, post, stands);
    if (man->rear >= 0)
      add_stand (
          ways,
          (CrPlace){ man->place.floor, cr_hex_neighbour (man->place.hex, (CrDirection) man->rear) },
          post, stands);
  }
  return stands;
}

static void
add_floor (const CrWays *ways, int floor, GArray *stands)
{
  for (int cell = 0; cell < ways->n_cells; cell++) {
    int index = floor * ways->n_cells + cell;

    g_array_append_val (stands, index);
  }
}

void
cr_walk_add_secrets (const CrWays *ways, GArray *stands)
{
  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++)
    if (cr_floor_is_secret (cr_map_get_floor (ways->map, floor)))
      add_floor (ways, floor, stands);
}

gboolean
cr_walk_is_covered (const CrWays *ways, int stand)
{
  const CrTerrainKind *kind = cr_ways_get_kind (ways, cr_ways_place (ways, stand));

  return stand < ways->n_places && (kind->roofed || kind->passage || (kind->low && !kind->tree));
}

guint8 *
cr_walk_find_covered (const CrWays *ways)
{
  int n = cr_ways_n_stands (ways);
  guint8 *covered = g_malloc0 ((gsize) n);

  for (int i = 0; i < n; i++)
    covered[i] = cr_walk_is_covered (ways, i);
  return covered;
}

int
cr_weather_get_allowance (const CrWeather *weather, int points)
{
  return weather == NULL ? points : points * weather->movement.value / weather->movement_of;
}
