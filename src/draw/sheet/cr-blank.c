/* cr-blank.c: hexes without terrain, or with an unknown one.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-hex.h"
#include "cr-painter-private.h"

#include "cr-floors.h"

#include <math.h>

static gboolean
is_unknown (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return cr_art_has_hex (art, floor, hex) &&
         cr_art_get_recipe (art, floor, hex)->kind == CR_RECIPE_NONE;
}

/* Whether what is built or grows there has no ground of its own, but stands on that of its
 * neighbours. */
static gboolean
is_groundless (const CrArt *art, int floor, CrHex hex)
{
  switch (cr_art_get_recipe (art, floor, hex)->layer) {
  case CR_RECIPE_LAYER_HOUSE:
  case CR_RECIPE_LAYER_STAIR:
  case CR_RECIPE_LAYER_WALL:
  case CR_RECIPE_LAYER_CANOPY:
  case CR_RECIPE_LAYER_SECRET:
    return TRUE;
  default:
    return cr_castle_hex_is_tower (art, floor, hex) || cr_castle_hex_is_keep (art, floor, hex);
  }
}

/* A room without ground around it stands on bare paper, as on an upper floor or in a cellar. */
static gboolean
is_void (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  if (!cr_art_has_hex (art, floor, hex))
    return TRUE;
  if (!is_groundless (art, floor, hex))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_art_has_hex (art, floor, next) && !is_groundless (art, floor, next))
      return FALSE;
  }
  return TRUE;
}

static GArray *
outline_hard (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 5, 0.01);
}

static const CrRegionClass unknown_class = { .has = is_unknown,
                                             .outline = outline_hard,
                                             .needs = CR_SIGHT_UNKNOWN };
static const CrRegionClass void_class = { .has = is_void,
                                          .outline = outline_hard,
                                          .reach = 1,
                                          .needs = CR_SIGHT_VOID | CR_SIGHT_MASONRY |
                                                   1u << CR_RECIPE_LAYER_HOUSE |
                                                   1u << CR_RECIPE_LAYER_CANOPY |
                                                   1u << CR_RECIPE_LAYER_SECRET };

/* Hatch lines are fixed to the map, so that they neither move with the view nor break between
 * hexes. */
static void
draw_hatch (const CrDraw *draw, double pitch)
{
  CrBox box = cr_box_grow (draw->clip, 1);
  int first = (int) floor ((box.x + box.y) / pitch);
  int last = (int) ceil ((box.x + box.width + box.y + box.height) / pitch);

  for (int i = first; i <= last; i++) {
    double sum = i * pitch; /* x + y along the line */
    cairo_move_to (draw->cr, sum - box.y, box.y);
    cairo_line_to (draw->cr, sum - box.y - box.height, box.y + box.height);
  }
  cr_draw_stroke (draw, CR_TONE_INK_SOFT, MAX (0.022, 1.2 / draw->px), 0.9);
}

static void
draw_unknown_region (const CrDraw *draw, const CrRegion *region)
{
  cr_draw_region_curve (draw, region);
  cr_draw_fill (draw, CR_TONE_PAPER, 1);
  cairo_save (draw->cr);
  cr_draw_region_curve (draw, region);
  cairo_clip (draw->cr);
  draw_hatch (draw, MAX (0.16, 5 / draw->px));
  cairo_restore (draw->cr);
  cr_draw_region_ink (draw, region, (CrPen){ CR_TONE_INK, 0.02, 1 });
}

void
cr_draw_unknown (const CrDraw *draw)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, &unknown_class, 0.3);

  for (guint i = 0; i < regions->len; i++)
    draw_unknown_region (draw, regions->pdata[i]);
}

/* The opacity of the floor below: so faint that nobody takes it for this floor, strong enough to
 * recognise a tower; and the additional fading of the floor below that one. */
#define GHOST 0.36
#define GHOST_OF_GHOST 0.75

/* The floor below is painted as any other, its voids showing the floor below it, and laid over the
 * paper as one picture. */
static void
draw_ghost (const CrDraw *draw, const GPtrArray *regions)
{
  CrDraw below = *draw;

  below.is_ghost = TRUE;
  below.floor = cr_floors_get_ghost (draw->map, draw->floor);
  if (!(draw->options->show & CR_SHOW_GHOST) || below.floor < 0 || regions->len == 0)
    return;
  cairo_save (draw->cr);
  for (guint i = 0; i < regions->len; i++)
    cr_draw_region_path (draw, regions->pdata[i]);
  cairo_clip (draw->cr);
  cairo_push_group (draw->cr);
  cr_draw_art (&below);
  cairo_pop_group_to_source (draw->cr);
  cairo_paint_with_alpha (draw->cr, draw->is_ghost ? GHOST_OF_GHOST : GHOST);
  cairo_restore (draw->cr);
}

void
cr_draw_void (const CrDraw *draw)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, &void_class, 0.3);

  for (guint i = 0; i < regions->len; i++) {
    cr_draw_region_path (draw, regions->pdata[i]);
    cr_draw_fill (draw, CR_TONE_PAPER, 1);
  }
  draw_ghost (draw, regions);
  for (guint i = 0; i < regions->len; i++)
    cr_draw_region_ink (draw, regions->pdata[i], (CrPen){ CR_TONE_FRAME, 0.03, 1 });
}
