/* test-what-if.c: castles as they would be. Rules: RMP-02, COV-09, BAT-07, HRD-01, TRE-01, LOF-05,
 * LOF-12, DRW-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-change.h"
#include "trial.h"

/* A rampart at +1 along row 5, battlements to the north, ground at −1 with a ditch at −2 before
 * it, a gate in a wall behind, a bridge over the ditch. */
static void
build_castle (Trial *trial)
{
  trial_perform (trial, "level", "-1@rect:1,1..14,4");
  trial_perform (trial, "terrain", "wallwalk@3,5..9,5");
  trial_perform (trial, "structure", "rampart@3,5..9,5");
  trial_perform (trial, "level", "1@3,5..9,5");
  trial_perform (trial, "side", "battlement@3,5:N;5,5:N;7,5:N;9,5:N");
  trial_perform (trial, "terrain", "moat@9,2..12,2");
  trial_perform (trial, "level", "-2@9,2..12,2");
  trial_perform (trial, "side", "gate:height=2:inside=6,9@6,9:N");
  trial_perform (trial, "side", "wall@4,9:N");
  trial_perform (trial, "side", "slit:inside=4,9:arc=120@4,9:N");
  trial_perform (trial, "terrain", "bridge@2,2");
  trial_perform (trial, "mechanism",
                 "br:kind=drawbridge:control=2,4:hexes=2,2:terrain=moat:level=-2");
}

static CrCastle *
change (const Trial *trial, gboolean with, const char *text)
{
  CrCastle *what_if = cr_castle_new (cr_map_copy (trial->map), trial->ruleset);
  g_autofree char *before = cr_map_dup_digest (trial->map);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  cr_change_do (what_if, with, text, &error);
  g_assert_no_error (error);
  after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (before, ==, after);
  return what_if;
}

static CrVerdict
judge (const CrScene *scene, CrPlace from, CrPlace to)
{
  CrLofOptions options;

  cr_lof_options_init (&options, cr_scene_get_ruleset (scene));
  return cr_lof_judge (scene, from, to, &options, NULL).verdict;
}

/* RMP-02, BAT-07: rubble at the level of the ground before it, and one shoots across. */
static void
test_breach (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL;
  CrPlace place = trial_at (trial, "5,5"), from = trial_at (trial, "5,4"),
          to = trial_at (trial, "5,6");
  CrLofOptions options;

  build_castle (trial);
  g_autoptr (CrScene) before = cr_scene_new (trial->map, trial->ruleset);
  what_if = change (trial, TRUE, "breach@5,5;6,5");
  const CrMap *map = cr_castle_get_map (what_if);
  const CrScene *scene = cr_castle_get_scene (what_if);

  g_assert_cmpstr (cr_map_get_terrain (map, place), ==, "rubble");
  g_assert_cmpstr (cr_map_get_structure (map, place), ==, "none");
  g_assert_cmpint (cr_map_get_level (map, place), ==, -1);
  g_assert_null (cr_map_find_side (map, place, 0, CR_SIDE_BATTLEMENT));
  g_assert_nonnull (cr_map_find_side (map, trial_at (trial, "7,5"), 0, CR_SIDE_BATTLEMENT));
  g_assert_cmpint (judge (before, from, to), !=, CR_LOF_CLEAR);
  g_assert_cmpint (judge (scene, from, to), ==, CR_LOF_CLEAR);
  cr_lof_options_init (&options, trial->ruleset);
  g_assert_cmpint (cr_lof_judge (scene, from, place, &options, NULL).cover, ==, CR_COVER_MEDIUM);
}

/* A hex within a thick wall falls to the ground nearest by, and a broken neighbour's battlement
 * falls with it. */
static void
test_breach_thick (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL;

  trial_perform (trial, "structure", "keep@disc:6,6+2");
  trial_perform (trial, "level", "3@disc:6,6+2");
  trial_perform (trial, "side", "battlement:inside=6,5@6,5:S");
  what_if = change (trial, TRUE, "breach@6,6;6,5");
  g_assert_cmpint (cr_map_get_level (cr_castle_get_map (what_if), trial_at (trial, "6,6")), ==, 0);
  g_assert_null (cr_map_find_side (cr_castle_get_map (what_if), trial_at (trial, "6,6"), 0,
                                   CR_SIDE_BATTLEMENT));
}

