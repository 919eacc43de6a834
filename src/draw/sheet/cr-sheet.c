/* cr-sheet.c: paints a floor of a map and what lies on it onto any cairo surface.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

typedef struct {
  gpointer data;
  GDestroyNotify free_data;
} Owned;

static void
owned_clear (gpointer data)
{
  const Owned *owned = data;

  owned->free_data (owned->data);
}

static void
item_clear (gpointer data)
{
  g_free (((CrSheetItem *) data)->text);
}

CrSheet *
cr_sheet_new (const CrMap *map, const CrPaintOptions *options)
{
  CrSheet *self = g_new0 (CrSheet, 1);

  self->grid = *cr_map_get_grid (map);
  self->box = cr_paint_sheet_box (map);
  self->options = *options;
  self->options.area = (CrBox){ 0 };
  self->items = g_array_new (FALSE, FALSE, sizeof (CrSheetItem));
  g_array_set_clear_func (self->items, item_clear);
  self->owned = g_array_new (FALSE, FALSE, sizeof (Owned));
  g_array_set_clear_func (self->owned, owned_clear);
  g_mutex_init (&self->lock);
  return self;
}

void
cr_sheet_free (CrSheet *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->items);
  g_array_unref (self->owned);
  g_free (self->title);
  g_free (self->author);
  g_free (self->date);
  g_mutex_clear (&self->lock);
  g_free (self);
}

void
cr_sheet_set_art (CrSheet *self, CrArt *art)
{
  self->art = art;
}

void
cr_sheet_set_medium (CrSheet *self, CrSheetMedium medium)
{
  self->medium = medium;
}

void
cr_sheet_set_part (CrSheet *self, const CrBox *part)
{
  self->box = *part;
}

void
cr_sheet_set_view (CrSheet *self, const CrBox *view)
{
  self->view = *view;
}

void
cr_sheet_set_opacity (CrSheet *self, double opacity)
{
  self->veiled = TRUE;
  self->opacity = opacity;
}

static void
draw_outline (const CrSheetItem *item G_GNUC_UNUSED, const CrSheetPage *page)
{
  CrBox frame = cr_layout_frame (&page->sheet->grid);
  CrColour ink = cr_palette_get (page->style.variant, CR_TONE_INK);

  cairo_rectangle (page->cr, frame.x, frame.y, frame.width, frame.height);
  cairo_set_source_rgb (page->cr, ink.red, ink.green, ink.blue);
  cairo_set_line_width (page->cr, 0.02);
  cairo_stroke (page->cr);
}

/* On tracing paper, white paper is not printed. */
gboolean
cr_sheet_is_tracing (const CrSheet *self)
{
  return self->tracing;
}

void
cr_sheet_set_tracing (CrSheet *self)
{
  CrPaintOptions *options = &self->options;

  if (options->variant == CR_VARIANT_COLOUR)
    options->variant = CR_VARIANT_CONTRAST;
  options->show &= CR_SHOW_TICKS | CR_SHOW_NUMBERS;
  options->layers = 1u << CR_PAINTS_GRID | 1u << CR_PAINTS_MARKS | 1u << CR_PAINTS_ANSWERS;
  self->tracing = TRUE;
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_outline });
}

gpointer
cr_sheet_own (CrSheet *self, gpointer data, GDestroyNotify free_data)
{
  Owned owned = { data, free_data };

  g_array_append_val (self->owned, owned);
  return data;
}

int
cr_sheet_get_floor (const CrSheet *self)
{
  return self->options.floor;
}

CrBox
cr_sheet_get_box (const CrSheet *self)
{
  return self->box;
}

void
cr_sheet_get_size (const CrSheet *self, double scale, double *width_out, double *height_out)
{
  *width_out = self->box.width * scale;
  *height_out = self->box.height * scale;
}

double
cr_sheet_get_reach (double scale)
{
  return 1 + 10 / scale;
}

void
cr_sheet_add (CrSheet *self, CrSheetItem item)
{
  if (item.layer == CR_PAINTS_GROUND)
    item.layer = CR_PAINTS_ANSWERS;
  g_array_append_val (self->items, item);
}

static gboolean
is_wanted (const CrSheetPage *page, const CrSheetItem *item)
{
  return page->layers == 0 || (page->layers & 1u << item->layer) != 0;
}

