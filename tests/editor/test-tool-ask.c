/* test-tool-ask.c: select, line of fire and walk: tools that change nothing. Rules: LOF-22,
 * MOV-01, MOV-03, MOV-12. SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "bench.h"
#include "cr-plain.h"
#include "cre-floors.h"
#include "cre-tool-fire.h"
#include "cre-tool-select.h"
#include "cre-tools.h"
#include "fixture-field.h"
#include "fixture.h"

static CreMapDocument *document;
static CreTool *tool;

static void
set_up (const char *id)
{
  document = bench_new_document ();
  tool = cre_tools_create (cre_tools_find (id), document);
}

static void
paint (const char *at, const char *terrain, int level)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = bench_place (document, at);

  cr_edit_set_value (
      edit, cre_map_document_get_map (document), place, CR_LAYER_TERRAIN,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, terrain));
  cr_edit_set_value (edit, cre_map_document_get_map (document), place, CR_LAYER_LEVEL, level);
  cre_map_document_apply (document, edit, "painting", 0);
}

static void
test_select (void)
{
  set_up ("select");

  CreSelection *selection = cre_tool_get_selection (tool);
  gsize n;
  bench_click (tool, "3,3", 0);
  bench_click (tool, "4,4", CRE_SHIFT);
  cre_selection_get_marks (selection, &n);
  g_assert_cmpuint (n, ==, 2);
  bench_stroke (tool, "3,3 6,6", 0);
  cre_selection_get_marks (selection, &n);
  g_assert_cmpuint (n, >, 9);
  g_assert_cmpuint (n, <, 20);
  bench_stroke (tool, "3,3 6,6", CRE_CTRL);
  g_assert_cmpint (cre_selection_get_kind (selection), ==, CRE_SELECTED_NOTHING);
  g_object_set (tool, "mode", CRE_SELECT_SIDES, NULL);
  bench_click (tool, "3,3:S", 0);
  bench_click (tool, "3,4:N", CRE_SHIFT);
  g_assert_cmpint (cre_selection_get_kind (selection), ==, CRE_SELECTED_SIDES);
  cre_selection_get_marks (selection, &n);
  g_assert_cmpuint (n, ==, 1);
  cre_tool_cancel (tool);
  g_assert_cmpint (cre_selection_get_kind (selection), ==, CRE_SELECTED_NOTHING);
  bench_put_away (tool, document);
}

/* Delete clears what is selected, with other tools what is under the cursor; one step each. */
static void
test_erase (void)
{
  set_up ("select");

  CreTool *brush = cre_tools_create (cre_tools_find ("level"), document);
  CreAim aim = bench_aim (document, "9,9", 0);
  CrPlace place = bench_place (document, "3,3");
  paint ("3,3", "moat", -1);
  paint ("9,9", "flat", 3);
  bench_click (tool, "3,3", 0);
  cre_tool_erase (tool, &aim);
  g_assert_cmpstr (cr_map_get_terrain (cre_map_document_get_map (document), place), ==, "flat");
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), place), ==, 0);
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), aim.place), ==, 3);
  cre_tool_erase (brush, &aim);
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), aim.place), ==, 0);
  g_assert_cmpuint (bench_undo_all (document), ==, 4);
  g_assert_finalize_object (brush);
  bench_put_away (tool, document);
}

static void
test_select_link (void)
{
  set_up ("select");

  CreTool *stairs = cre_tools_create (cre_tools_find ("stairway"), document);
  CreSelection *selection = cre_tool_get_selection (tool);
  gsize n;
  paint ("5,5", "flat", 1);
  bench_stroke (stairs, "5,7 5,5", 0);
  g_object_set (tool, "mode", CRE_SELECT_LINKS, NULL);
  bench_click (tool, "5,6", 0);
  g_assert_cmpint (cre_selection_get_link (selection), ==, 0);
  cre_selection_get_marks (selection, &n);
  g_assert_cmpuint (n, ==, 1);
  bench_undo_all (document);
  g_assert_cmpint (cre_selection_get_link (selection), ==, -1);
  g_assert_finalize_object (stairs);
  bench_put_away (tool, document);
}

