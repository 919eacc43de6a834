/* cr-sheet-file.c: writes a sheet into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-letter.h"
#include "cr-pdf-file.h"
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

/* Returns: the part of the plane within the clip */
static CrBox
find_part (const CrSheet *self, cairo_t *cr)
{
  double x0, y0, x1, y1;

  cairo_clip_extents (cr, &x0, &y0, &x1, &y1);
  return cr_box_cut ((CrBox){ x0, y0, x1 - x0, y1 - y0 }, self->box);
}

/* Paints only what lies in this part of the pixels. */
static void
paint_page_cb (cairo_t *cr, gpointer data)
{
  const Page *page = data;
  CrBox part;

  cr_sheet_turn_to_plane (page->sheet, cr, page->scale);
  part = find_part (page->sheet, cr);
  cr_sheet_paint (page->sheet, cr, page->sheet->medium == CR_SHEET_PAPER ? NULL : &part,
                  page->scale);
}

static void
rest_between (const CrSheet *self)
{
  if (self->art != NULL)
    cr_art_trim (self->art, CR_ART_KEPT);
}

static void
rest_cb (gpointer data)
{
  rest_between (((const Page *) data)->sheet);
}

/* Vector files of many hexes have fewer details, because otherwise they could hardly be opened. So
 * many hexes are drawn in full, so many plainly; with more, hexes of the same kind are only
 * outlined. */
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

const char *
cr_sheet_get_hint (const CrSheet *self, CrPictureFileKind kind)
{
  if (kind == CR_PICTURE_FILE_PNG || choose_detail (self) == self->options.detail)
    return NULL;
  return cr_text ("So many hexes in one drawing are drawn plainly: on several sheets of paper "
                  "nothing is left out.");
}

/* The same limits for a page of paper, whose file then takes at most 64 MB of memory. */
#define MOST_WHOLE_ON_PAGE 2000
#define MOST_PLAIN_ON_PAGE 5500

CrDetail
cr_sheet_suit_page (CrSheet *self, double hexes)
{
  CrDetail before = self->options.detail;

  self->options.detail = hexes <= MOST_WHOLE_ON_PAGE   ? CR_DETAIL_AUTO
                         : hexes <= MOST_PLAIN_ON_PAGE ? CR_DETAIL_PLAIN
                                                       : CR_DETAIL_FLAT;
  return before;
}

void
cr_sheet_set_detail (CrSheet *self, CrDetail detail)
{
  self->options.detail = detail;
}

gboolean
cr_sheet_is_plain (const CrSheet *self)
{
  return self->options.detail == CR_DETAIL_PLAIN || self->options.detail == CR_DETAIL_FLAT;
}

/* Returns: how many hexes a band has; vectors are written in bands */
static double
get_band (CrDetail detail)
{
  return detail == CR_DETAIL_FLAT ? 16000 : detail == CR_DETAIL_PLAIN ? 1600 : 1000;
}

/**
 * Band: a piece of one layer or of several.
 * @box: on the plane
 * @svg: (nullable): the file into which it goes
 * @pdf: (nullable): the same
 */
typedef struct {
  CrSheet *sheet;
  double scale;
  CrBox box;
  CrSvgFile *svg;
  CrPdfFile *pdf;
} Band;

/* A drawing with a single piece is not clipped. */
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

