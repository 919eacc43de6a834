/* test-items.c: every item of the castle model is set, told, and taken back.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves that each can be said of a hex: ELV-01, MAP-06, HRD-01, HRD-02, MOV-09, MOV-10, MOV-11,
 * TMP-03, TMP-05, TMP-07, TMP-08, DRW-01, TRE-01, ROF-01, WAL-01. */
#include <string.h>

#include "cr-about.h"
#include "cr-area.h"
#include "cr-link.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-operation.h"
#include "cr-plain.h"
#include "cr-stairway.h"
#include "cr-words-hex.h"
#include "fixture.h"
#include "items.h"

/* The map, and what was done to it. */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  GPtrArray *items, *edits, *digests;
} Stage;

static void
stage_set_up (Stage *stage, gconstpointer data)
{
  const CrGrid grid = { ITEMS_COLUMNS, ITEMS_ROWS, CR_FLAT, CR_SHIFT_EVEN, TRUE };

  stage->map = cr_map_new_plain (&grid, "every-item", NULL);
  stage->ruleset = fixture_load_ruleset ("siege", NULL);
  stage->items = items_load ();
  stage->edits = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
  stage->digests = g_ptr_array_new_with_free_func (g_free);
}

static void
stage_tear_down (Stage *stage, gconstpointer data)
{
  g_ptr_array_unref (stage->digests);
  g_ptr_array_unref (stage->edits);
  g_ptr_array_unref (stage->items);
  cr_ruleset_unref (stage->ruleset);
  cr_map_free (stage->map);
}

static void
perform (Stage *stage, const Item *item)
{
  g_autoptr (GError) error = NULL;
  CrEdit *edit;

  g_ptr_array_add (stage->digests, cr_map_dup_digest (stage->map));
  edit = cr_operation_parse (stage->map, stage->ruleset, item->operation, item->argument, &error);
  g_assert_no_error (error);
  cr_edit_swap (edit, stage->map);
  g_ptr_array_add (stage->edits, edit);
}

/* Whether something is told of the item at its hex. */
static gboolean
is_told (const Stage *stage, const Item *item)
{
  g_autoptr (CrScene) scene = cr_scene_new (stage->map, stage->ruleset);
  g_autoptr (GPtrArray) lines = NULL;
  CrPlace place;

  if (!cr_map_parse_printed (stage->map, item->at, &place, NULL) ||
      !cr_map_has_place (stage->map, place))
    return FALSE;
  lines = cr_words_hex (scene, place, NULL);
  for (guint i = 0; i < lines->len; i++)
    if (strstr (lines->pdata[i], item->told) != NULL)
      return TRUE;
  return FALSE;
}

/* What is told after the operation was not told before, and is not when it is taken back. */
static void
test_told (Stage *stage, gconstpointer data)
{
  for (guint i = 0; i < stage->items->len; i++) {
    const Item *item = stage->items->pdata[i];
    gboolean place = !g_str_equal (item->at, "-");

    g_test_message ("%s: --%s %s", item->name, item->operation, item->argument);
    g_assert_false (place && is_told (stage, item));
    perform (stage, item);
    g_assert_true (!place || is_told (stage, item));
    cr_edit_swap (stage->edits->pdata[i], stage->map);
    g_assert_false (place && is_told (stage, item));
    cr_edit_swap (stage->edits->pdata[i], stage->map);
  }
}

/* Every step back gives what was before it. */
static void
test_undone (Stage *stage, gconstpointer data)
{
  for (guint i = 0; i < stage->items->len; i++)
    perform (stage, stage->items->pdata[i]);
  for (guint i = stage->edits->len; i-- > 0;) {
    g_autofree char *digest = NULL;

    cr_edit_swap (stage->edits->pdata[i], stage->map);
    digest = cr_map_dup_digest (stage->map);
    g_assert_cmpstr (digest, ==, stage->digests->pdata[i]);
  }
}

static guint
count_sides (const CrMap *map, CrSideKind kind)
{
  guint found = 0;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++)
      found += sides[i].kind == (gint8) kind;
  }
  return found;
}

static gboolean
has_value (const CrMap *map, CrLayer layer, const char *code)
{
  int index = cr_map_find_code (map, layer, code);

  for (int floor = 0; floor < cr_map_n_floors (map) && index >= 0; floor++)
    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++)
      if (cr_map_get_layer (map, floor, layer)[i] == index)
        return TRUE;
  return FALSE;
}

/* Which of the three openings an end of some stairway has: MOV-09…11. */
static gboolean
has_opening (const CrMap *map, CrStairEndName end, CrOpens opens)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    g_autoptr (CrStairway) stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;

    if (stairway != NULL && stairway->ends[end].opens == opens)
      return TRUE;
  }
  return FALSE;
}

static gboolean
has_mechanism (const CrMap *map, const char *kind)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_MECHANISMS, i), "kind"), kind) ==
        0)
      return TRUE;
  return FALSE;
}

/* Of all that the core and the ruleset know by name, nothing is left out. */
static void
test_complete (Stage *stage, gconstpointer data)
{
  static const char *const links[] = { "stairway", "spiral",  "ladder", "trapdoor", "ramp",
                                       "rope",     "passage", "tree",   NULL };

  for (guint i = 0; i < stage->items->len; i++)
    perform (stage, stage->items->pdata[i]);
  for (CrSideKind kind = 0; kind < CR_SIDE_OTHER; kind++) {
    g_test_message ("side %s", cr_side_kind_get_name (kind));
    g_assert_cmpuint (count_sides (stage->map, kind), >, 0);
  }
  for (guint i = 0; i < cr_ruleset_n_terrains (stage->ruleset); i++)
    g_assert_true (
        has_value (stage->map, CR_LAYER_TERRAIN, cr_ruleset_get_terrain (stage->ruleset, i)->code));
  for (guint i = 0; i < cr_ruleset_n_structures (stage->ruleset); i++)
    g_assert_true (has_value (stage->map, CR_LAYER_STRUCTURE,
                              cr_ruleset_get_structure (stage->ruleset, i)->code));
  for (CrOpens opens = CR_OPENS_SIDE; opens <= CR_OPENS_HEX; opens++) {
    g_assert_true (has_opening (stage->map, CR_STAIR_FOOT, opens));
    g_assert_true (has_opening (stage->map, CR_STAIR_HEAD, opens));
  }
  for (const char *const *link = links; *link != NULL; link++)
    g_assert_nonnull (cr_map_find_node (stage->map, CR_SECTION_LINKS, *link, NULL));
  for (guint i = 0; cr_mechanism_get_kind (i) != NULL; i++)
    g_assert_true (has_mechanism (stage->map, cr_mechanism_get_kind (i)->name));
}

#define ADD(path, test) g_test_add (path, Stage, NULL, stage_set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/words/items/told", test_told);
  ADD ("/words/items/undone", test_undone);
  ADD ("/words/items/complete", test_complete);
  return g_test_run ();
}
