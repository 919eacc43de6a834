/* test-tool-fire-men.c: men, weapon and weather of a question. Rules: LOF-03, COV-12, COV-13,
 * WEA-01.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "bench.h"
#include "cr-plain.h"
#include "cr-resize.h"
#include "cre-men.h"
#include "cre-tool-fire.h"
#include "cre-tools.h"
#include "fixture.h"

static CreMapDocument *document;
static CreTool *tool;
static CreToolFire *fire;

static void
set_up (void)
{
  document = bench_new_document ();
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
}

static void
assert_verdict (CrVerdict verdict, CrLofReason reason)
{
  const CrLof *lof = asked_lof (fire);

  g_assert_nonnull (lof);
  g_assert_cmpint (lof->verdict, ==, verdict);
  g_assert_cmpint (lof->reason, ==, reason);
}

static guint
count_men (void)
{
  return cr_muster_n_men (asked_muster (fire));
}

/* A click puts a man there and turns him; the shot that is shown follows. */
static void
test_turn (void)
{
  set_up ();

  bench_stroke (tool, "3,3 3,7", 0);
  g_object_set (asked_of (tool), "weapon", "crossbow", NULL);
  bench_get_field (fire);
  guint serial = cre_ask_get_serial (asked_of (fire));
  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  bench_click (tool, "3,5", 0);
  assert_verdict (CR_LOF_BLOCKED, CR_LOF_MEN);
  g_assert_cmpuint (cre_ask_get_serial (asked_of (fire)), >, serial);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "0305: a man of the shooter’s side, on his feet.");
  bench_click (tool, "3,5", 0);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  bench_click (tool, "3,5", 0);
  assert_verdict (CR_LOF_BLOCKED, CR_LOF_MEN);
  bench_click (tool, "3,5", 0);
  g_assert_cmpint (cr_muster_get_man (asked_muster (fire), 0)->body, ==, CR_MAN_MOUNTED);
  bench_click (tool, "3,5", 0);
  g_assert_cmpuint (cr_muster_n_men (asked_muster (fire)), ==, 0);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  bench_put_away (tool, document);
}

/* That clicks place men is said, for it is seen nowhere else. */
static void
test_told (void)
{
  set_up ();

  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places a friend"));
  g_object_set (asked_men (tool), "side", 1, NULL);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places an enemy"));

  /* Pointing: at nobody the same, at somebody who he is, beside a shot its sentence. */
  CreAim there = bench_aim (document, "3,5", 0), beside = bench_aim (document, "4,5", 0);
  bench_click (tool, "3,5", 0);
  cre_tool_hover (tool, &beside);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places an enemy"));
  cre_tool_hover (tool, &there);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0305: a man of the other side, on his feet.");
  bench_undo (document);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places an enemy"));
  cre_tool_hover (tool, &there);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places an enemy"));
  g_object_set (tool, "placing", CRE_FIRE_ASKS, NULL);
  bench_stroke (tool, "3,3 3,7", 0);
  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  cre_tool_hover (tool, &beside);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "0303 (open ground, 0) → 0307"));
  cre_tool_cancel (tool);
  cre_tool_cancel (tool);
  g_object_set (tool, "placing", CRE_FIRE_TOWERS, NULL);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places a siege"));
  g_object_set (tool, "placing", CRE_FIRE_ASKS, NULL);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "Press on the shooter"));
  bench_put_away (tool, document);
}

/* What was done to a man stays told when the field has been worked out at last. */
static void
test_told_while_working (void)
{
  const CrGrid grid = { 120, 120, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  document = cre_map_document_new (cr_map_new_plain (&grid, "large", "Large"), ruleset);
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
  bench_click (tool, "3,3", 0);
  g_assert_null (asked_field (fire));
  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  bench_click (tool, "3,5", 0);
  g_assert_null (asked_field (fire));
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "003005: a man of the shooter’s side, on his feet.");
  g_assert_nonnull (bench_get_field (fire));
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "003005: a man of the shooter’s side, on his feet.");
  g_object_unref (tool);
  g_object_unref (document);
}

