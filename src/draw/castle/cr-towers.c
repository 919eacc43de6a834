/* cr-towers.c: towers, open and roofed. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-timber-private.h"
#include "cr-walls-private.h"

#include <math.h>

#define TOWER_REACH 1.6
#define TOWER_INK 0.024
#define FOOT 0.07
#define PARAPET 0.13
#define MERLON_PITCH 0.27
#define RING 12 /* parts of a ring of stakes */

/* A round tower as it is drawn. */
typedef struct {
  const CrRegion *region;
  CrPoint at;
  double radius;
  CrHex key; /* seeds its random details */
  gboolean timber;
} Tower;

static CrPoint
on_circle (CrPoint at, double radius, double angle)
{
  return (CrPoint){ at.x + radius * cos (angle), at.y + radius * sin (angle) };
}

static void
add_sector (const CrDraw *draw, CrPoint at, const double radii[2], const double angles[2])
{
  cairo_new_sub_path (draw->cr);
  cairo_arc (draw->cr, at.x, at.y, radii[1], angles[0], angles[1]);
  cairo_arc_negative (draw->cr, at.x, at.y, radii[0], angles[1], angles[0]);
  cairo_close_path (draw->cr);
}

/* Draws one ring of flags: some tinted, all with joints. */
static void
draw_ring (const CrDraw *draw, const Tower *tower, int ring, int n_rings)
{
  static const CrTone tones[] = { CR_TONE_STONE_LIT, CR_TONE_STONE_DIM, CR_TONE_STONE_LIT };
  double depth = tower->radius / (n_rings + 0.2);
  double radii[2] = { ring * depth + 0.001, (ring + 1) * depth };
  CrRng rng = cr_rng_at_hex (tower->key, CR_RNG_RING, (guint32) ring);
  int n = 5 + 6 * ring;
  double first = cr_rng_next (&rng, 0, 6);

  for (int i = 0; i < n; i++) {
    double from = first + i * 2 * G_PI / n + cr_rng_next (&rng, -0.05, 0.05);
    double angles[2] = { from, from + 2 * G_PI / n };
    CrTone tone = tones[cr_rng_pick (&rng, 3)];
    double alpha = cr_rng_next (&rng, 0.2, 0.6);

    if (cr_rng_next (&rng, 0, 1) < 0.6) {
      add_sector (draw, tower->at, radii, angles);
      cr_draw_fill (draw, tone, alpha);
    }
    CrPoint p = on_circle (tower->at, radii[0], from), q = on_circle (tower->at, radii[1], from);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
    cr_draw_stroke (draw, CR_TONE_JOINT, 0.009, 0.8);
  }
  cr_draw_dot (draw, tower->at, radii[1]);
  cr_draw_stroke (draw, CR_TONE_JOINT, 0.009, 0.8);
}

static void
draw_rings (const CrDraw *draw, const Tower *tower)
{
  int n = MAX (2, (int) lround (tower->radius / 0.23));

  for (int ring = 0; ring < n && draw->detail == CR_DETAIL_FULL; ring++)
    draw_ring (draw, tower, ring, n);
}

/* The parapet shades the platform: all of it that the inside, moved by the length of the shadow,
 * does not cover. */
static void
draw_parapet_shade (const CrDraw *draw, const Tower *tower)
{
  double r = tower->radius - 0.1;

  cr_draw_dot (draw, tower->at, r);
  cr_draw_begin_within (draw);
  cr_draw_dot (draw, tower->at, r + 0.3);
  cr_draw_dot (draw, (CrPoint){ tower->at.x + 0.1, tower->at.y + 0.1 }, r);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.3);
  cr_draw_end_within (draw);
}

static void
ink_circle (const CrDraw *draw, CrPoint at, double radius, CrPen pen)
{
  g_autoptr (GArray) line = cr_line_circle (at, radius, 40);

  cr_draw_ink (draw, line, TRUE, pen);
}

