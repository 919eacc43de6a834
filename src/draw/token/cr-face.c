/* cr-face.c: pictures on counters. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-face-private.h"

#include "cr-decode.h"

/* The longer side in pixels, twice that of a printed counter. */
#define MOST_PIXELS 384

/* Returns: (transfer full): the picture, not larger than is ever needed */
static cairo_surface_t *
make_small (cairo_surface_t *whole)
{
  int width = cairo_image_surface_get_width (whole);
  int height = cairo_image_surface_get_height (whole);
  double scale = (double) MOST_PIXELS / MAX (width, height);
  cairo_surface_t *small;
  cairo_t *cr;

  if (scale >= 1)
    return cairo_surface_reference (whole);
  small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (1, (int) (width * scale)),
                                      MAX (1, (int) (height * scale)));
  cr = cairo_create (small);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, whole, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_destroy (cr);
  return small;
}

/* Returns: (nullable): the decoded picture, kept with its bytes because a counter is drawn many
 * times */
static cairo_surface_t *
find_picture (GBytes *face)
{
  static GMutex lock; /* for the pictures, because several threads paint sheets */
  static GHashTable *pictures;
  cairo_surface_t *found = NULL, *whole;

  g_mutex_lock (&lock);
  if (pictures == NULL)
    pictures = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_lookup_extended (pictures, face, NULL, (gpointer *) &found)) {
    whole = cr_decode_bytes (face, "", NULL);
    found = whole != NULL ? make_small (whole) : NULL;
    g_clear_pointer (&whole, cairo_surface_destroy);
    g_hash_table_insert (pictures, g_bytes_ref (face), found);
  }
  g_mutex_unlock (&lock);
  return found;
}

gboolean
cr_face_draw (cairo_t *cr, CrVariant variant, GBytes *face, double width, double height)
{
  cairo_surface_t *picture = find_picture (face);
  double across, down, scale;

  if (picture == NULL)
    return FALSE;
  across = cairo_image_surface_get_width (picture);
  down = cairo_image_surface_get_height (picture);
  scale = MIN (width / across, height / down);
  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, -across / 2, -down / 2, across, down);
  cairo_clip (cr);
  cairo_set_source_surface (cr, picture, -across / 2, -down / 2);
  cairo_paint (cr);
  /* In grey, only the lightness of a colour is left. */
  if (variant == CR_VARIANT_GREY) {
    cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
    cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
    cairo_paint (cr);
  }
  cairo_restore (cr);
  return TRUE;
}
