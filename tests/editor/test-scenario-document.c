/* test-scenario-document.c: scenarios that are open. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "cr-own-characters.h"
#include "cr-scenario-edit.h"
#include "cr-xml-characters.h"
#include "cre-join.h"
#include "cre-play.h"
#include "cre-scenario-check.h"
#include "support.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
shipped_path (const char *name)
{
  return g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", name, NULL);
}

static CreScenarioDocument *
open_at (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);

  g_assert_no_error (error);
  return CRE_SCENARIO_DOCUMENT (document);
}

static CreScenarioDocument *
open_shipped (void)
{
  g_autofree char *path = shipped_path ("border-market-day.scenario.xml");

  return open_at (path);
}

static const CrNode *
find_man (CreScenarioDocument *document, const char *id)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  return cr_scenario_get_man (scenario, (guint) cr_scenario_find (scenario->men, id))->node;
}

static gboolean
set_points (CreScenarioDocument *document, const char *points, guint stroke)
{
  return cre_scenario_document_apply (document,
                                      cr_scenario_set (cre_scenario_document_get (document),
                                                       find_man (document, "watkin"), "points",
                                                       points),
                                      "points", stroke);
}

/* What is done and undone leaves nothing to save. */
static void
test_undo (void)
{
  CreScenarioDocument *document = open_shipped ();
  CreDocument *base = CRE_DOCUMENT (document);
  guint stroke = cre_document_new_stroke (base);

  g_assert_nonnull (cre_scenario_document_get_map (document));
  g_assert_null (cre_document_get_warning (base));
  g_assert_false (cre_document_get_modified (base));
  g_assert_false (set_points (document, NULL, 0));
  g_assert_true (set_points (document, "4", stroke));
  g_assert_true (set_points (document, "5", stroke));
  g_assert_true (cre_document_get_modified (base));
  g_assert_cmpstr (cre_document_get_undo_label (base), ==, "points");
  g_assert_true (cre_document_undo (base));
  g_assert_false (cre_document_get_modified (base));
  g_assert_null (cr_node_get (find_man (document, "watkin"), "points"));
  g_assert_true (cre_document_redo (base));
  g_assert_cmpstr (cr_node_get (find_man (document, "watkin"), "points"), ==, "5");
  g_assert_finalize_object (document);
}

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Elsewhere the same bytes come out, and the map is found from there. */
static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-scenario-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "copy.scenario.xml", NULL);
  g_autofree char *shipped = shipped_path ("border-market-day.scenario.xml");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = read_text (shipped), *after = NULL;
  CreScenarioDocument *document = open_shipped (), *again;
  g_autoptr (GError) error = NULL;

  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, &error));
  g_assert_no_error (error);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  after = read_text (path);
  g_assert_cmpstr (after, ==, before);
  again = open_at (path);
  g_assert_nonnull (cre_scenario_document_get_map (again));
  g_assert_finalize_object (again);
  g_assert_finalize_object (document);
  g_unlink (path);
  g_rmdir (folder);
}

/* Where its map is not there, the rest opens and is kept. */
static void
test_no_map (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-scenario-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "lost.scenario.xml", NULL);
  g_autofree char *shipped = shipped_path ("border-market-day.scenario.xml");
  g_autofree char *text = read_text (shipped), *other = NULL, *after = NULL;
  g_auto (GStrv) parts =
      g_strsplit (text, "id=\"border-castle\" href=\"border-castle.map.xml\"", 2);
  CreScenarioDocument *document;
  g_autoptr (GError) error = NULL;

  other = g_strjoinv ("id=\"gone\" href=\"gone.map.xml\"", parts);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  document = open_at (path);
  g_assert_null (cre_scenario_document_get_map (document));
  g_assert_nonnull (cre_document_get_warning (CRE_DOCUMENT (document)));
  g_assert_null (cre_play_new_scenario (document, &error));
  g_assert_nonnull (error);
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), NULL, NULL));
  after = read_text (path);
  g_assert_cmpstr (after, ==, other);
  g_assert_finalize_object (document);
  g_unlink (path);
  g_rmdir (folder);
}

/* (transfer full): with another id at its use of that kind */
static CrScenario *
use_other (CreScenarioDocument *document, gboolean rules, const char *id)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  return cr_scenario_set (scenario, rules ? scenario->ruleset : scenario->characters, "id", id);
}

/* A ruleset and a library that are not there are told with their names; what stands in for them
 * shows the rest, nothing is changed by it, and others can be chosen, which undo takes back. */
