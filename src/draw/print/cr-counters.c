/* cr-counters.c: sheets of counters to be cut out. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-counters.h"

#include <math.h>

#include "cr-error.h"
#include "cr-sheet.h"
#include "cr-text.h"

/* The marks for cutting around a block, in millimetres: their distance, length and width. */
#define MARK_GAP 1.0
#define MARK 3.0
#define MARK_LINE 0.15
#define SLACK 1e-6

/* A counter of a man, or of a marker if it has one. @has_back: the man has a back */
typedef struct {
  CrToken front, back;
  gboolean has_back;
  const CrMarker *marker;
} Counter;

/* The lengths of counters; those of riders have pages of their own. */
typedef enum { KIND_SQUARE, KIND_LONG, N_KINDS } Kind;

/* @columns, @rows: on a page, or on half of a folded page */
typedef struct {
  CrPoint size;
  int columns, rows;
  GArray *counters;
} Block;

struct _CrCounters {
  CrCountersWish wish;
  Block blocks[N_KINDS];
  GStringChunk *names;
  GPtrArray *markers; /* CrMarker */
  GPtrArray *faces;   /* GBytes */
  CrSymbols *symbols;
};

/* A page with a block of counters. */
typedef struct {
  const Block *block;
  int sheet;
  gboolean back;
} Page;

void
cr_counters_wish_init (CrCountersWish *wish)
{
  gsize n;

  *wish = (CrCountersWish){ .paper = cr_papers_get (&n)[0],
                            .margin = 10,
                            .size = 18,
                            .length = 18 + CR_SHEET_HEX_MM,
                            .backs = CR_BACKS_LONG };
}

static gboolean
is_folded (const CrCounters *self)
{
  return self->wish.backs == CR_BACKS_FOLD;
}

/* Returns: how many counters of that size fit along a length of paper, with the marks around them
 */
static int
count_along (const CrCounters *self, double length, double size)
{
  double room = length - 2 * (MARK_GAP + MARK) + self->wish.gap;

  return MAX (0, (int) floor (room / (size + self->wish.gap) + SLACK));
}

static void
block_init (Block *block, const CrCounters *self, double height)
{
  double width = self->wish.paper.width - 2 * self->wish.margin;

  block->counters = g_array_new (FALSE, FALSE, sizeof (Counter));
  block->size = (CrPoint){ self->wish.size, height };
  block->columns = count_along (self, is_folded (self) ? width / 2 : width, block->size.x);
  block->rows = count_along (self, self->wish.paper.height - 2 * self->wish.margin, height);
}

static gboolean
fits_page (const Block *block)
{
  return block->columns > 0 && block->rows > 0;
}

CrCounters *
cr_counters_new (const CrCountersWish *wish, GError **error)
{
  g_autoptr (CrCounters) self = g_new0 (CrCounters, 1);

  self->wish = *wish;
  self->names = g_string_chunk_new (256);
  self->markers = g_ptr_array_new_with_free_func (g_free);
  self->faces = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  self->symbols = cr_symbols_new ();
  block_init (&self->blocks[KIND_SQUARE], self, wish->size);
  block_init (&self->blocks[KIND_LONG], self, wish->length);
  if (fits_page (&self->blocks[KIND_SQUARE]) && fits_page (&self->blocks[KIND_LONG]))
    return g_steal_pointer (&self);
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               cr_text ("no counter of %.1f mm fits the paper: take a larger paper, smaller "
                        "counters or less margin"),
               fits_page (&self->blocks[KIND_SQUARE]) ? wish->length : wish->size);
  return NULL;
}

void
cr_counters_free (CrCounters *self)
{
  if (self == NULL)
    return;
  for (int kind = 0; kind < N_KINDS; kind++)
    g_array_unref (self->blocks[kind].counters);
  g_string_chunk_free (self->names);
  g_ptr_array_unref (self->markers);
  g_ptr_array_unref (self->faces);
  cr_symbols_free (self->symbols);
  g_free (self);
}

static CrToken
keep_token (CrCounters *self, const CrToken *token)
{
  CrToken kept = *token;

  kept.cut = TRUE;
  kept.name = g_string_chunk_insert_const (self->names, token->name);
  kept.arms = g_string_chunk_insert_const (self->names, token->arms);
  if (token->face != NULL)
    g_ptr_array_add (self->faces, g_bytes_ref (token->face));
  return kept;
}

static void
add_counter (CrCounters *self, Kind kind, const CrToken *front, const CrToken *back)
{
  Counter counter = { .front = keep_token (self, front), .has_back = back != NULL };

  if (back != NULL)
    counter.back = keep_token (self, back);
  g_array_append_val (self->blocks[kind].counters, counter);
}

void
cr_counters_add (CrCounters *self, const CrToken *front, const CrToken *back)
{
  add_counter (self, KIND_SQUARE, front, back);
}

