/* test-siege.c: a siege as a document. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: GEN-03, GSI-01, GSI-02, BAT-02, BAT-03. */
#include "cr-area.h"
#include "cr-numbering.h"
#include "cr-scenario-edit.h"
#include "cr-words-brief.h"
#include "cr-words-day.h"
#include "cre-recovery.h"
#include "cre-siege.h"
#include "support.h"

#include <glib/gstdio.h>
#include <string.h>

/* A fixture: a siege of the border castle on its first day, on which the besiegers may act. */
typedef struct {
  CreMapDocument *map;
  CreSiege *siege;
} Camp;

static void
say (Camp *camp, const char *line)
{
  g_autoptr (GError) error = NULL;

  cre_siege_say (camp->siege, line, &error);
  g_assert_no_error (error);
}

static void
assert_refused (Camp *camp, const char *line, const char *words)
{
  guint n = cre_siege_get_log (camp->siege)->played->len;
  g_autoptr (GError) error = NULL;

  g_assert_false (cre_siege_say (camp->siege, line, &error));
  g_assert_nonnull (strstr (error->message, words));
  g_assert_cmpuint (cre_siege_get_log (camp->siege)->played->len, ==, n);
}

static const CrDay *
get_day (Camp *camp)
{
  return cr_campaign_get_day (cre_siege_get_campaign (camp->siege));
}

static char *
dup_digest (Camp *camp)
{
  return cr_campaign_dup_digest (cre_siege_get_campaign (camp->siege));
}

static guint
count_orders (Camp *camp)
{
  return cre_siege_get_log (camp->siege)->played->len;
}

static void
set_up (Camp *camp, gconstpointer data)
{
  static const char *const orders[] = {
    "muster roland for garrison",
    "muster hal for garrison",
    "muster conrad for besiegers",
    "muster mark for besiegers",
    "bring trebuchet-1",
    "bring trebuchet-2",
    "bring trebuchet-3",
    "bring trebuchet-4",
    "bring ladder-1",
    "food 9",
    "roll 5 5 1",
    "dawn",
  };
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  camp->map = cre_map_document_open (file, &error);
  g_assert_no_error (error);
  camp->siege = cre_siege_new (camp->map, &error);
  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    say (camp, orders[i]);
}

static void
tear_down (Camp *camp, gconstpointer data)
{
  g_assert_finalize_object (camp->siege);
  g_assert_finalize_object (camp->map);
}

/* Each order is a step: taken back one by one nothing has happened, done again it all has. */
static void
test_steps (Camp *camp, gconstpointer data)
{
  CreDocument *document = CRE_DOCUMENT (camp->siege);
  guint n = count_orders (camp);
  g_autofree char *last = dup_digest (camp), *again = NULL;

  g_assert_cmpint (get_day (camp)->number, ==, 1);
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "Begin the siege");
  while (cre_document_undo (document))
    continue;
  g_assert_cmpuint (count_orders (camp), ==, 0);
  g_assert_cmpuint (cr_campaign_n_soldiers (cre_siege_get_campaign (camp->siege)), ==, 0);
  while (cre_document_redo (document))
    continue;
  g_assert_cmpuint (count_orders (camp), ==, n);
  again = dup_digest (camp);
  g_assert_cmpstr (again, ==, last);
}

/* What is taken back is called as what is offered, with the numbers that are printed. */
static void
test_labels (Camp *camp, gconstpointer data)
{
  static const char *const orders[][2] = {
    { "batter 10,12", "Batter the wall of 1012" },
    { "build small-tower-1", "Build: Siege tower" },
    { "end", "End the day" },
    { "roll 5 5 1", "Dice by hand" },
    { "dawn", "The next day" },
    { "assault", "Attack today" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++) {
    say (camp, orders[i][0]);
    g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (camp->siege)), ==, orders[i][1]);
  }
}

static void
test_refused (Camp *camp, gconstpointer data)
{
  assert_refused (camp, "food 3", "not done at this hour");
  assert_refused (camp, "batter 0101", "(BAT-03)");
  assert_refused (camp, "batter 1012 with 40", "(BAT-01)");
  assert_refused (camp, "besiege", "besiege");
}

/* What falls is rubble on the stage, and stands again when that is undone; the author's map is
 * never touched. */
