/* cr-overlay-hatch.c: the patterns of overlays. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

#include "cr-region.h"

#include <math.h>

/* The casing of a hatch: how many times as wide as the line, or as a dot, and its opacity. */
#define CASING_WIDTH 2.4
#define DOT_CASING_WIDTH 1.6
#define CASING_ALPHA 0.8
/* When lines lie close together on the screen, their casings would pale the art, so they are
 * weaker; in pixels per W. */
#define CASING_FROM 30.0
#define CASING_WHOLE 80.0

/* The size of a letter in parts of the disc's radius. */
#define DISC_LETTER 1.35
/* In grey, the tint for the number of shooters is multiplied by this. */
#define GREY_HEAT 0.5

/**
 * Look: a pattern as in design/art section 10; lengths are in W.
 * @pitch: between two lines
 * @width: of a line
 * @rim: the width of the rim
 * @alpha: of the tint that replaces a hatch that would be too fine
 * @tone: of lines and rim
 * @leans: to one side, to the other, to both
 * @pair: the distance of a second line beside each, 0 for none
 * @dots: the distance of dots along the lines, 0 for whole lines
 * @times: only one in so many lines is drawn
 */
typedef struct {
  double pitch, width, rim, alpha;
  CrTone tone;
  enum { LEANS_RIGHT = 1, LEANS_LEFT = 2, LEANS_BOTH = 3 } leans;
  double pair, dots;
  enum { RIM_WHOLE, RIM_DASHED, RIM_STRUCK } around;
  int times;
} Look;

static const Look looks[] = {
  [CR_PATTERN_FIELD] = { 0.155, 0.024, 0.035, 0.28, CR_TONE_BLUE, LEANS_RIGHT },
  [CR_PATTERN_DEAD] = { 0.125, 0.020, 0.045, 0.45, CR_TONE_RED, LEANS_BOTH, 0, 0, RIM_DASHED },
  [CR_PATTERN_REACH] = { 0.155, 0.024, 0.035, 0.28, CR_TONE_INK, LEANS_RIGHT },
  [CR_PATTERN_COUNT] = { 0.155, 0.024, 0.035, 0.28, CR_TONE_INK, LEANS_RIGHT },
  [CR_PATTERN_GAINED] = { 0.26, 0.032, 0.055, 0.4, CR_TONE_BLUE, LEANS_RIGHT, 0.085 },
  [CR_PATTERN_LOST] = { 0.17, 0.050, 0.045, 0.4, CR_TONE_RED, LEANS_RIGHT, 0, 0.12, RIM_STRUCK },
  [CR_PATTERN_COVER] = { 0.22, 0.024, 0.030, 0.2, CR_TONE_INK, LEANS_LEFT },
};

double
cr_overlay_field_pitch (CrCover cover)
{
  static const double pitches[] = { 0.155, 0.155, 0.22, 0.32, 0.32 };

  return pitches[cover];
}

gboolean
cr_overlay_is_seen (const CrOverlayStyle *style, const CrGrid *grid, CrHex hex)
{
  return style->clip.width <= 0 || cr_box_has (style->clip, cr_layout_centre (grid, hex), 2);
}

CrOverlaySeen
cr_overlay_find_seen (const CrOverlayStyle *style, const CrGrid *grid)
{
  const CrBox *clip = &style->clip;
  int column, row;

  if (clip->width <= 0)
    return (CrOverlaySeen){ 1, grid->columns, 1, grid->rows };
  CrOverlaySeen seen = { G_MAXINT, G_MININT, G_MAXINT, G_MININT };
  for (int i = 0; i < 4; i++) {
    CrPoint corner = { clip->x + ((i & 1) != 0 ? clip->width : 0),
                       clip->y + ((i & 2) != 0 ? clip->height : 0) };

    cr_grid_address (grid, cr_layout_hex_at (grid, corner), &column, &row);
    seen.first_column = MIN (seen.first_column, column - 4);
    seen.last_column = MAX (seen.last_column, column + 4);
    seen.first_row = MIN (seen.first_row, row - 4);
    seen.last_row = MAX (seen.last_row, row + 4);
  }
  seen.first_column = MAX (seen.first_column, 1);
  seen.last_column = MIN (seen.last_column, grid->columns);
  seen.first_row = MAX (seen.first_row, 1);
  seen.last_row = MIN (seen.last_row, grid->rows);
  return seen;
}