static void
test_erase (void)
{
  set_up ();

  CreAim aim = bench_aim (document, "3,5", 0);
  bench_stroke (tool, "3,3 3,7", 0);
  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  g_object_set (asked_men (tool), "side", 1, NULL);
  bench_click (tool, "3,5", 0);
  g_assert_cmpint (cr_muster_get_man (asked_muster (fire), 0)->side, ==, 1);
  cre_tool_erase (tool, &aim);
  g_assert_cmpuint (cr_muster_n_men (asked_muster (fire)), ==, 0);
  cre_tool_erase (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "Nobody stands here.");
  g_assert_nonnull (asked_lof (fire));
  bench_click (tool, "3,5", 0);
  bench_click (tool, "4,5", 0);
  cre_men_clear (cre_men_get (cre_ask_get_document (asked_of (fire))));
  g_assert_cmpuint (cr_muster_n_men (asked_muster (fire)), ==, 0);
  g_object_set (tool, "placing", CRE_FIRE_ASKS, NULL);
  cre_tool_erase (tool, &aim);
  g_assert_null (asked_lof (fire));
  bench_put_away (tool, document);
}

/* The keyboard places men as the pointer does. */
static void
test_keyboard (void)
{
  set_up ();

  CreAim aim = bench_aim (document, "3,5", 0);
  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  cre_tool_activate (tool, &aim);
  g_assert_nonnull (cr_muster_find (asked_muster (fire), aim.place));
  bench_put_away (tool, document);
}

static void
test_weather (void)
{
  set_up ();

  bench_stroke (tool, "3,3 3,9", 0);
  g_object_set (asked_of (tool), "weather", "fog", NULL);
  assert_verdict (CR_LOF_IMPOSSIBLE, CR_LOF_UNSEEN);
  g_object_set (asked_of (tool), "weather", "rain", "sun", TRUE, NULL);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  g_assert_cmpint (asked_lof (fire)->n_modifiers, ==, 2);
  g_object_set (asked_of (tool), "weapon", "dagger", NULL);
  g_assert_cmpint (asked_lof (fire)->band, ==, CR_BAND_LONG);
  g_object_set (asked_of (tool), "weapon", NULL, "weather", "no such weather", NULL);
  g_assert_cmpint (asked_lof (fire)->band, ==, -1);
  bench_click (tool, "3,3", 0);
  int all = cr_field_n_hit (bench_get_field (fire));
  g_object_set (asked_of (tool), "weather", "night", NULL);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), <, all);
  bench_put_away (tool, document);
}

/* COV-12: the target kneels; men of a floor that goes, go with it. */
static void
test_floor_goes (void)
{
  set_up ();

  CrEdit *edit = cr_edit_new ();
  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "roof", NULL);
  cre_map_document_apply (document, edit, "adding of a floor", 0);
  edit = cr_edit_new ();
  cr_edit_set_value (
      edit, cre_map_document_get_map (document), bench_place (document, "roof/3,3"),
      CR_LAYER_TERRAIN,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "flat"));
  cre_map_document_apply (document, edit, "painting", 0);

  CrMan above = cr_man_at (bench_place (document, "roof/3,3"));
  CrMan below = cr_man_at (bench_place (document, "3,7"));
  below.state = CR_MAN_KNEELING;
  cre_man_placer_set (asked_men (fire), &above);
  cre_man_placer_set (asked_men (fire), &below);
  g_assert_cmpuint (count_men (), ==, 2);
  edit = cr_edit_new ();
  cr_edit_remove_floor (edit, cre_map_document_get_map (document), 1);
  cre_map_document_apply (document, edit, "removal of a floor", 0);
  g_assert_cmpuint (count_men (), ==, 1);
  bench_stroke (tool, "3,3 3,7", 0);
  g_assert_cmpint (asked_lof (fire)->cover, ==, CR_COVER_LIGHT);

  /* The floor comes back with who was on it, and goes with him again. */
  bench_undo (document);
  g_assert_cmpuint (count_men (), ==, 2);
  g_assert_nonnull (cre_man_placer_find (asked_men (fire), above.place));
  bench_redo (document);
  g_assert_cmpuint (count_men (), ==, 1);
  g_assert_cmpuint (bench_undo_all (document), ==, 5);
  g_assert_cmpuint (count_men (), ==, 0);
  bench_put_away (tool, document);
}

