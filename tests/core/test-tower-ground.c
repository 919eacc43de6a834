/* test-tower-ground.c: what siege towers roll over. SPDX-License-Identifier: GPL-3.0-or-later
 * Rules: TWR-07, TWO-04, TWO-05, as far as they say where a tower may stand. */
#include "cr-berth.h"
#include "cr-operation.h"
#include "cr-plain.h"
#include "cr-tower-text.h"
#include "fixture.h"

typedef struct {
  CrRuleset *ruleset;
  CrMap *map;
  CrScene *scene;
  GPtrArray *done; /* CrEdit, swapped in */
} Ground;

static void
level_out (Ground *ground, gconstpointer data)
{
  const CrGrid grid = { 16, 12, CR_FLAT, CR_SHIFT_EVEN, TRUE };

  ground->ruleset = fixture_load_ruleset ("siege", NULL);
  ground->map = cr_map_new_plain (&grid, "ground", NULL);
  ground->scene = cr_scene_new (ground->map, ground->ruleset);
  ground->done = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
}

static void
sweep_up (Ground *ground, gconstpointer data)
{
  g_ptr_array_unref (ground->done);
  cr_scene_free (ground->scene);
  cr_map_free (ground->map);
  cr_ruleset_unref (ground->ruleset);
}

static void
perform (Ground *ground, const char *operation, const char *argument)
{
  g_autoptr (GError) error = NULL;
  CrEdit *edit = cr_operation_parse (ground->map, ground->ruleset, operation, argument, &error);

  g_assert_no_error (error);
  cr_edit_swap (edit, ground->map);
  cr_scene_refresh (ground->scene);
  g_ptr_array_add (ground->done, edit);
}

/* The last of what was performed. */
static void
take_back (Ground *ground)
{
  cr_edit_swap (g_ptr_array_index (ground->done, ground->done->len - 1), ground->map);
  cr_scene_refresh (ground->scene);
  g_ptr_array_set_size (ground->done, (int) ground->done->len - 1);
}

/* @refusal: (nullable): for none */
static void
assert_tower (Ground *ground, const char *text, const char *refusal)
{
  g_autoptr (GError) error = NULL;
  CrTower tower;
  gboolean stands;

  g_test_message ("%s", text);
  g_assert_true (cr_tower_parse (ground->map, ground->ruleset, text, &tower, &error));
  stands = cr_tower_check_ground (&tower, ground->scene, &error);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, refusal);
  g_assert_true (stands == (refusal == NULL));
}

static gboolean
is_one_of (const char *word, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);

  return g_strv_contains ((const char *const *) words, word);
}

/* Of each kind of ground there is, a hex beneath the middle of it: level ground and filled moats
 * bear a tower, drawbridges the first set's alone (TWR-07, TWO-04, TWO-05). */
static void
test_terrain (Ground *ground, gconstpointer data)
{
  static const char firm[] = "flat field garden court road scrub mud paved filledmoat";
  int n = (int) cr_ruleset_n_terrains (ground->ruleset);

  for (int i = 0; i < n; i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (ground->ruleset, (guint) i);
    const char *name = cr_node_get (kind->node, "name");
    g_autofree char *argument = g_strdup_printf ("%s@7,6", kind->code);
    g_autofree char *of_new = g_strdup_printf (
        "the siege tower at 0705, facing N, would stand with its middle on 0706 (%s): it rolls "
        "over level ground and filled moats only (TWR-07)",
        name);
    g_autofree char *of_old = g_strdup_printf (
        "the siege tower at 0705, facing N, would stand with its middle on 0706 (%s): it rolls "
        "over level ground, drawbridges and filled moats only (TWO-04)",
        name);
    gboolean bears = is_one_of (kind->code, firm);

    perform (ground, "terrain", argument);
    assert_tower (ground, "7,5:facing=N", bears ? NULL : of_new);
    assert_tower (ground, "7,5:facing=N:type=original",
                  bears || g_str_equal (kind->code, "bridge") ? NULL : of_old);
    /* A hex before its front is none of its own. */
    assert_tower (ground, "7,7:facing=N", NULL);
    take_back (ground);
  }
  g_assert_cmpint (n, >, 40);
}

/* Each kind of structure is in its way, whatever floor it has. */
static void
test_structure (Ground *ground, gconstpointer data)
{
  guint n = 0;

  for (guint i = 0; i < cr_ruleset_n_structures (ground->ruleset); i++) {
    const CrStructureKind *kind = cr_ruleset_get_structure (ground->ruleset, i);
    g_autofree char *argument = g_strdup_printf ("%s@7,5", kind->code);
    g_autofree char *refusal = g_strdup_printf (
        "the siege tower at 0705, facing N, would stand with its front on 0705 (%s): it rolls "
        "over level ground and filled moats only (TWR-07)",
        cr_node_get (kind->node, "name"));

    if (g_str_equal (kind->code, "none"))
      continue;
    perform (ground, "structure", argument);
    assert_tower (ground, "7,5:facing=N", refusal);
    assert_tower (ground, "7,6:facing=N", NULL);
    take_back (ground);
    n++;
  }
  g_assert_cmpuint (n, >, 3);
}

