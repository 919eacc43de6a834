/* cr-section-line.c: the line of a section, the men at its ends, and the ground that it hides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-section-private.h"

#include <math.h>

/* The width of the line. */
#define LINE 2.2

/* Returns: the scale of a man, who is 17 units high */
static double
man_scale (const CrSectionPage *page)
{
  return CLAMP (page->rise * 0.66 / 17, 1, 2.2);
}

/* Draws a man at the edge of his hex that faces the other man: a coat, a head with an iron hat. */
static void
draw_man (const CrSectionPage *page, double x, double y)
{
  double k = man_scale (page);

  cairo_save (page->cr);
  cairo_translate (page->cr, x, y);
  cairo_scale (page->cr, k, k);
  cairo_new_path (page->cr);
  cairo_move_to (page->cr, -3.2, 0);
  cairo_line_to (page->cr, -2.6, -4);
  cairo_line_to (page->cr, -3.4, -9.5);
  cairo_curve_to (page->cr, -2.8, -11.4, 2.8, -11.4, 3.4, -9.5);
  cairo_line_to (page->cr, 2.6, -4);
  cairo_line_to (page->cr, 3.2, 0);
  cairo_line_to (page->cr, 0.7, 0);
  cairo_line_to (page->cr, 0, -3.4);
  cairo_line_to (page->cr, -0.7, 0);
  cairo_close_path (page->cr);
  cairo_new_sub_path (page->cr);
  cairo_arc (page->cr, 0, -13.4, 2.3, 0, 2 * G_PI);
  cairo_move_to (page->cr, 3.6, -14);
  cairo_line_to (page->cr, -3.6, -14);
  cairo_curve_to (page->cr, -2.4, -17.6, 2.4, -17.6, 3.6, -14);
  cairo_close_path (page->cr);
  cairo_restore (page->cr);
  cr_section_fill (page);
}

gboolean
cr_section_has_numbers (const CrLof *lof)
{
  return lof->decided.reason != CR_LOF_FREE && lof->decided.reason <= CR_LOF_DEAD_EDGE &&
         lof->decided.reason != CR_LOF_SOLID;
}

double
cr_section_get_break (const CrSectionPage *page)
{
  const CrLofStep *d = &page->lof->decided;
  int first = page->lof->from_stand.level, last = page->lof->to_stand.level;
  double at = first <= last ? 0.5 + d->d1 : page->lof->range - 0.5 - d->d1;

  return CLAMP (at, 0.5, MAX (0.5, page->lof->range - 0.5));
}

/* A hex that is higher than both men, or blocks at any height, stops the line at its near face. A
 * wall has only one face. */
static gboolean
strikes_face (const CrLofStep *decided)
{
  return decided->reason == CR_LOF_SOLID ||
         (decided->reason == CR_LOF_TOO_HIGH && decided->side < 0);
}

static CrPoint
face_point (const CrSectionPage *page)
{
  int at = cr_hex_distance (page->lof->from.hex, page->lof->decided.place.hex);
  double share = page->lof->range > 1 ? (at - 1.0) / (page->lof->range - 1.0) : 0.5;
  double level = page->lof->from_stand.level +
                 share * (page->lof->to_stand.level - page->lof->from_stand.level);

  return (CrPoint){ cr_section_get_x (page, at - 0.5), cr_section_get_y (page, level) };
}

/* The line is solid up to the edge that breaks it: at its top when the eye is above it, otherwise
 * where it strikes the face. */
static CrPoint
break_point (const CrSectionPage *page)
{
  int first = page->lof->from_stand.level, last = page->lof->to_stand.level;
  int top = MIN (first, last) + page->lof->decided.h;

  return (CrPoint){ cr_section_get_x (page, cr_section_get_break (page)),
                    cr_section_get_y (page, MIN (top, MAX (first, last))) };
}

void
cr_section_draw_line (const CrSectionPage *page)
{
  double x1 = cr_section_get_x (page, MIN (0.5, page->lof->range / 2.0));
  double x2 = cr_section_get_x (page, MAX (page->lof->range - 0.5, page->lof->range / 2.0));
  double y1 = cr_section_get_y (page, page->lof->from_stand.level);
  double y2 = cr_section_get_y (page, page->lof->to_stand.level);
  double dashes[] = { 7, 5 };
  CrPoint stop = { x1, y1 };

  if (page->lof->verdict == CR_LOF_CLEAR)
    stop = (CrPoint){ x2, y2 };
  else if (strikes_face (&page->lof->decided))
    stop = face_point (page);
  else if (cr_section_has_numbers (page->lof))
    stop = break_point (page);
  cr_section_set_blue (page);
  cairo_move_to (page->cr, x1, y1);
  cairo_line_to (page->cr, stop.x, stop.y);
  cr_section_stroke (page, LINE);
  if (page->lof->verdict != CR_LOF_CLEAR) {
    cr_section_set_red (page);
    cairo_set_dash (page->cr, dashes, 2, 0);
    cairo_move_to (page->cr, stop.x, stop.y);
    cairo_line_to (page->cr, x2, y2);
    cr_section_stroke (page, LINE);
    cairo_set_dash (page->cr, NULL, 0, 0);
  }
}

void
cr_section_find_men (const CrSectionPage *page, double x[2])
{
  x[0] = cr_section_get_x (page, MIN (0.5, page->lof->range / 2.0)) - 6 * man_scale (page);
  x[1] = cr_section_get_x (page, MAX (page->lof->range - 0.5, page->lof->range / 2.0)) +
         6 * man_scale (page);
}

void
cr_section_draw_men (const CrSectionPage *page)
{
  double x[2];

  cr_section_find_men (page, x);
  cr_section_set_blue (page);
  draw_man (page, x[0], cr_section_get_y (page, page->lof->from_stand.level));
  if (page->lof->verdict != CR_LOF_CLEAR)
    cr_section_set_red (page);
  draw_man (page, x[1], cr_section_get_y (page, page->lof->to_stand.level));
}

void
cr_section_draw_dead_ground (const CrSectionPage *page)
{
  int first = page->lof->from_stand.level, last = page->lof->to_stand.level;
  double x1 = cr_section_get_x (page, cr_section_get_break (page));
  double x2 = cr_section_get_x (page, first <= last ? 0.5 : page->lof->range - 0.5);
  double top = cr_section_get_y (page, MIN (first, last) + page->lof->decided.h);
  double low = cr_section_get_y (page, MIN (first, last));

  if (page->lof->decided.reason != CR_LOF_DEAD_GROUND || fabs (x1 - x2) < 1)
    return;
  cairo_save (page->cr);
  cairo_rectangle (page->cr, MIN (x1, x2), top, fabs (x2 - x1), low - top);
  cairo_clip (page->cr);
  cairo_set_line_width (page->cr, 0.9);
  for (double x = MIN (x1, x2) - (low - top); x < MAX (x1, x2) + (low - top); x += 6) {
    cairo_move_to (page->cr, x, low);
    cairo_line_to (page->cr, x + (low - top), top);
    cairo_move_to (page->cr, x, top);
    cairo_line_to (page->cr, x + (low - top), low);
  }
  cr_section_set_red (page);
  cairo_stroke (page->cr);
  cairo_restore (page->cr);
}
