/* test-walk.c: whatever the tools did, undoing all gives back the first bytes and redoing all the
 * last. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-side.h"
#include "cr-xml-map.h"
#include "cre-brush.h"
#include "cre-painting.h"
#include "cre-tool-select.h"
#include "cre-tool-side.h"
#include "cre-tools.h"

#define N_ROUNDS 12
#define N_ACTS 120

static CreAim
random_aim (GRand *rand, CreMapDocument *document)
{
  const CrGrid *grid = cre_map_document_get_grid (document);
  CrBox box = cr_layout_bounds (grid);
  CrPoint point = { g_rand_double_range (rand, box.x - 2, box.x + box.width + 2),
                    g_rand_double_range (rand, box.y - 2, box.y + box.height + 2) };
  int floor = g_rand_int_range (rand, 0, cr_map_n_floors (cre_map_document_get_map (document)));
  /* Mostly none: with all of them at once nearly every stroke would erase. */
  CreModifiers modifiers = g_rand_int_range (rand, 0, 4) == 0 ? g_rand_int_range (rand, 0, 8) : 0;

  return cre_aim_at_point (grid, floor, point, modifiers);
}

static void
random_options (GRand *rand, CreTool *tool)
{
  static const char *const terrains[] = { "flat", "moat", "scrub", "house", "void", "unheard-of" };
  static const char *const structures[] = { "none", "rampart", "tower", "keep" };

  if (CRE_IS_TOOL (tool) && g_object_class_find_property (G_OBJECT_GET_CLASS (tool), "shape"))
    g_object_set (tool, "size", g_rand_int_range (rand, 0, 3), "shape",
                  g_rand_int_range (rand, 0, CRE_N_SHAPES), "connected", g_rand_boolean (rand),
                  "only-empty", g_rand_boolean (rand), NULL);
  if (g_str_equal (G_OBJECT_TYPE_NAME (tool), "CreToolTerrain"))
    g_object_set (tool, "code", terrains[g_rand_int_range (rand, 0, 6)], NULL);
  else if (g_str_equal (G_OBJECT_TYPE_NAME (tool), "CreToolLevel"))
    g_object_set (tool, "mode", g_rand_int_range (rand, 0, 3), "level",
                  g_rand_int_range (rand, -2, 4), NULL);
  else if (g_str_equal (G_OBJECT_TYPE_NAME (tool), "CreToolStructure"))
    g_object_set (tool, "code", structures[g_rand_int_range (rand, 0, 4)], "with-floor",
                  g_rand_boolean (rand), NULL);
  else if (g_str_equal (G_OBJECT_TYPE_NAME (tool), "CreToolSide"))
    g_object_set (tool, "kind", g_rand_int_range (rand, 0, CR_SIDE_OTHER), "arc",
                  60 * g_rand_int_range (rand, 0, 4), "flip", g_rand_boolean (rand), "corners",
                  g_rand_boolean (rand), NULL);
  else if (CRE_IS_TOOL_SELECT (tool))
    g_object_set (tool, "mode", g_rand_int_range (rand, 0, 3), "reach",
                  g_rand_int_range (rand, 0, 3), "layer", g_rand_int_range (rand, 0, CR_N_LAYERS),
                  "connected", g_rand_boolean (rand), NULL);
  else if (g_str_equal (G_OBJECT_TYPE_NAME (tool), "CreToolNames"))
    g_object_set (tool, "mode", g_rand_int_range (rand, 0, 2), "size",
                  g_rand_int_range (rand, 0, 3), "name", structures[g_rand_int_range (rand, 0, 4)],
                  "text", structures[g_rand_int_range (rand, 0, 4)], "angle",
                  g_rand_int_range (rand, -90, 90), "current", g_rand_int_range (rand, -1, 1),
                  NULL);
}

