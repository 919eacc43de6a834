/* test-nodes.c: a thing of the map's lists alters the picture only where it says.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves what is painted again after an edit; no rule ids. */
#include "cr-chart.h"
#include "fixture.h"
#include "sketch.h"

#define PX 24

static const struct {
  CrSection section;
  const char *xml;
} things[] = {
  { CR_SECTION_LABELS, "<label id='a' at='3,3'>Upper Court</label>" },
  { CR_SECTION_LABELS,
    "<label id='b' at='5,4' size='2' angle='-35'>Great Hall of the North</label>" },
  { CR_SECTION_LABELS, "<label id='c' at='1,1' size='1.5'>MMMMMMWWWW</label>" },
  { CR_SECTION_AREAS, "<area id='d' name='The court of the long name'>4,4..4,5 5,5</area>" },
  { CR_SECTION_AREAS, "<area id='e' kind='outside'>1,1..1,3</area>" },
  { CR_SECTION_LINKS, "<stairway id='f' hexes='4,4' foot='4,5' head='4,3' opens-foot='side' "
                      "opens-head='hex'/>" },
};

static cairo_surface_t *
paint (Sketch *sketch)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show |= CR_SHOW_LABELS | CR_SHOW_AREAS | CR_SHOW_NUMBERS | CR_SHOW_BADGES;
  return sketch_paint (sketch, PX, &options);
}

/* How many pixels differ within the box, and beyond it. */
static void
count (Sketch *sketch, cairo_surface_t *a, cairo_surface_t *b, CrBox box, int *within, int *beyond)
{
  int left, top, right, bottom;

  sketch_locate (sketch, PX, (CrPoint){ box.x, box.y }, &left, &top);
  sketch_locate (sketch, PX, (CrPoint){ box.x + box.width, box.y + box.height }, &right, &bottom);
  *within = *beyond = 0;
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++) {
      gboolean inside = x >= left && x <= right && y >= top && y <= bottom;

      if (sketch_compare_pixel (a, b, x, y) > SKETCH_ROUNDED)
        ++*(inside ? within : beyond);
    }
}

static void
check_thing (Sketch *sketch, CrSection section, const char *xml)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  cairo_surface_t *before = paint (sketch), *after;
  CrNode *node = fixture_read_sound_node (xml);
  int within, beyond;
  CrBox box;

  cr_edit_insert_node (edit, sketch->map, section, 0, node);
  cr_edit_swap (edit, sketch->map);
  g_assert_true (cr_paint_node_box (sketch->map, section, node, &box));
  after = paint (sketch);
  count (sketch, before, after, box, &within, &beyond);
  g_test_message ("%s: %d pixels", xml, within);
  g_assert_cmpint (within, >, 0);
  g_assert_cmpint (beyond, ==, 0);
  cr_edit_swap (edit, sketch->map);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

static void
test_box (void)
{
  for (int orientation = CR_FLAT; orientation <= CR_POINTY; orientation++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (orientation, CR_SHIFT_ODD);

    for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
      check_thing (sketch, things[i].section, things[i].xml);
  }
}

/* What is joined by names may be anywhere, and of the head everything hangs. */
static void
test_everything (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  g_autoptr (CrNode) passage = fixture_read_sound_node ("<passage id='p' from='a' to='b'/>");
  g_autoptr (CrNode) sides = fixture_read_sound_node ("<sides N='1'/>");
  CrBox box;

  g_assert_false (cr_paint_node_box (sketch->map, CR_SECTION_LINKS, passage, &box));
  g_assert_false (cr_paint_node_box (sketch->map, CR_SECTION_HEAD, sides, &box));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/nodes/box", test_box);
  g_test_add_func ("/draw/nodes/everything", test_everything);
  return g_test_run ();
}
