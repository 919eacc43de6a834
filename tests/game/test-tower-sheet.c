/* test-tower-sheet.c: what of a siege tower is on the map, what on its own sheet, and what cannot
 * be done with it. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-game.h"
#include "cr-view.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "support.h"

static CrState *
new_game_on (const char *path)
{
  g_autofree char *full = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), path, NULL);
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrCharacters) library = NULL;
  g_autoptr (GError) error = NULL;
  CrMap *map;

  library = cr_characters_load (NULL, &error);
  g_assert_no_error (error);
  map = cr_map_load (full, NULL, &error);
  g_assert_no_error (error);
  return cr_state_new (cr_castle_new (map, ruleset), library, 1);
}

static CrState *
new_game (void)
{
  return new_game_on ("maps/templars-castle.map.xml");
}

/* @why: what is told when it is not so */
typedef struct {
  const char *part, *why;
  gboolean shown;
} Case;

static void
check_parts (CrState *state, const Case *cases, gsize n)
{
  int gear = cr_state_find_gear (state, "belfry");
  const CrWork *work = cr_state_get_gear (state, (guint) gear)->work;

  for (gsize i = 0; i < n; i++) {
    g_test_message ("%s: %s", cases[i].part, cases[i].why);
    g_assert_cmpint (cr_state_shows_part (state, gear, cr_work_find_part (work, cases[i].part)), ==,
                     cases[i].shown);
  }
}

static gboolean
is_on_map (CrState *state, const char *man)
{
  return cr_state_is_on_map (state, cr_state_find_fighter (state, man));
}

static void
check_post (CrState *state, const char *address, const char *part)
{
  g_autoptr (GError) error = NULL;
  const CrMap *map = cr_state_get_map (state);
  CrPlace place;
  CrPost post;

  g_assert_true (cr_map_parse_place (map, address, &place, &error));
  post = cr_state_find_free_post (state, place);
  g_assert_cmpint (post.kind, ==, part != NULL ? CR_POST_TOWER : CR_POST_GROUND);
  g_assert_cmpstr (post.part, ==, part);
}

/* TWR-02: far from the wall those who push are on the map, the others on the sheet. */
static void
test_far (void)
{
  static const Case cases[] = { { "ground", "TWR-02: more than two hexes off", TRUE },
                                { "level-1", "TWR-02: on its sheet", FALSE },
                                { "level-2", "TWR-02: likewise", FALSE },
                                { "level-3", "TWR-02: likewise", FALSE } };
  g_autoptr (CrState) state = new_game ();

  support_order (state, "place belfry as large-tower at 12,1 facing S");
  support_order (state, "place hal at 12,1 on tower/ground");
  support_order (state, "place odo at 12,1 on tower/level-2");
  support_order (state, "place mark at 3,20");
  check_parts (state, cases, G_N_ELEMENTS (cases));
  check_post (state, "11,1", "ground");
  check_post (state, "3,19", NULL);
  g_assert_true (is_on_map (state, "hal"));
  g_assert_false (is_on_map (state, "odo"));
  g_assert_true (is_on_map (state, "mark"));
}

/* TWR-02: two hexes from it and nearer the level of its bridge is there, and so are men who are not
 * in it.
 */
static void
test_near (void)
{
  static const Case cases[] = { { "ground", "TWR-02: on its sheet now", FALSE },
                                { "level-2", "TWR-02: in its place", TRUE },
                                { "level-3", "TWR-02: on its sheet", FALSE },
                                { "bridge", "it is up", FALSE } };
  g_autoptr (CrState) state = new_game ();

  support_order (state, "place belfry as large-tower at 12,3 facing S");
  support_order (state, "place hal at 12,2 on tower/ground");
  support_order (state, "place odo at 12,2 on tower/level-2");
  support_order (state, "place mark at 12,2 on tower/level-3");
  check_parts (state, cases, G_N_ELEMENTS (cases));
  check_post (state, "12,3", "level-2");
  g_assert_false (is_on_map (state, "hal"));
  g_assert_true (is_on_map (state, "odo"));
  g_assert_false (is_on_map (state, "mark"));
}

