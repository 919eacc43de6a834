/* test-contrast.c: overlays read on any art, in grey and by those who see fewer colours.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves design/art section 10 and design/window section 8, 3 : 1 for lines; no rule ids. */
#include "cr-overlay.h"
#include "sketch.h"

#include <math.h>
#include <string.h>

#define PX 100
#define LEAST 3.0
/* Of the pixels of a hatch: at its ends and crossings some have nothing but ink about them. */
#define LEAST_SHARE 0.95

/* Rows of linear red, green, blue as they are seen: Machado, Oliveira and Fernandes 2009, at full
 * strength. */
static const struct {
  const char *name;
  double rows[3][3];
} eyes[] = {
  { "all colours", { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } },
  { "no red",
    { { 0.152286, 1.052583, -0.204868 },
      { 0.114503, 0.786281, 0.099216 },
      { -0.003882, -0.048116, 1.051998 } } },
  { "no green",
    { { 0.367322, 0.860646, -0.227968 },
      { 0.280085, 0.672501, 0.047413 },
      { -0.011820, 0.042940, 0.968881 } } },
  { "no blue",
    { { 1.255528, -0.076749, -0.178779 },
      { -0.078411, 0.930809, 0.147602 },
      { 0.004733, 0.691367, 0.303900 } } },
};

static double
to_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* Relative luminance as an eye takes it in, WCAG 2. */
static double
luminance (CrColour colour, guint eye)
{
  const double light[] = { to_linear (colour.red), to_linear (colour.green),
                           to_linear (colour.blue) };
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++) {
    const double *row = eyes[eye].rows[i];
    double seen = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
    sum += weights[i] * CLAMP (seen, 0, 1);
  }
  return sum;
}

static double
contrast (double a, double b)
{
  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

/* Lines of the overlays against their casing. */
static void
test_tones (void)
{
  static const CrTone lines[] = { CR_TONE_INK, CR_TONE_RED, CR_TONE_BLUE };

  for (CrVariant v = 0; v < CR_N_VARIANTS; v++) {
    for (guint eye = 0; eye < G_N_ELEMENTS (eyes); eye++) {
      double paper = luminance (cr_palette_get (v, CR_TONE_PAPER), eye);

      for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
        double ratio = contrast (luminance (cr_palette_get (v, lines[i]), eye), paper);
        g_test_message ("%s, %s: %.1f", eyes[eye].name, cr_tone_get_name (lines[i]), ratio);
        g_assert_cmpfloat (ratio, >=, LEAST);
      }
    }
  }
}

/* A hex of the terrain amid others, under the pattern of an overlay. */
static cairo_surface_t *
paint_under (Sketch *sketch, const char *code, CrOverlayPattern pattern, CrVariant variant)
{
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (sketch->map), 3, 2) };
  CrPoint centre = cr_layout_centre (cr_map_get_grid (sketch->map), place.hex);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrOverlayStyle style = { variant, PX, { 0 } };
  CrPaintOptions options;

  cr_edit_set_code (edit, sketch->map, place, CR_LAYER_TERRAIN, code);
  cr_edit_swap (edit, sketch->map);
  cr_scene_touch_places (sketch->scene, &place, 1);
  cr_art_touch (sketch->art, &place, 1);
  cr_paint_options_init (&options);
  options.variant = variant;
  options.show = CR_SHOW_SECRETS;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PX, PX);
  cairo_t *cr = cairo_create (surface);
  cairo_scale (cr, PX, PX);
  cairo_translate (cr, 0.5 - centre.x, 0.5 - centre.y);
  cr_art_paint (sketch->art, cr, &options);
  cr_overlay_sample (cr, &style, pattern, (CrBox){ centre.x - 0.5, centre.y - 0.5, 1, 1 });
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static CrColour
colour_at (cairo_surface_t *surface, int x, int y)
{
  guint32 pixel = sketch_get_pixel (surface, x, y);

  return (CrColour){ (pixel >> 16 & 0xff) / 255.0, (pixel >> 8 & 0xff) / 255.0,
                     (pixel & 0xff) / 255.0 };
}

/* The best contrast of a pixel with what is three pixels or less away. */
static double
contrast_about (cairo_surface_t *surface, int x, int y, guint eye)
{
  double own = luminance (colour_at (surface, x, y), eye), best = 1;

  for (int dy = -3; dy <= 3; dy++) {
    for (int dx = -3; dx <= 3; dx++)
      best = MAX (best, contrast (own, luminance (colour_at (surface, x + dx, y + dy), eye)));
  }
  return best;
}

/* The pattern alone, on white: where its lines are. */
static cairo_surface_t *
paint_alone (const CrOverlayStyle *style, CrPoint centre, CrOverlayPattern pattern)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PX, PX);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, PX, PX);
  cairo_translate (cr, 0.5 - centre.x, 0.5 - centre.y);
  cr_overlay_sample (cr, style, pattern, (CrBox){ centre.x - 0.5, centre.y - 0.5, 1, 1 });
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_line (CrColour colour, CrColour line)
{
  return fabs (colour.red - line.red) < 0.12 && fabs (colour.green - line.green) < 0.12 &&
         fabs (colour.blue - line.blue) < 0.12;
}

static double
share_readable (cairo_surface_t *surface, cairo_surface_t *alone, CrColour line, guint eye)
{
  int n = 0, readable = 0;

  for (int y = 20; y < PX - 20; y++) {
    for (int x = 20; x < PX - 20; x++) {
      if (!is_line (colour_at (alone, x, y), line))
        continue;
      n++;
      readable += contrast_about (surface, x, y, eye) >= LEAST;
    }
  }
  g_assert_cmpint (n, >, 50);
  return (double) readable / n;
}

/* Each terrain, each hatch, in colour and grey, for every kind of eye. */
static void
test_hatches (void)
{
  static const CrOverlayPattern patterns[] = { CR_PATTERN_FIELD, CR_PATTERN_DEAD };
  g_autoptr (Sketch) sketch = sketch_new (".....\n.....\n.....\n", CR_FLAT, CR_SHIFT_ODD);
  const CrGrid *grid = cr_map_get_grid (sketch->map);

  for (guint i = 0; i < cr_ruleset_n_terrains (sketch->ruleset); i++) {
    const char *code = cr_ruleset_get_terrain (sketch->ruleset, i)->code;

    for (guint k = 0; k < 2 * G_N_ELEMENTS (patterns); k++) {
      CrOverlayPattern pattern = patterns[k / 2];
      CrVariant variant = k % 2 ? CR_VARIANT_GREY : CR_VARIANT_COLOUR;
      CrTone tone = pattern == CR_PATTERN_DEAD ? CR_TONE_RED : CR_TONE_BLUE;
      CrPoint centre = cr_layout_centre (grid, cr_grid_hex_at (grid, 3, 2));
      CrOverlayStyle style = { variant, PX, { 0 } };
      cairo_surface_t *surface = paint_under (sketch, code, pattern, variant);
      cairo_surface_t *alone = paint_alone (&style, centre, pattern);

      for (guint eye = 0; eye < G_N_ELEMENTS (eyes); eye++) {
        double share = share_readable (surface, alone, cr_palette_get (variant, tone), eye);
        g_test_message ("%s under pattern %d, %s, variant %d: %.2f", code, (int) pattern,
                        eyes[eye].name, (int) variant, share);
        g_assert_cmpfloat (share, >=, LEAST_SHARE);
      }
      cairo_surface_destroy (surface);
      cairo_surface_destroy (alone);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/contrast/tones", test_tones);
  g_test_add_func ("/draw/contrast/hatches", test_hatches);
  return g_test_run ();
}
