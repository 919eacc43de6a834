/* test-floors.c: the ghost of the floor below, and what joins floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; ELV-03 and TMP-07 only as pictures: a floor is told from what shows
 * through it, and what only its owner knows is drawn for nobody else. */

#include "cr-build.h"
#include "fort.h"

#define PX 32.0

/* A keep and a house, and above them a room over one corner of the keep. */
static Sketch *
new_two_floors (void)
{
  Sketch *sketch = sketch_new ("............\n"
                               "..KKK.......\n"
                               "..KKK...hh..\n"
                               "..KKK...hh..\n"
                               "............\n"
                               "............\n",
                               CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPlace room = { 1, cr_grid_hex_at (grid, 4, 3) };
  g_autoptr (CrEdit) floor = cr_edit_new ();
  g_autoptr (CrEdit) edit = cr_edit_new ();

  g_assert_true (cr_build_floor (
      floor, sketch->map, &(CrFloor){ .id = "upper", .name = "Upper room", .storey = 1 }, NULL));
  cr_edit_swap (floor, sketch->map);
  cr_edit_set_code (edit, sketch->map, room, CR_LAYER_TERRAIN, "keepfloor");
  cr_edit_set_code (edit, sketch->map, room, CR_LAYER_STRUCTURE, "keep");
  cr_edit_swap (edit, sketch->map);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  return sketch;
}

static cairo_surface_t *
paint (Sketch *sketch, int floor, CrShow show)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = floor;
  options.show |= show;
  return sketch_paint (sketch, PX, &options);
}

/* Most difference within @reach pixels of the middle of a hex. */
static int
get_difference_at (Sketch *sketch, cairo_surface_t *surfaces[2], int column, int row)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  int x, y, most = 0;

  sketch_locate (sketch, PX, cr_layout_centre (grid, cr_grid_hex_at (grid, column, row)), &x, &y);
  for (int i = -6; i <= 6; i++)
    for (int k = -6; k <= 6; k++)
      most = MAX (most, sketch_compare_pixel (surfaces[0], surfaces[1], x + i, y + k));
  return most;
}

/* The ghost is where the floor has no hex, and nowhere else. */
static void
test_ghost (void)
{
  g_autoptr (Sketch) sketch = new_two_floors ();
  cairo_surface_t *upper[] = { paint (sketch, 1, 0), paint (sketch, 1, CR_SHOW_GHOST) };

  g_assert_cmpint (get_difference_at (sketch, upper, 9, 3), >, 10);
  g_assert_cmpint (get_difference_at (sketch, upper, 11, 5), >, 10);
  g_assert_cmpint (get_difference_at (sketch, upper, 4, 3), ==, 0);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (upper[i]);
}

/* The lowest floor has nothing below it. */
static void
test_no_ghost (void)
{
  g_autoptr (Sketch) sketch = new_two_floors ();
  cairo_surface_t *ground[] = { paint (sketch, 0, 0), paint (sketch, 0, CR_SHOW_GHOST) };

  g_assert_cmpint (sketch_count_changes (ground[0], ground[1], 0), ==, 0);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (ground[i]);
}

/* Faint: nearer to bare paper than to the floor it shows. */
static void
test_faint (void)
{
  g_autoptr (Sketch) sketch = new_two_floors ();
  cairo_surface_t *bare = paint (sketch, 1, 0), *ghost = paint (sketch, 1, CR_SHOW_GHOST),
                  *ground = paint (sketch, 0, 0);

  for (int column = 8; column < 12; column++) {
    int to_paper = get_difference_at (sketch, (cairo_surface_t *[]){ ghost, bare }, column, 5);
    int to_ground = get_difference_at (sketch, (cairo_surface_t *[]){ ghost, ground }, column, 5);
    g_assert_cmpint (to_paper, <, to_ground);
  }
  cairo_surface_destroy (bare);
  cairo_surface_destroy (ghost);
  cairo_surface_destroy (ground);
}

static void
join (Sketch *sketch, const char *kind, const char *known)
{
  g_autofree char *xml = g_strdup_printf ("<%s id='x' from='4,3' to='upper/4,3'/>", kind);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_build_change_floor (
      edit, sketch->map, 1,
      &(CrFloor){ .name = (char *) "Upper", .known = (char *) known, .storey = 1 });
  cr_edit_swap (edit, sketch->map);
  fort_put_node (sketch, CR_SECTION_LINKS, xml);
}

/* Both ends say where they lead to; the rest of the map stays as it was. */
static void
test_ways (void)
{
  static const char *const kinds[] = { "spiral", "ladder", "trapdoor", "rope", "ramp" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (Sketch) sketch = new_two_floors ();
    cairo_surface_t *before[] = { paint (sketch, 0, 0), paint (sketch, 1, 0) };
    join (sketch, kinds[i], NULL);
    cairo_surface_t *after[] = { paint (sketch, 0, 0), paint (sketch, 1, 0) };

    for (int floor = 0; floor < 2; floor++) {
      cairo_surface_t *both[] = { before[floor], after[floor] };
      g_assert_cmpint (sketch_count_changes (before[floor], after[floor], 0), >, 0);
      g_assert_cmpint (get_difference_at (sketch, both, 9, 3), ==, 0);
      g_assert_cmpint (get_difference_at (sketch, both, 1, 5), ==, 0);
      cairo_surface_destroy (before[floor]);
      cairo_surface_destroy (after[floor]);
    }
  }
}

/* A way to what only its owner knows of is told to him alone (TMP-07). */
static void
test_secret_ways (void)
{
  g_autoptr (Sketch) sketch = new_two_floors ();
  cairo_surface_t *before = paint (sketch, 0, 0), *after, *owner;

  join (sketch, "trapdoor", "owner");
  after = paint (sketch, 0, 0);
  owner = paint (sketch, 0, CR_SHOW_SECRETS);
  g_assert_cmpint (sketch_count_changes (before, after, 0), ==, 0);
  g_assert_cmpint (sketch_count_changes (before, owner, 0), >, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  cairo_surface_destroy (owner);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/floors/ghost", test_ghost);
  g_test_add_func ("/draw/floors/no-ghost", test_no_ghost);
  g_test_add_func ("/draw/floors/faint", test_faint);
  g_test_add_func ("/draw/floors/ways", test_ways);
  g_test_add_func ("/draw/floors/secret-ways", test_secret_ways);
  return g_test_run ();
}