/* Flat ground: all of it on one level, whichever that is; a filled moat is as level as the ground
 * beside it (TWO-05), a moat that is not filled bears nothing. */
static void
test_level (Ground *ground, gconstpointer data)
{
  static const char refusal[] =
      "the siege tower at 0704, facing N, would stand with its rear on 0707, which is not level "
      "with the rest of it: it rolls over level ground and filled moats only (TWR-07)";
  static const char moat[] =
      "the siege tower at 0705, facing N, would stand with its front on 0705 (Moat): it rolls over "
      "level ground and filled moats only (TWR-07)";

  perform (ground, "level", "1@7,7");
  assert_tower (ground, "7,4:facing=N", refusal);
  assert_tower (ground, "7,3:facing=N", NULL);
  perform (ground, "level", "-1@7,7");
  assert_tower (ground, "7,4:facing=N", refusal);
  perform (ground, "level", "1@rect:1,1..16,12");
  assert_tower (ground, "7,4:facing=N", NULL);
  take_back (ground);
  perform (ground, "level", "0@7,7");
  perform (ground, "terrain", "filledmoat@rect:1,5..16,5");
  perform (ground, "level", "-1@rect:1,5..16,5");
  assert_tower (ground, "7,5:facing=N", NULL);
  assert_tower (ground, "7,3:facing=N", NULL);
  assert_tower (ground, "7,2:facing=N", NULL);
  perform (ground, "terrain", "moat@7,5");
  assert_tower (ground, "7,5:facing=N", moat);
  assert_tower (ground, "7,6:facing=N", NULL);
}

/* What stands on a side between two of its hexes splits it; on a side around it, nothing does. */
static void
test_sides (Ground *ground, gconstpointer data)
{
  static const char refusal[] =
      "the siege tower at 0705, facing N, would stand with its middle astride what is built on "
      "0706 S: it rolls over level ground and filled moats only (TWR-07)";

  for (int kind = 0; kind < CR_SIDE_OTHER; kind++) {
    g_autoptr (CrEdit) edit = cr_edit_new ();
    CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (ground->map), 7, 6) };
    CrSide side = { .kind = (gint8) kind,
                    .inside = CR_INSIDE_HERE,
                    .height = CR_HEIGHT_DEFAULT,
                    .arc = CR_ARC_DEFAULT };

    cr_edit_put_side (edit, ground->map, place, 3, side);
    cr_edit_swap (edit, ground->map);
    cr_scene_refresh (ground->scene);
    assert_tower (ground, "7,5:facing=N", refusal);
    assert_tower (ground, "7,7:facing=N", NULL);
    assert_tower (ground, "7,6:facing=S:type=original", NULL);
    cr_edit_swap (edit, ground->map);
    cr_scene_refresh (ground->scene);
  }
}

/* Of one that comes in over the edge what is seen of it stands on ground, and the refusal says with
 * which part, as its front is beyond (TWR-08). */
static void
test_edge (Ground *ground, gconstpointer data)
{
  assert_tower (ground, "7,-1:facing=N:moving", NULL);
  perform (ground, "terrain", "tree@7,2");
  assert_tower (ground, "7,-1:facing=N:moving",
                "the siege tower at 7,-1, facing N, would stand with its rear on 0702 (Tree): it "
                "rolls over level ground and filled moats only (TWR-07)");
  perform (ground, "terrain", "flat@7,2");
  perform (ground, "level", "2@rect:6,1..8,3");
  assert_tower (ground, "7,-1:facing=N:moving", NULL);
}

/* No two towers are in one hex; one may stay where it is itself. */
static void
test_apart (Ground *ground, gconstpointer data)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  g_autoptr (GError) error = NULL;
  CrTower first, second, beside;

  g_assert_true (cr_tower_parse (ground->map, ground->ruleset, "7,5:facing=N", &first, NULL));
  g_assert_true (cr_tower_parse (ground->map, ground->ruleset, "7,6:facing=S", &second, NULL));
  g_assert_true (cr_tower_parse (ground->map, ground->ruleset, "11,5:facing=N", &beside, NULL));
  cr_muster_add_tower (muster, &first);
  g_assert_true (cr_tower_check_apart (&beside, muster, -1, ground->map, NULL));
  g_assert_true (cr_tower_check_apart (&second, muster, 0, ground->map, NULL));
  g_assert_false (cr_tower_check_apart (&second, muster, -1, ground->map, &error));
  g_assert_cmpstr (error->message, ==,
                   "the siege tower at 0706, facing S, would stand on 0706, where another is");
}

/* A wall two levels high, its battlement on the side towards the tower. */
static void
build_wall (Ground *ground)
{
  perform (ground, "structure", "rampart@4,3..8,3");
  perform (ground, "level", "2@4,3..8,3");
  perform (ground, "side", "battlement:inside=6,3@6,3:S");
}

