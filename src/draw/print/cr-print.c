/* cr-print.c: prints maps at true scale, page by page. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-print-private.h"

#include "cr-text.h"

#include <math.h>

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

void
cr_print_wish_init (CrPrintWish *wish)
{
  gsize n;

  *wish = (CrPrintWish){ .tiling = { .paper = cr_papers_get (&n)[0],
                                     .way = CR_PRINT_FEWER,
                                     .margin = 10,
                                     .overlap = 10,
                                     .stretch_x = 1,
                                     .stretch_y = 1 },
                         .hex_mm = CR_SHEET_HEX_MM,
                         .marks = TRUE,
                         .overview = TRUE };
}

static void
part_free (gpointer data)
{
  CrPrintPart *part = data;

  cr_sheet_free (part->sheet);
  g_free (part->name);
  g_free (part);
}

CrPrint *
cr_print_new (const CrGrid *grid, const CrPrintWish *wish)
{
  CrPrint *self = g_new0 (CrPrint, 1);

  self->grid = *grid;
  self->wish = *wish;
  self->title = g_strdup (wish->title);
  self->author = g_strdup (wish->author);
  self->date = g_strdup (wish->date);
  self->hex_width = wish->hex_mm / CR_LAYOUT_PITCH;
  self->parts = g_ptr_array_new_with_free_func (part_free);
  return self;
}

void
cr_print_free (CrPrint *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->aid, cr_aid_free);
  g_clear_pointer (&self->counters, cr_counters_free);
  g_free (self->title);
  g_free (self->author);
  g_free (self->date);
  g_ptr_array_unref (self->parts);
  g_free (self);
}

/* Sets where hexes lie on the picture. */
static CrTilingWish
find_tiling_wish (const CrPrint *self, CrBox box)
{
  CrTilingWish wish = self->wish.tiling;
  double width = self->hex_width, height = self->wish.hex_mm;
  CrPoint hex = { width, height }, pitch = { width * 0.75, height };

  if (self->grid.orientation == CR_POINTY) {
    hex = (CrPoint){ hex.y, hex.x };
    pitch = (CrPoint){ pitch.y, pitch.x };
  }
  wish.hex = self->wish.whole_hexes ? hex : (CrPoint){ 0, 0 };
  wish.pitch = pitch;
  wish.first = (CrPoint){ -box.x * width, -box.y * width };
  return wish;
}

double
cr_print_count_hexes (const CrPrint *self, const CrPrintPart *part, CrPoint room)
{
  double width = MIN (room.x, part->picture.x), height = MIN (room.y, part->picture.y);

  return width * height / (self->hex_width * 0.75 * self->wish.hex_mm);
}

gboolean
cr_print_add (CrPrint *self, CrSheet *sheet, gboolean is_map, const char *name, GError **error)
{
  CrPrintPart *part = g_new0 (CrPrintPart, 1);
  CrBox box = cr_sheet_get_box (sheet);
  CrTilingWish wish = find_tiling_wish (self, box);

  cr_sheet_set_medium (sheet, CR_SHEET_PAPER);
  part->sheet = sheet;
  part->name = g_strdup (name);
  part->is_map = is_map;
  part->picture = (CrPoint){ box.width * self->hex_width, box.height * self->hex_width };
  g_ptr_array_add (self->parts, part);
  if (!cr_tiling_make (&wish, part->picture, &part->tiling, error))
    return FALSE;
  cr_sheet_suit_page (sheet, cr_print_count_hexes (self, part, part->tiling.room));
  return TRUE;
}

void
cr_print_set_art (CrPrint *self, CrArt *art)
{
  for (guint i = 0; i < self->parts->len; i++) {
    const CrPrintPart *part = self->parts->pdata[i];

    if (part->is_map)
      cr_sheet_set_art (part->sheet, art);
  }
}

const CrTiling *
cr_print_get_tiling (const CrPrint *self)
{
  return &((const CrPrintPart *) self->parts->pdata[0])->tiling;
}

int
cr_print_count_sheets (const CrPrint *self, CrPrintWay way)
{
  int n = 0;

  for (guint i = 0; i < self->parts->len; i++) {
    const CrPrintPart *part = self->parts->pdata[i];
    CrTilingWish wish = find_tiling_wish (self, cr_sheet_get_box (part->sheet));
    CrTiling tiling;

    wish.way = way;
    if (!cr_tiling_make (&wish, part->picture, &tiling, NULL))
      return 0;
    n += cr_tiling_count (&tiling);
  }
  return n;
}