static void
test_no_rules (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-scenario-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "lost.scenario.xml", NULL);
  g_autofree char *shipped = shipped_path ("border-market-day.scenario.xml");
  g_autofree char *text = read_text (shipped), *half = NULL, *other = NULL, *after = NULL;
  g_auto (GStrv) rules = g_strsplit (text, "kind=\"ruleset\" id=\"siege\"", 2), library = NULL;
  CreScenarioDocument *document;

  half = g_strjoinv ("kind=\"ruleset\" id=\"siegge\"", rules);
  library = g_strsplit (half, "id=\"sample\"", 2);
  other = g_strjoinv ("id=\"samplee\"", library);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  document = open_at (path);
  g_assert_nonnull (cre_scenario_document_get_map (document));
  g_assert_nonnull (cr_characters_find (cre_scenario_document_get_library (document), "tom"));
  g_assert_nonnull (strstr (cre_document_get_warning (CRE_DOCUMENT (document)), "siegge"));
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), NULL, NULL));
  after = read_text (path);
  g_assert_cmpstr (after, ==, other);
  g_assert_true (
      cre_scenario_document_apply (document, use_other (document, FALSE, "sample"), "", 0));
  g_assert_true (
      cre_scenario_document_apply (document, use_other (document, TRUE, "classic"), "", 0));
  g_assert_cmpstr (
      cr_ruleset_get_id (cre_map_document_get_ruleset (cre_scenario_document_get_map (document))),
      ==, "classic");
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_cmpstr (
      cr_ruleset_get_id (cre_map_document_get_ruleset (cre_scenario_document_get_map (document))),
      ==, "siege");
  g_assert_finalize_object (document);
  g_unlink (path);
  g_rmdir (folder);
}

static void
checked_cb (gboolean *checked)
{
  *checked = TRUE;
}

static void
wait_for_check (CreScenarioCheck *check)
{
  gboolean checked = FALSE;
  gulong id = g_signal_connect_swapped (check, "checked", G_CALLBACK (checked_cb), &checked);

  while (!checked)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (check, id);
}

/* Problems follow what is done, each with the row that it is about. */
static void
test_check (void)
{
  static const char *const forces[] = { "force", "man", NULL };
  CreScenarioDocument *document = open_shipped ();
  CreScenarioCheck *check = cre_scenario_check_new (document);
  const CrScenario *scenario = cre_scenario_document_get (document);
  int yard = cr_scenario_find (scenario->areas, "yard");
  guint n_errors;

  wait_for_check (check);
  g_assert_cmpuint (cre_scenario_check_count (check, NULL, &n_errors), ==, 0);
  cre_scenario_document_apply (
      document,
      cr_scenario_remove (scenario, cr_scenario_get_area (scenario, (guint) yard)->node, NULL),
      "removal", 0);
  wait_for_check (check);
  g_assert_cmpuint (cre_scenario_check_count (check, forces, &n_errors), ==, 5);
  g_assert_cmpuint (n_errors, ==, 5);
  cre_document_undo (CRE_DOCUMENT (document));
  wait_for_check (check);
  g_assert_cmpuint (cre_scenario_check_count (check, NULL, &n_errors), ==, 0);
  cre_scenario_check_close (check);
  /* Its thread may keep it a moment longer. */
  g_object_unref (check);
  g_assert_finalize_object (document);
}

/* From a map there is a scenario at once, which can be played when somebody is in it. */
static void
test_new (void)
{
  g_autofree char *path = shipped_path ("border-castle.map.xml");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CreMapDocument *map = cre_map_document_open (file, NULL);
  CreScenarioDocument *document = cre_scenario_document_new (map, NULL);
  CrePlay *play = cre_play_new_scenario (document, NULL);

  g_assert_cmpuint (cre_scenario_document_get (document)->sides->len, ==, 2);
  g_assert_cmpuint (cre_scenario_document_get (document)->faults->len, ==, 0);
  g_assert_true (cre_play_is_of (play, document));
  g_assert_finalize_object (play);
  g_assert_finalize_object (document);
  g_assert_finalize_object (map);
}

/* The places that are offered are legal, each is a map of both; kept in a file it is one that a
 * scenario is played on, from wherever that lies, and undo gives the first map back (MAP-04). */