static void
test_castle (Camp *camp, gconstpointer data)
{
  CreMapDocument *stage = cre_siege_get_stage (camp->siege);
  const CrMap *map = cre_map_document_get_map (camp->map);
  g_autofree char *before = cr_map_dup_digest (map), *fallen = NULL, *after = NULL, *own = NULL;

  for (int day = 0; day < 4; day++) {
    say (camp, "roll 10");
    say (camp, "batter 1012 with 12");
    say (camp, "end");
    say (camp, "roll 5 5 1");
    say (camp, "dawn");
  }
  fallen = cr_map_dup_digest (cre_map_document_get_map (stage));
  g_assert_cmpstr (fallen, !=, before);
  own = cr_map_dup_digest (map);
  g_assert_cmpstr (own, ==, before);
  while (cre_document_undo (CRE_DOCUMENT (camp->siege)))
    continue;
  after = cr_map_dup_digest (cre_map_document_get_map (stage));
  g_assert_cmpstr (after, ==, before);
}

static void
fight (CrePlay *play, const char *line)
{
  g_autoptr (GError) error = NULL;

  cre_play_say (play, line, &error);
  g_assert_no_error (error);
}

/* What is ordered in the game happens in the siege, with the same dice, and is taken back there. */
static void
test_fight (Camp *camp, gconstpointer data)
{
  CrePlay *play;
  guint n;

  g_assert_null (cre_siege_get_fight (camp->siege));
  say (camp, "assault");
  n = count_orders (camp);
  play = cre_siege_get_fight (camp->siege);
  g_assert_nonnull (play);
  fight (play, "place roland at 1012");
  fight (play, "place conrad at 1216");
  fight (play, "lay ladder-1 at 1015 facing S");
  g_assert_cmpuint (count_orders (camp), ==, n + 3);
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpuint (count_orders (camp), ==, n + 2);
  cre_document_redo (CRE_DOCUMENT (play));
  g_assert_cmpuint (count_orders (camp), ==, n + 3);
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

  say (camp, "assault");
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
  fight (play, "place conrad at 1216");
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

  say (camp, "bring ladder-7");
  say (camp, "bring small-tower-1");
  say (camp, "build ram-1");
  say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  /* What a siege calls its towers is what orders call them, not the row of the table of works. */
  g_assert_cmpuint (count_gear (play, "small-tower"), ==, 1);
  fight (play, "place small-tower-1 as small-tower at 1016 facing N");
  g_assert_cmpuint (count_gear (play, "small-tower"), ==, 0);
  n = count_gear (play, "ladder");
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (count_gear (play, "ram"), ==, 0);
  g_assert_cmpuint (count_gear (play, "mangonel"), ==, 0);
  fight (play, "lay ladder-7 at 1015 facing S");
  g_assert_cmpuint (count_gear (play, "ladder"), ==, n - 1);
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpuint (count_gear (play, "ladder"), ==, n);
}

/* What has been damaged is marked with its figures, on the map of the fight too. */
static void
test_areas (Camp *camp, gconstpointer data)
{
  const CrMap *areas;

  g_assert_cmpuint (cr_map_n_nodes (cre_siege_get_areas (camp->siege), CR_SECTION_AREAS), ==, 0);
  say (camp, "roll 10");
  say (camp, "batter 1012");
  say (camp, "end");
  say (camp, "roll 5 5 1");
  say (camp, "dawn");
  say (camp, "assault");
  areas = cre_play_get_led_areas (cre_siege_get_fight (camp->siege));
  g_assert_true (areas == cre_siege_get_areas (camp->siege));
  g_assert_cmpuint (cr_map_n_nodes (areas, CR_SECTION_AREAS), ==, 1);
  g_assert_cmpstr (cr_node_get (cr_map_get_node (areas, CR_SECTION_AREAS, 0), "name"), ==, "1/4");
}

static gboolean
has_place (const CrArea *area, const CrMap *map, const char *text)
{
  CrPlace place;

  g_assert_true (cr_map_parse_place (map, text, &place, NULL));
  for (guint i = 0; i < area->places->len; i++)
    if (cr_place_equal (g_array_index (area->places, CrPlace, i), place))
      return TRUE;
  return FALSE;
}