void
cr_counters_add_rider (CrCounters *self, const CrToken *front, const CrToken *back)
{
  add_counter (self, KIND_LONG, front, back);
}

void
cr_counters_add_marker (CrCounters *self, const CrMarker *marker)
{
  CrMarker *kept = g_memdup2 (marker, sizeof *marker);
  Counter counter = { .marker = kept };

  kept->name = g_string_chunk_insert_const (self->names, marker->name);
  g_ptr_array_add (self->markers, kept);
  g_array_append_val (self->blocks[KIND_SQUARE].counters, counter);
}

static int
count_on_page (const Block *block)
{
  return block->columns * block->rows;
}

/* Whether every page of fronts is followed by a page of backs. */
static gboolean
has_back_pages (const CrCounters *self)
{
  return self->wish.backs == CR_BACKS_LONG || self->wish.backs == CR_BACKS_SHORT;
}

static int
count_sheets (const Block *block)
{
  int n = count_on_page (block);

  return ((int) block->counters->len + n - 1) / n;
}

static CrPoint
get_pitch (const CrCounters *self, const Block *block)
{
  return (CrPoint){ block->size.x + self->wish.gap, block->size.y + self->wish.gap };
}

/* Returns: the box of all counters of a page, from the corner of the paper. It is in the middle of
 * the paper, so that it lies on itself when the paper is turned over. */
static CrBox
get_block (const CrCounters *self, const Block *block, gboolean right_half)
{
  CrPoint pitch = get_pitch (self, block);
  double width = block->columns * pitch.x - self->wish.gap;
  double height = block->rows * pitch.y - self->wish.gap;
  double fold = self->wish.paper.width / 2;
  CrBox box = { fold - width / 2, (self->wish.paper.height - height) / 2, width, height };

  if (is_folded (self))
    box.x = right_half ? fold + MARK_GAP + MARK : fold - MARK_GAP - MARK - width;
  return box;
}

/* Returns: the middle of a counter by its index on the page; each back lies behind its front */
static CrPoint
find_middle (const CrCounters *self, const Block *block, int index, gboolean back)
{
  int column = index % block->columns, row = index / block->columns;
  CrBox box = get_block (self, block, back);
  CrPoint pitch = get_pitch (self, block);

  if (back && self->wish.backs == CR_BACKS_SHORT)
    row = block->rows - 1 - row;
  else if (back)
    column = block->columns - 1 - column;
  return (CrPoint){ box.x + column * pitch.x + block->size.x / 2 +
                        (back && has_back_pages (self) ? -self->wish.back_x : 0),
                    box.y + row * pitch.y + block->size.y / 2 +
                        (back && has_back_pages (self) ? -self->wish.back_y : 0) };
}

static void
paint_token (const CrCounters *self, cairo_t *cr, const CrToken *token, CrPoint middle)
{
  cr_token_draw (cr, self->wish.variant, token, middle, self->wish.size,
                 self->wish.size * CR_PAPER_MM * 4);
}

/* The rider is at the front of the counter, with the rest of his horse behind him. */
static void
paint_rider (const CrCounters *self, cairo_t *cr, const CrToken *token, CrPoint middle)
{
  double size = self->wish.size, length = self->wish.length;
  const CrSymbol *horse = cr_symbols_get (self->symbols, "marker-rider", 0);
  CrPoint front = { middle.x, middle.y - (length - size) / 2 };

  cr_token_draw_ground (cr, self->wish.variant, token,
                        (CrBox){ middle.x - size / 2, middle.y - length / 2, size, length });
  paint_token (self, cr, token, front);
  cairo_save (cr);
  cairo_translate (cr, middle.x, front.y + size / 2 + (length - size) / 2);
  cairo_scale (cr, size * 0.9, size * 0.9);
  if (horse != NULL)
    cr_symbol_paint (horse, cr, self->wish.variant);
  cairo_restore (cr);
}

static void
paint_marker (const CrCounters *self,
              cairo_t *cr,
              const Counter *counter,
              CrPoint at,
              gboolean back)
{
  const CrMarker *marker = counter->marker;

  if (back)
    marker = marker->back != NULL ? cr_marker_find (marker->back) : NULL;
  if (marker != NULL)
    cr_marker_draw (cr, self->symbols, self->wish.variant, marker, at, self->wish.size);
}

static void
paint_counter (const CrCounters *self,
               cairo_t *cr,
               const Page *page,
               const Counter *counter,
               CrPoint middle)
{
  const CrToken *token = page->back ? &counter->back : &counter->front;

  if (counter->marker != NULL)
    paint_marker (self, cr, counter, middle, page->back);
  else if (page->back && !counter->has_back)
    return;
  else if (page->block == &self->blocks[KIND_LONG])
    paint_rider (self, cr, token, middle);
  else
    paint_token (self, cr, token, middle);
}

