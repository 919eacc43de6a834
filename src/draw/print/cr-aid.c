/* cr-aid.c: tables and texts on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-aid.h"

#include <math.h>
#include <string.h>

#include "cr-error.h"
#include "cr-print-text.h"
#include "cr-text.h"

/* Sizes of letters are in points, all other lengths in millimetres. */
#define HEADING 14.0
#define TITLE 22.0
#define TEXT 9.0
#define ROW_GAP 1.0
#define FORM_ROW 8.0
#define BLOCK_GAP 4.0
/* The gap between the items of a list, and the indent of each step. */
#define ITEM_GAP 1.2
#define ITEM_STEP 4.0
#define LINE 0.15
/* The gap between columns, for each point of the letters' size. */
#define COLUMN_GAP 0.45
#define GUTTER 10.0
/* The foot of each page, with the title and the page's number. */
#define FOOT 7.0
#define FOOT_LETTERS 8.0
/* Small letters are moved down a little in their row, because they look too high. */
#define DROP 0.35
/* A table shorter than this part of the paper's height is not broken. */
#define LEAST_ROOM 60.0
#define WHOLE_TABLE 0.6
/* A picture takes no more of the paper's height. */
#define HIGHEST_PICTURE 0.5
/* A picture that is a little too high for what is left of a page is made smaller, to no less than
 * this share of its size. */
#define LEAST_PICTURE 0.75

typedef enum {
  BLOCK_TITLE,
  BLOCK_HEADING,
  BLOCK_TEXT,
  BLOCK_ITEM,
  BLOCK_PICTURE,
  BLOCK_TABLE,
  BLOCK_FORM
} BlockKind;

/**
 * Block:
 * @text: of a block that is no table
 * @table: of a block that is a table
 * @points: the size of its letters
 * @widths: of its columns, without the gaps between them
 * @depth: of an item, in steps
 * @picture: (nullable): of a block that is one
 */
typedef struct {
  BlockKind kind;
  char *text;
  CrWordsTable *table;
  double points;
  double *widths;
  int depth;
  cairo_surface_t *picture;
} Block;

/* The rows of a block from @first up to @end, in the column at @x of a page; of a text, 0 and 1. */
typedef struct {
  int page;
  guint block, first, end;
  double x, y, room;
} Run;

/* Where the next block is placed. @columns: how many the page has, each as wide as @room; @column:
 * the current one; @top: where the columns begin */
typedef struct {
  int page, column, columns;
  double y, top, room;
} Pen;

/* @runs: (element-type Run): computed when the pages are asked for */
struct _CrAid {
  CrPaper paper;
  double margin;
  char *title;
  GPtrArray *blocks;
  GArray *runs;
};

static void
block_free (gpointer data)
{
  Block *block = data;

  g_free (block->text);
  g_clear_pointer (&block->table, cr_words_table_free);
  g_free (block->widths);
  g_clear_pointer (&block->picture, cairo_surface_destroy);
  g_free (block);
}

static void
add_block (CrAid *self, BlockKind kind, const char *text, CrWordsTable *table, double points)
{
  Block *block = g_new0 (Block, 1);

  *block = (Block){ .kind = kind, .text = g_strdup (text), .table = table, .points = points };
  g_ptr_array_add (self->blocks, block);
}

gboolean
cr_aid_fits (const CrPaper *paper, double margin, GError **error)
{
  if (paper->width - 2 * margin >= LEAST_ROOM && paper->height - 2 * margin >= LEAST_ROOM)
    return TRUE;
  g_set_error_literal (error, CR_ERROR, CR_ERROR_LIMIT,
                       cr_text ("no table fits the paper: take a larger paper or less margin"));
  return FALSE;
}

CrAid *
cr_aid_new (const CrPaper *paper, double margin, const char *title)
{
  CrAid *self = g_new0 (CrAid, 1);

  self->paper = *paper;
  self->margin = margin;
  self->title = g_strdup (title);
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  return self;
}

void
cr_aid_free (CrAid *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_ptr_array_unref (self->blocks);
  g_clear_pointer (&self->runs, g_array_unref);
  g_free (self);
}

void
cr_aid_begin (CrAid *self, const char *title)
{
  add_block (self, BLOCK_TITLE, title, NULL, TITLE);
}

void
cr_aid_add_heading (CrAid *self, const char *text)
{
  add_block (self, BLOCK_HEADING, text, NULL, HEADING);
}

void
cr_aid_add_text (CrAid *self, const char *text)
{
  add_block (self, BLOCK_TEXT, text, NULL, TEXT);
}