/* Steps that lead up to a wall, and the moat before it, do not say how high its ground is. */
static void
test_breach_stairs (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL;

  trial_perform (trial, "terrain", "wallwalk@3,5..9,5");
  trial_perform (trial, "structure", "rampart@3,5..9,5");
  trial_perform (trial, "level", "2@3,5..9,5");
  trial_perform (trial, "terrain", "stair@5,6;6,6;4,6;7,6");
  trial_perform (trial, "level", "1@5,6;6,6;4,6;7,6");
  trial_perform (trial, "terrain", "moat@3,3..9,3;3,4..9,4");
  trial_perform (trial, "level", "-1@3,3..9,3;3,4..9,4");
  what_if = change (trial, TRUE, "breach@5,5;6,5");
  g_assert_cmpint (cr_map_get_level (cr_castle_get_map (what_if), trial_at (trial, "5,5")), ==, 0);
  g_assert_cmpint (cr_map_get_level (cr_castle_get_map (what_if), trial_at (trial, "6,5")), ==, 0);
}

/* The rooms in a tower go with it, what lies deeper stays. */
static void
test_breach_rooms (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL;

  build_castle (trial);
  trial_perform (trial, "floor", "room:storey=-1");
  trial_perform (trial, "terrain", "towerfloor@room/5,5");
  trial_perform (trial, "level", "0@room/5,5");
  trial_perform (trial, "floor", "deep:storey=-2");
  trial_perform (trial, "terrain", "passage@deep/5,5");
  trial_perform (trial, "level", "-2@deep/5,5");
  what_if = change (trial, TRUE, "breach@5,5");
  g_assert_false (cr_map_has_place (cr_castle_get_map (what_if), trial_at (trial, "room/5,5")));
  g_assert_true (cr_map_has_place (cr_castle_get_map (what_if), trial_at (trial, "deep/5,5")));
}

/* LOF-12, LOF-05: a wall with what stands in it; a gate that is opened stays what it was. */
static void
test_sides (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) wall = NULL, open = NULL, gate = NULL, put = NULL;
  CrPlace inner = trial_at (trial, "6,9"), outer = trial_at (trial, "6,8");
  const CrSide *side;

  build_castle (trial);
  g_autoptr (CrScene) before = cr_scene_new (trial->map, trial->ruleset);
  wall = change (trial, FALSE, "wall@4,9:N");
  g_assert_null (
      cr_map_find_side (cr_castle_get_map (wall), trial_at (trial, "4,9"), 0, CR_SIDE_SLIT));
  gate = change (trial, TRUE, "gate:state=open@6,9:N");
  side = cr_map_find_side (cr_castle_get_map (gate), inner, 0, CR_SIDE_GATE);
  g_assert_true (cr_side_is_open (side));
  g_assert_cmpint (cr_side_get_height (side), ==, 2);
  g_assert_true (cr_map_is_inside (cr_castle_get_map (gate), side, inner.hex));
  g_assert_cmpint (judge (before, inner, outer), !=, CR_LOF_CLEAR);
  g_assert_cmpint (judge (cr_castle_get_scene (gate), inner, outer), ==, CR_LOF_CLEAR);
  open = change (trial, TRUE, "open@0609:N");
  g_assert_true (cr_map_equal (cr_castle_get_map (open), cr_castle_get_map (gate)));
  put = change (trial, TRUE, "wall@6,11:N;7,11:N");
  g_assert_nonnull (
      cr_map_find_side (cr_castle_get_map (put), trial_at (trial, "7,11"), 0, CR_SIDE_WALL));
}

/* HRD-01: hung where it may hang, and gone with its battlement. */
static void
test_hoarding (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL;
  CrPlace place = trial_at (trial, "5,5");
  g_autoptr (GError) error = NULL;

  build_castle (trial);
  what_if = change (trial, TRUE, "hoarding@5,5:N");
  g_assert_nonnull (cr_map_find_side (cr_castle_get_map (what_if), place, 0, CR_SIDE_HOARDING));
  g_assert_true (cr_change_do (what_if, FALSE, "battlement@5,5:N", &error));
  g_assert_null (cr_map_find_side (cr_castle_get_map (what_if), place, 0, CR_SIDE_HOARDING));
  g_assert_false (cr_change_do (what_if, TRUE, "hoarding@5,5:N", &error));
  g_assert_cmpstr (error->message, ==,
                   "0505 N has no battlement that could carry a hoarding (HRD-01)");
}

