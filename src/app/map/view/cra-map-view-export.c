/* cra-map-view-export.c: what the map view shows, as a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-export.h"

#include "cra-map-view-private.h"

/* Of a hex of a picture, in pixels; of a print, in points for 26 mm and, for what must not fall
 * below what an eye can see, in dots. */
#define PICTURE_PIXELS 72
#define PRINT_POINTS (26 / 25.4 * 72)
#define PRINT_DOTS 200

/* @overlay, @answers: (nullable) */
struct _CraExport {
  CrPictureFileKind kind;
  CrBox sheet;
  CraSource *map, *overlay;
  cairo_surface_t *answers;
};

static double
get_unit (CrPictureFileKind kind)
{
  return kind == CR_PICTURE_FILE_PNG ? PICTURE_PIXELS : PRINT_POINTS;
}

static double
get_pixels (CrPictureFileKind kind)
{
  return kind == CR_PICTURE_FILE_PNG ? PICTURE_PIXELS : PRINT_DOTS;
}

/* A line of fire or a way is drawn from what changes with the pointer, so it is kept as it is. */
static cairo_surface_t *
record_answers (CraMapView *self, CrPictureFileKind kind)
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  CrOverlayStyle style = { CR_VARIANT_COLOUR, get_pixels (kind), { 0 } };

  cairo_scale (cr, style.px, style.px);
  cra_map_view_draw_answers_in (self, cr, &style);
  cairo_destroy (cr);
  return recording;
}

/* Returns: (transfer full): for the worker */
CraExport *
cra_map_view_new_export (CraMapView *self, CrPictureFileKind kind)
{
  CraExport *export = g_new0 (CraExport, 1);

  export->kind = kind;
  export->sheet = cr_paint_sheet_box (cre_document_get_map (self->document));
  export->map = cra_map_view_new_picture_source (self);
  export->overlay = cra_map_view_new_overlay_source (self, get_pixels (kind));
  export->answers = record_answers (self, kind);
  return export;
}

void
cra_export_free (CraExport *self)
{
  if (self == NULL)
    return;
  cra_source_unref (self->map);
  g_clear_pointer (&self->overlay, cra_source_unref);
  cairo_surface_destroy (self->answers);
  g_free (self);
}

static void
paint_cb (cairo_t *cr, gpointer data)
{
  const CraExport *self = data;
  double unit = get_unit (self->kind), pixels = get_pixels (self->kind);

  cairo_scale (cr, unit, unit);
  cairo_translate (cr, -self->sheet.x, -self->sheet.y);
  cra_source_draw (self->map, cr, &self->sheet, unit);
  if (self->overlay != NULL)
    cra_source_draw (self->overlay, cr, &self->sheet, unit);
  cairo_scale (cr, 1 / pixels, 1 / pixels);
  cairo_set_source_surface (cr, self->answers, 0, 0);
  cairo_paint (cr);
}

/* Worker thread. Returns: (transfer full) (nullable): the file */
GBytes *
cra_export_draw (CraExport *self, GError **error)
{
  CrPictureFile file = { self->kind, self->sheet.width * get_unit (self->kind),
                         self->sheet.height * get_unit (self->kind), paint_cb, self };

  return cr_picture_file_draw (&file, error);
}
