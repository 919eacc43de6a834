/* test-suggest.c: terrain read from a picture by the command line, MAP-12.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

#define WIDTH 700
#define HEIGHT 560

static void
run_well (const char *words)
{
  g_auto (Run) run = run_cli (words);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
}

/* Water with ripples to the left, sand with grains to the right. */
static void
draw_picture (const char *path)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.35, 0.5, 0.6);
  cairo_paint (cr);
  cairo_rectangle (cr, WIDTH / 2.0, 0, WIDTH, HEIGHT);
  cairo_set_source_rgb (cr, 0.85, 0.75, 0.55);
  cairo_fill (cr);
  for (int i = 0; i < 3000; i++) {
    cairo_rectangle (cr, g_test_rand_double_range (0, WIDTH), g_test_rand_double_range (0, HEIGHT),
                     4, 2);
    cairo_set_source_rgba (cr, 1, 1, 1, 0.3);
    cairo_fill (cr);
  }
  cairo_destroy (cr);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

/* Three points stretch a map of ten columns over the picture. */
static void
lay_picture (void)
{
  g_autofree char *picture = run_path ("$TMP/scan.png");
  g_autofree char *map = run_path ("$TMP/s.map.xml");

  g_remove (map);
  draw_picture (picture);
  run_well ("new $TMP/s.map.xml --columns 10 --rows 7");
  run_well ("fit $TMP/s.map.xml $TMP/scan.png --point 1,1=45,40 --point 10,1=652,80 "
            "--point 1,7=45,510 --output $TMP/s.map.xml");
  run_well ("edit $TMP/s.map.xml $TMP/s.map.xml --terrain moat@2,2;2,5;3,4;1,6");
}

/* Four hexes of water are told; the rest of the water follows, the sand is left alone. */
static void
test_water (void)
{
  g_autoptr (JsonNode) root = NULL;
  JsonArray *places;
  int n_moat = 0;

  lay_picture ();
  root = run_json ("suggest $TMP/s.map.xml $TMP/scan.png --output $TMP/t.map.xml", 0);
  places = json_object_get_array_member (json_node_get_object (root), "places");
  g_assert_cmpint (json_array_get_length (places), ==, 66);
  for (guint i = 0; i < 66; i++) {
    JsonObject *place = json_array_get_object_element (places, i);
    int column = atoi (json_object_get_string_member (place, "at"));
    gboolean moat = !json_object_get_null_member (place, "terrain");

    if (column != 5 && column != 6)
      g_assert_cmpint (moat, ==, column < 5);
    n_moat += moat;
  }
  root = (json_node_unref (root), run_json ("hex $TMP/t.map.xml 4,4", 0));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (root), "terrain"), ==,
                   "moat");
  g_assert_cmpint (n_moat, >=, 24);
}

static void
assert_refused (const char *words, const char *sentence)
{
  g_auto (Run) run = run_cli (words);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, sentence));
  g_assert_cmpstr (run.out, ==, "");
}

static void
test_refused (void)
{
  g_autofree char *other = run_path ("$TMP/other.png");

  lay_picture ();
  draw_picture (other);
  assert_refused ("suggest $TMP/s.map.xml $TMP/other.png", "not a picture of this map");
  assert_refused ("suggest $TMP/s.map.xml $TMP/scan.png --least 19", "expected a whole number");
  assert_refused ("suggest $TMP/s.map.xml $TMP/scan.png --floor attic", "no floor “attic”");
  run_well ("edit $TMP/s.map.xml $TMP/s.map.xml --terrain flat@2,2;2,5;3,4;1,6");
  assert_refused ("suggest $TMP/s.map.xml $TMP/scan.png", "paint a few hexes");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/suggest/water", test_water);
  g_test_add_func ("/cli/suggest/refused", test_refused);
  return g_test_run ();
}
