/* render-paper.c: prints a map on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-paper.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "cli-surface.h"
#include "cr-error.h"
#include "cr-save.h"
#include "cr-text.h"

#define DPI 300.0
#define MOST_DPI 1200
#define MOST_MARGIN 100

void
cli_paper_clear (CliPaper *paper)
{
  g_free (paper->paper);
  g_free (paper->way);
  g_free (paper->margin);
  g_free (paper->overlap);
  g_free (paper->dpi);
  g_free (paper->pages);
  g_free (paper->measured);
  g_free (paper->fit);
}

gsize
cli_paper_add_entries (CliPaper *paper, GOptionEntry *entries, gsize n)
{
  const GOptionEntry rows[] = {
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper->paper,
      N_ ("Put it on sheets of this paper: A4, Letter, … or its sides in millimetres, 320x450"),
      N_ ("PAPER") },
    { "way", 0, 0, G_OPTION_ARG_STRING, &paper->way, N_ ("How the paper lies"),
      "fewer|upright|sideways" },
    { "margin", 0, 0, G_OPTION_ARG_STRING, &paper->margin,
      N_ ("Rim of the paper that the printer leaves white, in millimetres (10)"), N_ ("MM") },
    { "fit", 0, 0, G_OPTION_ARG_STRING, &paper->fit,
      N_ ("Instead of a size: so many hexes with the margin of the map on one sheet: 26x16"),
      N_ ("CxR") },
    { "overlap", 0, 0, G_OPTION_ARG_STRING, &paper->overlap,
      N_ ("What neighbouring sheets share, in millimetres (10)"), N_ ("MM") },
    { "whole-hexes", 0, 0, G_OPTION_ARG_NONE, &paper->whole_hexes,
      N_ ("Let neighbouring sheets share so much that each hex is whole on one of them"), NULL },
    { "no-marks", 0, 0, G_OPTION_ARG_NONE, &paper->no_marks,
      N_ ("Leave out what helps to put the sheets together"), NULL },
    { "no-overview", 0, 0, G_OPTION_ARG_NONE, &paper->no_overview,
      N_ ("Leave out the page that shows how the sheets lie"), NULL },
    { "measured", 0, 0, G_OPTION_ARG_STRING, &paper->measured,
      N_ ("What the printed rulers of 100 mm really measure, across and down: 98.5,99.2"),
      N_ ("X,Y") },
    { "pages", 0, 0, G_OPTION_ARG_STRING, &paper->pages,
      N_ ("Only these, by number or name: 1,3-5 or B2"), N_ ("PAGES") },
    { "dpi", 0, 0, G_OPTION_ARG_STRING, &paper->dpi,
      N_ ("Pixels to the inch of a page as a picture (300)"), N_ ("N") },
  };

  g_assert (n >= G_N_ELEMENTS (rows));
  memcpy (entries, rows, sizeof rows);
  return G_N_ELEMENTS (rows);
}

gboolean
cli_paper_check_none (const CliPaper *paper, gboolean floors, gboolean separate, GError **error)
{
  const struct {
    const char *option;
    gboolean given;
  } options[] = { { "--way", paper->way != NULL },
                  { "--margin", paper->margin != NULL },
                  { "--fit", paper->fit != NULL },
                  { "--overlap", paper->overlap != NULL },
                  { "--whole-hexes", paper->whole_hexes },
                  { "--no-marks", paper->no_marks },
                  { "--no-overview", paper->no_overview },
                  { "--measured", paper->measured != NULL },
                  { "--pages", paper->pages != NULL },
                  { "--dpi", paper->dpi != NULL },
                  { "--floors", floors },
                  { "--separate", separate } };

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].given) {
      g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                   _ ("found %s without --paper, which it is for"), options[i].option);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_measured (const char *text, CrTilingWish *wish, GError **error)
{
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, ",", 2) : NULL;
  double x = 100, y = 100;

  if (text == NULL)
    return TRUE;
  if (!cli_read_number ("--measured", words[0], 80, 120, &x, error) ||
      !cli_read_number ("--measured", words[1] != NULL ? words[1] : words[0], 80, 120, &y, error))
    return FALSE;
  wish->stretch_x = x / 100;
  wish->stretch_y = y / 100;
  return TRUE;
}

gboolean
cli_paper_read (const CliPaper *paper, CrPrintWish *wish, GError **error)
{
  static const char *const ways[] = { "fewer", "upright", "sideways", NULL };
  int way;

  if (!cr_paper_parse (paper->paper, &wish->tiling.paper, error) ||
      !cli_read_name ("--way", paper->way, ways, &way, error) ||
      !cli_read_number ("--margin", paper->margin, 0, MOST_MARGIN, &wish->tiling.margin, error) ||
      !cli_read_number ("--overlap", paper->overlap, 0, MOST_MARGIN, &wish->tiling.overlap,
                        error) ||
      !read_measured (paper->measured, &wish->tiling, error))
    return FALSE;
  wish->tiling.way = (CrPrintWay) way;
  wish->whole_hexes = paper->whole_hexes;
  wish->marks = !paper->no_marks;
  wish->overview = !paper->no_overview;
  return TRUE;
}

static gboolean
refuse_page (const CrPages *all, const char *word, GError **error)
{
  int n = all->n;
  g_autofree char *shown = cr_text_show (word), *last = all->dup_label (n - 1, all->data);

  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found %s %s, expected pages from 1 to %d or their names, the last of which is "
                  "%s"),
               "--pages", shown, n, last);
  return FALSE;
}

/* "3", "2-5", "B2". */
static gboolean
read_pages_word (const CrPages *all, const char *word, GArray *pages, GError **error)
{
  g_auto (GStrv) ends = g_strsplit (word, "-", 2);
  int n = all->n, first, last, named = cr_pages_find (all, word);

  if (named >= 0) {
    g_array_append_val (pages, named);
    return TRUE;
  }
  if (ends[0] == NULL || !cr_text_parse_int (ends[0], 1, n, &first) ||
      !cr_text_parse_int (ends[1] != NULL ? ends[1] : ends[0], first, n, &last))
    return refuse_page (all, word, error);
  for (int page = first - 1; page < last; page++)
    g_array_append_val (pages, page);
  return TRUE;
}

