/* test-siege-fight.c: the fights of a siege as documents. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "camp.h"
#include "support.h"

#include <string.h>

/* What is ordered in the game happens in the siege, with the same dice, and is taken back there. */
static void
test_fight (Camp *camp, gconstpointer data)
{
  CrePlay *play;
  guint n;

  g_assert_null (cre_siege_get_fight (camp->siege));
  camp_say (camp, "assault");
  n = camp_count_orders (camp);
  play = cre_siege_get_fight (camp->siege);
  g_assert_nonnull (play);
  camp_fight (play, "place roland at 1012");
  camp_fight (play, "place conrad at 1216");
  camp_fight (play, "lay ladder-1 at 1015 facing S");
  g_assert_cmpuint (camp_count_orders (camp), ==, n + 3);
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpuint (camp_count_orders (camp), ==, n + 2);
  cre_document_redo (CRE_DOCUMENT (play));
  g_assert_cmpuint (camp_count_orders (camp), ==, n + 3);
  g_assert_true (cre_siege_get_fight (camp->siege) == play);
  {
    g_autofree char *played = cr_state_dup_digest (cre_play_get_state (play));
    g_autofree char *led =
        cr_state_dup_digest (cr_campaign_get_assault (cre_siege_get_campaign (camp->siege)));

    g_assert_cmpstr (played, ==, led);
  }
}

/* GEN-03: nobody and nothing is there but what the siege has. */
static void
test_strangers (Camp *camp, gconstpointer data)
{
  static const char *const strangers[] = { "place arnulf for besiegers at 1116",
                                           "lay ladder-9 at 1015 facing S", "breach 1012" };
  const CrCharacters *library = cr_campaign_get_library (cre_siege_get_campaign (camp->siege));
  CrePlay *play;
  int n_absent;

  camp_say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  for (gsize i = 0; i < G_N_ELEMENTS (strangers); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (cre_play_say (play, strangers[i], &error));
    g_assert_nonnull (strstr (error->message, "what the siege has brought"));
  }
  g_assert_true (
      cre_play_awaits (play, cr_characters_find (library, "conrad"), (int) CR_BESIEGERS));
  g_assert_false (
      cre_play_awaits (play, cr_characters_find (library, "arnulf"), (int) CR_BESIEGERS));
  n_absent = cre_play_count_absent (play, CR_BESIEGERS);
  camp_fight (play, "place conrad at 1216");
  g_assert_false (
      cre_play_awaits (play, cr_characters_find (library, "conrad"), (int) CR_BESIEGERS));
  g_assert_cmpint (cre_play_count_absent (play, CR_BESIEGERS), ==, n_absent - 1);
}

static guint
count_gear (CrePlay *play, const char *piece)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (cre_play_get_state (play));
  guint n = 0;

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++)
    if (g_strcmp0 (cr_ruleset_get_work (ruleset, i)->piece, piece) == 0) {
      cre_play_find_waiting_gear (play, cr_ruleset_get_work (ruleset, i), CR_BESIEGERS, &n);
      return n;
    }
  return 0;
}

/* GSI-05, GEN-03: what has been built is offered in the fight, under its own name, and nothing
 * else; throwers stay behind. */
static void
test_gear (Camp *camp, gconstpointer data)
{
  CrePlay *play;
  guint n;

  camp_say (camp, "bring ladder-7");
  camp_say (camp, "bring small-tower-1");
  camp_say (camp, "build ram-1");
  camp_say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  /* What a siege calls its towers is what orders call them, not the row of the table of works. */
  g_assert_cmpuint (count_gear (play, "small-tower"), ==, 1);
  camp_fight (play, "place small-tower-1 as small-tower at 1016 facing N");
  g_assert_cmpuint (count_gear (play, "small-tower"), ==, 0);
  n = count_gear (play, "ladder");
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (count_gear (play, "ram"), ==, 0);
  g_assert_cmpuint (count_gear (play, "mangonel"), ==, 0);
  camp_fight (play, "lay ladder-7 at 1015 facing S");
  g_assert_cmpuint (count_gear (play, "ladder"), ==, n - 1);
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpuint (count_gear (play, "ladder"), ==, n);
}

