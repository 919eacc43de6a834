/* test-tool-fire-men.c: men, weapon and weather of a question. Rules: LOF-03, COV-12, COV-13,
 * WEA-01.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cre-tool-fire.h"
#include "cre-tools.h"

static CreDocument *document;
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
  const CrLof *lof = cre_tool_fire_get_lof (fire);

  g_assert_nonnull (lof);
  g_assert_cmpint (lof->verdict, ==, verdict);
  g_assert_cmpint (lof->reason, ==, reason);
}

static guint
count_men (void)
{
  return cr_muster_n_men (cre_tool_fire_get_muster (fire));
}

/* A click puts a man there and turns him; the shot that is shown follows. */
static void
test_turn (void)
{
  set_up ();

  guint serial = cre_tool_fire_get_serial (fire);
  bench_stroke (tool, "3,3 3,7", 0);
  g_object_set (tool, "weapon", "crossbow", "placing", CRE_FIRE_MEN, NULL);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  bench_click (tool, "3,5", 0);
  assert_verdict (CR_LOF_BLOCKED, CR_LOF_MEN);
  g_assert_cmpuint (cre_tool_fire_get_serial (fire), >, serial);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "0305: a man of the shooter’s side, on his feet.");
  bench_click (tool, "3,5", 0);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  bench_click (tool, "3,5", 0);
  assert_verdict (CR_LOF_BLOCKED, CR_LOF_MEN);
  bench_click (tool, "3,5", 0);
  g_assert_cmpint (cr_muster_get_man (cre_tool_fire_get_muster (fire), 0)->body, ==,
                   CR_MAN_MOUNTED);
  bench_click (tool, "3,5", 0);
  g_assert_cmpuint (cr_muster_n_men (cre_tool_fire_get_muster (fire)), ==, 0);
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
  g_object_set (tool, "man-side", 1, NULL);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places an enemy"));

  /* Pointing: at nobody the same, at somebody who he is, beside a shot its sentence. */
  CreAim there = bench_aim (document, "3,5", 0), beside = bench_aim (document, "4,5", 0);
  bench_click (tool, "3,5", 0);
  cre_tool_hover (tool, &beside);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "A click or Enter places an enemy"));
  cre_tool_hover (tool, &there);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "0305: a man of the other side, on his feet.");
  cre_document_undo (document);
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

static void
test_erase (void)
{
  set_up ();

  CreAim aim = bench_aim (document, "3,5", 0);
  bench_stroke (tool, "3,3 3,7", 0);
  g_object_set (tool, "placing", CRE_FIRE_MEN, "man-side", 1, NULL);
  bench_click (tool, "3,5", 0);
  g_assert_cmpint (cr_muster_get_man (cre_tool_fire_get_muster (fire), 0)->side, ==, 1);
  cre_tool_erase (tool, &aim);
  g_assert_cmpuint (cr_muster_n_men (cre_tool_fire_get_muster (fire)), ==, 0);
  cre_tool_erase (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "Nobody stands here.");
  g_assert_nonnull (cre_tool_fire_get_lof (fire));
  bench_click (tool, "3,5", 0);
  bench_click (tool, "4,5", 0);
  cre_tool_fire_clear_men (fire);
  g_assert_cmpuint (cr_muster_n_men (cre_tool_fire_get_muster (fire)), ==, 0);
  g_object_set (tool, "placing", CRE_FIRE_ASKS, NULL);
  cre_tool_erase (tool, &aim);
  g_assert_null (cre_tool_fire_get_lof (fire));
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
  g_assert_nonnull (cr_muster_find (cre_tool_fire_get_muster (fire), aim.place));
  bench_put_away (tool, document);
}

static void
test_weather (void)
{
  set_up ();

  bench_stroke (tool, "3,3 3,9", 0);
  g_object_set (tool, "weather", "fog", NULL);
  assert_verdict (CR_LOF_IMPOSSIBLE, CR_LOF_UNSEEN);
  g_object_set (tool, "weather", "rain", "sun", TRUE, NULL);
  assert_verdict (CR_LOF_CLEAR, CR_LOF_FREE);
  g_assert_cmpint (cre_tool_fire_get_lof (fire)->n_modifiers, ==, 2);
  g_object_set (tool, "weapon", "dagger", NULL);
  g_assert_cmpint (cre_tool_fire_get_lof (fire)->band, ==, CR_BAND_LONG);
  g_object_set (tool, "weapon", NULL, "weather", "no such weather", NULL);
  g_assert_cmpint (cre_tool_fire_get_lof (fire)->band, ==, -1);
  bench_click (tool, "3,3", 0);
  int all = cr_field_n_hit (bench_get_field (fire));
  g_object_set (tool, "weather", "night", NULL);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), <, all);
  bench_put_away (tool, document);
}

