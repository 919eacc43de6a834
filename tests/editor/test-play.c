/* test-play.c: a game as a document, and the hand that moves men.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: MOV-01, MOV-03, MOV-08, MOV-13, CBT-07, LAD-02, SEQ-05. */
#include "bench.h"

#include "cr-xml-playlog.h"
#include "cre-recovery.h"
#include "cre-tool-play.h"
#include "support.h"

#include <glib/gstdio.h>

/* @digest: of the state before anything was done */
typedef struct {
  CreMapDocument *map;
  CrePlay *play;
  CreTool *tool;
  char *digest;
} Table;

static void
set_up (Table *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  table->map = bench_new_document ();
  table->play = cre_play_new (table->map, &error);
  g_assert_no_error (error);
  table->tool = cre_tool_play_new (table->play);
  table->digest = cr_state_dup_digest (cre_play_get_state (table->play));
}

static void
tear_down (Table *table, gconstpointer data)
{
  g_free (table->digest);
  g_assert_finalize_object (table->tool);
  g_assert_finalize_object (table->play);
  g_assert_finalize_object (table->map);
}

static void
say (Table *table, const char *order)
{
  g_autoptr (GError) error = NULL;

  cre_play_say (table->play, order, &error);
  g_assert_no_error (error);
}

/* The besiegers may move, two men of them and one of the garrison are there. */
static void
begin (Table *table)
{
  say (table, "place watkin at 3,3");
  say (table, "place conrad at 3,5");
  say (table, "place odo as crispin for garrison at 5,3");
  say (table, "end");
  say (table, "end");
}

static void
assert_man (Table *table, const char *id, const char *place)
{
  const CrState *state = cre_play_get_state (table->play);
  int man = cr_state_find_fighter (state, id);
  g_autofree char *at = NULL;

  g_assert_cmpint (man, >=, 0);
  at = cr_map_format_place (cr_state_get_map (state),
                            cr_state_get_fighter (state, (guint) man)->man.place);
  g_assert_cmpstr (at, ==, place);
}

static guint
n_played (Table *table)
{
  return cre_play_get_log (table->play)->played->len;
}

/* Every order is a step: taken back one by one the game is as it was, done again as it became. */
static void
test_steps (Table *table, gconstpointer data)
{
  CreDocument *document = CRE_DOCUMENT (table->play);
  g_autofree char *last = NULL, *first = NULL, *again = NULL;

  begin (table);
  say (table, "move watkin to 4,3");
  say (table, "roll 4");
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "roll 4");
  g_assert_cmpuint (n_played (table), ==, 7);
  last = cr_state_dup_digest (cre_play_get_state (table->play));
  while (cre_document_undo (document))
    continue;
  first = cr_state_dup_digest (cre_play_get_state (table->play));
  g_assert_cmpstr (first, ==, table->digest);
  g_assert_cmpuint (n_played (table), ==, 0);
  while (cre_document_redo (document))
    continue;
  again = cr_state_dup_digest (cre_play_get_state (table->play));
  g_assert_cmpstr (again, ==, last);
  g_assert_cmpuint (n_played (table), ==, 7);
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

  begin (table);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (cre_play_say (table->play, cases[i].order, &error));
    g_assert_nonnull (strstr (error->message, cases[i].words));
  }
  g_assert_cmpuint (n_played (table), ==, 5);
}

/* A press shows where he can go, a drag sends him, Backspace takes it back. */
static void
test_drag (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CrPlace to = bench_place (table->map, "4,3");
  CreAim aim = bench_aim (table->map, "3,3", 0);
  int cost = 0;

  begin (table);
  g_assert_null (cre_tool_get_reach (table->tool));
  cre_tool_begin (table->tool, &aim);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 0);
  g_assert_cmpint (cr_reach_get_cost (cre_tool_get_reach (table->tool), to), ==, 1);
  aim = bench_aim (table->map, "4,3", 0);
  cre_tool_drag (table->tool, &aim);
  g_assert_cmpuint (cre_tool_play_get_path (tool, &cost)->len, ==, 1);
  g_assert_cmpint (cost, ==, 1);
  g_assert_cmpstr (cre_tool_get_status (table->tool), ==, "Watkin 0303 → 0403: 1 of 6 MP.");
  cre_tool_end (table->tool, &aim);
  assert_man (table, "watkin", "4,3");
  g_assert_true (cre_tool_take_back (table->tool));
  assert_man (table, "watkin", "3,3");
}

