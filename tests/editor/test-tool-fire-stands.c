/* test-tool-fire-stands.c: on what the men of a question stand, and how far they shoot.
 * Rules: HRD-04, TRE-04, TWR-14, WEA-01, MIS-01.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "bench.h"
#include "cr-operation.h"
#include "cre-tool-fire.h"

static void
edit (BenchFire *fixture, const char *operation, const char *argument)
{
  g_autoptr (GError) error = NULL;
  CrEdit *change = cr_operation_parse (cre_map_document_get_map (fixture->document),
                                       cre_map_document_get_ruleset (fixture->document), operation,
                                       argument, &error);

  g_assert_no_error (error);
  g_assert_true (cre_map_document_apply (fixture->document, change, "test", 0));
}

/* A rampart with a hoarding before one hex of it, and a tree. */
static void
set_up (BenchFire *fixture, gconstpointer data)
{
  bench_set_up_fire (fixture, data);
  edit (fixture, "structure", "rampart@4,6;5,6");
  edit (fixture, "level", "2@4,6;5,6");
  edit (fixture, "side", "battlement:inside=4,6@4,6:N");
  edit (fixture, "side", "hoarding:inside=4,6@4,6:N");
  edit (fixture, "terrain", "tree@10,4");
}

static void
tear_down (BenchFire *fixture, gconstpointer data)
{
  bench_undo_all (fixture->document);
  bench_tear_down_fire (fixture, data);
}

static void
choose (BenchFire *fixture, gboolean target, CrPostKind kind)
{
  g_autoptr (GArray) stands = cre_ask_list_stands (asked_of (fixture->fire), target);

  for (guint i = 0; i < stands->len; i++) {
    CrStand stand = g_array_index (stands, CrStand, i);

    if (stand.stand.post.kind == kind) {
      cre_ask_set_stand (asked_of (fixture->fire), target, &stand);
      return;
    }
  }
  g_assert_not_reached ();
}

static const CrLof *
get_lof (BenchFire *fixture)
{
  return asked_lof (fixture->fire);
}

static CrPostKind
get_kind (BenchFire *fixture, gboolean target)
{
  return (CrPostKind) (target ? get_lof (fixture)->to_stand : get_lof (fixture)->from_stand)
      .post.kind;
}

/* What is chosen is what the record has, until the man goes elsewhere. */
static void
test_choose (BenchFire *fixture, gconstpointer data)
{
  bench_stroke (fixture->tool, "4,5 10,4", 0);
  g_assert_cmpint (get_kind (fixture, FALSE), ==, CR_POST_GROUND);
  choose (fixture, FALSE, CR_POST_HOARDING);
  choose (fixture, TRUE, CR_POST_TREE);
  g_assert_cmpint (get_kind (fixture, FALSE), ==, CR_POST_HOARDING);
  g_assert_cmpint (get_lof (fixture)->from_stand.level, ==, 2);
  g_assert_cmpint (get_kind (fixture, TRUE), ==, CR_POST_TREE);
  g_assert_nonnull (strstr (cre_tool_get_status (fixture->tool), "hoarding, +2"));
  cre_ask_swap (asked_of (fixture->fire));
  g_assert_cmpint (get_kind (fixture, FALSE), ==, CR_POST_TREE);
  g_assert_cmpint (get_kind (fixture, TRUE), ==, CR_POST_HOARDING);
  choose (fixture, FALSE, CR_POST_GROUND);
  g_assert_cmpint (get_kind (fixture, FALSE), ==, CR_POST_GROUND);
  bench_stroke (fixture->tool, "4,5 10,5", 0);
  g_assert_cmpint (get_kind (fixture, FALSE), ==, CR_POST_GROUND);
}

/* The field is that of the hoarding too (HRD-07: not behind its front arc). */
static void
test_field (BenchFire *fixture, gconstpointer data)
{
  CrPlace behind = bench_place (fixture->document, "9,9");
  const CrField *field;

  bench_click (fixture->tool, "4,5", 0);
  field = bench_get_field (fixture->fire);
  int ground = cr_field_n_hit (field);
  choose (fixture, FALSE, CR_POST_HOARDING);
  field = bench_get_field (fixture->fire);
  g_assert_cmpint (cr_field_n_hit (field), !=, ground);
  g_assert_cmpint (cr_field_get (field, behind)->verdict, ==, CR_LOF_IMPOSSIBLE);
}