void
cr_aid_add_item (CrAid *self, int depth, const char *text)
{
  Block *block;

  add_block (self, BLOCK_ITEM, text, NULL, TEXT);
  block = g_ptr_array_index (self->blocks, self->blocks->len - 1);
  block->depth = depth;
}

/* Of a PNG: what is read already */
typedef struct {
  const guchar *data;
  gsize n, at;
} Source;

static cairo_status_t
read_cb (void *data, unsigned char *out, unsigned int n)
{
  Source *source = data;

  if (source->n - source->at < n)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (out, source->data + source->at, n);
  source->at += n;
  return CAIRO_STATUS_SUCCESS;
}

void
cr_aid_add_picture (CrAid *self, GBytes *png)
{
  Source source = { .at = 0 };
  Block *block;

  source.data = g_bytes_get_data (png, &source.n);
  add_block (self, BLOCK_PICTURE, NULL, NULL, TEXT);
  block = g_ptr_array_index (self->blocks, self->blocks->len - 1);
  block->picture = cairo_image_surface_create_from_png_stream (read_cb, &source);
}

void
cr_aid_add_table (CrAid *self, CrWordsTable *table)
{
  add_block (self, BLOCK_TABLE, NULL, table, TEXT);
}

void
cr_aid_add_form (CrAid *self, CrWordsTable *table)
{
  add_block (self, BLOCK_FORM, NULL, table, TEXT);
}

/* The functions from here on write plain text. */

static void
underline_line (GString *text, const char *line, char with)
{
  g_string_append_printf (text, "%s\n", line);
  for (glong i = g_utf8_strlen (line, -1); i > 0; i--)
    g_string_append_c (text, with);
  g_string_append (text, "\n\n");
}

static void
append_block (GString *text, const Block *block)
{
  g_autofree char *table = block->table != NULL ? cr_words_table_format (block->table) : NULL;

  if (table != NULL)
    g_string_append_printf (text, "%s\n", table);
  else if (block->kind == BLOCK_TEXT)
    g_string_append_printf (text, "%s\n\n", block->text);
  else if (block->kind == BLOCK_PICTURE)
    return;
  else if (block->kind == BLOCK_ITEM)
    g_string_append_printf (text, "%*s%s\n", 2 * block->depth, "", block->text);
  else
    underline_line (text, block->text, block->kind == BLOCK_TITLE ? '=' : '-');
}

char *
cr_aid_dup_text (const CrAid *self)
{
  GString *text = g_string_new (NULL);
  const char *title = NULL;

  for (guint i = 0; i < self->blocks->len; i++) {
    const Block *block = g_ptr_array_index (self->blocks, i);

    /* The title is repeated on each page; plain text has no pages, so it is written once. */
    if (block->kind != BLOCK_TITLE || g_strcmp0 (title, block->text) != 0)
      append_block (text, block);
    if (block->kind == BLOCK_TITLE)
      title = block->text;
  }
  return g_string_free (text, FALSE);
}

/* The functions from here on measure blocks. */

static gboolean
is_table (const Block *block)
{
  return block->table != NULL;
}

static double
get_room (const CrAid *self)
{
  return self->paper.width - 2 * self->margin;
}

static double
measure_text (const char *text, double points, gboolean bold)
{
  const CrPrintLetter letter = { points, 0, bold };

  return cr_print_text_width (text, &letter);
}

static double
get_gap (const Block *block)
{
  return block->points * COLUMN_GAP;
}

static double
get_width (const Block *block)
{
  guint n = cr_words_table_n_columns (block->table);
  double width = (n - 1) * get_gap (block);

  for (guint i = 0; i < n; i++)
    width += block->widths[i];
  return width;
}

static void
measure_columns (Block *block)
{
  for (guint column = 0; column < cr_words_table_n_columns (block->table); column++) {
    double width =
        measure_text (cr_words_table_get_head (block->table, column), block->points, TRUE);

    for (guint row = 0; row < cr_words_table_n_rows (block->table); row++)
      width = MAX (width, measure_text (cr_words_table_get (block->table, row, column),
                                        block->points, FALSE));
    block->widths[column] = width;
  }
}

/* The remaining width of a form is divided equally among its columns. */
static void
spread_columns (Block *block, double over)
{
  guint n = cr_words_table_n_columns (block->table);

  for (guint i = 0; over > 0 && i < n; i++)
    block->widths[i] += over / n;
}

static void
fit_table (const CrAid *self, Block *block)
{
  double room = get_room (self);

  block->widths = g_new0 (double, cr_words_table_n_columns (block->table));
  measure_columns (block);
  if (get_width (block) > room) {
    block->points *= room / get_width (block);
    measure_columns (block);
  }
  if (block->kind == BLOCK_FORM)
    spread_columns (block, room - get_width (block));
}

