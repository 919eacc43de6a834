/* test-tool-word.c: what came of an act is told at the hand, and what is lacking is offered.
 * Rules: DRW-01, ELV-01, HRD-01, TMP-07. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-curtain.h"
#include "cre-tool-mechanism.h"
#include "cre-tool-names.h"
#include "cre-tools.h"

typedef struct {
  CreMapDocument *document;
  CreTool *tool;
  char *before;
} Bench;

static void
take (Bench *bench, const char *tool)
{
  if (bench->tool != NULL)
    g_assert_finalize_object (bench->tool);
  bench->tool = cre_tools_create (cre_tools_find (tool), bench->document);
  g_free (bench->before);
  bench->before = bench_digest (bench->document);
}

static void
set_up (Bench *bench, gconstpointer tool)
{
  bench->document = bench_new_document ();
  take (bench, tool);
}

static void
tear_down (Bench *bench, gconstpointer tool)
{
  g_assert_finalize_object (bench->tool);
  g_assert_finalize_object (bench->document);
  g_free (bench->before);
}

static void
paint (Bench *bench, const char *at, const char *terrain, const char *structure, int level)
{
  const CrMap *map = cre_map_document_get_map (bench->document);
  CrPlace place = bench_place (bench->document, at);
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, terrain);
  cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, structure);
  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, level);
  cre_map_document_apply (bench->document, edit, "paint", 0);
}

static void
says (Bench *bench, int kind, const char *text, const char *offer)
{
  const CreWord *word = cre_tool_get_word (bench->tool);

  g_assert_nonnull (word);
  g_assert_cmpstr (word->text, ==, text);
  g_assert_cmpint (word->kind, ==, kind);
  g_assert_cmpstr (word->offer, ==, offer);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (bench->tool), text));
}

/* Nothing is changed by an offer before it is taken up; it is one step then. */
static void
accept (Bench *bench, const char *label)
{
  g_autofree char *now = bench_digest (bench->document);

  g_assert_cmpstr (now, ==, bench->before);
  g_assert_true (cre_tool_accept (bench->tool));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (bench->document)), ==, label);
}

static void
take_back (Bench *bench)
{
  g_autofree char *after = NULL;

  g_assert_true (cre_document_undo (CRE_DOCUMENT (bench->document)));
  after = bench_digest (bench->document);
  g_assert_cmpstr (after, ==, bench->before);
}

static void
test_side (Bench *bench, gconstpointer data)
{
  CreAim same = bench_aim (bench->document, "5,5:N", 0);
  CreAim beyond = bench_aim (bench->document, "5,4:S", 0);
  CreAim other = bench_aim (bench->document, "5,5:S", 0);

  cre_tool_hover (bench->tool, &same);
  g_assert_null (cre_tool_get_word (bench->tool));
  bench_click (bench->tool, "5,5:N", 0);
  says (bench, CRE_WORD_DONE, "Wall: put on 0505 N.", NULL);
  cre_tool_hover (bench->tool, &same);
  cre_tool_hover (bench->tool, &beyond);
  says (bench, CRE_WORD_DONE, "Wall: put on 0505 N.", NULL);
  bench_click (bench->tool, "5,5:N", 0);
  says (bench, CRE_WORD_DONE, "Wall on 0505 N as before.", NULL);
  cre_tool_hover (bench->tool, &other);
  g_assert_null (cre_tool_get_word (bench->tool));
  bench_stroke (bench->tool, "7,5:N 7,5:NE 7,5:SE", 0);
  says (bench, CRE_WORD_DONE, "Wall: put on 3 sides.", NULL);
  cre_document_undo (CRE_DOCUMENT (bench->document));
  g_assert_null (cre_tool_get_word (bench->tool));
  bench_click (bench->tool, "5,5:N", CRE_CTRL);
  says (bench, CRE_WORD_DONE, "Wall: removed from 0505 N.", NULL);
  bench_click (bench->tool, "5,5:N", CRE_CTRL);
  says (bench, CRE_WORD_REFUSED, "Wall: none on 0505 N.", NULL);
  cre_tool_cancel (bench->tool);
  g_assert_null (cre_tool_get_word (bench->tool));
}