static void
test_fire (void)
{
  set_up ("fire");

  CreToolFire *fire = CRE_TOOL_FIRE (tool);
  CrPlace target;
  bench_stroke (tool, "3,3 3,4 3,7", 0);
  g_assert_true (asked_target (fire, &target));
  g_assert_cmpint (asked_lof (fire)->verdict, ==, CR_LOF_CLEAR);
  g_assert_cmpint (asked_lof (fire)->range, ==, 4);
  g_assert_cmpuint (asked_steps (fire)->len, >, 0);

  /* LOF-22: a house between two men on the ground, painted while the line is shown. */
  paint ("3,5", "house", 0);
  g_assert_cmpint (asked_lof (fire)->verdict, ==, CR_LOF_BLOCKED);
  g_assert_nonnull (strstr (cre_tool_get_status (tool), "0305"));
  cre_ask_swap (asked_of (fire));
  g_assert_cmpint (asked_lof (fire)->verdict, ==, CR_LOF_BLOCKED);
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_cmpint (asked_lof (fire)->verdict, ==, CR_LOF_CLEAR);

  bench_click (tool, "3,3", 0);
  g_assert_null (asked_lof (fire));
  int hit = cr_field_n_hit (bench_get_field (fire));
  paint ("3,5", "house", 0);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), <, hit);
  bench_click (tool, "9,9", CRE_SHIFT);
  g_assert_cmpuint (asked_n_shooters (fire), ==, 2);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), ==, hit + 1);
  bench_click (tool, "9,9", CRE_SHIFT);
  g_assert_cmpuint (asked_n_shooters (fire), ==, 1);
  cre_tool_cancel (tool);
  g_assert_null (asked_field (fire));
  cre_document_undo (CRE_DOCUMENT (document));
  bench_put_away (tool, document);
}

/* Under the line lies the field of who shoots, and it is not worked out anew when the line goes
 * elsewhere. */
static void
test_fire_line_and_field (void)
{
  set_up ("fire");

  CreToolFire *fire = CRE_TOOL_FIRE (tool);
  bench_stroke (tool, "3,3 3,4 3,7", 0);
  const CrField *field = bench_get_field (fire);
  guint serial = cre_ask_get_serial (asked_of (fire));
  g_assert_nonnull (asked_lof (fire));
  g_assert_nonnull (field);
  CreAim away = bench_aim (document, "6,6", 0);
  cre_tool_pick (tool, &away);
  g_assert_true (cr_hex_equal (asked_lof (fire)->to.hex, away.place.hex));
  g_assert_true (asked_field (fire) == field);
  g_assert_cmpuint (cre_ask_get_serial (asked_of (fire)), ==, serial);
  CrEdit *edit = cr_edit_new ();
  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "roof", NULL);
  cre_map_document_apply (document, edit, "adding of a floor", 0);
  paint ("roof/6,6", "flat", 2);
  field = bench_get_field (fire);
  serial = cre_ask_get_serial (asked_of (fire));
  g_assert_true (cre_tool_fire_change_floor (fire, 1));
  g_assert_cmpint (asked_lof (fire)->to.floor, ==, 1);
  g_assert_true (asked_field (fire) == field);
  g_assert_cmpuint (cre_ask_get_serial (asked_of (fire)), ==, serial);
  g_assert_true (cre_tool_fire_change_floor (fire, -1));
  cre_ask_swap (asked_of (fire));
  g_assert_cmpuint (cre_ask_get_serial (asked_of (fire)), !=, serial);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), away.place)->range, ==, 0);
  bench_undo_all (document);
  bench_put_away (tool, document);
}

static void
answered_cb (CreAsk *ask, CreAskWhy why, gpointer data)
{
  if (cre_ask_answer (ask, CR_QUESTION_FIELD) != NULL)
    ++*(int *) data;
}

/* A field that takes longer than a frame comes bit by bit, follows an edit meanwhile, and is then
 * what it would have been at once. */
