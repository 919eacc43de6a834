/* cr-section-labels.c: levels, figures of the rule and numbers of hexes in a section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-section-private.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "cr-numbering.h"
#include "cr-text.h"

/* The width of the line of a bracket. */
#define BRACKET 1.2
/* Garamond looks small, so it is enlarged by this factor. */
#define LETTER 1.12

/* Texts have the letters of the map, with lining figures. */
static PangoLayout *
new_layout (const char *words, double size, PangoWeight weight, PangoStyle style)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("EB Garamond, serif");
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum, tnum"));
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_style (font, style);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, words, -1);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
  g_object_unref (context);
  return layout;
}

static void
draw_text (const CrSectionPage *page,
           double x,
           double y,
           double align,
           const char *words,
           gboolean bold)
{
  g_autoptr (PangoLayout) layout =
      new_layout (words, page->style->font * LETTER, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                  PANGO_STYLE_NORMAL);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (page->cr, x - align * width, y - height / 2.0);
  pango_cairo_show_layout (page->cr, layout);
  cairo_new_path (page->cr);
}

/* Returns: how many levels apart two labels must be to be readable */
static int
levels_apart (const CrSectionPage *page)
{
  return MAX (1, (int) ceil (page->style->font * 1.1 / page->rise));
}

/* Whether a man stands on the level; both levels are labelled if there is room. */
static gboolean
is_stood_on (const CrSectionPage *page, int level)
{
  int from = page->lof->from_stand.level, to = page->lof->to_stand.level;

  return level == from || (level == to && ABS (to - from) >= levels_apart (page));
}

/* Whether the level is labelled: as many as can be read, besides those of the men. */
static gboolean
is_told (const CrSectionPage *page, int level)
{
  int apart = levels_apart (page);

  if (is_stood_on (page, level))
    return TRUE;
  for (int i = level - apart + 1; i < level + apart; i++)
    if (is_stood_on (page, i))
      return FALSE;
  return level % apart == 0;
}

void
cr_section_draw_levels (const CrSectionPage *page)
{
  double dots[] = { 1, 3 };
  double right = cr_section_get_x (page, page->lof->range + 0.5);

  cairo_set_line_width (page->cr, 1);
  for (int level = page->lowest + 1; level < page->highest; level++) {
    g_autofree char *label =
        level == 0 ? g_strdup ("0") : g_strdup_printf ("%s%d", level > 0 ? "+" : "−", ABS (level));

    cairo_set_dash (page->cr, dots, 2, 0);
    cr_section_set_ink (page, 0.35);
    cairo_move_to (page->cr, page->left, cr_section_get_y (page, level));
    cairo_line_to (page->cr, right, cr_section_get_y (page, level));
    cairo_stroke (page->cr);
    cairo_set_dash (page->cr, NULL, 0, 0);
    cr_section_set_ink (page, 0.72);
    if (is_told (page, level))
      draw_text (page, page->left - 6, cr_section_get_y (page, level), 1, label, FALSE);
  }
}

static void
bracket_across (const CrSectionPage *page, double from, double to, double y, const char *words)
{
  double x1 = cr_section_get_x (page, MIN (from, to)), x2 = cr_section_get_x (page, MAX (from, to));

  cairo_move_to (page->cr, x1, y - 4);
  cairo_line_to (page->cr, x1, y + 4);
  cairo_move_to (page->cr, x2, y - 4);
  cairo_line_to (page->cr, x2, y + 4);
  cairo_move_to (page->cr, x1, y);
  cairo_line_to (page->cr, x2, y);
  cr_section_stroke (page, BRACKET);
  draw_text (page, (x1 + x2) / 2, y + page->style->font * 0.9, 0.5, words, TRUE);
}

/* Figures stand on stone, dots and brackets, so a plate is drawn behind them. */
static void
draw_plate (const CrSectionPage *page, double x, double y, const char *words)
{
  double width = (double) g_utf8_strlen (words, -1) * page->style->font * 0.56;
  cairo_save (page->cr);
  cr_section_set_ground (page, 0.85);
  cairo_rectangle (page->cr, x - 3, y - page->style->font * 0.7, width + 6,
                   page->style->font * 1.4);
  cairo_fill (page->cr);
  cairo_restore (page->cr);
}

static void
bracket_up (const CrSectionPage *page, double x, int from, int to)
{
  double y1 = cr_section_get_y (page, from), y2 = cr_section_get_y (page, to);

  cairo_move_to (page->cr, x - 4, y1);
  cairo_line_to (page->cr, x + 4, y1);
  cairo_move_to (page->cr, x - 4, y2);
  cairo_line_to (page->cr, x + 4, y2);
  cairo_move_to (page->cr, x, y1);
  cairo_line_to (page->cr, x, y2);
  cr_section_stroke (page, BRACKET);
}

/* Returns: the room for the figures of a label */
static double
label_width (const CrSectionPage *page)
{
  return page->style->font * 3.6;
}

/* Returns: where a label begins: beside its bracket, or beyond the man who will be drawn there */
static double
label_left (const CrSectionPage *page, double x)
{
  double left = x + 7, right = left + label_width (page);
  double middle = page->left + page->pitch * (page->lof->range + 1) / 2;
  double men[2];

  cr_section_find_men (page, men);
  for (int i = 0; i < 2; i++)
    if (men[i] + 6 > left && men[i] - 6 < right)
      left = men[i] + (men[i] < middle ? 9 : -9 - label_width (page));
  return left;
}

static void
label_up (const CrSectionPage *page, double x, double y, const char *words)
{
  double left = label_left (page, x);

  draw_plate (page, left, y, words);
  draw_text (page, left, y, 0, words, TRUE);
}