/* A battlement in open ground shelters nobody; a rampart is offered for it. */
static void
test_idle (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);
  CrPlace walk = bench_place (bench->document, "5,5");

  g_object_set (bench->tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  bench_click (bench->tool, "5,5:N", 0);
  says (bench, CRE_WORD_WARNED,
        "Battlement: put on 0505 N. It shelters nobody: 0505 is no rampart.",
        "Make 0505 a rampart");
  g_free (bench->before);
  bench->before = bench_digest (bench->document);
  accept (bench, "Make 0505 a rampart");
  says (bench, CRE_WORD_DONE, "0505 is a rampart now.", NULL);
  g_assert_cmpstr (cr_map_get_structure (map, walk), ==, "rampart");
  g_assert_cmpint (cr_map_get_level (map, walk), ==, 1);
  bench_click (bench->tool, "5,5:NE", 0);
  says (bench, CRE_WORD_DONE, "Battlement: put on 0505 NE.", NULL);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (bench->document)));
  take_back (bench);
}

/* A slit that no wall holds is no success; the wall is offered. */
static void
test_loose (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);
  CrPlace place = bench_place (bench->document, "5,5");

  g_object_set (bench->tool, "kind", CR_SIDE_SLIT, NULL);
  bench_click (bench->tool, "5,5:N", 0);
  says (bench, CRE_WORD_WARNED, "Arrow slit: put on 0505 N. It stands in no wall and no building.",
        "Build a wall on 0505 N");
  g_free (bench->before);
  bench->before = bench_digest (bench->document);
  accept (bench, "Build a wall on 0505 N");
  says (bench, CRE_WORD_DONE, "0505 N has a wall now.", NULL);
  g_assert_nonnull (cr_map_find_side (map, place, 0, CR_SIDE_WALL));
  g_assert_nonnull (cr_map_find_side (map, place, 0, CR_SIDE_SLIT));
  take_back (bench);
}

/* A wall with the moat on both sides neither; one on its bank is. */
static void
test_sunk (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);
  CrPlace place = bench_place (bench->document, "5,5");
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, "moat");
  cr_edit_set_code (edit, map, bench_place (bench->document, "5,6"), CR_LAYER_TERRAIN, "moat");
  cre_map_document_apply (bench->document, edit, "moat", 0);
  g_object_set (bench->tool, "kind", CR_SIDE_WALL, NULL);
  bench_click (bench->tool, "5,5:N", 0);
  says (bench, CRE_WORD_DONE, "Wall: put on 0505 N.", NULL);
  bench_click (bench->tool, "5,5:S", 0);
  says (bench, CRE_WORD_WARNED, "Wall: put on 0505 S. On 0505 S it stands in the moat.",
        "Take it from 0505 S");
  g_free (bench->before);
  bench->before = bench_digest (bench->document);
  accept (bench, "Take it from 0505 S");
  says (bench, CRE_WORD_DONE, "Nothing is left of it on 0505 S.", NULL);
  g_assert_null (cr_map_find_side (map, place, 3, CR_SIDE_WALL));
  g_assert_nonnull (cr_map_find_side (map, place, 0, CR_SIDE_WALL));
  take_back (bench);
}

/* After a success nothing reads as a failure, and what hangs there is no failure either. */
static void
test_hoarding (Bench *bench, gconstpointer data)
{
  CrPlace walk = bench_place (bench->document, "5,5");
  CreAim aim = bench_aim (bench->document, "5,5:N", 0),
         away = bench_aim (bench->document, "9,9", 0);

  paint (bench, "5,5", "wallwalk", "rampart", 1);
  take (bench, "hoarding");
  bench_click (bench->tool, "5,4:S", 0);
  says (bench, CRE_WORD_REFUSED,
        "No hoarding here: 0505 N has no battlement that could carry a hoarding (HRD-01).",
        "Put a battlement there, too");
  accept (bench, "hoarding on 0505 N");
  says (bench, CRE_WORD_DONE, "Hoarding hung on 0505 N.", NULL);
  cre_tool_hover (bench->tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (bench->tool), ==, "Hoarding hung on 0505 N.");
  g_assert_true (
      cr_curtain_has (cre_map_document_get_map (bench->document), walk, 0, CR_SIDE_BATTLEMENT));
  cre_tool_hover (bench->tool, &away);
  cre_tool_hover (bench->tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (bench->tool), ==,
                   "Hoarding on 0505 N. Ctrl+click takes it away.");
  take_back (bench);

  /* Where nobody can stand nothing is offered. */
  bench_click (bench->tool, "9,5:N", 0);
  g_assert_null (cre_tool_get_word (bench->tool)->offer);
  g_assert_false (cre_tool_accept (bench->tool));
}