static void
random_stroke (GRand *rand, CreTool *tool)
{
  CreMapDocument *document = cre_tool_get_document (tool);
  CreAim aim = random_aim (rand, document);
  int n = g_rand_int_range (rand, 0, 4);

  cre_tool_begin (tool, &aim);
  for (int i = 0; i < n; i++) {
    aim = random_aim (rand, document);
    cre_tool_drag (tool, &aim);
  }
  if (g_rand_int_range (rand, 0, 8) == 0)
    cre_tool_cancel (tool);
  else
    cre_tool_end (tool, &aim);
}

/* A short drag from low to high ground, where chance alone would hardly find a stairway. */
static void
random_stairs (GRand *rand, CreTool *tool)
{
  CreMapDocument *document = cre_tool_get_document (tool);
  int column = g_rand_int_range (rand, 1, 15), row = g_rand_int_range (rand, 3, 11);
  g_autofree char *foot = g_strdup_printf ("%d,%d", column, row);
  g_autofree char *head = g_strdup_printf ("%d,%d", column, row - 2);
  g_autofree char *drag = g_strdup_printf ("%s %s", foot, head);
  CrPlace a = bench_place (document, foot), b = bench_place (document, head);
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_map_document_get_map (document), b, CR_LAYER_LEVEL,
                     cr_map_get_level (cre_map_document_get_map (document), a) + 1);
  cre_map_document_apply (document, edit, "step", 0);
  bench_stroke (tool, drag, 0);
}

/* All that paint do so in the same mirror, and respect the same locks. */
static void
random_painting (GRand *rand, CreMapDocument *document)
{
  CrePainting *painting = cre_painting_get (document);
  int symmetry = g_rand_int_range (rand, -CR_N_SYMMETRIES, CR_N_SYMMETRIES);

  cre_painting_set_axis (painting, random_aim (rand, document).place.hex);
  g_object_set (
      painting, "symmetry", MAX (symmetry, 0), "lock-terrain", g_rand_int_range (rand, 0, 20) == 0,
      "lock-level", g_rand_int_range (rand, 0, 20) == 0, "lock-structure",
      g_rand_int_range (rand, 0, 20) == 0, "lock-sides", g_rand_int_range (rand, 0, 20) == 0, NULL);
}

/* What is selected is raised, and gets something on its rim. */
static void
random_selection (GRand *rand, CreMapDocument *document, GPtrArray *tools)
{
  CreToolSelect *select = NULL;
  CreToolSide *side = NULL;
  g_autoptr (GArray) places = NULL;

  for (guint i = 0; i < tools->len; i++) {
    if (CRE_IS_TOOL_SELECT (tools->pdata[i]))
      select = tools->pdata[i];
    if (CRE_IS_TOOL_SIDE (tools->pdata[i]))
      side = tools->pdata[i];
  }
  random_stroke (rand, CRE_TOOL (select));
  cre_tool_select_raise (select, g_rand_boolean (rand) ? 1 : -1);
  if (g_rand_boolean (rand))
    cre_tool_select_invert (select, 0);
  places = cre_selection_dup_places (cre_tool_get_selection (CRE_TOOL (select)));
  cre_tool_side_put_around (side, places);
}

static void
random_act (GRand *rand, CreMapDocument *document, GPtrArray *tools)
{
  CreTool *tool = tools->pdata[g_rand_int_range (rand, 0, (gint32) tools->len)];
  CreAim aim = random_aim (rand, document);

  random_options (rand, tool);
  random_painting (rand, document);
  switch (g_rand_int_range (rand, 0, 13)) {
  case 0:
    bench_undo (document);
    break;
  case 1:
    bench_redo (document);
    break;
  case 2:
    cre_tool_pick (tool, &aim);
    break;
  case 3:
    cre_tool_hover (tool, g_rand_boolean (rand) ? &aim : NULL);
    break;
  case 4:
    cre_tool_activate (tool, &aim);
    cre_tool_cancel (tool);
    break;
  case 5:
    random_stairs (rand, tools->pdata[tools->len - 1]);
    break;
  case 6:
    random_selection (rand, document, tools);
    break;
  default:
    random_stroke (rand, tool);
  }
}