/* Over a hex that is not for him the hand says why, and letting go there does nothing. */
static void
test_drag_refused (Table *table, gconstpointer data)
{
  CreAim aim = bench_aim (table->map, "3,3", 0);
  int cost;

  begin (table);
  cre_tool_begin (table->tool, &aim);
  aim = bench_aim (table->map, "5,3", 0);
  cre_tool_drag (table->tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_word (table->tool)->text, "(MOV-03)"));
  g_assert_null (cre_tool_play_get_path (CRE_TOOL_PLAY (table->tool), &cost));
  cre_tool_end (table->tool, &aim);
  assert_man (table, "watkin", "3,3");
  g_assert_nonnull (cre_tool_get_word (table->tool));
}

/* Of whoever has to wait no reach is shown. */
static void
test_other_side (Table *table, gconstpointer data)
{
  begin (table);
  bench_click (table->tool, "5,3", 0);
  g_assert_cmpint (cre_tool_play_get_chosen (CRE_TOOL_PLAY (table->tool)), ==, 2);
  g_assert_null (cre_tool_get_reach (table->tool));
  bench_click (table->tool, "6,3", 0);
  assert_man (table, "odo", "5,3");
}

static const CrCharacter *
find_character (Table *table, const char *id)
{
  return cr_characters_find (cr_state_get_library (cre_play_get_state (table->play)), id);
}

/* A man of the library is put where the next click is; the second of his name gets a number; who
 * was taken off comes back himself. */
static void
test_newcomers (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CreAim aim = bench_aim (table->map, "2,2", 0);

  cre_tool_play_take (tool, find_character (table, "watkin"), 1);
  bench_click (table->tool, "2,2", 0);
  assert_man (table, "watkin", "2,2");
  g_assert_true (g_str_has_prefix (cre_tool_get_status (table->tool), "Watkin, Halberdier"));
  g_assert_cmpint (cr_state_get_fighter (cre_play_get_state (table->play), 0)->side, ==, 1);
  g_assert_null (cre_tool_play_get_taken (tool, NULL));
  cre_tool_play_take (tool, find_character (table, "watkin"), 1);
  cre_tool_play_drop (tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_word (table->tool)->text, "(MOV-08)"));
  aim = bench_aim (table->map, "3,2", 0);
  cre_tool_play_drop (tool, &aim);
  assert_man (table, "watkin-2", "3,2");
  g_assert_cmpuint (cre_play_count (table->play, find_character (table, "watkin"), 1), ==, 2);
  g_assert_cmpuint (cre_play_count (table->play, find_character (table, "watkin"), 0), ==, 0);
  cre_tool_erase (table->tool, &aim);
  g_assert_cmpuint (n_played (table), ==, 3);
  cre_tool_play_take (tool, find_character (table, "watkin"), 1);
  bench_click (table->tool, "4,2", 0);
  assert_man (table, "watkin-2", "4,2");
}

/* The same by the keyboard alone. */
static void
test_keys (Table *table, gconstpointer data)
{
  CreAim here = bench_aim (table->map, "3,3", 0), there = bench_aim (table->map, "4,3", 0);
  CreAim end = bench_aim (table->map, "4,3", CRE_CTRL);

  cre_tool_play_take (CRE_TOOL_PLAY (table->tool), find_character (table, "watkin"), 0);
  cre_tool_activate (table->tool, &here);
  cre_tool_activate (table->tool, &end);
  cre_tool_activate (table->tool, &end);
  cre_tool_cancel (table->tool);
  cre_tool_activate (table->tool, &here);
  cre_tool_activate (table->tool, &there);
  assert_man (table, "watkin", "4,3");
  g_assert_cmpint (cr_state_get_fighter (cre_play_get_state (table->play), 0)->points, ==, 5);
}

