/* test-play.c: a game as a document. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: MOV-01, MOV-03, MOV-08, SEQ-05, TMP-07. */
#include "bench.h"

#include "cr-xml-playlog.h"
#include "support.h"
#include "table.h"

#include <glib/gstdio.h>

/* Every order is a step: taken back one by one the game is as it was, done again as it became. */
static void
test_steps (Table *table, gconstpointer data)
{
  CreDocument *document = CRE_DOCUMENT (table->play);
  g_autofree char *last = NULL, *first = NULL, *again = NULL;

  table_begin (table);
  table_say (table, "move watkin to 4,3");
  table_say (table, "roll 4");
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "roll 4");
  g_assert_cmpuint (table_n_played (table), ==, 7);
  last = cr_state_dup_digest (cre_play_get_state (table->play));
  while (cre_document_undo (document))
    continue;
  first = cr_state_dup_digest (cre_play_get_state (table->play));
  g_assert_cmpstr (first, ==, table->digest);
  g_assert_cmpuint (table_n_played (table), ==, 0);
  while (cre_document_redo (document))
    continue;
  again = cr_state_dup_digest (cre_play_get_state (table->play));
  g_assert_cmpstr (again, ==, last);
  g_assert_cmpuint (table_n_played (table), ==, 7);
}

/* What is refused is no step, and says why. */
static void
test_refused (Table *table, gconstpointer data)
{
  static const struct {
    const char *order, *words;
  } cases[] = {
    { "move odo to 6,3", "(SEQ-05)" },    { "move watkin to 5,3", "(MOV-03)" },
    { "move watkin to 3,5", "(MOV-08)" }, { "move watkin to 14,9", "(MOV-01)" },
    { "move nobody to 1,1", "nobody" },
  };

  table_begin (table);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (cre_play_say (table->play, cases[i].order, &error));
    g_assert_nonnull (strstr (error->message, cases[i].words));
  }
  g_assert_cmpuint (table_n_played (table), ==, 5);
}

/* The game goes on with the castle it began with; taken over, what cannot be done there is told. */
static void
test_take_over (Table *table, gconstpointer data)
{
  CrEdit *edit = cr_edit_new ();
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  const CrMap *map = cre_map_document_get_map (table->map);
  CrePlay *over;

  table_begin (table);
  table_say (table, "move watkin to 4,3");
  g_assert_true (cre_play_is_about (table->play, table->map));
  cr_edit_set_code (edit, map, bench_place (table->map, "3,5"), CR_LAYER_TERRAIN, "void");
  cre_map_document_apply (table->map, edit, "digging", 0);
  g_assert_false (cre_play_is_about (table->play, table->map));
  table_assert_man (table, "watkin", "4,3");
  over = cre_play_take_over (table->play, table->map, lost);
  g_assert_true (cre_play_is_about (over, table->map));
  g_assert_cmpuint (lost->len, ==, 1);
  g_assert_nonnull (strstr (lost->pdata[0], "3,5"));
  g_assert_cmpuint (cre_play_get_log (over)->played->len, ==, 5);
  g_assert_finalize_object (over);
}

/* A door that is shut in the game is shut on its stage, not on the author's map, and open again
 * when that is taken back; the floor of a mine comes and goes there. */
static void
test_stage (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CreMapDocument) map = cre_map_document_open (file, &error);
  g_autoptr (CrePlay) play = NULL;
  const CrMap *seen;

  g_assert_no_error (error);
  play = cre_play_new (map, &error);
  seen = cre_map_document_get_map (cre_play_get_stage (play));
  cre_play_say (play, "place tom for garrison at 1412", &error);
  for (int i = 0; i < 7; i++)
    cre_play_say (play, "end", &error);
  g_assert_no_error (error);
  g_assert_true (cr_map_equal (seen, cre_map_document_get_map (map)));
  cre_play_say (play, "work tom drawbridge", &error);
  for (int i = 0; i < 4; i++)
    cre_play_say (play, "end", &error);
  g_assert_no_error (error);
  g_assert_true (cr_map_equal (seen, cr_state_get_map (cre_play_get_state (play))));
  g_assert_false (cr_map_equal (seen, cre_map_document_get_map (map)));
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_true (cr_map_equal (seen, cre_map_document_get_map (map)));
  g_assert_true (cre_play_say (play, "place sap as mine at 1204", &error));
  g_assert_cmpint (cr_map_n_floors (seen), ==, 2);
  cre_document_undo (CRE_DOCUMENT (play));
  g_assert_cmpint (cr_map_n_floors (seen), ==, 1);
}

