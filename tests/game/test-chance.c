/* test-chance.c: games played by chance. SPDX-License-Identifier: GPL-3.0-or-later */
/* On each shipped castle men of both sides are put where chance has them, and orders by chance are
 * given: what is listed can be done, men are where men can be, somebody always has an order, and
 * all of it can be taken back and played again; by the rules as they are, by each value of each
 * option, and by any of them together. Games that are played on come to an end.
 * An argument says how many there are on each castle. */
#include "cr-playlog.h"
#include "cr-words-game.h"
#include "cr-words-order.h"
#include "cr-xml-characters.h"
#include "support.h"

#define N_GAMES 20
#define N_LONG_GAMES 2
#define MOST_TURNS 500
#define MOST_ORDERS 20000
#define N_ORDERS 200
#define N_MEN 24
#define N_LADDERS 4
#define N_PIECES 4
#define N_PLACES_TRIED 200
/* Of so many orders one is completed and asked about. */
#define ASKED_OF 20
#define N_PLACES_ASKED 30

static CrPlace
random_place (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);

  return (CrPlace){ g_test_rand_int_range (0, cr_map_n_floors (map)),
                    cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid))) };
}

/* One of the library, anywhere. */
static void
place_man (CrState *state, int index)
{
  const CrCharacters *library = cr_state_get_library (state);
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *id = g_strdup_printf ("man-%d", index);
  g_autofree char *horse = g_strdup_printf ("horse-%d", index);
  CrOrder order = cr_order_new (CR_VERB_PLACE);

  order.men[0] = -1;
  order.n_men = order.n_places = 1;
  order.name = g_intern_string (id);
  order.character = cr_characters_get (
      library, (guint) g_test_rand_int_range (0, (int) cr_characters_n (library)));
  order.party = index % 2;
  if (order.character->rides && g_test_rand_bit ())
    order.horse = g_intern_string (horse);
  do
    order.places[0] = random_place (cr_state_get_map (state));
  while (!cr_game_apply (state, &order, events, NULL));
}

/* Under the feet of somebody. */
static void
lay_ladder (CrState *state, int index)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *id = g_strdup_printf ("ladder-%d", index);
  CrOrder order = cr_order_new (CR_VERB_LAY);
  guint man = (guint) g_test_rand_int_range (0, N_MEN);

  order.name = g_intern_string (id);
  order.n_places = 1;
  order.places[0] = cr_state_get_fighter (state, man)->man.place;
  order.facing = g_test_rand_int_range (0, CR_N_DIRECTIONS);
  cr_game_apply (state, &order, events, NULL);
}

/* Where there is room, with men at its foot and at its winches: whatever is rolled. */
static void
place_piece (CrState *state, int index)
{
  static const char *const pieces[] = { "large-tower", "small-tower", "ram", "penthouse" };
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *id = g_strdup_printf ("piece-%d", index);
  CrOrder order = cr_order_new (CR_VERB_PLACE);
  CrTower tower;

  order.name = g_intern_string (id);
  order.n_places = 1;
  order.work = cr_ruleset_find_piece (cr_state_get_ruleset (state),
                                      pieces[index % (int) G_N_ELEMENTS (pieces)]);
  for (int i = 0; i < N_PLACES_TRIED && cr_state_find_gear (state, id) < 0; i++) {
    order.places[0] = random_place (cr_state_get_map (state));
    order.facing = g_test_rand_int_range (0, CR_N_DIRECTIONS);
    cr_game_apply (state, &order, events, NULL);
  }
  if (cr_state_find_gear (state, id) < 0)
    return;
  tower = cr_gear_get_tower (state, cr_state_find_gear (state, id));
  for (int i = 0; i < N_MEN; i += 2) {
    const CrWorkPart *part =
        cr_work_get_part (tower.type, g_test_rand_int_range (0, (int) tower.type->parts->len));
    CrOrder man = cr_order_new (CR_VERB_PLACE);

    man.men[0] = (gint16) i;
    man.n_men = man.n_places = 1;
    man.post = (CrPost){ CR_POST_TOWER, -1, g_intern_string (part->id) };
    man.places[0] =
        (CrPlace){ 0, cr_tower_get_hex (&tower, g_array_index (part->hexes, CrHex,
                                                               (guint) g_test_rand_int_range (
                                                                   0, (int) part->hexes->len))) };
    if (g_test_rand_bit ())
      cr_game_apply (state, &man, events, NULL);
  }
}