/* @expected: "6,3 +2 4 on", or a part of why it comes to no wall */
static void
assert_course (Ground *ground, const char *text, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *got = NULL;
  CrTowerCourse course;
  CrTower tower;

  g_assert_true (cr_tower_parse (ground->map, ground->ruleset, text, &tower, &error));
  if (cr_tower_find_course (&tower, ground->scene, &course, &error)) {
    g_autofree char *wall = cr_map_format_place (ground->map, course.wall);

    got = g_strdup_printf ("%s +%d %d on", wall, course.levels, course.hexes);
    g_assert_cmpstr (got, ==, expected);
  } else
    g_assert_nonnull (strstr (error->message, expected));
}

/* Hit TWR-15, TWR-03: rolled four hexes, its bridge lies on the wall. Near misses: a hoarding
 * (HRD-13), a wall too high (TWO-02), a ditch on the way (TWR-07), no wall there. */
static void
test_course (Ground *ground, gconstpointer data)
{
  build_wall (ground);
  assert_course (ground, "6,8:facing=N", "6,3 +2 4 on");
  assert_course (ground, "6,8:facing=NE", "TWR-15");
  perform (ground, "side", "hoarding:inside=6,3@6,3:S");
  assert_course (ground, "6,8:facing=N", "HRD-13");
  take_back (ground);
  perform (ground, "level", "4@6,3");
  assert_course (ground, "6,8:facing=N", "TWO-02");
  take_back (ground);
  perform (ground, "terrain", "moat@6,5");
  assert_course (ground, "6,8:facing=N", "TWR-07");
  take_back (ground);
  perform (ground, "terrain", "filledmoat@6,5");
  assert_course (ground, "6,8:facing=N", "6,3 +2 4 on");
}

/* A game begun with a tower there lets its bridge down at once. */
static void
assert_berth (Ground *ground, const CrTower *tower)
{
  g_autoptr (GError) error = NULL;
  CrTowerCourse course;
  CrPlace place;

  g_assert_cmpint (tower->wall, ==, cr_tower_measure_wall (tower, ground->scene));
  g_assert_cmpint (cr_tower_find_berth (tower, ground->scene, &place), ==, CR_BERTH_FITS);
  g_assert_true (cr_tower_find_course (tower, ground->scene, &course, &error));
  g_assert_no_error (error);
  g_assert_cmpint (course.hexes, ==, 0);
  g_assert_true (cr_place_equal (course.wall, place));
}

static guint
count_berths (Ground *ground, const CrWork *type)
{
  g_autoptr (GArray) towers = g_array_new (FALSE, FALSE, sizeof (CrTower));

  cr_tower_list_berths (type, ground->scene, towers);
  for (guint i = 0; i < towers->len; i++)
    assert_berth (ground, &g_array_index (towers, CrTower, i));
  return towers->len;
}

/* All stands before that wall: straight before it. Those with a wing of the bridge on it face no
 * wall that the tower would be set for (TWR-03), unless the wall goes on to either side. */
static void
test_berths (Ground *ground, gconstpointer data)
{
  const CrWork *type = cr_ruleset_find_piece (ground->ruleset, "large-tower");
  g_autoptr (GError) error = NULL;
  CrPlace wall, other;

  build_wall (ground);
  g_assert_true (cr_map_parse_place (ground->map, "6,3", &wall, NULL));
  g_assert_true (cr_map_parse_place (ground->map, "5,3", &other, NULL));
  g_assert_cmpuint (count_berths (ground, type), ==, 1);
  g_assert_true (cr_tower_judge_wall (type, ground->scene, wall, &error));
  g_assert_no_error (error);
  g_assert_false (cr_tower_judge_wall (type, ground->scene, other, &error));
  g_assert_no_error (error);
  perform (ground, "terrain", "moat@6,5");
  g_assert_false (cr_tower_judge_wall (type, ground->scene, wall, &error));
  g_assert_nonnull (strstr (error->message, "TWR-07"));
}

/* Hit TWR-03: the bridge is as high as the wall straight ahead, and where a wing of it comes to a
 * wall of another height first, that is told with both heights. Near miss: two walls side by side,
 * each with a tower set for it. */
static void
test_levels (Ground *ground, gconstpointer data)
{
  const CrWork *type = cr_ruleset_find_piece (ground->ruleset, "large-tower");

  build_wall (ground);
  perform (ground, "side", "battlement:inside=7,3@7,3:S");
  g_assert_cmpuint (count_berths (ground, type), ==, 2);
  perform (ground, "level", "1@7,3");
  g_assert_cmpuint (count_berths (ground, type), ==, 2);
  perform (ground, "structure", "rampart@7,5");
  perform (ground, "level", "1@7,5");
  perform (ground, "side", "battlement:inside=7,5@7,5:S");
  assert_course (ground, "6,8:facing=N", "is 1 up from the ground there, and the bridge 2");
}

#define TEST(name) \
  g_test_add ("/core/tower-ground/" #name, Ground, NULL, level_out, test_##name, sweep_up)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST (terrain);
  TEST (apart);
  TEST (structure);
  TEST (level);
  TEST (sides);
  TEST (edge);
  TEST (course);
  TEST (berths);
  TEST (levels);
  return g_test_run ();
}
