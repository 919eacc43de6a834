/* test-operation.c: changes of a map as text. Rules: ELV-01, ELV-06, MAP-06, MAP-08,
 * MOV-09, MOV-11.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"
#include "cr-map-edges.h"
#include "cr-numbering.h"
#include "cr-plain.h"
#include "cr-stairway.h"
#include "trial.h"

static void
test_hexes (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "terrain", "moat@2,2..2,4;0505 7,7");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "2,3")), ==, "moat");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "5,5")), ==, "moat");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "7,7")), ==, "moat");
  trial_perform (trial, "area", "The ditch:kind=ditch@0202..0204");
  trial_perform (trial, "level", "-1@@The ditch");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "2,4")), ==, -1);
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "7,7")), ==, 0);
  trial_perform (trial, "structure", "rampart@7,7");
  g_assert_cmpstr (cr_map_get_structure (trial->map, trial_at (trial, "7,7")), ==, "rampart");
  trial_perform (trial, "floor", "cellar:name=Cellar");
  trial_perform (trial, "terrain", "court@cellar/3,3..3,5");
  trial_perform (trial, "spiral", "sp1:from=0303:to=cellar/0303");
  g_assert_cmpint (cr_map_n_floors (trial->map), ==, 2);
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "cellar/3,4")), ==, "court");
  g_assert_nonnull (cr_map_find_node (trial->map, CR_SECTION_LINKS, "spiral", "sp1"));
}

/* STA-01 */
static void
test_facing (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "terrain", "stakes@2,2..2,4");
  trial_perform (trial, "facing", "SW@2,2..2,4");
  g_assert_cmpint (cr_map_get_front (trial->map, trial_at (trial, "2,3")), ==, 4);
  trial_perform (trial, "facing", "none@2,3");
  g_assert_cmpint (cr_map_get_front (trial->map, trial_at (trial, "2,3")), ==, -1);
  trial_perform (trial, "terrain", "stakes@2,2");
  g_assert_cmpint (cr_map_get_front (trial->map, trial_at (trial, "2,2")), ==, 4);
  trial_perform (trial, "terrain", "flat@2,2");
  g_assert_cmpint (cr_map_get_front (trial->map, trial_at (trial, "2,2")), ==, -1);
}

static guint
count (const Trial *trial, const char *code)
{
  const gint16 *layer = cr_map_get_layer (trial->map, 0, CR_LAYER_TERRAIN);
  int index = cr_map_find_code (trial->map, CR_LAYER_TERRAIN, code);
  guint n = 0;

  for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (trial->map)); i++)
    n += layer[i] == index;
  return n;
}

/* Shapes reach over the edge of the map without complaint. */
static void
test_shapes (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "terrain", "moat@line:2,2..9,2");
  g_assert_cmpuint (count (trial, "moat"), ==, 8);
  trial_perform (trial, "terrain", "scrub@flood:2,2");
  g_assert_cmpuint (count (trial, "scrub"), ==, 8);
  trial_perform (trial, "terrain", "rough@rect:3,4..6,6");
  g_assert_cmpuint (count (trial, "rough"), ==, 12);
  trial_perform (trial, "terrain", "court@disc:1,1+1;12,10");
  g_assert_cmpuint (count (trial, "court"), ==, 4);
  trial_perform (trial, "terrain", "flat@alike:12,10");
  g_assert_cmpuint (count (trial, "court"), ==, 0);
  trial_perform (trial, "terrain", "court@polygon:2,8..6,10..2,10");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "3,9")), ==, "court");
  trial_perform (trial, "level", "2@4,4;mirror:6,4");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "8,4")), ==, 2);
  trial_perform (trial, "level", "1@flood:4,4");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "4,4")), ==, 1);
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "8,4")), ==, 2);
}

static guint
count_sides (const Trial *trial, CrSideKind kind)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (trial->map, 0, &n);
  guint found = 0;

  for (gsize i = 0; i < n; i++)
    found += sides[i].kind == (gint8) kind;
  return found;
}

/* The rim of a hex, a way along hexsides, a mirrored side: each with its inside where it is to be.
 */