/* Back to any order of the log and on again, by comma and full stop one by one. */
static void
test_log (Table *table, gconstpointer data)
{
  table_begin (table);
  table_say (table, "move watkin to 4,3");
  cre_play_go_to (table->play, 2);
  g_assert_cmpuint (table_n_played (table), ==, 2);
  g_assert_true (cre_tool_turn (table->tool, 1));
  g_assert_cmpuint (table_n_played (table), ==, 3);
  cre_play_go_to (table->play, 99);
  table_assert_man (table, "watkin", "4,3");
  g_assert_true (cre_tool_turn (table->tool, -1));
  table_assert_man (table, "watkin", "3,3");
}

static void
count_left (CrePlay *play, guint n, guint *total)
{
  *total += n;
}

static const CrPlayed *
find_last (Table *table)
{
  const GPtrArray *played = cre_play_get_log (table->play)->played;

  return played->pdata[played->len - 1];
}

/* What was taken back can be done again, also by ordering it once more; another order leaves it,
 * the dice that fell are told in the log, and it can be brought back as it was. */
static void
test_other_way (Table *table, gconstpointer data)
{
  guint n_left = 0, n;
  g_autofree char *before = NULL, *after = NULL;

  g_signal_connect (table->play, "left", G_CALLBACK (count_left), &n_left);
  table_begin (table);
  n = table_n_played (table);
  table_say (table, "move watkin to 4,3");
  table_say (table, "end");
  table_say (table, "end");
  table_say (table, "attack watkin at odo");
  table_say (table, "choose 1");
  before = cr_state_dup_digest (cre_play_get_state (table->play));
  for (int i = 0; i < 5; i++)
    g_assert_true (cre_play_take_back (table->play));
  g_assert_cmpuint (table_n_played (table), ==, n);
  table_say (table, "move watkin to 4,3");
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 4);
  g_assert_cmpuint (n_left, ==, 0);
  table_say (table, "move conrad to 4,5");
  g_assert_cmpuint (n_left, ==, 4);
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 0);
  g_assert_true (find_last (table)->anew);
  g_assert_true (cre_play_bring_back (table->play));
  g_assert_cmpuint (table_n_played (table), ==, n + 1);
  while (cre_document_redo (CRE_DOCUMENT (table->play)))
    continue;
  after = cr_state_dup_digest (cre_play_get_state (table->play));
  g_assert_cmpstr (after, ==, before);
  g_assert_false (find_last (table)->anew);
  g_assert_true (cre_play_bring_back (table->play));
  g_assert_true (cre_document_redo (CRE_DOCUMENT (table->play)));
  g_assert_cmpstr (table_get_last (table), ==, "move conrad to 4,5");
}

/* Played on from an order of the log, what came later can be brought back as well, and is no other
 * game for that. */
static void
test_from_here (Table *table, gconstpointer data)
{
  guint n;

  table_begin (table);
  table_say (table, "end");
  table_say (table, "end");
  n = table_n_played (table);
  cre_play_go_to (table->play, 3);
  cre_play_leave (table->play);
  g_assert_cmpuint (table_n_played (table), ==, 3);
  g_assert_false (cre_document_redo (CRE_DOCUMENT (table->play)));
  g_assert_true (cre_play_bring_back (table->play));
  g_assert_cmpuint (table_n_played (table), ==, 3);
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, n - 3);
  g_assert_false (cre_play_bring_back (table->play));
}

/* Who looks at an earlier moment changes nothing by what he orders, but can do again what came
 * next; one order taken back is no such moment. */
static void
test_looking_back (Table *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint n;

  table_begin (table);
  table_say (table, "move watkin to 4,3");
  table_say (table, "end");
  n = table_n_played (table);
  cre_play_step (table->play, -1);
  cre_play_step (table->play, -1);
  g_assert_true (cre_play_is_looking_back (table->play));
  g_assert_false (cre_play_say (table->play, "move conrad to 4,5", &error));
  g_assert_nonnull (strstr (error->message, "Play from here"));
  g_clear_error (&error);
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 2);
  table_say (table, "move watkin to 4,3");
  g_assert_true (cre_play_is_looking_back (table->play));
  cre_play_go_to (table->play, n);
  g_assert_false (cre_play_is_looking_back (table->play));
  g_assert_true (cre_play_take_back (table->play));
  g_assert_false (cre_play_is_looking_back (table->play));
  table_say (table, "move conrad to 4,5");
}