static void
test_fire_bit_by_bit (void)
{
  const CrGrid grid = { 150, 150, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  CrPlace shooters[4];
  CrLofOptions options;
  int n_answers = 0;

  document = cre_map_document_new (cr_map_new_plain (&grid, "wide", "Wide"), ruleset);
  tool = cre_tools_create (cre_tools_find ("fire"), document);

  CreToolFire *fire = CRE_TOOL_FIRE (tool);
  for (int i = 0; i < 4; i++)
    shooters[i] = (CrPlace){ 0, cr_grid_hex_at (&grid, 30 * (i + 1), 75) };
  cre_ask_set_shooters (asked_of (fire), shooters, 4);
  g_signal_connect (asked_of (fire), "changed", G_CALLBACK (answered_cb), &n_answers);
  paint ("77,77", "house", 1);
  while (asked_field (fire) == NULL)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (n_answers, >=, 1);

  cr_lof_options_init (&options, ruleset);
  g_autoptr (CrField) field =
      fixture_field (cre_map_document_get_fire (document), shooters, 4, &options);
  for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (&grid, cell) };

    g_assert_cmpint (cr_field_get (bench_get_field (fire), place)->n_shooters, ==,
                     cr_field_get (field, place)->n_shooters);
  }
  cre_document_undo (CRE_DOCUMENT (document));
  cre_ask_set_shooters (asked_of (fire), shooters, 4);
  bench_put_away (tool, document);
}

/* Where drawing takes all the time there is, the loop comes to nothing that is less urgent. */
#define FRAME_PRIORITY (G_PRIORITY_HIGH_IDLE + 20)
#define MOST_FRAMES 20000

static gboolean
frame_cb (gpointer data)
{
  g_usleep (1000);
  ++*(int *) data;
  return G_SOURCE_CONTINUE;
}

static void
test_fire_beside_frames (void)
{
  const CrGrid grid = { 150, 150, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  CrPlace shooters[2];
  CreToolFire *fire;
  int n_frames = 0;
  guint frames = g_idle_add_full (FRAME_PRIORITY, frame_cb, &n_frames, NULL);

  document = cre_map_document_new (cr_map_new_plain (&grid, "wide", "Wide"), ruleset);
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
  for (int i = 0; i < 2; i++)
    shooters[i] = (CrPlace){ 0, cr_grid_hex_at (&grid, 30 * (i + 1), 50) };
  cre_ask_set_shooters (asked_of (fire), shooters, 2);
  while (asked_field (fire) == NULL && n_frames < MOST_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (n_frames, <, MOST_FRAMES);
  g_assert_nonnull (asked_field (fire));
  g_source_remove (frames);
  bench_put_away (tool, document);
}

static void
test_fire_keyboard (void)
{
  set_up ("fire");

  CreToolFire *fire = CRE_TOOL_FIRE (tool);
  CreAim a = bench_aim (document, "3,3", 0), b = bench_aim (document, "6,6", 0);
  CrPlace target;
  cre_tool_activate (tool, &a);
  g_assert_null (asked_field (fire));
  cre_tool_hover (tool, &b);
  g_assert_nonnull (asked_lof (fire));
  cre_tool_activate (tool, &b);
  cre_tool_hover (tool, &a);
  g_assert_true (asked_target (fire, &target));
  g_assert_true (cr_hex_equal (target.hex, b.place.hex));
  cre_tool_activate (tool, &a);
  cre_tool_activate (tool, &a);
  g_assert_null (asked_lof (fire));
  g_assert_nonnull (bench_get_field (fire));

  cre_tool_fire_show_garrison (fire, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS);
  bench_settle ();
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "The castle has no battlements and no slits yet.");
  bench_put_away (tool, document);
}

static void
test_fire_floors (void)
{
  set_up ("fire");

  CreToolFire *fire = CRE_TOOL_FIRE (tool);
  CrEdit *edit = cr_edit_new ();
  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "roof", NULL);
  cre_map_document_apply (document, edit, "adding of a floor", 0);
  paint ("roof/3,3", "flat", 2);
  bench_click (tool, "3,3", 0);
  g_assert_false (cre_tool_fire_change_floor (fire, -1));
  g_assert_true (cre_tool_fire_change_floor (fire, 1));
  g_assert_cmpint (asked_shooter (fire, 0).floor, ==, 1);
  bench_undo_all (document);
  g_assert_cmpuint (asked_n_shooters (fire), ==, 0);
  bench_put_away (tool, document);
}