static void
test_side_shapes (Trial *trial, gconstpointer data)
{
  CrDirection south = 3;
  const CrSide *side;

  trial_perform (trial, "side", "wall@around:disc:6,5+1");
  g_assert_cmpuint (count_sides (trial, CR_SIDE_WALL), ==, 18);
  trial_perform (trial, "side", "none@around:disc:6,5+1");
  g_assert_cmpuint (count_sides (trial, CR_SIDE_WALL), ==, 0);
  trial_perform (trial, "side", "hedge@along:3,4:N..5,4:NE;mirror:6,4");
  g_assert_cmpuint (count_sides (trial, CR_SIDE_HEDGE), ==, 12);
  trial_perform (trial, "level", "1@6,5");
  trial_perform (trial, "side", "battlement:inside=auto@6,4:S");
  side = cr_map_find_side (trial->map, trial_at (trial, "6,4"), south, CR_SIDE_BATTLEMENT);
  g_assert_nonnull (side);
  g_assert_true (cr_map_is_inside (trial->map, side, trial_at (trial, "6,5").hex));
}

static void
test_sides (Trial *trial, gconstpointer data)
{
  const CrSide *side;

  trial_perform (trial, "side", "wall:height=2@7,6:NE;7,6:N");
  trial_perform (trial, "side", "slit:inside=7,6:arc=120@7,6:NE");
  trial_perform (trial, "side", "battlement@7,6:S");
  trial_perform (trial, "side", "gate:id=main:state=open:inside=0706@0706:SE");
  side = cr_map_find_side (trial->map, trial_at (trial, "7,6"), 1, CR_SIDE_SLIT);
  g_assert_nonnull (side);
  g_assert_cmpint (cr_side_get_arc (side), ==, 120);
  g_assert_true (cr_map_is_inside (trial->map, side, trial_at (trial, "7,6").hex));
  side = cr_map_find_side (trial->map, trial_at (trial, "7,6"), 3, CR_SIDE_BATTLEMENT);
  g_assert_true (cr_map_is_inside (trial->map, side, trial_at (trial, "7,6").hex));
  side = cr_map_find_side (trial->map, trial_at (trial, "7,6"), 2, CR_SIDE_GATE);
  g_assert_true (cr_side_is_open (side));
  g_assert_cmpstr (cr_node_get (side->node, "id"), ==, "main");
  trial_perform (trial, "side", "none@7,6:NE");
  g_assert_null (cr_map_find_side (trial->map, trial_at (trial, "7,6"), 1, CR_SIDE_WALL));
}

/* ELV-01, ELV-06: the steps lead up one by one, and the head must be where they lead. */
static void
test_stairway (Trial *trial, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  trial_perform (trial, "level", "2@5,4");
  trial_perform (trial, "stairway", "st1:foot=5,7:head=5,4:S:opens-foot=hex@5,6;5,5");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "5,6")), ==, 1);
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "5,5")), ==, 2);
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "5,5")), ==, "stair");

  g_autoptr (CrStairway) stairway = cr_stairway_new (
      trial->map, cr_map_find_node (trial->map, CR_SECTION_LINKS, "stairway", "st1"), &error);
  g_assert_no_error (error);
  g_assert_cmpint (stairway->ends[CR_STAIR_FOOT].opens, ==, CR_OPENS_HEX);
  g_assert_cmpint (stairway->ends[CR_STAIR_HEAD].opens, ==, CR_OPENS_SIDE);
}