/* What was left out comes back by undo when what came in its place is taken back, and goes again by
 * redo; what came in its place is not lost either. */
static void
test_undo_leaving (Table *table, gconstpointer data)
{
  guint n;

  table_begin (table);
  n = table_n_played (table);
  table_say (table, "move watkin to 4,3");
  table_say (table, "end");
  cre_play_go_to (table->play, n);
  cre_play_leave (table->play);
  g_assert_cmpstr (cre_play_get_undo_label (table->play), ==, "leaving 2 later orders out");
  table_say (table, "move conrad to 4,5");
  g_assert_cmpstr (cre_play_get_undo_label (table->play), ==,
                   "Conrad goes from 0305 to 0405 for 1 point.");
  g_assert_true (cre_play_take_back (table->play));
  g_assert_cmpstr (cre_play_get_undo_label (table->play), ==, "leaving 2 later orders out");
  g_assert_cmpstr (cre_play_get_redo_label (table->play), ==,
                   "Conrad goes from 0305 to 0405 for 1 point.");
  g_assert_true (cre_play_take_back (table->play));
  g_assert_true (cre_play_is_looking_back (table->play));
  g_assert_cmpuint (table_n_played (table), ==, n);
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 2);
  g_assert_cmpstr (cre_play_get_redo_label (table->play), ==, "leaving 2 later orders out");
  g_assert_true (cre_play_take_back (table->play));
  g_assert_true (cre_play_redo (table->play));
  g_assert_true (cre_play_redo (table->play));
  g_assert_true (cre_play_redo (table->play));
  g_assert_cmpstr (table_get_last (table), ==, "move conrad to 4,5");
  g_assert_false (cre_play_redo (table->play));
  /* On in the older line: the newer one is brought back by undo. */
  g_assert_true (cre_play_take_back (table->play));
  g_assert_true (cre_play_take_back (table->play));
  cre_play_go_to (table->play, n + 2);
  g_assert_cmpstr (table_get_last (table), ==, "end");
  g_assert_true (cre_play_take_back (table->play));
  g_assert_true (cre_play_take_back (table->play));
  g_assert_cmpstr (cre_play_get_undo_label (table->play), ==, "leaving 1 later order out");
}

/* In a folder of its own the log says where its castle lies. A die that is another than was rolled
 * is told with its line, and the game is open up to there. */
static void
test_hint (Table *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = support_make_folder ();
  g_autofree char *maps = g_build_filename (folder, "maps", NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autoptr (GFile) map = g_file_new_build_filename (maps, "a.map.xml", NULL);
  g_autoptr (GFile) log = g_file_new_build_filename (games, "a.playlog.xml", NULL);
  g_autofree char *text = NULL, *altered = NULL, *path = g_file_get_path (log);
  g_auto (GStrv) halves = NULL;
  CreDocument *opened;
  CrePlay *play;

  g_assert_true (g_mkdir (maps, 0700) == 0 && g_mkdir (games, 0700) == 0);
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), map, &error));
  play = cre_play_new (table->map, &error);
  g_assert_true (cre_play_say (play, "place watkin at 3,3", &error));
  g_assert_true (cre_play_say (play, "place odo for garrison at 4,3", &error));
  for (int i = 0; i < 4; i++)
    g_assert_true (cre_play_say (play, "end", &error));
  g_assert_true (cre_play_say (play, "roll 3", &error));
  g_assert_true (cre_play_say (play, "attack watkin at odo", &error));
  g_assert_true (cre_play_say (play, "choose 1", &error));
  g_assert_true (cre_document_save (CRE_DOCUMENT (play), log, &error));
  g_assert_finalize_object (play);
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_assert_null (cre_document_get_warning (opened));
  g_assert_finalize_object (opened);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "file=\"../maps/a.map.xml\""));
  halves = g_strsplit (text, "<die value=\"3\"", 2);
  altered = g_strjoinv ("<die value=\"4\"", halves);
  g_assert_true (g_file_set_contents (path, altered, -1, NULL));
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (cre_document_get_warning (opened), "line "));
  g_assert_nonnull (strstr (cre_document_get_warning (opened), ", column 5: die 1")); /* its own */
  g_assert_cmpuint (cre_play_get_log (CRE_PLAY (opened))->played->len, ==, 8);
  g_assert_finalize_object (opened);

  g_clear_pointer (&altered, g_free);
  altered = g_strjoinv ("<die modified=\"5\" value=\"3\"", halves);
  g_assert_true (g_file_set_contents (path, altered, -1, NULL));
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (cre_document_get_warning (opened), "counts as 5 in the log, and as 3"));
  g_assert_finalize_object (opened);
  support_remove_folder (folder);
}

