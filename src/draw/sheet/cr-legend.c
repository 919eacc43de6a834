/* cr-legend.c: the legend of the patterns on a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-legend.h"

#include "cr-key-text.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-bands.h"

/* The measures of the box of rows, in pixels. */
#define PADDING 9.0
#define SAMPLE_WIDTH 26.0
#define SAMPLE_HEIGHT 14.0
#define TEXT (SAMPLE_WIDTH + 8)
#define ROW 20.0
/* The arrow before the title, which shows whether the legend is folded. */
#define MARK 8.0
#define TITLE (MARK + 6)

#define LINE_GAP 16.0

/* The fonts of the box. */
#define BOX_TITLE "Sans Bold 8.5"
#define BOX_ROW "Sans 8.5"

/* @drawn: FALSE for a row that tells that there is nothing */
typedef struct {
  CrOverlayPattern pattern;
  gboolean drawn;
  char *text;
} Row;

struct _CrLegend {
  char *title;
  GArray *rows;
  gboolean folded;
};

static void
row_clear (gpointer data)
{
  g_free (((Row *) data)->text);
}

CrLegend *
cr_legend_new (void)
{
  CrLegend *self = g_new0 (CrLegend, 1);

  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  return self;
}

void
cr_legend_free (CrLegend *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  g_free (self->title);
  g_free (self);
}

void
cr_legend_set_from (CrLegend *self, const CrMap *map, CrPlaces from)
{
  g_autofree char *number = from.n == 1 ? cr_map_format_printed (map, from.places[0]) : NULL;

  if (self->title == NULL)
    self->title = from.n == 1 ? g_strdup_printf (cr_text ("From %s"), number)
                              : g_strdup_printf (cr_text ("From %u shooters"), (guint) from.n);
}

static void
add_row (CrLegend *self, CrOverlayPattern pattern, const char *text)
{
  Row row = { pattern, TRUE, g_strdup (text) };

  g_array_append_val (self->rows, row);
}

void
cr_legend_add_note (CrLegend *self, const char *text)
{
  Row row = { .text = g_strdup (text) };

  g_array_append_val (self->rows, row);
}

void
cr_legend_add_difference (CrLegend *self, const CrDifference *difference)
{
  guint n_rows = self->rows->len;

  if (cr_difference_count (difference, CR_FIRE_GAINED) > 0)
    add_row (self, CR_PATTERN_GAINED, cr_text ("gained: can be hit now"));
  if (cr_difference_count (difference, CR_FIRE_LOST) > 0)
    add_row (self, CR_PATTERN_LOST, cr_text ("lost: no longer hit"));
  if (cr_difference_count (difference, CR_FIRE_COVER) > 0)
    add_row (self, CR_PATTERN_COVER, cr_text ("other cover"));
  if (cr_difference_count (difference, CR_FIRE_SHOOTERS) > 0)
    add_row (self, CR_PATTERN_COUNT, cr_text ("so many more can hit, or fewer"));
  /* A title without rows would look folded. */
  if (self->rows->len == n_rows)
    cr_legend_add_note (self, cr_text ("no change of fire anywhere"));
}

void
cr_legend_add_field (CrLegend *self, const CrField *field, CrSheetField shown)
{
  guint n_rows = self->rows->len;

  if (shown & CR_SHEET_FIELD)
    add_row (self, CR_PATTERN_FIELD, cr_text ("clear: can be hit"));
  if (shown & CR_SHEET_DEAD && cr_field_n_dead (field) > 0)
    add_row (self, CR_PATTERN_DEAD, cr_text ("dead ground"));
  if (shown & CR_SHEET_COUNTS)
    add_row (self, CR_PATTERN_COUNT, cr_text ("how many can hit"));
  if (self->rows->len == n_rows)
    cr_legend_add_note (self, shown & CR_SHEET_DEAD ? cr_text ("no dead ground")
                                                    : cr_text ("nothing of it is shown"));
}

void
cr_legend_add_reach (CrLegend *self)
{
  add_row (self, CR_PATTERN_REACH, cr_text ("can be walked to"));
}

void
cr_legend_add_threats (CrLegend *self)
{
  add_row (self, CR_PATTERN_COVER, cr_text ("under fire there"));
}

void
cr_legend_add_way (CrLegend *self)
{
  add_row (self, CR_PATTERN_WAY, cr_text ("the way"));
}

void
cr_legend_add_exposure (CrLegend *self)
{
  add_row (self, CR_PATTERN_EXPOSED, cr_text ("the way: how many can hit there"));
}

void
cr_legend_add_bands (CrLegend *self, const CrBands *bands)
{
  g_auto (GStrv) labels = cr_words_rings (bands);

  for (guint i = 0; i < cr_bands_n (bands); i++) {
    int band = cr_bands_get (bands, i).band;

    add_row (self, band < 0 ? CR_PATTERN_SIGHT : CR_PATTERN_SHORT + (band - CR_BAND_SHORT),
             labels[i]);
  }
}

void
cr_legend_fold (CrLegend *self)
{
  self->folded = TRUE;
}

const char *
cr_legend_get_title (const CrLegend *self)
{
  return self->title;
}

static guint
n_shown (const CrLegend *self)
{
  return self->folded ? 0 : self->rows->len;
}

static const Row *
get_row (const CrLegend *self, guint index)
{
  return &g_array_index (self->rows, Row, index);
}