/* The floor below goes, and who stands above it stays on his own. */
static void
test_floor_below_goes (void)
{
  set_up ();

  CrEdit *edit = cr_edit_new ();
  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "room", NULL);
  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 2, "roof", NULL);
  cre_map_document_apply (document, edit, "adding of floors", 0);
  edit = cr_edit_new ();
  cr_edit_set_value (
      edit, cre_map_document_get_map (document), bench_place (document, "roof/3,3"),
      CR_LAYER_TERRAIN,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "flat"));
  cre_map_document_apply (document, edit, "painting", 0);

  CrMan man = cr_man_at (bench_place (document, "roof/3,3"));
  cre_man_placer_set (asked_men (fire), &man);
  edit = cr_edit_new ();
  cr_edit_remove_floor (edit, cre_map_document_get_map (document), 1);
  cre_map_document_apply (document, edit, "removal of a floor", 0);
  g_assert_cmpuint (count_men (), ==, 1);
  g_assert_nonnull (cre_man_placer_find (asked_men (fire), bench_place (document, "roof/3,3")));
  bench_undo (document);
  g_assert_cmpuint (count_men (), ==, 1);
  g_assert_nonnull (cre_man_placer_find (asked_men (fire), bench_place (document, "roof/3,3")));
  bench_undo_all (document);
  bench_put_away (tool, document);
}

static void
paint_level (const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_map_document_get_map (document), bench_place (document, at),
                     CR_LAYER_LEVEL, level);
  cre_map_document_apply (document, edit, "painting", 0);
}

/* Men, towers and edits of the map go back and forth in the order they were done; the men leave
 * nothing to save. */
static void
test_one_order (void)
{
  static const char *const labels[] = { "placing of a man",
                                        "change of a man",
                                        "painting",
                                        "placing of a siege tower",
                                        "moving of a siege tower",
                                        "removal of a man",
                                        "removal of a siege tower",
                                        "painting" };
  const CrMuster *muster;

  set_up ();
  g_object_set (tool, "placing", CRE_FIRE_MEN, NULL);
  bench_click (tool, "3,5", 0);
  bench_click (tool, "3,5", 0);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  paint_level ("13,9", 2);
  g_object_set (tool, "placing", CRE_FIRE_TOWERS, NULL);
  bench_stroke (tool, "8,4 8,2", 0);
  bench_stroke (tool, "8,5 8,6", 0);
  cre_man_placer_erase (asked_men (fire), bench_place (document, "3,5"));
  cre_tower_placer_remove (asked_towers (fire), bench_place (document, "8,5"));
  paint_level ("13,9", 3);
  for (int i = G_N_ELEMENTS (labels) - 1; i >= 0; i--) {
    g_assert_cmpstr (cre_men_get_undo_label (cre_men_get (document)), ==, labels[i]);
    g_assert_true (bench_undo (document));
    muster = asked_muster (fire);
    g_assert_cmpuint (cr_muster_n_men (muster), ==, i > 0 && i < 6);
    g_assert_cmpuint (cr_muster_n_towers (muster), ==, i > 3 && i < 7);
    g_assert_cmpint (
        cr_map_get_level (cre_map_document_get_map (document), bench_place (document, "13,9")), ==,
        i > 2 ? 2 : 0);
  }
  g_assert_false (bench_undo (document));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    g_assert_cmpstr (cre_men_get_redo_label (cre_men_get (document)), ==, labels[i]);
    g_assert_true (bench_redo (document));
    muster = asked_muster (fire);
    g_assert_cmpuint (cr_muster_n_men (muster), ==, i < 5);
    g_assert_cmpuint (cr_muster_n_towers (muster), ==, i > 2 && i < 6);
  }
  bench_undo_all (document);
  bench_put_away (tool, document);
}