static void
test_join (void)
{
  g_autofree char *first = shipped_path ("border-castle.map.xml");
  g_autofree char *second = shipped_path ("medieval-town.map.xml");
  g_autofree char *folder = g_dir_make_tmp ("join-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "both.assembly.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (first), town = g_file_new_for_path (second);
  g_autoptr (GFile) both = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreMapDocument *map = cre_map_document_open (file, NULL), *whole, *shown;
  CreScenarioDocument *document = cre_scenario_document_new (map, NULL);
  CreJoin *join = cre_join_new (map, town, &error);
  g_autoptr (GArray) seam = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_assert_no_error (error);
  g_assert_cmpuint (cre_join_n_places (join), >, 10);
  shown = cre_join_build (join, 1, seam, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (seam->len, ==, 2);
  g_assert_true (cre_join_save (join, 1, path, &error));
  whole = cre_map_document_open (both, &error);
  g_assert_no_error (error);
  g_assert_cmpint (cre_map_document_get_grid (whole)->rows, ==,
                   cre_map_document_get_grid (shown)->rows);
  g_assert_cmpint (cre_map_document_get_grid (whole)->rows, >,
                   cre_map_document_get_grid (map)->rows);
  cre_scenario_document_use_map (document, whole);
  g_assert_true (cre_scenario_document_get_map (document) == whole);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cre_scenario_document_get_map (document) == map);
  /* None of its maps is written over. */
  g_assert_false (cre_join_save (join, 1, second, &error));
  g_unlink (path);
  g_rmdir (folder);
  cre_join_free (join);
  g_assert_finalize_object (shown);
  g_assert_finalize_object (document);
  g_assert_finalize_object (whole);
  g_assert_finalize_object (map);
}

/* Men are offered in the order of the areas, and each only while his is filled. */
static void
test_play (void)
{
  CreScenarioDocument *document = open_shipped ();
  CrePlay *play = cre_play_new_scenario (document, NULL);
  const CrCharacters *library = cre_scenario_document_get_library (document);
  const CrCharacter *hal = cr_characters_find (library, "hal");
  const CrCharacter *gunter = cr_characters_find (library, "gunter");

  g_assert_true (cre_play_awaits (play, hal, 1));
  g_assert_false (cre_play_awaits (play, gunter, 0));
  g_assert_false (cre_play_awaits (play, hal, 0));
  g_assert_true (cre_play_say (play, "place hal at 1612", NULL));
  g_assert_false (cre_play_awaits (play, hal, 1));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (play)));
  g_assert_true (cre_play_awaits (play, hal, 1));
  g_assert_finalize_object (play);
  g_assert_finalize_object (document);
}

/* (transfer full): begun and set up in part */
static CrePlay *
begin_play (CreScenarioDocument *document)
{
  g_autoptr (GError) error = NULL;
  CrePlay *play = cre_play_new_scenario (document, &error);

  g_assert_no_error (error);
  g_assert_true (cre_play_say (play, "place hal at 1612", &error));
  g_assert_no_error (error);
  return play;
}