/* Returns: (nullable): NULL with an error */
static GArray *
read_pages (const CliPaper *paper, const CrPages *all, GError **error)
{
  g_autoptr (GArray) pages = g_array_new (FALSE, FALSE, sizeof (int));
  g_auto (GStrv) words = g_strsplit (paper->pages != NULL ? paper->pages : "", ",", -1);

  for (int page = 0; paper->pages == NULL && page < all->n; page++)
    g_array_append_val (pages, page);
  for (char **word = words; *word != NULL; word++)
    if (!read_pages_word (all, g_strstrip (*word), pages, error))
      return NULL;
  return g_steal_pointer (&pages);
}

typedef struct {
  const CrPages *all;
  int page;
  double scale;
} Page;

static void
paint_page_cb (cairo_t *cr, gpointer data)
{
  const Page *page = data;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, page->scale, page->scale);
  page->all->paint (cr, page->page, page->all->data);
}

/**
 * Output: pages that are written into a file while they are drawn.
 * @pages: (element-type int): which pages
 */
typedef struct {
  const CrPages *all;
  const GArray *pages;
  CrPictureFileKind kind;
  double dpi;
} Output;

/* A picture contains a single page. */
static gboolean
write_picture (const Output *output, const CrPictureSink *sink, GError **error)
{
  Page page = { output->all, g_array_index (output->pages, int, 0),
                output->kind == CR_PICTURE_FILE_PNG ? output->dpi / 72 : 1 };
  CrPoint paper = output->all->paper;
  CrPictureFile file = { .kind = output->kind,
                         .width = round (paper.x * page.scale),
                         .height = round (paper.y * page.scale),
                         .paint = paint_page_cb,
                         .data = &page };

  if (output->pages->len == 1)
    return output->kind == CR_PICTURE_FILE_SVG && output->all->write_svg != NULL
               ? output->all->write_svg (page.page, sink, output->all->data, error)
               : cr_picture_file_write (&file, sink, error);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("a picture holds one page and there are %u: choose one with --pages, or write a "
                  ".pdf"),
               output->pages->len);
  return FALSE;
}

static gboolean
fill_cb (CrSaving *saving, gpointer data, GError **error)
{
  Output *output = data;
  const CrPictureSink sink = { cr_save_put, saving };

  return output->kind == CR_PICTURE_FILE_PDF
             ? cr_pages_write_pdf (output->all, output->pages, NULL, NULL, &sink, error)
             : write_picture (output, &sink, error);
}

gboolean
cli_paper_save (const CliPaper *paper,
                const CrPages *all,
                CrPictureFileKind kind,
                const char *path,
                GError **error)
{
  g_autoptr (GArray) pages = NULL;
  Output output = { .all = all, .kind = kind, .dpi = DPI };

  if (!cli_read_number ("--dpi", paper->dpi, 10, MOST_DPI, &output.dpi, error))
    return FALSE;
  pages = read_pages (paper, all, error);
  output.pages = pages;
  return pages != NULL && cr_save_pieces (path, fill_cb, &output, error);
}

gboolean
cli_paper_read_fit (const CliPaper *paper, int *columns_out, int *rows_out, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (paper->fit != NULL ? paper->fit : "", "xX", 2);

  if (paper->fit == NULL)
    return FALSE;
  if (g_strv_length (words) == 2 && cr_text_parse_int (words[0], 1, 1000, columns_out) &&
      cr_text_parse_int (words[1], 1, 1000, rows_out))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s %s, expected 26x16"), "--fit",
               paper->fit);
  return FALSE;
}
