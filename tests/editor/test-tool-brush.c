/* test-tool-brush.c: terrain, level and structure painted by hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cre-brush.h"
#include "cre-painting.h"
#include "cre-tool-terrain.h"
#include "cre-tools.h"

static int
count_terrain (CreMapDocument *document, const char *code)
{
  const CrMap *map = cre_map_document_get_map (document);
  const gint16 *layer = cr_map_get_layer (map, 0, CR_LAYER_TERRAIN);
  int value = cr_map_find_code (map, CR_LAYER_TERRAIN, code), n = 0;

  for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++)
    n += layer[i] == value;
  return n;
}

static const char *
terrain_at (CreMapDocument *document, const char *at)
{
  return cr_map_get_terrain (cre_map_document_get_map (document), bench_place (document, at));
}

static int
level_at (CreMapDocument *document, const char *at)
{
  return cr_map_get_level (cre_map_document_get_map (document), bench_place (document, at));
}

static void
test_sizes (void)
{
  static const int sizes[] = { 1, 7, 19, 37, 61, 91 };
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  g_object_set (tool, "code", "scrub", NULL);
  for (int i = 0; i < 3; i++) {
    CreAim aim = bench_aim (document, "7,5", 0);
    gsize n;

    g_object_set (tool, "size", i, NULL);
    cre_tool_hover (tool, &aim);
    cre_tool_get_preview (tool, &n);
    g_assert_cmpuint (n, ==, sizes[i]);
    bench_click (tool, "7,5", 0);
    g_assert_cmpint (count_terrain (document, "scrub"), ==, sizes[i]);
    cre_document_undo (CRE_DOCUMENT (document));
  }
  g_object_set (tool, "size", 1, NULL);
  bench_click (tool, "1,1", 0);
  g_assert_cmpint (count_terrain (document, "scrub"), <, 7);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static int
front_at (CreMapDocument *document, const char *at)
{
  return cr_map_get_front (cre_map_document_get_map (document), bench_place (document, at));
}

/* STA-01 */
static void
test_front (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  CreAim aim = bench_aim (document, "7,5", 0);
  gboolean has;

  g_object_set (tool, "code", "scrub", NULL);
  g_object_get (tool, "has-front", &has, NULL);
  g_assert_false (has);
  g_object_set (tool, "code", "stakes", NULL);
  g_object_get (tool, "has-front", &has, NULL);
  g_assert_true (has);
  cre_tool_turn (tool, -1);
  cre_tool_hover (tool, &aim);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "Stakes, front to NW, "));
  bench_click (tool, "7,5", 0);
  g_assert_cmpint (front_at (document, "7,5"), ==, 5);
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_cmpint (front_at (document, "7,5"), ==, -1);
  cre_document_redo (CRE_DOCUMENT (document));
  g_object_set (tool, "front", 2, NULL);
  cre_tool_pick (tool, &aim);
  cre_tool_turn (tool, 1);
  bench_click (tool, "3,3", 0);
  g_assert_cmpint (front_at (document, "3,3"), ==, 0);
  g_object_set (tool, "code", "scrub", NULL);
  bench_click (tool, "7,5", 0);
  g_assert_cmpint (front_at (document, "7,5"), ==, -1);
  bench_click (tool, "3,3", CRE_CTRL);
  g_assert_cmpint (front_at (document, "3,3"), ==, -1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* In a mirror the front looks as the image does; so it does when it is turned. */
static void
test_front_mirrored (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  const CrMap *map = cre_map_document_get_map (document);
  CrSymmetry symmetry = { CR_SYMMETRY_LEFT_RIGHT, CR_FLAT, { 0, 0 } };
  CrPlace own = bench_place (document, "3,3");
  CrePainting *painting = cre_painting_get (document);
  int n = 0;

  g_object_set (tool, "code", "stakes", "front", 1, NULL);
  for (int kind = CR_SYMMETRY_LEFT_RIGHT; kind < CR_N_SYMMETRIES; kind++) {
    symmetry.kind = (CrSymmetryKind) kind;
    symmetry.centre = bench_place (document, "6,5").hex;
    cre_painting_set_axis (painting, symmetry.centre);
    g_object_set (painting, "symmetry", kind, NULL);
    bench_click (tool, "3,3", 0);
    for (int image = 0; image < cr_symmetry_n_images (&symmetry); image++) {
      CrPlace place = { 0, cr_symmetry_hex (&symmetry, image, own.hex) };

      if (!cr_map_has_place (map, place))
        continue;
      g_assert_cmpint (cr_map_get_front (map, place), ==,
                       (int) cr_symmetry_direction (&symmetry, image, 1));
      n++;
    }
    cre_document_undo (CRE_DOCUMENT (document));
  }
  g_assert_cmpint (n, >, 10);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_status (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  CreAim aim = bench_aim (document, "7,5", 0);

  g_object_set (tool, "code", "scrub", "size", 1, NULL);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Scrub, brush of 7: paints 7 hexes. Right click picks, Shift draws a line, "
                   "Ctrl erases.");
  aim.place.hex = (CrHex){ -5, -5 };
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "There is no hex here.");
  cre_tool_begin (tool, &aim);
  cre_tool_end (tool, &aim);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* A stroke whose pointer leapt has no gap and is one step; so is a line with Shift. */
static void
test_strokes (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  g_object_set (tool, "code", "moat", NULL);
  bench_stroke (tool, "2,2 2,8 9,8", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 14);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "painting of moat");
  bench_click (tool, "9,2", CRE_SHIFT);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 20);
  bench_click (tool, "9,5", CRE_CTRL);
  g_assert_cmpstr (terrain_at (document, "9,5"), ==, "flat");
  g_assert_cmpuint (bench_undo_all (document), ==, 3);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_choices (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  CreAim aim = bench_aim (document, "4,4", 0);
  g_autofree char *code = NULL;

  g_object_set (tool, "code", "tree", NULL);
  bench_click (tool, "4,4", 0);
  g_object_set (tool, "code", "moat", "only-empty", TRUE, "size", 1, NULL);
  bench_click (tool, "4,4", 0);
  g_assert_cmpstr (terrain_at (document, "4,4"), ==, "tree");
  g_assert_cmpint (count_terrain (document, "moat"), ==, 6);

  cre_tool_pick (tool, &aim);
  g_object_get (tool, "code", &code, NULL);
  g_assert_cmpstr (code, ==, "tree");

  g_object_set (tool, "code", "court", "only-empty", FALSE, "shape", CRE_SHAPE_FLOOD, NULL);
  bench_click (tool, "4,3", 0);
  g_assert_cmpint (count_terrain (document, "court"), ==, 6);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 0);
  bench_click (tool, "4,4", 0);
  g_object_set (tool, "code", "moat", "connected", FALSE, NULL);
  bench_click (tool, "4,4", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 7);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* A press floods what its preview shows, and what is there then when the map has changed since. */
