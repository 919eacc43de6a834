/* cr-section.c: the vertical cut along one line of fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-section-private.h"

#include "cr-numbering.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "cr-text.h"

typedef CrSectionColumn Column;
typedef CrSectionPage Section;

void
cr_section_set_tone (const CrSectionPage *page, CrTone tone, double alpha)
{
  CrColour c = cr_palette_get (page->style->variant, tone);

  cairo_set_source_rgba (page->cr, c.red, c.green, c.blue, alpha);
}

/* Text and fine lines: ink on light, paper on dark. */
static void
set_ink (const Section *s, double alpha)
{
  cr_section_set_tone (s, s->style->dark ? CR_TONE_PAPER : CR_TONE_INK, alpha);
}

/* Red that is readable on the drawing's ground. */
static void
set_red (const Section *s)
{
  if (s->style->dark)
    cairo_set_source_rgb (s->cr, 1, 0.54, 0.47);
  else
    cr_section_set_tone (s, CR_TONE_RED, 1);
}

static void
set_blue (const Section *s)
{
  if (s->style->dark)
    cairo_set_source_rgb (s->cr, 0.55, 0.75, 0.95);
  else
    cr_section_set_tone (s, CR_TONE_BLUE, 1);
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

static Column
read_column (const Section *s, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (s->scene, place);
  const CrStructureKind *structure = cr_scene_get_structure (s->scene, place);
  Column column = { place, cr_scene_get_level (s->scene, place), 0, FALSE, FALSE, FALSE, FALSE };

  column.top = MAX (cr_scene_get_top (s->scene, place), column.level);
  column.water = terrain != NULL && terrain->moat;
  column.built = structure != NULL || (terrain != NULL && terrain->stairs);
  column.solid = terrain != NULL && terrain->blocks;
  return column;
}

static gboolean
is_deciding (const Section *s, const CrLofStep *step)
{
  const CrLofStep *decided = &s->lof->decided;

  return decided->reason != CR_LOF_FREE && decided->side < 0 && step->side < 0 &&
         cr_hex_equal (decided->place.hex, step->place.hex);
}

/* At a corner two hexes lie equally far: the deciding one is shown, else the first. */
static void
collect_columns (Section *s)
{
  Column first = read_column (s, s->lof->from), last = read_column (s, s->lof->to);

  g_array_set_size (s->columns, (guint) s->lof->range + 1);
  for (int i = 0; i <= s->lof->range; i++)
    g_array_index (s->columns, Column, i) = (Column){ .place = { -1, { 0, 0 } } };
  for (guint i = 0; i < s->steps->len; i++) {
    const CrLofStep *step = &g_array_index (s->steps, CrLofStep, i);
    int at = cr_hex_distance (s->lof->from.hex, step->place.hex);

    if (step->side >= 0 || at <= 0 || at >= s->lof->range)
      continue;
    if (g_array_index (s->columns, Column, at).place.floor < 0 || is_deciding (s, step))
      g_array_index (s->columns, Column, at) = read_column (s, step->place);
    if (step->reason == CR_LOF_SOLID && !g_array_index (s->columns, Column, at).solid)
      g_array_index (s->columns, Column, at).tower = TRUE;
  }
  g_array_index (s->columns, Column, 0) = first;
  g_array_index (s->columns, Column, s->lof->range) = last;
}

static void
measure_levels (Section *s)
{
  s->lowest = G_MAXINT;
  s->highest = G_MININT;
  for (guint i = 0; i < s->columns->len; i++) {
    const Column *column = &g_array_index (s->columns, Column, i);
    if (column->place.floor < 0)
      continue;
    s->lowest = MIN (s->lowest, column->level);
    s->highest = MAX (s->highest, column->top);
  }
  for (guint i = 0; i < s->steps->len; i++) {
    const CrLofStep *step = &g_array_index (s->steps, CrLofStep, i);
    if (step->side >= 0 && step->top != CR_LOF_NO_TOP)
      s->highest = MAX (s->highest, step->top);
  }
  s->highest = MAX (s->highest, MAX (s->lof->from_stand.level, s->lof->to_stand.level));
  s->lowest -= 1;
  s->highest = MAX (s->highest + 1, s->lowest + 3);
}

static void
text (const Section *s, double x, double y, double align, const char *words, gboolean bold)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (s->cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, sans-serif");
  int width, height;

  pango_font_description_set_absolute_size (font, s->style->font * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, words, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (s->cr, x - align * width, y - height / 2.0);
  pango_cairo_show_layout (s->cr, layout);
  cairo_new_path (s->cr);
}

static void
draw_levels (const Section *s)
{
  double dots[] = { 1, 3 };
  double right = cr_section_get_x (s, s->lof->range + 0.5);

  cairo_set_line_width (s->cr, 1);
  for (int level = s->lowest + 1; level < s->highest; level++) {
    g_autofree char *label =
        level == 0 ? g_strdup ("0") : g_strdup_printf ("%s%d", level > 0 ? "+" : "−", ABS (level));

    cairo_set_dash (s->cr, dots, 2, 0);
    set_ink (s, 0.35);
    cairo_move_to (s->cr, s->left, cr_section_get_y (s, level));
    cairo_line_to (s->cr, right, cr_section_get_y (s, level));
    cairo_stroke (s->cr);
    cairo_set_dash (s->cr, NULL, 0, 0);
    set_ink (s, 0.72);
    text (s, s->left - 6, cr_section_get_y (s, level), 1, label, FALSE);
  }
}

static void
fill_box (const Section *s, double x, double y1, double y2, CrTone tone)
{
  cr_section_set_tone (s, tone, 1);
  cairo_rectangle (s->cr, x, y2, s->pitch, y1 - y2);
  cairo_fill (s->cr);
}

/* Courses of masonry, so that stone is told from ground in grey too. */
static void
draw_courses (const Section *s, double x, double y1, double y2)
{
  cairo_set_line_width (s->cr, 0.7);
  cr_section_set_tone (s, CR_TONE_JOINT, 0.8);
  for (double y = y1 - 7; y > y2; y -= 7) {
    cairo_move_to (s->cr, x, y);
    cairo_line_to (s->cr, x + s->pitch, y);
  }
  cairo_stroke (s->cr);
}

static void
draw_water (const Section *s, double x, double y)
{
  cr_section_set_tone (s, CR_TONE_WATER_LIT, 1);
  cairo_set_line_width (s->cr, 1.2);
  for (double at = x + 6; at + 10 < x + s->pitch; at += 18) {
    cairo_move_to (s->cr, at, y + 6);
    cairo_curve_to (s->cr, at + 3, y + 3, at + 6, y + 9, at + 10, y + 6);
  }
  cairo_stroke (s->cr);
}

static void
draw_column (const Section *s, int index)
{
  const Column *column = &g_array_index (s->columns, Column, index);
  double x = cr_section_get_x (s, index - 0.5), y = cr_section_get_y (s, column->level),
         base = cr_section_get_y (s, s->lowest);
  gboolean stone = column->built && column->level > 0;

  if (column->place.floor < 0)
    return;
  fill_box (s, x, base, y, column->water ? CR_TONE_WATER : stone ? CR_TONE_STONE : CR_TONE_EARTH);
  if (stone)
    draw_courses (s, x, cr_section_get_y (s, MAX (0, s->lowest)), y);
  if (column->water)
    draw_water (s, x, y);
  if (column->top > column->level || column->solid) {
    double top = cr_section_get_y (s, column->solid ? s->highest : column->top);
    fill_box (s, x, y, top, CR_TONE_STONE_DIM);
    draw_courses (s, x, y, top);
  }
}

/* The surface as one line, stepping at the hexsides. */
static void
draw_surface (const Section *s)
{
  cairo_new_path (s->cr);
  for (guint i = 0; i < s->columns->len; i++) {
    const Column *column = &g_array_index (s->columns, Column, i);
    double y = cr_section_get_y (s, MAX (column->level, column->top));

    cairo_line_to (s->cr, cr_section_get_x (s, i - 0.5), y);
    cairo_line_to (s->cr, cr_section_get_x (s, i + 0.5), y);
  }
  set_ink (s, 0.85);
  cairo_set_line_width (s->cr, 1.3);
  cairo_stroke (s->cr);
}

static double
side_column (const Section *s, const CrLofStep *step)
{
  CrHex other = cr_hex_neighbour (step->place.hex, step->side);
  int a = cr_hex_distance (s->lof->from.hex, step->place.hex);
  int b = cr_hex_distance (s->lof->from.hex, other);

  return CLAMP ((a + b) / 2.0, 0.5, MAX (0.5, s->lof->range - 0.5));
}

/* Walls stand on the hexsides; merlons crown a battlement, adding no height. */
static void
draw_sides (const Section *s)
{
  for (guint i = 0; i < s->steps->len; i++) {
    const CrLofStep *step = &g_array_index (s->steps, CrLofStep, i);
    CrHex other;
    int ground;
    double x;

    if (step->side < 0 || step->kind < 0 || step->way == 2)
      continue;
    other = cr_hex_neighbour (step->place.hex, step->side);
    ground = MAX (cr_scene_get_level (s->scene, step->place),
                  cr_scene_get_level (s->scene, (CrPlace){ step->place.floor, other }));
    x = cr_section_get_x (s, side_column (s, step));
    if (step->kind == CR_SIDE_BATTLEMENT || step->top == CR_LOF_NO_TOP || step->top <= ground)
      cairo_rectangle (s->cr, x - 3, cr_section_get_y (s, ground) - 7, 6, 7);
    else
      cairo_rectangle (s->cr, x - 3, cr_section_get_y (s, step->top), 6,
                       cr_section_get_y (s, ground) - cr_section_get_y (s, step->top));
    cr_section_set_tone (s, CR_TONE_MERLON, 1);
    cairo_fill_preserve (s->cr);
    set_ink (s, 0.9);
    cairo_set_line_width (s->cr, 1);
    cairo_stroke (s->cr);
  }
}

/* A man 17 high, at the edge of his hex that faces the other. */
static void
draw_man (const Section *s, double x, double y)
{
  cairo_new_path (s->cr);
  cairo_arc (s->cr, x, y - 14, 3, 0, 2 * G_PI);
  cairo_fill (s->cr);
  cairo_move_to (s->cr, x - 3, y);
  cairo_line_to (s->cr, x - 3, y - 8);
  cairo_arc (s->cr, x, y - 8, 3, G_PI, 0);
  cairo_line_to (s->cr, x + 3, y);
  cairo_close_path (s->cr);
  cairo_fill (s->cr);
}

static gboolean
has_numbers (const CrLof *lof)
{
  return lof->decided.reason != CR_LOF_FREE && lof->decided.reason <= CR_LOF_DEAD_EDGE &&
         lof->decided.reason != CR_LOF_SOLID;
}

/* Where along the line it is decided: at the obstruction's far edge, D1 from the lower man. */
static double
break_column (const Section *s)
{
  const CrLofStep *d = &s->lof->decided;
  int first = s->lof->from_stand.level, last = s->lof->to_stand.level;
  double at = first <= last ? 0.5 + d->d1 : s->lof->range - 0.5 - d->d1;

  return CLAMP (at, 0.5, MAX (0.5, s->lof->range - 0.5));
}

/* What blocks at any height stops it at its near face. */
static CrPoint
solid_point (const Section *s)
{
  int at = cr_hex_distance (s->lof->from.hex, s->lof->decided.place.hex);
  double share = s->lof->range > 1 ? (at - 1.0) / (s->lof->range - 1.0) : 0.5;
  double level =
      s->lof->from_stand.level + share * (s->lof->to_stand.level - s->lof->from_stand.level);

  return (CrPoint){ cr_section_get_x (s, at - 0.5), cr_section_get_y (s, level) };
}

/* The line is solid to the edge that breaks it: over the top when the eye is above it, else where
 * it strikes the face. */
static CrPoint
break_point (const Section *s)
{
  int first = s->lof->from_stand.level, last = s->lof->to_stand.level;
  int top = MIN (first, last) + s->lof->decided.h;

  return (CrPoint){ cr_section_get_x (s, break_column (s)),
                    cr_section_get_y (s, MIN (top, MAX (first, last))) };
}

static void
draw_line (const Section *s)
{
  double x1 = cr_section_get_x (s, MIN (0.5, s->lof->range / 2.0));
  double x2 = cr_section_get_x (s, MAX (s->lof->range - 0.5, s->lof->range / 2.0));
  double y1 = cr_section_get_y (s, s->lof->from_stand.level);
  double y2 = cr_section_get_y (s, s->lof->to_stand.level);
  double dashes[] = { 7, 5 };
  CrPoint stop = { x1, y1 };

  if (s->lof->verdict == CR_LOF_CLEAR)
    stop = (CrPoint){ x2, y2 };
  else if (s->lof->decided.reason == CR_LOF_SOLID)
    stop = solid_point (s);
  else if (has_numbers (s->lof))
    stop = break_point (s);
  cairo_set_line_width (s->cr, 2.2);
  set_blue (s);
  cairo_move_to (s->cr, x1, y1);
  cairo_line_to (s->cr, stop.x, stop.y);
  cairo_stroke (s->cr);
  if (s->lof->verdict != CR_LOF_CLEAR) {
    set_red (s);
    cairo_set_dash (s->cr, dashes, 2, 0);
    cairo_move_to (s->cr, stop.x, stop.y);
    cairo_line_to (s->cr, x2, y2);
    cairo_stroke (s->cr);
    cairo_set_dash (s->cr, NULL, 0, 0);
  }
}

/* Both, before all that is written: where they stand is what one looks for first. */
static void
draw_men (const Section *s)
{
  double x1 = cr_section_get_x (s, MIN (0.5, s->lof->range / 2.0));
  double x2 = cr_section_get_x (s, MAX (s->lof->range - 0.5, s->lof->range / 2.0));

  set_blue (s);
  draw_man (s, x1 - 6, cr_section_get_y (s, s->lof->from_stand.level));
  if (s->lof->verdict != CR_LOF_CLEAR)
    set_red (s);
  draw_man (s, x2 + 6, cr_section_get_y (s, s->lof->to_stand.level));
}

static void
bracket_across (const Section *s, double from, double to, double y, const char *words)
{
  double x1 = cr_section_get_x (s, MIN (from, to)), x2 = cr_section_get_x (s, MAX (from, to));

  cairo_set_line_width (s->cr, 1.2);
  cairo_move_to (s->cr, x1, y - 4);
  cairo_line_to (s->cr, x1, y + 4);
  cairo_move_to (s->cr, x2, y - 4);
  cairo_line_to (s->cr, x2, y + 4);
  cairo_move_to (s->cr, x1, y);
  cairo_line_to (s->cr, x2, y);
  cairo_stroke (s->cr);
  text (s, (x1 + x2) / 2, y + s->style->font * 0.9, 0.5, words, TRUE);
}

/* Figures stand on stone, on dots and beside each other's brackets: a plate behind them. */
static void
draw_plate (const Section *s, double x, double y, const char *words)
{
  double width = (double) g_utf8_strlen (words, -1) * s->style->font * 0.56;
  double ground = s->style->dark ? 0.12 : 1;

  cairo_save (s->cr);
  cairo_set_source_rgba (s->cr, ground, ground, ground, 0.8);
  cairo_rectangle (s->cr, x - 3, y - s->style->font * 0.7, width + 6, s->style->font * 1.4);
  cairo_fill (s->cr);
  cairo_restore (s->cr);
}

static void
bracket_up (const Section *s, double x, int from, int to)
{
  double y1 = cr_section_get_y (s, from), y2 = cr_section_get_y (s, to);

  cairo_set_line_width (s->cr, 1.2);
  cairo_move_to (s->cr, x - 4, y1);
  cairo_line_to (s->cr, x + 4, y1);
  cairo_move_to (s->cr, x - 4, y2);
  cairo_line_to (s->cr, x + 4, y2);
  cairo_move_to (s->cr, x, y1);
  cairo_line_to (s->cr, x, y2);
  cairo_stroke (s->cr);
}

static void
label_up (const Section *s, double x, double y, const char *words)
{
  draw_plate (s, x + 7, y, words);
  text (s, x + 7, y, 0, words, TRUE);
}

/* Room that a label of figures takes, with its bracket. */
static double
label_room (const Section *s)
{
  return s->style->font * 3.6 + 7;
}

/* N where the upper man stands and H at the edge that decides, both from the lower man's level
 * up. Close together they are told at two heights. */
static void
draw_heights (const Section *s, double x_n, double x_h)
{
  const CrLofStep *d = &s->lof->decided;
  int first = s->lof->from_stand.level, last = s->lof->to_stand.level;
  int low = MIN (first, last);
  double y_n = cr_section_get_y (s, low + d->n / 2.0), y_h = cr_section_get_y (s, low + d->h / 2.0);
  g_autofree char *n = g_strdup_printf ("N = %d", d->n);
  g_autofree char *h = g_strdup_printf ("H = %d", d->h);

  if (d->n > 0 && d->h > 0 && fabs (x_n - x_h) < label_room (s)) {
    double base = cr_section_get_y (s, low), reach = (MAX (d->n, d->h)) * s->rise;
    double lower = base - MIN (reach * 0.2, s->style->font * 0.3);
    double upper = MIN (base - reach * 0.8, lower - s->style->font * 1.35);

    y_n = d->n > d->h ? upper : lower;
    y_h = d->n > d->h ? lower : upper;
  }
  if (d->n > 0)
    bracket_up (s, x_n, low, low + d->n);
  if (d->h > 0)
    bracket_up (s, x_h, low, low + d->h);
  if (d->n > 0)
    label_up (s, x_n, y_n, n);
  if (d->h > 0)
    label_up (s, x_h, y_h, h);
}

/* N, H, D1 and D2 of the deciding step, as the record has them. */
static void
draw_numbers (const Section *s)
{
  const CrLofStep *d = &s->lof->decided;
  int first = s->lof->from_stand.level, last = s->lof->to_stand.level;
  gboolean lower_first = first <= last;
  double edge = break_column (s), y = cr_section_get_y (s, s->lowest) + 10;
  double low_end = lower_first ? 0.5 : s->lof->range - 0.5;
  double high_end = lower_first ? s->lof->range - 0.5 : 0.5;
  g_autofree char *d2 = g_strdup_printf ("D2 = %d", d->d2);
  g_autofree char *d1 = d->reason == CR_LOF_DEAD_GROUND || d->reason == CR_LOF_DEAD_EDGE
                            ? g_strdup_printf (cr_text ("D1 = %d, needs %d"), d->d1, s->lof->needs)
                            : g_strdup_printf ("D1 = %d", d->d1);

  set_ink (s, 0.95);
  draw_heights (s, cr_section_get_x (s, high_end + (lower_first ? 0.32 : -0.32)),
                cr_section_get_x (s, edge + (lower_first ? 0.62 : -0.62)));
  if (fabs (high_end - edge) > 0.1)
    bracket_across (s, high_end, edge, y, d2);
  set_red (s);
  if (fabs (low_end - edge) > 0.1)
    bracket_across (s, low_end, edge, y, d1);
}

/* The ground hidden behind the break, cross-hatched. */
static void
draw_dead_wedge (const Section *s)
{
  int first = s->lof->from_stand.level, last = s->lof->to_stand.level;
  double x1 = cr_section_get_x (s, break_column (s));
  double x2 = cr_section_get_x (s, first <= last ? 0.5 : s->lof->range - 0.5);
  double top = cr_section_get_y (s, MIN (first, last) + s->lof->decided.h);
  double low = cr_section_get_y (s, MIN (first, last));

  if (s->lof->decided.reason != CR_LOF_DEAD_GROUND || fabs (x1 - x2) < 1)
    return;
  cairo_save (s->cr);
  cairo_rectangle (s->cr, MIN (x1, x2), top, fabs (x2 - x1), low - top);
  cairo_clip (s->cr);
  cairo_set_line_width (s->cr, 0.9);
  for (double x = MIN (x1, x2) - (low - top); x < MAX (x1, x2) + (low - top); x += 6) {
    cairo_move_to (s->cr, x, low);
    cairo_line_to (s->cr, x + (low - top), top);
    cairo_move_to (s->cr, x, top);
    cairo_line_to (s->cr, x + (low - top), low);
  }
  set_red (s);
  cairo_stroke (s->cr);
  cairo_restore (s->cr);
}

/* Both men's hexes and the one that decides are always named. */
static gboolean
is_named (const Section *s, int column)
{
  const CrLofStep *decided = &s->lof->decided;

  return column == 0 || column == s->lof->range ||
         (decided->reason != CR_LOF_FREE && decided->side < 0 &&
          cr_hex_equal (g_array_index (s->columns, Column, column).place.hex, decided->place.hex));
}

/* Of the others as many as can be read. */
static gboolean
has_room (const Section *s, int column)
{
  int apart = (int) ceil (s->style->font * 2.9 / s->pitch);

  if (column % MAX (apart, 1) != 0)
    return FALSE;
  for (int i = column - apart + 1; i < column + apart; i++)
    if (i >= 0 && i <= s->lof->range && is_named (s, i))
      return FALSE;
  return TRUE;
}

/* The name of a man's hex gives way to that which decides beside it, outwards. */
static double
name_x (const Section *s, int column)
{
  double short_of = s->style->font * 2.9 - s->pitch;
  int range = s->lof->range;

  if (short_of <= 0 || range < 2)
    return cr_section_get_x (s, column);
  if (column == 0 && is_named (s, 1))
    return cr_section_get_x (s, 0) - short_of;
  if (column == range && is_named (s, range - 1))
    return cr_section_get_x (s, range) + short_of;
  return cr_section_get_x (s, column);
}

static void
draw_names (const Section *s)
{
  const CrMap *map = cr_scene_get_map (s->scene);
  double y = cr_section_get_y (s, s->lowest) + 10 + s->style->font * 2.3;

  for (int i = 0; i <= s->lof->range; i++) {
    const Column *column = &g_array_index (s->columns, Column, i);
    gboolean named = is_named (s, i);
    g_autofree char *name = NULL;

    if (column->place.floor < 0 || (!named && !has_room (s, i)))
      continue;
    name = cr_map_format_printed (map, column->place);
    set_ink (s, named ? 1 : 0.72);
    text (s, name_x (s, i), y, 0.5, name, named);
  }
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
  g_autoptr (GArray) columns = g_array_new (FALSE, TRUE, sizeof (Column));
  Section s = { .cr = cr, .scene = scene, .lof = lof, .steps = steps, .style = style };

  if (lof->reason == CR_LOF_NO_PLACE || lof->range < 1)
    return;
  s.columns = columns;
  collect_columns (&s);
  measure_levels (&s);
  s.left = style->font * 3;
  /* A short shot is not stretched into a wide one. */
  s.pitch = MIN ((width - s.left - style->font) / (lof->range + 1), 110);
  s.left += (width - s.left - style->font - s.pitch * (lof->range + 1)) / 2;
  s.bottom = height - 10 - style->font * 3.2;
  /* Room for the head of a man on the highest level. */
  s.rise = MIN ((s.bottom - 18) / (s.highest - s.lowest), 34);

  for (int i = 0; i <= lof->range; i++)
    draw_column (&s, i);
  draw_levels (&s);
  draw_dead_wedge (&s);
  draw_surface (&s);
  draw_sides (&s);
  cr_section_draw_works (&s);
  draw_line (&s);
  if (has_numbers (lof))
    draw_numbers (&s);
  draw_men (&s);
  draw_names (&s);
}
