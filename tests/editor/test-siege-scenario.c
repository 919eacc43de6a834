/* test-siege-scenario.c: a siege of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "camp.h"
#include "cr-scenario-edit.h"
#include "support.h"

#include <string.h>

static void
remove_man (CreScenarioDocument *document, const char *id)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int man = cr_scenario_find (scenario->men, id);

  g_assert_true (cre_scenario_document_apply (
      document,
      cr_scenario_remove (scenario, cr_scenario_get_man (scenario, (guint) man)->node, NULL),
      "removal", 0));
}

/* A siege of a scenario begins with its men, engines, food and days, each an order of the log. */
static void
test_scenario (Camp *camp, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-siege.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *scenario = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);
  g_autoptr (CreSiege) siege = NULL;
  g_autoptr (GPtrArray) record = NULL, again = NULL;
  const CrCampaign *campaign;

  g_assert_no_error (error);
  siege = cre_siege_new_scenario (CRE_SCENARIO_DOCUMENT (scenario), &error);
  g_assert_no_error (error);
  campaign = cre_siege_get_campaign (siege);
  g_assert_cmpuint (cr_campaign_n_soldiers (campaign), ==, 32);
  g_assert_cmpuint (cr_campaign_n_engines (campaign), ==, 3);
  g_assert_cmpint (cr_campaign_get_day (campaign)->food, ==, 12);
  g_assert_cmpint (cr_campaign_get_day (campaign)->track, ==, 26);
  g_assert_true (
      cr_campaign_get_soldier (campaign, (guint) cr_campaign_find_soldier (campaign, "thomas"))
          ->outside);
  g_assert_cmpint (cr_campaign_count (campaign, CR_GARRISON, CR_SOLDIER_FIT), ==, 10);
  g_assert_cmpint (cr_campaign_count_relief (campaign, CR_SOLDIER_FIT), ==, 6);
  g_assert_cmpstr (cre_document_get_title (CRE_DOCUMENT (siege)), ==,
                   "Siege: Until the Bread is Gone");
  g_assert_true (cre_siege_is_of (siege, CRE_SCENARIO_DOCUMENT (scenario)));
  remove_man (CRE_SCENARIO_DOCUMENT (scenario), "thomas");
  g_assert_false (cre_siege_is_of (siege, CRE_SCENARIO_DOCUMENT (scenario)));
  g_assert_true (cre_document_undo (scenario));
  g_assert_true (cre_siege_is_of (siege, CRE_SCENARIO_DOCUMENT (scenario)));
  record = cre_siege_list_record (siege);
  again = cre_siege_list_record (siege);
  g_assert_true (record == again);
  g_clear_pointer (&again, g_ptr_array_unref);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (siege)));
  again = cre_siege_list_record (siege);
  g_assert_true (record != again);
  g_assert_cmpint (cr_campaign_get_day (campaign)->food, !=, 12);
  g_assert_finalize_object (scenario);
}

/* In a siege the turn of a group is the day on which its men come. */
static void
test_later (Camp *camp, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-siege.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CreDocument) document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, NULL);
  CreScenarioDocument *scenario = CRE_SCENARIO_DOCUMENT (document);
  const CrScenario *it = cre_scenario_document_get (scenario);
  const CrScenarioMan *man = cr_scenario_get_man (it, 0);
  g_autofree char *id = g_strdup (man->id);
  g_autoptr (CreSiege) siege = NULL;
  const CrSoldier *soldier;
  int before;

  cre_scenario_document_apply (
      scenario,
      cr_scenario_set (it, cr_scenario_get_force (it, (guint) man->force)->node, "turn", "3"), "-",
      0);
  siege = cre_siege_new_scenario (scenario, NULL);
  g_assert_nonnull (siege);
  before = cr_campaign_find_soldier (cre_siege_get_campaign (siege), id);
  soldier = cr_campaign_get_soldier (cre_siege_get_campaign (siege), (guint) before);
  g_assert_cmpint (soldier->state, ==, CR_SOLDIER_COMING);
  g_assert_cmpint (soldier->back, ==, 3);
  g_assert_cmpint (cr_campaign_count (cre_siege_get_campaign (siege), CR_GARRISON, CR_SOLDIER_FIT),
                   ==, 10);
}

/* A siege has the assaults that its scenario planned when it began, and is of no other plan; what a
 * text says is no matter. */