/* Returns: the edge of the loop that lies in that direction from the tower's middle */
static CrEdge
edge_towards (const CrDraw *draw, const Tower *tower, double angle)
{
  const GArray *loop = tower->region->loops->pdata[0];
  CrPoint way = cr_way_of_angle (angle);
  guint best = 0;
  double most = -2;

  for (guint i = 0; i < loop->len; i++) {
    CrPoint to = cr_way_between (tower->at, cr_edge_get_middle (draw->grid, cr_edge_at (loop, i)));
    double share = to.x * way.x + to.y * way.y;
    if (share <= most)
      continue;
    most = share;
    best = i;
  }
  return cr_edge_at (loop, best);
}

/* A merlon stands where the hexside beneath it has a battlement of the tower. */
static void
draw_tower_merlons (const CrDraw *draw, const Tower *tower)
{
  g_autoptr (GArray) blocks = cr_blocks_new ();
  int n = 6 * MAX (2, (int) lround (2 * G_PI * tower->radius / MERLON_PITCH / 6));

  for (int i = 0; i < n; i++) {
    double angle = (i + 0.5) * 2 * G_PI / n;
    CrEdge edge = edge_towards (draw, tower, angle);
    CrRng rng = cr_rng_at_hex (tower->key, CR_RNG_MERLON, (guint32) i);

    CrPoint at = on_circle (tower->at, tower->radius - 0.035, angle);
    double length = MIN (0.16, 2 * G_PI * tower->radius / n * 0.62);
    if (cr_draw_has_battlement (draw, edge.hex, edge.side) &&
        !cr_draw_bars_slit (draw, edge, at, length))
      cr_blocks_add (blocks, at, angle + G_PI_2 + cr_rng_next (&rng, -0.03, 0.03), length, 0.12);
  }
  cr_draw_blocks (draw, blocks);
}

static void
draw_platform (const CrDraw *draw, const Tower *tower)
{
  draw_rings (draw, tower);
  draw_parapet_shade (draw, tower);
  cr_draw_dot (draw, tower->at, tower->radius - 0.06);
  cr_draw_stroke (draw, CR_TONE_STONE_DIM, PARAPET, 1);
  ink_circle (draw, tower->at, tower->radius, (CrPen){ CR_TONE_INK, TOWER_INK, 1 });
  ink_circle (draw, tower->at, tower->radius - PARAPET, (CrPen){ CR_TONE_INK, 0.009, 0.8 });
  draw_tower_merlons (draw, tower);
}

/* Draws a tower of timber: planks within a ring of stakes, which are pointed where it has a
 * battlement. */
static void
draw_timber (const CrDraw *draw, const Tower *tower)
{
  g_autoptr (GArray) ring = cr_line_circle (tower->at, tower->radius - 0.03, 40);
  g_autoptr (GArray) stakes = cr_stakes_new ();
  double length = cr_line_get_length (ring, TRUE);

  cr_draw_floor (draw, ring, G_PI / 6);
  draw_parapet_shade (draw, tower);
  for (int i = 0; i < RING; i++) {
    CrEdge edge = edge_towards (draw, tower, (i + 0.5) * 2 * G_PI / RING);

    cr_stakes_add (stakes, ring, i * length / RING, (i + 1) * length / RING,
                   cr_draw_has_battlement (draw, edge.hex, edge.side));
  }
  cr_draw_stakes (draw, stakes);
}

/* Draws a room that is cut open: a thick wall and boards. */
static void
draw_room (const CrDraw *draw, const Tower *tower)
{
  double inner = MAX (tower->radius - 0.26, tower->radius * 0.55);
  g_autoptr (GArray) floor = cr_line_circle (tower->at, inner, 40);
  const GArray *outline = tower->region->outlines->pdata[0];
  CrCourses courses = { 0.26, 2, 0.12, 0.2 };

  if (tower->timber)
    cr_draw_beams (draw, outline, 0.26);
  else
    cr_draw_courses (draw, outline, &courses);
  cr_draw_floor (draw, floor, G_PI / 6);
  cr_draw_path (draw, floor, TRUE);
  cr_draw_begin_within (draw);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (int i = 0; i < 3; i++) {
    double shift = 0.12 + 0.04 * i;
    cr_draw_dot (draw, tower->at, tower->radius + 1);
    cr_draw_dot (draw, (CrPoint){ tower->at.x + shift, tower->at.y + shift }, inner);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.16);
  }
  cr_draw_end_within (draw);
  ink_circle (draw, tower->at, inner, (CrPen){ CR_TONE_INK, 0.016, 1 });
  ink_circle (draw, tower->at, tower->radius, (CrPen){ CR_TONE_INK, TOWER_INK, 1 });
}