/* It is let go with the hoarding itself. */
static void
test_goes (BenchFire *fixture, gconstpointer data)
{
  bench_stroke (fixture->tool, "4,5 10,4", 0);
  choose (fixture, FALSE, CR_POST_HOARDING);
  edit (fixture, "side", "none@4,6:N");
  g_assert_cmpint (get_kind (fixture, FALSE), ==, CR_POST_GROUND);
  g_assert_cmpint (get_lof (fixture)->reason, !=, CR_LOF_NO_POST);
}

/* Alt+Up and Down climb a siege tower, which is where a man of its hex stands of himself. */
static void
test_climb (BenchFire *fixture, gconstpointer data)
{
  CrTower tower = { .front = bench_place (fixture->document, "9,6"),
                    .type = cr_ruleset_find_work (cre_map_document_get_ruleset (fixture->document),
                                                  "new"),
                    .wall = 2 };

  asked_add_tower (fixture->fire, &tower);
  bench_stroke (fixture->tool, "4,2 9,6", 0);
  g_assert_cmpint (get_lof (fixture)->to_stand.level, ==, 3);
  g_assert_false (cre_tool_fire_change_floor (fixture->fire, 1));
  g_assert_true (cre_tool_fire_change_floor (fixture->fire, -1));
  g_assert_cmpint (get_lof (fixture)->to_stand.level, ==, 2);
  g_assert_cmpstr (get_lof (fixture)->to_stand.part->id, ==, "level-2");
  g_assert_true (cre_tool_fire_change_floor (fixture->fire, 1));
  g_assert_cmpint (get_lof (fixture)->to_stand.level, ==, 3);
}

/* Rings of the weapon and of what is seen, as long as they are shown. */
static void
test_bands (BenchFire *fixture, gconstpointer data)
{
  CrPlace near = bench_place (fixture->document, "9,9");

  bench_click (fixture->tool, "8,8", 0);
  g_assert_null (cre_ask_get_bands (asked_of (fixture->fire)));
  g_object_set (asked_of (fixture->tool), "weapon", "dagger", NULL);
  guint n = cr_bands_n (cre_ask_get_bands (asked_of (fixture->fire)));
  g_assert_cmpuint (n, >, 0);
  g_assert_true (cr_bands_has (cre_ask_get_bands (asked_of (fixture->fire)), n - 1, near.hex));
  g_object_set (asked_of (fixture->tool), "weather", "fog", NULL);
  g_assert_cmpuint (cr_bands_n (cre_ask_get_bands (asked_of (fixture->fire))), ==, n + 1);
  g_object_set (asked_of (fixture->tool), "show-bands", FALSE, NULL);
  g_assert_null (cre_ask_get_bands (asked_of (fixture->fire)));
}

/* The menu's deeds, each undone by doing it again; Backspace takes one back. */
static void
test_deeds (BenchFire *fixture, gconstpointer data)
{
  CrMan man = cr_man_at (bench_place (fixture->document, "2,2"));
  const CrMan *now;

  g_assert_false (cre_man_placer_do (asked_men (fixture->fire), man.place, CRE_MAN_KNEELS));
  cre_man_placer_set (asked_men (fixture->fire), &man);
  for (int deed = 0; deed < CRE_N_MAN_DEEDS; deed++) {
    g_assert_true (cre_man_placer_do (asked_men (fixture->fire), man.place, (CreManDeed) deed));
    now = cre_man_placer_find (asked_men (fixture->fire), man.place);
    g_assert_true (now->state != CR_MAN_STANDING || now->body != CR_MAN_ON_FOOT || now->side != 0);
    g_assert_true (cre_man_placer_do (asked_men (fixture->fire), man.place, (CreManDeed) deed));
    now = cre_man_placer_find (asked_men (fixture->fire), man.place);
    g_assert_true (now->state == CR_MAN_STANDING && now->body == CR_MAN_ON_FOOT && now->side == 0);
  }
  g_assert_true (cre_tool_take_back (fixture->tool));
  g_assert_cmpint (cre_man_placer_find (asked_men (fixture->fire), man.place)->side, ==, 1);
}

