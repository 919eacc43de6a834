/* cr-overlay.c: pens, texts and tags of the overlays. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-overlay-private.h"

#include "cr-letter.h"
#include "cr-line.h"

#include <math.h>
#include <pango/pangocairo.h>

/* The distance in W from the middle of a hex to a tag beyond its edge. */
#define TAG_GAP 0.54

/* Text is laid out at this size and then scaled down, because pango cannot lay out sizes in W.
 * There is no hinting, so that it does not jump during a zoom. */
#define LAYOUT_SIZE 64

double
cr_overlay_width (const CrOverlayStyle *style, double width)
{
  return MAX (width, CR_OVERLAY_LEAST_WIDTH / style->px);
}

void
cr_overlay_ink (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double alpha)
{
  CrColour c = cr_palette_get (style->variant, tone);

  cairo_set_source_rgba (cr, c.red, c.green, c.blue, alpha);
}

void
cr_overlay_casing (cairo_t *cr, const CrOverlayStyle *style, double width)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 0.75);
  cairo_set_line_width (cr, 2.4 * cr_overlay_width (style, width));
  cairo_stroke_preserve (cr);
}

void
cr_overlay_cased (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double width)
{
  cr_overlay_casing (cr, style, width);
  cr_overlay_ink (cr, style, tone, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, width));
  cairo_stroke (cr);
}

static PangoLayout *
new_layout (cairo_t *cr, const char *text, gboolean bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  PangoAttrList *attributes = pango_attr_list_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  /* The map's own letters, with lining figures. */
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum, tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_font_description_set_family_static (font, "EB Garamond, serif");
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, LAYOUT_SIZE * PANGO_SCALE);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  cairo_font_options_destroy (options);
  return layout;
}

double
cr_overlay_text_width (cairo_t *cr, const char *text, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  cairo_save (cr);
  cairo_scale (cr, size / LAYOUT_SIZE, size / LAYOUT_SIZE);
  layout = new_layout (cr, text, bold);
  pango_layout_get_size (layout, &width, NULL);
  cairo_restore (cr);
  return size * width / PANGO_SCALE / LAYOUT_SIZE;
}

void
cr_overlay_text (cairo_t *cr, CrPoint at, const char *text, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width, height;

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, size / LAYOUT_SIZE, size / LAYOUT_SIZE);
  layout = new_layout (cr, text, bold);
  pango_layout_get_size (layout, &width, &height);
  cairo_move_to (cr, -width / 2.0 / PANGO_SCALE, -height / 2.0 / PANGO_SCALE);
  cr_letter_show (cr, layout);
  cairo_restore (cr);
}

static void
rounded_box (cairo_t *cr, CrBox box, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, box.x + box.width - radius, box.y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, box.x + box.width - radius, box.y + box.height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, box.x + radius, box.y + box.height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, box.x + radius, box.y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Tags have at least 11 device pixels, so that they can be read in a view of the whole map. */
static double
tag_size (const CrOverlayStyle *style)
{
  return MAX (0.17, 11 / style->px);
}

static CrBox
find_tag_box (const CrOverlayStyle *style, CrPoint at, double width, gboolean below)
{
  double size = tag_size (style), gap = MAX (size, TAG_GAP);

  return (CrBox){ at.x - width / 2, at.y + (below ? gap : -gap - size * 1.6), width, size * 1.6 };
}

static gboolean
is_in_height (const CrBox *view, CrBox box)
{
  return box.y >= view->y && box.y + box.height <= view->y + view->height;
}

/* The tag is clear of the hex, so that neither the end of the line nor a cursor covers its text. If
 * it would leave the view, it is put on the other side, or moved along. */
CrBox
cr_overlay_tag_box (cairo_t *cr,
                    const CrOverlayStyle *style,
                    CrPoint at,
                    const char *text,
                    gboolean below)
{
  double size = tag_size (style);
  double width = cr_overlay_text_width (cr, text, size, TRUE) + size;
  CrBox box = find_tag_box (style, at, width, below), other;
  const CrBox *view = &style->view;

  if (view->width < width || !cr_box_has (*view, at, 0))
    return box;
  other = find_tag_box (style, at, width, !below);
  if (!is_in_height (view, box) && is_in_height (view, other))
    box = other;
  box.x = CLAMP (box.x, view->x, view->x + view->width - width);
  return box;
}

void
cr_overlay_tag_in (cairo_t *cr,
                   const CrOverlayStyle *style,
                   CrBox box,
                   const char *text,
                   CrTone tone)
{
  double size = tag_size (style);

  rounded_box (cr, box, size * 0.5);
  cr_overlay_ink (cr, style, tone, 1);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, 0.02));
  cairo_stroke (cr);
  cr_overlay_text (cr, (CrPoint){ box.x + box.width / 2, box.y + box.height / 2 }, text, size,
                   TRUE);
}

void
cr_overlay_tag (cairo_t *cr,
                const CrOverlayStyle *style,
                CrPoint at,
                const char *text,
                CrTone tone,
                gboolean below)
{
  cr_overlay_tag_in (cr, style, cr_overlay_tag_box (cr, style, at, text, below), text, tone);
}

void
cr_overlay_tag_end (cairo_t *cr,
                    const CrOverlayStyle *style,
                    CrPoint end,
                    const char *text,
                    CrTone tone,
                    double clear,
                    gboolean below)
{
  CrBox box = cr_overlay_tag_box (cr, style, end, text, below);
  CrPoint to = { CLAMP (end.x, box.x, box.x + box.width), box.y + box.height / 2 };
  CrPoint from = cr_point_along (end, cr_way_between (end, to), clear, 0);

  cairo_new_path (cr);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  cr_overlay_cased (cr, style, tone, 0.028);
  cr_overlay_tag_in (cr, style, box, text, tone);
}
