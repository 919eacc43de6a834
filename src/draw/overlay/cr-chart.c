/* cr-chart.c: grid, numbers and levels over the art. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-hex.h"
#include "cr-chart-private.h"
#include "cr-overlay-private.h"
#include "cr-stamp.h"

#include "cr-numbering.h"

#include <string.h>

/* On a screen numbers are not drawn smaller than this, in pixels, nor enlarged by more than this
 * factor. */
#define LEGIBLE_PX 9.0
#define MOST_GROWTH 1.8

static gboolean
is_drawn (const CrDraw *draw, CrHex hex)
{
  return cr_grid_contains (draw->grid, hex) && cr_art_has_hex (draw->art, draw->floor, hex);
}

/* The shape of the end of a line thinner than a pixel is not seen, so the fastest is used. */
static void
set_cap (const CrDraw *draw, double width)
{
  gboolean thin = width * draw->px < 1 && !cr_draw_is_vector (draw);

  cairo_set_line_cap (draw->cr, thin ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
}

/* Adds the three arms of a tick at a corner of a hex whose middle is the origin. */
static void
add_tick (const CrDraw *draw, CrPoint at, int corner)
{
  CrHex hex = { 0, 0 };
  CrPoint c = cr_layout_centre (draw->grid, hex), p = cr_layout_corner (draw->grid, hex, corner);
  CrPoint arms[3] = {
    cr_layout_corner (draw->grid, hex, (corner + 5) % 6),
    cr_layout_corner (draw->grid, hex, (corner + 1) % 6),
    { 2 * p.x - c.x, 2 * p.y - c.y },
  };

  at = (CrPoint){ at.x - c.x, at.y - c.y };
  for (int i = 0; i < 3; i++) {
    CrPoint end = cr_point_between (p, arms[i], 0.085 / cr_distance (p, arms[i]));
    cairo_move_to (draw->cr, at.x + p.x, at.y + p.y);
    cairo_line_to (draw->cr, at.x + end.x, at.y + end.y);
  }
}

static void
add_side (const CrDraw *draw, CrPoint at, CrDirection side)
{
  CrEdge edge = { { 0, 0 }, side };
  CrPoint c = cr_layout_centre (draw->grid, edge.hex);
  CrPoint a = cr_edge_get_start (draw->grid, edge), b = cr_edge_get_end (draw->grid, edge);

  cairo_move_to (draw->cr, at.x + a.x - c.x, at.y + a.y - c.y);
  cairo_line_to (draw->cr, at.x + b.x - c.x, at.y + b.y - c.y);
}

/* Whether this hex draws the side, so that each side is drawn once: the hex that names it, or the
 * only one that has it. */
static gboolean
owns_side (const CrDraw *draw, CrHex hex, CrDirection side)
{
  return side < CR_N_DIRECTIONS / 2 || !is_drawn (draw, cr_hex_neighbour (hex, side));
}

/* Whether this hex draws the corner: its corners 0 and 1, and those that no hex above or beside it
 * draws. */
static gboolean
owns_corner (const CrDraw *draw, CrHex hex, int corner)
{
  for (int k = 0; k < 2; k++) {
    CrHex other = cr_hex_neighbour (hex, (corner + k) % CR_N_DIRECTIONS);

    if ((other.r < hex.r || (other.r == hex.r && other.q < hex.q)) && is_drawn (draw, other))
      return FALSE;
  }
  return TRUE;
}

/* Returns: a bit for each side of the grid that the hex draws, and above these one for each corner
 */
static guint
find_parts (const CrDraw *draw, CrHex hex)
{
  gboolean lines = (draw->options->show & CR_SHOW_LINES) != 0,
           ticks = draw->detail == CR_DETAIL_FULL && (draw->options->show & CR_SHOW_TICKS);
  guint parts = 0;

  for (int i = 0; i < CR_N_DIRECTIONS && is_drawn (draw, hex); i++) {
    if (lines && owns_side (draw, hex, (CrDirection) i))
      parts |= 1u << i;
    if (ticks && owns_corner (draw, hex, i))
      parts |= 1u << (CR_N_DIRECTIONS + i);
  }
  return parts;
}

/* @parts: (array length=n_parts): of the hexes at @at; all are one path */
static void
draw_parts (const CrDraw *draw, const guint *parts, const CrPoint *at, guint n_parts)
{
  double width = MAX (0.010, 0.5 / draw->px);

  for (guint i = 0; i < n_parts; i++)
    for (int side = 0; side < CR_N_DIRECTIONS; side++)
      if (parts[i] >> side & 1)
        add_side (draw, at[i], (CrDirection) side);
  set_cap (draw, width);
  cr_draw_stroke (draw, CR_TONE_INK, width, 0.26);
  for (guint i = 0; i < n_parts; i++)
    for (int corner = 0; corner < CR_N_DIRECTIONS; corner++)
      if (parts[i] >> (CR_N_DIRECTIONS + corner) & 1)
        add_tick (draw, at[i], corner);
  set_cap (draw, 0.016);
  cr_draw_stroke (draw, CR_TONE_INK, 0.016, 0.62);
}

static void
draw_parts_look (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  const CrPoint origin = { 0, 0 };

  draw_parts (draw, &look, &origin, 1);
}

void
cr_draw_grid (const CrDraw *draw)
{
  static const CrStamp stamp = { draw_parts_look, 0.7, NULL, CR_STAMP_FINE };
  g_autoptr (GArray) hexes = NULL;
  g_autofree guint *parts = NULL;
  g_autofree CrPoint *at = NULL;
  gboolean stamped = cr_draw_has_stamps (draw);

  if (draw->detail == CR_DETAIL_FLAT || !(draw->options->show & (CR_SHOW_LINES | CR_SHOW_TICKS)))
    return;
  hexes = cr_draw_get_hexes (draw, 0.7);
  parts = g_new (guint, hexes->len);
  at = g_new (CrPoint, hexes->len);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    at[i] = cr_layout_centre (draw->grid, hex);
    parts[i] = find_parts (draw, hex);
    if (stamped && parts[i] != 0)
      cr_draw_stamp (draw, &stamp, parts[i], at[i]);
  }
  if (!stamped)
    draw_parts (draw, parts, at, hexes->len);
}

