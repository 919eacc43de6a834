/* cr-section.c: the vertical section along a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-picture-file.h"
#include "cr-section-private.h"

/* The width of the background colour beside a line, in pixels. */
#define CASING 1.5

void
cr_section_set_tone (const CrSectionPage *page, CrTone tone, double alpha)
{
  CrColour c = cr_palette_get (page->style->variant, tone);

  cairo_set_source_rgba (page->cr, c.red, c.green, c.blue, alpha);
}

/* The lightness of a dark background. */
#define DARK 0.12

void
cr_section_set_ground (const CrSectionPage *page, double alpha)
{
  if (page->style->dark)
    cairo_set_source_rgba (page->cr, DARK, DARK, DARK, alpha);
  else
    cr_section_set_tone (page, CR_TONE_PAPER, alpha);
}

void
cr_section_outline (const CrSectionPage *page, double width)
{
  cr_section_set_tone (page, CR_TONE_INK, 0.95);
  cairo_set_line_width (page->cr, width);
  cairo_set_line_join (page->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (page->cr);
}

/* Text and fine lines are ink on a light background, and paper colour on a dark one. */
void
cr_section_set_ink (const CrSectionPage *page, double alpha)
{
  cr_section_set_tone (page, page->style->dark ? CR_TONE_PAPER : CR_TONE_INK, alpha);
}

void
cr_section_set_red (const CrSectionPage *page)
{
  if (page->style->dark)
    cairo_set_source_rgb (page->cr, 1, 0.54, 0.47);
  else
    cr_section_set_tone (page, CR_TONE_RED, 1);
}

void
cr_section_set_blue (const CrSectionPage *page)
{
  if (page->style->dark)
    cairo_set_source_rgb (page->cr, 0.55, 0.75, 0.95);
  else
    cr_section_set_tone (page, CR_TONE_BLUE, 1);
}

/* Marks lie on stone, earth and water of all colours, so the background colour goes along both
 * sides of them. */
static void
set_apart (const CrSectionPage *page, double width)
{
  cairo_save (page->cr);
  cairo_set_dash (page->cr, NULL, 0, 0);
  cr_section_set_ground (page, 1);
  cairo_set_line_width (page->cr, width + 2 * CASING);
  cairo_stroke_preserve (page->cr);
  cairo_restore (page->cr);
}

void
cr_section_stroke (const CrSectionPage *page, double width)
{
  set_apart (page, width);
  cairo_set_line_width (page->cr, width);
  cairo_stroke (page->cr);
}

void
cr_section_fill (const CrSectionPage *page)
{
  set_apart (page, 0);
  cairo_fill (page->cr);
}

double
cr_section_get_x (const CrSectionPage *page, double column)
{
  return page->left + (column + 0.5) * page->pitch;
}

double
cr_section_get_y (const CrSectionPage *page, double level)
{
  return page->bottom - (level - page->lowest) * page->rise;
}

/* In sizes of the letters: the height of a level when there is room, the widest hex, the room for a
 * man above the highest level, and the room for texts below. */
#define RISE 3.2
#define PITCH 7.5
#define HEAD 1.7
#define FOOT 3.9

/* Computes where columns and levels lie in the drawing. */
static void
lay_out (CrSectionPage *page, double width, double height)
{
  double font = page->style->font;
  int n = page->lof->range + 1;

  page->left = font * 3;
  /* A short shot is not stretched over the whole width. */
  page->pitch = MIN ((width - page->left - font) / n, font * PITCH);
  page->left += (width - page->left - font - page->pitch * n) / 2;
  page->bottom = height - font * FOOT;
  page->rise =
      CLAMP ((page->bottom - font * HEAD) / (page->highest - page->lowest), 0, font * RISE);
}

static CrSectionPage
begin_page (const CrLof *lof, const CrScene *scene, const GArray *steps)
{
  CrSectionPage page = { .scene = scene, .lof = lof, .steps = steps };

  page.columns = g_array_new (FALSE, TRUE, sizeof (CrSectionColumn));
  cr_section_collect_columns (&page);
  cr_section_measure_levels (&page);
  return page;
}

static void
draw_matter (const CrSectionPage *page)
{
  cr_section_draw_levels (page);
  for (int i = 0; i <= page->lof->range; i++)
    cr_section_draw_column (page, i);
  for (int i = 0; i <= page->lof->range; i++)
    cr_section_draw_standing (page, i);
  cr_section_draw_dead_ground (page);
  cr_section_draw_surface (page);
  cr_section_draw_sides (page);
  cr_section_draw_works (page);
}

void
cr_section_draw (cairo_t *cr,
                 double width,
                 double height,
                 const CrScene *scene,
                 const CrLof *lof,
                 const GArray *steps,
                 const CrSectionStyle *style)
{
  CrSectionPage page;

  if (lof->reason == CR_LOF_NO_PLACE || lof->range < 1)
    return;
  page = begin_page (lof, scene, steps);
  page.cr = cr;
  page.style = style;
  lay_out (&page, width, height);
  cairo_rectangle (cr, 0, 0, width, height);
  cr_section_set_ground (&page, 1);
  cairo_fill (cr);
  draw_matter (&page);
  cr_section_draw_line (&page);
  if (cr_section_has_numbers (lof))
    cr_section_draw_numbers (&page);
  cr_section_draw_men (&page);
  cr_section_draw_names (&page);
  g_array_unref (page.columns);
}

/* The size of the text is this part of the width. */
#define LINES 62.0
/* The margin on all sides, in sizes of the letters. */
#define MARGIN 1.2

static CrSectionStyle
style_of (const CrSectionSheet *sheet)
{
  return (CrSectionStyle){ sheet->variant, sheet->dark, sheet->width / LINES };
}

/* Returns: the height of the drawing at which a castle has its usual proportions */
static double
find_figure_height (const CrSectionSheet *sheet,
                    const CrScene *scene,
                    const CrLof *lof,
                    const GArray *steps)
{
  double font = style_of (sheet).font;
  CrSectionPage page = begin_page (lof, scene, steps);
  int levels = page.highest - page.lowest;

  g_array_unref (page.columns);
  return font * (HEAD + FOOT + MIN (RISE, 36.0 / levels) * levels);
}

/* Returns: how high the caption is; draws it unless there is no @cr. */
static double
put_caption (const CrSectionSheet *sheet, cairo_t *cr, double y)
{
  double font = style_of (sheet).font, high;

  if (sheet->caption == NULL)
    return 0;
  high = cr_section_put_text (cr, sheet, (CrPoint){ MARGIN * font * 2, y }, font * 1.1);
  return high + font * 0.6;
}

double
cr_section_find_height (const CrSectionSheet *sheet,
                        const CrScene *scene,
                        const CrLof *lof,
                        const GArray *steps)
{
  return find_figure_height (sheet, scene, lof, steps) + put_caption (sheet, NULL, 0) +
         2 * MARGIN * style_of (sheet).font;
}

/* Draws a frame like that of the map. */
static void
draw_frame (cairo_t *cr, const CrSectionSheet *sheet, double height)
{
  CrSectionStyle style = style_of (sheet);
  const CrSectionPage page = { .cr = cr, .style = &style };
  double font = style.font;

  cr_section_set_ground (&page, 1);
  cairo_paint (cr);
  for (int i = 0; i < 2; i++) {
    double in = font * (i ? 0.62 : 0.4);

    cairo_rectangle (cr, in, in, sheet->width - 2 * in, height - 2 * in);
    cr_section_set_ink (&page, i ? 0.5 : 0.85);
    cairo_set_line_width (cr, font * (i ? 0.05 : 0.13));
    cairo_stroke (cr);
  }
}

typedef struct {
  const CrSectionSheet *sheet;
  const CrAnswer *answer;
} Cut;

static double
find_height (const Cut *cut)
{
  return cr_section_find_height (cut->sheet, cr_answer_get_scene (cut->answer),
                                 cr_answer_get_lof (cut->answer),
                                 cr_answer_get_steps (cut->answer));
}

static void
paint_cb (cairo_t *cr, gpointer data)
{
  const Cut *cut = data;
  const CrScene *scene = cr_answer_get_scene (cut->answer);
  const CrLof *lof = cr_answer_get_lof (cut->answer);
  const GArray *steps = cr_answer_get_steps (cut->answer);
  CrSectionStyle style = style_of (cut->sheet);
  double margin = MARGIN * style.font, high = find_figure_height (cut->sheet, scene, lof, steps);

  draw_frame (cr, cut->sheet, find_height (cut));
  cairo_save (cr);
  cairo_translate (cr, margin, margin);
  cr_section_draw (cr, cut->sheet->width - 2 * margin, high, scene, lof, steps, &style);
  cairo_restore (cr);
  put_caption (cut->sheet, cr, margin + high + style.font * 0.3);
}

GBytes *
cr_section_draw_file (const CrSectionSheet *sheet,
                      const CrAnswer *answer,
                      const char *path,
                      GError **error)
{
  Cut cut = { sheet, answer };
  CrPictureFile file = { CR_PICTURE_FILE_PNG, sheet->width, find_height (&cut), paint_cb, &cut };

  return cr_picture_file_read_kind (path, &file.kind, error) ? cr_picture_file_draw (&file, error)
                                                             : NULL;
}

cairo_surface_t *
cr_section_record (const CrSectionSheet *sheet, const CrAnswer *answer)
{
  Cut cut = { sheet, answer };
  const cairo_rectangle_t whole = { 0, 0, sheet->width, find_height (&cut) };
  cairo_surface_t *figure = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &whole);
  cairo_t *cr = cairo_create (figure);

  paint_cb (cr, &cut);
  cairo_destroy (cr);
  return figure;
}