/* A piece that makes its hex another terrain, or one of those that are there, elsewhere. */
static gboolean
pick_object (CrState *state, CrOrder *order_out)
{
  static const char *const kinds[] = { "stakes", "rocks",   "cart",  "wagon",
                                       "engine", "mantlet", "ladder" };
  const char *kind = kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))];
  g_autofree char *id = g_strdup_printf ("%s-%d", kind, g_test_rand_int_range (0, 3));
  gboolean removes = g_test_rand_int_range (0, 4) == 0;

  *order_out = cr_order_new (removes ? CR_VERB_REMOVE : CR_VERB_PLACE);
  order_out->gear = cr_state_find_gear (state, id);
  order_out->name = g_intern_string (id);
  order_out->work = cr_ruleset_find_piece (cr_state_get_ruleset (state), kind);
  order_out->n_places = !removes;
  order_out->places[0] = random_place (cr_state_get_map (state));
  order_out->facing = g_test_rand_int_range (0, CR_N_DIRECTIONS);
  return (!removes || order_out->gear >= 0) && g_test_rand_int_range (0, 10) == 0 &&
         cr_game_judge (state, order_out, NULL);
}

/* Now and then the author puts somebody or something elsewhere, or a wall falls, where there is
 * one. */
static gboolean
pick_author (CrState *state, CrOrder *order_out)
{
  if (pick_object (state, order_out))
    return TRUE;
  *order_out = cr_order_new (g_test_rand_bit () ? CR_VERB_BREACH : CR_VERB_PLACE);
  order_out->n_places = 1;
  order_out->places[0] = random_place (cr_state_get_map (state));
  if (order_out->verb == CR_VERB_PLACE) {
    order_out->n_men = 1;
    order_out->men[0] = (gint16) g_test_rand_int_range (0, (int) cr_state_n_fighters (state));
  }
  return g_test_rand_int_range (0, 10) == 0 && cr_game_judge (state, order_out, NULL);
}

/* Among all men and the choices that wait. */
static gboolean
pick_order (CrState *state, CrOrder *order_out)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  int n = (int) cr_state_n_fighters (state);
  int man = g_test_rand_int_range (-1, n);

  if (pick_author (state, order_out))
    return TRUE;
  cr_game_list (state, man, orders);
  if (orders->len == 0)
    cr_game_list (state, -1, orders);
  if (orders->len == 0)
    return FALSE;
  *order_out =
      g_array_index (orders, CrOrder, (guint) g_test_rand_int_range (0, (int) orders->len));
  return TRUE;
}

/* MOV-08, LAD-15: whoever is up a ladder is alone in its hex, but for one who fell there. */
static void
check_climber (const CrState *state, const CrFighter *climber)
{
  int below = cr_state_find_living (state, climber->man.place, CR_POST_GROUND);

  g_assert_true (below < 0 ||
                 cr_state_get_fighter (state, (guint) below)->health == CR_HEALTH_WOUNDED ||
                 cr_state_get_awaited (state) != NULL);
}

/* LAD-01: a ladder is where its bearers are, and each of them knows of it; it lies or is carried
 * over two hexes. */
static void
check_ladders (const CrState *state)
{
  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *ladder = cr_state_get_gear (state, i);
    gboolean carried = ladder->state == CR_GEAR_CARRIED;

    if (ladder->work != NULL)
      continue;
    for (int j = 0; j < CR_GEAR_BEARERS; j++) {
      const CrFighter *bearer =
          ladder->bearers[j] < 0 ? NULL : cr_state_get_fighter (state, (guint) ladder->bearers[j]);

      g_assert_cmpint (carried, ==, bearer != NULL);
      g_assert_true (cr_map_has_place (cr_state_get_map (state), ladder->places[j]) ||
                     ladder->state == CR_GEAR_LYING);
      if (bearer == NULL)
        continue;
      g_assert_cmpint (bearer->gear, ==, (int) i);
      g_assert_true (cr_fighter_can_act (bearer));
      g_assert_true (cr_place_equal (bearer->man.place, ladder->places[j]));
    }
    if (carried)
      g_assert_cmpint (cr_hex_distance (ladder->places[0].hex, ladder->places[1].hex), ==, 1);
  }
}