static double
get_line (double points)
{
  return points / CR_PAPER_MM * 1.3;
}

static double
get_row (const Block *block)
{
  return block->kind == BLOCK_FORM ? FORM_ROW : get_line (block->points) + ROW_GAP;
}

static double
get_head (const Block *block)
{
  return get_line (block->points) + ROW_GAP;
}

static gboolean
is_bold (const Block *block)
{
  return block->kind == BLOCK_TITLE || block->kind == BLOCK_HEADING;
}

static double
get_indent (const Block *block)
{
  return block->depth * ITEM_STEP;
}

static double
get_text_height (const Block *block, double room)
{
  const CrPrintLetter letter = { block->points, 0, is_bold (block) };

  return cr_print_paragraph_height (room - get_indent (block), block->text, &letter);
}

/* Returns: its size in pixels */
static CrPoint
get_pixels (const Block *block)
{
  return (CrPoint){ MAX (1, cairo_image_surface_get_width (block->picture)),
                    MAX (1, cairo_image_surface_get_height (block->picture)) };
}

/* Returns: millimetres to a pixel */
static double
get_picture_scale (const CrAid *self, const Block *block, double room)
{
  CrPoint pixels = get_pixels (block);

  return MIN (room / pixels.x, self->paper.height * HIGHEST_PICTURE / pixels.y);
}

static double
get_height (const CrAid *self, const Block *block, double room)
{
  if (block->kind == BLOCK_PICTURE)
    return get_pixels (block).y * get_picture_scale (self, block, room);
  return is_table (block)
             ? get_head (block) + cr_words_table_n_rows (block->table) * get_row (block)
             : get_text_height (block, room);
}

/* The functions from here on place blocks. */

static void
put_rows (CrAid *self, const Pen *pen, guint block, guint first, guint end)
{
  Run run = { pen->page, block,    first, end, self->margin + pen->column * (pen->room + GUTTER),
              pen->y,    pen->room };

  g_array_append_val (self->runs, run);
}

static double
get_bottom (const CrAid *self)
{
  return self->paper.height - self->margin - FOOT;
}

static void
go_on (const CrAid *self, Pen *pen)
{
  if (++pen->column == pen->columns) {
    pen->column = 0;
    pen->page++;
    pen->top = self->margin;
  }
  pen->y = pen->top;
}

/* Returns: the gap below a block */
static double
get_gap_after (const CrAid *self, guint index)
{
  const Block *block = g_ptr_array_index (self->blocks, index);
  const Block *next =
      index + 1 < self->blocks->len ? g_ptr_array_index (self->blocks, index + 1) : NULL;

  return block->kind == BLOCK_ITEM && next != NULL && next->kind == BLOCK_ITEM ? ITEM_GAP
                                                                               : BLOCK_GAP;
}

/* Whether deeper items follow; the line then stays with the first of them, as a heading does. */
static gboolean
has_items (const CrAid *self, guint index)
{
  const Block *block = g_ptr_array_index (self->blocks, index);
  const Block *next = g_ptr_array_index (self->blocks, index + 1);

  return block->kind == BLOCK_ITEM && next->kind == BLOCK_ITEM && next->depth > block->depth;
}

static gboolean
leads_on (const CrAid *self, guint index)
{
  const Block *block = g_ptr_array_index (self->blocks, index);
  const Block *before = index > 0 ? g_ptr_array_index (self->blocks, index - 1) : NULL;

  return index + 1 < self->blocks->len &&
         (block->kind == BLOCK_HEADING || has_items (self, index) ||
          (block->kind == BLOCK_TEXT && before != NULL && before->kind == BLOCK_HEADING));
}

/* Returns: the height of what must stay together: a heading with what follows it, and a table that
 * is not too long */
static double
get_least (const CrAid *self, guint index, const Pen *pen)
{
  const Block *block = g_ptr_array_index (self->blocks, index);
  double height = get_height (self, block, pen->room);

  if (is_table (block) && height > (get_bottom (self) - self->margin) * WHOLE_TABLE)
    return get_head (block) + 2 * get_row (block);
  return leads_on (self, index)
             ? height + get_gap_after (self, index) + get_least (self, index + 1, pen)
             : height;
}

