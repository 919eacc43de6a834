/* cr-print-overview.c: the page that shows how the sheets lie, with rulers to check the printer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "cr-print-private.h"
#include "cr-text.h"

/* The sizes of what is printed to be measured, in millimetres. */
#define RULER 100.0
#define INCH 25.4
#define COUNTER 18.0
#define LINE 0.2
#define GAP 6.0
/* The distance of two rulers. */
#define PAIR 13.0
/* The room for the rulers at the foot of the page. */
#define FOOT (RULER + 22)

static const CrPrintLetter title_letter = { 22, 0, TRUE }, text_letter = { 11, 0, FALSE },
                           tick_letter = { 6, 0.5, FALSE }, tag_letter = { 10, 0.5, TRUE },
                           small_letter = { 8, 0.5, FALSE };

static void
set_ink (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0.13, 0.13, 0.13);
  cairo_set_line_width (cr, LINE);
}

/* Returns: the scale of the plan, whose box is @box */
static double
fit_plan (const CrPrintPart *part, CrBox *box)
{
  double scale = MIN (box->width / part->picture.x, box->height / part->picture.y);

  box->width = part->picture.x * scale;
  box->height = part->picture.y * scale;
  return scale;
}

static void
paint_plan (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, CrBox box, double scale)
{
  CrBox whole = { 0, 0, part->picture.x, part->picture.y };
  CrDetail before =
      cr_sheet_suit_page (part->sheet, cr_print_count_hexes (self, part, part->picture));

  cairo_save (cr);
  cairo_translate (cr, box.x, box.y);
  cairo_scale (cr, scale, scale);
  cr_print_paint_part (self, part, cr, whole);
  cairo_restore (cr);
  cr_sheet_set_detail (part->sheet, before);
}

static void
paint_sheets (const CrPrintPart *part, cairo_t *cr, CrBox box, double scale)
{
  for (int i = 0; i < cr_tiling_count (&part->tiling); i++) {
    CrBox sheet = cr_tiling_get_part (&part->tiling, i);
    double left = MAX (sheet.x, 0), right = MIN (sheet.x + sheet.width, part->picture.x);
    double top = MAX (sheet.y, 0), bottom = MIN (sheet.y + sheet.height, part->picture.y);
    g_autofree char *label = cr_tiling_dup_label (&part->tiling, i);

    cairo_rectangle (cr, box.x + left * scale, box.y + top * scale, (right - left) * scale,
                     (bottom - top) * scale);
    set_ink (cr);
    cairo_stroke (cr);
    cr_print_tag (
        cr, (CrPoint){ box.x + (left + right) / 2 * scale, box.y + (top + bottom) / 2 * scale },
        label, &tag_letter);
  }
}

/* @step: the distance of ticks; every @long_th tick is longer and has a number, the last one @full
 */
static void
paint_ruler (cairo_t *cr, double length, double step, int long_th, int full, const char *unit)
{
  int n = (int) lround (length / step);

  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  for (int i = 0; i <= n; i++) {
    cairo_move_to (cr, i * step, 0);
    cairo_line_to (cr, i * step, i % long_th == 0 ? 4 : 2);
  }
  set_ink (cr);
  cairo_stroke (cr);
  cairo_new_path (cr);
  for (int i = 0; i <= n; i += long_th) {
    g_autofree char *number = g_strdup_printf ("%d", i == 0 ? 0 : i * full / n);

    cr_print_text (cr, (CrPoint){ i * step, 4.2 }, number, &tick_letter);
  }
  cr_print_text (cr, (CrPoint){ length / 2, 7 }, unit, &small_letter);
}

/* Paints the two rulers, one below the other. */
static void
paint_pair (cairo_t *cr)
{
  /* Translators: what a ruler measures, in millimetres and in inches */
  paint_ruler (cr, RULER, 5, 2, 100, cr_text ("100 mm"));
  cairo_save (cr);
  cairo_translate (cr, 0, PAIR);
  paint_ruler (cr, 4 * INCH, INCH / 4, 4, 4, cr_text ("4 inches"));
  cairo_restore (cr);
}

/* Paints rulers in both directions, because a printer may be exact in one only. */
static void
paint_rulers (cairo_t *cr)
{
  paint_pair (cr);
  cairo_save (cr);
  cairo_translate (cr, -4, 0);
  cairo_rotate (cr, G_PI / 2);
  paint_pair (cr);
  cairo_restore (cr);
}

static void
paint_hex (const CrPrint *self, cairo_t *cr, CrPoint middle)
{
  for (int corner = 0; corner < CR_N_DIRECTIONS; corner++) {
    CrPoint at = cr_layout_corner (&self->grid, (CrHex){ 0, 0 }, corner);
    CrPoint origin = cr_layout_centre (&self->grid, (CrHex){ 0, 0 });

    cairo_line_to (cr, middle.x + (at.x - origin.x) * self->hex_width,
                   middle.y + (at.y - origin.y) * self->hex_width);
  }
  cairo_close_path (cr);
  set_ink (cr);
  cairo_stroke (cr);
}

/* Paints the square of a counter and a hex, on which the real ones can be laid. */
static void
paint_gauges (const CrPrint *self, cairo_t *cr)
{
  double top = 34;
  g_autofree char *hex = g_strdup_printf (cr_text ("one hex, %.1f mm"), self->wish.hex_mm);

  cairo_rectangle (cr, 0, top, COUNTER, COUNTER);
  set_ink (cr);
  cairo_stroke (cr);
  cr_print_text (cr, (CrPoint){ COUNTER / 2, top + COUNTER + 1 }, cr_text ("a counter, 18 mm"),
                 &small_letter);
  paint_hex (
      self, cr,
      (CrPoint){ COUNTER + GAP + MAX (self->hex_width, 12) / 2 + 6, top + self->hex_width / 2 });
  cr_print_text (
      cr, (CrPoint){ COUNTER + GAP + MAX (self->hex_width, 12) / 2 + 6, top + self->hex_width + 1 },
      hex, &small_letter);
}

void
cr_print_paint_overview (const CrPrint *self, cairo_t *cr)
{
  const CrPrintPart *part = self->parts->pdata[0];
  CrPoint room = part->tiling.room;
  g_autofree char *about = cr_print_describe (self);
  CrBox plan = { 0, 30, room.x, room.y - 30 - FOOT };
  double scale;

  cr_print_text (cr, (CrPoint){ 0, 0 }, self->title != NULL ? self->title : "", &title_letter);
  cr_print_text (cr, (CrPoint){ 0, 11 }, about, &text_letter);
  cr_print_paragraph (cr, (CrBox){ 0, 17, room.x, 10 },
                      cr_text ("Print at 100 % (“actual size”). Lay a ruler and a counter on the "
                               "marks below: if they do not fit, the printer has made the page "
                               "smaller."),
                      &text_letter);
  if (plan.height > 20) {
    scale = fit_plan (part, &plan);
    paint_plan (self, part, cr, plan, scale);
    paint_sheets (part, cr, plan, scale);
  }
  cairo_save (cr);
  cairo_translate (cr, 13 + PAIR, room.y - FOOT + 14);
  paint_rulers (cr);
  paint_gauges (self, cr);
  cairo_restore (cr);
}