/* Whether it is painted for a screen, where one can zoom in, unlike on paper. */
static gboolean
is_on_screen (const CrDraw *draw)
{
  return cairo_surface_get_type (cairo_get_target (draw->cr)) == CAIRO_SURFACE_TYPE_IMAGE;
}

double
cr_chart_growth (double px, double size)
{
  return CLAMP (LEGIBLE_PX / (size * px), 1, MOST_GROWTH);
}

double
cr_draw_get_growth (const CrDraw *draw, double size)
{
  return is_on_screen (draw) ? cr_chart_growth (draw->px, size) : 1;
}

/* Draws a small shield with a level. @look: the level above the lowest */
static void
draw_badge_look (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  CrPoint c = { 0, 0 };
  int level = (int) look + CR_LEVEL_MIN;
  double growth = cr_draw_get_growth (draw, CR_CHART_BADGE), k = 0.82 * growth;
  CrLetter letter = {
    .size = CR_CHART_BADGE * growth, .tone = CR_TONE_INK, .alpha = 1, .align = 0.5, .bold = TRUE
  };
  g_autofree char *text = NULL;
  cairo_t *cr = draw->cr;

  cairo_move_to (cr, c.x - 0.075 * k, c.y - 0.095 * k);
  cairo_line_to (cr, c.x + 0.075 * k, c.y - 0.095 * k);
  cairo_line_to (cr, c.x + 0.075 * k, c.y);
  cairo_curve_to (cr, c.x + 0.075 * k, c.y + 0.06 * k, c.x + 0.03 * k, c.y + 0.08 * k, c.x,
                  c.y + 0.10 * k);
  cairo_curve_to (cr, c.x - 0.03 * k, c.y + 0.08 * k, c.x - 0.075 * k, c.y + 0.06 * k,
                  c.x - 0.075 * k, c.y);
  cairo_close_path (cr);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_PAPER), 0.86);
  cairo_fill_preserve (cr);
  cr_draw_stroke (draw, CR_TONE_INK, 0.011, 0.9);
  text = level < 0 ? g_strdup_printf ("−%d", -level) : g_strdup_printf ("%d", level);
  if (level < 0)
    letter.size = 0.10 * growth;
  cr_draw_text (draw, (CrPoint){ c.x, c.y + 0.042 * k }, text, &letter);
}

static void
draw_badge (const CrDraw *draw, CrPoint c, int level)
{
  static const CrStamp stamp = { .draw = draw_badge_look, .reach = 0.3 };

  cr_draw_stamp (draw, &stamp, (guint) (level - CR_LEVEL_MIN), c);
}

static void
draw_centre_dot (const CrDraw *draw, guint look G_GNUC_UNUSED, gconstpointer about G_GNUC_UNUSED)
{
  cr_draw_dot (draw, (CrPoint){ 0, 0 }, 0.012);
  cr_draw_fill (draw, CR_TONE_INK, 0.5);
}

