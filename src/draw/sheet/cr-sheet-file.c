/* cr-sheet-file.c: a sheet as a file. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"
#include "cr-svg-file.h"
#include "cr-text.h"

#include <math.h>

#define MM_PER_INCH 25.4
#define POINTS_PER_INCH 72.0
#define PIXELS_PER_INCH 300.0

double
cr_sheet_find_scale (CrPictureFileKind kind, double hex_mm)
{
  return hex_mm / CR_LAYOUT_PITCH / MM_PER_INCH *
         (kind == CR_PICTURE_FILE_PNG ? PIXELS_PER_INCH : POINTS_PER_INCH);
}

typedef struct {
  const CrSheet *sheet;
  double scale;
} Page;

/* Of a part of the pixels only what is in it. */
static void
paint_page_cb (cairo_t *cr, gpointer data)
{
  const Page *page = data;
  double x0, y0, x1, y1;
  CrBox part;

  cr_sheet_turn_to_plane (page->sheet, cr, page->scale);
  cairo_clip_extents (cr, &x0, &y0, &x1, &y1);
  part = cr_box_cut ((CrBox){ x0, y0, x1 - x0, y1 - y0 }, page->sheet->box);
  cr_sheet_paint (page->sheet, cr, page->sheet->medium == CR_SHEET_PAPER ? NULL : &part,
                  page->scale);
}

static void
rest (const CrSheet *self)
{
  if (self->art != NULL)
    cr_art_trim (self->art, CR_ART_KEPT);
}

static void
rest_cb (gpointer data)
{
  rest (((const Page *) data)->sheet);
}

/* Vector files of many hexes hold less of each: nobody could open them otherwise, or wait for it.
 * So many hexes are drawn whole, and so many plainly; more of them are outlines of like hexes. */
#define MOST_WHOLE 6000
#define MOST_PLAIN 20000

static CrDetail
choose_detail (const CrSheet *self)
{
  double hexes = self->box.width * self->box.height / (0.75 * CR_LAYOUT_PITCH);

  if (self->options.detail != CR_DETAIL_AUTO || hexes <= MOST_WHOLE)
    return self->options.detail;
  return hexes <= MOST_PLAIN ? CR_DETAIL_PLAIN : CR_DETAIL_FLAT;
}

/* An SVG goes out in bands of so many hexes. */
static double
get_band (CrDetail detail)
{
  return detail == CR_DETAIL_FLAT ? 16000 : detail == CR_DETAIL_PLAIN ? 2500 : 1000;
}

/**
 * Band: a piece of a layer.
 * @box: on the plane
 */
typedef struct {
  CrSheet *sheet;
  double scale;
  CrBox box;
} Band;

/* A drawing that is one piece is cut to nothing. */
static void
paint_band_cb (cairo_t *cr, gpointer data)
{
  const Band *band = data;
  gboolean whole = band->box.height >= band->sheet->box.height;

  cr_sheet_turn_to_plane (band->sheet, cr, band->scale);
  if (!whole) {
    cairo_rectangle (cr, band->box.x, band->box.y, band->box.width, band->box.height);
    cairo_clip (cr);
  }
  cr_sheet_paint (band->sheet, cr, whole ? NULL : &band->box, band->scale);
}

static const char *const ids[CR_N_PAINT_LAYERS] = { "ground", "buildings", "picture", "grid",
                                                    "marks",  "names",     "margin",  "answers" };

static const char *
get_label (CrPaintLayer layer)
{
  const char *const labels[CR_N_PAINT_LAYERS] = {
    [CR_PAINTS_GROUND] = cr_text ("Ground"),
    [CR_PAINTS_BUILDINGS] = cr_text ("Buildings"),
    [CR_PAINTS_PICTURE] = cr_text ("Picture"),
    [CR_PAINTS_GRID] = cr_text ("Grid"),
    [CR_PAINTS_MARKS] = cr_text ("Hex numbers and levels"),
    [CR_PAINTS_NAMES] = cr_text ("Names"),
    [CR_PAINTS_MARGIN] = cr_text ("Margin and keys"),
    [CR_PAINTS_ANSWERS] = cr_text ("Answers"),
  };

  return labels[layer];
}

