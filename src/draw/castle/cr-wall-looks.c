/* cr-wall-looks.c: walls that are not of common stone: palisades, rough walls, double walls.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-walls-private.h"

#define STAKE 0.053 /* radius of a pointed stake, and of a post that holds planks */
#define POST 0.038
#define STAKE_PITCH 0.108

/* A thin wall stands on a footing that shows behind it; its parapet is narrower. */
#define FOOTING 0.15
#define THIN_PARAPET 0.10
/* The depth of the lower parapet along the back of a double wall. */
#define BACK_PARAPET 0.12

const CrMerlons *
cr_wall_look_get_merlons (CrLook look)
{
  static const CrMerlons merlons[CR_N_LOOKS] = {
    [CR_LOOK_STONE] = { 0.25, 0.15, 0.12 },
    [CR_LOOK_ROUGH] = { 0.20, 0.105, 0.085 },
    [CR_LOOK_DOUBLE] = { 0.28, 0.19, 0.145 },
  };

  return look != CR_LOOK_STAKES ? &merlons[look] : NULL;
}

GArray *
cr_stakes_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrStake));
}

void
cr_stakes_add (GArray *stakes, const GArray *line, double from, double to, gboolean high)
{
  int n = cr_masonry_count (to - from, STAKE_PITCH);

  for (int i = 0; i < n && to > from; i++) {
    CrPoint way, at = cr_line_get_point (line, from + (i + 0.5) * (to - from) / n, TRUE, &way);
    CrStake stake = { cr_point_along (at, way, 0, high ? 0.015 : 0.03), high };

    g_array_append_val (stakes, stake);
  }
}

static void
path_stakes (const CrDraw *draw, const GArray *stakes, gboolean high, double share)
{
  for (guint i = 0; i < stakes->len; i++) {
    const CrStake *stake = &g_array_index (stakes, CrStake, i);
    double radius = high ? STAKE : POST, aside = radius * (1 - share) * 0.7;

    if (stake->high == high)
      cr_draw_dot (draw, cr_point_along (stake->at, (CrPoint){ CR_SUN_X, CR_SUN_Y }, aside, 0),
                   radius * share);
  }
}

/* Draws the shade of all stakes in one fill. */
static void
shade_stakes (const CrDraw *draw, const GArray *stakes)
{
  for (guint i = 0; i < stakes->len; i++) {
    const CrStake *stake = &g_array_index (stakes, CrStake, i);
    g_autoptr (GArray) line = cr_line_circle (stake->at, STAKE, 8);

    if (stake->high)
      cr_shadow_sweep (draw->cr, line, 0.08);
  }
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.42);
}

void
cr_draw_stakes (const CrDraw *draw, const GArray *stakes)
{
  if (draw->detail == CR_DETAIL_FLAT || stakes->len == 0)
    return;
  shade_stakes (draw, stakes);
  for (int high = 0; high <= 1; high++) {
    path_stakes (draw, stakes, high, 1);
    cr_draw_set_colour (draw, cr_draw_tone (draw, high ? CR_TONE_WOOD : CR_TONE_WOOD_DIM), 1);
    cairo_fill_preserve (draw->cr);
    cr_draw_stroke (draw, CR_TONE_INK, 0.015, 1);
    if (draw->detail < CR_DETAIL_FULL)
      continue;
    path_stakes (draw, stakes, high, 0.7);
    cr_draw_fill (draw, high ? CR_TONE_CANVAS : CR_TONE_WOOD, high ? 0.75 : 0.8);
  }
}

/* Inks lines within a walk along some of its faces. */
static void
ink_along (const CrDraw *draw, const GPtrArray *lines, double depth, CrPen pen)
{
  for (guint i = 0; i < lines->len && draw->detail == CR_DETAIL_FULL; i++) {
    g_autoptr (GArray) line = cr_masonry_shift (lines->pdata[i], depth);

    cr_draw_ink (draw, line, FALSE, pen);
  }
}

