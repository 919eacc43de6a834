/* cr-counters.c: counters to be cut out. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-counters.h"

#include <math.h>

#include "cr-error.h"
#include "cr-text.h"

/* Outside the block: from it to a mark, and the mark. */
#define MARK_GAP 1.0
#define MARK 3.0
#define MARK_LINE 0.15
#define SLACK 1e-6

/* @has_back: there is one */
typedef struct {
  CrToken front, back;
  gboolean has_back;
} Counter;

/* @columns, @rows: on a page, or on the half of one that is folded */
struct _CrCounters {
  CrCountersWish wish;
  GArray *counters;
  GStringChunk *names;
  int columns, rows;
};

void
cr_counters_wish_init (CrCountersWish *wish)
{
  gsize n;

  *wish = (CrCountersWish){
    .paper = cr_papers_get (&n)[0], .margin = 10, .size = 18, .backs = CR_BACKS_LONG
  };
}

static gboolean
is_folded (const CrCounters *self)
{
  return self->wish.backs == CR_BACKS_FOLD;
}

static double
get_pitch (const CrCounters *self)
{
  return self->wish.size + self->wish.gap;
}

/* How many lie in so much of the paper, with the marks round them. */
static int
count_along (const CrCounters *self, double length)
{
  double room = length - 2 * (MARK_GAP + MARK) + self->wish.gap;

  return MAX (0, (int) floor (room / get_pitch (self) + SLACK));
}

CrCounters *
cr_counters_new (const CrCountersWish *wish, GError **error)
{
  g_autoptr (CrCounters) self = g_new0 (CrCounters, 1);
  double width = wish->paper.width - 2 * wish->margin;

  self->wish = *wish;
  self->counters = g_array_new (FALSE, FALSE, sizeof (Counter));
  self->names = g_string_chunk_new (256);
  self->columns = count_along (self, is_folded (self) ? width / 2 : width);
  self->rows = count_along (self, wish->paper.height - 2 * wish->margin);
  if (self->columns > 0 && self->rows > 0)
    return g_steal_pointer (&self);
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               cr_text ("no counter of %.1f mm fits the paper: take a larger paper, smaller "
                        "counters or less margin"),
               wish->size);
  return NULL;
}

void
cr_counters_free (CrCounters *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->counters);
  g_string_chunk_free (self->names);
  g_free (self);
}

static CrToken
keep (CrCounters *self, const CrToken *token)
{
  CrToken kept = *token;

  kept.cut = TRUE;
  kept.name = g_string_chunk_insert_const (self->names, token->name);
  kept.arms = g_string_chunk_insert_const (self->names, token->arms);
  return kept;
}

void
cr_counters_add (CrCounters *self, const CrToken *front, const CrToken *back)
{
  Counter counter = { .front = keep (self, front), .has_back = back != NULL };

  if (back != NULL)
    counter.back = keep (self, back);
  g_array_append_val (self->counters, counter);
}

guint
cr_counters_n (const CrCounters *self)
{
  return self->counters->len;
}

static int
count_on_page (const CrCounters *self)
{
  return self->columns * self->rows;
}

/* Every page of fronts is followed by that of its backs. */
static gboolean
has_back_pages (const CrCounters *self)
{
  return self->wish.backs == CR_BACKS_LONG || self->wish.backs == CR_BACKS_SHORT;
}

static int
count_sheets (const CrCounters *self)
{
  int n = count_on_page (self);

  return MAX (1, ((int) self->counters->len + n - 1) / n);
}

/* Of all the counters of a page, from the corner of its paper. Turned over, a block in the middle
 * lies on itself. */
static CrBox
get_block (const CrCounters *self, gboolean right_half)
{
  double width = self->columns * get_pitch (self) - self->wish.gap;
  double height = self->rows * get_pitch (self) - self->wish.gap;
  double fold = self->wish.paper.width / 2;
  CrBox block = { fold - width / 2, (self->wish.paper.height - height) / 2, width, height };

  if (is_folded (self))
    block.x = right_half ? fold + MARK_GAP + MARK : fold - MARK_GAP - MARK - width;
  return block;
}

/* Where the counter lies that is so manyeth on its page: the back of each behind its front. */
static CrPoint
find_middle (const CrCounters *self, int index, gboolean back)
{
  int column = index % self->columns, row = index / self->columns;
  CrBox block = get_block (self, back);

  if (back && self->wish.backs == CR_BACKS_SHORT)
    row = self->rows - 1 - row;
  else if (back)
    column = self->columns - 1 - column;
  return (CrPoint){ block.x + column * get_pitch (self) + self->wish.size / 2 +
                        (back && has_back_pages (self) ? -self->wish.back_x : 0),
                    block.y + row * get_pitch (self) + self->wish.size / 2 +
                        (back && has_back_pages (self) ? -self->wish.back_y : 0) };
}

static void
paint_counter (const CrCounters *self, cairo_t *cr, const CrToken *token, CrPoint middle)
{
  cr_token_draw (cr, self->wish.variant, token, middle, self->wish.size,
                 self->wish.size * CR_PAPER_MM * 4);
}

static void
paint_counters (const CrCounters *self, cairo_t *cr, int sheet, gboolean back)
{
  int first = sheet * count_on_page (self);
  int n = MIN (count_on_page (self), (int) self->counters->len - first);

  for (int i = 0; i < n; i++) {
    const Counter *counter = &g_array_index (self->counters, Counter, (guint) (first + i));

    if (!back || counter->has_back)
      paint_counter (self, cr, back ? &counter->back : &counter->front,
                     find_middle (self, i, back));
  }
}

static void
mark (cairo_t *cr, double x, double y, double dx, double dy)
{
  cairo_move_to (cr, x + dx * MARK_GAP, y + dy * MARK_GAP);
  cairo_line_to (cr, x + dx * (MARK_GAP + MARK), y + dy * (MARK_GAP + MARK));
}

/* Where to cut: on the fronts alone, outside of what is cut. */
static void
paint_marks (const CrCounters *self, cairo_t *cr)
{
  CrBox block = get_block (self, FALSE);

  for (int i = 0; i < 2 * self->columns; i++) {
    double x = block.x + i / 2 * get_pitch (self) + (i % 2 ? self->wish.size : 0);

    mark (cr, x, block.y, 0, -1);
    mark (cr, x, block.y + block.height, 0, 1);
  }
  for (int i = 0; i < 2 * self->rows; i++) {
    double y = block.y + i / 2 * get_pitch (self) + (i % 2 ? self->wish.size : 0);

    mark (cr, block.x, y, -1, 0);
    if (!is_folded (self))
      mark (cr, block.x + block.width, y, 1, 0);
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

static void
paint_cb (cairo_t *cr, int page, gconstpointer data)
{
  const CrCounters *self = data;
  int sheet = has_back_pages (self) ? page / 2 : page;
  gboolean back = has_back_pages (self) && page % 2 == 1;

  cairo_save (cr);
  cairo_scale (cr, CR_PAPER_MM, CR_PAPER_MM);
  paint_counters (self, cr, sheet, back);
  if (!back)
    paint_marks (self, cr);
  if (is_folded (self)) {
    paint_counters (self, cr, sheet, TRUE);
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
  return (CrPages){ .n = count_sheets (self) * (has_back_pages (self) ? 2 : 1),
                    .paper = { self->wish.paper.width * CR_PAPER_MM,
                               self->wish.paper.height * CR_PAPER_MM },
                    .title = cr_text ("Counters"),
                    .paint = paint_cb,
                    .dup_label = dup_label_cb,
                    .data = self };
}