/* As many as there is room for. */
static void
test_fewer (Bench *bench, gconstpointer data)
{
  paint (bench, "5,5", "wallwalk", "rampart", 1);
  take (bench, "side");
  g_object_set (bench->tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  bench_stroke (bench->tool, "5,5:N 5,5:NE", 0);
  take (bench, "hoarding");
  g_object_set (bench->tool, "count", 3, NULL);
  bench_click (bench->tool, "5,5:N", 0);
  g_assert_cmpstr (cre_tool_get_word (bench->tool)->offer, ==, "Hang 2");
  accept (bench, "hoarding on 0505 N");
  says (bench, CRE_WORD_DONE, "Hoarding of 2 hexes hung on 0505 N and on.", NULL);
  take_back (bench);
}

/* A clicked moat hex becomes a bridge, level with the gatehouse; then the gate is offered. */
static void
test_bridge (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);
  CrPlace bridge = bench_place (bench->document, "5,5");

  paint (bench, "5,6", "wallwalk", "gatetower", 1);
  paint (bench, "5,5", "moat", "none", -1);
  paint (bench, "4,5", "moat", "none", -1);
  take (bench, "mechanism");
  bench_click (bench->tool, "6,6", 0);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_REFUSED,
        "Nothing to add to drawbridge 0606: it is lowered, and 0505 is no bridge (DRW-01).",
        "Make 0505 a bridge");
  accept (bench, "drawbridge 0606 with 0505");
  says (bench, CRE_WORD_DONE, "Drawbridge 0606 moves 0505 now.", "Put its gate on 0505 S");
  g_assert_cmpstr (cr_map_get_terrain (map, bridge), ==, "bridge");
  g_assert_cmpint (cr_map_get_level (map, bridge), ==, 1);
  take_back (bench);

  paint (bench, "5,5", "bridge", "none", 1);
  take (bench, "mechanism");
  bench_click (bench->tool, "6,6", 0);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_DONE, "Drawbridge 0606 moves 0505 now.", "Put its gate on 0505 S");
  g_free (bench->before);
  bench->before = bench_digest (bench->document);
  accept (bench, "drawbridge 0606 with the gate on 0505 S");
  g_assert_true (cr_curtain_has (map, bench_place (bench->document, "5,6"), 0, CR_SIDE_GATE));
  bench_click (bench->tool, "6,6", 0);
  says (bench, CRE_WORD_DONE, "Drawbridge 0606: raised.", NULL);
  g_assert_false (cr_side_is_open (
      cr_map_find_side (map, bench_place (bench->document, "5,6"), 0, CR_SIDE_GATE)));
}

static void
test_portcullis (Bench *bench, gconstpointer data)
{
  g_object_set (bench->tool, "kind", 1, NULL);
  bench_click (bench->tool, "6,6", 0);
  bench_click (bench->tool, "5,5:S", 0);
  g_assert_cmpstr (cre_tool_get_word (bench->tool)->offer, ==, "Put a portcullis there");
  accept (bench, "portcullis 0606 with the gate on 0505 S");
  g_assert_nonnull (cr_map_find_side (cre_map_document_get_map (bench->document),
                                      bench_place (bench->document, "5,5"), 3, CR_SIDE_PORTCULLIS));
  take_back (bench);
}

/* A bridge that is up comes down before it moves another hex. */
static void
test_raised (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);

  paint (bench, "5,5", "bridge", "none", 1);
  paint (bench, "5,4", "bridge", "none", 1);
  paint (bench, "4,5", "moat", "none", -1);
  take (bench, "mechanism");
  bench_click (bench->tool, "6,6", 0);
  bench_click (bench->tool, "5,5", 0);
  bench_click (bench->tool, "6,6", 0);
  g_free (bench->before);
  bench->before = bench_digest (bench->document);
  bench_click (bench->tool, "5,4", 0);
  says (bench, CRE_WORD_REFUSED,
        "Nothing to add to drawbridge 0606: it is raised: lower it first, to see what it covers.",
        "Lower it first");
  accept (bench, "drawbridge 0606 with 0504");
  g_assert_cmpstr (cr_map_get_terrain (map, bench_place (bench->document, "5,5")), ==, "bridge");
  take_back (bench);
  bench_click (bench->tool, "5,3", 0);
  g_assert_cmpstr (cre_tool_get_word (bench->tool)->offer, ==, "Lower it, and make 0503 a bridge");
  accept (bench, "drawbridge 0606 with 0503");
  g_assert_cmpstr (cr_map_get_terrain (map, bench_place (bench->document, "5,3")), ==, "bridge");
  take_back (bench);
}