/* Rows for which there is no more room in a column go to the next. */
static void
lay_table (CrAid *self, guint index, Pen *pen)
{
  const Block *block = g_ptr_array_index (self->blocks, index);
  guint n = cr_words_table_n_rows (block->table), first = 0;

  do {
    double room = get_bottom (self) - pen->y - get_head (block);
    guint rows = MIN (n - first, (guint) MAX (1, floor (room / get_row (block))));

    put_rows (self, pen, index, first, first + rows);
    pen->y += get_head (block) + rows * get_row (block) + BLOCK_GAP;
    first += rows;
    if (first < n)
      go_on (self, pen);
  } while (first < n);
}

static void
lay_picture (CrAid *self, guint index, Pen *pen)
{
  const Block *block = g_ptr_array_index (self->blocks, index);
  double height = get_height (self, block, pen->room), left = get_bottom (self) - pen->y;
  double scale = get_picture_scale (self, block, pen->room);

  if (left < height * LEAST_PICTURE && pen->y > pen->top) {
    go_on (self, pen);
    left = get_bottom (self) - pen->y;
  }
  put_rows (self, pen, index, 0, 1);
  height = MIN (height, left);
  scale = MIN (scale, height / get_pixels (block).y);
  g_array_index (self->runs, Run, self->runs->len - 1).room = get_pixels (block).x * scale;
  pen->y += height + get_gap_after (self, index);
}

static void
lay_block (CrAid *self, guint index, Pen *pen)
{
  const Block *block = g_ptr_array_index (self->blocks, index);

  if (block->kind == BLOCK_PICTURE) {
    lay_picture (self, index, pen);
    return;
  }
  if (pen->y + get_least (self, index, pen) > get_bottom (self) && pen->y > pen->top)
    go_on (self, pen);
  if (is_table (block)) {
    lay_table (self, index, pen);
  } else {
    put_rows (self, pen, index, 0, 1);
    pen->y += get_height (self, block, pen->room) + get_gap_after (self, index);
  }
}

/* Returns: the first block of the next part */
static guint
find_end (const CrAid *self, guint first)
{
  guint end = first + 1;

  while (end < self->blocks->len &&
         ((const Block *) g_ptr_array_index (self->blocks, end))->kind != BLOCK_TITLE)
    end++;
  return end;
}

/* Tables that are narrow enough stand in two columns. */
static int
count_columns (const CrAid *self, guint first, guint end)
{
  double half = (get_room (self) - GUTTER) / 2;

  for (guint i = first; i < end; i++) {
    const Block *block = g_ptr_array_index (self->blocks, i);

    if (is_table (block) && (block->kind == BLOCK_FORM || get_width (block) > half))
      return 1;
  }
  return 2;
}

static void
lay_part (CrAid *self, guint first, guint end, Pen *pen)
{
  pen->column = 0;
  pen->columns = 1;
  pen->y = pen->top = self->margin;
  pen->room = get_room (self);
  if (((const Block *) g_ptr_array_index (self->blocks, first))->kind == BLOCK_TITLE)
    lay_block (self, first++, pen);
  pen->columns = count_columns (self, first, end);
  pen->room = (get_room (self) - (pen->columns - 1) * GUTTER) / pen->columns;
  pen->top = pen->y;
  for (guint i = first; i < end; i++)
    lay_block (self, i, pen);
  pen->page++;
}

static void
lay_out (CrAid *self)
{
  Pen pen = { 0 };

  self->runs = g_array_new (FALSE, FALSE, sizeof (Run));
  for (guint i = 0; i < self->blocks->len; i++) {
    Block *block = g_ptr_array_index (self->blocks, i);

    if (is_table (block))
      fit_table (self, block);
  }
  for (guint i = 0; i < self->blocks->len; i = find_end (self, i))
    lay_part (self, i, find_end (self, i), &pen);
}

/* The functions from here on paint. */

static void
draw_rule (cairo_t *cr, double x, double y, double width)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, width, 0);
  cairo_set_source_rgb (cr, 0.13, 0.13, 0.13);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

/* @row: −1 for the headings */
static void
paint_cells (cairo_t *cr, const Block *block, int row, double x, double y)
{

  for (guint i = 0; i < cr_words_table_n_columns (block->table); i++) {
    gboolean right = cr_words_table_is_number (block->table, i) && block->kind == BLOCK_TABLE;
    const CrPrintLetter letter = { block->points, right ? 1 : 0, row < 0 };
    const char *text = row < 0 ? cr_words_table_get_head (block->table, i)
                               : cr_words_table_get (block->table, (guint) row, i);

    cr_print_text (cr, (CrPoint){ x + (right ? block->widths[i] : 0), y }, text, &letter);
    x += block->widths[i] + get_gap (block);
  }
}

/* Every second row has a tint, which guides the eye. It is grey, as everything on these sheets, so
 * that it looks the same from any printer. */