/* BES-01: once the garrison has but its keep, the map shows it; not before. */
static void
test_keep (Camp *camp, gconstpointer data)
{
  static const char *const orders[] = { "end", "roll 5 5 9", "dawn", "retire 2" };
  static const char *const later[] = { "end", "roll 5 5 1", "dawn", "assault" };
  g_auto (CrArea) keep = { .id = NULL };
  const CrMap *areas;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < 3; i++)
    say (camp, orders[i]);
  g_assert_cmpuint (cr_map_n_nodes (cre_siege_get_areas (camp->siege), CR_SECTION_AREAS), ==, 0);
  say (camp, orders[3]);
  areas = cre_siege_get_areas (camp->siege);
  g_assert_cmpuint (cr_map_n_nodes (areas, CR_SECTION_AREAS), ==, 1);
  g_assert_cmpstr (cr_node_get (cr_map_get_node (areas, CR_SECTION_AREAS, 0), "name"), ==,
                   "held by the garrison");
  g_assert_true (cr_area_read (areas, cr_map_get_node (areas, CR_SECTION_AREAS, 0), &keep, &error));
  g_assert_no_error (error);
  /* Neither the rampart nor the court. */
  g_assert_true (has_place (&keep, areas, "14,8"));
  g_assert_false (has_place (&keep, areas, "10,12") || has_place (&keep, areas, "10,10"));
  /* In a fight the ground of each side is shown instead. */
  for (gsize i = 0; i < G_N_ELEMENTS (later); i++)
    say (camp, later[i]);
  g_assert_cmpuint (cr_map_n_nodes (cre_siege_get_areas (camp->siege), CR_SECTION_AREAS), ==, 0);
}

/* What is taken back in a fight, and beyond its beginning, is done again step by step. */
static void
test_redo (Camp *camp, gconstpointer data)
{
  static const char *const orders[] = { "assault", "place roland at 1012", "place conrad at 1216" };
  CreDocument *document = CRE_DOCUMENT (camp->siege);
  const GPtrArray *played = cre_siege_get_log (camp->siege)->played;
  CrePlay *play;
  guint n;

  say (camp, orders[0]);
  play = cre_siege_get_fight (camp->siege);
  for (gsize i = 1; i < G_N_ELEMENTS (orders); i++)
    g_assert_true (cre_play_say (play, orders[i], NULL));
  n = played->len;
  cre_play_take_back (play);
  cre_play_take_back (play);
  g_assert_cmpuint (played->len, ==, n - 2);
  /* One of them is done again in the fight, and the others can be still. */
  cre_play_redo (play);
  g_assert_cmpuint (played->len, ==, n - 1);
  g_assert_nonnull (cre_document_get_redo_label (document));
  g_assert_true (cre_document_undo (document) && cre_document_undo (document));
  g_assert_null (cre_siege_get_fight (camp->siege));
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    g_assert_true (cre_document_redo (document));
  g_assert_cmpuint (played->len, ==, n);
  g_assert_cmpstr (((CrPlayed *) played->pdata[n - 1])->order, ==, "place conrad at 12,16");
}

/* GEN-03: on the map of a fight the ground of each side is an area, until the fight has begun. */
static void
test_starts (Camp *camp, gconstpointer data)
{
  CrePlay *play;
  CrMap *starts;

  say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  starts = cre_play_map_starts (play);
  g_assert_cmpuint (cr_map_n_nodes (starts, CR_SECTION_AREAS), ==, CR_N_CAMPS);
  g_assert_cmpstr (cr_node_get (cr_map_get_node (starts, CR_SECTION_AREAS, 0), "name"), ==,
                   "before the castle");
  g_assert_cmpstr (cr_node_get (cr_map_get_node (starts, CR_SECTION_AREAS, 1), "name"), ==,
                   "within the castle");
  cr_map_free (starts);
  fight (play, "place conrad at 1216");
  fight (play, "end");
  g_assert_null (cre_play_map_starts (play));
}

/* GEN-03: a ladder of the besiegers is not laid within, and the refusal says where it may be. */
static void
test_ladder_start (Camp *camp, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  say (camp, "assault");
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
    say (camp, orders[i]);
  first = cre_siege_get_fight (camp->siege);
  fight (first, "place roland at 1408");
  fight (first, "end");
  g_assert_false (cre_siege_has_other_fight (camp->siege));
  fight (first, "finish");
  g_assert_cmpint (get_day (camp)->step, ==, CR_STEP_ASSAULT);
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

  say (camp, "assault");
  play = cre_siege_get_fight (camp->siege);
  fight (play, "place roland at 1012");
  fight (play, "place conrad at 1216");
  fight (play, "end");
  fight (play, "finish");
  g_assert_cmpint (get_day (camp)->step, ==, CR_STEP_ACTION);
  g_assert_true (cre_siege_get_fight (camp->siege) == play);
  /* Undone in the game, it is played on. */
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpint (get_day (camp)->step, ==, CR_STEP_ASSAULT);
  fight (play, "finish");
  say (camp, "end");
  g_assert_null (cre_siege_get_fight (camp->siege));
  /* Undone in the siege, back into the game, another table shows it as it stood. */
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  g_assert_nonnull (cre_siege_get_fight (camp->siege));
  g_assert_cmpint (get_day (camp)->step, ==, CR_STEP_ASSAULT);
}