gboolean
cr_overlay_set_path (cairo_t *cr, const CrGrid *grid, const GArray *hexes)
{
  g_autoptr (GPtrArray) loops =
      cr_region_trace ((const CrHex *) (const void *) hexes->data, hexes->len);

  cairo_new_path (cr);
  for (guint i = 0; i < loops->len; i++) {
    g_autoptr (GArray) line = cr_region_sides (grid, loops->pdata[i]);

    cairo_new_sub_path (cr);
    for (guint j = 0; j < line->len; j++)
      cairo_line_to (cr, cr_line_at (line, j).x, cr_line_at (line, j).y);
    cairo_close_path (cr);
  }
  return loops->len > 0;
}

/* Half hexes at the edge of the map end at its frame (MAP-05). */
void
cr_overlay_clip (cairo_t *cr, const CrGrid *grid)
{
  CrBox frame = cr_layout_frame (grid);

  cairo_save (cr);
  cairo_rectangle (cr, frame.x, frame.y, frame.width, frame.height);
  cairo_clip (cr);
}

/* Returns: the smallest multiple of the distance between lines that is at least @least pixels */
static double
get_step (const CrOverlayStyle *style, double distance, double least)
{
  return MAX (distance, least / style->px) * G_SQRT2;
}

static double
get_dot_step (const CrOverlayStyle *style, const Look *look)
{
  return get_step (style, look->dots, CR_OVERLAY_LEAST_PITCH) / 2;
}

/* Adds parallel lines through the box that lean one way or the other. Their origin and their
 * beginnings are fixed to the map, so that dots stay in place too. */
static void
hatch_box (cairo_t *cr, const CrOverlayStyle *style, CrBox box, const Look *look, double lean)
{
  double least = look->leans == LEANS_BOTH ? CR_OVERLAY_LEAST_CROSS : CR_OVERLAY_LEAST_PITCH;
  double step = get_step (style, look->pitch, least) * MAX (look->times, 1);
  double from = lean > 0 ? box.x + box.y : box.x - box.y - box.height;
  double to = from + box.width + box.height;
  double dot = look->dots > 0 ? get_dot_step (style, look) : 0;
  double top = floor (box.y), bottom = box.y + box.height;

  if (dot > 0)
    top = floor (box.y / dot) * dot;
  for (double s = floor (from / step) * step; s <= to; s += step) {
    /* The line is x + lean·y = s. Its points lie on the map, so that each span is the same
     * whichever part is drawn; dots are counted along the whole line. */
    cairo_move_to (cr, s - lean * top, top);
    for (double y = top + 1; y < bottom && dot <= 0; y++)
      cairo_line_to (cr, s - lean * y, y);
    double end = dot > 0 ? bottom : ceil (bottom);
    cairo_line_to (cr, s - lean * end, end);
  }
}

static CrBox
path_box (cairo_t *cr, const CrOverlayStyle *style)
{
  double x1, y1, x2, y2;

  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  if (style->clip.width > 0) {
    x1 = MAX (x1, style->clip.x);
    y1 = MAX (y1, style->clip.y);
    x2 = MIN (x2, style->clip.x + style->clip.width);
    y2 = MIN (y2, style->clip.y + style->clip.height);
  }
  return (CrBox){ x1, y1, MAX (x2 - x1, 0), MAX (y2 - y1, 0) };
}

/* On such small hexes a hatch would be a grey mush; a flat tint is used instead. */
static gboolean
is_tiny (const CrOverlayStyle *style)
{
  return style->px < 9;
}

