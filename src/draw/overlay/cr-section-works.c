/* cr-section-works.c: hoardings, ladders, trees and siege towers in a section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-section-private.h"

#define BOARD 7.0
/* The height of boards before a man, in parts of a level. */
#define BREASTWORK 0.4

static void
outline_work (const CrSectionPage *page)
{
  cr_section_set_tone (page, CR_TONE_INK, 0.9);
  cairo_set_line_width (page->cr, 1.1);
  cairo_stroke (page->cr);
}

/* Upright boards distinguish timber from courses of stone, in grey too. */
static void
draw_timber (const CrSectionPage *page, double x1, double x2, double y1, double y2)
{
  cairo_rectangle (page->cr, x1, y2, x2 - x1, y1 - y2);
  cr_section_set_tone (page, CR_TONE_WOOD_LIT, 1);
  cairo_fill (page->cr);
  cr_section_set_tone (page, CR_TONE_WOOD_DIM, 0.9);
  cairo_set_line_width (page->cr, 0.8);
  for (double x = x1 + BOARD; x < x2; x += BOARD) {
    cairo_move_to (page->cr, x, y1);
    cairo_line_to (page->cr, x, y2);
  }
  cairo_stroke (page->cr);
  cairo_rectangle (page->cr, x1, y2, x2 - x1, y1 - y2);
  outline_work (page);
}

/* Draws the floor under the man, and boards before him if his level is enclosed. */
static void
draw_tower (const CrSectionPage *page, double column, const CrLofStand *stand, int ground)
{
  double x1 = cr_section_get_x (page, column - 0.5), x2 = cr_section_get_x (page, column + 0.5);
  double floor = cr_section_get_y (page, stand->level);
  double top = cr_section_get_y (page, stand->level + BREASTWORK);

  draw_timber (page, x1, x2, cr_section_get_y (page, ground), floor);
  if (stand->part == NULL || !stand->part->enclosed)
    return;
  draw_timber (page, x1, x1 + 4, floor, top);
  draw_timber (page, x2 - 4, x2, floor, top);
}

/* Draws a hoarding, which hangs before its wall: a strut under it, boards before the man. */
static void
draw_hoarding (const CrSectionPage *page, double column, const CrLofStand *stand)
{
  double x1 = cr_section_get_x (page, column - 0.5), x2 = cr_section_get_x (page, column + 0.5);
  double floor = cr_section_get_y (page, stand->level);

  draw_timber (page, x1, x2, floor + 4, floor);
  draw_timber (page, x1, x1 + 4, floor, cr_section_get_y (page, stand->level + BREASTWORK));
  draw_timber (page, x2 - 4, x2, floor, cr_section_get_y (page, stand->level + BREASTWORK));
  cairo_move_to (page->cr, x1 + 2, floor + 4);
  cairo_line_to (page->cr, (x1 + x2) / 2, cr_section_get_y (page, stand->level - 0.6));
  cairo_line_to (page->cr, x2 - 2, floor + 4);
  outline_work (page);
}

static void
draw_ladder (const CrSectionPage *page, double x, double y1, double y2)
{
  for (double rail = -4; rail <= 4; rail += 8) {
    cairo_move_to (page->cr, x + rail, y1);
    cairo_line_to (page->cr, x + rail, y2 - 3);
  }
  for (double y = y1 - 3; y > y2; y -= 5) {
    cairo_move_to (page->cr, x - 4, y);
    cairo_line_to (page->cr, x + 4, y);
  }
  cr_section_set_tone (page, CR_TONE_WOOD_DIM, 1);
  cairo_set_line_width (page->cr, 1.6);
  cairo_stroke (page->cr);
}

static void
draw_tree (const CrSectionPage *page, double x, double y1, double y2)
{
  cairo_rectangle (page->cr, x - 3, y2, 6, y1 - y2);
  cr_section_set_tone (page, CR_TONE_WOOD_DIM, 1);
  cairo_fill (page->cr);
  cairo_arc (page->cr, x, y2 - 4, 15, 0, 2 * G_PI);
  cr_section_set_tone (page, CR_TONE_LEAF_LIT, 0.55);
  cairo_fill_preserve (page->cr);
  outline_work (page);
}

/* @towards: 1 when the other man is to the right, otherwise −1: men stand at that edge of their hex
 */
static void
draw_stand (const CrSectionPage *page, double column, double towards, const CrLofStand *stand)
{
  const CrSectionColumn *hex = &g_array_index (page->columns, CrSectionColumn, (guint) column);
  double x = cr_section_get_x (page, column + towards * MIN (0.5, page->lof->range / 2.0));
  double y1 = cr_section_get_y (page, hex->level), y2 = cr_section_get_y (page, stand->level);

  if (stand->work == NULL)
    return;
  if (stand->post.kind == CR_POST_TOWER)
    draw_tower (page, column, stand, hex->level);
  else if (stand->post.kind == CR_POST_HOARDING)
    draw_hoarding (page, column, stand);
  else if (stand->post.kind == CR_POST_TREE)
    draw_tree (page, x - towards * 6, y1, y2);
  else
    draw_ladder (page, x - towards * 6, y1, y2);
}

void
cr_section_draw_works (const CrSectionPage *page)
{
  for (guint i = 0; i < page->columns->len; i++) {
    const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, i);

    if (column->tower)
      draw_timber (page, cr_section_get_x (page, i - 0.5), cr_section_get_x (page, i + 0.5),
                   cr_section_get_y (page, column->level), cr_section_get_y (page, page->highest));
  }
  draw_stand (page, 0, 1, &page->lof->from_stand);
  draw_stand (page, page->lof->range, -1, &page->lof->to_stand);
}
