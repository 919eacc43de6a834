/* bench-game.c: what an order costs. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-playlog.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "support.h"

#define N_MEN 60
#define N_ORDERS 10000

/* @orders: (element-type CrOrder): what was done
 * @did: (element-type CrEvents): and what it brought about */
typedef struct {
  CrState *state;
  GArray *orders;
  GPtrArray *did;
} Game;

static CrState *
load_state (const char *name, const char *const *choices)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
  g_autoptr (CrCastle) castle = NULL;
  CrMap *map = cr_map_load (path, NULL, NULL);

  g_assert_nonnull (map);
  castle = cr_castle_new (map, ruleset);
  return cr_state_new_by (castle, choices, 0, library, 1, NULL);
}

static void
place_men (CrState *state, GRand *rand)
{
  const CrMap *map = cr_state_get_map (state);
  const CrGrid *grid = cr_map_get_grid (map);
  const CrCharacters *library = cr_state_get_library (state);
  g_autoptr (CrEvents) events = cr_events_new ();

  for (int i = 0; i < N_MEN; i++) {
    g_autofree char *id = g_strdup_printf ("man-%d", i);
    CrOrder order = cr_order_new (CR_VERB_PLACE);

    order.men[0] = -1;
    order.n_men = order.n_places = 1;
    order.name = g_intern_string (id);
    order.character = cr_characters_get (
        library, (guint) g_rand_int_range (rand, 0, (int) cr_characters_n (library)));
    order.party = i % 2;
    do
      order.places[0] =
          (CrPlace){ 0,
                     cr_grid_get_hex (grid, g_rand_int_range (rand, 0, cr_grid_n_cells (grid))) };
    while (!cr_game_apply (state, &order, events, NULL));
  }
}

static double
now (void)
{
  return (double) g_get_monotonic_time ();
}

/* One that is listed, of somebody or of nobody. */
static CrOrder
pick_order (CrState *state, GRand *rand, GArray *orders)
{
  cr_game_list (state, g_rand_int_range (rand, -1, (int) cr_state_n_fighters (state)), orders);
  if (orders->len == 0)
    cr_game_list (state, -1, orders);
  return g_array_index (orders, CrOrder, (guint) g_rand_int_range (rand, 0, (int) orders->len));
}

static double
play_orders (Game *game, GRand *rand)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  double spent = 0, start;

  while (game->orders->len < N_ORDERS && !cr_state_get_turn (game->state)->over) {
    CrOrder order = pick_order (game->state, rand, orders);
    CrEvents *events = cr_events_new ();

    start = now ();
    g_assert_true (cr_game_apply (game->state, &order, events, NULL));
    spent += now () - start;
    g_array_append_val (game->orders, order);
    g_ptr_array_add (game->did, events);
  }
  return spent;
}

static double
revert_orders (Game *game)
{
  double start = now ();

  for (guint i = game->did->len; i-- > 0;)
    cr_game_revert (game->state, game->did->pdata[i]);
  return now () - start;
}

static double
replay_orders (Game *game)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  double start = now ();

  for (guint i = 0; i < game->orders->len; i++)
    cr_game_apply (game->state, &g_array_index (game->orders, CrOrder, i), events, NULL);
  return now () - start;
}

static double
copy_state (const CrState *state)
{
  double start = now ();

  for (int i = 0; i < 1000; i++)
    cr_state_free (cr_state_copy (state));
  return (now () - start) / 1000;
}

static double
reach_all (CrState *state)
{
  double start = now ();

  for (int round = 0; round < 10; round++)
    for (int i = 0; i < N_MEN; i++)
      cr_reach_free (cr_state_get_reach (state, i, 8));
  return (now () - start) / (10 * N_MEN);
}

/* As the window asks for whoever is chosen: each place of his reach, whether he can be shot there.
 */
static double
threaten_all (CrState *state)
{
  const CrMap *map = cr_state_get_map (state);
  double start = now ();
  guint n = 0;
  int first;

  for (int i = 0; i < N_MEN; i++) {
    CrReach *reach = cr_state_get_reach (state, i, 8);

    for (int floor = 0; floor < cr_map_n_floors (map); floor++)
      for (int j = 0; j < cr_grid_n_cells (cr_map_get_grid (map)); j++) {
        CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), j) };

        if (cr_reach_get_cost (reach, place) != CR_IMPASSABLE)
          n += cr_game_count_shooters (state, i, place, &first) > 0;
      }
    cr_reach_free (reach);
  }
  g_assert_cmpuint (n, >, 0);
  return (now () - start) / N_MEN;
}

static void
bench (const char *name, const char *sequence)
{
  g_autofree char *choice = g_strdup_printf ("sequence=%s", sequence);
  const char *choices[] = { choice, NULL };
  GRand *rand = g_rand_new_with_seed (1);
  Game game = { load_state (name, choices), g_array_new (FALSE, FALSE, sizeof (CrOrder)),
                g_ptr_array_new_with_free_func ((GDestroyNotify) cr_events_free) };
  double applied, reverted, replayed, copied, reached, threatened;
  double n;

  place_men (game.state, rand);
  applied = play_orders (&game, rand);
  n = MAX (game.orders->len, 1);
  reverted = revert_orders (&game);
  copied = copy_state (game.state);
  reached = reach_all (game.state);
  threatened = threaten_all (game.state);
  replayed = replay_orders (&game);
  g_print (
      "%-16s %-12s %5.0f orders by chance, %d men: applied %.1f µs each, taken back %.2f, again "
      "%.1f (all %.0f ms); a state copied %.2f, a reach %.1f, its "
      "threats %.0f\n",
      name, sequence, n, N_MEN, applied / n, reverted / n, replayed / n, replayed / 1000, copied,
      reached, threatened);
  g_rand_free (rand);
  g_array_unref (game.orders);
  g_ptr_array_unref (game.did);
  cr_state_free (game.state);
}

/* Assaults with towers, rams, ropes and fires, as they were recorded: each order read, done and
 * taken back, so that the state stays as it was until it is done for good. */
static void
bench_gear (const char *castle, const char *name, const char *choice)
{
  g_autofree char *file = g_strdup_printf ("%s.orders", name);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "game", file, NULL);
  const char *choices[] = { choice, NULL };
  g_autoptr (CrState) state = load_state (castle, choices);
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  double spent = 0, most = 0;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++) {
    CrOrder order;
    double start, took;

    if (**line == '#' || **line == '\0' || !cr_order_parse (state, *line, &order, NULL))
      continue;
    start = now ();
    if (cr_game_apply (state, &order, events, NULL))
      cr_game_revert (state, events);
    took = now () - start;
    cr_game_apply (state, &order, events, NULL);
    most = MAX (most, took);
    spent += took;
    n++;
  }
  g_print ("%-16s %-12s %5d orders with gear: done and taken back %.1f µs each, at most %.0f\n",
           castle, name, n, spent / n, most);
}

int
main (void)
{
  static const char *const castles[] = { "border-castle", "templars-castle", "medieval-town" };
  static const char *const sequences[] = { "siege", "interrupting" };

  for (gsize i = 0; i < G_N_ELEMENTS (castles); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (sequences); j++)
      bench (castles[i], sequences[j]);
  bench_gear ("templars-castle", "belfry-assault", NULL);
  bench_gear ("medieval-town", "night-escalade", "sky=night");
  return 0;
}
