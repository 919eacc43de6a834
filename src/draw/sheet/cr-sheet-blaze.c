/* cr-sheet-blaze.c: puts the fires of a game on a sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

/* In W: the height of the largest of the three flames, and the width of their edge. */
#define TALL 0.52
#define EDGE 0.014

/* The outline of a flame that is one W high, in curves from its foot at the origin to its tip and
 * back. It has a shape of its own, so that colour is not the only sign. */
static const double flame[][6] = {
  { -0.16, 0.0, -0.36, -0.16, -0.30, -0.42 }, { -0.27, -0.34, -0.22, -0.32, -0.19, -0.31 },
  { -0.24, -0.62, -0.05, -0.76, 0.02, -1.0 }, { 0.06, -0.80, 0.24, -0.66, 0.17, -0.40 },
  { 0.22, -0.42, 0.25, -0.48, 0.26, -0.56 },  { 0.40, -0.30, 0.26, 0.0, 0.0, 0.0 },
};

static void
draw_flame (const CrSheetPage *page, CrPoint foot, double tall, CrTone tone, gboolean edged)
{
  CrColour fill = cr_palette_get (page->style.variant, tone);
  CrColour ink = cr_palette_get (page->style.variant, CR_TONE_INK);

  cairo_new_path (page->cr);
  cairo_move_to (page->cr, foot.x, foot.y);
  for (gsize i = 0; i < G_N_ELEMENTS (flame); i++)
    cairo_curve_to (page->cr, foot.x + tall * flame[i][0], foot.y + tall * flame[i][1],
                    foot.x + tall * flame[i][2], foot.y + tall * flame[i][3],
                    foot.x + tall * flame[i][4], foot.y + tall * flame[i][5]);
  cairo_close_path (page->cr);
  cairo_set_source_rgb (page->cr, fill.red, fill.green, fill.blue);
  cairo_fill_preserve (page->cr);
  cairo_set_source_rgb (page->cr, ink.red, ink.green, ink.blue);
  cairo_set_line_width (page->cr, EDGE);
  if (edged)
    cairo_stroke (page->cr);
}

static void
draw_blaze (const CrSheetItem *item, const CrSheetPage *page)
{
  const CrPoint *at = item->about;
  CrPoint foot = { at->x, at->y + TALL * 0.42 };

  draw_flame (page, foot, TALL, CR_TONE_TILE, TRUE);
  draw_flame (page, foot, TALL * 0.72, CR_TONE_TILE_LIT, FALSE);
  draw_flame (page, foot, TALL * 0.46, CR_TONE_THATCH_LIT, FALSE);
}

/* Returns: the middle of the burning hexes; for a gate or a hoarding, the middle between two hexes
 */
static CrPoint
find_middle (const CrSheet *self, const CrState *state, const CrFuel *fuel)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPoint sum = { 0, 0 };

  cr_fuel_list_places (state, fuel, places);
  if (fuel->side >= 0 && places->len == 1)
    g_array_append_val (places, fuel->place);
  for (guint i = 0; i < places->len; i++) {
    CrPoint at = cr_layout_centre (&self->grid, g_array_index (places, CrPlace, i).hex);

    sum = (CrPoint){ sum.x + at.x / places->len, sum.y + at.y / places->len };
  }
  return sum;
}

void
cr_sheet_add_blazes (CrSheet *self, const CrState *state)
{
  const CrTurn *turn = cr_state_get_turn (state);

  for (guint i = 0; i < turn->n_blazes; i++) {
    const CrFuel *fuel = &turn->blazes[i].fuel;
    CrPoint *at;

    if (fuel->place.floor != self->options.floor)
      continue;
    at = g_new (CrPoint, 1);
    *at = find_middle (self, state, fuel);
    cr_sheet_own (self, at, g_free);
    cr_sheet_add (self, (CrSheetItem){ .draw = draw_blaze, .about = at });
  }
}