/* The game goes on with the castle it began with; taken over, what cannot be done there is told. */
static void
test_take_over (Table *table, gconstpointer data)
{
  CrEdit *edit = cr_edit_new ();
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  const CrMap *map = cre_map_document_get_map (table->map);
  CrePlay *over;

  begin (table);
  say (table, "move watkin to 4,3");
  g_assert_true (cre_play_is_about (table->play, table->map));
  cr_edit_set_code (edit, map, bench_place (table->map, "3,5"), CR_LAYER_TERRAIN, "void");
  cre_map_document_apply (table->map, edit, "digging", 0);
  g_assert_false (cre_play_is_about (table->play, table->map));
  assert_man (table, "watkin", "4,3");
  over = cre_play_take_over (table->play, table->map, lost);
  g_assert_true (cre_play_is_about (over, table->map));
  g_assert_cmpuint (lost->len, ==, 1);
  g_assert_nonnull (strstr (lost->pdata[0], "3,5"));
  g_assert_cmpuint (cre_play_get_log (over)->played->len, ==, 5);
  g_assert_finalize_object (over);
}

static const char *
get_last (Table *table)
{
  const GPtrArray *played = cre_play_get_log (table->play)->played;

  return ((CrPlayed *) played->pdata[played->len - 1])->order;
}

/* In words; an order that only asks somebody says what. */
static const char *
get_last_words (Table *table)
{
  const GPtrArray *played = cre_play_get_log (table->play)->played;

  return ((CrPlayed *) played->pdata[played->len - 1])->words[0];
}

/* Combat, with a foe beside him: he is outlined, a click there attacks him. What the rules leave to
 * a player is asked, its hexes are outlined, and a click on one is the answer. */
static void
test_attack (Table *table, gconstpointer data)
{
  CrState *state = cre_play_get_state (table->play);
  CreDocument *document = CRE_DOCUMENT (table->play);
  guint n_asked = 0;
  gsize n = 0;

  say (table, "place roland at 4,3");
  say (table, "place odo as crispin for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    say (table, "end");
  for (int die = 1; die <= 6; die++) {
    g_autofree char *roll = g_strdup_printf ("roll %d", die);

    say (table, roll);
    bench_click (table->tool, "4,3", 0);
    g_assert_true (cr_place_equal (cre_tool_get_held (table->tool, &n)->place,
                                   bench_place (table->map, "5,3")));
    bench_click (table->tool, "5,3", 0);
    g_assert_cmpstr (get_last (table), ==, "attack roland at odo");
    g_assert_nonnull (get_last_words (table));
    if (cr_state_get_awaited (state) != NULL) {
      CrPlace to = cre_tool_get_held (table->tool, &n)[n - 1].place;
      CreAim aim = cre_aim_at_place (cre_map_document_get_grid (table->map), to, 0);

      cre_tool_begin (table->tool, &aim);
      cre_tool_end (table->tool, &aim);
      g_assert_true (g_str_has_prefix (get_last (table), "choose "));
      cre_document_undo (document);
      n_asked++;
    }
    cre_document_undo (document);
    cre_document_undo (document);
  }
  g_assert_cmpuint (n_asked, >, 0);
}

/* A door that is shut in the game is shut on its stage, not on the author's map, and open again
 * when that is taken back. */
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
}

/* From one to the next of those whose turn it is, round and back. */
static void
test_step (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);

  g_assert_false (cre_tool_play_step (tool, 1));
  begin (table);
  for (int i = 0; i < 3; i++) {
    g_assert_true (cre_tool_play_step (tool, 1));
    g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, i % 2);
  }
  g_assert_true (cre_tool_play_step (tool, -1));
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 1);
}

/* Several in hand attack together: by Shift and a click or by Shift+Enter one is added or let go,
 * and pointing at a foe says how it would stand before it is done. CBT-07 */
static void
test_joined (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CreAim wulf = bench_aim (table->map, "5,4", CRE_SHIFT), odo = bench_aim (table->map, "5,3", 0);
  int n = 0;

  say (table, "place tom at 4,3");
  say (table, "place wulf at 5,4");
  say (table, "place odo as crispin for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    say (table, "end");
  bench_click (table->tool, "4,3", 0);
  bench_click (table->tool, "5,4", CRE_CTRL);
  cre_tool_play_get_men (tool, &n);
  g_assert_cmpint (n, ==, 2);
  g_assert_nonnull (strstr (cre_tool_get_status (table->tool), "Tom, Wulf together: attack 16."));
  cre_tool_activate (table->tool, &wulf);
  cre_tool_play_get_men (tool, &n);
  g_assert_cmpint (n, ==, 1);
  cre_tool_activate (table->tool, &wulf);
  cre_tool_hover (table->tool, &odo);
  g_assert_cmpstr (cre_tool_get_status (table->tool), ==,
                   "Attack Odo together: 16 against 7: 2:1 (CBT-02); 1 column right, as several "
                   "attack one (CBT-07); so 3:1.");
  g_assert_cmpstr (cre_tool_play_get_odds (tool), ==, "3:1");
  g_assert_cmpuint (cre_tool_play_get_path (tool, &n)->len, ==, 2);
  bench_click (table->tool, "5,3", 0);
  g_assert_cmpstr (get_last (table), ==, "attack tom+wulf at odo");
  g_assert_null (cre_tool_play_get_odds (tool));
  cre_document_undo (CRE_DOCUMENT (table->play));
  bench_click (table->tool, "5,3", CRE_SHIFT);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 2);
}

