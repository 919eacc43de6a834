/* cr-chart-plan.c: the data of the map as hatches and strokes, to be compared with a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-chart-private.h"

#include <math.h>
#include <string.h>

#define PLAN_REACH 0.7
#define PITCH 0.16
#define HATCH_WIDTH 0.024
#define RIM_WIDTH 0.022
#define TICK 0.13
#define LEAST_PITCH 5.0
#define LEAST_WIDTH 1.2

static double
width_of (const CrDraw *draw, double width)
{
  return MAX (width, LEAST_WIDTH / draw->px);
}

/* A pale casing is drawn first, so that the line is seen on dark and light pictures. */
static void
stroke_cased (const CrDraw *draw, CrTone tone, double width)
{
  double alpha = draw->options->plan;

  cairo_set_line_width (draw->cr, width_of (draw, width) * 2.4);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_PAPER), 0.6 * alpha);
  cairo_stroke_preserve (draw->cr);
  cairo_set_line_width (draw->cr, width_of (draw, width));
  cr_draw_set_colour (draw, cr_draw_tone (draw, tone), alpha);
  cairo_stroke (draw->cr);
}

static gboolean
has_plan (const CrDraw *draw, CrHex hex)
{
  return cr_grid_contains (draw->grid, hex) && cr_art_has_hex (draw->art, draw->floor, hex);
}

/* Returns: (nullable): the code of the terrain; all hexes with the same code return the same
 * pointer */
static const char *
terrain_of (const CrDraw *draw, CrHex hex)
{
  if (!has_plan (draw, hex))
    return NULL;
  return cr_map_get_terrain (draw->map, (CrPlace){ draw->floor, hex });
}

static void
add_hex (const CrDraw *draw, CrHex hex)
{
  cairo_new_sub_path (draw->cr);
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint corner = cr_layout_corner (draw->grid, hex, i);
    cairo_line_to (draw->cr, corner.x, corner.y);
  }
  cairo_close_path (draw->cr);
}

static void
add_side (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrPoint middle = cr_layout_side_middle (draw->grid, hex, side);
  CrPoint centre = cr_layout_centre (draw->grid, hex);
  /* Half a side is the vector from the centre to its middle, turned and shortened. */
  double x = (middle.y - centre.y) / sqrt (3), y = -(middle.x - centre.x) / sqrt (3);

  cairo_move_to (draw->cr, middle.x - x, middle.y - y);
  cairo_line_to (draw->cr, middle.x + x, middle.y + y);
}

/* The direction and density of a terrain's hatch follow its place in the ruleset, so that it looks
 * the same on every map. */
typedef struct {
  double x, y, pitch;
  CrTone tone;
} Hatch;

static Hatch
hatch_of (const CrDraw *draw, const char *code)
{
  static const double ways[][2] = {
    { G_SQRT2 / 2, G_SQRT2 / 2 }, { G_SQRT2 / 2, -G_SQRT2 / 2 }, { 0, 1 }, { 1, 0 }
  };
  const CrRuleset *ruleset = cr_scene_get_ruleset (draw->scene);
  guint i = 0;

  while (i < cr_ruleset_n_terrains (ruleset) &&
         strcmp (cr_ruleset_get_terrain (ruleset, i)->code, code) != 0)
    i++;
  CrRecipe recipe;
  const CrTerrainKind *kind = cr_ruleset_find_terrain (ruleset, code);
  gboolean known = kind != NULL && cr_recipe_read (kind->node, &recipe) && recipe.filled;
  return (Hatch){ ways[i % 4][0], ways[i % 4][1], PITCH * (1 + i / 4 % 3 * 0.45),
                  known ? recipe.fill : CR_TONE_INK_SOFT };
}

/* Adds lines across the clip whose origin is fixed to the map. */
static void
add_lines (const CrDraw *draw, const Hatch *hatch)
{
  const CrBox *box = &draw->clip;
  double step = MAX (hatch->pitch, LEAST_PITCH / draw->px), reach = box->width + box->height;
  double x = box->x + box->width / 2, y = box->y + box->height / 2;
  double middle = x * hatch->x + y * hatch->y;

  for (double s = floor ((middle - reach) / step) * step; s <= middle + reach; s += step) {
    double off = s - middle, px = x + off * hatch->x, py = y + off * hatch->y;
    cairo_move_to (draw->cr, px - reach * hatch->y, py + reach * hatch->x);
    cairo_line_to (draw->cr, px + reach * hatch->y, py - reach * hatch->x);
  }
}

static void
draw_terrain (const CrDraw *draw, const GArray *hexes, const char *terrain)
{
  Hatch hatch = hatch_of (draw, terrain);
  CrColour dark =
      cr_colour_mix (cr_draw_tone (draw, hatch.tone), cr_draw_tone (draw, CR_TONE_INK), 0.45);

  cairo_save (draw->cr);
  for (guint i = 0; i < hexes->len; i++) {
    if (terrain_of (draw, g_array_index (hexes, CrHex, i)) == terrain)
      add_hex (draw, g_array_index (hexes, CrHex, i));
  }
  cr_draw_set_colour (draw, cr_draw_tone (draw, hatch.tone), 0.30 * draw->options->plan);
  cairo_fill_preserve (draw->cr);
  cairo_clip (draw->cr);
  add_lines (draw, &hatch);
  cairo_set_line_width (draw->cr, width_of (draw, HATCH_WIDTH));
  cr_draw_set_colour (draw, dark, 0.9 * draw->options->plan);
  cairo_stroke (draw->cr);
  cairo_restore (draw->cr);
}