/* A thin casing makes each line readable on water, roofs and trees without paling the art. */
static void
stroke_hatch (cairo_t *cr, const CrOverlayStyle *style, const Look *look)
{
  double width = cr_overlay_width (style, look->width);
  double dots[] = { 0.001, get_dot_step (style, look) * G_SQRT2 };

  if (look->dots > 0) {
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_dash (cr, dots, 2, 0);
    width *= 1.3;
  }
  double share = CLAMP ((style->px - CASING_FROM) / (CASING_WHOLE - CASING_FROM), 0.2, 1);

  cr_overlay_ink (cr, style, CR_TONE_PAPER, CASING_ALPHA * share);
  cairo_set_line_width (cr, width * (look->dots > 0 ? DOT_CASING_WIDTH : CASING_WIDTH));
  cairo_stroke_preserve (cr);
  cr_overlay_ink (cr, style, look->tone, 0.95);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

static void
add_badge (cairo_t *cr, const CrOverlayStyle *style, const CrGrid *grid, CrHex hex)
{
  double badge = 0.65 * CR_CHART_BADGE * cr_chart_growth (style->px, CR_CHART_BADGE);
  CrPoint centre = cr_layout_centre (grid, hex);

  cairo_rectangle (cr, centre.x - badge, centre.y - badge, 2 * badge, 2 * badge);
}

static void
add_number (cairo_t *cr, const CrOverlayStyle *style, const CrGrid *grid, CrHex hex)
{
  double number = 0.55 * CR_CHART_NUMBER * cr_chart_growth (style->px, CR_CHART_NUMBER);
  CrPoint at;

  if (style->px >= CR_CHART_NUMBER_PX && cr_chart_number_at (grid, hex, style->numbers, &at))
    cairo_rectangle (cr, at.x - 2.4 * number, at.y - 1.6 * number, 4.8 * number, 2 * number);
}

/* Clips so that the numbers and levels of these hexes are not drawn over. */
static void
clip_labels (cairo_t *cr,
             const CrOverlayStyle *style,
             const CrGrid *grid,
             const GArray *hexes,
             void (*add) (cairo_t *, const CrOverlayStyle *, const CrGrid *, CrHex))
{
  CrBox all = cr_box_grow (cr_layout_frame (grid), 1);

  cairo_new_path (cr);
  cairo_rectangle (cr, all.x, all.y, all.width, all.height);
  for (guint i = 0; i < hexes->len; i++)
    add (cr, style, grid, g_array_index (hexes, CrHex, i));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

static void
hatch_all (cairo_t *cr, const CrOverlayStyle *style, CrBox box, const Look *look)
{
  if ((look->leans & LEANS_RIGHT) != 0)
    hatch_box (cr, style, box, look, 1);
  if ((look->leans & LEANS_LEFT) != 0)
    hatch_box (cr, style, box, look, -1);
  if (look->pair > 0) {
    double aside = MAX (look->pair, 2.6 / style->px);

    cairo_translate (cr, aside, 0);
    box.x -= aside;
    hatch_box (cr, style, box, look, 1);
  }
  stroke_hatch (cr, style, look);
}

/* Draws veil and hatch in the path, and clears the path. @hexes: (nullable): their numbers and
 * levels are left free */
static void
fill_path (cairo_t *cr,
           const CrOverlayStyle *style,
           const Look *look,
           const CrGrid *grid,
           const GArray *hexes)
{
  CrBox box = path_box (cr, style);

  if (is_tiny (style)) {
    cr_overlay_ink (cr, style, CR_TONE_PAPER, CR_OVERLAY_VEIL);
    cairo_fill_preserve (cr);
    cr_overlay_ink (cr, style, look->tone, look->alpha);
    cairo_fill (cr);
    return;
  }
  cairo_save (cr);
  cairo_clip (cr);
  if (hexes != NULL && style->px >= CR_CHART_BADGE_PX)
    clip_labels (cr, style, grid, hexes, add_number);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, CR_OVERLAY_VEIL / MAX (look->times, 1));
  cairo_paint (cr);
  if (hexes != NULL && style->px >= CR_CHART_BADGE_PX)
    clip_labels (cr, style, grid, hexes, add_badge);
  hatch_all (cr, style, box, look);
  cairo_restore (cr);
}

/* Returns: (transfer full) (element-type CrHex): the hexes whose neighbours are all in the set or
 * off the map, or the other hexes */
static GArray *
list_inner (const CrGrid *grid, const GArray *hexes, gboolean inner)
{
  CrHexSet *set = cr_hex_set_new ((const CrHex *) (const void *) hexes->data, hexes->len);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    gboolean within = TRUE;

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (hex, d);
      within = within && (!cr_grid_contains (grid, next) || cr_hex_set_has (set, next));
    }
    if (within == inner)
      g_array_append_val (list, hex);
  }
  g_hash_table_unref (set);
  return list;
}

/* In the middle of a large area with dense lines only some lines are drawn, at least so far apart
 * in W and in pixels, so that the castle is seen through it; its rim shows the pattern. */
#define INNER_PITCH 0.3
#define INNER_PIXELS 15.0

static int
count_times (const CrOverlayStyle *style, const Look *look)
{
  double least = look->leans == LEANS_BOTH ? CR_OVERLAY_LEAST_CROSS : CR_OVERLAY_LEAST_PITCH;
  double pitch = MAX (look->pitch, least / style->px);
  double wanted = MAX (INNER_PITCH, INNER_PIXELS / style->px);

  return look->dots > 0 || look->pair > 0 ? 1 : MAX (1, (int) ceil (wanted / pitch - 0.2));
}

