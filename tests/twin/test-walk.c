/* test-walk.c: who may move where, by the game and by a naive judge.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* On each shipped castle a game is played by chance for a while; then every man's reach is
 * compared, place by place, and so is what is said of moving there. */
#include "cr-game.h"
#include "cr-xml-characters.h"
#include "support.h"
#include "twin-walk.h"

#define N_GAMES 4
#define N_ORDERS 600
#define N_MEN 24
#define N_ASKED 200

/* How many were raised: a test of nothing would be none. */
static int n_ladders;

static CrPlace
random_place (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);

  return (CrPlace){ g_test_rand_int_range (0, cr_map_n_floors (map)),
                    cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid))) };
}

static void
place_man (CrState *state, int index, CrEvents *events)
{
  const CrCharacters *library = cr_state_get_library (state);
  g_autofree char *id = g_strdup_printf ("man-%d", index);
  CrOrder order = cr_order_new (CR_VERB_PLACE);

  order.men[0] = -1;
  order.n_men = order.n_places = 1;
  order.name = g_intern_string (id);
  do /* the twin judges men on foot, not horses and who rides them */
    order.character = cr_characters_get (
        library, (guint) g_test_rand_int_range (0, (int) cr_characters_n (library)));
  while (order.character->animal);
  order.party = index % 2;
  do
    order.places[0] = random_place (cr_state_get_map (state));
  while (!cr_game_apply (state, &order, events, NULL));
}

static void
play_some (CrState *state, CrEvents *events)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  for (int i = 0; i < N_ORDERS && !cr_state_get_turn (state)->over; i++) {
    cr_game_list (state, g_test_rand_int_range (-1, (int) cr_state_n_fighters (state)), orders);
    if (orders->len == 0)
      cr_game_list (state, -1, orders);
    g_assert_true (cr_game_apply (
        state,
        &g_array_index (orders, CrOrder, (guint) g_test_rand_int_range (0, (int) orders->len)),
        events, NULL));
  }
}

static void
fail (const CrState *state, int man, CrPlace place, const char *what, int one, int other)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  g_autofree char *from = cr_map_format_place (cr_state_get_map (state), fighter->man.place);
  g_autofree char *to = cr_map_format_place (cr_state_get_map (state), place);

  g_error ("%s, %s of side %d at %s to %s: %s %d, the twin says %d", fighter->id,
           fighter->character->id, fighter->side, from, to, what, one, other);
}

static void
compare_reach (CrState *state, int man, const TwinWalk *twin)
{
  g_autoptr (CrReach) reach = cr_state_get_reach (state, man, -1);
  const CrMap *map = cr_state_get_map (state);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      for (int out = 0; out < 2; out++) {
        CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
        int theirs = twin_walk_get_cost (twin, place, out);
        int ours = cr_reach_get_cost_on (reach, place, out ? CR_POST_HOARDING : CR_POST_GROUND);

        if (ours != theirs)
          fail (state, man, place, out ? "into the hoarding" : "points", ours, theirs);
      }
}

/* MOV-12: of each four points rain leaves three to who is out in it, of two a storm one; what he
 * has spent is spent. He who began in a house has all of his in there. */
static int
get_open_points (const CrState *state, const CrFighter *fighter)
{
  int all = cr_fighter_get_allowance (fighter);
  int left = cr_state_says (state, "sky", "rain")    ? all * 3 / 4
             : cr_state_says (state, "sky", "storm") ? all / 2
                                                     : all;

  return MAX (0, left - (all - fighter->points));
}

/* MOV-01, MOV-03, MOV-08: some orders, in whatever phase the game stands. */
static void
compare_moves (CrState *state, int man, const TwinWalk *twin)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  const CrPhase *phase = cr_state_get_phase (state);
  gboolean may = cr_state_get_awaited (state) == NULL && phase != NULL &&
                 cr_phase_allows (phase, "move") && cr_fighter_can_act (fighter) &&
                 fighter->side == cr_state_get_actor (state) && fighter->gear < 0 &&
                 fighter->man.post.kind != CR_POST_LADDER_TOP &&
                 fighter->man.state != CR_MAN_KNEELING && fighter->loads < 0;

  for (int i = 0; i < N_ASKED; i++) {
    CrOrder order = cr_order_new (CR_VERB_MOVE);
    CrPlace place = random_place (cr_state_get_map (state));
    int cost = twin_walk_get_cost (twin, place, FALSE);
    gboolean doubtful = fighter->sheltered && cost > get_open_points (state, fighter);
    gboolean can =
        may && cost >= 0 && cost <= fighter->points && twin_walk_is_free (twin, place, FALSE) &&
        !(fighter->man.post.kind == CR_POST_GROUND && cr_place_equal (place, fighter->man.place));

    order.men[0] = (gint16) man;
    order.n_men = order.n_places = 1;
    order.places[0] = place;
    if (doubtful && can) /* it hangs on the way: only within houses */
      continue;
    if (cr_game_judge (state, &order, NULL) != can)
      fail (state, man, place, "may go", !can, can);
  }
}

/* To the movement of somebody, so that there is something to be moved. */
static void
go_to_movement (CrState *state, CrEvents *events)
{
  CrOrder end = cr_order_new (CR_VERB_END);

  while (!cr_state_get_turn (state)->over && cr_state_get_awaited (state) == NULL &&
         !cr_phase_allows (cr_state_get_phase (state), "move"))
    g_assert_true (cr_game_apply (state, &end, events, NULL));
}

