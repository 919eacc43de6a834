/* cr-sheet-strips.c: strips of paper beneath a sheet, with keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"
#include "cr-terrain-key.h"

/* Texts keep so far from the edges of the sheet, in W. */
#define INDENT 0.15

/* @paper: the strip; @lines: where the key is written */
typedef struct {
  gpointer key;
  GDestroyNotify free_key;
  CrBox paper, lines;
} Strip;

static void
strip_free (gpointer data)
{
  Strip *strip = data;

  strip->free_key (strip->key);
  g_free (strip);
}

/* The paper overlaps by a pixel what is above it, which may end within a pixel. */
static void
draw_paper (const Strip *strip, const CrSheetPage *page)
{
  CrColour colour = cr_palette_get (page->style.variant, CR_TONE_PAPER);
  double lap = 1 / page->style.px;

  cairo_rectangle (page->cr, strip->paper.x, strip->paper.y - lap, strip->paper.width,
                   strip->paper.height + lap);
  cairo_set_source_rgb (page->cr, colour.red, colour.green, colour.blue);
  cairo_fill (page->cr);
}

static gboolean
is_wanted (const Strip *strip, const CrSheetPage *page)
{
  return page->part.width <= 0 || cr_box_meets (page->part, cr_box_grow (strip->paper, 0.1));
}

static void
draw_legend (const CrSheetItem *item, const CrSheetPage *page)
{
  const Strip *strip = item->about;
  CrOverlayStyle style = page->style;

  if (!is_wanted (strip, page))
    return;
  draw_paper (strip, page);
  /* The patterns lie on a plane of their own, which is painted whole. */
  style.clip = (CrBox){ 0 };
  cr_legend_draw_lines (strip->key, page->cr, &style, strip->lines);
}

static void
draw_terrain_key (const CrSheetItem *item, const CrSheetPage *page)
{
  const Strip *strip = item->about;

  if (!is_wanted (strip, page))
    return;
  draw_paper (strip, page);
  cr_terrain_key_draw (strip->key, page->cr, page->sheet->art, &page->sheet->options, strip->lines);
}

/* A strip is as wide as the map above it. */
static Strip *
begin_strip (const CrSheet *self)
{
  Strip *strip = g_new0 (Strip, 1);
  CrBox box = self->box, frame = cr_layout_frame (&self->grid);
  double left = MAX (box.x + INDENT, frame.x);
  double right = MIN (box.x + box.width - INDENT, frame.x + frame.width);

  strip->lines = (CrBox){ left, box.y + box.height, right - left, 0 };
  return strip;
}

static void
add_strip (CrSheet *self,
           Strip *strip,
           double height,
           void (*draw) (const CrSheetItem *item, const CrSheetPage *page))
{
  strip->lines.height = height;
  strip->paper = (CrBox){ self->box.x, strip->lines.y, self->box.width, height + INDENT };
  self->box.height += strip->paper.height;
  cr_sheet_own (self, strip, strip_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw, .about = strip, .layer = CR_PAINTS_MARGIN });
}

/* The greatest width of a figure, in W. */
#define MOST_FIGURE 10.0

static void
draw_figure (const CrSheetItem *item, const CrSheetPage *page)
{
  const Strip *strip = item->about;
  cairo_rectangle_t size;

  if (!is_wanted (strip, page))
    return;
  draw_paper (strip, page);
  cairo_recording_surface_get_extents (strip->key, &size);
  cairo_translate (page->cr, strip->lines.x, strip->lines.y);
  cairo_scale (page->cr, strip->lines.height / size.height, strip->lines.height / size.height);
  cairo_rectangle (page->cr, 0, 0, size.width, size.height);
  cairo_clip (page->cr);
  cairo_set_source_surface (page->cr, strip->key, 0, 0);
  cairo_paint (page->cr);
}

void
cr_sheet_add_figure (CrSheet *self, cairo_surface_t *figure)
{
  Strip *strip = begin_strip (self);
  cairo_rectangle_t size;

  cairo_recording_surface_get_extents (figure, &size);
  strip->key = figure;
  strip->free_key = (GDestroyNotify) cairo_surface_destroy;
  add_strip (self, strip, MIN (strip->lines.width, MOST_FIGURE) * size.height / size.width,
             draw_figure);
}

void
cr_sheet_add_legend (CrSheet *self, CrLegend *legend)
{
  Strip *strip = begin_strip (self);

  strip->key = legend;
  strip->free_key = (GDestroyNotify) cr_legend_free;
  add_strip (self, strip, cr_legend_get_height (legend, strip->lines.width), draw_legend);
}

void
cr_sheet_add_terrain_key (CrSheet *self, const CrScene *scene)
{
  Strip *strip = begin_strip (self);
  CrTerrainKey *key = cr_terrain_key_new (scene, &self->options);

  strip->key = key;
  strip->free_key = (GDestroyNotify) cr_terrain_key_free;
  add_strip (self, strip, cr_terrain_key_get_height (key, strip->lines.width), draw_terrain_key);
}