/* JMP-04: he is on top of another, or another on top of him, until they have fought; LAD-12: one
 * who was hurt fell on him. */
static gboolean
shares_his_hex (const CrState *state, guint man)
{
  const CrMan *it = &cr_state_get_fighter (state, man)->man;
  int first = cr_state_find_living (state, it->place, (CrPostKind) it->post.kind);

  if (cr_state_get_fighter (state, (guint) first)->health == CR_HEALTH_WOUNDED)
    return TRUE;
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    int prey = cr_state_get_fighter (state, i)->prey;

    if (prey >= 0 && (prey == (int) man || i == man))
      return TRUE;
  }
  return FALSE;
}

/* TWR-05: each hex of a part holds one. */
static void
check_aboard (const CrState *state, guint man)
{
  const CrFighter *fighter = cr_state_get_fighter (state, man);

  for (guint i = 0; cr_fighter_is_living (fighter) && i < cr_state_n_fighters (state); i++) {
    const CrFighter *other = cr_state_get_fighter (state, i);

    g_assert_false (i != man && cr_fighter_is_living (other) &&
                    other->man.post.kind == CR_POST_TOWER &&
                    cr_place_equal (other->man.place, fighter->man.place) &&
                    g_strcmp0 (other->man.post.part, fighter->man.post.part) == 0);
  }
}

/* CHR-03, CHR-04: a horse takes two hexes, and it and its rider know of each other. */
static void
check_horse (const CrState *state, int index)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) index);
  CrPlace rump = cr_fighter_get_rump (fighter);
  const CrFighter *other =
      fighter->horse < 0 ? NULL : cr_state_get_fighter (state, (guint) fighter->horse);

  g_assert_true (other == NULL || other->horse == index);
  g_assert_true (!cr_fighter_rides (fighter) || (other != NULL && !other->here));
  g_assert_cmpint (fighter->man.rear >= 0, ==, fighter->man.body != CR_MAN_ON_FOOT);
  if (fighter->man.rear < 0)
    return;
  g_assert_true (cr_map_has_place (cr_state_get_map (state), rump));
  if (cr_fighter_rides (fighter) && cr_state_get_awaited (state) == NULL)
    g_assert_cmpint (cr_state_find_living (state, rump, CR_POST_GROUND), ==, index);
}

/* No more living men on one post than one, but for who falls back past a friend. */
static void
check_places (const CrState *state)
{
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (fighter->here)
      check_horse (state, (int) i);
    g_assert_cmpint (fighter->points, >=, 0);
    if (fighter->health == CR_HEALTH_WHOLE)
      g_assert_cmpint (fighter->points, <=, cr_fighter_get_allowance (fighter));
    g_assert_true (fighter->health != CR_HEALTH_DEAD || fighter->gear < 0);
    g_assert_true (cr_map_has_place (cr_state_get_map (state), fighter->man.place));
    if (fighter->man.post.kind == CR_POST_TOWER)
      check_aboard (state, i);
    else if (cr_fighter_can_act (fighter) && cr_state_get_awaited (state) == NULL &&
             fighter->health == CR_HEALTH_WHOLE && !shares_his_hex (state, i))
      g_assert_cmpint (
          cr_state_find_living (state, fighter->man.place, (CrPostKind) fighter->man.post.kind), ==,
          (int) i);
    g_assert_cmpint (fighter->health == CR_HEALTH_DEAD, ==, fighter->man.state == CR_MAN_DEAD);
    g_assert_cmpint (fighter->stunned > 0, ==, fighter->man.state == CR_MAN_STUNNED);
    if (cr_fighter_is_living (fighter) && fighter->man.post.kind == CR_POST_LADDER_TOP)
      check_climber (state, fighter);
    if (fighter->gear >= 0)
      g_assert_cmpint (cr_state_get_gear (state, (guint) fighter->gear)->state, ==,
                       CR_GEAR_CARRIED);
  }
  check_ladders (state);
}

/* Whether the same is in the list. */
static gboolean
is_listed (const GArray *orders, const CrOrder *order)
{
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *listed = &g_array_index (orders, CrOrder, i);

    if (listed->verb == order->verb && listed->n_men == 1 && listed->men[0] == order->men[0] &&
        listed->post.kind == order->post.kind && listed->n_targets == order->n_targets &&
        listed->n_places == order->n_places && listed->facing == order->facing &&
        (order->n_targets == 0 || listed->targets[0] == order->targets[0]) &&
        (order->n_places == 0 || cr_place_equal (listed->places[0], order->places[0])))
      return TRUE;
  }
  return FALSE;
}