/* The options of a game are asked of its own rules, and go with it to another castle. */
static void
test_options (Table *table, gconstpointer data)
{
  const char *choices[] = { "allowances=first", "refusal=no", NULL };
  const char *wrong[] = { "allowances=none", NULL };
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrePlay) play =
      cre_play_take_over_by (table->play, table->map, choices, 12, lost, &error);
  g_autoptr (CrePlay) over = NULL;

  g_assert_no_error (error);
  over = cre_play_take_over (play, table->map, lost);
  g_assert_true (cr_state_says (cre_play_get_state (over), "allowances", "first"));
  g_assert_false (cr_state_says (cre_play_get_state (table->play), "allowances", "first"));
  g_assert_cmpint (cr_state_get_turn (cre_play_get_state (over))->last, ==, 12);
  g_assert_cmpuint (lost->len, ==, 0);
  {
    g_autoptr (CrePlay) other = NULL;

    g_assert_true (cre_play_say (play, "place watkin at 3,3", &error));
    other = cre_play_take_over_by (play, table->map, (const char *[]){ "refusal=no", NULL }, 0,
                                   lost, &error);
    g_assert_false (cr_state_says (cre_play_get_state (other), "allowances", "first"));
    g_assert_cmpint (cr_state_find_fighter (cre_play_get_state (other), "watkin"), ==, 0);
    g_assert_cmpint (cr_state_get_turn (cre_play_get_state (other))->last, ==, 0);
  }
  g_assert_null (cre_play_take_over_by (play, table->map, wrong, 0, lost, &error));
  g_assert_nonnull (error);
}

/* Of whom the side at the screen does not see nothing is shown, counted or told. TMP-07 */
static void
test_viewer (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "templars-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  Table table = { .map = cre_map_document_open (file, &error) };
  const CrPlayed *played;
  CrPlace place;
  g_auto (GStrv) told = NULL, hidden = NULL;
  const CrCharacter *hal;

  g_assert_no_error (error);
  table.play = cre_play_new (table.map, &error);
  table.tool = cre_tool_play_new (table.play);
  table_say (&table, "place hal for garrison at p/24,10");
  played = cre_play_get_log (table.play)->played->pdata[0];
  hal = cr_state_get_fighter (cre_play_get_state (table.play), 0)->character;
  place = cr_state_get_fighter (cre_play_get_state (table.play), 0)->man.place;
  cre_tool_play_choose (CRE_TOOL_PLAY (table.tool), 0);
  cre_play_set_viewer (table.play, 1);
  told = cre_play_dup_words (table.play, played);
  g_assert_cmpint (cre_play_find_man (table.play, place, -1), ==, 0);
  g_assert_cmpuint (cre_play_count (table.play, hal, 1), ==, 1);
  g_assert_cmpstr (told[0], ==, "Hal is put on p/2410.");
  cre_play_set_viewer (table.play, 0);
  hidden = cre_play_dup_words (table.play, played);
  g_assert_cmpint (cre_play_find_man (table.play, place, -1), ==, -1);
  g_assert_cmpuint (cre_play_count (table.play, hal, 1), ==, 0);
  g_assert_cmpstr (hidden[0], ==, "Out of sight.");
  g_assert_null (hidden[1]);
  g_assert_cmpint (cre_tool_play_get_chosen (CRE_TOOL_PLAY (table.tool)), ==, -1);
  g_assert_true (cr_state_get_fighter (cre_play_get_state (table.play), 0)->here);
  /* In the passage he is seen by whoever is there too. */
  table_say (&table, "place mark for besiegers at p/21,9");
  g_assert_cmpint (cre_play_find_man (table.play, place, -1), ==, 0);
  g_assert_finalize_object (table.tool);
  g_assert_finalize_object (table.play);
  g_assert_finalize_object (table.map);
}

/* In fair play one may look back, but not give another order where a die has been rolled since;
 * else one may, and the log says so. */