/* A floor is called otherwise, and taken away with all that leads there: TMP-07. */
static void
test_floors (Trial *trial, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;
  const CrFloor *floor;

  trial_perform (trial, "area", "Court@3,3;4,4");
  before = cr_map_dup_digest (trial->map);
  trial_perform (trial, "floor", "way:name=Secret way:known=owner");
  floor = cr_map_get_floor (trial->map, 1);
  g_assert_cmpstr (floor->known, ==, "owner");
  g_assert_cmpint (floor->storey, ==, -1);
  trial_perform (trial, "floor", "way:name=Passage: the old one:known=all:storey=-2");
  g_assert_cmpstr (floor->name, ==, "Passage: the old one");
  g_assert_null (floor->known);
  g_assert_cmpint (floor->storey, ==, -2);
  trial_perform (trial, "floor", "way:name=");
  g_assert_null (floor->name);
  g_assert_cmpint (floor->storey, ==, -2);

  trial_perform (trial, "terrain", "passage@way/3,3..3,5");
  trial_perform (trial, "spiral", "sp1:from=0303:to=way/0303");
  trial_perform (trial, "ladder", "out:from=5,5:to=4,4");
  trial_perform (trial, "area", "Court@way/3,3;3,3;4,4");
  trial_perform (trial, "floor", "way:remove=yes");
  g_assert_cmpint (cr_map_n_floors (trial->map), ==, 1);
  g_assert_null (cr_map_find_node (trial->map, CR_SECTION_LINKS, "spiral", NULL));
  g_assert_nonnull (cr_map_find_node (trial->map, CR_SECTION_LINKS, "ladder", "out"));
  g_assert_cmpstr (
      cr_node_get_text (cr_map_find_node (trial->map, CR_SECTION_AREAS, "area", "court")), ==,
      "3,3 4,4");
  for (guint i = trial->done->len; i > 1; i--)
    cr_edit_swap (trial->done->pdata[i - 1], trial->map);
  after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (after, ==, before);
}

/* More hexes, fewer, another name; without any it goes. */
static void
test_areas (Trial *trial, gconstpointer data)
{
  const CrNode *area;

  trial_perform (trial, "area", "The keep:kind=keep@5,5;5,6");
  trial_perform (trial, "area", "the-keep:mode=add@5,6;6,6");
  trial_perform (trial, "area", "The keep:mode=remove@5,5");
  trial_perform (trial, "area", "the-keep:name=Donjon");
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_AREAS), ==, 1);
  area = cr_map_get_node (trial->map, CR_SECTION_AREAS, 0);
  g_assert_cmpstr (cr_node_get (area, "name"), ==, "Donjon");
  g_assert_cmpstr (cr_node_get (area, "kind"), ==, "keep");
  g_assert_cmpstr (cr_node_get_text (area), ==, "5,6 6,6");
  trial_perform (trial, "area", "Donjon:mode=remove@5,6;6,6");
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_AREAS), ==, 0);
}

static void
test_labels (Trial *trial, gconstpointer data)
{
  CrLabel label;

  trial_perform (trial, "label", "l1:text=Cour: haute:size=1.5@5,5");
  trial_perform (trial, "label", "l1:angle=-30");
  g_assert_true (
      cr_label_read (trial->map, cr_map_get_node (trial->map, CR_SECTION_LABELS, 0), &label, NULL));
  g_assert_cmpstr (label.text, ==, "Cour: haute");
  g_assert_cmpint (label.size, ==, 1500);
  g_assert_cmpint (label.angle, ==, -30000);
  g_assert_true (cr_hex_equal (label.at.hex, trial_at (trial, "5,5").hex));
  trial_perform (trial, "remove", "l1");
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_LABELS), ==, 0);
}