static gboolean
put (CrState *state, int man, CrPlace place, CrEvents *events)
{
  CrOrder order = cr_order_new (CR_VERB_PLACE);

  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = place;
  return cr_game_apply (state, &order, events, NULL);
}

/* MOV-06, MOV-07: all the dead are laid on two hexes. */
static void
pile_bodies (CrState *state, CrEvents *events)
{
  CrPlace piles[] = { random_place (cr_state_get_map (state)),
                      cr_state_get_fighter (state, 0)->man.place };
  int n = 0;

  piles[1].hex = cr_hex_neighbour (piles[1].hex, 0);
  for (int man = 0; man < N_MEN; man++)
    if (!cr_fighter_is_living (cr_state_get_fighter (state, (guint) man)))
      put (state, man, piles[n++ % 3 == 0 ? 0 : 1], events);
}

/* What that line says is done, if it can be. */
static gboolean
give (CrState *state, CrEvents *events, const char *format, ...)
{
  va_list arguments;
  g_autofree char *text = NULL;
  CrOrder order;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return cr_order_parse (state, text, &order, NULL) && cr_game_apply (state, &order, events, NULL);
}

/* Two men who can still move, of the party that moves; FALSE: there are none. */
static gboolean
find_bearers (const CrState *state, int *men)
{
  int n = 0;

  for (int man = 0; man < N_MEN && n < 2; man++) {
    const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

    if (cr_fighter_can_act (fighter) && fighter->side == cr_state_get_actor (state) &&
        fighter->gear < 0 && fighter->points >= 4 && fighter->man.post.kind == CR_POST_GROUND)
      men[n++] = man;
  }
  return n == 2;
}

/* MOV-14: against some battlement. */
static gboolean
raise_ladder (CrState *state, const CrSide *side, int floor, const int *men, CrEvents *events)
{
  const CrMap *map = cr_state_get_map (state);
  CrHex here = cr_grid_get_hex (cr_map_get_grid (map), side->cell);
  gboolean inside = cr_map_is_inside (map, side, here);
  CrDirection up = inside ? cr_direction_opposite ((CrDirection) side->direction)
                          : (CrDirection) side->direction;
  CrPlace foot = { floor, inside ? cr_hex_neighbour (here, (CrDirection) side->direction) : here };
  CrPlace behind = { floor, cr_hex_neighbour (foot.hex, cr_direction_opposite (up)) };
  CrOrientation orientation = cr_map_get_grid (map)->orientation;
  const char *one = cr_state_get_fighter (state, (guint) men[0])->id;
  const char *two = cr_state_get_fighter (state, (guint) men[1])->id;
  g_autofree char *at = NULL;

  if (!put (state, men[0], foot, events) || !put (state, men[1], behind, events))
    return FALSE;
  at = cr_map_format_place (map, foot);
  return give (state, events, "lay high at %s facing %s", at,
               cr_direction_get_name (cr_direction_opposite (up), orientation)) &&
         give (state, events, "lift %s+%s high", one, two) &&
         give (state, events, "raise high against %s:%s", at,
               cr_direction_get_name (up, orientation));
}

static void
try_ladder (CrState *state, CrEvents *events)
{
  gsize n;
  int men[2];
  const CrSide *sides = cr_map_get_all_sides (cr_state_get_map (state), 0, &n);

  for (int i = 0; i < 200 && find_bearers (state, men); i++) {
    const CrSide *side = &sides[g_test_rand_int_range (0, (int) n)];

    if (side->kind == CR_SIDE_BATTLEMENT && raise_ladder (state, side, 0, men, events)) {
      n_ladders++;
      return;
    }
  }
}

static void
play_game (const CrCastle *castle, const CrCharacters *library, const char *choice)
{
  const char *choices[] = { choice, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrState) state =
      cr_state_new_by (castle, choices, 0, library, g_test_rand_int (), &error);
  g_autoptr (CrEvents) events = cr_events_new ();

  for (int i = 0; i < N_MEN; i++)
    place_man (state, i, events);
  play_some (state, events);
  if (cr_state_get_phase (state) != NULL)
    go_to_movement (state, events);
  if (cr_state_get_awaited (state) == NULL && cr_state_get_phase (state) != NULL &&
      !cr_state_get_turn (state)->over)
    try_ladder (state, events);
  pile_bodies (state, events);
  for (int man = 0; man < N_MEN; man++) {
    g_autoptr (TwinWalk) twin = NULL;

    if (!cr_fighter_is_living (cr_state_get_fighter (state, (guint) man)) ||
        cr_state_get_fighter (state, (guint) man)->man.post.kind == CR_POST_LADDER_TOP)
      continue;
    twin = twin_walk_new (state, man);
    compare_reach (state, man, twin);
    compare_moves (state, man, twin);
  }
}

static void
test_castle (gconstpointer name)
{
  static const char *const choices[] = { NULL, "sky=rain", "sky=storm",
                                         "stunned-block-walking=no" };
  g_autoptr (CrCastle) castle = support_load_castle (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, &error);

  g_assert_no_error (error);
  for (int i = 0; i < N_GAMES; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (choices); j++)
      play_game (castle, library, choices[j]);
  g_assert_cmpint (n_ladders, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/twin/walk/border-castle", "border-castle", test_castle);
  g_test_add_data_func ("/twin/walk/templars-castle", "templars-castle", test_castle);
  g_test_add_data_func ("/twin/walk/medieval-town", "medieval-town", test_castle);
  return g_test_run ();
}