/* COV-12: the target kneels; men of a floor that goes, go with it. */
static void
test_floor_goes (void)
{
  set_up ();

  CrEdit *edit = cr_edit_new ();
  cr_edit_insert_floor (edit, cre_document_get_map (document), 1, "roof", NULL);
  cre_document_apply (document, edit, "adding of a floor", 0);
  edit = cr_edit_new ();
  cr_edit_set_value (edit, cre_document_get_map (document), bench_place (document, "roof/3,3"),
                     CR_LAYER_TERRAIN,
                     cre_document_intern_code (document, CR_LAYER_TERRAIN, "flat"));
  cre_document_apply (document, edit, "painting", 0);

  CrMan above = cr_man_at (bench_place (document, "roof/3,3"));
  CrMan below = cr_man_at (bench_place (document, "3,7"));
  below.state = CR_MAN_KNEELING;
  cre_tool_fire_set_man (fire, &above);
  cre_tool_fire_set_man (fire, &below);
  g_assert_cmpuint (count_men (), ==, 2);
  edit = cr_edit_new ();
  cr_edit_remove_floor (edit, cre_document_get_map (document), 1);
  cre_document_apply (document, edit, "removal of a floor", 0);
  g_assert_cmpuint (count_men (), ==, 1);
  bench_stroke (tool, "3,3 3,7", 0);
  g_assert_cmpint (cre_tool_fire_get_lof (fire)->cover, ==, CR_COVER_LIGHT);

  /* The floor comes back, and then who was on it. */
  cre_document_undo (document);
  g_assert_cmpuint (count_men (), ==, 1);
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "removal of men from the floor");
  cre_document_undo (document);
  g_assert_cmpuint (count_men (), ==, 2);
  g_assert_nonnull (cre_tool_fire_find_man (fire, above.place));
  bench_redo_all (document);
  g_assert_cmpuint (count_men (), ==, 1);
  g_assert_cmpuint (bench_undo_all (document), ==, 6);
  g_assert_cmpuint (count_men (), ==, 0);
  bench_put_away (tool, document);
}

static void
paint_level (const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_document_get_map (document), bench_place (document, at),
                     CR_LAYER_LEVEL, level);
  cre_document_apply (document, edit, "painting", 0);
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
  g_assert_false (cre_document_get_modified (document));
  paint_level ("13,9", 2);
  g_object_set (tool, "placing", CRE_FIRE_TOWERS, NULL);
  bench_stroke (tool, "8,4 8,2", 0);
  bench_stroke (tool, "8,5 8,6", 0);
  cre_tool_fire_erase_man (fire, bench_place (document, "3,5"));
  cre_tool_fire_remove_tower (fire, bench_place (document, "8,5"));
  paint_level ("13,9", 3);
  for (int i = G_N_ELEMENTS (labels) - 1; i >= 0; i--) {
    g_assert_cmpstr (cre_document_get_undo_label (document), ==, labels[i]);
    g_assert_true (cre_document_undo (document));
    muster = cre_tool_fire_get_muster (fire);
    g_assert_cmpuint (cr_muster_n_men (muster), ==, i > 0 && i < 6);
    g_assert_cmpuint (cr_muster_n_towers (muster), ==, i > 3 && i < 7);
    g_assert_cmpint (
        cr_map_get_level (cre_document_get_map (document), bench_place (document, "13,9")), ==,
        i > 2 ? 2 : 0);
  }
  g_assert_false (cre_document_undo (document));
  g_assert_false (cre_document_get_modified (document));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    g_assert_cmpstr (cre_document_get_redo_label (document), ==, labels[i]);
    g_assert_true (cre_document_redo (document));
    muster = cre_tool_fire_get_muster (fire);
    g_assert_cmpuint (cr_muster_n_men (muster), ==, i < 5);
    g_assert_cmpuint (cr_muster_n_towers (muster), ==, i > 2 && i < 6);
  }
  bench_undo_all (document);
  bench_put_away (tool, document);
}

/* With the tool that did them its steps go, and those of the map stay. */
static void
test_forgets (void)
{
  CreTool *other;

  set_up ();
  other = cre_tools_create (cre_tools_find ("fire"), document);
  g_object_set (other, "placing", CRE_FIRE_MEN, NULL);
  bench_click (other, "3,5", 0);
  paint_level ("13,9", 2);
  bench_click (other, "3,6", 0);
  g_assert_finalize_object (other);
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "painting");
  g_assert_cmpuint (bench_undo_all (document), ==, 1);
  g_assert_cmpuint (bench_redo_all (document), ==, 1);
  bench_undo_all (document);
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
  cre_tool_fire_set_man (fire, &horse);
  bench_click (tool, "3,3", 0);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), horse.place)->verdict, ==, CR_LOF_CLEAR);
  cr_edit_set_value (edit, cre_document_get_map (document), wall, CR_LAYER_LEVEL, 1);
  cr_edit_set_value (edit, cre_document_get_map (document), wall, CR_LAYER_STRUCTURE,
                     cre_document_intern_code (document, CR_LAYER_STRUCTURE, "rampart"));
  cre_document_apply (document, edit, "painting", 0);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), horse.place)->verdict, ==,
                   CR_LOF_IMPOSSIBLE);
  cre_document_undo (document);
  g_assert_cmpint (cr_field_get (bench_get_field (fire), horse.place)->verdict, ==, CR_LOF_CLEAR);
  bench_put_away (tool, document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/fire-men/turn", test_turn);
  g_test_add_func ("/editor/fire-men/told", test_told);
  g_test_add_func ("/editor/fire-men/erase", test_erase);
  g_test_add_func ("/editor/fire-men/keyboard", test_keyboard);
  g_test_add_func ("/editor/fire-men/weather", test_weather);
  g_test_add_func ("/editor/fire-men/floor-goes", test_floor_goes);
  g_test_add_func ("/editor/fire-men/one-order", test_one_order);
  g_test_add_func ("/editor/fire-men/forgets", test_forgets);
  g_test_add_func ("/editor/fire-men/follows-beside", test_follows_beside);
  return g_test_run ();
}
