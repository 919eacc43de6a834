/* cr-section.c: the vertical cut along one line of fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-section-private.h"

/* Pixels of the ground beside a line. */
#define CASING 1.5

void
cr_section_set_tone (const CrSectionPage *page, CrTone tone, double alpha)
{
  CrColour c = cr_palette_get (page->style->variant, tone);

  cairo_set_source_rgba (page->cr, c.red, c.green, c.blue, alpha);
}

/* Text and fine lines: ink on light, paper on dark. */
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

/* What is told lies on stone, earth and water in their own colours: the drawing's ground goes along
 * on both sides, so that it reads on all of them. */
static void
set_apart (const CrSectionPage *page, double width)
{
  double ground = page->style->dark ? CR_SECTION_DARK : 1;

  cairo_save (page->cr);
  cairo_set_dash (page->cr, NULL, 0, 0);
  cairo_set_source_rgb (page->cr, ground, ground, ground);
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

/* Where the columns and the levels lie in the drawing. */
static void
lay_out (CrSectionPage *page, double width, double height)
{
  double font = page->style->font;
  int n = page->lof->range + 1;

  page->left = font * 3;
  /* A short shot is not stretched into a wide one. */
  page->pitch = MIN ((width - page->left - font) / n, 110);
  page->left += (width - page->left - font - page->pitch * n) / 2;
  page->bottom = height - 10 - font * 3.2;
  /* Room for the head of a man on the highest level. */
  page->rise = MIN ((page->bottom - 18) / (page->highest - page->lowest), 34);
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
  g_autoptr (GArray) columns = g_array_new (FALSE, TRUE, sizeof (CrSectionColumn));
  CrSectionPage page = { .cr = cr, .scene = scene, .lof = lof, .steps = steps, .style = style };

  if (lof->reason == CR_LOF_NO_PLACE || lof->range < 1)
    return;
  page.columns = columns;
  cr_section_collect_columns (&page);
  cr_section_measure_levels (&page);
  lay_out (&page, width, height);

  for (int i = 0; i <= lof->range; i++)
    cr_section_draw_column (&page, i);
  cr_section_draw_levels (&page);
  cr_section_draw_dead_ground (&page);
  cr_section_draw_surface (&page);
  cr_section_draw_sides (&page);
  cr_section_draw_works (&page);
  cr_section_draw_line (&page);
  if (cr_section_has_numbers (lof))
    cr_section_draw_numbers (&page);
  cr_section_draw_men (&page);
  cr_section_draw_names (&page);
}

/* The text is a seventieth of the width. */
#define LINES 70.0

void
cr_section_draw_sheet (cairo_t *cr,
                       const CrSectionSheet *sheet,
                       const CrScene *scene,
                       const CrLof *lof,
                       const GArray *steps)
{
  CrSectionStyle style = { sheet->variant, sheet->dark, sheet->width / LINES };
  double ground = sheet->dark ? CR_SECTION_DARK : 1;

  cairo_set_source_rgb (cr, ground, ground, ground);
  cairo_paint (cr);
  cr_section_draw (cr, sheet->width, sheet->width / CR_SECTION_PROPORTION, scene, lof, steps,
                   &style);
}
