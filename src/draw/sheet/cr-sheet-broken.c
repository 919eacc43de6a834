/* cr-sheet-broken.c: puts broken doors and gates on a sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

#include "cr-line.h"

/* In W: the gap where the door hung, the boards that lie across it, and their edge. */
#define GAP_WIDE 0.46
#define GAP_DEEP 0.20
#define BOARD 0.56
#define BOARD_THICK 0.085
#define SLANT 0.55
#define EDGE 0.018

/* Its place, and the direction in which it leads. */
typedef struct {
  CrPoint at;
  double angle;
} Broken;

/* @box: (transfer full) */
static void
draw_box (const CrSheetPage *page, GArray *box, CrTone tone)
{
  CrColour fill = cr_palette_get (page->style.variant, tone);
  CrColour ink = cr_palette_get (page->style.variant, CR_TONE_INK);

  cairo_new_path (page->cr);
  for (guint i = 0; i < box->len; i++) {
    CrPoint at = g_array_index (box, CrPoint, i);

    cairo_line_to (page->cr, at.x, at.y);
  }
  cairo_close_path (page->cr);
  cairo_set_source_rgb (page->cr, fill.red, fill.green, fill.blue);
  cairo_fill_preserve (page->cr);
  cairo_set_source_rgb (page->cr, ink.red, ink.green, ink.blue);
  cairo_set_line_width (page->cr, EDGE);
  cairo_stroke (page->cr);
  g_array_unref (box);
}

/* Draws a dark gap with two boards across it. */
static void
draw_broken (const CrSheetItem *item, const CrSheetPage *page)
{
  const Broken *broken = item->about;

  draw_box (page, cr_line_box (broken->at, GAP_DEEP, GAP_WIDE, broken->angle), CR_TONE_SHADOW);
  for (int way = -1; way <= 1; way += 2)
    draw_box (page, cr_line_box (broken->at, BOARD_THICK, BOARD, broken->angle + way * SLANT),
              CR_TONE_WOOD_LIT);
}

static void
add_side (CrSheet *self, const CrSide *side)
{
  CrHex hex = cr_grid_get_hex (&self->grid, side->cell);
  CrPoint centre = cr_layout_centre (&self->grid, hex);
  Broken *broken = g_new (Broken, 1);

  broken->at = cr_layout_side_middle (&self->grid, hex, side->direction);
  broken->angle = cr_angle_of_way ((CrPoint){ broken->at.x - centre.x, broken->at.y - centre.y });
  cr_sheet_own (self, broken, g_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_broken, .about = broken });
}

void
cr_sheet_add_broken (CrSheet *self, const CrMap *map)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, self->options.floor, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].state == CR_STATE_BROKEN)
      add_side (self, &sides[i]);
}