static void
test_fair (Table *table, gconstpointer data)
{
  const char *choices[] = { "fair-play=fair", "refusal=no", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CrePlay) fair =
      cre_play_take_over_by (table->play, table->map, choices, 0, lost, &error);
  g_autoptr (GBytes) bytes = NULL;
  CrePlay *plays[] = { table->play, fair };
  static const char *const orders[] = {
    "place roland at 4,3",
    "place odo as crispin for garrison at 5,3",
    "end",
    "end",
    "end",
    "end",
    "roll 1",
    "attack roland at odo",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plays); i++) {
    CreDocument *document = CRE_DOCUMENT (plays[i]);
    const GPtrArray *played = cre_play_get_log (plays[i])->played;

    for (gsize j = 0; j < G_N_ELEMENTS (orders); j++)
      g_assert_true (cre_play_say (plays[i], orders[j], &error));
    if (cr_state_get_awaited (cre_play_get_state (plays[i])) != NULL)
      g_assert_true (cre_play_say (plays[i], "choose 1", &error));
    g_assert_true (cre_document_undo (document));
    while (played->len > 7)
      g_assert_true (cre_document_undo (document));
    g_assert_cmpint (cre_play_say (plays[i], "end", &error), ==, plays[i] == table->play);
    if (plays[i] == table->play) {
      g_assert_true (((CrPlayed *) played->pdata[7])->anew);
      g_assert_true (cre_play_say (plays[i], "end", &error));
      g_assert_false (((CrPlayed *) played->pdata[8])->anew);
      bytes = cr_playlog_write (cre_play_get_log (plays[i]));
      g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), "anew=\"yes\""));
      continue;
    }
    g_assert_nonnull (error);
    g_clear_error (&error);
    g_assert_true (cre_document_redo (document));
    g_assert_true (cre_play_say (plays[i], "end", &error));
    g_assert_true (cre_document_undo (document)); /* no die was rolled for that */
    g_assert_true (cre_play_say (plays[i], "end", &error));
  }
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Over phases in which nobody can be given an order one passes at once, there and back; each is
 * ended by an order of its own. */
static void
test_passes (Table *table, gconstpointer data)
{
  const CrState *state = cre_play_get_state (table->play);
  guint n = 0, before;

  table_say (table, "place roland at 3,3");
  table_say (table, "place watkin for garrison at 12,8");
  g_signal_connect_swapped (table->play, "changed", G_CALLBACK (count_cb), &n);
  g_assert_true (cre_play_end_phase (table->play, NULL));
  g_assert_cmpint (cr_state_get_turn (state)->phase, ==, 0);
  cre_play_set_passes (table->play, TRUE);
  g_assert_true (cre_play_end_phase (table->play, NULL));
  g_assert_cmpint (cr_state_get_turn (state)->phase, ==, 1);
  before = table_n_played (table);
  n = 0;
  g_assert_true (cre_play_end_phase (table->play, NULL));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (table_n_played (table), ==, before + 5);
  g_assert_cmpint (cr_state_get_actor (state), ==, 1);
  g_assert_cmpint (cr_state_get_turn (state)->phase, ==, 1);
  g_assert_true (cre_play_take_back (table->play));
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (table_n_played (table), ==, before);
  g_assert_cmpint (cr_state_get_actor (state), ==, 0);
  /* Whoever is beside an enemy could fight. */
  table_say (table, "place watkin at 4,3");
  g_assert_true (cre_play_end_phase (table->play, NULL));
  g_assert_true (cr_phase_allows (cr_state_get_phase (state), cr_verb_get_name (CR_VERB_ATTACK)));
}

#define ADD(name, function) \
  g_test_add ("/editor/play/" name, Table, NULL, table_set_up, function, table_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("steps", test_steps);
  ADD ("refused", test_refused);
  ADD ("take-over", test_take_over);
  ADD ("log", test_log);
  ADD ("other-way", test_other_way);
  ADD ("from-here", test_from_here);
  ADD ("looking-back", test_looking_back);
  ADD ("undo-leaving", test_undo_leaving);
  ADD ("hint", test_hint);
  ADD ("options", test_options);
  ADD ("fair", test_fair);
  ADD ("passes", test_passes);
  g_test_add_func ("/editor/play/viewer", test_viewer);
  g_test_add_func ("/editor/play/stage", test_stage);
  return g_test_run ();
}
