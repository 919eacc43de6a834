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
  g_assert_cmpuint (cr_muster_n_men (cre_tool_fire_get_muster (fire)), ==, 2);
  bench_undo_all (document);
  g_assert_cmpuint (cr_muster_n_men (cre_tool_fire_get_muster (fire)), ==, 1);
  bench_stroke (tool, "3,3 3,7", 0);
  g_assert_cmpint (cre_tool_fire_get_lof (fire)->cover, ==, CR_COVER_LIGHT);
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
  bench_undo_all (document);
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
  g_test_add_func ("/editor/fire-men/follows-beside", test_follows_beside);
  return g_test_run ();
}