/* TMP-08: the passage that a sluice floods is dug from where it is worked. */
static void
test_sluice (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);
  g_auto (CrMechanism) sluice = { .kind = NULL };

  g_object_set (bench->tool, "kind", 3, NULL);
  bench_click (bench->tool, "6,6", 0);
  bench_click (bench->tool, "6,3", 0);
  says (bench, CRE_WORD_REFUSED, "Nothing to add to sluice 0606: no passage lies at 0603 (TMP-08).",
        "Dig a passage from 0606 to 0603");
  accept (bench, "sluice 0606 with the passage at 0603");
  says (bench, CRE_WORD_DONE, "Sluice 0606 moves the passage at 0603 now.", NULL);
  bench_click (bench->tool, "6,6", 0);
  g_assert_true (
      cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, 0), &sluice, NULL));
  g_assert_true (cr_mechanism_is_open_sluice (&sluice));
  cre_document_undo (CRE_DOCUMENT (bench->document));
  take_back (bench);
}

/* TMP-03: a hex becomes a step, to where the ground is higher by one or is made so. */
static void
test_step (Bench *bench, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (bench->document);

  paint (bench, "5,4", "clear", "none", 1);
  take (bench, "mechanism");
  g_object_set (bench->tool, "kind", 2, NULL);
  bench_click (bench->tool, "7,7", 0);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_REFUSED,
        "Nothing to add to raisable stairway 0707: 0505 is no step of a stairway (TMP-03).",
        "Make it a step from 0506 up to 0504");
  accept (bench, "raisable stairway 0707 with the stairway at 0505");
  g_assert_cmpstr (
      cr_node_get (cr_map_find_node (map, CR_SECTION_LINKS, "stairway", NULL), "raisable"), ==,
      "yes");
  take_back (bench);
  bench_click (bench->tool, "7,5", 0);
  g_assert_cmpstr (cre_tool_get_word (bench->tool)->offer, ==,
                   "Make it a step from 0704 up to 0706");
  accept (bench, "raisable stairway 0707 with the stairway at 0705");
  g_assert_cmpint (cr_map_get_level (map, bench_place (bench->document, "7,6")), ==, 1);
  take_back (bench);
}

/* Its head comes to the level that its steps lead to. */
static void
test_stairway (Bench *bench, gconstpointer data)
{
  paint (bench, "5,3", "clear", "none", 2);
  take (bench, "stairway");
  bench_stroke (bench->tool, "5,7 5,3", 0);
  says (bench, CRE_WORD_REFUSED,
        "No stairway here: its 3 steps lead from level 0 to 3, but the head is at 2 (ELV-01).",
        "Set 0503 to +3");
  accept (bench, "stairway at 0505");
  says (bench, CRE_WORD_DONE, "Stairway of 5 hexes built, 0 to +3.", NULL);
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (bench->document),
                                     bench_place (bench->document, "5,3")),
                   ==, 3);
  take_back (bench);
}

static void
test_passage (Bench *bench, gconstpointer data)
{
  CreAim elsewhere = bench_aim (bench->document, "9,9", 0);

  g_object_set (bench->tool, "stairs", FALSE, NULL);
  bench_stroke (bench->tool, "5,7 5,3", 0);
  says (bench, CRE_WORD_REFUSED, "Secret passage, 5 hexes. Ends need a spiral stair (TMP-07).",
        "Make the spiral stairs, too");
  cre_tool_hover (bench->tool, &elsewhere);
  g_assert_false (cre_tool_accept (bench->tool));
  bench_stroke (bench->tool, "5,7 5,3", 0);
  accept (bench, "passage from 0507 to 0503");
  says (bench, CRE_WORD_DONE, "Passage of 5 hexes from 0507 to 0503 dug.", NULL);
  take_back (bench);
}