static void
check_same (CrState *state, const GArray *orders, const CrOrder *order)
{
  g_autofree char *text = cr_order_format (state, order);

  if (cr_game_judge (state, order, NULL) != is_listed (orders, order))
    g_error ("%s: %s, and %s", text, is_listed (orders, order) ? "listed" : "not listed",
             is_listed (orders, order) ? "refused" : "taken");
}

static void
check_taken (CrState *state, const CrOrder *order)
{
  static const char *const english[] = { "en", NULL };
  g_autofree char *text = cr_order_format (state, order), *why = NULL;
  CrRefusal refusal = { .why = CR_REFUSAL_NONE };

  if (cr_game_judge (state, order, &refusal))
    return;
  why = cr_words_refusal (state, order, &refusal, english);
  g_error ("%s: listed, and refused: %s", text, why);
}

/* What is listed of a man is taken, and where he walks, whom he shoots or attacks else is not. */
static void
check_list (CrState *state)
{
  int n = (int) cr_state_n_fighters (state), man = g_test_rand_int_range (0, n);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  static const CrVerb verbs[] = { CR_VERB_SHOOT, CR_VERB_ATTACK, CR_VERB_MOUNT, CR_VERB_LEAD };

  cr_game_list (state, man, orders);
  for (guint i = 0; i < orders->len; i++)
    check_taken (state, &g_array_index (orders, CrOrder, i));
  for (int i = 0; i < N_PLACES_ASKED; i++) {
    CrOrder order = cr_order_new (CR_VERB_MOVE);

    order.men[0] = (gint16) man;
    order.n_men = order.n_places = 1;
    order.places[0] = random_place (cr_state_get_map (state));
    check_same (state, orders, &order);
  }
  for (int facing = 0; facing < CR_N_DIRECTIONS; facing++) {
    CrOrder order = cr_order_new (CR_VERB_FACE);

    order.men[0] = (gint16) man;
    order.n_men = 1;
    order.facing = facing;
    check_same (state, orders, &order);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    for (int other = 0; other < n; other++) {
      CrOrder order = cr_order_new (verbs[i]);

      order.men[0] = (gint16) man;
      order.targets[0] = (gint16) other;
      order.n_men = order.n_targets = 1;
      check_same (state, orders, &order);
    }
}

/* What an order is said to cost is what it takes from whoever pays most. */
static void
check_price (CrState *state, const CrOrder *order)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *before = cr_state_dup_digest (state), *after = NULL;
  int had[CR_ORDER_MEN], most = 0;
  CrPrice price;
  gboolean priced = cr_game_find_price (state, order, &price);

  after = cr_state_dup_digest (state);
  g_assert_cmpstr (after, ==, before);
  if (!priced)
    return;
  for (int i = 0; i < order->n_men; i++)
    had[i] = cr_state_get_fighter (state, (guint) order->men[i])->points;
  g_assert_true (cr_game_apply (state, order, events, NULL));
  for (int i = 0; i < order->n_men; i++) {
    int left = cr_state_get_fighter (state, (guint) order->men[i])->points;

    most = MAX (most, had[i] - left);
    g_assert_true (!price.ends || left == 0);
  }
  if (price.ends)
    g_assert_cmpint (price.points, <, most);
  else
    g_assert_cmpint (price.points, ==, most);
  cr_game_revert (state, events);
}

/* What several can do together is done, and what they cannot is refused with a reason. */
static void
check_denied (CrState *state)
{
  int n = (int) cr_state_n_fighters (state);
  gint16 men[] = { (gint16) g_test_rand_int_range (0, n), (gint16) g_test_rand_int_range (0, n) };
  int n_men = men[0] == men[1] ? 1 : g_test_rand_int_range (1, 3);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autoptr (GArray) denials = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  g_auto (GStrv) words = NULL;

  cr_game_list_together (state, men, n_men, orders);
  for (guint i = 0; i < orders->len; i++)
    check_taken (state, &g_array_index (orders, CrOrder, i));
  if (orders->len > 0)
    check_price (state,
                 &g_array_index (orders, CrOrder, g_test_rand_int_range (0, (gint32) orders->len)));
  cr_game_list_denied (state, men, n_men, denials);
  for (guint i = 0; i < denials->len; i++) {
    const CrDenial *denial = &g_array_index (denials, CrDenial, i);

    g_assert_cmpint (denial->refusal.why, !=, CR_REFUSAL_NONE);
    if (denial->order.n_men == n_men && denial->refusal.why == CR_REFUSAL_PARTY)
      continue; /* Whoever waits is told so once, without an order. */
    g_assert_false (cr_game_judge (state, &denial->order, NULL));
  }
  words = cr_words_denials (state, denials, g_get_language_names ());
  for (char **word = words; *word != NULL; word++)
    g_assert_true (**word != '\0');
}