/* What the document keeps up to date by places is what reading the whole map anew gives. */
static void
assert_scene (CreMapDocument *document)
{
  const CrScene *kept = cre_map_document_get_scene (document);
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (CrScene) fresh = cr_scene_new (map, cre_map_document_get_ruleset (document));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++) {
      CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), i) };

      g_assert_cmpint (cr_scene_get_top (kept, place), ==, cr_scene_get_top (fresh, place));
      g_assert_cmpint (cr_scene_is_wall_walk (kept, place), ==,
                       cr_scene_is_wall_walk (fresh, place));
      g_assert_cmpint (cr_scene_is_set_back (kept, place), ==, cr_scene_is_set_back (fresh, place));
      g_assert_cmpint (cr_scene_has_place (kept, place), ==, cr_scene_has_place (fresh, place));
    }
}

static void
assert_bytes (CreMapDocument *document, GBytes *expected)
{
  g_autoptr (GBytes) bytes = cr_map_serialize (cre_map_document_get_map (document));

  g_assert_true (g_bytes_equal (bytes, expected));
}

static void
add_floor (CreMapDocument *document)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "upper", "Upper floor");
  cre_map_document_apply (document, edit, "adding of a floor", 0);
}

/* The stairway tool comes last, for random_stairs(). */
static GPtrArray *
make_tools (CreMapDocument *document)
{
  GPtrArray *tools = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;
  const CreToolInfo *infos = cre_tools_get (&n);

  for (guint i = 0; i < n; i++)
    if (!g_str_equal (infos[i].id, "stairway"))
      g_ptr_array_add (tools, cre_tools_create (&infos[i], document));
  g_ptr_array_add (tools, cre_tools_create (cre_tools_find ("stairway"), document));
  return tools;
}

static void
test_walk (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  guint n_stairs = 0, n_steps = 0;

  g_test_message ("seed %u", seed);
  for (int round = 0; round < N_ROUNDS; round++) {
    CreMapDocument *document = bench_new_document ();
    g_autoptr (GBytes) first = cr_map_serialize (cre_map_document_get_map (document));
    GPtrArray *tools = make_tools (document);

    add_floor (document);
    for (int act = 0; act < N_ACTS; act++)
      random_act (rand, document, tools);
    assert_scene (document);
    n_stairs += cr_map_n_nodes (cre_map_document_get_map (document), CR_SECTION_LINKS);

    bench_redo_all (document);
    g_autoptr (GBytes) last = cr_map_serialize (cre_map_document_get_map (document));
    n_steps += bench_undo_all (document);
    assert_bytes (document, first);
    g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
    assert_scene (document);
    bench_redo_all (document);
    assert_bytes (document, last);
    g_ptr_array_unref (tools);
    g_assert_finalize_object (document);
  }
  g_test_message ("%u steps, %u stairways", n_steps, n_stairs);
  g_assert_cmpuint (n_steps, >, N_ROUNDS * N_ACTS / 8);
  g_assert_cmpuint (n_stairs, >, 0);
}

/* Every tool of the strip can be chosen by a key of its own, and says what it is. */
static void
test_table (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;
  const CreToolInfo *infos = cre_tools_get (&n);

  for (guint i = 0; i < n; i++) {
    g_assert_cmpint (infos[i].key == NULL, ==, infos[i].group == CRE_TOOLS_MENU);
    if (infos[i].key != NULL)
      g_assert_true (g_hash_table_add (keys, (gpointer) infos[i].key));
    g_assert_true (cre_tools_find (infos[i].id) == &infos[i]);
    g_assert_cmpstr (infos[i].label, !=, "");
  }
  g_assert_null (cre_tools_find ("trebuchet"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/walk/undo-all-redo-all", test_walk);
  g_test_add_func ("/editor/walk/table", test_table);
  return g_test_run ();
}