/* Tab goes through the answers to what is asked, and leaves the map after the last of them; Enter
 * gives the one that was gone to. */
static void
test_answers (Table *table, gconstpointer data)
{
  CrState *state = cre_play_get_state (table->play);
  CrPlace at = bench_place (table->map, "1,1");
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  CreAim aim;

  g_assert_false (cre_tool_next (table->tool, 1, &at));
  say (table, "place leopold at 3,3");
  say (table, "place odo as crispin for garrison at 5,3");
  say (table, "end");
  for (int die = 1; die <= 10 && cr_state_get_awaited (state) == NULL; die++) {
    g_autofree char *roll = g_strdup_printf ("roll %d", die);

    say (table, roll);
    say (table, "shoot leopold at odo");
    if (cr_state_get_awaited (state) == NULL) {
      cre_document_undo (CRE_DOCUMENT (table->play));
      cre_document_undo (CRE_DOCUMENT (table->play));
    }
  }
  cr_state_list_choices (state, choices);
  g_assert_cmpuint (choices->len, >, 1);
  g_assert_nonnull (strstr (cre_tool_get_status (table->tool), "by Tab"));
  for (guint i = 0; i < choices->len; i++) {
    g_assert_true (cre_tool_next (table->tool, 1, &at));
    g_assert_true (cr_place_equal (at, g_array_index (choices, CrChoice, i).place));
  }
  g_assert_false (cre_tool_next (table->tool, 1, &at));
  g_assert_true (cre_tool_next (table->tool, -1, &at));
  aim = cre_aim_at_place (cre_map_document_get_grid (table->map), at, 0);
  cre_tool_hover (table->tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_status (table->tool), "Odo to"));
  cre_tool_activate (table->tool, &aim);
  g_assert_true (g_str_has_prefix (get_last (table), "choose "));
}

/* A ladder is laid over the hex and the next one on the side that is aimed at, by pointer and keys.
 */
