/* cr-overlay-bands.c: bands of range as rings on hexes. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-overlay-private.h"

#include "cr-line.h"

#define WIDTH 0.045

/* The parts of each hexside of a ring that are drawn, from where to where; a part without length is
 * a dot. */
typedef struct {
  int n;
  double dashes[3][2];
} Pattern;

static const Pattern patterns[] = {
  [CR_BAND_SHORT] = { 1, { { 0, 1 } } },
  [CR_BAND_MEDIUM] = { 1, { { 0.18, 0.82 } } },
  [CR_BAND_LONG] = { 2, { { 0.08, 0.34 }, { 0.66, 0.92 } } },
};

static const Pattern sight_pattern = { 3, { { 0.15, 0.15 }, { 0.5, 0.5 }, { 0.85, 0.85 } } };

/**
 * Page: rings as they are drawn.
 */
typedef struct {
  cairo_t *cr;
  const CrOverlayStyle *style;
  const CrGrid *grid;
  const CrBands *bands;
} Page;

/* Whether a side belongs to the ring; sides at the edge of the map do not, because nothing is known
 * beyond. */
static gboolean
is_edge (const Page *page, guint ring, CrHex hex, CrDirection d)
{
  CrHex next = cr_hex_neighbour (hex, d);

  return cr_grid_contains (page->grid, next) && !cr_bands_has (page->bands, ring, next);
}

static void
add_side (const Page *page, CrHex hex, CrDirection d, const Pattern *pattern)
{
  CrPoint a = cr_layout_corner (page->grid, hex, (d + 5) % CR_N_DIRECTIONS);
  CrPoint b = cr_layout_corner (page->grid, hex, d);

  for (int i = 0; i < pattern->n; i++) {
    CrPoint from = cr_point_between (a, b, pattern->dashes[i][0]);
    CrPoint to = cr_point_between (a, b, pattern->dashes[i][1]);

    cairo_move_to (page->cr, from.x, from.y);
    cairo_line_to (page->cr, to.x, to.y);
  }
}

void
cr_overlay_sample_ring (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrOverlayPattern pattern,
                        CrBox box)
{
  gboolean sight = pattern == CR_PATTERN_SIGHT;
  const Pattern *dashes =
      sight ? &sight_pattern : &patterns[CR_BAND_SHORT + (int) (pattern - CR_PATTERN_SHORT)];
  double y = box.y + box.height / 2;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < dashes->n; i++) {
    cairo_move_to (cr, box.x + 0.06 + (box.width - 0.12) * dashes->dashes[i][0], y);
    cairo_line_to (cr, box.x + 0.06 + (box.width - 0.12) * dashes->dashes[i][1], y);
  }
  cr_overlay_cased (cr, style, sight ? CR_TONE_BLUE : CR_TONE_INK, sight ? 1.5 * WIDTH : WIDTH);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* Adds a ring to the path. @top_out, @foot_out: its uppermost and lowest side, at which labels
 * stand. Returns: whether any of it is on the map */
static gboolean
trace_ring (const Page *page, guint ring, CrPoint *top_out, CrPoint *foot_out)
{
  CrRing what = cr_bands_get (page->bands, ring);
  const Pattern *pattern = what.band >= 0 ? &patterns[what.band] : &sight_pattern;
  gboolean found = FALSE;
  gsize n = 0;
  const int *cells = cr_bands_get_cells (page->bands, &n);

  cairo_new_path (page->cr);
  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (page->grid, cells[i]);

    if (!cr_bands_has (page->bands, ring, hex))
      continue;
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPoint middle = cr_layout_side_middle (page->grid, hex, d);

      if (!is_edge (page, ring, hex, d))
        continue;
      add_side (page, hex, d, pattern);
      if (!found || middle.y < top_out->y)
        *top_out = middle;
      if (!found || middle.y > foot_out->y)
        *foot_out = middle;
      found = TRUE;
    }
  }
  return found;
}

static void
draw_label (const Page *page, CrPoint at, const char *label, gboolean sight)
{
  double size = MAX (0.17, 11 / page->style->px);
  double half = cr_overlay_text_width (page->cr, label, size, TRUE) / 2 + size;
  CrBox frame = cr_layout_frame (page->grid);

  /* The label stands across the line, moved so that all of it is within the map. */
  at.x = CLAMP (at.x, frame.x + half, frame.x + frame.width - half);
  at.y = CLAMP (at.y, frame.y + size, frame.y + frame.height - size) + size * 1.8;
  cr_overlay_tag (page->cr, page->style, at, label, sight ? CR_TONE_BLUE : CR_TONE_INK, FALSE);
}

void
cr_overlay_bands (cairo_t *cr,
                  const CrOverlayStyle *style,
                  const CrGrid *grid,
                  const CrBands *bands,
                  const char *const *labels)
{
  Page page = { cr, style, grid, bands };
  guint n = cr_bands_n (bands);

  cr_overlay_clip (cr, grid);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < n; i++) {
    gboolean sight = cr_bands_get (bands, i).band < 0;
    CrPoint top, foot;

    if (!trace_ring (&page, i, &top, &foot))
      continue;
    cr_overlay_cased (cr, style, sight ? CR_TONE_BLUE : CR_TONE_INK, sight ? 1.5 * WIDTH : WIDTH);
    draw_label (&page, top, labels[i], sight);
    if (foot.y - top.y > 2)
      draw_label (&page, foot, labels[i], sight);
  }
  cairo_restore (cr);
}