/* Whatever is written of an order that can be given goes on with something that can. */
static void
check_completed (CrState *state, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  int n = g_test_rand_int_range (0, (int) g_strv_length (parts));
  g_autoptr (GString) begun = g_string_new (NULL);
  g_autoptr (GPtrArray) completions = cr_completions_new ();
  gboolean can = FALSE;
  gsize start;

  for (int i = 0; i < n; i++)
    g_string_append_printf (begun, "%s ", parts[i]);
  g_free (cr_order_complete (state, begun->str, completions, &start));
  g_assert_cmpuint (start, ==, begun->len);
  for (guint i = 0; i < completions->len; i++) {
    const CrCompletion *completion = completions->pdata[i];

    can = can || completion->can;
    g_free (cr_words_completion (state, completion, g_get_language_names ()));
    if (completion->whole)
      g_assert_true (cr_game_judge (state, &completion->order, NULL));
  }
  if (!can)
    g_test_message ("of “%s” nothing goes on from “%s”", text, begun->str);
  g_assert_true (can);
}

typedef struct {
  CrState *state;
  GPtrArray *did;
  CrPlaylog *log;
} Game;

/* What is listed is done, and its text says the same. */
static gboolean
play_order (Game *game)
{
  CrEvents *events = cr_events_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  CrOrder order, read;

  if (!pick_order (game->state, &order)) {
    cr_events_free (events);
    return FALSE;
  }
  text = cr_order_format (game->state, &order);
  if (g_test_rand_int_range (0, ASKED_OF) == 0) {
    check_list (game->state);
    check_denied (game->state);
    /* What the author does is not listed. */
    if (order.verb != CR_VERB_BREACH && order.verb != CR_VERB_PLACE && order.verb != CR_VERB_REMOVE)
      check_completed (game->state, text);
  }
  g_assert_true (cr_order_parse (game->state, text, &read, &error));
  g_assert_true (cr_game_judge (game->state, &read, NULL));
  g_assert_true (cr_game_apply (game->state, &order, events, NULL));
  check_places (game->state);
  g_strfreev (cr_words_events (game->state, events, g_get_language_names ()));
  cr_playlog_add (game->log, game->state, text, events, NULL);
  g_ptr_array_add (game->did, events);
  return TRUE;
}

static void
check_again (Game *game, const char *first, const char *last)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *back = NULL, *again = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = game->did->len; i-- > 0;)
    cr_game_revert (game->state, game->did->pdata[i]);
  back = cr_state_dup_digest (game->state);
  g_assert_cmpstr (back, ==, first);
  for (guint i = 0; i < game->log->played->len; i++) {
    cr_words_replay (game->log, i, game->state, events, g_get_language_names (), &error);
    g_assert_no_error (error);
  }
  again = cr_state_dup_digest (game->state);
  g_assert_cmpstr (again, ==, last);
}

/* Of each castle, as an argument of the test says; the other kinds are as many more. */
static int n_games = N_GAMES;

static int
scale (int usual)
{
  return usual * n_games / N_GAMES;
}

static void
set_up (CrState *state)
{
  for (int i = 0; i < N_MEN; i++)
    place_man (state, i);
  for (int i = 0; i < N_LADDERS; i++)
    lay_ladder (state, i);
  for (int i = 0; i < N_PIECES; i++)
    place_piece (state, i);
}

/* Somebody has an order at every moment, until there is an end of it: chance does not look for one,
 * so the last men may never meet, and the turns are counted. */