static void
draw_cone_courses (const CrDraw *draw, const Tower *tower, double radius)
{
  for (int k = 1; k < 8; k++) {
    double r = radius * k / 8;
    CrRng rng = cr_rng_at_hex (tower->key, CR_RNG_CONE, (guint32) k);
    int n = MAX (6, (int) (k * 6.5));
    double first = cr_rng_next (&rng, 0, 6);

    cr_draw_dot (draw, tower->at, r);
    for (int i = 0; i < n; i++) {
      CrPoint p = on_circle (tower->at, r, first + i * 2 * G_PI / n);
      CrPoint q = on_circle (tower->at, r + radius / 8, first + i * 2 * G_PI / n);
      cairo_move_to (draw->cr, p.x, p.y);
      cairo_line_to (draw->cr, q.x, q.y);
    }
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.007, 0.42);
}

/* Draws slates or shingles around a point, in sectors lighter or darker by their slope to the
 * light. */
static void
draw_cone (const CrDraw *draw, const Tower *tower)
{
  static const CrTone slates[] = { CR_TONE_SLATE, CR_TONE_SLATE_LIT, CR_TONE_SLATE_DIM };
  static const CrTone shingles[] = { CR_TONE_WOOD, CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM };
  const CrTone *tones = tower->timber ? shingles : slates;
  double radius = tower->radius * 0.98;
  CrColour flat = cr_draw_tone (draw, tones[0]);

  for (int i = 0; i < 40; i++) {
    double a = i * 2 * G_PI / 40, m = a + G_PI / 40;
    double lit = cr_sun_on (cos (m), sin (m)) +
                 0.16 * cr_noise (i * 0.9, tower->key.q * 3.1 + tower->key.r, CR_RNG_CONE);
    CrColour to = cr_draw_tone (draw, tones[lit > 0 ? 1 : 2]);

    cairo_move_to (draw->cr, tower->at.x, tower->at.y);
    cairo_arc (draw->cr, tower->at.x, tower->at.y, radius, a, a + 2 * G_PI / 40 + 0.01);
    cairo_close_path (draw->cr);
    cr_draw_fill_colour (draw, cr_colour_mix (flat, to, MIN (fabs (lit), 1)), 1);
  }
  if (draw->detail == CR_DETAIL_FULL)
    draw_cone_courses (draw, tower, radius);
  ink_circle (draw, tower->at, radius, (CrPen){ CR_TONE_INK, TOWER_INK, 1 });
  cr_draw_dot (draw, tower->at, 0.045);
  cr_draw_fill (draw, CR_TONE_MERLON, 1);
  ink_circle (draw, tower->at, 0.045, (CrPen){ CR_TONE_INK, 0.012, 1 });
}

/* Draws a tower whose hexes make no round shape: walls along them and a platform within. */
static void
draw_angular (const CrDraw *draw, const CrRegion *region)
{
  static const CrCourses courses = { 0.5, 3, 0.17, 0.30 };
  const GArray *line = region->outlines->pdata[0];
  g_autoptr (GArray) inner = cr_masonry_inset (line, PARAPET);
  g_autoptr (GArray) foot = cr_masonry_inset (line, -FOOT);

  cr_draw_piece (draw, foot, CR_TONE_WALL_FOOT, 0.014);
  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, CR_TONE_STONE_DIM, 1);
  cr_draw_path (draw, inner, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_path (draw, inner, TRUE);
  cr_draw_fill_stone (draw, cr_region_get_level (draw, region));
  cr_draw_courses (draw, inner, &courses);
  cr_draw_end_within (draw);
  cr_draw_ink (draw, inner, TRUE, (CrPen){ CR_TONE_INK, 0.010, 0.8 });
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, TOWER_INK, 1 });
}

static void
draw_angular_timber (const CrDraw *draw, const CrRegion *region)
{
  cr_draw_floor (draw, region->outlines->pdata[0], G_PI / 6);
  cr_draw_stakes_about (draw, region);
}