/* GEN-03: on the map of a fight the ground of each side is an area, until the fight has begun. */
static void
test_starts (Camp *camp, gconstpointer data)
{
  CrePlay *play;
  CrMap *starts;

  camp_say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  starts = cre_play_map_starts (play);
  g_assert_cmpuint (cr_map_n_nodes (starts, CR_SECTION_AREAS), ==, CR_N_CAMPS);
  g_assert_cmpstr (cr_node_get (cr_map_get_node (starts, CR_SECTION_AREAS, 0), "name"), ==,
                   "before the castle");
  g_assert_cmpstr (cr_node_get (cr_map_get_node (starts, CR_SECTION_AREAS, 1), "name"), ==,
                   "within the castle");
  cr_map_free (starts);
  camp_fight (play, "place conrad at 1216");
  camp_fight (play, "end");
  g_assert_null (cre_play_map_starts (play));
}

/* GEN-03: a ladder of the besiegers is not laid within, and the refusal says where it may be. */
static void
test_ladder_start (Camp *camp, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  camp_say (camp, "assault");
  g_assert_false (
      cre_play_say (cre_siege_get_fight (camp->siege), "lay ladder-1 at 1010 facing S", &error));
  g_assert_nonnull (strstr (error->message, "It begins before the castle, and 1010 is not there."));
}

/* BES-02: when one of the two fights of a day is over, the other one is taken up. */
static void
test_two_fights (Camp *camp, gconstpointer data)
{
  static const char *const orders[] = {
    "muster tom for relief", "end",    "roll 5 5 9", "dawn", "retire 2", "relief",
    "battle with conrad",    "assault"
  };
  CrePlay *first, *second;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    camp_say (camp, orders[i]);
  first = cre_siege_get_fight (camp->siege);
  camp_fight (first, "place roland at 1408");
  camp_fight (first, "end");
  g_assert_false (cre_siege_has_other_fight (camp->siege));
  camp_fight (first, "finish");
  g_assert_cmpint (camp_get_day (camp)->step, ==, CR_STEP_ASSAULT);
  g_assert_true (cre_siege_has_other_fight (camp->siege));
  cre_siege_take_up_fight (camp->siege);
  second = cre_siege_get_fight (camp->siege);
  g_assert_cmpint (cr_state_get_turn (cre_play_get_state (second))->number, ==, 0);
  g_assert_false (cre_siege_has_other_fight (camp->siege));
  g_assert_true (cre_play_awaits (
      second,
      cr_characters_find (cr_campaign_get_library (cre_siege_get_campaign (camp->siege)), "conrad"),
      (int) CR_BESIEGERS));
}

/* The game ends, and the day goes on; the game that was played is let go with the next order. */
static void
test_goes_on (Camp *camp, gconstpointer data)
{
  CrePlay *play;

  camp_say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  camp_fight (play, "place roland at 1012");
  camp_fight (play, "place conrad at 1216");
  camp_fight (play, "end");
  camp_fight (play, "finish");
  g_assert_cmpint (camp_get_day (camp)->step, ==, CR_STEP_ACTION);
  g_assert_true (cre_siege_get_fight (camp->siege) == play);
  /* Undone in the game, it is played on. */
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpint (camp_get_day (camp)->step, ==, CR_STEP_ASSAULT);
  camp_fight (play, "finish");
  camp_say (camp, "end");
  g_assert_null (cre_siege_get_fight (camp->siege));
  /* Undone in the siege, back into the game, another table shows it as it stood. */
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  g_assert_nonnull (cre_siege_get_fight (camp->siege));
  g_assert_cmpint (camp_get_day (camp)->step, ==, CR_STEP_ASSAULT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) \
  g_test_add ("/editor/siege-fight/" name, Camp, NULL, camp_set_up, test, camp_tear_down)
  ADD ("fight", test_fight);
  ADD ("strangers", test_strangers);
  ADD ("gear", test_gear);
  ADD ("starts", test_starts);
  ADD ("ladder-start", test_ladder_start);
  ADD ("two-fights", test_two_fights);
  ADD ("goes-on", test_goes_on);
  return g_test_run ();
}
