/* cr-print-svg.c: a page as a drawing in layers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-print-private.h"
#include "cr-svg-file.h"
#include "cr-text.h"

/* @part: (nullable): NULL for a page without layers; @marks: paint only the marks of the page */
typedef struct {
  const CrPrint *print;
  const CrPrintPart *part;
  int page, sheet;
  gboolean marks;
} Page;

static void
paint_cb (cairo_t *cr, gpointer data)
{
  const Page *page = data;

  if (page->part == NULL) {
    cr_print_paint (page->print, cr, page->page);
    return;
  }
  cr_print_turn_to_room (page->print, cr);
  if (page->marks)
    cr_print_paint_marks (page->print, page->part, cr, page->sheet);
  else
    cr_print_paint_part (page->print, page->part, cr,
                         cr_tiling_get_part (&page->part->tiling, page->sheet));
}

static gboolean
write_layers (CrSvgFile *file, Page *page, GError **error)
{
  gboolean good = TRUE;
  guint before = cr_sheet_set_layers (page->part->sheet, 0);
  guint all = before != 0 ? before : G_MAXUINT;

  for (int layer = 0; good && layer < CR_N_PAINT_LAYERS; layer++) {
    const char *label, *id = cr_sheet_get_layer ((CrPaintLayer) layer, &label);

    cr_sheet_set_layers (page->part->sheet, all & 1u << layer);
    good = cr_svg_file_begin_layer (file, id, label, error) &&
           (!(all & 1u << layer) || cr_svg_file_add (file, paint_cb, page, error));
  }
  cr_sheet_set_layers (page->part->sheet, before);
  page->marks = TRUE;
  return good && cr_svg_file_begin_layer (file, "joining", cr_text ("Joining marks"), error) &&
         cr_svg_file_add (file, paint_cb, page, error);
}

gboolean
cr_print_write_svg (const CrPrint *self, int page, const CrPictureSink *sink, GError **error)
{
  CrPoint paper = cr_print_get_paper (self);
  Page it = { .print = self, .page = page };
  g_autoptr (CrSvgFile) file = cr_svg_file_new (paper.x, paper.y, sink, error);

  it.part =
      page < cr_print_count_map_pages (self) ? cr_print_find_sheet (self, page, &it.sheet) : NULL;
  if (file == NULL)
    return FALSE;
  if (it.part != NULL ? !write_layers (file, &it, error)
                      : !cr_svg_file_begin_layer (file, "page", cr_text ("Page"), error) ||
                            !cr_svg_file_add (file, paint_cb, &it, error))
    return FALSE;
  return cr_svg_file_end (file, error);
}