/* MAP-06, MAP-08: names of the edges, another numbering, titles. */
static void
test_head (Trial *trial, gconstpointer data)
{
  const CrNode *meta;

  trial_perform (trial, "edges", "N=12:W=B");
  g_assert_cmpstr (cr_map_get_edge_name (trial->map, CR_MAP_EDGE_N), ==, "12");
  g_assert_cmpstr (cr_map_get_edge_name (trial->map, CR_MAP_EDGE_E), ==, "2");
  g_assert_cmpstr (cr_map_get_edge_name (trial->map, CR_MAP_EDGE_W), ==, "B");
  g_assert_true (cr_grid_is_at_edge (cr_map_get_grid (trial->map), trial_at (trial, "1,4").hex,
                                     CR_MAP_EDGE_W));
  trial_perform (trial, "numbering", "pattern=letter:from=SW:first=3,1:separator=-");
  g_autofree char *printed = cr_map_format_printed (trial->map, trial_at (trial, "1,12"));
  g_assert_cmpstr (printed, ==, "C-1");

  trial_perform (trial, "title", "Forte:lang=it");
  trial_perform (trial, "title", "Fort");
  trial_perform (trial, "author", "A. Author");
  trial_perform (trial, "author", "B. Author");
  trial_perform (trial, "author", "A. Author:remove=yes");
  trial_perform (trial, "licence", "CC0-1.0");
  trial_perform (trial, "licence", "CC-BY-4.0");
  trial_perform (trial, "ruleset", "classic");
  meta = cr_map_find_node (trial->map, CR_SECTION_HEAD, "meta", NULL);
  g_assert_cmpuint (cr_node_n_children (meta), ==, 4);
  g_assert_cmpstr (cr_node_get_text (cr_node_find (meta, "title")), ==, "Fort");
  g_assert_cmpstr (cr_node_get_text (cr_node_find_with (meta, "title", "xml:lang", "it")), ==,
                   "Forte");
  g_assert_cmpstr (cr_node_get_text (cr_node_find (meta, "author")), ==, "B. Author");
  g_assert_cmpstr (cr_node_get (cr_node_find (meta, "licence"), "spdx"), ==, "CC-BY-4.0");
  g_assert_cmpstr (
      cr_node_get (cr_map_find_node (trial->map, CR_SECTION_HEAD, "uses", "classic"), "kind"), ==,
      "ruleset");
}

/* A stair takes its passage with it, and the passage its sluice. */
static void
test_remove (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "passage", "secret@3,3..3,6");
  trial_perform (trial, "mechanism", "s:kind=sluice:control=9,9:of=secret");
  trial_perform (trial, "ladder", "l:from=7,7:to=8,7");
  trial_perform (trial, "area", "l@5,5");
  trial_perform (trial, "remove", "secret-1");
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_LINKS), ==, 2);
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_MECHANISMS), ==, 0);
  trial_perform (trial, "remove", "l:of=links");
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_LINKS), ==, 1);
  g_assert_cmpuint (cr_map_n_nodes (trial->map, CR_SECTION_AREAS), ==, 1);
}