/* All tools share them: when one goes, they stay, and so do the steps that placed them. */
static void
test_stay (void)
{
  CreTool *other;

  set_up ();
  other = cre_tools_create (cre_tools_find ("fire"), document);
  g_object_set (other, "placing", CRE_FIRE_MEN, NULL);
  bench_click (other, "3,5", 0);
  paint_level ("13,9", 2);
  bench_click (other, "3,6", 0);
  g_assert_finalize_object (other);
  g_assert_cmpuint (count_men (), ==, 2);
  g_assert_cmpuint (bench_undo_all (document), ==, 3);
  g_assert_cmpuint (count_men (), ==, 0);
  g_assert_cmpuint (bench_redo_all (document), ==, 3);
  g_assert_cmpuint (count_men (), ==, 2);
  bench_undo_all (document);
  bench_put_away (tool, document);
}

static void
resize (CrMargins by)
{
  CrEdit *edit = cr_edit_new ();

  g_assert_true (cr_resize (edit, cre_map_document_get_map (document), &by, NULL));
  g_assert_true (cre_map_document_apply (document, edit, "resizing", 0));
}

/* Who stands there, as addresses: "3,5 7,4; 8,4" are two men and the front of a tower. */
static void
assert_muster (const char *expected)
{
  const CrMuster *muster = cre_men_get_muster (cre_men_get (document));
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    g_autofree char *at = cr_map_format_place (map, cr_muster_get_man (muster, i)->place);

    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", at);
  }
  g_string_append (text, ";");
  for (guint i = 0; i < cr_muster_n_towers (muster); i++) {
    g_autofree char *at = cr_map_format_place (map, cr_muster_get_tower (muster, i)->front);

    g_string_append_printf (text, " %s", at);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* The tools of a map of another size are made anew, as in the window. */
static void
renew_tool (void)
{
  g_assert_finalize_object (tool);
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
}

static guint
count_muster (void)
{
  const CrMuster *muster = cre_men_get_muster (cre_men_get (document));

  return cr_muster_n_men (muster) + cr_muster_n_towers (muster);
}

/* Before it is done it is known how many would be beyond the edge. */
static guint
count_after (CrMargins by)
{
  CrResizing plan;

  g_assert_true (cr_resize_plan (cre_map_document_get_map (document), &by, &plan, NULL));
  return count_muster () - cr_muster_count_beyond (cre_men_get_muster (cre_men_get (document)),
                                                   &plan.grid, plan.shift);
}

/* The map grows and shrinks at each of its edges: men and towers go with their hexes; who is beyond
 * the edge is gone, and comes back by undo; by doing it again he goes again. */
static void
test_resize (gconstpointer data)
{
  static const struct {
    CrMargins by;
    const char *expected;
  } cases[] = {
    { { .west = 3 }, "6,5 4,2 15,9; 11,5" },
    { { .north = 1 }, "3,6 1,3 12,10; 8,6" },
    { { .east = 2, .south = 5 }, "3,5 1,2 12,9; 8,5" },
    { { .west = -1 }, "2,5 11,9; 7,5" },
    { { .north = -3 }, "3,2 12,6; 8,2" },
    { { .south = -1 }, "3,5 1,2 12,9; 8,5" },
    { { .south = -3 }, "3,5 1,2;" },
    { { .east = -6 }, "3,5 1,2;" },
    { { .west = -9, .north = 2 }, "3,11;" },
    { { 0, -8, 3, -6 }, "1,5;" },
  };
  CrTower tower = { .wall = 1 };

  document = bench_new_document_of (GPOINTER_TO_INT (data));
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
  for (guint i = 0; i < 3; i++) {
    CrMan man = cr_man_at (bench_place (document, ((const char *[]){ "3,5", "1,2", "12,9" })[i]));

    cre_man_placer_set (asked_men (fire), &man);
  }
  tower.type = cr_ruleset_find_work (cre_map_document_get_ruleset (document), "new");
  tower.front = bench_place (document, "8,5");
  asked_add_tower (fire, &tower);
  assert_muster ("3,5 1,2 12,9; 8,5");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint n_after = count_after (cases[i].by);

    resize (cases[i].by);
    renew_tool ();
    assert_muster (cases[i].expected);
    g_assert_cmpuint (n_after, ==, count_muster ());
    g_assert_true (bench_undo (document));
    assert_muster ("3,5 1,2 12,9; 8,5");
    g_assert_true (bench_redo (document));
    assert_muster (cases[i].expected);
    g_assert_true (bench_undo (document));
  }
  bench_undo_all (document);
  assert_muster (";");
  bench_put_away (tool, document);
}