/* What a change does is told before and after: of a field its counts, of a shot its sentence. */
static void
test_fire_what_if (void)
{
  CrOffer offer = { .with = TRUE, .text = (char *) "level:3@3,4" };

  set_up ("fire");
  bench_click (tool, "3,3", 0);
  g_assert_true (cre_ask_add_change (asked_of (CRE_TOOL_FIRE (tool)), &offer, NULL));
  while (cre_ask_is_comparing (asked_of (CRE_TOOL_FIRE (tool))))
    g_main_context_iteration (NULL, TRUE);
  g_autofree char *said = asked_summary (CRE_TOOL_FIRE (tool));
  g_assert_cmpstr (cre_tool_get_status (tool), ==, said);

  bench_get_field (CRE_TOOL_FIRE (tool));
  cre_ask_get_difference (asked_of (CRE_TOOL_FIRE (tool)));
  bench_settle ();
  g_autofree char *field = cre_ask_dup_answer (asked_of (CRE_TOOL_FIRE (tool)), FALSE);
  g_autofree char *less = cre_ask_dup_answer (asked_of (CRE_TOOL_FIRE (tool)), TRUE);
  g_assert_true (g_str_has_prefix (field, "From 0303 (open ground, 0): "));
  g_assert_true (g_str_has_prefix (less, "From 0303 (open ground, 0): "));
  g_assert_cmpstr (field, !=, less);
  bench_stroke (tool, "3,3 3,7", 0);

  g_autofree char *shot = cre_ask_dup_answer (asked_of (CRE_TOOL_FIRE (tool)), FALSE);
  g_autofree char *none = cre_ask_dup_answer (asked_of (CRE_TOOL_FIRE (tool)), TRUE);
  g_assert_nonnull (strstr (shot, "range 4: clear"));
  g_assert_nonnull (strstr (none, "range 4: no fire"));
  bench_put_away (tool, document);
}

/* MOV-01: the price of each hex entered. */
static void
test_walk (void)
{
  set_up ("walk");

  CreAsk *walk = asked_of (tool);
  g_object_set (walk, "points", 2, NULL);
  bench_click (tool, "6,5", 0);
  g_assert_cmpint (cr_reach_n_places (cre_ask_get_reach (walk)), ==, 19);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "0605: 19 hexes to be reached with 2 MP on foot.");
  bench_stroke (tool, "6,5 6,8", 0);
  g_assert_cmpuint (cr_answer_get_goal (cre_ask_answer (walk, CR_QUESTION_PATH))->steps->len, ==,
                    3);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0608: 3 MP. He has only 2.");
  g_object_set (walk, "points", 9, NULL);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0608: 3 MP.");
  paint ("6,8", "scrub", 0);
  CreAim aim = bench_aim (document, "6,8", 0);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0608: 4 MP. 0608 (scrub) costs 2 H.");
  paint ("6,8", "flat", 3);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "0605 → 0608: no way on foot. 0607 (open ground, 0) → 0608 (open ground, +3): "
                   "no way — from 0 to +3 without stairs, slope or ladder.");
  paint ("6,8", "flat", 0);
  bench_put_away (tool, document);
}

/* MOV-03: whoever walks goes round the others who are placed with the fire tool, as he does on the
 * command line; MOV-12: their weather takes from his points. */