static void
test_ladder (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  const CrGrid *grid = cre_map_document_get_grid (table->map);
  CreAim aim = cre_aim_at_side (grid, bench_place (table->map, "3,3"), 2, 0);
  gsize n = 0;

  cre_tool_play_take_ladder (tool);
  g_assert_true (cre_tool_play_is_placing (tool));
  g_assert_false (cre_tool_turn (table->tool, 1));
  cre_tool_hover (table->tool, &aim);
  cre_tool_get_preview (table->tool, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_nonnull (strstr (cre_tool_get_status (table->tool), "A ladder from 0303 to 04"));
  cre_tool_activate (table->tool, &aim);
  g_assert_cmpstr (get_last (table), ==, "lay ladder-1 at 3,3 facing SE");
  g_assert_false (cre_tool_play_is_placing (tool));
  cre_tool_play_take_ladder (tool);
  aim = cre_aim_at_side (grid, bench_place (table->map, "5,3"), 3, 0);
  cre_tool_play_drop (tool, &aim);
  g_assert_cmpstr (get_last (table), ==, "lay ladder-2 at 5,3 facing S");
}

/* Who carries a ladder takes it and the other bearer along, and raises it where one points. */
static void
test_carried (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "game",
                                            "wall.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  Table table = { .map = cre_map_document_open (file, &error) };

  g_assert_no_error (error);
  table.play = cre_play_new (table.map, &error);
  table.tool = cre_tool_play_new (table.play);
  say (&table, "place tom at 0508");
  say (&table, "place hal at 0509");
  say (&table, "lay ladder-1 at 0508 facing S");
  say (&table, "end");
  say (&table, "end");
  say (&table, "lift tom+hal ladder-1");
  bench_click (table.tool, "5,8", 0);
  bench_click (table.tool, "5,8", 0);
  g_assert_cmpstr (get_last (&table), ==, "lift tom+hal ladder-1");
  bench_click (table.tool, "5,9", 0);
  bench_click (table.tool, "5,7", 0);
  g_assert_cmpstr (get_last (&table), ==, "carry ladder-1 to 5,6 5,7");
  bench_click (table.tool, "5,5", 0);
  g_assert_cmpstr (get_last (&table), ==, "raise ladder-1 against 5,6:N");
  g_assert_finalize_object (table.tool);
  g_assert_finalize_object (table.play);
  g_assert_finalize_object (table.map);
}

/* Back to any order of the log and on again, by comma and full stop one by one. */
static void
test_log (Table *table, gconstpointer data)
{
  begin (table);
  say (table, "move watkin to 4,3");
  cre_play_go_to (table->play, 2);
  g_assert_cmpuint (n_played (table), ==, 2);
  g_assert_true (cre_tool_turn (table->tool, 1));
  g_assert_cmpuint (n_played (table), ==, 3);
  cre_play_go_to (table->play, 99);
  assert_man (table, "watkin", "4,3");
  g_assert_true (cre_tool_turn (table->tool, -1));
  assert_man (table, "watkin", "3,3");
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
  begin (table);
  n = n_played (table);
  say (table, "move watkin to 4,3");
  say (table, "end");
  say (table, "end");
  say (table, "attack watkin at odo");
  say (table, "choose 1");
  before = cr_state_dup_digest (cre_play_get_state (table->play));
  cre_play_go_to (table->play, n);
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 5);
  say (table, "move watkin to 4,3");
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 4);
  g_assert_cmpuint (n_left, ==, 0);
  say (table, "move conrad to 4,5");
  g_assert_cmpuint (n_left, ==, 4);
  g_assert_cmpuint (cre_play_get_undone (table->play)->len, ==, 0);
  g_assert_true (find_last (table)->anew);
  g_assert_true (cre_play_bring_back (table->play));
  after = cr_state_dup_digest (cre_play_get_state (table->play));
  g_assert_cmpstr (after, ==, before);
  g_assert_false (find_last (table)->anew);
  g_assert_true (cre_play_bring_back (table->play));
  g_assert_cmpstr (get_last (table), ==, "move conrad to 4,5");
}

/* Played on from an order of the log, what came later can be brought back as well, and is no other
 * game for that. */
static void
test_from_here (Table *table, gconstpointer data)
{
  guint n;

  begin (table);
  say (table, "end");
  say (table, "end");
  n = n_played (table);
  cre_play_go_to (table->play, 3);
  cre_play_leave (table->play);
  g_assert_cmpuint (n_played (table), ==, 3);
  g_assert_false (cre_document_redo (CRE_DOCUMENT (table->play)));
  g_assert_true (cre_play_bring_back (table->play));
  g_assert_cmpuint (n_played (table), ==, n);
  g_assert_false (cre_play_bring_back (table->play));
}

/* In a phase of fire the hand shows the line to a foe, and says why he cannot be shot. */
static void
test_line (Table *table, gconstpointer data)
{
  CreAim foe = bench_aim (table->map, "6,3", 0), away = bench_aim (table->map, "9,9", 0);
  const CrLof *lof;

  say (table, "place leopold at 3,3");
  say (table, "place hal at 5,3");
  say (table, "place odo as crispin for garrison at 6,3");
  say (table, "end");
  bench_click (table->tool, "3,3", 0);
  g_assert_null (cre_tool_play_get_line (CRE_TOOL_PLAY (table->tool)));
  cre_tool_hover (table->tool, &foe);
  lof = cre_tool_play_get_line (CRE_TOOL_PLAY (table->tool));
  g_assert_nonnull (lof);
  g_assert_cmpint (lof->range, ==, 3);
  g_assert_nonnull (strstr (cre_tool_get_status (table->tool), "Counted on the line: Hal (0503)."));
  cre_tool_hover (table->tool, &away);
  g_assert_null (cre_tool_play_get_line (CRE_TOOL_PLAY (table->tool)));
}

static char *
dup_digest (CrePlay *play)
{
  return cr_state_dup_digest (cre_play_get_state (play));
}

/* Saved beside its castle and opened again it is the same game, with all its steps; where the
 * castle is in no file that is told before, and opening says what is missing. */