static void
paint_piece_cb (cairo_t *cr, gpointer data)
{
  const Band *band = data;
  CrBox part;

  cr_letter_keep (cairo_get_target (cr));
  cr_sheet_turn_to_plane (band->sheet, cr, band->scale);
  part = find_part (band->sheet, cr);
  cr_sheet_paint (band->sheet, cr, &part, band->scale);
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

const char *
cr_sheet_get_layer (CrPaintLayer layer, const char **label_out)
{
  *label_out = get_label (layer);
  return ids[layer];
}

guint
cr_sheet_set_layers (CrSheet *self, guint layers)
{
  guint before = self->options.layers;

  self->options.layers = layers;
  return before;
}

/* Returns: where a band ends: at a whole point, so that it meets the next without a seam */
static double
find_end (const Band *band, double height)
{
  CrBox all = band->sheet->box;
  double points = floor ((band->box.y - all.y + height) * band->scale);

  return MIN (all.y + points / band->scale, all.y + all.height);
}

/* Tells the progress after the part @done of the layers from @first to @last. */
static gboolean
tell_progress (const CrSheet *self, int first, int last, double done, GError **error)
{
  double all = (first + done * (last + 1 - first)) / CR_N_PAINT_LAYERS;

  return self->progress == NULL || self->progress (all, self->watcher) ||
         cr_picture_file_stop (error);
}

static gboolean
add_band (Band *band, GError **error)
{
  CrBox all = band->sheet->box, box = band->box;
  CrBox points = { (box.x - all.x) * band->scale, (box.y - all.y) * band->scale,
                   box.width * band->scale, box.height * band->scale };

  return band->svg != NULL ? cr_svg_file_add (band->svg, paint_band_cb, band, error)
                           : cr_pdf_file_add (band->pdf, points, paint_piece_cb, band, error);
}

/* The margin is drawn once, because otherwise each band would contain all of it. Layers on opaque
 * ground cover what overlaps from the band before. @height: of a band */
static gboolean
write_bands (Band *band, int first, int last, double height, GError **error)
{
  CrBox all = band->sheet->box;
  double lap =
      first > CR_PAINTS_GROUND ? 0 : (band->svg != NULL ? 0.5 : CR_PDF_BLEED) / band->scale;

  band->sheet->options.layers = (1u << (last + 1)) - (1u << first);
  band->box = all;
  if (first == CR_PAINTS_MARGIN || height >= all.height)
    return add_band (band, error) && tell_progress (band->sheet, first, last, 1, error);
  while (band->box.y < all.y + all.height - 1e-9) {
    double end = find_end (band, height);

    band->box.height = MIN (end + lap, all.y + all.height) - band->box.y;
    if (!add_band (band, error))
      return FALSE;
    band->box.y = end;
    rest_between (band->sheet);
    if (!tell_progress (band->sheet, first, last, (end - all.y) / all.height, error))
      return FALSE;
  }
  return TRUE;
}

static double
get_band_height (const CrSheet *self)
{
  return MAX (1, get_band (self->options.detail) * 0.75 * CR_LAYOUT_PITCH / self->box.width);
}

static gboolean
write_svg (CrSheet *self, double scale, const CrPictureSink *sink, GError **error)
{
  double width, height, band = get_band_height (self);
  Band piece = { .sheet = self, .scale = scale };
  g_autoptr (CrSvgFile) file = NULL;

  cr_sheet_get_size (self, scale, &width, &height);
  piece.svg = file = cr_svg_file_new (width, height, sink, error);
  if (file == NULL)
    return FALSE;
  for (int layer = 0; layer < CR_N_PAINT_LAYERS; layer++)
    if (!cr_svg_file_begin_layer (file, ids[layer], get_label ((CrPaintLayer) layer), error) ||
        !write_bands (&piece, layer, layer, band, error))
      return FALSE;
  return cr_svg_file_end (file, error);
}

static gboolean
write_pdf (CrSheet *self, double scale, const CrPictureSink *sink, GError **error)
{
  /* Each band contains all layers. */
  double width, height, band = MAX (1, get_band_height (self) / 2);
  const CrPictureAbout about = { self->title, self->author, self->date };
  g_autoptr (CrPdfFile) file = NULL;
  Band piece = { .sheet = self, .scale = scale };

  cr_sheet_get_size (self, scale, &width, &height);
  piece.pdf = file = cr_pdf_file_new (width, height, &about, sink);
  return write_bands (&piece, 0, CR_PAINTS_MARGIN - 1, band, error) &&
         write_bands (&piece, CR_PAINTS_MARGIN, CR_PAINTS_MARGIN, band, error) &&
         write_bands (&piece, CR_PAINTS_MARGIN + 1, CR_N_PAINT_LAYERS - 1, band, error) &&
         cr_pdf_file_end (file, error);
}

void
cr_sheet_set_watcher (CrSheet *self,
                      gboolean (*progress) (double done, gpointer watcher),
                      gpointer watcher)
{
  self->progress = progress;
  self->watcher = watcher;
}

void
cr_sheet_set_about (CrSheet *self, const CrPictureAbout *about)
{
  g_free (self->title);
  g_free (self->author);
  g_free (self->date);
  self->title = g_strdup (about->title);
  self->author = g_strdup (about->author);
  self->date = g_strdup (about->date);
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
                         .about = { self->title, self->author, self->date },
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

/* A drawing of one band is an ordinary page. */
static gboolean
write_vectors (CrSheet *self,
               CrPictureFileKind kind,
               double scale,
               const CrPictureSink *sink,
               GError **error)
{
  CrDetail detail = self->options.detail;
  guint layers = self->options.layers;
  gboolean written;

  self->options.detail = choose_detail (self);
  written = kind == CR_PICTURE_FILE_SVG ? write_svg (self, scale, sink, error)
            : get_band_height (self) < self->box.height
                ? write_pdf (self, scale, sink, error)
                : write_page (self, kind, scale, sink, error);
  self->options.detail = detail;
  self->options.layers = layers;
  return written;
}

gboolean
cr_sheet_write_file (CrSheet *self,
                     CrPictureFileKind kind,
                     double scale,
                     const CrPictureSink *sink,
                     GError **error)
{
  gboolean vectors = kind != CR_PICTURE_FILE_PNG;

  cr_sheet_set_medium (self, vectors ? CR_SHEET_PAPER : CR_SHEET_PIXELS);
  return vectors ? write_vectors (self, kind, scale, sink, error)
                 : write_page (self, kind, scale, sink, error);
}
