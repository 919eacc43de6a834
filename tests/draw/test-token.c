/* test-token.c: counters of men. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: CHR-01, CHR-02, CHR-04. */
#include <math.h>

#include "cr-token.h"
#include "sketch.h"

#define SIZE 80
#define PAGE 100

static cairo_surface_t *
draw (CrVariant variant, const CrToken *token)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PAGE, PAGE);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cr_token_draw (cr, variant, token, (CrPoint){ PAGE / 2, PAGE / 2 }, SIZE, SIZE);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Pixels of a part, in shares of the counter, that differ. */
static int
count_differences (const CrToken *one, const CrToken *other, CrVariant variant, CrBox part)
{
  cairo_surface_t *a = draw (variant, one), *b = draw (variant, other);
  int n = 0, left = (PAGE - SIZE) / 2;

  for (int y = (int) (part.y * SIZE); y < (part.y + part.height) * SIZE; y++)
    for (int x = (int) (part.x * SIZE); x < (part.x + part.width) * SIZE; x++)
      n += sketch_get_difference (sketch_get_pixel (a, left + x, left + y),
                                  sketch_get_pixel (b, left + x, left + y)) > 40;
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return n;
}

static const CrToken watkin = { .name = "Watkin",
                                .arms = "watkin",
                                .attack = 9,
                                .defence = 8,
                                .movement = 6 };
static const CrBox whole = { -0.1, -0.1, 1.2, 1.2 }, band = { 0, 0.27, 1, 0.05 };

/* Every figure is seen, each in its own place. */
static void
test_figures (void)
{
  const CrBox places[] = { { 0.03, 0.72, 0.3, 0.25 },
                           { 0.35, 0.72, 0.3, 0.25 },
                           { 0.67, 0.72, 0.3, 0.25 } };

  for (int i = 0; i < 3; i++) {
    CrToken other = watkin;

    *(int *[]){ &other.attack, &other.defence, &other.movement }[i] = 4;
    for (int j = 0; j < 3; j++) {
      int n = count_differences (&watkin, &other, CR_VARIANT_COLOUR, places[j]);

      g_assert_true ((n > 0) == (i == j));
    }
  }
}

/* Without colours the edge of the band tells the sides apart. */
static void
test_sides (void)
{
  for (CrVariant variant = 0; variant < CR_N_VARIANTS; variant++) {
    CrToken other = watkin;

    other.side = 1;
    g_assert_cmpint (count_differences (&watkin, &other, variant, band), >, 40);
  }
}

/* A state is a mark of its own, in grey as well. */
static void
test_states (void)
{
  for (CrVariant variant = 0; variant < CR_N_VARIANTS; variant++)
    for (int i = 0; i < 4; i++) {
      CrToken other = watkin;

      *(gboolean *[]){ &other.wounded, &other.stunned, &other.dead, &other.chosen }[i] = TRUE;
      g_assert_cmpint (count_differences (&watkin, &other, variant, whole), >, 60);
    }
}

/* In grey nothing of a counter has a colour: neither figures nor harm, horse nor head. */
static void
test_grey (void)
{
  CrToken one = watkin;

  for (int i = 0; i < 16; i++) {
    cairo_surface_t *surface;

    one.wounded = (i & 1) != 0;
    one.dead = (i & 2) != 0;
    one.animal = (i & 4) != 0;
    one.rump = i & 8 ? (CrPoint){ 0, 0.9 } : (CrPoint){ 0, 0 };
    surface = draw (CR_VARIANT_GREY, &one);
    g_assert_cmpint (sketch_count_tinted (surface), ==, 0);
    cairo_surface_destroy (surface);
  }
}

/* Whatever he is about is another letter, also without a colour. */
static void
test_stances (void)
{
  CrToken one = watkin, other = watkin;

  for (CrVariant variant = 0; variant < CR_N_VARIANTS; variant++)
    for (CrStance a = 0; a < CR_N_STANCES; a++)
      for (CrStance b = 0; b < a; b++) {
        one.stance = a;
        other.stance = b;
        g_assert_cmpint (count_differences (&one, &other, variant, whole), >, 8);
      }
}