static void
test_flood_again (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  CreAim aim = bench_aim (document, "4,3", 0);
  CrEdit *edit = cr_edit_new ();
  gsize n_shown;

  g_object_set (tool, "code", "court", "shape", CRE_SHAPE_FLOOD, NULL);
  cre_tool_hover (tool, &aim);
  cre_tool_get_preview (tool, &n_shown);
  g_assert_cmpuint (n_shown, >, 2);
  cr_edit_set_value (
      edit, cre_map_document_get_map (document), aim.place, CR_LAYER_TERRAIN,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "moat"));
  cre_map_document_apply (document, edit, "a moat", 0);
  bench_click (tool, "4,3", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 0);
  g_assert_cmpint (count_terrain (document, "court"), ==, 1);
  cre_document_undo (CRE_DOCUMENT (document));
  cre_document_undo (CRE_DOCUMENT (document));

  cre_tool_hover (tool, &aim);
  bench_click (tool, "4,3", 0);
  g_assert_cmpint (count_terrain (document, "court"), ==, n_shown);
  g_object_set (tool, "code", "moat", "only-empty", TRUE, NULL);
  cre_tool_begin (tool, &aim);
  cre_tool_end (tool, &aim);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Esc takes back what the stroke under way has done, and nothing more. */
static void
test_cancel (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  CreAim aim = bench_aim (document, "4,4", 0);

  g_object_set (tool, "code", "moat", NULL);
  bench_click (tool, "2,2", 0);
  cre_tool_begin (tool, &aim);
  cre_tool_cancel (tool);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 1);
  cre_tool_cancel (tool);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Raising goes by one level a stroke, however often the pointer comes by, and ends at +12. */