static int
count_on_this_page (const Page *page)
{
  int all = count_on_page (page->block);

  return MIN (all, (int) page->block->counters->len - page->sheet * all);
}

static void
paint_counters (const CrCounters *self, cairo_t *cr, const Page *page)
{
  int first = page->sheet * count_on_page (page->block);

  for (int i = 0; i < count_on_this_page (page); i++)
    paint_counter (self, cr, page,
                   &g_array_index (page->block->counters, Counter, (guint) (first + i)),
                   find_middle (self, page->block, i, page->back));
}

static void
draw_mark (cairo_t *cr, double x, double y, double dx, double dy)
{
  cairo_move_to (cr, x + dx * MARK_GAP, y + dy * MARK_GAP);
  cairo_line_to (cr, x + dx * (MARK_GAP + MARK), y + dy * (MARK_GAP + MARK));
}

/* Draws the marks for cutting, on the fronts only, just outside of the block. */
static void
paint_marks (const CrCounters *self, cairo_t *cr, const Page *page)
{
  const Block *block = page->block;
  int n = count_on_this_page (page), columns = MIN (n, block->columns);
  int rows = (n + block->columns - 1) / block->columns;
  CrBox box = get_block (self, block, FALSE);
  CrPoint pitch = get_pitch (self, block);

  box.width -= (block->columns - columns) * pitch.x;
  box.height -= (block->rows - rows) * pitch.y;
  for (int i = 0; i < 2 * columns; i++) {
    double x = box.x + i / 2 * pitch.x + (i % 2 ? block->size.x : 0);

    draw_mark (cr, x, box.y, 0, -1);
    draw_mark (cr, x, box.y + box.height, 0, 1);
  }
  for (int i = 0; i < 2 * rows; i++) {
    double y = box.y + i / 2 * pitch.y + (i % 2 ? block->size.y : 0);

    draw_mark (cr, box.x, y, -1, 0);
    if (!is_folded (self))
      draw_mark (cr, box.x + box.width, y, 1, 0);
  }
  cairo_set_source_rgb (cr, 0.4, 0.4, 0.4);
  cairo_set_line_width (cr, MARK_LINE);
  cairo_stroke (cr);
}

static void
paint_fold (const CrCounters *self, cairo_t *cr)
{
  const double dashes[] = { 2, 2 };
  double x = self->wish.paper.width / 2;

  cairo_save (cr);
  cairo_move_to (cr, x, self->wish.margin);
  cairo_line_to (cr, x, self->wish.paper.height - self->wish.margin);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_source_rgb (cr, 0.4, 0.4, 0.4);
  cairo_set_line_width (cr, MARK_LINE);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static int
count_all_sheets (const CrCounters *self)
{
  return MAX (1,
              count_sheets (&self->blocks[KIND_SQUARE]) + count_sheets (&self->blocks[KIND_LONG]));
}

static Page
find_page (const CrCounters *self, int number)
{
  int sheet = has_back_pages (self) ? number / 2 : number;
  int squares = count_sheets (&self->blocks[KIND_SQUARE]);
  Kind kind = sheet >= squares && squares > 0 ? KIND_LONG : KIND_SQUARE;

  if (squares == 0 && self->blocks[KIND_LONG].counters->len > 0)
    kind = KIND_LONG;
  return (Page){ &self->blocks[kind], kind == KIND_LONG ? sheet - squares : sheet,
                 has_back_pages (self) && number % 2 == 1 };
}

static void
paint_cb (cairo_t *cr, int number, gconstpointer data)
{
  const CrCounters *self = data;
  Page page = find_page (self, number);

  cairo_save (cr);
  cairo_scale (cr, CR_PAPER_MM, CR_PAPER_MM);
  paint_counters (self, cr, &page);
  if (!page.back)
    paint_marks (self, cr, &page);
  if (is_folded (self)) {
    page.back = TRUE;
    paint_counters (self, cr, &page);
    paint_fold (self, cr);
  }
  cairo_restore (cr);
}

static char *
dup_label_cb (int page, gconstpointer data)
{
  const CrCounters *self = data;

  if (!has_back_pages (self))
    return g_strdup_printf (cr_text ("Counters %d"), page + 1);
  return g_strdup_printf (page % 2 == 0 ? cr_text ("Fronts %d") : cr_text ("Backs %d"),
                          page / 2 + 1);
}

CrPages
cr_counters_get_pages (const CrCounters *self)
{
  return (CrPages){ .n = count_all_sheets (self) * (has_back_pages (self) ? 2 : 1),
                    .paper = { self->wish.paper.width * CR_PAPER_MM,
                               self->wish.paper.height * CR_PAPER_MM },
                    .about.title = cr_text ("Counters"),
                    .paint = paint_cb,
                    .dup_label = dup_label_cb,
                    .data = self };
}