static void
paint_items (const CrSheetPage *page)
{
  const GArray *items = page->sheet->items;

  for (guint i = 0; i < items->len; i++) {
    const CrSheetItem *item = &g_array_index (items, CrSheetItem, i);

    if (!is_wanted (page, item))
      continue;
    cairo_save (page->cr);
    item->draw (item, page);
    cairo_restore (page->cr);
  }
}

static void
paint_veil (const CrSheetPage *page)
{
  CrBox frame = cr_layout_frame (&page->sheet->grid);

  cairo_save (page->cr);
  cairo_rectangle (page->cr, frame.x, frame.y, frame.width, frame.height);
  cairo_clip (page->cr);
  cairo_push_group (page->cr);
  paint_items (page);
  cairo_pop_group_to_source (page->cr);
  cairo_paint_with_alpha (page->cr, page->sheet->opacity);
  cairo_restore (page->cr);
}

/* Items may cache their layouts, so only one thread paints them; they take little time beside the
 * map. */
static void
paint_added (const CrSheetPage *page)
{
  GMutex *lock = (GMutex *) &page->sheet->lock;

  g_mutex_lock (lock);
  if (page->sheet->veiled)
    paint_veil (page);
  else
    paint_items (page);
  g_mutex_unlock (lock);
}

static CrSheetPage
begin_page (const CrSheet *self, cairo_t *cr, double scale)
{
  return (
      CrSheetPage){ .cr = cr,
                    .sheet = self,
                    .layers = self->options.layers,
                    .style = { .variant = self->options.variant,
                               .numbers = self->options.numbers,
                               .px = self->medium == CR_SHEET_PAPER ? CR_SHEET_PAPER_DOTS : scale,
                               .view = self->view } };
}

void
cr_sheet_paint (const CrSheet *self, cairo_t *cr, const CrBox *clip, double scale)
{
  CrPaintOptions options = self->options;
  CrSheetPage page = begin_page (self, cr, scale);

  if (clip != NULL) {
    page.part = options.area = *clip;
    page.style.clip = cr_box_grow (*clip, cr_sheet_get_reach (page.style.px));
  }
  if (self->art != NULL)
    cr_art_paint (self->art, cr, &options);
  paint_added (&page);
}

static void
draw_sheet (const CrSheetItem *item, const CrSheetPage *page)
{
  CrSheetPage inner = *page;

  inner.sheet = item->about;
  paint_added (&inner);
}

void
cr_sheet_add_sheet (CrSheet *self, CrSheet *other)
{
  cr_sheet_own (self, other, (GDestroyNotify) cr_sheet_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_sheet, .about = other });
}

static void
draw_frame (const CrSheetItem *item, const CrSheetPage *page)
{
  CrPaintOptions options = page->sheet->options;

  options.area = page->part;
  if (page->sheet->art != NULL)
    cr_art_paint_frame (page->sheet->art, page->cr, &options);
}

void
cr_sheet_add_frame (CrSheet *self)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_frame, .layer = CR_PAINTS_MARGIN });
}

static void
draw_recording (const CrSheetItem *item, const CrSheetPage *page)
{
  cairo_scale (page->cr, 1 / item->scale, 1 / item->scale);
  cairo_set_source_surface (page->cr, (cairo_surface_t *) item->about, 0, 0);
  cairo_paint (page->cr);
}

void
cr_sheet_freeze (CrSheet *self, double scale)
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  CrSheetPage page = begin_page (self, cr, scale);

  cairo_scale (cr, scale, scale);
  paint_items (&page);
  cairo_destroy (cr);
  g_array_set_size (self->items, 0);
  g_array_set_size (self->owned, 0);
  cr_sheet_own (self, recording, (GDestroyNotify) cairo_surface_destroy);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_recording, .about = recording, .scale = scale });
}

void
cr_sheet_turn_to_plane (const CrSheet *self, cairo_t *cr, double scale)
{
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -self->box.x, -self->box.y);
}

cairo_surface_t *
cr_sheet_draw_pixels (const CrSheet *self, double scale)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX (1, (int) (self->box.width * scale)),
                                  MAX (1, (int) (self->box.height * scale)));
  cairo_t *cr = cairo_create (surface);

  cr_sheet_turn_to_plane (self, cr, scale);
  cr_sheet_paint (self, cr, &self->box, scale);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}