void
cr_overlay_fill (cairo_t *cr,
                 const CrOverlayStyle *style,
                 const CrGrid *grid,
                 const GArray *hexes,
                 CrOverlayHatch hatch)
{
  Look look = looks[hatch.pattern];

  if (hatch.pitch > 0)
    look.pitch = hatch.pitch;
  for (int inner = 0; inner < 2; inner++) {
    g_autoptr (GArray) part = list_inner (grid, hexes, inner);

    look.times = inner ? count_times (style, &look) : 1;
    if (cr_overlay_set_path (cr, grid, part))
      fill_path (cr, style, &look, grid, part);
  }
}

/* Adds two dashes to each hexside. A pattern that ran along the whole rim would move when the view
 * moves. */
static void
add_dashes (cairo_t *cr, const CrGrid *grid, const GArray *hexes)
{
  static const double dashes[][2] = { { 0.09, 0.41 }, { 0.59, 0.91 } };
  g_autoptr (GPtrArray) loops =
      cr_region_trace ((const CrHex *) (const void *) hexes->data, hexes->len);

  for (guint i = 0; i < loops->len; i++) {
    const GArray *loop = loops->pdata[i];

    for (guint j = 0; j < 2 * loop->len; j++) {
      CrPoint start = cr_edge_get_start (grid, cr_edge_at (loop, j / 2));
      CrPoint end = cr_edge_get_end (grid, cr_edge_at (loop, j / 2));
      CrPoint from = cr_point_between (start, end, dashes[j % 2][0]);
      CrPoint to = cr_point_between (start, end, dashes[j % 2][1]);

      cairo_move_to (cr, from.x, from.y);
      cairo_line_to (cr, to.x, to.y);
    }
  }
}

/* Adds a stroke across the middle of each hexside. */
static void
add_strikes (cairo_t *cr, const CrGrid *grid, const GArray *hexes)
{
  g_autoptr (GPtrArray) loops =
      cr_region_trace ((const CrHex *) (const void *) hexes->data, hexes->len);

  for (guint i = 0; i < loops->len; i++) {
    const GArray *loop = loops->pdata[i];

    for (guint j = 0; j < loop->len; j++) {
      CrPoint start = cr_edge_get_start (grid, cr_edge_at (loop, j));
      CrPoint end = cr_edge_get_end (grid, cr_edge_at (loop, j));
      CrPoint middle = cr_point_between (start, end, 0.5);
      double x = (end.x - start.x) * 0.16, y = (end.y - start.y) * 0.16;

      cairo_move_to (cr, middle.x - x - y, middle.y - y + x);
      cairo_line_to (cr, middle.x + x + y, middle.y + y - x);
    }
  }
}

static void
stroke_again (cairo_t *cr, const CrOverlayStyle *style, const Look *look)
{
  cr_overlay_ink (cr, style, look->tone, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, look->rim));
  cairo_stroke (cr);
}

void
cr_overlay_rim (cairo_t *cr,
                const CrOverlayStyle *style,
                const CrGrid *grid,
                const GArray *hexes,
                CrOverlayPattern pattern)
{
  const Look *look = &looks[pattern];

  if (!cr_overlay_set_path (cr, grid, hexes))
    return;
  if (look->around != RIM_DASHED) {
    cr_overlay_cased (cr, style, look->tone, look->rim);
    if (look->around == RIM_STRUCK && !is_tiny (style)) {
      add_strikes (cr, grid, hexes);
      stroke_again (cr, style, look);
    }
    return;
  }
  cr_overlay_casing (cr, style, look->rim);
  cairo_new_path (cr);
  add_dashes (cr, grid, hexes);
  stroke_again (cr, style, look);
}

void
cr_overlay_set (cairo_t *cr,
                const CrOverlayStyle *style,
                const CrGrid *grid,
                const GArray *hexes,
                CrOverlayPattern pattern)
{
  cr_overlay_clip (cr, grid);
  cr_overlay_fill (cr, style, grid, hexes, (CrOverlayHatch){ pattern, 0 });
  cr_overlay_rim (cr, style, grid, hexes, pattern);
  cairo_restore (cr);
}

/* The radius of a disc. */
double
cr_overlay_get_disc (const CrOverlayStyle *style)
{
  return MAX (0.17, 7 / style->px);
}

CrPoint
cr_overlay_keep_in (const CrOverlayStyle *style, const CrGrid *grid, CrPoint at)
{
  CrBox frame = cr_layout_frame (grid);
  double r = cr_overlay_get_disc (style) + 0.03;

  return (CrPoint){ CLAMP (at.x, frame.x + r, frame.x + frame.width - r),
                    CLAMP (at.y, frame.y + r, frame.y + frame.height - r) };
}