/* TRE-01: planted with its crown, felled with it. DRW-01: the bridge raised. */
static void
test_trees_and_bridges (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL, bridge = NULL, gone = NULL;
  g_autoptr (GError) error = NULL;

  build_castle (trial);
  what_if = change (trial, TRUE, "tree@11,9");
  g_assert_cmpstr (cr_map_get_terrain (cr_castle_get_map (what_if), trial_at (trial, "11,10")), ==,
                   "tree");
  g_assert_true (cr_change_do (what_if, FALSE, "tree@11,10", &error));
  g_assert_cmpstr (cr_map_get_terrain (cr_castle_get_map (what_if), trial_at (trial, "11,9")), ==,
                   "flat");
  g_assert_cmpuint (cr_map_n_nodes (cr_castle_get_map (what_if), CR_SECTION_LINKS), ==, 0);
  bridge = change (trial, TRUE, "bridge:raised@2,2");
  g_assert_cmpstr (cr_map_get_terrain (cr_castle_get_map (bridge), trial_at (trial, "2,2")), ==,
                   "moat");
  gone = change (trial, FALSE, "bridge@2,4");
  g_assert_true (cr_map_equal (cr_castle_get_map (bridge), cr_castle_get_map (gone)));
}

static void
test_operations (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) what_if = NULL;

  what_if = change (trial, TRUE, "terrain:scrub@3,3..3,5");
  g_assert_cmpstr (cr_map_get_terrain (cr_castle_get_map (what_if), trial_at (trial, "3,4")), ==,
                   "scrub");
  g_assert_true (cr_change_do (what_if, TRUE, "level:3@3,4", NULL));
  g_assert_cmpint (cr_scene_get_level (cr_castle_get_scene (what_if), trial_at (trial, "3,4")), ==,
                   3);
}

/* Half of a change is none. */
static void
test_refusals (Trial *trial, gconstpointer data)
{
  static const struct {
    gboolean with;
    const char *text, *message;
  } rows[] = {
    { TRUE, "dragon@5,5",
      "found “dragon@5,5”, expected what is to be there and where: WHAT@WHERE, such as "
      "breach@7,6" },
    { FALSE, "breach@5,5",
      "found “breach@5,5”, expected what is to be gone and where: WHAT@WHERE, such as wall@7,6:N" },
    { TRUE, "breach", "found “breach”, expected breach@HEXES" },
    { TRUE, "breach@99,99", "there is no hex 99,99: the map has 14 columns and 12 rows" },
    { FALSE, "wall", "found “wall”, expected wall@SIDES" },
    { FALSE, "wall@8,8:N", "there is no wall at “0808 N”" },
    { TRUE, "open@8,8:N", "there is no door or gate at “0808 N”" },
    { FALSE, "tree@8,8", "there is no tree at “0808”" },
    { FALSE, "bridge@8,8", "no drawbridge is worked at “0808”" },
    { TRUE, "terrain:gold@8,8", "the ruleset “siege” has no terrain “gold”" },
    { TRUE, "slit:arc=70@8,8:N;8,9:N", "found arc “70”, expected 0, 60, 120 or 180, of a slit" },
  };
  g_autofree char *before = NULL, *after = NULL;

  build_castle (trial);
  before = cr_map_dup_digest (trial->map);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (
        cr_change_parse (trial->map, trial->ruleset, rows[i].with, rows[i].text, &error));
    g_assert_cmpstr (error->message, ==, rows[i].message);
  }
  after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (before, ==, after);
}

/* Each thing that is offered can be had, and changes the castle. */
static void
test_offers (Trial *trial, gconstpointer data)
{
  g_autofree char *before = NULL;
  guint n = 0;

  build_castle (trial);
  trial_perform (trial, "tree", "old@11,9");
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  const CrGrid *grid = cr_map_get_grid (trial->map);
  before = cr_map_dup_digest (trial->map);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    g_autoptr (GArray) offers = cr_offers_new (scene, (CrPlace){ 0, cr_grid_get_hex (grid, cell) });

    for (guint i = 0; i < offers->len; i++) {
      const CrOffer *offer = &g_array_index (offers, CrOffer, i);
      g_autoptr (CrCastle) what_if = change (trial, offer->with, offer->text);
      g_autofree char *after = cr_map_dup_digest (cr_castle_get_map (what_if));

      g_assert_cmpstr (before, !=, after);
      n++;
    }
  }
  g_assert_cmpuint (n, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  trial_add ("/core/what-if/breach", test_breach);
  trial_add ("/core/what-if/breach-thick", test_breach_thick);
  trial_add ("/core/what-if/breach-stairs", test_breach_stairs);
  trial_add ("/core/what-if/breach-rooms", test_breach_rooms);
  trial_add ("/core/what-if/sides", test_sides);
  trial_add ("/core/what-if/hoarding", test_hoarding);
  trial_add ("/core/what-if/trees-and-bridges", test_trees_and_bridges);
  trial_add ("/core/what-if/operations", test_operations);
  trial_add ("/core/what-if/refusals", test_refusals);
  trial_add ("/core/what-if/offers", test_offers);
  return g_test_run ();
}