static void
test_plan (Camp *camp, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data",
                                            "siege", "phased.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);
  CreScenarioDocument *scenario = CRE_SCENARIO_DOCUMENT (document);
  const CrScenario *it;
  g_autoptr (CreSiege) siege = NULL;

  g_assert_no_error (error);
  siege = cre_siege_new_scenario (scenario, &error);
  g_assert_no_error (error);
  it = cre_scenario_document_get (scenario);
  g_assert_true (cr_campaign_get_plan (cre_siege_get_campaign (siege)) == it);
  g_assert_true (cre_scenario_document_apply (
      scenario, cr_scenario_set (it, cr_node_find (it->root, "meta"), "title", "Other"), "-", 0));
  g_assert_true (cre_siege_is_of (siege, scenario));
  it = cre_scenario_document_get (scenario);
  g_assert_true (cre_scenario_document_apply (
      scenario, cr_scenario_set (it, cr_scenario_get_assault (it, 0)->node, "turns", "9"), "-", 0));
  g_assert_false (cre_siege_is_of (siege, scenario));
  g_assert_true (cre_document_undo (document));
  g_assert_true (cre_siege_is_of (siege, scenario));
  /* Its assault begins when everybody is set up: nobody can stay away. */
  g_assert_true (cre_siege_say (siege, "roll 5 5 1", NULL));
  g_assert_true (cre_siege_say (siege, "dawn", NULL));
  g_assert_true (cre_siege_say (siege, "assault", NULL));
  g_assert_cmpint (cre_play_count_absent (cre_siege_get_fight (siege), CR_BESIEGERS), ==, 0);
  g_assert_cmpint (cre_play_count_absent (cre_siege_get_fight (siege), CR_GARRISON), ==, 0);
  g_assert_finalize_object (document);
}

/* Puts everybody of the area whose turn it is where he may be first, and ends its set-up. */
static void
set_up_area (CrePlay *play)
{
  CrState *state = cre_play_get_state (play);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    cr_game_list (state, (int) i, orders);
    if (orders->len > 0 && g_array_index (orders, CrOrder, 0).verb == CR_VERB_PLACE) {
      g_autofree char *text = cr_order_format (state, &g_array_index (orders, CrOrder, 0));

      g_assert_true (cre_play_say (play, text, NULL));
    }
  }
  g_assert_true (cre_play_say (play, "end", NULL));
}

/* In a planned assault an army of relief that has not come is not waited for with its area. */
static void
test_no_relief (Camp *camp, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-siege.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CreDocument) document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, NULL);
  CreScenarioDocument *scenario = CRE_SCENARIO_DOCUMENT (document);
  const CrScenario *it = cre_scenario_document_get (scenario);
  CrNode *assault = cr_node_new ("assault");
  g_autoptr (CreSiege) siege = NULL;
  CrePlay *play;

  cr_node_set (assault, "id", "storm");
  cre_scenario_document_apply (scenario, cr_scenario_add (it, it->siege, NULL, assault), "-", 0);
  siege = cre_siege_new_scenario (scenario, NULL);
  g_assert_nonnull (siege);
  g_assert_true (cre_siege_say (siege, "roll 5 5 1", NULL));
  g_assert_true (cre_siege_say (siege, "dawn", NULL));
  g_assert_true (cre_siege_say (siege, "assault", NULL));
  play = cre_siege_get_fight (siege);
  set_up_area (play); /* the walls */
  set_up_area (play); /* the bank */
  g_assert_cmpint (cr_state_get_turn (cre_play_get_state (play))->number, ==, 1);
}

/* Where the scenario changes the castle at its start, a siege of it is refused with the line. */
static void
test_changed (Camp *camp, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-breach.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *scenario = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);

  g_assert_no_error (error);
  g_assert_null (cre_siege_new_scenario (CRE_SCENARIO_DOCUMENT (scenario), &error));
  g_assert_nonnull (strstr (error->message, "begins with the castle as its map has it"));
  g_assert_finalize_object (scenario);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) \
  g_test_add ("/editor/siege-scenario/" name, Camp, NULL, camp_set_up, test, camp_tear_down)
  ADD ("scenario", test_scenario);
  ADD ("later", test_later);
  ADD ("plan", test_plan);
  ADD ("no-relief", test_no_relief);
  ADD ("changed", test_changed);
  return g_test_run ();
}
