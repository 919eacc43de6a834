/* cr-print-text.c: texts on paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-print-text.h"

#include <pango/pangocairo.h>

#include "cr-paper.h"

#define FAMILY "EB Garamond, serif"
/* Texts are laid out so many times larger than they are drawn, so that letters have exact places.
 */
#define FINE 16.0
#define TAG_PADDING 1.0

static PangoLayout *
new_layout (const char *text, const CrPrintLetter *letter)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string (FAMILY);
  PangoLayout *layout = pango_layout_new (context);
  PangoAttrList *figures = pango_attr_list_from_string ("0 -1 font-features \"lnum, tnum\"");

  pango_font_description_set_weight (font, letter->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font,
                                            letter->points / CR_PAPER_MM * FINE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_attributes (layout, figures);
  pango_attr_list_unref (figures);
  pango_font_description_free (font);
  g_object_unref (context);
  return layout;
}

static CrPoint
get_size (PangoLayout *layout)
{
  int width, height;

  pango_layout_get_size (layout, &width, &height);
  return (CrPoint){ width / FINE / PANGO_SCALE, height / FINE / PANGO_SCALE };
}

double
cr_print_text_width (const char *text, const CrPrintLetter *letter)
{
  PangoLayout *layout = new_layout (text, letter);
  double width = get_size (layout).x;

  g_object_unref (layout);
  return width;
}

static void
show_layout (cairo_t *cr, CrPoint at, PangoLayout *layout)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0.13, 0.13, 0.13);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, 1 / FINE, 1 / FINE);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

void
cr_print_text (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter)
{
  PangoLayout *layout = new_layout (text, letter);

  show_layout (cr, (CrPoint){ at.x - letter->align * get_size (layout).x, at.y }, layout);
  g_object_unref (layout);
}

double
cr_print_paragraph_height (double width, const char *text, const CrPrintLetter *letter)
{
  PangoLayout *layout = new_layout (text, letter);
  double height;

  pango_layout_set_width (layout, (int) (width * FINE * PANGO_SCALE));
  height = get_size (layout).y;
  g_object_unref (layout);
  return height;
}

double
cr_print_paragraph (cairo_t *cr, CrBox box, const char *text, const CrPrintLetter *letter)
{
  PangoLayout *layout = new_layout (text, letter);
  double height;

  pango_layout_set_width (layout, (int) (box.width * FINE * PANGO_SCALE));
  show_layout (cr, (CrPoint){ box.x, box.y }, layout);
  height = get_size (layout).y;
  g_object_unref (layout);
  return height;
}

void
cr_print_tag (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter)
{
  PangoLayout *layout = new_layout (text, letter);
  CrPoint size = get_size (layout);
  CrPoint corner = { at.x - letter->align * size.x, at.y - size.y / 2 };

  cairo_rectangle (cr, corner.x - TAG_PADDING, corner.y - TAG_PADDING / 3, size.x + 2 * TAG_PADDING,
                   size.y + 2 * TAG_PADDING / 3);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_fill (cr);
  show_layout (cr, corner, layout);
  g_object_unref (layout);
}