static void
wait_for_difference (BenchFire *fixture)
{
  while (cre_ask_is_comparing (asked_of (fixture->fire)))
    g_main_context_iteration (NULL, TRUE);
}

/* Bit by bit it comes to what it comes to at once; it can be stopped, and begun again. */
static void
test_compare (BenchFire *fixture, gconstpointer data)
{
  g_autoptr (GArray) offers = NULL;
  g_autofree char *stopped = NULL;
  gboolean found = FALSE;

  cre_tool_fire_show_garrison (fixture->fire, CR_GARRISON_RAMPARTS);
  cre_ask_set_shooters (
      asked_of (fixture->fire),
      (CrPlace[]){ bench_place (fixture->document, "4,6"), bench_place (fixture->document, "5,6") },
      2);
  g_assert_null (cre_ask_get_difference (asked_of (fixture->fire)));
  offers = cre_ask_list_offers (asked_of (fixture->fire), bench_place (fixture->document, "4,6"));
  for (guint i = 0; i < offers->len && !found; i++)
    found =
        g_array_index (offers, CrOffer, i).what == CR_OFFER_BREACH &&
        cre_ask_add_change (asked_of (fixture->fire), &g_array_index (offers, CrOffer, i), NULL);
  g_assert_true (found);
  cre_ask_get_difference (asked_of (fixture->fire));
  wait_for_difference (fixture);
  guint n = cr_difference_n (cre_ask_get_difference (asked_of (fixture->fire)));
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpfloat (cre_ask_get_progress (asked_of (fixture->tool)), ==, 1);
  cre_ask_set_stopped (asked_of (fixture->fire), TRUE);
  g_assert_null (cre_ask_get_difference (asked_of (fixture->fire)));
  g_assert_false (cre_ask_is_comparing (asked_of (fixture->fire)));
  stopped = cre_ask_dup_sentence (asked_of (fixture->fire), CR_QUESTION_DIFFERENCE);
  g_assert_true (g_str_has_prefix (stopped, "Stopped"));
  cre_ask_set_stopped (asked_of (fixture->fire), FALSE);
  cre_ask_get_difference (asked_of (fixture->fire));
  wait_for_difference (fixture);
  g_assert_cmpuint (cr_difference_n (cre_ask_get_difference (asked_of (fixture->fire))), ==, n);
  /* Another question is worked out again. */
  cre_ask_set_stopped (asked_of (fixture->fire), TRUE);
  g_object_set (asked_of (fixture->tool), "weapon", "longbow", NULL);
  g_assert_false (cre_ask_is_stopped (asked_of (fixture->fire)));
}

#define TEST(name) \
  g_test_add ("/editor/fire-stands/" #name, BenchFire, NULL, set_up, test_##name, tear_down)

/* LOF-09: over which side he shoots is asked of one man: it goes with him, and neither the garrison
 * nor another shooter is held to it. */
static void
test_side (BenchFire *fixture, gconstpointer data)
{
  CreToolFire *fire = fixture->fire;
  int all, one;

  edit (fixture, "side", "battlement:inside=5,6@5,6:N;5,6:S");
  cre_tool_fire_show_garrison (fire, CR_GARRISON_RAMPARTS);
  all = cr_field_n_hit (bench_get_field (fire));
  bench_click (fixture->tool, "5,6", 0);
  one = cr_field_n_hit (bench_get_field (fire));
  cre_ask_choose_side (asked_of (fire), 0);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), <, one);
  bench_click (fixture->tool, "5,6", 0);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), <, one);
  cre_tool_fire_show_garrison (fire, CR_GARRISON_RAMPARTS);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), ==, all);
  bench_click (fixture->tool, "5,6", 0);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), ==, one);
  cre_ask_choose_side (asked_of (fire), 0);
  bench_click (fixture->tool, "4,6", CRE_SHIFT);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), ==, all);
  bench_click (fixture->tool, "5,6", 0);
  cre_ask_choose_side (asked_of (fire), 0);
  cre_tool_cancel (fixture->tool);
  bench_click (fixture->tool, "5,6", 0);
  g_assert_cmpint (cr_field_n_hit (bench_get_field (fire)), ==, one);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST (choose);
  TEST (side);
  TEST (field);
  TEST (goes);
  TEST (climb);
  TEST (bands);
  TEST (deeds);
  TEST (compare);
  return g_test_run ();
}
