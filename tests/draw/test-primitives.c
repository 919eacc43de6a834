/* test-primitives.c: palette, noise, lines and shadows. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 1, 2, 3 and 5; no rule ids. */
#include <math.h>

#include "cr-blit.h"
#include "cr-palette.h"
#include "cr-shadow.h"

static void
test_palette (void)
{
  for (CrTone tone = 0; tone < CR_N_TONES; tone++) {
    CrTone found;

    g_assert_nonnull (cr_tone_get_name (tone));
    g_assert_true (cr_tone_parse (cr_tone_get_name (tone), &found));
    g_assert_cmpint (found, ==, tone);
    CrColour grey = cr_palette_get (CR_VARIANT_GREY, tone);
    g_assert_true (grey.red == grey.green && grey.green == grey.blue);
  }
  CrTone none = CR_TONE_INK;
  g_assert_false (cr_tone_parse ("puce", &none));
  g_assert_false (cr_tone_parse (NULL, &none));
  g_assert_cmpint (none, ==, CR_TONE_INK);
}

static double
value_of (CrVariant variant, CrTone tone)
{
  CrColour c = cr_palette_get (variant, tone);

  return 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue;
}

/* Values before hues: ground light, water in the middle, ink dark, battlements lightest. */
static void
test_values (void)
{
  for (CrVariant v = 0; v < CR_N_VARIANTS; v++) {
    g_assert_cmpfloat (value_of (v, CR_TONE_GRASS), >, value_of (v, CR_TONE_WATER));
    g_assert_cmpfloat (value_of (v, CR_TONE_WATER), >, value_of (v, CR_TONE_LEAF_DIM));
    g_assert_cmpfloat (value_of (v, CR_TONE_LEAF_DIM), >, value_of (v, CR_TONE_INK));
    g_assert_cmpfloat (value_of (v, CR_TONE_MERLON), >, value_of (v, CR_TONE_STONE));
  }
}

/* Fixed numbers: another machine, compiler or day must draw the same map. */
static void
test_hash (void)
{
  CrRng rng = cr_rng_at_hex ((CrHex){ 3, -4 }, 71, 2);
  double first = cr_rng_next (&rng, 0, 1), second = cr_rng_next (&rng, 0, 1);

  g_assert_cmpint ((int) (cr_hash3 (0, 0, 1) * 1e6), ==, 542167);
  g_assert_cmpint ((int) (cr_hash3 (-7, 12, 9) * 1e6), ==, 977708);
  g_assert_cmpint ((int) (first * 1e6), ==, 954755);
  g_assert_cmpfloat (first, !=, second);
  CrRng again = cr_rng_at_hex ((CrHex){ 3, -4 }, 71, 2);
  g_assert_cmpfloat (cr_rng_next (&again, 0, 1), ==, first);
}

static void
test_noise (void)
{
  double least = 1, most = -1, step = 0;

  for (int i = 0; i < 4000; i++) {
    double x = i * 0.013 - 20, n = cr_noise (x, x * 0.7, 5);

    least = MIN (least, n);
    most = MAX (most, n);
    step = MAX (step, fabs (n - cr_noise (x + 0.001, x * 0.7, 5)));
  }
  g_assert_cmpfloat (least, >=, -1);
  g_assert_cmpfloat (most, <=, 1);
  g_assert_cmpfloat (most - least, >, 1.2);
  g_assert_cmpfloat (step, <, 0.01);
}

/* What belongs to a side is the same from both of its hexes. */
static void
test_side_stream (void)
{
  CrHex hex = { 5, 2 };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrRng a = cr_rng_at_side (hex, d, 9);
    CrRng b = cr_rng_at_side (cr_hex_neighbour (hex, d), cr_direction_opposite (d), 9);

    g_assert_cmpfloat (cr_rng_next (&a, 0, 1), ==, cr_rng_next (&b, 0, 1));
  }
}

static void
test_stretch (void)
{
  g_autoptr (GArray) box = cr_line_box ((CrPoint){ 0, 0 }, 4, 2, 0);
  g_autoptr (GArray) part = cr_line_stretch (box, 11, 13);

  g_assert_cmpfloat (cr_line_get_area (box), ==, 8);
  g_assert_cmpfloat (cr_line_get_length (box, TRUE), ==, 12);
  g_assert_cmpuint (part->len, ==, 3); /* round the first corner */
  g_assert_cmpfloat (fabs (cr_line_get_length (part, FALSE) - 2), <, 1e-9);
  g_assert_cmpfloat (cr_line_project (box, (CrPoint){ 1, -5 }, TRUE), ==, 3);
  g_autoptr (GArray) inner = cr_line_shift (box, 0.5, TRUE);
  g_assert_cmpfloat (cr_line_get_area (inner), <, 8);
}