static void
test_levels (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("level"), document);
  int level;

  bench_click (tool, "3,3", 0);
  g_assert_cmpint (level_at (document, "3,3"), ==, 1);
  g_object_set (tool, "mode", 1, NULL);
  bench_stroke (tool, "3,3 3,4 3,3 3,4", 0);
  g_assert_cmpint (level_at (document, "3,3"), ==, 2);
  g_assert_cmpint (level_at (document, "3,4"), ==, 1);
  for (int i = 0; i < 15; i++)
    bench_click (tool, "3,4", 0);
  g_assert_cmpint (level_at (document, "3,4"), ==, CR_LEVEL_MAX);
  g_object_set (tool, "mode", 2, NULL);
  bench_click (tool, "3,3", 0);
  g_assert_cmpint (level_at (document, "3,3"), ==, 1);

  CreAim aim = bench_aim (document, "3,4", 0);
  cre_tool_pick (tool, &aim);
  g_object_get (tool, "level", &level, NULL);
  g_assert_cmpint (level, ==, 12);
  bench_click (tool, "3,4", CRE_CTRL);
  g_assert_cmpint (level_at (document, "3,4"), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_structure (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("structure"), document);
  CreAim aim = bench_aim (document, "7,8", 0);

  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Marks 0708 as rampart. Right click picks, Shift draws a line, Ctrl erases.");
  bench_stroke (tool, "7,8 9,8", 0);
  g_assert_true (
      cr_scene_is_wall_walk (cre_map_document_get_scene (document), bench_place (document, "8,8")));
  bench_click (tool, "8,8", CRE_CTRL);
  g_assert_false (
      cr_scene_is_wall_walk (cre_map_document_get_scene (document), bench_place (document, "8,8")));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* The rules name a terrain and a rise for a structure; locked layers stay as they are. */
static void
test_with_floor (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("structure"), document);

  bench_click (tool, "3,3", 0);
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "wallwalk");
  g_assert_cmpint (level_at (document, "3,3"), ==, 1);
  bench_click (tool, "3,3", 0);
  g_assert_cmpint (level_at (document, "3,3"), ==, 1);
  bench_click (tool, "3,3", CRE_CTRL);
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "flat");
  g_assert_cmpint (level_at (document, "3,3"), ==, 0);
  g_object_set (cre_painting_get (document), "lock-level", TRUE, NULL);
  bench_click (tool, "3,3", 0);
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "wallwalk");
  g_assert_cmpint (level_at (document, "3,3"), ==, 0);
  g_object_set (tool, "with-floor", FALSE, NULL);
  bench_click (tool, "5,5", 0);
  g_assert_cmpstr (terrain_at (document, "5,5"), ==, "flat");
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static guint
n_previewed (CreTool *tool, const char *at, CreModifiers modifiers)
{
  CreAim aim = bench_aim (cre_tool_get_document (tool), at, modifiers);
  gsize n;

  cre_tool_hover (tool, &aim);
  cre_tool_get_preview (tool, &n);
  return (guint) n;
}

/* Enter at the hex cursor, as the keyboard does it. */
static void
enter (CreTool *tool, const char *at)
{
  CreAim aim = bench_aim (cre_tool_get_document (tool), at, 0);

  cre_tool_hover (tool, &aim);
  cre_tool_activate (tool, &aim);
}

static void
test_lines (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  g_object_set (tool, "code", "moat", "shape", CRE_SHAPE_LINE, NULL);
  bench_stroke (tool, "2,2 5,5 9,2", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 8);
  enter (tool, "2,8");
  g_assert_cmpint (count_terrain (document, "moat"), ==, 8);
  g_assert_cmpuint (n_previewed (tool, "9,8", 0), ==, 8);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Moat: paints 8 hexes. Click or Enter ends the line, Esc lets go.");
  enter (tool, "9,8");
  g_assert_cmpint (count_terrain (document, "moat"), ==, 16);
  bench_click (tool, "2,8", 0);
  cre_tool_cancel (tool);
  bench_click (tool, "9,8", CRE_CTRL);
  bench_click (tool, "2,8", CRE_CTRL);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 8);
  g_assert_cmpuint (bench_undo_all (document), ==, 3);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_rectangles (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("level"), document);

  g_object_set (tool, "level", 2, "shape", CRE_SHAPE_RECTANGLE, NULL);
  bench_stroke (tool, "6,6 3,4", 0);
  g_assert_cmpint (level_at (document, "3,6"), ==, 2);
  g_assert_cmpint (level_at (document, "2,6"), ==, 0);
  g_object_set (tool, "mode", 1, NULL);
  enter (tool, "1,1");
  enter (tool, "3,4");
  g_assert_cmpint (level_at (document, "1,4"), ==, 1);
  g_assert_cmpint (level_at (document, "3,4"), ==, 3);
  g_object_set (tool, "only-empty", TRUE, NULL);
  bench_stroke (tool, "1,4 5,4", 0);
  g_assert_cmpint (level_at (document, "1,4"), ==, 1);
  g_assert_cmpint (level_at (document, "5,4"), ==, 2);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* A corner a click; Backspace takes one back; a second click on the last one closes. */
