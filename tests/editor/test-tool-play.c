/* test-tool-play.c: the hand that moves men. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: LAD-05, LAD-08, MOV-01, MOV-03, MOV-06, MOV-13, CBT-07, SEQ-05. */
#include "bench.h"

#include "table.h"

/* A press shows where he can go, a drag sends him, Backspace takes it back. */
static void
test_drag (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CrPlace to = bench_place (table->map, "4,3");
  CreAim aim = bench_aim (table->map, "3,3", 0);
  int cost = 0;

  table_begin (table);
  g_assert_null (cre_tool_get_reach (table->tool));
  cre_tool_begin (table->tool, &aim);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 0);
  g_assert_cmpint (cr_reach_get_cost (cre_tool_get_reach (table->tool), to), ==, 1);
  aim = bench_aim (table->map, "4,3", 0);
  cre_tool_drag (table->tool, &aim);
  g_assert_cmpuint (cre_tool_play_get_path (tool, &cost)->len, ==, 1);
  g_assert_cmpint (cost, ==, 1);
  g_assert_cmpstr (cre_tool_get_status (table->tool), ==,
                   "Watkin 0303 → 0403: 1 of 6 MP. Under fire there from Odo.");
  cre_tool_end (table->tool, &aim);
  table_assert_man (table, "watkin", "4,3");
  g_assert_true (cre_tool_take_back (table->tool));
  table_assert_man (table, "watkin", "3,3");
}

/* In the set-up a click beside him lets go of him, and a drag puts him elsewhere. */
static void
test_set_up_click (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CreAim at = bench_aim (table->map, "3,3", 0), beside = bench_aim (table->map, "4,3", 0);

  table_say (table, "place watkin at 3,3");
  cre_tool_begin (table->tool, &at);
  cre_tool_end (table->tool, &at);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 0);
  cre_tool_begin (table->tool, &beside);
  cre_tool_end (table->tool, &beside);
  table_assert_man (table, "watkin", "3,3");
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, -1);
  cre_tool_begin (table->tool, &at);
  cre_tool_drag (table->tool, &beside);
  cre_tool_end (table->tool, &beside);
  table_assert_man (table, "watkin", "4,3");
}

/* Over a hex that is not for him the hand says why, and letting go there does nothing. */
static void
test_drag_refused (Table *table, gconstpointer data)
{
  CreAim aim = bench_aim (table->map, "3,3", 0);
  int cost;

  table_begin (table);
  cre_tool_begin (table->tool, &aim);
  aim = bench_aim (table->map, "5,3", 0);
  cre_tool_drag (table->tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_word (table->tool)->text, "(MOV-03)"));
  g_assert_null (cre_tool_play_get_path (CRE_TOOL_PLAY (table->tool), &cost));
  cre_tool_end (table->tool, &aim);
  table_assert_man (table, "watkin", "3,3");
  g_assert_nonnull (cre_tool_get_word (table->tool));
}

/* Where he would come under fire is said before he goes there, and from whom. */
static void
test_under_fire (Table *table, gconstpointer data)
{
  static const char *const ends[] = {
    "Under fire there from Myrlin.",
    "Under fire there from Myrlin and 1 other.",
  };
  static const char *const orders[] = { "place myrlin for garrison at 4,6",
                                        "place nicholas for garrison at 6,3" };

  table_begin (table);
  table_say (table, "remove odo");
  for (int i = 0; i < 2; i++) {
    CreAim aim = bench_aim (table->map, "3,3", 0);

    table_say (table, orders[i]);
    cre_tool_begin (table->tool, &aim);
    aim = bench_aim (table->map, "4,3", 0);
    cre_tool_drag (table->tool, &aim);
    g_assert_true (g_str_has_suffix (cre_tool_get_status (table->tool), ends[i]));
    cre_tool_cancel (table->tool);
  }
}

/* Of whoever has to wait no reach is shown. */
static void
test_other_side (Table *table, gconstpointer data)
{
  table_begin (table);
  bench_click (table->tool, "5,3", 0);
  g_assert_cmpint (cre_tool_play_get_chosen (CRE_TOOL_PLAY (table->tool)), ==, 2);
  g_assert_null (cre_tool_get_reach (table->tool));
  bench_click (table->tool, "6,3", 0);
  table_assert_man (table, "odo", "5,3");
}

/* A ram in hand looks to the gate that is straight ahead, open or shut, and the hexes from which it
 * comes there are outlined; elsewhere it looks where it can stand. Near miss: turned by keys, it
 * stays so; a ballista strikes at nothing. */