/* Returns: the size in W of so many hexes with the margin of the map */
static CrPoint
measure_hexes (const CrPrint *self, int columns, int rows)
{
  CrGrid grid = self->grid;
  CrBox box = cr_sheet_get_box (((const CrPrintPart *) self->parts->pdata[0])->sheet);
  CrBox all = cr_layout_frame (&grid), frame;

  grid.columns = columns;
  grid.rows = rows;
  frame = cr_layout_frame (&grid);
  return (CrPoint){ frame.width + box.width - all.width, frame.height + box.height - all.height };
}

double
cr_print_find_hex (const CrPrint *self, int columns, int rows)
{
  const CrTilingWish *wish = &self->wish.tiling;
  CrPoint need = measure_hexes (self, columns, rows);
  double best = 0;

  for (int sideways = 0; sideways < 2; sideways++) {
    double width = sideways ? wish->paper.height : wish->paper.width;
    double height = sideways ? wish->paper.width : wish->paper.height;
    CrPoint room = { (width - 2 * wish->margin) * wish->stretch_x,
                     (height - 2 * wish->margin) * wish->stretch_y };

    if (wish->way == CR_PRINT_FEWER || (wish->way == CR_PRINT_SIDEWAYS) == (sideways == 1))
      best = MAX (best, MIN (room.x / need.x, room.y / need.y));
  }
  /* The size is rounded down to hundredths, so that rounding does not need a second sheet. */
  return floor (MAX (0, best * CR_LAYOUT_PITCH) * 100) / 100;
}

CrPoint
cr_print_get_size (const CrPrint *self)
{
  return ((const CrPrintPart *) self->parts->pdata[0])->picture;
}

static int
n_sheets (const CrPrint *self)
{
  int n = 0;

  for (guint i = 0; i < self->parts->len; i++)
    n += cr_tiling_count (&((const CrPrintPart *) self->parts->pdata[i])->tiling);
  return n;
}

CrAid *
cr_print_add_aid (CrPrint *self, GError **error)
{
  CrPoint size = cr_print_get_tiling (self)->paper;
  const CrPaper paper = { NULL, size.x, size.y };

  if (!cr_aid_fits (&paper, self->wish.tiling.margin, error))
    return NULL;
  g_clear_pointer (&self->aid, cr_aid_free);
  self->aid = cr_aid_new (&paper, self->wish.tiling.margin, self->title);
  return self->aid;
}

gboolean
cr_print_has_tables (const CrPrint *self)
{
  return self->aid != NULL;
}

char *
cr_print_dup_text (const CrPrint *self)
{
  return cr_aid_dup_text (self->aid);
}

CrCounters *
cr_print_add_counters (CrPrint *self, const CrCountersWish *wish, GError **error)
{
  CrPoint size = cr_print_get_tiling (self)->paper;
  CrCountersWish own = *wish;

  own.paper = (CrPaper){ NULL, size.x, size.y };
  own.margin = self->wish.tiling.margin;
  g_clear_pointer (&self->counters, cr_counters_free);
  self->counters = cr_counters_new (&own, error);
  return self->counters;
}

int
cr_print_count_map_pages (const CrPrint *self)
{
  return self->wish.no_map ? 0 : n_sheets (self) + (self->wish.overview ? 1 : 0);
}

/* Returns: the pages after the map to which that page belongs. @page: counts all pages; changed to
 * count those of the result */
static CrPages
find_behind (const CrPrint *self, int *page)
{
  CrPages aid = { .n = 0 };

  *page -= cr_print_count_map_pages (self);
  if (self->aid != NULL)
    aid = cr_aid_get_pages (self->aid);
  if (*page < aid.n)
    return aid;
  *page -= aid.n;
  return cr_counters_get_pages (self->counters);
}

int
cr_print_n_pages (const CrPrint *self)
{
  return cr_print_count_map_pages (self) +
         (self->aid != NULL ? cr_aid_get_pages (self->aid).n : 0) +
         (self->counters != NULL ? cr_counters_get_pages (self->counters).n : 0);
}

const CrPrintPart *
cr_print_find_sheet (const CrPrint *self, int page, int *sheet_out)
{
  *sheet_out = page;
  for (guint i = 0; i < self->parts->len; i++) {
    const CrPrintPart *part = self->parts->pdata[i];

    if (*sheet_out < cr_tiling_count (&part->tiling))
      return part;
    *sheet_out -= cr_tiling_count (&part->tiling);
  }
  return NULL;
}

char *
cr_print_dup_label (const CrPrint *self, int page)
{
  int sheet;
  const CrPrintPart *part = cr_print_find_sheet (self, page, &sheet);
  g_autofree char *label = NULL;

  if (page >= cr_print_count_map_pages (self)) {
    CrPages behind = find_behind (self, &page);

    return behind.dup_label (page, behind.data);
  }
  if (part == NULL)
    return g_strdup (cr_text ("Overview"));
  label = cr_tiling_dup_label (&part->tiling, sheet);
  return part->name != NULL && self->parts->len > 1 ? g_strdup_printf ("%s %s", part->name, label)
                                                    : g_steal_pointer (&label);
}

