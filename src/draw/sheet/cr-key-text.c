/* cr-key-text.c: texts of the keys beneath a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-key-text.h"

#include <pango/pangocairo.h>

/* Lining figures, as on the map. */
static PangoLayout *
new_layout (const char *text, const char *font)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *description = pango_font_description_from_string (font);
  PangoLayout *layout = pango_layout_new (context);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum"));
  pango_layout_set_font_description (layout, description);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_attr_list_unref (attributes);
  pango_font_description_free (description);
  g_object_unref (context);
  return layout;
}

double
cr_key_text_width (const char *text, const char *font)
{
  PangoLayout *layout = new_layout (text, font);
  int width = 0;

  pango_layout_get_pixel_size (layout, &width, NULL);
  g_object_unref (layout);
  return width;
}

void
cr_key_text (cairo_t *cr, CrVariant variant, const char *text, const char *font, double x, double y)
{
  PangoLayout *layout = new_layout (text, font);
  CrColour ink = cr_palette_get (variant, CR_TONE_INK);
  int height = 0;

  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_set_source_rgb (cr, ink.red, ink.green, ink.blue);
  cairo_move_to (cr, x, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  g_object_unref (layout);
}