static void
test_ram_heads (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  Table table = { .map = cre_map_document_open (file, &error) };
  const CrRuleset *ruleset;
  CreToolPlay *tool;
  const CreMark *marks;
  CreAim aim;
  gsize n;

  g_assert_no_error (error);
  table.play = cre_play_new (table.map, &error);
  table.tool = cre_tool_play_new (table.play);
  tool = CRE_TOOL_PLAY (table.tool);
  ruleset = cr_state_get_ruleset (cre_play_get_state (table.play));
  cre_tool_play_take_piece (tool, cr_ruleset_find_piece (ruleset, "ballista"), 0);
  aim = cre_aim_at_side (cre_map_document_get_grid (table.map), bench_place (table.map, "13,15"), 2,
                         0);
  cre_tool_hover (table.tool, &aim);
  g_assert_null (strstr (cre_tool_get_status (table.tool), "gate"));
  cre_tool_play_take_piece (tool, cr_ruleset_find_piece (ruleset, "ram"), 0);
  cre_tool_hover (table.tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_status (table.tool),
                            "After 2 hexes straight on it is before the gate of 1313 N, which "
                            "stands open now."));
  marks = cre_tool_get_preview (table.tool, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpint (marks[2].side, ==, 0);
  cre_tool_turn (table.tool, 1);
  g_assert_nonnull (strstr (cre_tool_get_status (table.tool), "facing NE"));
  cre_tool_play_take_piece (tool, cr_ruleset_find_piece (ruleset, "ram"), 0);
  bench_click (table.tool, "13,15", 0);
  g_assert_cmpstr (table_get_last (&table), ==, "place ram-1 as ram at 13,15 facing N");
  g_assert_finalize_object (table.tool);
  g_assert_finalize_object (table.play);
  g_assert_finalize_object (table.map);
}

static void
assert_says (Table *table, const char *at, const char *words)
{
  CreAim aim = bench_aim (table->map, at, 0);

  cre_tool_hover (table->tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (table->tool), ==, words);
}

/* Over the battlement above him, the ladder at whose foot he stands is what is meant, and not the
 * way round: what it costs is told, or why he does not climb it. Near miss: beside that battlement
 * the way is told. */
static void
test_ladder (void)
{
  static const char *const orders[] = {
    "place clarence for besiegers at 17,13",
    "place tom for besiegers at 16,13",
    "place odo for garrison at 3,3",
    "lay ladder-1 at 17,13 facing SW",
    "end",
    "end",
    "lift clarence+tom ladder-1",
    "raise ladder-1 against 17,13:N",
  };
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  Table table = { .map = cre_map_document_open (file, &error) };

  g_assert_no_error (error);
  table.play = cre_play_new (table.map, &error);
  table.tool = cre_tool_play_new (table.play);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    table_say (&table, orders[i]);
  bench_click (table.tool, "17,13", 0);
  assert_says (&table, "17,12",
               "Climb the ladder on 1713 towards 1712: Clarence has 2 points, and 1713 costs 3. "
               "(LAD-05)");
  assert_says (&table, "18,12", "Clarence has 2 points, and 1812 costs 28. (MOV-01)");
  for (int i = 0; i < 10; i++)
    table_say (&table, "end");
  assert_says (&table, "17,12", "Climb the ladder on 1713 towards 1712: 3 MP, and his move ends");
  table_say (&table, "climb clarence ladder-1");
  assert_says (&table, "17,12",
               "Step over the battlement: Clarence has 0 points, and 1712 costs 4. (LAD-05)");
  g_assert_finalize_object (table.tool);
  g_assert_finalize_object (table.play);
  g_assert_finalize_object (table.map);
}

/* A press beside the map lets go of whom it chose. */
static void
test_let_go (Table *table, gconstpointer data)
{
  CreAim beside = { .place = { 0, { -3, 2 } } };

  table_begin (table);
  bench_click (table->tool, "3,3", 0);
  g_assert_cmpint (cre_tool_play_get_chosen (CRE_TOOL_PLAY (table->tool)), ==, 0);
  cre_tool_begin (table->tool, &beside);
  cre_tool_end (table->tool, &beside);
  g_assert_cmpint (cre_tool_play_get_chosen (CRE_TOOL_PLAY (table->tool)), ==, -1);
}

/* A man of the library is put where the next click is; the second of his name gets a number; who
 * was taken off comes back himself. */