static void
stroke_along (const CrDraw *draw, const GPtrArray *lines, CrTone tone, double depth, double alpha)
{
  for (guint i = 0; i < lines->len; i++)
    cr_draw_path (draw, lines->pdata[i], FALSE);
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_MITER);
  cr_draw_stroke (draw, tone, 2 * depth, alpha);
}

static void
draw_all_courses (const CrDraw *draw, const CrRegion *region, const CrCourses *courses)
{
  for (guint i = 0; i < region->outlines->len; i++)
    cr_draw_courses (draw, region->outlines->pdata[i], courses);
}

/* Draws planks along the wall, shaded by the stakes before them. */
static void
draw_planks (const CrDraw *draw, const CrRegion *region, const GPtrArray *fronts)
{
  static const CrTone tones[] = { CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM, CR_TONE_INK };
  static const CrCourses planks = { 0.36, 3, 0.45, 0.75, tones };

  cairo_paint (draw->cr);
  draw_all_courses (draw, region, &planks);
  stroke_along (draw, fronts, CR_TONE_SHADOW, 0.13, 0.22);
}

/* Draws small unworked stones on a footing that is broader than the wall. */
static void
draw_rough (const CrDraw *draw,
            const CrRegion *region,
            const GPtrArray *fronts,
            const GPtrArray *backs)
{
  static const CrTone tones[] = { CR_TONE_STONE_LIT, CR_TONE_WALL_FOOT, CR_TONE_WALL_FOOT };
  static const CrCourses stones = { 0.44, 5, 0.07, 0.16, tones };

  cairo_paint (draw->cr);
  draw_all_courses (draw, region, &stones);
  cr_draw_parapet (draw, fronts, THIN_PARAPET);
  stroke_along (draw, backs, CR_TONE_WALL_FOOT, FOOTING, 1);
  ink_along (draw, backs, FOOTING, (CrPen){ CR_TONE_INK, 0.02, 1 });
}

/* Draws dressed blocks between two parapets. */
static void
draw_double (const CrDraw *draw,
             const CrRegion *region,
             const GPtrArray *fronts,
             const GPtrArray *backs)
{
  static const CrCourses blocks = { 0.40, 2, 0.34, 0.46, NULL };

  cairo_paint (draw->cr);
  draw_all_courses (draw, region, &blocks);
  cr_draw_parapet (draw, fronts, CR_WALL_PARAPET);
  cr_draw_parapet (draw, backs, BACK_PARAPET);
  ink_along (draw, backs, 0.02, (CrPen){ CR_TONE_INK, 0.02, 1 });
}

static gboolean
path_look (const CrDraw *draw, const CrRegion *region, const GArray *hexes, CrLook look)
{
  gboolean any = FALSE;

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (cr_art_get_look (draw->art, draw->floor, hex) != look)
      continue;
    cr_walk_path_hex (draw, region, hex);
    any = TRUE;
  }
  return any;
}

void
cr_draw_wall_looks (const CrDraw *draw,
                    const CrRegion *region,
                    const GPtrArray *fronts,
                    const GPtrArray *backs)
{
  static const CrTone tones[CR_N_LOOKS] = {
    [CR_LOOK_STAKES] = CR_TONE_WOOD,
    [CR_LOOK_ROUGH] = CR_TONE_STONE_DIM,
    [CR_LOOK_DOUBLE] = CR_TONE_STONE_LIT,
  };
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1);

  for (CrLook look = CR_LOOK_STAKES; look < CR_N_LOOKS; look++) {
    if (!path_look (draw, region, hexes, look))
      continue;
    cairo_save (draw->cr);
    cairo_clip (draw->cr);
    cr_draw_set_colour (draw, cr_draw_tone (draw, tones[look]), 1);
    if (look == CR_LOOK_STAKES)
      draw_planks (draw, region, fronts);
    else if (look == CR_LOOK_ROUGH)
      draw_rough (draw, region, fronts, backs);
    else
      draw_double (draw, region, fronts, backs);
    cairo_restore (draw->cr);
  }
}