/* Near miss TWR-02: the tower of the first set has no such sheet. */
static void
test_small (void)
{
  static const Case cases[] = { { "inside", "the first set has no sheet", TRUE },
                                { "top", "the first set has no sheet", TRUE } };
  g_autoptr (CrState) state = new_game ();

  support_order (state, "place belfry as small-tower at 12,3 facing S");
  check_parts (state, cases, G_N_ELEMENTS (cases));
  check_post (state, "12,3", "inside");
  support_order (state, "place hal at 12,3 on tower/inside");
  check_post (state, "12,3", "top");
}

/* What could be expected to be done with such a piece, and cannot be.
 * @men: (nullable): orders that put men into it, parted by semicolons
 * @phases: that have begun: none, fire, movement
 * @expected: in that order; CR_N_VERBS ends them */
typedef struct {
  const char *what, *piece, *men;
  int phases;
  struct {
    CrVerb verb;
    CrRefusalWhy why;
  } expected[3];
} Denial;

#define PUSHERS \
  "place p1 as watkin for besiegers at 10,10 on tower/ground;" \
  "place p2 as watkin for besiegers at 10,11 on tower/ground;" \
  "place p3 as watkin for besiegers at 10,12 on tower/ground;" \
  "place p4 as watkin for besiegers at 10,13 on tower/ground"
#define FAR_WINDERS \
  "place gunter for besiegers at 9,11 on tower/level-2;" \
  "place roland for besiegers at 11,11 on tower/level-2"
#define WINDERS \
  "place gunter for besiegers at 9,7 on tower/level-2;" \
  "place roland for besiegers at 11,7 on tower/level-2"

static const Denial denials[] = {
  { "nothing is expected before the game", "large-tower at 10,10", NULL, 0, { { CR_N_VERBS, 0 } } },
  { "SEQ-05: not while one shoots",
    "large-tower at 10,10",
    NULL,
    1,
    { { CR_VERB_PUSH, CR_REFUSAL_PHASE },
      { CR_VERB_LOWER, CR_REFUSAL_PHASE },
      { CR_N_VERBS, 0 } } },
  { "TWR-07, TWR-15: nobody is in it",
    "large-tower at 10,10",
    NULL,
    2,
    { { CR_VERB_PUSH, CR_REFUSAL_FEW_PUSHERS },
      { CR_VERB_LOWER, CR_REFUSAL_NO_WINDERS },
      { CR_N_VERBS, 0 } } },
  { "near miss TWR-07: four push it",
    "large-tower at 10,10",
    PUSHERS,
    2,
    { { CR_VERB_LOWER, CR_REFUSAL_NO_WINDERS }, { CR_N_VERBS, 0 } } },
  { "TWR-15: no wall before it",
    "large-tower at 10,10",
    FAR_WINDERS,
    2,
    { { CR_VERB_PUSH, CR_REFUSAL_FEW_PUSHERS },
      { CR_VERB_LOWER, CR_REFUSAL_NO_BERTH },
      { CR_N_VERBS, 0 } } },
  { "near miss TWR-15: at the wall, with two at its winches",
    "large-tower at 10,6",
    WINDERS,
    2,
    { { CR_VERB_PUSH, CR_REFUSAL_FEW_PUSHERS }, { CR_N_VERBS, 0 } } },
  { "TWO-04, BAT-01: a ram has no bridge, and strikes when one fights",
    "ram at 10,10",
    NULL,
    2,
    { { CR_VERB_PUSH, CR_REFUSAL_FEW_PUSHERS },
      { CR_VERB_BATTER, CR_REFUSAL_PHASE },
      { CR_N_VERBS, 0 } } },
  { "WAG-02: nobody drives the cart",
    "wagon at 10,10",
    NULL,
    2,
    { { CR_VERB_PUSH, CR_REFUSAL_NO_DRIVER }, { CR_N_VERBS, 0 } } },
  { "nothing is expected of stakes", "stakes at 10,10", NULL, 2, { { CR_N_VERBS, 0 } } },
};