/* A brush tells how many hexes are others now. */
static void
test_brush (Bench *bench, gconstpointer data)
{
  g_object_set (bench->tool, "code", "scrub", NULL);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_DONE, "Painting of scrub: 1 hex.", NULL);
  bench_stroke (bench->tool, "5,5 5,7", 0);
  says (bench, CRE_WORD_DONE, "Painting of scrub: 2 hexes.", NULL);
  bench_click (bench->tool, "5,6", 0);
  says (bench, CRE_WORD_DONE, "Nothing changed: it was so already.", NULL);
  bench_click (bench->tool, "5,6", CRE_CTRL);
  says (bench, CRE_WORD_DONE, "Erasing of terrain: 1 hex.", NULL);
  bench_click (bench->tool, "5,6", CRE_CTRL);
  says (bench, CRE_WORD_DONE, "Nothing changed: nothing was there.", NULL);
  g_object_set (bench->tool, "only-empty", TRUE, NULL);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_DONE,
        "Nothing changed: it is not empty, and only what is empty is painted.", NULL);
}

static void
test_area (Bench *bench, gconstpointer data)
{
  CreAim away = bench_aim (bench->document, "9,9", 0);

  g_object_set (bench->tool, "name", "Keep", NULL);
  bench_stroke (bench->tool, "5,5 5,6", 0);
  says (bench, CRE_WORD_DONE, "New area “Keep”: 2 hexes.", NULL);
  bench_click (bench->tool, "5,7", 0);
  says (bench, CRE_WORD_DONE, "“Keep” has 3 hexes now.", NULL);
  bench_click (bench->tool, "5,7", 0);
  says (bench, CRE_WORD_DONE, "“Keep” as before: 3 hexes.", NULL);
  bench_click (bench->tool, "5,7", CRE_CTRL);
  says (bench, CRE_WORD_DONE, "“Keep” has 2 hexes now.", NULL);
  cre_tool_hover (bench->tool, &away);
  g_assert_null (cre_tool_get_word (bench->tool));
}

static void
test_label (Bench *bench, gconstpointer data)
{
  g_object_set (bench->tool, "mode", CRE_NAMES_LABELS, NULL);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_REFUSED, "Type what is to be written, then click where it goes.", NULL);
  g_object_set (bench->tool, "text", "Keep", NULL);
  bench_click (bench->tool, "5,5", 0);
  says (bench, CRE_WORD_DONE, "“Keep” written on 0505.", NULL);
  bench_stroke (bench->tool, "5,5 7,7", 0);
  says (bench, CRE_WORD_DONE, "“Keep” moved to 0707.", NULL);
  bench_click (bench->tool, "7,7", CRE_CTRL);
  says (bench, CRE_WORD_DONE, "“Keep” removed.", NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/word/side", Bench, "side", set_up, test_side, tear_down);
  g_test_add ("/editor/word/hoarding", Bench, "hoarding", set_up, test_hoarding, tear_down);
  g_test_add ("/editor/word/idle", Bench, "side", set_up, test_idle, tear_down);
  g_test_add ("/editor/word/loose", Bench, "side", set_up, test_loose, tear_down);
  g_test_add ("/editor/word/sunk", Bench, "side", set_up, test_sunk, tear_down);
  g_test_add ("/editor/word/fewer", Bench, "hoarding", set_up, test_fewer, tear_down);
  g_test_add ("/editor/word/bridge", Bench, "mechanism", set_up, test_bridge, tear_down);
  g_test_add ("/editor/word/portcullis", Bench, "mechanism", set_up, test_portcullis, tear_down);
  g_test_add ("/editor/word/raised", Bench, "mechanism", set_up, test_raised, tear_down);
  g_test_add ("/editor/word/sluice", Bench, "mechanism", set_up, test_sluice, tear_down);
  g_test_add ("/editor/word/step", Bench, "mechanism", set_up, test_step, tear_down);
  g_test_add ("/editor/word/stairway", Bench, "stairway", set_up, test_stairway, tear_down);
  g_test_add ("/editor/word/passage", Bench, "passage", set_up, test_passage, tear_down);
  g_test_add ("/editor/word/brush", Bench, "terrain", set_up, test_brush, tear_down);
  g_test_add ("/editor/word/area", Bench, "names", set_up, test_area, tear_down);
  g_test_add ("/editor/word/label", Bench, "names", set_up, test_label, tear_down);
  return g_test_run ();
}