/* Whether two labels, or one label and the bracket of the other, would overlap. */
static gboolean
labels_meet (const CrSectionPage *page, double x, double other)
{
  double room = label_width (page) + 7;

  return fabs (x - other) < room || fabs (label_left (page, x) - label_left (page, other)) < room;
}

/* Draws N at the upper man and H at the deciding edge, both from the lower man's level up. If they
 * are close together their labels stand at two heights. */
static void
draw_heights (const CrSectionPage *page, double x_n, double x_h)
{
  const CrLofStep *d = &page->lof->decided;
  int first = page->lof->from_stand.level, last = page->lof->to_stand.level;
  int low = MIN (first, last);
  double y_n = cr_section_get_y (page, low + d->n / 2.0),
         y_h = cr_section_get_y (page, low + d->h / 2.0);
  g_autofree char *n = g_strdup_printf ("N = %d", d->n);
  g_autofree char *h = g_strdup_printf ("H = %d", d->h);

  if (d->n > 0 && d->h > 0 && labels_meet (page, x_n, x_h)) {
    double base = cr_section_get_y (page, low), reach = (MAX (d->n, d->h)) * page->rise;
    double lower = base - MIN (reach * 0.2, page->style->font * 0.3);
    double upper = MIN (base - reach * 0.8, lower - page->style->font * 1.35);

    y_n = d->n > d->h ? upper : lower;
    y_h = d->n > d->h ? lower : upper;
  }
  if (d->n > 0)
    bracket_up (page, x_n, low, low + d->n);
  if (d->h > 0)
    bracket_up (page, x_h, low, low + d->h);
  if (d->n > 0)
    label_up (page, x_n, y_n, n);
  if (d->h > 0)
    label_up (page, x_h, y_h, h);
}

void
cr_section_draw_numbers (const CrSectionPage *page)
{
  const CrLofStep *d = &page->lof->decided;
  int first = page->lof->from_stand.level, last = page->lof->to_stand.level;
  gboolean lower_first = first <= last;
  double edge = cr_section_get_break (page), y = cr_section_get_y (page, page->lowest) + 10;
  double low_end = lower_first ? 0.5 : page->lof->range - 0.5;
  double high_end = lower_first ? page->lof->range - 0.5 : 0.5;
  g_autofree char *d2 = g_strdup_printf ("D2 = %d", d->d2);
  g_autofree char *d1 =
      d->reason == CR_LOF_DEAD_GROUND || d->reason == CR_LOF_DEAD_EDGE
          ? g_strdup_printf (cr_text ("D1 = %d, needs %d"), d->d1, page->lof->needs)
          : g_strdup_printf ("D1 = %d", d->d1);

  cr_section_set_ink (page, 0.95);
  draw_heights (page, cr_section_get_x (page, high_end + (lower_first ? 0.32 : -0.32)),
                cr_section_get_x (page, edge + (lower_first ? 0.62 : -0.62)));
  if (fabs (high_end - edge) > 0.1)
    bracket_across (page, high_end, edge, y, d2);
  cr_section_set_red (page);
  if (fabs (low_end - edge) > 0.1)
    bracket_across (page, low_end, edge, y, d1);
}

/* The hexes of both men and the deciding one are always named. */
static gboolean
is_named (const CrSectionPage *page, int column)
{
  const CrLofStep *decided = &page->lof->decided;

  return column == 0 || column == page->lof->range ||
         (decided->reason != CR_LOF_FREE && decided->side < 0 &&
          cr_hex_equal (g_array_index (page->columns, CrSectionColumn, column).place.hex,
                        decided->place.hex));
}

/* Whether another hex is named: as many as can be read. */
static gboolean
has_room (const CrSectionPage *page, int column)
{
  int apart = (int) ceil (page->style->font * 2.9 / page->pitch);

  if (column % MAX (apart, 1) != 0)
    return FALSE;
  for (int i = column - apart + 1; i < column + apart; i++)
    if (i >= 0 && i <= page->lof->range && is_named (page, i))
      return FALSE;
  return TRUE;
}

/* The name of a man's hex is moved outwards when the deciding hex is beside it. */
static double
name_x (const CrSectionPage *page, int column)
{
  double short_of = page->style->font * 2.9 - page->pitch;
  int range = page->lof->range;

  if (short_of <= 0 || range < 2)
    return cr_section_get_x (page, column);
  if (column == 0 && is_named (page, 1))
    return cr_section_get_x (page, 0) - short_of;
  if (column == range && is_named (page, range - 1))
    return cr_section_get_x (page, range) + short_of;
  return cr_section_get_x (page, column);
}

void
cr_section_draw_names (const CrSectionPage *page)
{
  const CrMap *map = cr_scene_get_map (page->scene);
  double y = cr_section_get_y (page, page->lowest) + 10 + page->style->font * 2.3;

  for (int i = 0; i <= page->lof->range; i++) {
    const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, i);
    gboolean named = is_named (page, i);
    g_autofree char *name = NULL;

    if (column->place.floor < 0 || (!named && !has_room (page, i)))
      continue;
    name = cr_map_format_printed (map, column->place);
    cr_section_set_ink (page, named ? 1 : 0.72);
    draw_text (page, name_x (page, i), y, 0.5, name, named);
  }
}

double
cr_section_put_text (cairo_t *cr, const CrSectionSheet *sheet, CrPoint at, double size)
{
  const CrSectionStyle style = { sheet->variant, sheet->dark, size };
  const CrSectionPage page = { .cr = cr, .style = &style };
  g_autoptr (PangoLayout) layout =
      new_layout (sheet->caption, size, PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC);
  int height;

  pango_layout_set_width (layout, (int) ((sheet->width - 2 * at.x) * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if (cr == NULL)
    return height;
  cr_section_set_ink (&page, 1);
  cairo_move_to (cr, at.x, at.y);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  return height;
}