/* The same arms are the same shield; of many names there are many. */
static void
test_arms (void)
{
  static const char *const names[] = { "roland", "odo", "hal", "gunter", "arnim", "piers" };
  CrToken same = watkin;

  g_assert_cmpint (count_differences (&watkin, &same, CR_VARIANT_COLOUR, whole), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    CrToken other = watkin;

    other.arms = names[i];
    g_assert_cmpint (count_differences (&watkin, &other, CR_VARIANT_COLOUR, whole), >, 20);
  }
}

/* A name of any length keeps within its band. */
static void
test_long_name (void)
{
  CrToken other = watkin;

  other.name = "Wolfeschlegelsteinhausenbergerdorff";
  g_assert_cmpint (
      count_differences (&watkin, &other, CR_VARIANT_COLOUR, (CrBox){ 0, 0.3, 1, 0.7 }), ==, 0);
  g_assert_cmpint (
      count_differences (&watkin, &other, CR_VARIANT_COLOUR, (CrBox){ -0.1, 0, 0.1, 1 }), ==, 0);
}

static cairo_status_t
append_cb (void *bytes, const unsigned char *data, unsigned int n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* (transfer full): a picture that is black and wide */
static GBytes *
make_picture (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600, 300);
  GByteArray *bytes = g_byte_array_new ();

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_cb, bytes), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* A picture is where the shield was, and takes no room of name and figures; what is none leaves the
 * shield. */
static void
test_face (void)
{
  g_autoptr (GBytes) picture = make_picture (), none = g_bytes_new_static ("none", 4);
  const CrBox name = { 0, 0, 1, 0.26 }, figures = { 0, 0.76, 1, 0.24 };
  CrToken pictured = watkin, broken = watkin;

  pictured.face = picture;
  broken.face = none;
  g_assert_cmpint (count_differences (&watkin, &pictured, CR_VARIANT_COLOUR, whole), >, 600);
  g_assert_cmpint (count_differences (&watkin, &pictured, CR_VARIANT_GREY, whole), >, 600);
  g_assert_cmpint (count_differences (&watkin, &pictured, CR_VARIANT_COLOUR, name), ==, 0);
  g_assert_cmpint (count_differences (&watkin, &pictured, CR_VARIANT_COLOUR, figures), ==, 0);
  g_assert_cmpint (count_differences (&watkin, &broken, CR_VARIANT_COLOUR, whole), ==, 0);
}

/* CHR-04: before the counter of a rider a pale point shows where he looks; behind it there is none,
 * whichever way he is turned. */
static void
test_facing (void)
{
  for (int turn = 0; turn < 6; turn++) {
    double angle = turn * G_PI / 3 + G_PI / 6, ahead = 0.64 * SIZE;
    CrToken rider = watkin;
    cairo_surface_t *drawn;
    CrPoint front = { cos (angle) * ahead, sin (angle) * ahead };
    guint32 pale = 0xf5ebd1;

    rider.rump = (CrPoint){ -cos (angle), -sin (angle) };
    drawn = draw (CR_VARIANT_COLOUR, &rider);
    front.x = CLAMP (front.x, 1 - PAGE / 2, PAGE / 2 - 1);
    front.y = CLAMP (front.y, 1 - PAGE / 2, PAGE / 2 - 1);
    g_assert_cmpint (
        sketch_get_difference (
            sketch_get_pixel (drawn, (int) (PAGE / 2 + front.x), (int) (PAGE / 2 + front.y)), pale),
        <, 40);
    g_assert_cmpint (
        sketch_get_difference (
            sketch_get_pixel (drawn, (int) (PAGE / 2 - front.x), (int) (PAGE / 2 - front.y)), pale),
        >, 80);
    cairo_surface_destroy (drawn);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/token/figures", test_figures);
  g_test_add_func ("/draw/token/sides", test_sides);
  g_test_add_func ("/draw/token/states", test_states);
  g_test_add_func ("/draw/token/facing", test_facing);
  g_test_add_func ("/draw/token/grey", test_grey);
  g_test_add_func ("/draw/token/stances", test_stances);
  g_test_add_func ("/draw/token/arms", test_arms);
  g_test_add_func ("/draw/token/long-name", test_long_name);
  g_test_add_func ("/draw/token/face", test_face);
  return g_test_run ();
}