static gboolean
is_shaded (cairo_surface_t *mask, double x, double y)
{
  const guchar *data = cairo_image_surface_get_data (mask);
  int stride = cairo_image_surface_get_stride (mask);

  return data[(int) (y * 20) * stride + (int) (x * 20)] > 127;
}

static gboolean
covers (const GArray *outer, const GArray *hole, double x, double y)
{
  CrPoint p = { x, y };

  return cr_line_contains (outer, p) && !(hole != NULL && cr_line_contains (hole, p));
}

/* Along the ray towards the light, from a place and from a little about it. */
static void
count_hidden (const GArray *outer, const GArray *hole, CrPoint p, double length, int counts[2])
{
  static const CrPoint about[] = { { 0, 0 }, { 0.08, 0 }, { -0.08, 0 }, { 0, 0.08 }, { 0, -0.08 } };

  counts[0] = G_MAXINT;
  counts[1] = 0;
  for (guint k = 0; k < G_N_ELEMENTS (about); k++) {
    int hidden = 0;

    for (int i = 0; i <= 60; i++) {
      double t = length * i / 60;
      double x = p.x + about[k].x + t * CR_SUN_X, y = p.y + about[k].y + t * CR_SUN_Y;
      hidden += covers (outer, hole, x, y);
    }
    counts[0] = MIN (counts[0], hidden);
    counts[1] = MAX (counts[1], hidden);
  }
}

/* The swept ground is exactly what the prism hides: without holes where pieces overlap, and with
 * the light that falls into a court. */
static void
test_sweep (void)
{
  cairo_surface_t *mask = cairo_image_surface_create (CAIRO_FORMAT_A8, 160, 160);
  cairo_t *cr = cairo_create (mask);
  g_autoptr (GArray) outer = cr_line_circle ((CrPoint){ 3, 3 }, 2, 9);
  g_autoptr (GArray) hole = cr_line_box ((CrPoint){ 3, 3 }, 1.6, 1.6, 0.3);
  const double length = 1.1;

  cr_line_reverse (hole);
  cairo_scale (cr, 20, 20);
  cr_shadow_sweep (cr, outer, length);
  cr_shadow_sweep (cr, hole, length);
  cairo_fill (cr);
  cairo_surface_flush (mask);
  for (double y = 0.2; y < 7.8; y += 0.21) {
    for (double x = 0.2; x < 7.8; x += 0.21) {
      int counts[2]; /* least and most about the place */

      /* Grazing rays may go either way by a pixel. */
      count_hidden (outer, hole, (CrPoint){ x, y }, length, counts);
      if (counts[0] > 0)
        g_assert_true (is_shaded (mask, x, y));
      if (counts[1] == 0)
        g_assert_false (is_shaded (mask, x, y));
    }
  }
  cairo_destroy (cr);
  cairo_surface_destroy (mask);
}

static double
get_light (CrVariant variant, CrTone tone, CrTint tint)
{
  CrColour colour = cr_colour_mix (cr_palette_get (variant, tone),
                                   cr_palette_get (variant, tint.tone), tint.share);

  return 0.30 * colour.red + 0.59 * colour.green + 0.11 * colour.blue;
}

/* Each level of ground and of masonry is lighter than that below it, so that its height is seen. */
static void
test_levels (void)
{
  for (CrVariant variant = CR_VARIANT_COLOUR; variant < CR_N_VARIANTS; variant++)
    for (int level = 1; level < 6; level++) {
      double stone = get_light (variant, CR_TONE_STONE, cr_tint_stone (level));
      double grass = get_light (variant, CR_TONE_GRASS, cr_tint_ground (level - 4));

      g_assert_cmpfloat (get_light (variant, CR_TONE_STONE, cr_tint_stone (level + 1)), >,
                         stone + 0.01);
      g_assert_cmpfloat (get_light (variant, CR_TONE_GRASS, cr_tint_ground (level - 3)), >,
                         grass + 0.005);
    }
}