/* A game of a scenario that was saved goes on as that, whatever became of the scenario's file. */
static void
test_resume (void)
{
  CreScenarioDocument *document = open_shipped ();
  CrePlay *play = begin_play (document);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("resume-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.playlog.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CreDocument *again;
  const CrState *state;

  g_assert_true (cre_document_save (CRE_DOCUMENT (play), file, &error));
  g_assert_no_error (error);
  again = cre_document_open (CRE_TYPE_PLAY, file, &error);
  g_assert_no_error (error);
  g_assert_null (cre_document_get_warning (again));
  state = cre_play_get_state (CRE_PLAY (again));
  g_assert_cmpstr (cr_state_get_scenario (state)->id, ==, "border-market-day");
  g_assert_true (cr_state_get_fighter (state, (guint) cr_state_find_fighter (state, "hal"))->here);
  g_assert_true (cre_play_say (CRE_PLAY (again), "place aylwin at 1512", &error));
  g_assert_no_error (error);
  g_assert_finalize_object (again);
  g_assert_finalize_object (play);
  g_assert_finalize_object (document);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Likewise where maps are put together: nothing of it lies beside the game. */
static void
test_resume_joined (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "town-by-night.scenario.xml", NULL);
  g_autoptr (GFile) shipped = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("joined-XXXXXX", NULL);
  g_autofree char *log = g_build_filename (folder, "a.playlog.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (log);
  CreDocument *document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, shipped, &error);
  CrePlay *play = cre_play_new_scenario (CRE_SCENARIO_DOCUMENT (document), &error);
  CreDocument *again;

  g_assert_no_error (error);
  g_assert_true (cre_document_save (CRE_DOCUMENT (play), file, &error));
  again = cre_document_open (CRE_TYPE_PLAY, file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);
  g_assert_finalize_object (again);
  g_assert_finalize_object (play);
  g_assert_finalize_object (document);
  g_assert_cmpint (g_remove (log), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A man goes into a library of one's own, comes again as he was changed, and stands in for who has
 * his id in the scenario. */
static void
test_library (void)
{
  CreScenarioDocument *document = open_shipped ();
  const CrCharacters *shipped = cre_scenario_document_get_library (document);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "My men.characters.xml", NULL);
  g_autoptr (CrNode) row = cr_own_character_new (cr_characters_find (shipped, "hal"));
  g_autoptr (CrCharacters) mine = NULL;

  cr_node_set (row, "name", "Hal the Grim");
  g_assert_true (cre_scenario_document_apply (
      document,
      cr_scenario_add (cre_scenario_document_get (document), NULL, NULL, cr_node_ref (row)), "own",
      0));
  for (int i = 0; i < 2; i++) {
    const CrCharacters *now = cre_scenario_document_get_library (document);
    const CrCharacter *who = cr_characters_find (now, i == 0 ? "tom" : "hal");

    g_assert_true (cr_characters_save_one (path, now, who, &error));
    g_assert_true (cr_characters_save_one (path, now, who, &error));
    g_assert_no_error (error);
  }
  mine = cr_characters_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cr_characters_get_id (mine), ==, "my-men");
  g_assert_cmpuint (cr_characters_n (mine), ==, 2);
  g_assert_cmpint (cr_characters_find (mine, "hal")->foot.attack[0].value, ==,
                   cr_characters_find (shipped, "hal")->foot.attack[0].value);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cre_scenario_document_apply (
      document,
      cr_scenario_take_characters (cre_scenario_document_get (document),
                                   cre_scenario_document_get_library (document), mine),
      "taken", 0));
  g_assert_nonnull (
      cr_node_find_with (cre_scenario_document_get (document)->root, "character", "id", "tom"));
  g_assert_cmpstr (
      cr_node_get (cr_characters_find (cre_scenario_document_get_library (document), "hal")->node,
                   "name"),
      ==, "Hal the Grim");
  g_assert_finalize_object (document);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* How it stands is a scenario on the same map, which begins so. */
static void
test_position (void)
{
  CreScenarioDocument *document = open_shipped (), *made;
  CrePlay *play = begin_play (document), *other;
  g_autoptr (GError) error = NULL;
  const CrScenario *it;

  made = cre_play_save_position (play, cre_scenario_document_get_map (document), &error);
  g_assert_no_error (error);
  it = cre_scenario_document_get (made);
  g_assert_cmpstr (cr_node_get (find_man (made, "hal"), "at"), ==, "16,12");
  g_assert_cmpuint (it->levels->len, ==, cre_scenario_document_get (document)->levels->len);
  g_assert_true (cre_scenario_document_get_map (made) == cre_scenario_document_get_map (document));
  other = cre_play_new_scenario (made, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (other);
  g_assert_finalize_object (made);
  g_assert_finalize_object (play);
  g_assert_finalize_object (document);
}

/* Figures of the scenario go before those of the library, and are the game's. */
static void
test_own (void)
{
  CreScenarioDocument *document = open_shipped ();
  const CrCharacter *hal = cr_characters_find (cre_scenario_document_get_library (document), "hal");
  int attack = hal->foot.attack[CR_CHARACTER_WHOLE].value;
  CrNode *row = cr_own_character_new (hal);
  g_autoptr (CrNode) figure = cr_node_copy (cr_node_find_with (row, "attack", "state", "whole"));
  CrePlay *play;

  g_assert_true (cre_scenario_document_apply (
      document, cr_scenario_add (cre_scenario_document_get (document), NULL, NULL, row), "own", 0));
  hal = cr_characters_find (cre_scenario_document_get_library (document), "hal");
  g_assert_cmpint (hal->foot.attack[CR_CHARACTER_WHOLE].value, ==, attack);
  cr_node_set_int (figure, "value", attack + 5);
  g_assert_true (cre_scenario_document_apply (
      document,
      cr_scenario_replace (cre_scenario_document_get (document),
                           cr_node_find_with (hal->node, "attack", "state", "whole"),
                           cr_node_ref (figure)),
      "own", 0));
  hal = cr_characters_find (cre_scenario_document_get_library (document), "hal");
  g_assert_cmpint (hal->foot.attack[CR_CHARACTER_WHOLE].value, ==, attack + 5);
  play = cre_play_new_scenario (document, NULL);
  g_assert_true (cre_play_awaits (play, hal, 1));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  hal = cr_characters_find (cre_scenario_document_get_library (document), "hal");
  g_assert_cmpint (hal->foot.attack[CR_CHARACTER_WHOLE].value, ==, attack);
  g_assert_finalize_object (play);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/scenario/undo", test_undo);
  g_test_add_func ("/editor/scenario/save", test_save);
  g_test_add_func ("/editor/scenario/no-map", test_no_map);
  g_test_add_func ("/editor/scenario/no-rules", test_no_rules);
  g_test_add_func ("/editor/scenario/check", test_check);
  g_test_add_func ("/editor/scenario/new", test_new);
  g_test_add_func ("/editor/scenario/join", test_join);
  g_test_add_func ("/editor/scenario/play", test_play);
  g_test_add_func ("/editor/scenario/resume", test_resume);
  g_test_add_func ("/editor/scenario/library", test_library);
  g_test_add_func ("/editor/scenario/resume-joined", test_resume_joined);
  g_test_add_func ("/editor/scenario/position", test_position);
  g_test_add_func ("/editor/scenario/own", test_own);
  return g_test_run ();
}