static void
test_polygons (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("structure"), document);

  g_object_set (tool, "shape", CRE_SHAPE_POLYGON, NULL);
  g_assert_false (cre_tool_take_back (tool));
  bench_click (tool, "2,2", 0);
  bench_click (tool, "8,2", 0);
  bench_click (tool, "8,9", 0);
  g_assert_true (cre_tool_take_back (tool));
  bench_click (tool, "8,8", 0);
  g_assert_null (cre_document_get_undo_label (CRE_DOCUMENT (document)));
  enter (tool, "8,8");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "marking as rampart");
  g_assert_cmpstr (terrain_at (document, "7,4"), ==, "wallwalk");
  g_assert_cmpstr (terrain_at (document, "8,9"), ==, "flat");
  bench_click (tool, "2,2", 0);
  cre_tool_cancel (tool);
  bench_click (tool, "5,9", 0);
  bench_click (tool, "5,9", 0);
  g_assert_cmpstr (terrain_at (document, "5,9"), ==, "wallwalk");
  g_assert_cmpuint (bench_undo_all (document), ==, 2);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Both halves are outlined and painted as one step, whatever the shape. */
static void
test_mirror (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);
  CrePainting *painting = cre_painting_get (document);

  cre_painting_set_axis (painting, bench_place (document, "7,5").hex);
  g_object_set (painting, "symmetry", CR_SYMMETRY_LEFT_RIGHT, NULL);
  g_object_set (tool, "code", "moat", NULL);
  g_assert_cmpuint (n_previewed (tool, "5,5", 0), ==, 2);
  g_assert_cmpuint (n_previewed (tool, "7,4", 0), ==, 1);
  bench_stroke (tool, "5,5 4,5", 0);
  g_assert_cmpstr (terrain_at (document, "9,5"), ==, "moat");
  g_assert_cmpstr (terrain_at (document, "10,5"), ==, "moat");
  g_object_set (painting, "symmetry", CR_SYMMETRY_TURN_6, NULL);
  bench_click (tool, "7,3", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 10);
  g_assert_cmpuint (bench_undo_all (document), ==, 2);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_lock (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  g_object_set (tool, "code", "moat", NULL);
  g_object_set (cre_painting_get (document), "lock-terrain", TRUE, NULL);
  g_assert_cmpuint (n_previewed (tool, "5,5", 0), ==, 0);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Terrain is locked. Its lock is among the options of the tool.");
  bench_click (tool, "5,5", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 0);
  g_object_set (cre_painting_get (document), "lock-terrain", FALSE, NULL);
  bench_click (tool, "5,5", 0);
  g_assert_cmpint (count_terrain (document, "moat"), ==, 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
assert_recent (CreTool *tool, const char *expected)
{
  g_auto (GStrv) recent = NULL;
  g_autofree char *joined = NULL;

  g_object_get (tool, "recent", &recent, NULL);
  joined = g_strjoinv (" ", recent);
  g_assert_cmpstr (joined, ==, expected);
}

/* What was painted with, the last first, each once, not more than eight; choosing is not enough. */
static void
test_recent (void)
{
  static const char *const codes[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i" };
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  assert_recent (tool, "");
  g_object_set (tool, "code", "moat", NULL);
  bench_click (tool, "3,3", 0);
  g_object_set (tool, "code", "scrub", NULL);
  bench_click (tool, "3,3", CRE_CTRL);
  assert_recent (tool, "moat");
  bench_click (tool, "4,3", 0);
  g_object_set (tool, "code", "moat", NULL);
  bench_click (tool, "5,3", 0);
  assert_recent (tool, "moat scrub");
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++) {
    g_object_set (tool, "code", codes[i], NULL);
    bench_click (tool, "3,3", 0);
  }
  assert_recent (tool, "i h g f e d c b");
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/brush/sizes", test_sizes);
  g_test_add_func ("/editor/brush/front", test_front);
  g_test_add_func ("/editor/brush/front-mirrored", test_front_mirrored);
  g_test_add_func ("/editor/brush/status", test_status);
  g_test_add_func ("/editor/brush/strokes", test_strokes);
  g_test_add_func ("/editor/brush/choices", test_choices);
  g_test_add_func ("/editor/brush/flood-again", test_flood_again);
  g_test_add_func ("/editor/brush/cancel", test_cancel);
  g_test_add_func ("/editor/brush/levels", test_levels);
  g_test_add_func ("/editor/brush/structure", test_structure);
  g_test_add_func ("/editor/brush/with-floor", test_with_floor);
  g_test_add_func ("/editor/brush/lines", test_lines);
  g_test_add_func ("/editor/brush/rectangles", test_rectangles);
  g_test_add_func ("/editor/brush/polygons", test_polygons);
  g_test_add_func ("/editor/brush/mirror", test_mirror);
  g_test_add_func ("/editor/brush/lock", test_lock);
  g_test_add_func ("/editor/brush/recent", test_recent);
  return g_test_run ();
}