static cairo_surface_t *
paint_noise (guint32 seed, int size, cairo_format_t format, double most)
{
  cairo_surface_t *surface = cairo_image_surface_create (format, size, size);
  cairo_t *cr = cairo_create (surface);

  for (int i = 0; i < size * size; i++) {
    double alpha = MIN (1, most * cr_hash3 (i, 3, seed));

    cairo_set_source_rgba (cr, cr_hash3 (i, 0, seed), cr_hash3 (i, 1, seed), cr_hash3 (i, 2, seed),
                           alpha < 0.2 ? 0 : alpha);
    cairo_rectangle (cr, i % size, i / size, 1, 1);
    cairo_fill (cr);
  }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
assert_same (cairo_surface_t *a, cairo_surface_t *b)
{
  cairo_surface_flush (a);
  cairo_surface_flush (b);
  g_assert_cmpmem (cairo_image_surface_get_data (a),
                   cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a),
                   cairo_image_surface_get_data (b),
                   cairo_image_surface_get_stride (b) * cairo_image_surface_get_height (b));
}

/* In a group over opaque ground, or on the ground itself; @blit: by cr_blit() */
static cairo_surface_t *
put_down (cairo_surface_t *small, guint32 seed, gboolean group, gboolean blit)
{
  cairo_surface_t *ground = paint_noise (seed, 40, CAIRO_FORMAT_RGB24, 1);
  cairo_t *cr = cairo_create (ground);

  cairo_rectangle (cr, 5, 4, 30, 33);
  cairo_clip (cr);
  if (group)
    cairo_push_group (cr);
  for (int i = 0; i < 30; i++) {
    int x = (int) (cr_hash3 (i, 0, seed) * 50) - 5, y = (int) (cr_hash3 (i, 1, seed) * 50) - 5;

    if (blit) {
      g_assert_true (cr_blit (cr, small, x, y));
      continue;
    }
    cairo_set_source_surface (cr, small, x, y);
    cairo_paint (cr);
  }
  if (group) {
    cairo_pop_group_to_source (cr);
    cairo_paint_with_alpha (cr, 0.7);
  }
  cairo_destroy (cr);
  return ground;
}

/* Small pictures lie as cairo would lay them, to the bit, cut by the clip and by the edges. */
static void
test_blit (void)
{
  for (guint32 seed = 0; seed < 20; seed++) {
    cairo_surface_t *small = paint_noise (seed + 100, 3 + (int) seed % 8, CAIRO_FORMAT_ARGB32, 1.4);

    cairo_surface_set_device_offset (small, seed % 4, seed % 3);
    for (int group = 0; group < 2; group++) {
      cairo_surface_t *ours = put_down (small, seed, group, TRUE);
      cairo_surface_t *theirs = put_down (small, seed, group, FALSE);

      assert_same (ours, theirs);
      cairo_surface_destroy (ours);
      cairo_surface_destroy (theirs);
    }
    cairo_surface_destroy (small);
  }
}

/* A clip that cuts pixels, a drawing without pixels and pixels of another size are left to cairo.
 */
static void
test_no_blit (void)
{
  cairo_surface_t *small = paint_noise (1, 6, CAIRO_FORMAT_ARGB32, 1);
  cairo_surface_t *ground = paint_noise (2, 40, CAIRO_FORMAT_RGB24, 1);
  cairo_surface_t *drawing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (ground), *vector = cairo_create (drawing);

  g_assert_false (cr_blit (vector, small, 3, 3));
  cairo_surface_set_device_scale (ground, 2, 2);
  g_assert_false (cr_blit (cr, small, 3, 3));
  cairo_surface_set_device_scale (ground, 1, 1);
  cairo_arc (cr, 20, 20, 10, 0, 6.3);
  cairo_clip (cr);
  g_assert_false (cr_blit (cr, small, 3, 3));
  cairo_destroy (cr);
  cairo_destroy (vector);
  cairo_surface_destroy (drawing);
  cairo_surface_destroy (ground);
  cairo_surface_destroy (small);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/primitives/palette", test_palette);
  g_test_add_func ("/draw/primitives/values", test_values);
  g_test_add_func ("/draw/primitives/levels", test_levels);
  g_test_add_func ("/draw/primitives/hash", test_hash);
  g_test_add_func ("/draw/primitives/noise", test_noise);
  g_test_add_func ("/draw/primitives/side-stream", test_side_stream);
  g_test_add_func ("/draw/primitives/stretch", test_stretch);
  g_test_add_func ("/draw/primitives/sweep", test_sweep);
  g_test_add_func ("/draw/primitives/blit", test_blit);
  g_test_add_func ("/draw/primitives/no-blit", test_no_blit);
  return g_test_run ();
}