static void
test_file (Table *table, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL), *why = NULL, *loss = NULL;
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "siege.playlog.xml", NULL);
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "bench.map.xml", NULL);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  CreDocument *opened;

  begin (table);
  say (table, "move watkin to 4,3");
  before = dup_digest (table->play);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (table->play)));
  loss = cre_document_describe_loss (CRE_DOCUMENT (table->play), &why);
  g_assert_nonnull (loss);
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->play), log, &error));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (table->play)));
  g_assert_null (cre_document_open (CRE_TYPE_PLAY, log, &error));
  g_assert_nonnull (strstr (error->message, "bench"));
  g_clear_error (&error);

  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), map, &error));
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_assert_false (cre_document_get_modified (opened));
  after = dup_digest (CRE_PLAY (opened));
  g_assert_cmpstr (after, ==, before);
  while (cre_document_undo (opened))
    continue;
  g_assert_cmpint (cr_state_get_turn (cre_play_get_state (CRE_PLAY (opened)))->number, ==, 0);
  g_assert_true (cre_document_get_modified (opened));
  g_assert_finalize_object (opened);
  g_assert_true (g_file_delete (log, NULL, NULL) && g_file_delete (map, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
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
  g_assert_cmpuint (cre_play_get_log (CRE_PLAY (opened))->played->len, ==, 8);
  g_assert_finalize_object (opened);
  support_remove_folder (folder);
}

/* What was not saved is kept with its castle, and comes back without any other file. */
static void
test_kept (Table *table, gconstpointer data)
{
  g_autofree char *root = g_dir_make_tmp ("crenel-XXXXXX", NULL), *before = NULL, *after = NULL;
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (table->play), root);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  CreDocument *recovered;

  begin (table);
  before = dup_digest (table->play);
  g_assert_true (cre_recovery_write (recovery, &error));
  g_assert_no_error (error);
  g_object_unref (recovery);
  list = cre_recovery_list (root);
  g_assert_cmpuint (list->len, ==, 1);
  recovered = cre_recovered_open (list->pdata[0], CRE_TYPE_MAP_DOCUMENT, &error);
  g_assert_no_error (error);
  after = dup_digest (CRE_PLAY (recovered));
  g_assert_cmpstr (after, ==, before);
  cre_recovered_forget (list->pdata[0]);
  g_assert_finalize_object (recovered);
  g_assert_cmpint (g_rmdir (root), ==, 0);
}

/* The options of a game are asked of its own rules, and go with it to another castle. */
static void
test_options (Table *table, gconstpointer data)
{
  const char *choices[] = { "allowances=first", "refusal=no", NULL };
  const char *wrong[] = { "allowances=none", NULL };
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrePlay) play = cre_play_new_by (table->map, choices, 12, &error), over = NULL;

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
  g_assert_null (cre_play_take_over_by (play, table->map, wrong, 0, lost, NULL));
  g_assert_null (cre_play_new_by (table->map, wrong, 0, &error));
  g_assert_nonnull (error);
}

/* In fair play one may look back, but not give another order where a die has been rolled since;
 * else one may, and the log says so. */
static void
test_fair (Table *table, gconstpointer data)
{
  const char *choices[] = { "fair-play=fair", "refusal=no", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrePlay) fair = cre_play_new_by (table->map, choices, 0, &error);
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
    cre_play_go_to (plays[i], 7);
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

#define ADD(name, function) \
  g_test_add ("/editor/play/" name, Table, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("steps", test_steps);
  ADD ("refused", test_refused);
  ADD ("drag", test_drag);
  ADD ("drag-refused", test_drag_refused);
  ADD ("other-side", test_other_side);
  ADD ("newcomers", test_newcomers);
  ADD ("keys", test_keys);
  ADD ("take-over", test_take_over);
  ADD ("attack", test_attack);
  ADD ("step", test_step);
  ADD ("joined", test_joined);
  ADD ("ladder", test_ladder);
  ADD ("answers", test_answers);
  ADD ("log", test_log);
  ADD ("other-way", test_other_way);
  ADD ("from-here", test_from_here);
  ADD ("line", test_line);
  ADD ("file", test_file);
  ADD ("hint", test_hint);
  ADD ("kept", test_kept);
  ADD ("options", test_options);
  ADD ("fair", test_fair);
  g_test_add_func ("/editor/play/stage", test_stage);
  g_test_add_func ("/editor/play/carried", test_carried);
  return g_test_run ();
}