static void
test_refusals (Trial *trial, gconstpointer data)
{
  static const struct {
    const char *name, *argument, *message;
  } cases[] = {
    { "terrian", "moat@2,2", "there is no operation --terrian; did you mean “terrain”?" },
    { "terrain", "moat", "found --terrain “moat”, expected CODE@HEXES" },
    { "terrain", "moot@2,2",
      "the ruleset “siege” has no terrain “moot”; did you mean "
      "“moat”?" },
    { "structure", "ramprt@2,2",
      "the ruleset “siege” has no structure “ramprt”; did you mean “rampart”?" },
    { "side", "wal@2,2:N", "“wal” is no kind of side; did you mean “wall”?" },
    { "floor", "g1:storey=1:nam=x",
      "--floor has no option “nam”: it takes "
      "ID[:name=TEXT][:known=owner|all][:storey=N][:remove=yes]; did you mean “name”?" },
    { "terrain", "moat@99,99", "there is no hex 99,99: the map has 14 columns and 12 rows" },
    { "terrain", "moat@", "found no hexes, expected some such as 7,6" },
    { "terrain", "moat:depth=2@2,2", "--terrain has no option “depth”: it takes CODE@HEXES" },
    { "terrain", "moat@line:2,2", "found 1 hexes behind “line:”, expected 2" },
    { "terrain", "moat@disc:2,2+9", "found “+9”, expected a radius from 0 to 5" },
    { "terrain", "moat@rect:2,2..3,3+1", "found radius +1, which only disc: and line: have" },
    { "side", "wall@", "found no sides, expected some such as 7,6:NE" },
    { "level", "1,5@2,2", "found level “1,5”, expected a whole number from -9 to 12" },
    { "level", "1@@keep", "the map has no area “keep”, nor any other" },
    { "side", "rampart@2,2:N", "“rampart” is no kind of side" },
    { "side", "wall@2,2:E", "found “2,2:E”, expected a side such as 7,6:NE (N NE SE S SW NW)" },
    { "side", "slit:arc=45@2,2:N", "found arc “45”, expected 0, 60, 120 or 180, of a slit" },
    { "side", "slit:inside=5,5@2,2:N", "inside 5,5 is neither hex of the side" },
    { "side", "wall:state=open@2,2:N",
      "found state “open”, expected open, closed or broken, of a door or gate" },
    { "stairway", "st9:foot=2,5@2,4", "--stairway needs head=" },
    { "stairway", "st9:foot=2,5:head=2,3@2,4",
      "its 1 step leads from level 0 to 1, but the head is at 0 (ELV-01)" },
    { "stairway", "9:foot=2,5:head=2,3@2,4",
      "found id “9”, expected letters, digits, “-”, “_” and “.”" },
    { "floor", "g", "the map has a floor “g” already" },
    { "area", "nowhere:kind=x", "the map has no area “nowhere”, nor any other" },
    { "area", "nowhere:mode=remove@5,5", "the map has no area “nowhere”, nor any other" },
    { "area", "a:mode=swap@5,5", "found mode “swap”, expected replace, add or remove" },
    { "label", "l@5,5", "a label needs words to show" },
    { "label", "l:text=a:size=big@5,5",
      "found size=\"big\", expected a number with a decimal point, from 0 to 20" },
    { "remove", "nothing", "the map has nothing called “nothing”" },
    { "edges", "north", "found --edges “north”, expected [N=NAME][:E=NAME][:S=NAME][:W=NAME]" },
    { "numbering", "pattern=roman", "found pattern=\"roman\", expected one of: CCRR, letter" },
    { "floor", "g:remove=yes", "the first floor is what the map is of, and stays" },
    { "floor", "attic:remove=yes", "the map has no floor “attic”" },
    { "floor", "attic:remove=perhaps", "found remove “perhaps”, expected yes or no" },
    { "floor", "attic:known=spies", "found known “spies”, expected owner or all" },
    { "floor", "attic:storey=high", "found storey “high”, expected a whole number from -99 to 99" },
  };
  g_autofree char *before = cr_map_dup_digest (trial->map);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (
        cr_operation_parse (trial->map, trial->ruleset, cases[i].name, cases[i].argument, &error));
    g_assert_cmpstr (error->message, ==, cases[i].message);
  }
  g_autofree char *after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (after, ==, before);
}

static void
test_undo (Trial *trial, gconstpointer data)
{
  g_autofree char *before = cr_map_dup_digest (trial->map);

  test_hexes (trial, data);
  test_sides (trial, data);
  trial_perform (trial, "level", "2@5,4");
  trial_perform (trial, "stairway", "st1:foot=5,7:head=5,4@5,6;5,5");
  trial_perform (trial, "area", "The ditch@0202..0203");
  for (guint i = trial->done->len; i > 0; i--)
    cr_edit_swap (trial->done->pdata[i - 1], trial->map);
  g_autofree char *after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (after, ==, before);
}

static void
test_ids (void)
{
  static const char *const cases[][2] = {
    { "Border Castle", "border-castle" },
    { "Château-Gaillard 1204", "chateau-gaillard-1204" },
    { "12 towers", "map-12-towers" },
    { "***", "map" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *id = cr_map_make_id (cases[i][0]);
    g_assert_cmpstr (id, ==, cases[i][1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  trial_add ("/core/operation/hexes", test_hexes);
  trial_add ("/core/operation/facing", test_facing);
  trial_add ("/core/operation/shapes", test_shapes);
  trial_add ("/core/operation/side-shapes", test_side_shapes);
  trial_add ("/core/operation/sides", test_sides);
  trial_add ("/core/operation/stairway", test_stairway);
  trial_add ("/core/operation/areas", test_areas);
  trial_add ("/core/operation/labels", test_labels);
  trial_add ("/core/operation/head", test_head);
  trial_add ("/core/operation/remove", test_remove);
  trial_add ("/core/operation/floors", test_floors);
  trial_add ("/core/operation/refusals", test_refusals);
  trial_add ("/core/operation/undo", test_undo);
  g_test_add_func ("/core/operation/ids", test_ids);
  return g_test_run ();
}
