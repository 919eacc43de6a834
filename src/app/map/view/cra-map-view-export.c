/* cra-map-view-export.c: what the map view shows, as a picture in a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-export.h"

#include "cra-map-view-private.h"

#include "cr-map-words.h"

struct _CraExport {
  CrPictureFileKind kind;
  CraMirror *mirror;
  CrSheet *sheet;
};

static void
tell_about (CraMapView *self, CrSheet *sheet)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  CrFileState state = cre_document_copy_disk_state (CRE_DOCUMENT (self->document));
  g_autofree char *authors = cr_map_dup_authors (map), *date = cr_file_state_dup_date (&state);

  cr_sheet_set_about (
      sheet, &(CrPictureAbout){ cr_map_get_title (map, g_get_language_names ()), authors, date });
}

CraExport *
cra_map_view_new_export (CraMapView *self, CrPictureFileKind kind)
{
  CraExport *export = g_new0 (CraExport, 1);
  CrPaintOptions options;
  double px = kind == CR_PICTURE_FILE_PNG ? CR_SHEET_HEX_PIXELS : CR_SHEET_PAPER_DOTS;
  CrSheet *overlay = cra_map_view_new_overlay (self, px);
  CrSheet *answers = cra_map_view_new_answers (self);
  CrLegend *legend = cra_map_view_new_legend (self);

  cr_sheet_freeze (answers, px);
  export->kind = kind;
  export->mirror = cra_mirror_ref (self->mirror);
  cra_map_view_read_options (self, &options);
  export->sheet = cra_map_view_new_sheet (self, &options);
  if (overlay != NULL)
    cr_sheet_add_sheet (export->sheet, overlay);
  cr_sheet_add_sheet (export->sheet, answers);
  if (legend != NULL)
    cr_sheet_add_legend (export->sheet, legend);
  tell_about (self, export->sheet);
  return export;
}

static void
include_point (CrBox *box, CrPoint point)
{
  double right = MAX (box->x + box->width, point.x), bottom = MAX (box->y + box->height, point.y);

  box->x = MIN (box->x, point.x);
  box->y = MIN (box->y, point.y);
  box->width = right - box->x;
  box->height = bottom - box->y;
}

void
cra_export_set_places (CraExport *self, const CrMap *map, const GArray *places)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrPoint first = cr_layout_centre (grid, g_array_index (places, CrPlace, 0).hex);
  CrBox part = { first.x, first.y, 0, 0 };

  for (guint i = 0; i < places->len; i++)
    for (int corner = 0; corner < CR_N_DIRECTIONS; corner++)
      include_point (&part,
                     cr_layout_corner (grid, g_array_index (places, CrPlace, i).hex, corner));
  part = cr_box_cut (part, cr_layout_frame (grid));
  cr_sheet_set_part (self->sheet, &part);
}

void
cra_export_set_watcher (CraExport *self,
                        gboolean (*progress) (double done, gpointer watcher),
                        gpointer watcher)
{
  cr_sheet_set_watcher (self->sheet, progress, watcher);
}

const char *
cra_export_get_hint (const CraExport *self)
{
  return cr_sheet_get_hint (self->sheet, self->kind);
}

void
cra_export_free (CraExport *self)
{
  if (self == NULL)
    return;
  cr_sheet_free (self->sheet);
  cra_mirror_unref (self->mirror);
  g_free (self);
}

gboolean
cra_export_write (CraExport *self, const CrPictureSink *sink, GError **error)
{
  double scale = self->kind == CR_PICTURE_FILE_PNG
                     ? CR_SHEET_HEX_PIXELS
                     : cr_sheet_find_scale (self->kind, CR_SHEET_HEX_MM);

  return cra_mirror_write_file (self->mirror, self->sheet, self->kind, scale, sink, error);
}
