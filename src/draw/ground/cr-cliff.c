/* cr-cliff.c: faces of bare rock. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include <math.h>

enum { RNG_SCREE = 270, RNG_CORNER, SEED_ROCK };

static gboolean
has_cliff (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  return recipe->layer == CR_RECIPE_LAYER_LOW && cr_recipe_has_scatter (recipe, "crags") &&
         cr_art_has_hex (art, floor, hex);
}

static GArray *
outline_cliff (const CrGrid *grid, const GArray *loop)
{
  GArray *line = cr_region_organic (grid, loop, 5, 0.10);

  /* A cliff is natural, so its edge is uneven. */
  cr_line_wobble (line, 0.05, 5, SEED_ROCK);
  return line;
}

static const CrRegionClass cliff_class = { .has = has_cliff,
                                           .outline = outline_cliff,
                                           .needs = 1u << CR_RECIPE_LAYER_LOW };

/* The spacing in W of the lattice of facets over the whole map; each corner is displaced at random.
 */
#define FACET 0.23

static CrPoint
corner_at (int column, int row)
{
  double x = cr_hash3 (column, row, RNG_CORNER), y = cr_hash3 (row, column, RNG_CORNER);

  return (CrPoint){ (column + 0.75 * (x - 0.5)) * FACET, (row + 0.75 * (y - 0.5)) * FACET };
}

/* Returns: how far the rock stands out there */
static double
height_at (int column, int row)
{
  CrPoint p = corner_at (column, row);

  return 0.8 * cr_noise (p.x * 1.3, p.y * 1.3, SEED_ROCK) +
         0.7 * (cr_hash3 (column, row, SEED_ROCK) - 0.5);
}

/* The tones, by how much light falls on a facet. */
static const CrTone tones[] = { CR_TONE_WALL_FOOT, CR_TONE_STONE_DIM, CR_TONE_STONE,
                                CR_TONE_STONE_LIT, CR_TONE_MERLON };

/* A facet between three corners of the lattice. */
typedef struct {
  CrPoint p[3];
  guint tone;
} Facet;

static Facet
make_facet (const int at[3][2])
{
  Facet facet;
  double h[3];

  for (int i = 0; i < 3; i++) {
    facet.p[i] = corner_at (at[i][0], at[i][1]);
    h[i] = height_at (at[i][0], at[i][1]);
  }
  double ax = facet.p[1].x - facet.p[0].x, ay = facet.p[1].y - facet.p[0].y;
  double bx = facet.p[2].x - facet.p[0].x, by = facet.p[2].y - facet.p[0].y;
  double area = ax * by - ay * bx, a = h[1] - h[0], b = h[2] - h[0];
  double slant =
      (fabs (area) < 1e-6) ? 0 : cr_sun_on (-(a * by - b * ay) / area, -(b * ax - a * bx) / area);

  facet.tone = (guint) CLAMP (floor (2.6 + 0.5 * slant), 0, G_N_ELEMENTS (tones) - 1);
  return facet;
}

/* Returns: (transfer full) (element-type Facet): the facets in view */
static GArray *
find_facets (const CrDraw *draw, const CrRegion *region)
{
  GArray *facets = g_array_new (FALSE, FALSE, sizeof (Facet));
  CrBox box = cr_box_cut (cr_box_grow (draw->clip, 2 * FACET), cr_box_grow (region->box, FACET));
  int c1 = (int) ceil ((box.x + box.width) / FACET), r1 = (int) ceil ((box.y + box.height) / FACET);

  for (int r = (int) floor (box.y / FACET) - 1; r <= r1; r++)
    for (int c = (int) floor (box.x / FACET) - 1; c <= c1; c++) {
      const int first[3][2] = { { c, r }, { c + 1, r }, { c, r + 1 } };
      const int second[3][2] = { { c + 1, r }, { c + 1, r + 1 }, { c, r + 1 } };
      Facet pair[2];

      if (!cr_region_is_near (draw, region, corner_at (c, r)))
        continue;
      pair[0] = make_facet (first);
      pair[1] = make_facet (second);
      g_array_append_vals (facets, pair, 2);
    }
  return facets;
}

static void
add_facet (const CrDraw *draw, const Facet *facet)
{
  cairo_move_to (draw->cr, facet->p[0].x, facet->p[0].y);
  cairo_line_to (draw->cr, facet->p[1].x, facet->p[1].y);
  cairo_line_to (draw->cr, facet->p[2].x, facet->p[2].y);
  cairo_close_path (draw->cr);
}

static void
draw_facets (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) facets = find_facets (draw, region);

  for (guint tone = 0; tone < G_N_ELEMENTS (tones); tone++) {
    for (guint i = 0; i < facets->len; i++)
      if (g_array_index (facets, Facet, i).tone == tone)
        add_facet (draw, &g_array_index (facets, Facet, i));
    cr_draw_fill (draw, tones[tone], 1);
  }
  /* Only dark facets have inked edges: rock is cracked where it turns from the light. */
  for (guint i = 0; i < facets->len && draw->detail == CR_DETAIL_FULL; i++)
    if (g_array_index (facets, Facet, i).tone < 2)
      add_facet (draw, &g_array_index (facets, Facet, i));
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  cr_draw_stroke (draw, CR_TONE_INK, 0.010, 0.5);
}

/* Draws fallen stones around its foot. */
static void
draw_scree (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 0.9);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrRng rng = cr_rng_at_hex (hex, RNG_SCREE, 0);
    CrHeap heap = { cr_layout_centre (draw->grid, hex), 30, 0.78, 0.085 };

    cr_draw_heap (draw, &heap, &rng);
  }
}

static void
draw_cliff (const CrDraw *draw, const CrRegion *region)
{
  CrBox box = cr_box_grow (draw->clip, 1);

  draw_scree (draw, region);
  for (guint i = 0; i < region->outlines->len; i++) {
    g_autoptr (GArray) line = cr_line_reduce (region->outlines->pdata[i], box);
    cr_shadow_sweep (draw->cr, line, 0.14);
  }
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.38);
  cr_draw_begin_region (draw, region);
  cairo_rectangle (draw->cr, box.x, box.y, box.width, box.height);
  cr_draw_fill (draw, CR_TONE_STONE_DIM, 1);
  draw_facets (draw, region);
  cr_draw_end_within (draw);
  cr_draw_region_ink (draw, region, (CrPen){ CR_TONE_INK, 0.026, 1 });
}

void
cr_draw_cliffs (const CrDraw *draw)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, &cliff_class, 0.9);

  for (guint i = 0; i < regions->len; i++)
    draw_cliff (draw, regions->pdata[i]);
}
