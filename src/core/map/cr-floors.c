/* cr-floors.c: which floor lies above which. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-floors.h"

static int
get_storey (const CrMap *map, int floor)
{
  return cr_map_get_floor (map, floor)->storey;
}

/* Floors of one storey, two towers' rooms perhaps, keep the order of the file. */
static gint
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const CrMap *map = data;
  int left = *(const int *) a, right = *(const int *) b;
  int apart = get_storey (map, left) - get_storey (map, right);

  return apart != 0 ? apart : left - right;
}

/**
 * cr_floors_sort:
 *
 * Returns: (transfer full) (element-type int): the floors of the map, the lowest first
 */
GArray *
cr_floors_sort (const CrMap *map)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < cr_map_n_floors (map); i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare, (gpointer) map);
  return order;
}

/**
 * cr_floors_step:
 * @step: so many floors up, or down when negative
 *
 * Returns: the floor there; the last one on that way where there are not so many
 */
int
cr_floors_step (const CrMap *map, int floor, int step)
{
  g_autoptr (GArray) order = cr_floors_sort (map);
  int n = (int) order->len;

  for (int i = 0; i < n; i++)
    if (g_array_index (order, int, i) == floor)
      return g_array_index (order, int, CLAMP (i + step, 0, n - 1));
  return floor;
}

/**
 * cr_floors_get_ghost:
 *
 * What helps to find one's way on a floor: the next lower storey, or the ground above where the
 * floor lies under it. A floor that only its owner knows of shows through no other.
 *
 * Returns: that floor, or −1 when there is none
 */
int
cr_floors_get_ghost (const CrMap *map, int floor)
{
  int storey = get_storey (map, floor), best = -1;

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    int here = get_storey (map, i);
    gboolean fits = storey > 0 ? here >= 0 && here < storey : storey < 0 && here >= 0;

    if (!fits || cr_map_get_floor (map, i)->known != NULL)
      continue;
    if (best < 0 || (storey > 0 ? here > get_storey (map, best) : here < get_storey (map, best)))
      best = i;
  }
  return best;
}