/* (transfer full): what whoever is there can do with it. */
static GArray *
list_gear (CrState *state, int gear)
{
  g_autoptr (GArray) his = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  for (int i = 0; i < (int) cr_state_n_fighters (state); i++) {
    cr_game_list (state, i, his);
    for (guint j = 0; j < his->len; j++)
      if (g_array_index (his, CrOrder, j).gear == gear)
        g_array_append_vals (orders, &g_array_index (his, CrOrder, j), 1);
  }
  return orders;
}

static void
check_denied (CrState *state, const Denial *denial)
{
  int gear = cr_state_find_gear (state, "belfry");
  g_autoptr (GArray) can = list_gear (state, gear);
  g_autoptr (GArray) denied = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  guint n = 0;

  cr_game_list_gear_denied (state, gear, can, denied);
  for (; denial->expected[n].verb != CR_N_VERBS; n++) {
    const CrDenial *is = &g_array_index (denied, CrDenial, n);

    g_assert_cmpuint (denied->len, >, n);
    g_assert_cmpint (is->order.verb, ==, denial->expected[n].verb);
    g_assert_cmpint (is->order.gear, ==, gear);
    g_assert_cmpint (is->refusal.why, ==, denial->expected[n].why);
  }
  g_assert_cmpuint (denied->len, ==, n);
}

static void
test_denied (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (denials); i++) {
    g_autoptr (CrState) state = new_game_on ("tests/data/game/gearwall.map.xml");
    g_autofree char *placed = g_strdup_printf ("place belfry as %s facing N", denials[i].piece);
    g_auto (GStrv) men = g_strsplit (denials[i].men != NULL ? denials[i].men : "", ";", -1);

    g_test_message ("%s", denials[i].what);
    support_order (state, placed);
    support_order (state, "place hal for besiegers at 2,12");
    support_order (state, "place odo for garrison at 13,13");
    for (char **man = men; *man != NULL && **man != '\0'; man++)
      support_order (state, *man);
    for (int n = 0; n < denials[i].phases; n++)
      support_order (state, "end");
    check_denied (state, &denials[i]);
  }
}

/* TWR-07, TWR-15: who stands at its foot is told what pushing takes, who is at a winch why no
 * bridge comes down. Near miss: who stands beside it. */
static void
test_men_denied (void)
{
  static const struct {
    const char *man;
    CrVerb verb;
    gboolean told;
  } men[] = { { "p1", CR_VERB_PUSH, TRUE },
              { "gunter", CR_VERB_LOWER, TRUE },
              { "hal", CR_VERB_PUSH, FALSE },
              { "hal", CR_VERB_LOWER, FALSE } };
  g_autoptr (CrState) state = new_game_on ("tests/data/game/gearwall.map.xml");
  g_autoptr (GArray) denied = g_array_new (FALSE, FALSE, sizeof (CrDenial));

  support_order (state, "place belfry as large-tower at 10,10 facing N");
  support_order (state, "place p1 as watkin for besiegers at 10,10 on tower/ground");
  support_order (state, "place gunter for besiegers at 9,11 on tower/level-2");
  support_order (state, "place hal for besiegers at 2,12");
  support_order (state, "place odo for garrison at 13,13");
  support_order (state, "end");
  support_order (state, "end");
  for (gsize i = 0; i < G_N_ELEMENTS (men); i++) {
    gint16 man = (gint16) cr_state_find_fighter (state, men[i].man);
    gboolean told = FALSE;

    cr_game_list_denied (state, &man, 1, denied);
    for (guint j = 0; j < denied->len; j++)
      told = told || g_array_index (denied, CrDenial, j).order.verb == men[i].verb;
    g_test_message ("%s", men[i].man);
    g_assert_true (told == men[i].told);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/tower-sheet/far", test_far);
  g_test_add_func ("/game/tower-sheet/near", test_near);
  g_test_add_func ("/game/tower-sheet/small", test_small);
  g_test_add_func ("/game/tower-sheet/denied", test_denied);
  g_test_add_func ("/game/tower-sheet/men-denied", test_men_denied);
  return g_test_run ();
}