static void
test_newcomers (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CreAim aim = bench_aim (table->map, "2,2", 0);

  cre_tool_play_take (tool, table_find_character (table, "watkin"), 1);
  bench_click (table->tool, "2,2", 0);
  table_assert_man (table, "watkin", "2,2");
  g_assert_true (g_str_has_prefix (cre_tool_get_status (table->tool), "Watkin, Halberdier"));
  g_assert_cmpint (cr_state_get_fighter (cre_play_get_state (table->play), 0)->side, ==, 1);
  g_assert_null (cre_tool_play_get_taken (tool, NULL));
  cre_tool_play_take (tool, table_find_character (table, "watkin"), 1);
  cre_tool_play_drop (tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_word (table->tool)->text, "(MOV-08)"));
  aim = bench_aim (table->map, "3,2", 0);
  cre_tool_play_drop (tool, &aim);
  table_assert_man (table, "watkin-2", "3,2");
  g_assert_cmpuint (cre_play_count (table->play, table_find_character (table, "watkin"), 1), ==, 2);
  g_assert_cmpuint (cre_play_count (table->play, table_find_character (table, "watkin"), 0), ==, 0);
  cre_tool_erase (table->tool, &aim);
  g_assert_cmpuint (table_n_played (table), ==, 3);
  g_assert_cmpuint (cre_play_count (table->play, table_find_character (table, "watkin"), 1), ==, 1);
  cre_tool_play_take (tool, table_find_character (table, "watkin"), 1);
  bench_click (table->tool, "4,2", 0);
  table_assert_man (table, "watkin-2", "4,2");
}

/* The same by the keyboard alone. */
static void
test_keys (Table *table, gconstpointer data)
{
  CreAim here = bench_aim (table->map, "3,3", 0), there = bench_aim (table->map, "4,3", 0);
  CreAim end = bench_aim (table->map, "4,3", CRE_CTRL);

  cre_tool_play_take (CRE_TOOL_PLAY (table->tool), table_find_character (table, "watkin"), 0);
  cre_tool_activate (table->tool, &here);
  cre_tool_activate (table->tool, &end);
  cre_tool_activate (table->tool, &end);
  cre_tool_cancel (table->tool);
  cre_tool_activate (table->tool, &here);
  cre_tool_activate (table->tool, &there);
  table_assert_man (table, "watkin", "4,3");
  g_assert_cmpint (cr_state_get_fighter (cre_play_get_state (table->play), 0)->points, ==, 5);
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

  table_say (table, "place roland at 4,3");
  table_say (table, "place odo as crispin for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    table_say (table, "end");
  for (int die = 1; die <= 6; die++) {
    g_autofree char *roll = g_strdup_printf ("roll %d", die);

    table_say (table, roll);
    bench_click (table->tool, "4,3", 0);
    g_assert_true (cr_place_equal (cre_tool_get_held (table->tool, &n)->place,
                                   bench_place (table->map, "5,3")));
    bench_click (table->tool, "5,3", 0);
    g_assert_cmpstr (table_get_last (table), ==, "attack roland at odo");
    g_assert_nonnull (table_get_last_words (table));
    if (cr_state_get_awaited (state) != NULL) {
      CrPlace to = cre_tool_get_held (table->tool, &n)[n - 1].place;
      CreAim aim = cre_aim_at_place (cre_map_document_get_grid (table->map), to, 0);

      cre_tool_begin (table->tool, &aim);
      cre_tool_end (table->tool, &aim);
      g_assert_true (g_str_has_prefix (table_get_last (table), "choose "));
      cre_document_undo (document);
      n_asked++;
    }
    cre_document_undo (document);
    cre_document_undo (document);
  }
  g_assert_cmpuint (n_asked, >, 0);
}

/* A press on a foe who cannot be attacked says why, and leaves in hand who was; the next one, by
 * pointer or by Enter, chooses him, but not when something else was pointed at in between. */
static void
test_barred (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CreAim odo = bench_aim (table->map, "6,3", 0), away = bench_aim (table->map, "2,2", 0);

  table_say (table, "place roland at 4,3");
  table_say (table, "place odo as crispin for garrison at 6,3");
  for (int i = 0; i < 4; i++)
    table_say (table, "end");
  bench_click (table->tool, "4,3", 0);
  bench_click (table->tool, "6,3", 0);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 0);
  g_assert_cmpstr (table_get_last (table), ==, "end");
  g_assert_true (
      g_str_has_suffix (cre_tool_get_word (table->tool)->text, " Press again to choose Odo."));
  cre_tool_hover (table->tool, &away);
  cre_tool_activate (table->tool, &odo);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 0);
  cre_tool_activate (table->tool, &odo);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 1);
  bench_click (table->tool, "4,3", 0);
  bench_click (table->tool, "6,3", 0);
  bench_click (table->tool, "6,3", 0);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 1);
}

/* While an earlier moment is looked at nothing is offered and nothing can be done: not even the
 * phase is ended that was ended then. */
