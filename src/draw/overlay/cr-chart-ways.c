/* cr-chart-ways.c: tags at stairs and ladders that tell where they lead.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-chart-private.h"

#include "cr-floors.h"
#include "cr-map-words.h"

/* The widest tag, in W; and how far from the hex any of it can reach. */
#define WIDEST 1.15
#define WAYS_REACH 1.0

/* On hexes smaller than this, in device pixels, most names have no room in a tag. */
#define TAG_PX 56

static gboolean
is_secret (const CrDraw *draw, const CrFloorWay *way)
{
  return cr_floor_is_secret (cr_map_get_floor (draw->map, way->from.floor)) ||
         cr_floor_is_secret (cr_map_get_floor (draw->map, way->to.floor));
}

/* Whether a way is drawn: one to a floor that only the owner knows is drawn only for him. */
static gboolean
is_shown (const CrDraw *draw, const CrFloorWay *way)
{
  return way->from.floor == draw->floor &&
         cr_box_has (draw->clip, cr_layout_centre (draw->grid, way->from.hex), WAYS_REACH) &&
         (!is_secret (draw, way) || draw->options->show & CR_SHOW_SECRETS);
}

/* The letters can be read on screen as soon as a hex has room for them, and are no larger than
 * needed in print. */
static CrLetter
get_letter (const CrDraw *draw, gboolean secret)
{
  return (CrLetter){ .size = CLAMP (9 / draw->px, 0.12, 0.19),
                     .tone = secret ? CR_TONE_RED : CR_TONE_INK,
                     .alpha = 1 };
}

/* Returns: (transfer full): the floor's name, cut to what a tag has room for */
static char *
fit_name (const CrDraw *draw, int floor, const CrLetter *letter)
{
  const char *name = cr_map_get_floor_name (draw->map, floor, g_get_language_names ());
  g_autofree char *text = g_strdup (name);

  for (glong n = g_utf8_strlen (name, -1) - 1;
       n > 0 && cr_draw_text_width (draw, text, letter) > WIDEST - 2 * letter->size; n--) {
    g_autofree char *head = g_utf8_substring (name, 0, n);

    g_free (text);
    text = g_strconcat (g_strchomp (head), "…", NULL);
  }
  return g_steal_pointer (&text);
}

static void
draw_arrow (const CrDraw *draw, CrPoint at, double size, gboolean up)
{
  double tip = up ? -0.42 * size : 0.42 * size;

  cairo_move_to (draw->cr, at.x - 0.42 * size, at.y - tip);
  cairo_line_to (draw->cr, at.x, at.y + tip);
  cairo_line_to (draw->cr, at.x + 0.42 * size, at.y - tip);
  cairo_close_path (draw->cr);
}

/* Whether the way leads up: to a higher storey, or within a storey to a higher level. */
static gboolean
leads_up (const CrDraw *draw, const CrFloorWay *way)
{
  int from = cr_map_get_floor (draw->map, way->from.floor)->storey;
  int to = cr_map_get_floor (draw->map, way->to.floor)->storey;

  return from != to
             ? to > from
             : cr_map_get_level (draw->map, way->to) > cr_map_get_level (draw->map, way->from);
}

/* Returns: how far below the middle of the hex the tag stands: farther if there is a tree trunk,
 * above the middle if a name is written there */
static double
find_drop (const CrDraw *draw, CrHex hex, CrBox tag, const GArray *names)
{
  const double drops[] = { 0.16, -0.16 - tag.height, 0.30, -0.34 - tag.height };
  CrRecipeLayer layer = cr_art_get_recipe (draw->art, draw->floor, hex)->layer;

  if (layer == CR_RECIPE_LAYER_CANOPY)
    return 0.30;
  for (guint i = 0; i < G_N_ELEMENTS (drops); i++) {
    CrBox box = { tag.x, tag.y + drops[i], tag.width, tag.height };
    if (!cr_names_meet (names, box))
      return drops[i];
  }
  return drops[0];
}

/* Draws a tag on paper; the @nth tag of the same hex stands a line lower. */
static void
draw_tag (const CrDraw *draw, const CrFloorWay *way, guint nth, const GArray *names)
{
  gboolean secret = is_secret (draw, way);
  CrLetter letter = get_letter (draw, secret);
  CrPoint c = cr_layout_centre (draw->grid, way->from.hex);
  g_autofree char *name = fit_name (draw, way->to.floor, &letter);
  double wide = cr_draw_text_width (draw, name, &letter) + 1.55 * letter.size;
  double high = 1.3 * letter.size;
  CrPoint at = { c.x - wide / 2, c.y + nth * (high + 0.02) };
  at.y += find_drop (draw, way->from.hex, (CrBox){ at.x, c.y, wide, high }, names);

  cairo_rectangle (draw->cr, at.x, at.y, wide, high);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_PAPER), 0.92);
  cairo_fill_preserve (draw->cr);
  cr_draw_stroke (draw, letter.tone, 0.010, 0.9);
  draw_arrow (draw, (CrPoint){ at.x + 0.65 * letter.size, at.y + high / 2 }, letter.size,
              leads_up (draw, way));
  cr_draw_fill (draw, letter.tone, 1);
  cr_draw_text (draw, (CrPoint){ at.x + 1.3 * letter.size, at.y + high / 2 + 0.33 * letter.size },
                name, &letter);
}

/* When there is no room for a tag, an arrow tells that there is a way. */
static void
draw_sign (const CrDraw *draw, const CrFloorWay *way, guint nth)
{
  CrPoint c = cr_layout_centre (draw->grid, way->from.hex);
  CrPoint at = { c.x + 0.24 - 0.2 * nth, c.y + 0.24 };

  cr_draw_dot (draw, at, 0.13);
  cr_draw_fill (draw, CR_TONE_PAPER, 0.92);
  draw_arrow (draw, at, 0.2, leads_up (draw, way));
  cr_draw_fill (draw, is_secret (draw, way) ? CR_TONE_RED : CR_TONE_INK, 1);
}

/* Returns: how many ways of the same hex stand before it in the list */
static guint
count_before (const CrDraw *draw, const GArray *ways, guint index)
{
  const CrFloorWay *way = &g_array_index (ways, CrFloorWay, index);
  guint n = 0;

  for (guint i = 0; i < index; i++) {
    const CrFloorWay *other = &g_array_index (ways, CrFloorWay, i);
    n += cr_hex_equal (other->from.hex, way->from.hex) && is_shown (draw, other);
  }
  return n;
}

void
cr_draw_ways (const CrDraw *draw)
{
  g_autoptr (GArray) ways = cr_floors_list_ways (draw->map);
  g_autoptr (GArray) names = cr_draw_list_names (draw);

  if (!(draw->options->show & CR_SHOW_WAYS) || draw->detail == CR_DETAIL_FLAT)
    return;
  for (guint i = 0; i < ways->len; i++) {
    const CrFloorWay *way = &g_array_index (ways, CrFloorWay, i);

    if (!is_shown (draw, way))
      continue;
    if (draw->px >= TAG_PX)
      draw_tag (draw, way, count_before (draw, ways, i), names);
    else
      draw_sign (draw, way, count_before (draw, ways, i));
  }
}
