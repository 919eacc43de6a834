/* test-items.c: every item of the castle model is seen. SPDX-License-Identifier: GPL-3.0-or-later
 * Touches as pictures only: MOV-09, MOV-10, MOV-11, TMP-05, TMP-07, TMP-08, DRW-01, HRD-01, TRE-01,
 * ROF-01, WAL-01, MAP-06. */
#include "cr-numbering.h"
#include "cr-operation.h"
#include "cr-plain.h"
#include "fixture.h"
#include "items.h"
#include "sketch.h"

#define PX 40.0
#define TILE 260
#define LEAST 12 /* pixels that must be other ones, of each tile of 260 × 260 */

static Sketch *
start (void)
{
  const CrGrid grid = { ITEMS_COLUMNS, ITEMS_ROWS, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  Sketch *sketch = g_new0 (Sketch, 1);

  sketch->ruleset = fixture_load_ruleset ("siege", NULL);
  sketch->map = cr_map_new_plain (&grid, "every-item", NULL);
  sketch->scene = cr_scene_new (sketch->map, sketch->ruleset);
  sketch->art = cr_art_new (sketch->scene);
  return sketch;
}

static void
swap (Sketch *sketch, CrEdit *edit)
{
  cr_edit_swap (edit, sketch->map);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
}

/* As its author sees it: secrets, labels and areas too. */
static cairo_surface_t *
paint_about (Sketch *sketch, CrPlace place)
{
  CrPaintOptions options;
  int x, y;

  cr_paint_options_init (&options);
  options.floor = place.floor;
  options.detail = CR_DETAIL_FULL;
  options.show |= CR_SHOW_SECRETS | CR_SHOW_AREAS;
  sketch_locate (sketch, PX, cr_layout_centre (cr_map_get_grid (sketch->map), place.hex), &x, &y);
  return sketch_paint_tile (sketch, PX, &options, MAX (x - TILE / 2, 0), MAX (y - TILE / 2, 0),
                            TILE);
}

static cairo_surface_t *
paint_sheet (Sketch *sketch)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  return sketch_paint (sketch, PX / 2, &options);
}

/* The edit is swapped in, and out for the picture without it. */
static int
see (Sketch *sketch, const Item *item, CrEdit *edit)
{
  gboolean sheet = g_str_equal (item->seen, "sheet");
  CrPlace place = { 0, { 0, 0 } };
  int changes;

  swap (sketch, edit);
  if (!sheet)
    g_assert_true (cr_map_parse_place (sketch->map, item->at, &place, NULL));
  cairo_surface_t *after = sheet ? paint_sheet (sketch) : paint_about (sketch, place);
  swap (sketch, edit);
  if (!sheet && place.floor >= cr_map_n_floors (sketch->map))
    place.floor = 0;
  cairo_surface_t *before = sheet ? paint_sheet (sketch) : paint_about (sketch, place);
  swap (sketch, edit);
  changes = sketch_count_changes (before, after, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return changes;
}

/* Each item changes the picture against the same map without it. */
static void
test_seen (void)
{
  g_autoptr (Sketch) sketch = start ();
  g_autoptr (GPtrArray) items = items_load ();
  GString *unseen = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++) {
    const Item *item = items->pdata[i];
    g_autoptr (GError) error = NULL;
    g_autoptr (CrEdit) edit =
        cr_operation_parse (sketch->map, sketch->ruleset, item->operation, item->argument, &error);
    int changes;

    g_assert_no_error (error);
    if (!g_str_equal (item->seen, "seen") && !g_str_equal (item->seen, "sheet")) {
      swap (sketch, edit);
      continue;
    }
    changes = see (sketch, item, edit);
    g_test_message ("%s: %d pixels", item->name, changes);
    if (changes < LEAST)
      g_string_append_printf (unseen, "%s; ", item->name);
  }
  g_assert_cmpstr (unseen->str, ==, "");
  g_string_free (unseen, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/items/seen", test_seen);
  return g_test_run ();
}