/* What was placed after the map grew is taken back one by one, and so is the size. */
static void
test_resize_between (void)
{
  CrMan first, second;

  set_up ();
  first = cr_man_at (bench_place (document, "3,5"));
  cre_man_placer_set (asked_men (fire), &first);
  resize ((CrMargins){ .west = 2, .north = 1 });
  renew_tool ();
  second = cr_man_at (bench_place (document, "1,1"));
  cre_man_placer_set (asked_men (fire), &second);
  assert_muster ("5,6 1,1;");
  resize ((CrMargins){ .west = -1 });
  assert_muster ("4,6;");
  bench_undo (document);
  assert_muster ("5,6 1,1;");
  g_assert_true (cre_man_placer_erase (asked_men (fire), second.place));
  bench_undo (document);
  bench_undo (document);
  assert_muster ("5,6;");
  bench_undo (document);
  assert_muster ("3,5;");
  for (int i = 0; i < 3; i++)
    g_assert_true (bench_redo (document));
  assert_muster ("5,6;");
  /* The last size was undone before the man went, and he did not erase it. */
  g_assert_cmpuint (bench_redo_all (document), ==, 1);
  assert_muster ("4,6;");
  bench_undo_all (document);
  assert_muster (";");
  bench_put_away (tool, document);
}

/* COV-13: the field follows an edit beside the horse and behind it. */
static void
test_follows_beside (void)
{
  set_up ();

  CrPlace wall = bench_place (document, "3,8");
  CrMan horse = cr_man_at (bench_place (document, "3,7"));
  CrEdit *edit = cr_edit_new ();
  horse.body = CR_MAN_ANIMAL;
  cre_man_placer_set (asked_men (fire), &horse);
  bench_click (tool, "3,3", 0);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), horse.place)->verdict, ==, CR_LOF_CLEAR);
  cr_edit_set_value (edit, cre_map_document_get_map (document), wall, CR_LAYER_LEVEL, 1);
  cr_edit_set_value (
      edit, cre_map_document_get_map (document), wall, CR_LAYER_STRUCTURE,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_STRUCTURE, "rampart"));
  cre_map_document_apply (document, edit, "painting", 0);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), horse.place)->verdict, ==,
                   CR_LOF_IMPOSSIBLE);
  bench_undo (document);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), horse.place)->verdict, ==, CR_LOF_CLEAR);
  bench_put_away (tool, document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/fire-men/turn", test_turn);
  g_test_add_func ("/editor/fire-men/told", test_told);
  g_test_add_func ("/editor/fire-men/told-while-working", test_told_while_working);
  g_test_add_func ("/editor/fire-men/erase", test_erase);
  g_test_add_func ("/editor/fire-men/keyboard", test_keyboard);
  g_test_add_func ("/editor/fire-men/weather", test_weather);
  g_test_add_func ("/editor/fire-men/floor-goes", test_floor_goes);
  g_test_add_func ("/editor/fire-men/floor-below-goes", test_floor_below_goes);
  g_test_add_func ("/editor/fire-men/one-order", test_one_order);
  g_test_add_func ("/editor/fire-men/stay", test_stay);
  g_test_add_data_func ("/editor/fire-men/resize-flat", GINT_TO_POINTER (CR_FLAT), test_resize);
  g_test_add_data_func ("/editor/fire-men/resize-pointy", GINT_TO_POINTER (CR_POINTY), test_resize);
  g_test_add_func ("/editor/fire-men/resize-between", test_resize_between);
  g_test_add_func ("/editor/fire-men/follows-beside", test_follows_beside);
  return g_test_run ();
}