/* Whether the level is written; water below its bank is too common to be labelled. */
static gboolean
needs_badge (const CrDraw *draw, CrHex hex, int level)
{
  CrRecipeLayer layer = cr_art_get_recipe (draw->art, draw->floor, hex)->layer;

  return level != 0 && !(level == -1 && layer == CR_RECIPE_LAYER_WATER);
}

/* Whether the frame would cut the shield in half. */
static gboolean
is_cut (const CrDraw *draw, CrHex hex)
{
  CrBox frame = cr_box_grow (cr_layout_frame (draw->grid), -0.1);

  return !cr_box_has (frame, cr_layout_centre (draw->grid, hex), 0);
}

/* Returns: the connected ground, wall or tower of one level to which a hex belongs; it shows its
 * level once, and repeatedly if it is large */
static CrPiece
piece_at (const CrDraw *draw, CrHex hex)
{
  CrPiece piece = cr_castle_hex_get_piece (draw->art, draw->floor, hex);

  return piece == CR_PIECE_HOUSE ? CR_PIECE_NONE : piece;
}

static gboolean
is_alike (const CrDraw *draw, CrHex a, CrHex b)
{
  return is_drawn (draw, b) && !is_cut (draw, b) &&
         cr_art_get_level (draw->art, draw->floor, a) ==
             cr_art_get_level (draw->art, draw->floor, b) &&
         piece_at (draw, a) == piece_at (draw, b);
}

static int
wrap_index (int n, int period)
{
  return (n % period + period) % period;
}

/* A hex with at least so many neighbours of its own kind is part of a field, not of a row. */
#define FIELD 4

/* Whether the level of the hex is not written: one in three of a row shows it, and one in seven of
 * a field, and any hex that has none of its kind above or before it, so that every piece shows its
 * level. A cone shows only one. */
static gboolean
goes_without_saying (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);
  gboolean cone = recipe->kind == CR_RECIPE_ROOF && recipe->layer == CR_RECIPE_LAYER_TOWER;
  int alike = 0, before = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    gboolean own = is_alike (draw, hex, next);

    alike += own;
    before += own && (next.r < hex.r || (next.r == hex.r && next.q < hex.q));
  }
  if (before == 0 || cone)
    return before > 0;
  return alike >= FIELD ? wrap_index (hex.q + 3 * hex.r, 7) != 0
                        : wrap_index (hex.q - hex.r, 3) != 0;
}

/* A shield beneath a name would look like one of its letters. */
static gboolean
is_written_over (const GArray *names, CrPoint c)
{
  return cr_names_meet (names, (CrBox){ c.x - 0.06, c.y - 0.06, 0.12, 0.12 });
}

static void
draw_centre (const CrDraw *draw, CrHex hex, const GArray *names)
{
  static const CrStamp dot = { .draw = draw_centre_dot, .reach = 0.02 };
  CrPoint c = cr_layout_centre (draw->grid, hex);
  int level = cr_art_get_level (draw->art, draw->floor, hex);

  if ((draw->options->show & CR_SHOW_BADGES) && needs_badge (draw, hex, level) &&
      !is_cut (draw, hex) && !goes_without_saying (draw, hex) && !is_written_over (names, c)) {
    draw_badge (draw, c, level);
    return;
  }
  if (!(draw->options->show & (CR_SHOW_LINES | CR_SHOW_TICKS)))
    return;
  cr_draw_stamp (draw, &dot, 0, c);
}

/* By #CrNumberPlace, the places for the number that are tried in this order, from the centre in W.
 * In a hex that the frame cuts in half only places in its other half are whole. */
#define N_TRIES 4
static const CrPoint number_places[CR_N_NUMBER_PLACES][N_TRIES] = {
  [CR_NUMBER_ABOVE] = { { 0, -0.315 }, { 0, 0.235 }, { 0, 0.235 }, { 0, 0.235 } },
  [CR_NUMBER_BELOW] = { { 0, 0.385 }, { 0, -0.165 }, { 0, -0.165 }, { 0, -0.165 } },
  [CR_NUMBER_LEFT] = { { -0.3, 0.036 }, { 0.3, 0.036 }, { 0, 0.235 }, { 0, -0.165 } },
  [CR_NUMBER_RIGHT] = { { 0.3, 0.036 }, { -0.3, 0.036 }, { 0, 0.235 }, { 0, -0.165 } },
};

static gboolean
is_number_whole (CrBox frame, CrPoint at)
{
  return at.y - 0.1 >= frame.y && at.y + 0.02 <= frame.y + frame.height && at.x - 0.12 >= frame.x &&
         at.x + 0.12 <= frame.x + frame.width;
}

