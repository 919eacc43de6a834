/* cr-paving.c: courts laid with stones. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

enum { RNG_STONE = 80, RNG_KERB = 260, SEED_WORN = 83 };

/* Rows of stones across the whole map, so that no hex and no edit moves one; in W. */
#define ROW 0.18
#define STONE 0.27
#define JITTER 0.035

/* How broad the kerb is. */
#define KERB 0.085

/* Where a stone ends and the next begins, and a row: laid by hand. */
static CrPoint
joint_at (int row, int cell)
{
  double shift = 2 * JITTER * (cr_hash3 (cell, row, RNG_STONE) - 0.5);
  CrPoint p = { (cell + (row & 1 ? 0.5 : 0)) * STONE + shift, row * ROW };

  return cr_wobble (p, 0.012, 1.9, RNG_STONE);
}

static CrPoint
middle_of (int row, int cell)
{
  return cr_point_between (joint_at (row, cell), joint_at (row + 1, cell + 1), 0.5);
}

gboolean
cr_region_is_near (const CrDraw *draw, const CrRegion *region, CrPoint p)
{
  CrHex hex = cr_layout_hex_at (draw->grid, p);

  for (int i = 0; i < cr_hex_n_within (1); i++)
    if (cr_hex_set_has (region->set, cr_hex_add (hex, cr_hex_spiral (i))))
      return TRUE;
  return FALSE;
}

/* Feet wear the stones away in drifts, down to the earth. */
static double
wear_at (CrPoint p)
{
  return cr_noise (p.x * 0.7, p.y * 0.7, SEED_WORN) +
         0.45 * cr_noise (p.x * 2.3, p.y * 2.3, SEED_WORN + 1);
}

/* What is laid in a place: some stones are of another tint, some are gone. */
typedef enum { STONE_PLAIN, STONE_LIT, STONE_DIM, STONE_WORN, N_STONES } StoneKind;

static StoneKind
kind_of (int row, int cell)
{
  double chance = cr_hash3 (row, cell, RNG_STONE + 1), wear = wear_at (middle_of (row, cell));

  if (wear + 0.5 * chance > 1.0)
    return STONE_WORN;
  return chance < 0.16 ? STONE_LIT : chance > 0.86 ? STONE_DIM : STONE_PLAIN;
}

static void
add_stone (const CrDraw *draw, int row, int cell)
{
  CrPoint p[4] = { joint_at (row, cell), joint_at (row, cell + 1), joint_at (row + 1, cell + 1),
                   joint_at (row + 1, cell) };

  /* Each row is laid by its own joints. */
  p[2].x = p[1].x;
  p[3].x = p[0].x;
  cairo_move_to (draw->cr, p[0].x, p[0].y);
  for (int i = 1; i < 4; i++)
    cairo_line_to (draw->cr, p[i].x, p[i].y);
  cairo_close_path (draw->cr);
}

/* One stone of those that are in sight. */
typedef void (*StoneFunc) (const CrDraw *draw, int row, int cell, gpointer data);

static void
each_stone (const CrDraw *draw, const CrRegion *region, StoneFunc func, gpointer data)
{
  CrBox box = cr_box_cut (cr_box_grow (draw->clip, STONE), cr_box_grow (region->box, 1));
  int last = (int) ceil ((box.y + box.height) / ROW),
      end = (int) ceil ((box.x + box.width) / STONE);

  for (int row = (int) floor (box.y / ROW); row < last; row++)
    for (int cell = (int) floor (box.x / STONE) - 1; cell < end; cell++)
      if (cr_region_is_near (draw, region, middle_of (row, cell)))
        func (draw, row, cell, data);
}

static void
add_if_kind (const CrDraw *draw, int row, int cell, gpointer data)
{
  if (kind_of (row, cell) == *(const StoneKind *) data)
    add_stone (draw, row, cell);
}