/* Saved and opened it is the same siege, on the castle that its file names. */
static void
test_file (Camp *camp, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-siege-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "border.siegelog.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *digest = dup_digest (camp), *opened = NULL;
  g_autoptr (GError) error = NULL;
  CreDocument *again;

  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (camp->siege)));
  cre_document_save (CRE_DOCUMENT (camp->siege), file, &error);
  g_assert_no_error (error);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (camp->siege)));
  again = cre_document_open (CRE_TYPE_SIEGE, file, &error);
  g_assert_no_error (error);
  opened = cr_campaign_dup_digest (cre_siege_get_campaign (CRE_SIEGE (again)));
  g_assert_cmpstr (opened, ==, digest);
  g_assert_null (cre_document_get_warning (again));
  g_assert_nonnull (cre_document_get_castle (again));
  g_assert_finalize_object (again);
  g_remove (path);
  g_rmdir (folder);
}

/* A die that is another is told; the siege is open up to there. */
static void
test_altered (Camp *camp, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-siege-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "border.siegelog.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  CreDocument *again;
  char *food;

  cre_document_save (CRE_DOCUMENT (camp->siege), file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  food = strstr (text, "food 9");
  g_assert_nonnull (food);
  food[5] = '8';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  again = cre_document_open (CRE_TYPE_SIEGE, file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (cre_document_get_warning (again));
  g_assert_cmpuint (cre_siege_get_log (CRE_SIEGE (again))->played->len, <, count_orders (camp));
  g_assert_finalize_object (again);
  /* As a game it is not opened, and it is said how it is. */
  again = cre_document_open (CRE_TYPE_PLAY, file, &error);
  g_assert_null (again);
  g_assert_nonnull (strstr (error->message, ".siegelog.xml"));
  g_remove (path);
  g_rmdir (folder);
}

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

/* Whether an order that begins so is among what may be thought of; @place: (nullable). */
static gboolean
is_offered (Camp *camp, const char *begin, const char *place)
{
  const CrCampaign *campaign = cre_siege_get_campaign (camp->siege);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrDayOrder));
  CrPlace at;

  if (place != NULL)
    g_assert_true (cr_map_parse_place (cr_campaign_get_map (campaign), place, &at, NULL));
  cr_day_list (campaign, place != NULL ? &at : NULL, orders);
  for (guint i = 0; i < orders->len; i++) {
    g_autofree char *text = cr_day_order_format (campaign, &g_array_index (orders, CrDayOrder, i));

    if (g_str_has_prefix (text, begin))
      return TRUE;
  }
  return FALSE;
}

/* BAT-02, BES-01, MIN-03, MIN-08: what cannot be is not offered: a gate that has fallen, a
 * counter-mine where nobody mines, an army that was never said or has to wait. */
static void
test_offered (Camp *camp, gconstpointer data)
{
  const CrCampaign *campaign = cre_siege_get_campaign (camp->siege);
  g_autofree char *waits = NULL;

  g_assert_true (is_offered (camp, "batter gate 13,12", "13,12"));
  say (camp, "roll 10");
  say (camp, "batter gate 1312:S");
  g_assert_false (is_offered (camp, "batter gate 13,12", "13,12"));
  g_assert_true (is_offered (camp, "mine", "10,12"));
  g_assert_false (is_offered (camp, "mine", "10,10"));
  g_assert_false (is_offered (camp, "relief", NULL));
  g_assert_null (cr_words_day_relief (campaign));
  say (camp, "muster tom for relief");
  g_assert_false (is_offered (camp, "relief", NULL));
  waits = cr_words_day_relief (campaign);
  g_assert_nonnull (strstr (waits, "1 man waits outside to help the garrison"));
  say (camp, "end");
  say (camp, "roll 5 5 9");
  say (camp, "dawn");
  g_assert_false (is_offered (camp, "mine", "10,12"));
}