/* Where a band ends; on a whole point, so that it meets the next one without a seam. */
static double
find_end (const Band *band, double height)
{
  CrBox all = band->sheet->box;
  double points = floor ((band->box.y - all.y + height) * band->scale);

  return MIN (all.y + points / band->scale, all.y + all.height);
}

/* After the part @done of a layer. */
static gboolean
tell_progress (const CrSheet *self, CrPaintLayer layer, double done, GError **error)
{
  double all = ((double) layer + done) / CR_N_PAINT_LAYERS;

  return self->progress == NULL || self->progress (all, self->watcher) ||
         cr_picture_file_stop (error);
}

/* The margin is drawn once: all of it would be in each band. What lies on opaque ground covers
 * what laps over from the band before it. */
static gboolean
write_layer (CrSvgFile *file, Band *band, CrPaintLayer layer, double height, GError **error)
{
  CrBox all = band->sheet->box;
  double lap = layer == CR_PAINTS_GROUND ? 0.5 / band->scale : 0;

  band->sheet->options.layers = 1u << layer;
  band->box = all;
  if (!cr_svg_file_begin_layer (file, ids[layer], get_label (layer), error))
    return FALSE;
  if (layer == CR_PAINTS_MARGIN || height >= all.height)
    return cr_svg_file_add (file, paint_band_cb, band, error) &&
           tell_progress (band->sheet, layer, 1, error);
  while (band->box.y < all.y + all.height - 1e-9) {
    double end = find_end (band, height);

    band->box.height = MIN (end + lap, all.y + all.height) - band->box.y;
    if (!cr_svg_file_add (file, paint_band_cb, band, error))
      return FALSE;
    band->box.y = end;
    rest (band->sheet);
    if (!tell_progress (band->sheet, layer, (end - all.y) / all.height, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
write_layers (CrSheet *self, double scale, const CrPictureSink *sink, GError **error)
{
  double width, height, band = get_band (self->options.detail) * 0.75 * CR_LAYOUT_PITCH;
  Band piece = { .sheet = self, .scale = scale };
  g_autoptr (CrSvgFile) file = NULL;

  cr_sheet_get_size (self, scale, &width, &height);
  file = cr_svg_file_new (width, height, sink, error);
  if (file == NULL)
    return FALSE;
  for (int layer = 0; layer < CR_N_PAINT_LAYERS; layer++)
    if (!write_layer (file, &piece, (CrPaintLayer) layer, MAX (1, band / self->box.width), error))
      return FALSE;
  return cr_svg_file_end (file, error);
}

static gboolean
write_svg (CrSheet *self, double scale, const CrPictureSink *sink, GError **error)
{
  guint before = self->options.layers;
  gboolean written = write_layers (self, scale, sink, error);

  self->options.layers = before;
  return written;
}

void
cr_sheet_set_watcher (CrSheet *self,
                      gboolean (*progress) (double done, gpointer watcher),
                      gpointer watcher)
{
  self->progress = progress;
  self->watcher = watcher;
}

static gboolean
write_page (CrSheet *self,
            CrPictureFileKind kind,
            double scale,
            const CrPictureSink *sink,
            GError **error)
{
  Page page = { self, scale };
  CrPictureFile file = { .kind = kind,
                         .paint = paint_page_cb,
                         .data = &page,
                         .in_cells = TRUE,
                         .left = (int) floor (-self->box.x * scale + 0.5),
                         .top = (int) floor (-self->box.y * scale + 0.5),
                         .rest = rest_cb,
                         .progress = self->progress,
                         .watcher = self->watcher };

  cr_sheet_get_size (self, scale, &file.width, &file.height);
  return cr_picture_file_write (&file, sink, error);
}

gboolean
cr_sheet_write_file (CrSheet *self,
                     CrPictureFileKind kind,
                     double scale,
                     const CrPictureSink *sink,
                     GError **error)
{
  CrDetail before = self->options.detail;
  gboolean vectors = kind != CR_PICTURE_FILE_PNG, written;

  cr_sheet_set_medium (self, vectors ? CR_SHEET_PAPER : CR_SHEET_PIXELS);
  if (vectors)
    self->options.detail = choose_detail (self);
  written = kind == CR_PICTURE_FILE_SVG ? write_svg (self, scale, sink, error)
                                        : write_page (self, kind, scale, sink, error);
  self->options.detail = before;
  return written;
}