static void
paint_band (cairo_t *cr, const Block *block, double x, double y)
{
  cairo_rectangle (cr, x - 1, y, get_width (block) + 2, get_row (block));
  cairo_set_source_rgb (cr, 0.93, 0.93, 0.93);
  cairo_fill (cr);
}

/* Draws lines between the columns of a form. */
static void
paint_uprights (cairo_t *cr, const Block *block, double x, double top, double bottom)
{
  x -= get_gap (block) / 2;
  for (guint i = 1; i < cr_words_table_n_columns (block->table); i++) {
    x += block->widths[i - 1] + get_gap (block);
    cairo_move_to (cr, x, top);
    cairo_line_to (cr, x, bottom);
  }
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
paint_row (cairo_t *cr, const Block *block, guint row, double x, double y)
{
  gboolean form = block->kind == BLOCK_FORM;

  if (!form && row % 2 == 1)
    paint_band (cr, block, x, y);
  paint_cells (cr, block, (int) row, x,
               y + (get_row (block) - get_line (block->points)) / 2 + DROP);
  if (form)
    draw_rule (cr, x, y + FORM_ROW, get_width (block));
}

static void
paint_table (cairo_t *cr, const Block *block, const Run *run)
{
  double y = run->y + get_head (block);

  paint_cells (cr, block, -1, run->x, run->y);
  draw_rule (cr, run->x, y, get_width (block));
  for (guint row = run->first; row < run->end; row++, y += get_row (block))
    paint_row (cr, block, row, run->x, y);
  if (block->kind == BLOCK_FORM)
    paint_uprights (cr, block, run->x, run->y, y);
  else
    draw_rule (cr, run->x, y, get_width (block));
}

static void
paint_picture (const CrAid *self, cairo_t *cr, const Block *block, const Run *run)
{
  double scale = get_picture_scale (self, block, run->room);
  CrPoint pixels = get_pixels (block);

  cairo_save (cr);
  cairo_translate (cr, run->x, run->y);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, block->picture, 0, 0);
  cairo_rectangle (cr, 0, 0, pixels.x, pixels.y);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
paint_run (const CrAid *self, cairo_t *cr, const Run *run)
{
  const Block *block = g_ptr_array_index (self->blocks, run->block);
  const CrPrintLetter letter = { block->points, 0, is_bold (block) };
  double indent = get_indent (block);
  CrBox box = { run->x + indent, run->y, run->room - indent, 0 };

  if (block->kind == BLOCK_PICTURE)
    paint_picture (self, cr, block, run);
  else if (is_table (block))
    paint_table (cr, block, run);
  else
    cr_print_paragraph (cr, box, block->text, &letter);
}

static int
count_pages (const CrAid *self)
{
  return self->runs->len > 0 ? g_array_index (self->runs, Run, self->runs->len - 1).page + 1 : 1;
}

static void
paint_foot (const CrAid *self, cairo_t *cr, int page)
{
  const CrPrintLetter left = { FOOT_LETTERS, 0, FALSE }, right = { FOOT_LETTERS, 1, FALSE };
  double y = self->paper.height - self->margin - FOOT + 2.5;
  g_autofree char *number = g_strdup_printf ("%d / %d", page + 1, count_pages (self));

  draw_rule (cr, self->margin, y, get_room (self));
  cr_print_text (cr, (CrPoint){ self->margin, y + 0.6 }, self->title != NULL ? self->title : "",
                 &left);
  cr_print_text (cr, (CrPoint){ self->paper.width - self->margin, y + 0.6 }, number, &right);
}

static void
paint_cb (cairo_t *cr, int page, gconstpointer data)
{
  const CrAid *self = data;

  cairo_save (cr);
  cairo_scale (cr, CR_PAPER_MM, CR_PAPER_MM);
  for (guint i = 0; i < self->runs->len; i++) {
    const Run *run = &g_array_index (self->runs, Run, i);

    if (run->page == page)
      paint_run (self, cr, run);
  }
  paint_foot (self, cr, page);
  cairo_restore (cr);
}

static char *
dup_label_cb (int page, gconstpointer data)
{
  return g_strdup_printf (cr_text ("Table %d"), page + 1);
}

CrPages
cr_aid_get_pages (CrAid *self)
{
  if (self->runs == NULL)
    lay_out (self);
  return (CrPages){ .n = count_pages (self),
                    .paper = { self->paper.width * CR_PAPER_MM, self->paper.height * CR_PAPER_MM },
                    .about.title = self->title,
                    .paint = paint_cb,
                    .dup_label = dup_label_cb,
                    .data = self };
}
