/* cr-paving.c: courts laid with stones. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

enum { RNG_STONE = 80, RNG_KERB = 260, SEED_WORN = 83 };

/* The size of a stone in W. Rows go across the whole map, so that no hex and no edit moves one. */
#define ROW 0.18
#define STONE 0.27
#define JITTER 0.035

/* The breadth of the kerb in W. */
#define KERB 0.085

/* Returns: the corner between two stones and two rows, slightly displaced as if laid by hand */
static CrPoint
joint_at (int row, int cell)
{
  double shift = 2 * JITTER * (cr_hash3 (cell, row, RNG_STONE) - 0.5);
  CrPoint p = { (cell + (row & 1 ? 0.5 : 0)) * STONE + shift, row * ROW };

  return cr_wobble (p, 0.012, 1.9, RNG_STONE);
}

static gboolean
is_by_region (const CrRegion *region, CrHex hex)
{
  for (int i = 0; i < cr_hex_n_within (1); i++)
    if (cr_hex_set_has (region->set, cr_hex_add (hex, cr_hex_spiral (i))))
      return TRUE;
  return FALSE;
}

gboolean
cr_region_is_near (const CrDraw *draw, const CrRegion *region, CrPoint p)
{
  return is_by_region (region, cr_layout_hex_at (draw->grid, p));
}

/* Returns: how far the stones are worn away, in drifts, down to the earth */
static double
wear_at (CrPoint p)
{
  return cr_noise (p.x * 0.7, p.y * 0.7, SEED_WORN) +
         0.45 * cr_noise (p.x * 2.3, p.y * 2.3, SEED_WORN + 1);
}

/* The kinds of stones: some have another tint, some are gone. */
typedef enum { STONE_PLAIN, STONE_LIT, STONE_DIM, STONE_WORN, N_STONES } StoneKind;

static StoneKind
choose_kind (int row, int cell, CrPoint middle)
{
  double chance = cr_hash3 (row, cell, RNG_STONE + 1), wear = wear_at (middle);

  if (wear + 0.5 * chance > 1.0)
    return STONE_WORN;
  return chance < 0.16 ? STONE_LIT : chance > 0.86 ? STONE_DIM : STONE_PLAIN;
}

/* @p: its corners clockwise, from the upper left one */
typedef struct {
  StoneKind kind;
  CrPoint p[4];
} Stone;

/* Remembers the hex of the last point, because most points of a row are in the same hex as the one
 * before. */
typedef struct {
  const CrDraw *draw;
  const CrRegion *region;
  CrHex hex;
  gboolean asked, near;
} Near;

static gboolean
is_near (Near *self, CrPoint p)
{
  CrHex hex = cr_layout_hex_at (self->draw->grid, p);

  if (!self->asked || !cr_hex_equal (hex, self->hex)) {
    self->asked = TRUE;
    self->hex = hex;
    self->near = is_by_region (self->region, hex);
  }
  return self->near;
}

static void
find_row (int row, int first, int end, Near *near, GArray *stones)
{
  CrPoint above = joint_at (row, first), below = joint_at (row + 1, first);

  for (int cell = first; cell < end; cell++) {
    CrPoint p[4] = { above, joint_at (row, cell + 1), joint_at (row + 1, cell + 1), below };
    CrPoint middle = cr_point_between (p[0], p[2], 0.5);

    above = p[1];
    below = p[2];
    /* Each row has its own joints. */
    p[2].x = p[1].x;
    p[3].x = p[0].x;
    if (is_near (near, middle)) {
      Stone stone = { choose_kind (row, cell, middle), { p[0], p[1], p[2], p[3] } };
      g_array_append_val (stones, stone);
    }
  }
}

/* Returns: (transfer full) (element-type Stone): the stones in view */
static GArray *
find_stones (const CrDraw *draw, const CrRegion *region)
{
  CrBox box = cr_box_cut (cr_box_grow (draw->clip, STONE), cr_box_grow (region->box, 1));
  int last = (int) ceil ((box.y + box.height) / ROW),
      end = (int) ceil ((box.x + box.width) / STONE);
  GArray *stones = g_array_new (FALSE, FALSE, sizeof (Stone));
  Near near = { .draw = draw, .region = region };

  for (int row = (int) floor (box.y / ROW); row < last; row++)
    find_row (row, (int) floor (box.x / STONE) - 1, end, &near, stones);
  return stones;
}

static void
add_stones (const CrDraw *draw, const GArray *stones, StoneKind kind)
{
  for (guint i = 0; i < stones->len; i++) {
    const Stone *stone = &g_array_index (stones, Stone, i);

    if (stone->kind != kind)
      continue;
    cairo_move_to (draw->cr, stone->p[0].x, stone->p[0].y);
    for (int k = 1; k < 4; k++)
      cairo_line_to (draw->cr, stone->p[k].x, stone->p[k].y);
    cairo_close_path (draw->cr);
  }
}

/* Adds the joints above each stone and on its left; its neighbours add the others. */
static void
add_joints (const CrDraw *draw, const GArray *stones)
{
  for (guint i = 0; i < stones->len; i++) {
    const Stone *stone = &g_array_index (stones, Stone, i);

    if (stone->kind == STONE_WORN)
      continue;
    cairo_move_to (draw->cr, stone->p[1].x, stone->p[1].y);
    cairo_line_to (draw->cr, stone->p[0].x, stone->p[0].y);
    cairo_line_to (draw->cr, stone->p[3].x, stone->p[3].y);
  }
}

static void
draw_stones (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  static const struct {
    CrTone tone;
    double alpha;
  } tints[N_STONES] = { [STONE_LIT] = { CR_TONE_STONE_LIT, 0.5 },
                        [STONE_DIM] = { CR_TONE_JOINT, 0.22 },
                        [STONE_WORN] = { CR_TONE_EARTH, 0.3 } };
  g_autoptr (GArray) stones = find_stones (draw, region);

  for (StoneKind kind = STONE_LIT; kind < N_STONES; kind++) {
    add_stones (draw, stones, kind);
    cr_draw_fill (draw, tints[kind].tone, tints[kind].alpha);
  }
  add_joints (draw, stones);
  cr_draw_stroke (draw, recipe->edge, 0.010, 0.85);
}

/* Adds the rim of the paving; a road that leads on covers it. */
static void
add_rim (const CrDraw *draw, const CrRegion *region)
{
  for (guint k = 0; k < region->loops->len; k++) {
    const GArray *loop = region->loops->pdata[k], *line = region->outlines->pdata[k];
    guint per_side = line->len / loop->len;
    gboolean on = FALSE;

    for (guint i = 0; i < loop->len; i++) {
      gboolean seen = cr_box_has (draw->clip, cr_line_at (line, i * per_side), 1);

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

/* Adds the joints of the kerb's stones, two to a hexside. */
static void
add_kerb_joints (const CrDraw *draw, const CrRegion *region)
{
  for (guint k = 0; k < region->loops->len; k++) {
    const GArray *loop = region->loops->pdata[k], *line = region->outlines->pdata[k];
    guint per_side = line->len / loop->len;

    for (guint i = 0; i < loop->len; i++) {
      CrEdge edge = cr_edge_at (loop, i);
      CrRng rng = cr_rng_at_side (edge.hex, edge.side, RNG_KERB);

      for (guint p = 0; p < per_side; p += 2) {
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
  if (draw->detail == CR_DETAIL_FULL)
    draw_stones (draw, region, recipe);
  draw_kerb (draw, region);
}