/* GEN-03, GSI-02, GSI-03, BAT-03: what stands behind the numbers of the day. */
static void
test_brief (Camp *camp, gconstpointer data)
{
  const CrCampaign *campaign = cre_siege_get_campaign (camp->siege);
  g_autofree char *action = cr_words_day_action (campaign), *taken = NULL;
  g_autofree char *initiative = cr_words_day_initiative (campaign), *sum = NULL;
  g_autofree char *hopeless = cr_words_day_hopeless (campaign), *strength = NULL;
  g_autofree char *chance = NULL, *chances = NULL;
  CrDayOrder order;

  g_assert_cmpstr (
      action, ==, "The besiegers have it: they may batter, or attack. It is not taken yet. GEN-03");
  g_assert_nonnull (strstr (initiative, "by 1–7 the besiegers, by 8–10 the garrison (house rule"));
  g_assert_cmpstr (hopeless, ==, "Agreed by no roll today: 10 and 0 are less than 12. (GSI-03)");
  g_assert_null (cr_words_day_chances (campaign));
  for (int day = 2; day < 6; day++) {
    say (camp, "roll 10");
    say (camp, "batter 1012");
    say (camp, "end");
    say (camp, "roll 5 5 1");
    say (camp, "dawn");
  }
  say (camp, "muster odo for besiegers");
  say (camp, "muster perkin for besiegers");
  sum = cr_words_day_surrender (campaign);
  g_assert_cmpstr (
      sum, ==,
      "A talk rolls a die of ten and adds what stands here; when it comes to 12 or "
      "more, the garrison surrenders:\n"
      "+1 numbers: 4 besiegers to 2 of the garrison (+1 from 2 times as many, +2 from "
      "3 times)\n"
      "+0 hunger: food for 5 days (+1 from 3 days down, a house rule)\n"
      "+1 progress: a wall, a gate or a hoarding has fallen (+1 when something falls, +2 "
      "when the outer works are held, +3 when what is behind them is breached too)\n"
      "Together +2: the die must show 10 or more. GSI-03");
  chance = cr_words_day_chance_of_surrender (campaign);
  g_assert_cmpstr (chance, ==, "Agreed by 1 roll in 10: when the die shows 10 or more");
  g_assert_null (cr_words_day_hopeless (campaign));
  g_assert_true (cr_day_order_parse (campaign, "batter 1212", &order, NULL));
  strength = cr_words_day_strength (campaign, &order, NULL);
  g_assert_cmpstr (strength, ==,
                   "Outer stone wall: it falls when it has been damaged 4 times; so far 0. BAT-03");
  say (camp, "batter 1212");
  taken = cr_words_day_action (campaign);
  g_assert_nonnull (strstr (taken, "is taken: there has been battering"));
  say (camp, "end");
  chances = cr_words_day_chances (campaign);
  g_assert_null (cr_words_day_ending (campaign));
  g_assert_nonnull (
      strstr (chances, "by 2–3 two days of food are spoilt, but never the last; by 4–5 a storm"));
}

/* BES-03: the sum of a surrender is not shown when nobody talks of it any more. */
static void
test_no_talk (Camp *camp, gconstpointer data)
{
  static const char *const orders[] = {
    "muster tom for relief", "end", "roll 5 5 9", "dawn", "retire 2", "relief", "refuge 1"
  };
  const CrCampaign *campaign = cre_siege_get_campaign (camp->siege);
  g_autofree char *before = cr_words_day_surrender (campaign), *after = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    say (camp, orders[i]);
  after = cr_words_day_surrender (campaign);
  g_assert_nonnull (before);
  g_assert_null (after);
}

/* Before the first day whoever was said by mistake is taken off, and comes back by undoing it. */
static void
test_dismissed (Camp *camp, gconstpointer data)
{
  const CrCampaign *campaign = cre_siege_get_campaign (camp->siege);

  assert_refused (camp, "dismiss hal", "not done at this hour");
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  say (camp, "dismiss hal");
  say (camp, "dismiss trebuchet-4");
  g_assert_cmpint (cr_campaign_find_soldier (campaign, "hal"), <, 0);
  g_assert_cmpint (cr_campaign_get_points (campaign, CR_BESIEGERS), ==, 9);
  assert_refused (camp, "dismiss hal", "nobody and nothing is called “hal”");
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  g_assert_cmpint (cr_campaign_find_soldier (campaign, "hal"), >=, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/editor/siege/" name, Camp, NULL, set_up, test, tear_down)
  ADD ("steps", test_steps);
  ADD ("labels", test_labels);
  ADD ("offered", test_offered);
  ADD ("brief", test_brief);
  ADD ("no-talk", test_no_talk);
  ADD ("dismissed", test_dismissed);
  ADD ("refused", test_refused);
  ADD ("castle", test_castle);
  ADD ("fight", test_fight);
  ADD ("strangers", test_strangers);
  ADD ("gear", test_gear);
  ADD ("areas", test_areas);
  ADD ("keep", test_keep);
  ADD ("redo", test_redo);
  ADD ("starts", test_starts);
  ADD ("ladder-start", test_ladder_start);
  ADD ("two-fights", test_two_fights);
  ADD ("goes-on", test_goes_on);
  ADD ("file", test_file);
  ADD ("altered", test_altered);
  ADD ("scenario", test_scenario);
  ADD ("plan", test_plan);
  ADD ("no-relief", test_no_relief);
  ADD ("later", test_later);
  ADD ("changed", test_changed);
  return g_test_run ();
}
