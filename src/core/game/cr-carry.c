/* cr-carry.c: the way of two men with a ladder between them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* LAD-01: they go hex by hex, one or both of them, and after each step the ladder lies over two
 * hexes between which one walks. Of all such ways the one that costs both together least. */

/* No bearer has more points than this. */
#define MOST_POINTS 64

/* Where they stand, and what each has spent. */
typedef struct {
  CrPlace at[CR_GEAR_BEARERS];
  int spent[CR_GEAR_BEARERS];
} Pair;

typedef struct {
  CrState *state;
  const CrGear *ladder;
  const CrPlace *to;
  GHashTable *seen;
  GArray *waiting[2 * MOST_POINTS]; /* Pair, by what both have spent */
} Search;

static gint64
get_key (const Search *search, const Pair *pair)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (search->state));

  return (gint64) cr_ways_index (ways, pair->at[0]) * cr_ways_n_places (ways) +
         cr_ways_index (ways, pair->at[1]);
}

/* MOV-03 */
static gboolean
is_barred (const CrState *state, int man, CrPlace place)
{
  int other = cr_state_find_living (state, place, CR_POST_GROUND);

  return other >= 0 && cr_state_are_foes (state, man, other) &&
         (state->fighters[other].stunned == 0 ||
          !cr_state_says (state, "stunned-block-walking", "no"));
}

/* 0 for who stays where he is. */
static int
get_step_cost (const CrState *state, int man, CrPlace from, CrPlace to)
{
  CrBurden burden;
  int cost;

  if (cr_place_equal (from, to))
    return 0;
  if (!cr_map_has_place (cr_state_get_map (state), to) || is_barred (state, man, to))
    return CR_IMPASSABLE;
  burden = cr_state_get_burden (state, man, to);
  cost = cr_ways_step (cr_castle_get_ways (cr_state_get_castle (state)), from, to,
                       cr_state_get_mover (state, man))
             .cost;
  return cost == CR_IMPASSABLE || burden.bars ? CR_IMPASSABLE : cost + burden.points;
}

gboolean
cr_carry_can_lie (const CrState *state, CrPlace one, CrPlace other)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));

  return one.floor == other.floor && cr_hex_distance (one.hex, other.hex) == 1 &&
         (cr_ways_can_step (ways, one, other, 0) || cr_ways_can_step (ways, other, one, 0));
}

static void
wait_for (Search *search, const Pair *pair)
{
  int spent = pair->spent[0] + pair->spent[1];

  if (search->waiting[spent] == NULL)
    search->waiting[spent] = g_array_new (FALSE, FALSE, sizeof (Pair));
  g_array_append_val (search->waiting[spent], *pair);
}

/* Whether that bearer gets there, and from there could still get to his hex. */
static gboolean
move_one (const Search *search, Pair *pair, int bearer, CrPlace to)
{
  int man = search->ladder->bearers[bearer];
  int cost = get_step_cost (search->state, man, pair->at[bearer], to);

  if (cost == CR_IMPASSABLE)
    return FALSE;
  pair->spent[bearer] += cost;
  pair->at[bearer] = to;
  return pair->spent[bearer] <= MIN (search->state->fighters[man].points, MOST_POINTS - 1);
}

static CrPlace
get_around (CrPlace place, int direction)
{
  return direction < 0 ? place : cr_place_neighbour (place, (CrDirection) direction);
}

static void
go_on (Search *search, const Pair *from)
{
  for (int first = -1; first < CR_N_DIRECTIONS; first++) {
    Pair half = *from;

    if (!move_one (search, &half, 0, get_around (from->at[0], first)))
      continue;
    for (int second = -1; second < CR_N_DIRECTIONS; second++) {
      Pair pair = half;

      if (cr_hex_distance (get_around (from->at[1], second).hex, pair.at[0].hex) == 1 &&
          move_one (search, &pair, 1, get_around (from->at[1], second)) &&
          cr_carry_can_lie (search->state, pair.at[0], pair.at[1]))
        wait_for (search, &pair);
    }
  }
}

/* Whether it is looked at for the first time. */
static gboolean
note_pair (Search *search, const Pair *pair)
{
  gint64 key = get_key (search, pair);

  return g_hash_table_add (search->seen, g_memdup2 (&key, sizeof key));
}

static gboolean
is_there (const Search *search, const Pair *pair)
{
  return cr_place_equal (pair->at[0], search->to[0]) && cr_place_equal (pair->at[1], search->to[1]);
}

static gboolean
find_way (Search *search, int *costs)
{
  for (int spent = 0; spent < 2 * MOST_POINTS; spent++)
    for (guint i = 0; search->waiting[spent] != NULL && i < search->waiting[spent]->len; i++) {
      Pair pair = g_array_index (search->waiting[spent], Pair, i);

      if (!note_pair (search, &pair))
        continue;
      if (is_there (search, &pair)) {
        costs[0] = pair.spent[0];
        costs[1] = pair.spent[1];
        return TRUE;
      }
      go_on (search, &pair);
    }
  return FALSE;
}

gboolean
cr_carry_find_way (CrState *state, const CrGear *ladder, const CrPlace *to, int *costs)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Search search = { state, ladder, to, seen, { NULL } };
  Pair start = { .at = { ladder->places[0], ladder->places[1] } };
  gboolean found;

  wait_for (&search, &start);
  found = find_way (&search, costs);
  for (int i = 0; i < 2 * MOST_POINTS; i++)
    if (search.waiting[i] != NULL)
      g_array_unref (search.waiting[i]);
  return found;
}
