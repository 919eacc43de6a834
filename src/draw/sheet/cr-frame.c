/* cr-frame.c: the sheet around the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-painter-private.h"
#include "cr-painter.h"
#include "cr-regions.h"

#include "cr-text.h"

#define MARGIN_SIDE 0.56
#define MARGIN_TOP 0.50
#define MARGIN_BOTTOM 1.08
/* From the frame down to the base line of title and key, and to the top of the key, in W. */
#define BASE_LINE 0.58
#define KEY_TOP 0.30

CrBox
cr_paint_sheet_box (const CrMap *map)
{
  CrBox frame = cr_layout_frame (cr_map_get_grid (map));

  return (CrBox){ frame.x - MARGIN_SIDE, frame.y - MARGIN_TOP, frame.width + 2 * MARGIN_SIDE,
                  frame.height + MARGIN_TOP + MARGIN_BOTTOM };
}

CrBox
cr_paint_key_box (const CrMap *map)
{
  CrBox frame = cr_layout_frame (cr_map_get_grid (map));

  return (CrBox){ frame.x, frame.y + frame.height + KEY_TOP, frame.width, MARGIN_BOTTOM - KEY_TOP };
}

/* Draws paper around the frame only, because the map is already drawn within. */
static void
draw_margin (const CrDraw *draw, CrBox frame)
{
  CrBox sheet = cr_paint_sheet_box (draw->map);

  cairo_rectangle (draw->cr, sheet.x, sheet.y, sheet.width, sheet.height);
  cairo_rectangle (draw->cr, frame.x, frame.y, frame.width, frame.height);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_fill (draw, CR_TONE_PAPER, 1);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_WINDING);
}

static void
draw_border (const CrDraw *draw, CrBox frame)
{
  static const struct {
    double out, width;
    CrTone tone;
  } lines[] = { { 0.06, 0.035, CR_TONE_FRAME },
                { 0.13, 0.012, CR_TONE_FRAME },
                { 0, 0.012, CR_TONE_INK } };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    CrBox box = cr_box_grow (frame, lines[i].out);
    cairo_rectangle (draw->cr, box.x, box.y, box.width, box.height);
    cr_draw_stroke (draw, lines[i].tone, lines[i].width, 1);
  }
}

/* A long name makes the medallion an oval. @along: it stands upright where the margin is narrow */
static void
draw_medallion (const CrDraw *draw, CrPoint at, const char *name)
{
  static const CrLetter letter = {
    .size = 0.30, .tone = CR_TONE_INK, .alpha = 1, .align = 0.5, .bold = TRUE
  };
  CrLetter fitted = letter;
  double width = cr_draw_text_width (draw, name, &letter);

  if (width > 0.30)
    fitted.size *= 0.30 / width;
  cr_draw_dot (draw, at, 0.23);
  cr_draw_fill (draw, CR_TONE_PAPER, 1);
  for (int i = 0; i < 2; i++) {
    g_autoptr (GArray) ring = cr_line_circle (at, i ? 0.19 : 0.23, 28);
    cr_draw_ink (draw, ring, TRUE, (CrPen){ CR_TONE_FRAME, i ? 0.009 : 0.024, 1 });
  }
  cr_draw_text (draw, (CrPoint){ at.x, at.y + 0.32 * fitted.size }, name, &fitted);
}

static void
draw_side_names (const CrDraw *draw, CrBox frame)
{
  const CrNode *sides = cr_map_find_node (draw->map, CR_SECTION_HEAD, "sides", NULL);
  double x = frame.x + frame.width / 2, y = frame.y + frame.height / 2;
  const struct {
    const char *side;
    CrPoint at;
  } medallions[] = {
    { "N", { x, frame.y - 0.1 } },
    { "S", { x, frame.y + frame.height + 0.1 } },
    { "W", { frame.x - 0.1, y } },
    { "E", { frame.x + frame.width + 0.1, y } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (medallions) && sides != NULL; i++) {
    const char *name = cr_node_get (sides, medallions[i].side);
    if (name != NULL && *name != '\0')
      draw_medallion (draw, medallions[i].at, name);
  }
}

#define SCALE_HEXES 3

static void
draw_scale (const CrDraw *draw, CrPoint at)
{
  static const CrLetter letter = { .size = 0.16, .tone = CR_TONE_INK, .alpha = 1, .align = 0.5 };
  const double step = CR_LAYOUT_PITCH;

  for (int i = 0; i < SCALE_HEXES; i++) {
    cairo_rectangle (draw->cr, at.x + i * step, at.y, step, 0.07);
    cr_draw_fill (draw, i % 2 ? CR_TONE_PAPER : CR_TONE_INK, 1);
  }
  cairo_rectangle (draw->cr, at.x, at.y, SCALE_HEXES * step, 0.07);
  cr_draw_stroke (draw, CR_TONE_INK, 0.012, 1);
  for (int i = 0; i <= SCALE_HEXES; i++) {
    g_autofree char *text = NULL;
    /* Translators: the last figure of the scale bar, %d being 3. */
    text = g_strdup_printf (i == SCALE_HEXES ? cr_text ("%d hexes") : "%d", i);
    cr_draw_text (draw, (CrPoint){ at.x + i * step, at.y + 0.24 }, text, &letter);
  }
}

/* The size of the compass, in parts of its file's hundred units. */
#define COMPASS_SIZE 0.62

static void
draw_north (const CrDraw *draw, CrPoint at)
{
  static const CrLetter letter = { .size = 0.20, .tone = CR_TONE_INK, .alpha = 1, .bold = TRUE };
  const CrSymbol *compass = cr_symbols_get (cr_art_get_symbols (draw->art), "compass", 0);

  cairo_save (draw->cr);
  cairo_translate (draw->cr, at.x, at.y);
  cairo_scale (draw->cr, COMPASS_SIZE, COMPASS_SIZE);
  if (compass != NULL)
    cr_symbol_paint (compass, draw->cr, draw->variant);
  cairo_restore (draw->cr);
  /* Translators: north, on the map's compass. */
  cr_draw_text (draw, (CrPoint){ at.x + 0.06, at.y - 0.15 }, cr_text ("N"), &letter);
}

void
cr_draw_frame (const CrDraw *draw)
{
  CrBox frame = cr_layout_frame (draw->grid);
  CrShow show = draw->options->show;
  double line = frame.y + frame.height + BASE_LINE;
  double scale = frame.x + frame.width - SCALE_HEXES * CR_LAYOUT_PITCH - 0.35;

  draw_margin (draw, frame);
  draw_border (draw, frame);
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  if (show & CR_SHOW_SIDES)
    draw_side_names (draw, frame);
  if (draw->clip.y + draw->clip.height < frame.y + frame.height)
    return;
  cr_draw_title (draw, (CrPoint){ frame.x + 0.02, line }, MAX (0.5, scale - 0.7 - frame.x));
  if (!(show & CR_SHOW_SCALE))
    return;
  draw_north (draw, (CrPoint){ scale - 0.44, line - 0.10 });
  draw_scale (draw, (CrPoint){ scale, line - 0.16 });
}