static void
draw_terrains (const CrDraw *draw, const GArray *hexes)
{
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < hexes->len; i++) {
    const char *terrain = terrain_of (draw, g_array_index (hexes, CrHex, i));

    if (terrain != NULL && g_hash_table_add (done, (gpointer) terrain))
      draw_terrain (draw, hexes, terrain);
  }
}

/* Whether terrain, level or structure differ between two hexes. */
static gboolean
differs_between (const CrDraw *draw, CrHex a, CrHex b)
{
  return terrain_of (draw, a) != terrain_of (draw, b) ||
         cr_art_get_level (draw->art, draw->floor, a) !=
             cr_art_get_level (draw->art, draw->floor, b) ||
         cr_art_get_structure (draw->art, draw->floor, a) !=
             cr_art_get_structure (draw->art, draw->floor, b);
}

static void
draw_rims (const CrDraw *draw, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS / 2 && has_plan (draw, hex); d++) {
      CrHex next = cr_hex_neighbour (hex, d);
      if (has_plan (draw, next) && differs_between (draw, hex, next))
        add_side (draw, hex, d);
    }
  }
  stroke_cased (draw, CR_TONE_INK_SOFT, RIM_WIDTH);
}

/* How a thing on a side is drawn: its width, and the length of dashes. Openings are red, and also
 * dashed so that colour is not the only sign. */
typedef struct {
  double width, dash;
  CrTone tone;
} Stroke;

static const Stroke strokes[CR_N_SIDE_KINDS] = {
  [CR_SIDE_WALL] = { 0.075, 0, CR_TONE_INK },
  [CR_SIDE_PARTITION] = { 0.05, 0, CR_TONE_WOOD_DIM },
  [CR_SIDE_SLIT] = { 0.05, 0.05, CR_TONE_RED },
  [CR_SIDE_DOORWAY] = { 0.07, 0.16, CR_TONE_RED },
  [CR_SIDE_WINDOW] = { 0.05, 0.10, CR_TONE_RED },
  [CR_SIDE_GATE] = { 0.09, 0.20, CR_TONE_RED },
  [CR_SIDE_POSTERN] = { 0.07, 0.13, CR_TONE_RED },
  [CR_SIDE_PORTCULLIS] = { 0.09, 0.06, CR_TONE_RED },
  [CR_SIDE_SECRET_DOOR] = { 0.05, 0.16, CR_TONE_RED },
  [CR_SIDE_BATTLEMENT] = { 0.06, 0.12, CR_TONE_INK },
  [CR_SIDE_PARAPET] = { 0.04, 0, CR_TONE_INK },
  [CR_SIDE_LOW_WALL] = { 0.045, 0.25, CR_TONE_INK_SOFT },
  [CR_SIDE_SLOPE] = { 0.03, 0.08, CR_TONE_INK_SOFT },
  [CR_SIDE_CLIFF] = { 0.06, 0.08, CR_TONE_INK_SOFT },
  [CR_SIDE_HEDGE] = { 0.05, 0.10, CR_TONE_LEAF_DIM },
  [CR_SIDE_FENCE] = { 0.03, 0.10, CR_TONE_WOOD_DIM },
  [CR_SIDE_HOARDING] = { 0.05, 0.30, CR_TONE_WOOD_DIM },
  [CR_SIDE_OTHER] = { 0.03, 0.05, CR_TONE_INK_SOFT },
};

/* A thorn points to the outside of a thing that has an outside. */
static void
add_thorn (const CrDraw *draw, CrHex hex, const CrSide *thing)
{
  CrPoint middle = cr_layout_side_middle (draw->grid, hex, thing->direction);
  CrPoint centre = cr_layout_centre (draw->grid, hex);
  double half = hypot (middle.x - centre.x, middle.y - centre.y);
  double along = (thing->inside == CR_INSIDE_HERE ? TICK : -TICK) / half;

  if (thing->inside == CR_INSIDE_NONE)
    return;
  cairo_move_to (draw->cr, middle.x, middle.y);
  cairo_line_to (draw->cr, middle.x + (middle.x - centre.x) * along,
                 middle.y + (middle.y - centre.y) * along);
}

static void
draw_thing (const CrDraw *draw, CrHex hex, const CrSide *thing)
{
  const Stroke *stroke = &strokes[thing->kind];
  double dash = MAX (stroke->dash, 2 / draw->px);

  add_side (draw, hex, thing->direction);
  if (stroke->dash > 0)
    cairo_set_dash (draw->cr, &dash, 1, 0);
  stroke_cased (draw, stroke->tone, stroke->width);
  cairo_set_dash (draw->cr, NULL, 0, 0);
  add_thorn (draw, hex, thing);
  stroke_cased (draw, stroke->tone, RIM_WIDTH);
}

/* A side is stored with one of its hexes, so each hex draws only those that it stores. */
static void
draw_sides (const CrDraw *draw, CrHex hex)
{
  CrPlace place = { draw->floor, hex };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (draw->map, place, d, &n);

    for (gsize i = 0; i < n; i++) {
      if (things[i].direction == (int) d && things[i].cell == cr_grid_get_cell (draw->grid, hex))
        draw_thing (draw, hex, &things[i]);
    }
  }
}

void
cr_draw_plan (const CrDraw *draw)
{
  if (draw->options->plan <= 0)
    return;
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, PLAN_REACH);
  draw_terrains (draw, hexes);
  draw_rims (draw, hexes);
  for (guint i = 0; i < hexes->len; i++)
    draw_sides (draw, g_array_index (hexes, CrHex, i));
  cr_draw_plan_names (draw, hexes);
}