static void
play_out (const CrCastle *castle, const CrCharacters *library)
{
  static const char *const usual[] = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrState) state =
      cr_state_new_by (castle, usual, MOST_TURNS, library, g_test_rand_int (), &error);
  g_autoptr (CrEvents) events = cr_events_new ();
  int n = 0;

  g_assert_no_error (error);
  set_up (state);
  while (!cr_state_get_turn (state)->over) {
    CrOrder order;

    g_assert_true (pick_order (state, &order));
    g_assert_true (cr_game_apply (state, &order, events, NULL));
    check_places (state);
    g_assert_cmpint (++n, <=, MOST_ORDERS);
  }
  g_test_message ("over after %d orders, %d turns, by %s", n, cr_state_get_turn (state)->number,
                  cr_state_get_turn (state)->why_over);
}

/* @choices: of the options, for this game */
static void
play_game (const CrCastle *castle, const CrCharacters *library, const char *const *choices)
{
  g_autoptr (GError) error = NULL;
  Game game = { cr_state_new_by (castle, choices, 0, library, g_test_rand_int (), &error),
                g_ptr_array_new_with_free_func ((GDestroyNotify) cr_events_free), NULL };
  g_autofree char *first = NULL, *last = NULL, *said = g_strjoinv (" ", (char **) choices);

  g_test_message ("by %s", said);
  g_assert_no_error (error);
  set_up (game.state);
  game.log = cr_playlog_new (game.state);
  first = cr_state_dup_digest (game.state);
  for (int i = 0; i < N_ORDERS && !cr_state_get_turn (game.state)->over; i++)
    g_assert_true (play_order (&game));
  last = cr_state_dup_digest (game.state);
  check_again (&game, first, last);
  g_ptr_array_unref (game.did);
  cr_playlog_free (game.log);
  cr_state_free (game.state);
}

/* (transfer full): the one of @choices that is said there, or any. */
static char *
choose_value (const CrNode *option, int index)
{
  const char *value = NULL;

  for (guint i = 0; i < cr_node_n_children (option); i++)
    if (cr_node_is (cr_node_get_child (option, i), "choice") && index-- == 0)
      value = cr_node_get (cr_node_get_child (option, i), "value");
  return value != NULL ? g_strdup_printf ("%s=%s", cr_node_get (option, "id"), value) : NULL;
}

/* One game by each value of each option. */
static void
play_each (const CrCastle *castle, const CrCharacters *library)
{
  const CrRuleset *ruleset = cr_castle_get_ruleset (castle);

  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++)
    for (int j = 0;; j++) {
      g_autofree char *choice = choose_value (cr_ruleset_get_option (ruleset, i), j);
      const char *choices[] = { choice, NULL };

      if (choice == NULL)
        break;
      play_game (castle, library, choices);
    }
}

/* Some options and chapters are otherwise, by chance. */
static void
play_mixed (const CrCastle *castle, const CrCharacters *library)
{
  const CrRuleset *ruleset = cr_castle_get_ruleset (castle);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    g_autofree char *choice =
        choose_value (cr_ruleset_get_option (ruleset, i), g_test_rand_int_range (0, 3));

    if (choice != NULL)
      g_strv_builder_add (builder, choice);
  }
  for (guint i = 0; i < cr_ruleset_n_modules (ruleset); i++) {
    const CrModule *module = cr_ruleset_get_module (ruleset, i);
    g_autofree char *choice =
        g_strdup_printf ("%s=%s", module->id, g_test_rand_bit () ? "yes" : "no");

    g_strv_builder_add (builder, choice);
  }
  choices = g_strv_builder_end (builder);
  play_game (castle, library, (const char *const *) choices);
}

static void
test_chance (gconstpointer name)
{
  static const char *const usual[] = { NULL };
  g_autoptr (CrCastle) castle = support_load_castle (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, &error);

  g_assert_no_error (error);
  for (int i = 0; i < scale (N_LONG_GAMES); i++)
    play_out (castle, library);
  for (int i = 0; i < scale (N_GAMES); i++)
    play_game (castle, library, usual);
  play_each (castle, library);
  for (int i = 0; i < scale (N_GAMES); i++)
    play_mixed (castle, library);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (int) g_ascii_strtoll (argv[1], NULL, 10);
  g_test_add_data_func ("/game/chance/border-castle", "border-castle", test_chance);
  g_test_add_data_func ("/game/chance/templars-castle", "templars-castle", test_chance);
  g_test_add_data_func ("/game/chance/medieval-town", "medieval-town", test_chance);
  return g_test_run ();
}