static void
test_earlier (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);
  CreAim there = bench_aim (table->map, "4,3", CRE_CTRL);
  gsize n = 0;

  table_begin (table);
  bench_click (table->tool, "3,3", 0);
  g_assert_nonnull (cre_tool_get_reach (table->tool));
  table_say (table, "end");
  cre_play_step (table->play, -1);
  g_assert_cmpint (cre_tool_play_get_chosen (tool), ==, 0);
  g_assert_null (cre_tool_get_reach (table->tool));
  cre_tool_get_held (table->tool, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (cre_tool_play_get_threats (tool)->len, ==, 0);
  cre_tool_activate (table->tool, &there);
  g_assert_true (cre_play_is_looking_back (table->play));
  g_assert_nonnull (strstr (cre_tool_get_word (table->tool)->text, "Play from here"));
  bench_click (table->tool, "4,3", 0);
  table_assert_man (table, "watkin", "3,3");
  cre_play_leave (table->play);
  g_assert_nonnull (cre_tool_get_reach (table->tool));
}

/* From one to the next of those whose turn it is, round and back. */
static void
test_step (Table *table, gconstpointer data)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (table->tool);

  g_assert_false (cre_tool_play_step (tool, 1));
  table_begin (table);
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

  table_say (table, "place tom at 4,3");
  table_say (table, "place wulf at 5,4");
  table_say (table, "place odo as crispin for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    table_say (table, "end");
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
  g_assert_cmpstr (table_get_last (table), ==, "attack tom+wulf at odo");
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
  table_say (table, "place leopold at 3,3");
  table_say (table, "place odo as crispin for garrison at 5,3");
  table_say (table, "end");
  for (int die = 1; die <= 10 && cr_state_get_awaited (state) == NULL; die++) {
    g_autofree char *roll = g_strdup_printf ("roll %d", die);

    table_say (table, roll);
    table_say (table, "shoot leopold at odo");
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
  g_assert_true (g_str_has_prefix (table_get_last (table), "choose "));
}

/* In a phase of fire the hand shows the line to a foe, and says why he cannot be shot. */
static void
test_line (Table *table, gconstpointer data)
{
  CreAim foe = bench_aim (table->map, "6,3", 0), away = bench_aim (table->map, "9,9", 0);
  const CrLof *lof;

  table_say (table, "place leopold at 3,3");
  table_say (table, "place hal at 5,3");
  table_say (table, "place odo as crispin for garrison at 6,3");
  table_say (table, "end");
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

/* A foe who lies dead on 5,3, and the besiegers move next. */
static void
kill_baker (Table *table)
{
  CrState *state = cre_play_get_state (table->play);

  table_say (table, "place roland at 4,3");
  table_say (table, "place baker for garrison at 5,3");
  table_say (table, "place odo as crispin for garrison at 12,8");
  for (int i = 0; i < 4; i++)
    table_say (table, "end");
  table_say (table, "roll 1");
  table_say (table, "attack roland at baker");
  while (cr_state_get_awaited (state) != NULL)
    table_say (table, "choose 1");
  while (cr_state_get_turn (state)->number == 1 || cr_state_get_turn (state)->phase == 0)
    table_say (table, "end");
  g_assert_false (cr_fighter_is_living (cr_state_get_fighter (state, 1)));
}

/* MOV-06: over the dead one walks, by a click and by keys; only who cannot go there looks at who
 * lies there. */
static void
test_body (Table *table, gconstpointer data)
{
  CreAim there = { .place = bench_place (table->map, "5,3") };
  CreAim here = { .place = bench_place (table->map, "4,3") };

  kill_baker (table);
  bench_click (table->tool, "4,3", 0);
  bench_click (table->tool, "5,3", 0);
  table_assert_man (table, "roland", "5,3");
  cre_document_undo (CRE_DOCUMENT (table->play));
  cre_tool_cancel (table->tool);
  cre_tool_activate (table->tool, &here);
  cre_tool_activate (table->tool, &there);
  table_assert_man (table, "roland", "5,3");
  cre_document_undo (CRE_DOCUMENT (table->play));
  cre_tool_cancel (table->tool);
  cre_tool_activate (table->tool, &there);
  g_assert_cmpint (cre_tool_play_get_chosen (CRE_TOOL_PLAY (table->tool)), ==, 1);
}

#define ADD(name, function) \
  g_test_add ("/editor/tool-play/" name, Table, NULL, table_set_up, function, table_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("drag", test_drag);
  ADD ("set-up-click", test_set_up_click);
  ADD ("drag-refused", test_drag_refused);
  ADD ("under-fire", test_under_fire);
  ADD ("other-side", test_other_side);
  ADD ("newcomers", test_newcomers);
  g_test_add_func ("/editor/tool-play/ladder", test_ladder);
  ADD ("let-go", test_let_go);
  ADD ("keys", test_keys);
  ADD ("attack", test_attack);
  ADD ("barred", test_barred);
  ADD ("earlier", test_earlier);
  ADD ("step", test_step);
  ADD ("joined", test_joined);
  ADD ("answers", test_answers);
  ADD ("line", test_line);
  ADD ("body", test_body);
  g_test_add_func ("/editor/tool-play/ram-heads", test_ram_heads);
  return g_test_run ();
}