char *
cr_legend_dup_text (const CrLegend *self)
{
  GString *text = g_string_new (self->folded ? cr_text ("Legend, folded") : cr_text ("Legend"));

  g_string_append_printf (text, ": %s", self->title);
  for (guint i = 0; i < n_shown (self); i++)
    g_string_append_printf (text, "%s%s", cr_text ("; "), get_row (self, i)->text);
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

/* A sample is drawn by the code of the overlays, at the size of an ordinary hex. */
static void
draw_sample (cairo_t *cr, const CrOverlayStyle *style, CrOverlayPattern pattern, double x, double y)
{
  const double px = 48;
  CrBox box = { 0, 0, SAMPLE_WIDTH / px, SAMPLE_HEIGHT / px };

  cairo_save (cr);
  cairo_translate (cr, x, y - SAMPLE_HEIGHT / 2);
  cairo_scale (cr, px, px);
  cr_overlay_sample (cr, style, pattern, box);
  cairo_restore (cr);
  cairo_rectangle (cr, x + 0.5, y - SAMPLE_HEIGHT / 2 + 0.5, SAMPLE_WIDTH - 1, SAMPLE_HEIGHT - 1);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static double
row_width (const Row *row, const char *font)
{
  return (row->drawn ? TEXT : 0) + cr_key_text_width (row->text, font);
}

typedef struct {
  cairo_t *cr;
  const CrOverlayStyle *style;
  const char *font;
} Pen;

static void
draw_row (const Pen *pen, const Row *row, double x, double y)
{
  if (row->drawn)
    draw_sample (pen->cr, pen->style, row->pattern, x, y);
  cr_key_text (pen->cr, pen->style->variant, row->text, pen->font, x + (row->drawn ? TEXT : 0), y);
}

void
cr_legend_get_size (const CrLegend *self, double *width_out, double *height_out)
{
  double width = TITLE + cr_key_text_width (self->title, BOX_TITLE);

  for (guint i = 0; i < n_shown (self); i++)
    width = MAX (width, TEXT + cr_key_text_width (get_row (self, i)->text, BOX_ROW));
  *width_out = width + 2 * PADDING;
  *height_out = ROW * (n_shown (self) + 1) + PADDING;
}

static void
draw_box (cairo_t *cr, CrBox box)
{
  const double r = 6, x = box.x, y = box.y, width = box.width, height = box.height;

  cairo_new_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI / 2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.94);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Draws the arrow: down towards the rows, or right when folded. */
static void
draw_mark (cairo_t *cr, double x, double y, gboolean folded)
{
  const double r = MARK / 2;

  cairo_new_path (cr);
  cairo_move_to (cr, x - (folded ? r / 2 : r), y - (folded ? r : r / 2));
  cairo_line_to (cr, x + (folded ? r / 2 : r), y - (folded ? 0 : r / 2));
  cairo_line_to (cr, x - (folded ? r / 2 : 0), y + (folded ? r : r / 2));
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.13, 0.11, 0.08);
  cairo_fill (cr);
}

void
cr_legend_draw (const CrLegend *self, cairo_t *cr, CrBox box)
{
  const CrOverlayStyle style = { .variant = CR_VARIANT_COLOUR, .px = 48 };
  const Pen pen = { cr, &style, BOX_ROW };
  double x = box.x + PADDING, y = box.y + (PADDING + ROW) / 2;

  draw_box (cr, box);
  draw_mark (cr, x + MARK / 2, y, self->folded);
  cr_key_text (cr, style.variant, self->title, BOX_TITLE, x + TITLE, y);
  for (guint i = 0; i < n_shown (self); i++)
    draw_row (&pen, get_row (self, i), x, y + ROW * (i + 1));
}

/* Sets title and rows side by side, and draws them unless @cr is NULL. Returns: how many lines they
 * take */
static int
lay_lines (const CrLegend *self, cairo_t *cr, const CrOverlayStyle *style, double width)
{
  double x = cr_key_text_width (self->title, CR_KEY_TITLE) + LINE_GAP;
  int line = 0;

  if (cr != NULL)
    cr_key_text (cr, style->variant, self->title, CR_KEY_TITLE, 0, ROW / 2);
  for (guint i = 0; i < self->rows->len; i++) {
    const Row *row = get_row (self, i);

    if (x > 0 && x + row_width (row, CR_KEY_ROW) > width) {
      x = 0;
      line++;
    }
    if (cr != NULL)
      draw_row (&(Pen){ cr, style, CR_KEY_ROW }, row, x, ROW * (line + 0.5));
    x += row_width (row, CR_KEY_ROW) + LINE_GAP;
  }
  return line + 1;
}

double
cr_legend_get_height (const CrLegend *self, double width)
{
  return lay_lines (self, NULL, NULL, width * CR_KEY_SCALE) * ROW / CR_KEY_SCALE;
}

void
cr_legend_draw_lines (const CrLegend *self, cairo_t *cr, const CrOverlayStyle *style, CrBox box)
{
  cairo_save (cr);
  cairo_translate (cr, box.x, box.y);
  cairo_scale (cr, 1 / CR_KEY_SCALE, 1 / CR_KEY_SCALE);
  lay_lines (self, cr, style, box.width * CR_KEY_SCALE);
  cairo_restore (cr);
}