static void
draw_angular_merlons (const CrDraw *draw, const CrRegion *region)
{
  const GArray *loop = region->loops->pdata[0], *line = region->outlines->pdata[0];
  g_autoptr (GArray) blocks = cr_blocks_new ();

  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    double from, to;

    cr_region_project (draw->grid, loop, i, line, &from, &to);
    int n = cr_masonry_count (to - from, MERLON_PITCH);
    for (int k = 0; k < n && to - from > 0.11; k++) {
      CrPoint way, at = cr_line_get_point (line, from + (k + 0.5) * (to - from) / n, TRUE, &way);
      double length = MIN (0.16, (to - from) / n * 0.62);
      if (cr_draw_has_battlement (draw, edge.hex, edge.side) &&
          !cr_draw_bars_slit (draw, edge, at, length))
        cr_blocks_add (blocks, cr_point_along (at, way, 0, 0.035), cr_angle_of_way (way), length,
                       0.12);
    }
  }
  cr_draw_blocks (draw, blocks);
}

static const CrRecipe *
find_recipe (const CrDraw *draw, const CrRegion *region)
{
  return cr_art_get_recipe (draw->art, draw->floor, g_array_index (region->hexes, CrHex, 0));
}

/* Draws the battered foot of its wall, and the stone on which all else lies. */
static void
draw_stone (const CrDraw *draw, const Tower *tower)
{
  cr_draw_dot (draw, tower->at, tower->radius + FOOT);
  cr_draw_fill (draw, CR_TONE_WALL_FOOT, 1);
  ink_circle (draw, tower->at, tower->radius + FOOT, (CrPen){ CR_TONE_INK, 0.014, 1 });
  cr_draw_dot (draw, tower->at, tower->radius);
  cr_draw_fill_stone (draw, cr_region_get_level (draw, tower->region));
}

static void
draw_top (const CrDraw *draw, const Tower *tower, const CrRecipe *recipe)
{
  if (recipe->kind == CR_RECIPE_ROOF)
    draw_cone (draw, tower);
  else if (cr_recipe_has_scatter (recipe, "planks"))
    draw_room (draw, tower);
  else if (tower->timber)
    draw_timber (draw, tower);
  else
    draw_platform (draw, tower);
}

static void
draw_tower (const CrDraw *draw, const CrRegion *region)
{
  const CrRecipe *recipe = find_recipe (draw, region);
  CrHex key = g_array_index (region->hexes, CrHex, 0);
  Tower tower = { region, { 0, 0 }, 0, key, cr_draw_is_timber (draw, key) };

  if (!cr_line_is_round (region->outlines->pdata[0], &tower.at, &tower.radius)) {
    if (tower.timber) {
      draw_angular_timber (draw, region);
      return;
    }
    draw_angular (draw, region);
    draw_angular_merlons (draw, region);
    return;
  }
  if (!tower.timber)
    draw_stone (draw, &tower);
  draw_top (draw, &tower, recipe);
  if (recipe->kind == CR_RECIPE_BUILT)
    cr_furnish_tower (draw, tower.at, tower.radius, tower.key,
                      cr_recipe_has_scatter (recipe, "planks"));
}

static void
shade_tower (const CrDraw *draw, const CrRegion *region, const CrCasters *casters)
{
  cr_draw_region_path (draw, region);
  cr_draw_begin_within (draw);
  cr_draw_shadows (draw, casters, cr_region_get_level (draw, region), 0.42);
  cr_draw_end_within (draw);
}

void
cr_draw_towers (const CrDraw *draw)
{
  static const CrRegionClass *const classes[] = { &cr_gate_tower_class, &cr_tower_class };
  g_autoptr (GArray) casters = cr_casters_new ();

  cr_cast_high (draw, casters);
  for (guint c = 0; c < G_N_ELEMENTS (classes); c++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, classes[c], TOWER_REACH);

    for (guint i = 0; i < regions->len; i++) {
      draw_tower (draw, regions->pdata[i]);
      shade_tower (draw, regions->pdata[i], casters);
    }
  }
}