CrPoint
cr_print_get_paper (const CrPrint *self)
{
  CrPoint paper = cr_print_get_tiling (self)->paper;

  return (CrPoint){ paper.x * CR_PAPER_MM, paper.y * CR_PAPER_MM };
}

static char *
dup_paper_name (const CrPaper *paper)
{
  return paper->name != NULL ? g_strdup (paper->name)
                             : g_strdup_printf ("%g × %g mm", paper->width, paper->height);
}

/* "8 sheets of A4, upright, and the overview" */
static char *
describe_map (const CrPrint *self, const char *paper)
{
  int n = n_sheets (self);
  /* Translators: "8 sheets of A4, upright" */
  g_autofree char *sheets = g_strdup_printf (
      ngettext ("%d sheet of %s, %s", "%d sheets of %s, %s", n), n, paper,
      cr_print_get_tiling (self)->sideways ? cr_text ("sideways") : cr_text ("upright"));

  return self->wish.overview ? g_strdup_printf (cr_text ("%s, and the overview"), sheets)
                             : g_steal_pointer (&sheets);
}

char *
cr_print_describe (const CrPrint *self)
{
  int n = cr_print_n_pages (self);
  g_autofree char *paper = dup_paper_name (&self->wish.tiling.paper);

  return self->wish.no_map
             ? g_strdup_printf (ngettext ("%d page of %s", "%d pages of %s", n), n, paper)
             : describe_map (self, paper);
}

const char *
cr_print_get_hint (const CrPrint *self)
{
  for (guint i = 0; !self->wish.no_map && i < self->parts->len; i++)
    if (cr_sheet_is_plain (((const CrPrintPart *) self->parts->pdata[i])->sheet))
      return cr_text ("So many hexes on a page are drawn plainly: make them larger, or the paper "
                      "smaller.");
  return NULL;
}

void
cr_print_paint_part (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, CrBox box)
{
  CrBox whole = cr_sheet_get_box (part->sheet);
  double width = self->hex_width;
  CrBox clip = { whole.x + box.x / width, whole.y + box.y / width, box.width / width,
                 box.height / width };

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, box.width, box.height);
  cairo_clip (cr);
  cairo_scale (cr, width, width);
  cairo_translate (cr, -clip.x, -clip.y);
  cr_sheet_paint (part->sheet, cr, &clip, width * CR_PAPER_MM);
  cairo_restore (cr);
}

void
cr_print_turn_to_room (const CrPrint *self, cairo_t *cr)
{
  const CrTilingWish *wish = &self->wish.tiling;

  cairo_scale (cr, CR_PAPER_MM, CR_PAPER_MM);
  cairo_translate (cr, wish->margin, wish->margin);
  cairo_scale (cr, 1 / wish->stretch_x, 1 / wish->stretch_y);
}

static void
paint_map_page (const CrPrint *self, cairo_t *cr, int page)
{
  int sheet;
  const CrPrintPart *part = cr_print_find_sheet (self, page, &sheet);

  cairo_save (cr);
  cr_print_turn_to_room (self, cr);
  if (part == NULL)
    cr_print_paint_overview (self, cr);
  else {
    cr_print_paint_part (self, part, cr, cr_tiling_get_part (&part->tiling, sheet));
    cr_print_paint_marks (self, part, cr, sheet);
  }
  cairo_restore (cr);
}

void
cr_print_paint (const CrPrint *self, cairo_t *cr, int page)
{
  if (page >= cr_print_count_map_pages (self)) {
    CrPages behind = find_behind (self, &page);

    behind.paint (cr, page, behind.data);
  } else
    paint_map_page (self, cr, page);
}

static void
paint_cb (cairo_t *cr, int page, gconstpointer data)
{
  cr_print_paint (data, cr, page);
}

static char *
dup_label_cb (int page, gconstpointer data)
{
  return cr_print_dup_label (data, page);
}

static gboolean
write_svg_cb (int page, const CrPictureSink *sink, gconstpointer data, GError **error)
{
  return cr_print_write_svg (data, page, sink, error);
}

CrPages
cr_print_get_pages (const CrPrint *self)
{
  return (CrPages){ cr_print_n_pages (self),
                    cr_print_get_paper (self),
                    { self->title, self->author, self->date },
                    paint_cb,
                    dup_label_cb,
                    write_svg_cb,
                    self };
}
