/* test-siege.c: a siege as a document. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: GEN-03, GSI-01, GSI-02, BAT-02, BAT-03. */
#include "camp.h"
#include "cr-area.h"
#include "cr-numbering.h"
#include "cr-words-brief.h"
#include "support.h"

#include <glib/gstdio.h>
#include <string.h>

/* Each order is a step: taken back one by one nothing has happened, done again it all has. */
static void
test_steps (Camp *camp, gconstpointer data)
{
  CreDocument *document = CRE_DOCUMENT (camp->siege);
  guint n = camp_count_orders (camp);
  g_autofree char *last = camp_dup_digest (camp), *again = NULL;

  g_assert_cmpint (camp_get_day (camp)->number, ==, 1);
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "Begin the siege");
  while (cre_document_undo (document))
    continue;
  g_assert_cmpuint (camp_count_orders (camp), ==, 0);
  g_assert_cmpuint (cr_campaign_n_soldiers (cre_siege_get_campaign (camp->siege)), ==, 0);
  while (cre_document_redo (document))
    continue;
  g_assert_cmpuint (camp_count_orders (camp), ==, n);
  again = camp_dup_digest (camp);
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
    camp_say (camp, orders[i][0]);
    g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (camp->siege)), ==, orders[i][1]);
  }
}

static void
test_refused (Camp *camp, gconstpointer data)
{
  camp_refuse (camp, "food 3", "not done at this hour");
  camp_refuse (camp, "batter 0101", "(BAT-03)");
  camp_refuse (camp, "batter 1012 with 40", "(BAT-01)");
  camp_refuse (camp, "besiege", "besiege");
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
    camp_say (camp, "roll 10");
    camp_say (camp, "batter 1012 with 12");
    camp_say (camp, "end");
    camp_say (camp, "roll 5 5 1");
    camp_say (camp, "dawn");
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

/* What has been damaged is marked with its figures, on the map of the fight too. */
static void
test_areas (Camp *camp, gconstpointer data)
{
  const CrMap *areas;

  g_assert_cmpuint (cr_map_n_nodes (cre_siege_get_areas (camp->siege), CR_SECTION_AREAS), ==, 0);
  camp_say (camp, "roll 10");
  camp_say (camp, "batter 1012");
  camp_say (camp, "end");
  camp_say (camp, "roll 5 5 1");
  camp_say (camp, "dawn");
  camp_say (camp, "assault");
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
    camp_say (camp, orders[i]);
  g_assert_cmpuint (cr_map_n_nodes (cre_siege_get_areas (camp->siege), CR_SECTION_AREAS), ==, 0);
  camp_say (camp, orders[3]);
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
    camp_say (camp, later[i]);
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

  camp_say (camp, orders[0]);
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

/* Saved and opened it is the same siege, on the castle that its file names. */
static void
test_file (Camp *camp, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-siege-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "border.siegelog.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *digest = camp_dup_digest (camp), *opened = NULL;
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
  g_assert_cmpuint (cre_siege_get_log (CRE_SIEGE (again))->played->len, <,
                    camp_count_orders (camp));
  g_assert_finalize_object (again);
  /* As a game it is not opened, and it is said how it is. */
  again = cre_document_open (CRE_TYPE_PLAY, file, &error);
  g_assert_null (again);
  g_assert_nonnull (strstr (error->message, ".siegelog.xml"));
  g_remove (path);
  g_rmdir (folder);
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
  camp_say (camp, "roll 10");
  camp_say (camp, "batter gate 1312:S");
  g_assert_false (is_offered (camp, "batter gate 13,12", "13,12"));
  g_assert_true (is_offered (camp, "mine", "10,12"));
  g_assert_false (is_offered (camp, "mine", "10,10"));
  g_assert_false (is_offered (camp, "relief", NULL));
  g_assert_null (cr_words_day_relief (campaign));
  camp_say (camp, "muster tom for relief");
  g_assert_false (is_offered (camp, "relief", NULL));
  waits = cr_words_day_relief (campaign);
  g_assert_nonnull (strstr (waits, "1 man waits outside to help the garrison"));
  camp_say (camp, "end");
  camp_say (camp, "roll 5 5 9");
  camp_say (camp, "dawn");
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
    camp_say (camp, "roll 10");
    camp_say (camp, "batter 1012");
    camp_say (camp, "end");
    camp_say (camp, "roll 5 5 1");
    camp_say (camp, "dawn");
  }
  camp_say (camp, "muster odo for besiegers");
  camp_say (camp, "muster perkin for besiegers");
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
  camp_say (camp, "batter 1212");
  taken = cr_words_day_action (campaign);
  g_assert_nonnull (strstr (taken, "is taken: there has been battering"));
  camp_say (camp, "end");
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
    camp_say (camp, orders[i]);
  after = cr_words_day_surrender (campaign);
  g_assert_nonnull (before);
  g_assert_null (after);
}

/* Before the first day whoever was said by mistake is taken off, and comes back by undoing it. */
static void
test_dismissed (Camp *camp, gconstpointer data)
{
  const CrCampaign *campaign = cre_siege_get_campaign (camp->siege);

  camp_refuse (camp, "dismiss hal", "not done at this hour");
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  camp_say (camp, "dismiss hal");
  camp_say (camp, "dismiss trebuchet-4");
  g_assert_cmpint (cr_campaign_find_soldier (campaign, "hal"), <, 0);
  g_assert_cmpint (cr_campaign_get_points (campaign, CR_BESIEGERS), ==, 9);
  camp_refuse (camp, "dismiss hal", "nobody and nothing is called “hal”");
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  cre_document_undo (CRE_DOCUMENT (camp->siege));
  g_assert_cmpint (cr_campaign_find_soldier (campaign, "hal"), >=, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) \
  g_test_add ("/editor/siege/" name, Camp, NULL, camp_set_up, test, camp_tear_down)
  ADD ("steps", test_steps);
  ADD ("labels", test_labels);
  ADD ("refused", test_refused);
  ADD ("castle", test_castle);
  ADD ("areas", test_areas);
  ADD ("keep", test_keep);
  ADD ("redo", test_redo);
  ADD ("file", test_file);
  ADD ("altered", test_altered);
  ADD ("offered", test_offered);
  ADD ("brief", test_brief);
  ADD ("no-talk", test_no_talk);
  ADD ("dismissed", test_dismissed);
  return g_test_run ();
}