void
cr_overlay_disc (cairo_t *cr,
                 const CrOverlayStyle *style,
                 CrPoint at,
                 const char *text,
                 double outline)
{
  double radius = cr_overlay_get_disc (style);

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 0.92);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, outline));
  cairo_stroke (cr);
  cr_overlay_text (cr, at, text, radius * DISC_LETTER, TRUE);
}

/* The more men can hit a hex, the darker are disc and hex. The steps can be distinguished by
 * everybody and are the same on every map. */
static const struct {
  int least;
  double disc, hex;
} heats[] = { { 1, 0, 0.05 },
              { 3, 0.2, 0.11 },
              { 6, 0.42, 0.18 },
              { 12, 0.8, 0.26 },
              { 24, 1, 0.36 } };

static guint
find_heat (int number)
{
  guint heat = 0;

  while (heat + 1 < G_N_ELEMENTS (heats) && number >= heats[heat + 1].least)
    heat++;
  return heat;
}

void
cr_overlay_heat (cairo_t *cr,
                 const CrOverlayStyle *style,
                 const CrGrid *grid,
                 CrHex hex,
                 int number)
{
  cairo_new_path (cr);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPoint p = cr_layout_corner (grid, hex, d);
    cairo_line_to (cr, p.x, p.y);
  }
  cairo_close_path (cr);
  /* Blue is dark in grey, so the tint is weaker there. */
  cr_overlay_ink (cr, style, CR_TONE_BLUE,
                  heats[find_heat (number)].hex *
                      (style->variant == CR_VARIANT_COLOUR ? 1 : GREY_HEAT));
  cairo_fill (cr);
}

void
cr_overlay_count (cairo_t *cr, const CrOverlayStyle *style, CrPoint at, int number)
{
  guint heat = find_heat (number);
  double radius = cr_overlay_get_disc (style);
  g_autofree char *text = g_strdup_printf ("%d", number);

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cr_overlay_ink (cr, style, CR_TONE_PAPER, 1);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, CR_TONE_BLUE, heats[heat].disc);
  cairo_fill_preserve (cr);
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, 0.02));
  cairo_stroke (cr);
  cr_overlay_ink (cr, style, heats[heat].disc > 0.5 ? CR_TONE_PAPER : CR_TONE_INK, 1);
  cr_overlay_text (cr, at, text, radius * (number < 100 ? DISC_LETTER : 0.95), TRUE);
}

void
cr_overlay_number (cairo_t *cr, const CrOverlayStyle *style, CrPoint at, int number, double outline)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  cr_overlay_disc (cr, style, at, text, outline);
}

static void
sample_way (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, CrBox box)
{
  double y = box.y + box.height / 2;

  cairo_move_to (cr, box.x + 0.06, y);
  cairo_line_to (cr, box.x + box.width - 0.06, y);
  cr_overlay_cased (cr, style, tone, 0.07);
}

/* Draws samples of what is no area: the line of a way or a range, and the numbers on hexes. */
static void
sample_mark (cairo_t *cr, const CrOverlayStyle *style, CrOverlayPattern pattern, CrBox box)
{
  CrPoint middle = { box.x + box.width / 2, box.y + box.height / 2 };

  cr_overlay_ink (cr, style, CR_TONE_PAPER, 1);
  cairo_fill (cr);
  if (pattern == CR_PATTERN_COUNT)
    cr_overlay_count (cr, style, middle, 12);
  else if (pattern >= CR_PATTERN_SHORT)
    cr_overlay_sample_ring (cr, style, pattern, box);
  else if (pattern != CR_PATTERN_REACH)
    sample_way (cr, style, pattern == CR_PATTERN_WAY ? CR_TONE_BLUE : CR_TONE_RED, box);
  if (pattern == CR_PATTERN_REACH || pattern == CR_PATTERN_EXPOSED)
    cr_overlay_number (cr, style, middle, 3, 0.03);
}

void
cr_overlay_sample (cairo_t *cr, const CrOverlayStyle *style, CrOverlayPattern pattern, CrBox box)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  if (pattern == CR_PATTERN_REACH || pattern == CR_PATTERN_COUNT || pattern >= CR_PATTERN_WAY) {
    sample_mark (cr, style, pattern, box);
    return;
  }
  fill_path (cr, style, &looks[pattern], NULL, NULL);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cr_overlay_cased (cr, style, looks[pattern].tone, looks[CR_PATTERN_FIELD].rim);
}