gboolean
cr_chart_number_at (const CrGrid *grid, CrHex hex, CrNumberPlace place, CrPoint *at_out)
{
  CrBox frame = cr_layout_frame (grid);
  CrPoint centre = cr_layout_centre (grid, hex);

  for (int i = 0; i < N_TRIES; i++) {
    CrPoint from = number_places[place][i];

    *at_out = (CrPoint){ centre.x + from.x, centre.y + from.y };
    if (is_number_whole (frame, *at_out))
      return TRUE;
  }
  return FALSE;
}

/* Whether the number is left out beneath a name, because neither could be read; the numbers around
 * it tell which hex it is. */
static gboolean
yields_to_name (const GArray *names, CrPoint at, double size)
{
  return cr_names_meet (names,
                        (CrBox){ at.x - 1.2 * size, at.y - 0.8 * size, 2.4 * size, 0.9 * size });
}

/* Whether the ground is dark, such as leaves and slates; ink then needs more paper around it. */
static gboolean
is_dark (const CrDraw *draw, CrHex hex)
{
  switch (cr_art_get_recipe (draw->art, draw->floor, hex)->layer) {
  case CR_RECIPE_LAYER_CANOPY:
  case CR_RECIPE_LAYER_HOUSE:
  case CR_RECIPE_LAYER_LOW:
    return TRUE;
  default:
    return FALSE;
  }
}

static CrLetter
get_number_letter (const CrDraw *draw, gboolean dark)
{
  return (CrLetter){ .size = CR_CHART_NUMBER * cr_draw_get_growth (draw, CR_CHART_NUMBER),
                     .tone = CR_TONE_INK,
                     .alpha = dark ? 1 : 0.8,
                     .halo = dark ? 0.055 : 0.03,
                     .align = 0.5 };
}

/* The halos of all digits are drawn before their ink. */
typedef enum { DIGIT_HALO, DIGIT_INK, N_DIGIT_PARTS } DigitPart;

/* @look: the digit, plus ten on dark ground; @about: a #DigitPart as a pointer */
static void
draw_digit_look (const CrDraw *draw, guint look, gconstpointer about)
{
  const char text[] = { (char) ('0' + look % 10), '\0' };
  CrLetter letter = get_number_letter (draw, look >= 10);

  if (GPOINTER_TO_INT (about) == DIGIT_HALO)
    letter.alpha = 0;
  else
    letter.halo = 0;
  cr_draw_text (draw, (CrPoint){ 0, 0 }, text, &letter);
}

/* Draws digits, all equally wide. */
static void
draw_digits (const CrDraw *draw, CrPoint at, const char *text, gboolean dark)
{
  CrLetter letter = get_number_letter (draw, dark);
  double step = cr_draw_text_width (draw, "0", &letter), n = (double) strlen (text);

  for (DigitPart part = DIGIT_HALO; part < N_DIGIT_PARTS; part++) {
    const CrStamp stamp = { draw_digit_look, letter.size, GINT_TO_POINTER (part), CR_STAMP_LETTER };

    for (int i = 0; text[i] != '\0'; i++)
      cr_draw_stamp (draw, &stamp, (guint) (text[i] - '0') + (dark ? 10 : 0),
                     (CrPoint){ at.x + (i - (n - 1) / 2) * step, at.y });
  }
}

static void
draw_number (const CrDraw *draw, CrHex hex, const CrNumbering *numbering, const GArray *names)
{
  gboolean dark = is_dark (draw, hex);
  CrLetter letter = get_number_letter (draw, dark);
  g_autofree char *text = NULL;
  CrPoint at;

  if (!cr_chart_number_at (draw->grid, hex, draw->options->numbers, &at) ||
      yields_to_name (names, at, letter.size))
    return;
  text = cr_numbering_format (numbering, draw->grid, hex);
  if (cr_draw_has_stamps (draw) && text[strspn (text, "0123456789")] == '\0')
    draw_digits (draw, at, text, dark);
  else
    cr_draw_text (draw, at, text, &letter);
}

void
cr_draw_marks (const CrDraw *draw)
{
  CrNumbering numbering = cr_map_get_numbering (draw->map);
  g_autoptr (GArray) hexes = NULL;
  g_autoptr (GArray) names = NULL;

  if (draw->detail < CR_DETAIL_FULL)
    return;
  hexes = cr_draw_get_hexes (draw, 0.6);
  names = cr_draw_list_names (draw);
  gboolean numbers = (draw->options->show & CR_SHOW_NUMBERS) && draw->px >= CR_CHART_NUMBER_PX;
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (!is_drawn (draw, hex))
      continue;
    if (numbers)
      draw_number (draw, hex, &numbering, names);
    draw_centre (draw, hex, names);
  }
}