static void
test_walk_among (void)
{
  set_up ("walk");

  CreAsk *walk = asked_of (tool);
  CreTool *fire = cre_tools_create (cre_tools_find ("fire"), document);
  CrMan man = cr_man_at (bench_place (document, "6,6"));
  int n_free;

  man.side = 1;
  g_object_set (walk, "points", 12, NULL);
  bench_stroke (tool, "6,5 6,7", 0);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0607: 2 MP.");
  n_free = cr_reach_n_places (cre_ask_get_reach (walk));
  cre_man_placer_set (asked_men (fire), &man);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0607: 3 MP.");
  bench_stroke (tool, "6,5 6,6", 0);
  g_assert_nonnull (strstr (cre_tool_get_status (tool), "no way"));
  g_assert_true (bench_undo (document));
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0606: 1 MP.");
  g_object_set (asked_of (fire), "weather", "snow", NULL);
  g_assert_cmpint (cr_reach_n_places (cre_ask_get_reach (walk)), <, n_free);
  g_object_set (asked_of (fire), "weather", NULL, NULL);
  g_assert_cmpint (cr_reach_n_places (cre_ask_get_reach (walk)), ==, n_free);
  g_assert_finalize_object (fire);
  bench_put_away (tool, document);
}

/* While a way is dragged, nothing is walked again. */
static void
test_walk_drag (void)
{
  set_up ("walk");

  CreAim start = bench_aim (document, "6,5", 0), near = bench_aim (document, "6,7", 0);
  CreAim far = bench_aim (document, "6,8", 0);
  CreAsk *walk = asked_of (tool);
  const CrReach *reach, *whole;

  cre_tool_begin (tool, &start);
  g_assert_null (cre_ask_answer (walk, CR_QUESTION_PATH));
  reach = cre_ask_get_reach (walk);
  cre_tool_drag (tool, &near);
  whole = cr_answer_get_reach (cre_ask_answer (walk, CR_QUESTION_PATH));
  cre_tool_drag (tool, &far);
  g_assert_true (cre_ask_get_reach (walk) == reach);
  g_assert_true (cr_answer_get_reach (cre_ask_answer (walk, CR_QUESTION_PATH)) == whole);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0608: 3 MP.");
  cre_tool_drag (tool, &start);
  cre_tool_end (tool, &start);
  g_assert_null (cre_ask_answer (walk, CR_QUESTION_PATH));
  g_assert_true (cre_ask_get_reach (walk) == reach);
  bench_put_away (tool, document);
}

/* Whoever walks goes with his hex when another floor comes before its own. */
static void
test_walk_carried (void)
{
  set_up ("walk");

  CrFloor like = { .id = (char *) "cellar", .storey = -1 };
  CreAsk *walk = asked_of (tool);
  const CrMap *map = cre_map_document_get_map (document);
  const char *ground = cr_map_get_floor (map, 0)->id;

  bench_stroke (tool, "6,5 6,7", 0);
  g_assert_true (cre_floors_add (document, &like, NULL));
  map = cre_map_document_get_map (document);
  g_assert_cmpint (cre_ask_get_end (walk, CR_END_FROM)->floor, ==, cr_map_find_floor (map, ground));
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0605 → 0607: 2 MP.");
  g_assert_true (bench_undo (document));
  cre_tool_cancel (tool);
  g_assert_null (cre_ask_get_reach (walk));
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "Press on a hex"));
  bench_put_away (tool, document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/select/hexes-and-sides", test_select);
  g_test_add_func ("/editor/select/link", test_select_link);
  g_test_add_func ("/editor/select/erase", test_erase);
  g_test_add_func ("/editor/fire/pointer", test_fire);
  g_test_add_func ("/editor/fire/line-and-field", test_fire_line_and_field);
  g_test_add_func ("/editor/fire/keyboard", test_fire_keyboard);
  g_test_add_func ("/editor/fire/bit-by-bit", test_fire_bit_by_bit);
  g_test_add_func ("/editor/fire/beside-frames", test_fire_beside_frames);
  g_test_add_func ("/editor/fire/floors", test_fire_floors);
  g_test_add_func ("/editor/fire/what-if", test_fire_what_if);
  g_test_add_func ("/editor/walk/reach-and-way", test_walk);
  g_test_add_func ("/editor/walk/among", test_walk_among);
  g_test_add_func ("/editor/walk/drag", test_walk_drag);
  g_test_add_func ("/editor/walk/carried", test_walk_carried);
  return g_test_run ();
}