/* Above a stone and on its left; its neighbours draw the others. */
static void
add_joints (const CrDraw *draw, int row, int cell, gpointer data)
{
  CrPoint p = joint_at (row, cell), q = joint_at (row, cell + 1), r = joint_at (row + 1, cell);

  if (kind_of (row, cell) == STONE_WORN)
    return;
  cairo_move_to (draw->cr, q.x, q.y);
  cairo_line_to (draw->cr, p.x, p.y);
  cairo_line_to (draw->cr, p.x, r.y);
}

static gboolean
is_rim (const CrDraw *draw, CrEdge edge)
{
  CrHex out = cr_hex_neighbour (edge.hex, edge.side);

  return cr_art_get_recipe (draw->art, draw->floor, out)->layer != CR_RECIPE_LAYER_ROAD;
}

/* The rim, but where a road leads on. */
static void
add_rim (const CrDraw *draw, const CrRegion *region)
{
  for (guint k = 0; k < region->loops->len; k++) {
    const GArray *loop = region->loops->pdata[k], *line = region->outlines->pdata[k];
    guint per_side = line->len / loop->len;
    gboolean on = FALSE;

    for (guint i = 0; i < loop->len; i++) {
      gboolean seen = is_rim (draw, cr_edge_at (loop, i)) &&
                      cr_box_has (draw->clip, cr_line_at (line, i * per_side), 1);

      for (guint p = 0; p <= per_side && seen; p++) {
        CrPoint at = cr_line_at (line, (i * per_side + p) % line->len);

        if (!on)
          cairo_move_to (draw->cr, at.x, at.y);
        else
          cairo_line_to (draw->cr, at.x, at.y);
        on = TRUE;
      }
      on = seen;
    }
  }
}

/* The joints of the kerb's own stones: two to a hexside. */
static void
add_kerb_joints (const CrDraw *draw, const CrRegion *region)
{
  for (guint k = 0; k < region->loops->len; k++) {
    const GArray *loop = region->loops->pdata[k], *line = region->outlines->pdata[k];
    guint per_side = line->len / loop->len;

    for (guint i = 0; i < loop->len; i++) {
      CrEdge edge = cr_edge_at (loop, i);
      CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_KERB);

      for (guint p = 0; p < per_side && is_rim (draw, edge); p += 2) {
        CrPoint a = cr_line_at (line, i * per_side + p);
        CrPoint b = cr_line_at (line, (i * per_side + p + 1) % line->len);
        CrPoint at = cr_point_between (a, b, cr_rng_next (&rng, 0, 1));
        CrPoint in = cr_point_along (at, cr_way_between (a, b), 0, KERB);

        cairo_move_to (draw->cr, at.x, at.y);
        cairo_line_to (draw->cr, in.x, in.y);
      }
    }
  }
}

static void
draw_kerb (const CrDraw *draw, const CrRegion *region)
{
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  add_rim (draw, region);
  cr_draw_stroke (draw, CR_TONE_JOINT, 2 * KERB + 0.02, 1);
  add_rim (draw, region);
  cr_draw_stroke (draw, CR_TONE_STONE, 2 * KERB, 1);
  if (draw->detail < CR_DETAIL_FULL)
    return;
  add_kerb_joints (draw, region);
  cr_draw_stroke (draw, CR_TONE_JOINT, 0.010, 0.8);
  add_rim (draw, region);
  cr_draw_stroke (draw, CR_TONE_INK, 0.028, 0.75);
}

void
cr_draw_paving (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  static const struct {
    CrTone tone;
    double alpha;
  } tints[N_STONES] = { [STONE_LIT] = { CR_TONE_STONE_LIT, 0.5 },
                        [STONE_DIM] = { CR_TONE_JOINT, 0.22 },
                        [STONE_WORN] = { CR_TONE_EARTH, 0.3 } };

  for (StoneKind kind = STONE_LIT; kind < N_STONES && draw->detail == CR_DETAIL_FULL; kind++) {
    each_stone (draw, region, add_if_kind, &kind);
    cr_draw_fill (draw, tints[kind].tone, tints[kind].alpha);
  }
  if (draw->detail == CR_DETAIL_FULL) {
    each_stone (draw, region, add_joints, NULL);
    cr_draw_stroke (draw, recipe->edge, 0.010, 0.85);
  }
  draw_kerb (draw, region);
}
