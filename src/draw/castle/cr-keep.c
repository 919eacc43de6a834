/* cr-keep.c: keeps and halls, cut open to their floor. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-timber-private.h"

#include <math.h>

#define KEEP_REACH 1.2
#define WALL 0.32
#define KEEP_INK 0.030
#define TURRET 0.31
#define MERLON_PITCH 0.25

/* The turret around a corner of a keep. @angle: of a wall that meets there */
typedef struct {
  CrPoint at;
  double angle;
  gboolean slated;
} Turret;

static void
ink_circle (const CrDraw *draw, CrPoint at, double radius, double width)
{
  g_autoptr (GArray) line = cr_line_circle (at, radius, 28);

  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, width, 1 });
}

/* Returns: the direction of the longest edge, along which boards run */
static double
main_angle (const GArray *line)
{
  double best = 0, angle = 0;

  for (guint i = 0; i < line->len; i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);

    if (cr_distance (a, b) <= best + 1e-9)
      continue;
    best = cr_distance (a, b);
    angle = cr_angle_of_way (cr_way_between (a, b));
  }
  return angle;
}

/* Returns: (transfer full): the inner face of the walls, which are thinner when the room is small
 */
static GArray *
inner_line (const GArray *outline)
{
  CrBox box = cr_line_get_box (outline);
  double wall = MIN (WALL, 0.2 * MIN (box.width, box.height));

  return cr_masonry_inset (outline, wall);
}

/* The inner walls shade the floor: all of it that their outline, moved by the length of the shadow,
 * does not cover. */
static void
draw_inner_shade (const CrDraw *draw, const GArray *inner)
{
  static const double shifts[] = { 0.20, 0.27, 0.32 };
  CrBox box = cr_box_grow (cr_line_get_box (inner), 1);

  cr_draw_path (draw, inner, TRUE);
  cr_draw_begin_within (draw);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++) {
    cairo_rectangle (draw->cr, box.x, box.y, box.width, box.height);
    for (guint k = 0; k < inner->len; k++) {
      CrPoint p = cr_line_at (inner, k);
      if (k == 0)
        cairo_move_to (draw->cr, p.x + shifts[i], p.y + shifts[i]);
      else
        cairo_line_to (draw->cr, p.x + shifts[i], p.y + shifts[i]);
    }
    cairo_close_path (draw->cr);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.18);
  }
  cr_draw_end_within (draw);
}

static void
draw_stone_floor (const CrDraw *draw, const CrRegion *region, const GArray *inner)
{
  static const CrCourses courses = { 0.6, 3, 0.18, 0.30 };

  cr_draw_path (draw, inner, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_courses (draw, inner, &courses);
  cr_draw_end_within (draw);
}

static void
draw_keep_merlons (const CrDraw *draw, const CrRegion *region)
{
  const GArray *loop = region->loops->pdata[0], *line = region->outlines->pdata[0];
  g_autoptr (GArray) blocks = cr_blocks_new ();

  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    double from, to;

    if (!cr_draw_has_battlement (draw, edge.hex, edge.side))
      continue;
    cr_region_project (draw->grid, loop, i, line, &from, &to);
    int n = cr_masonry_count (to - from, MERLON_PITCH);
    CrRng rng = cr_rng_at_side (edge.hex, edge.side, CR_RNG_MERLON);
    for (int k = 0; k < n && to - from > 0.11; k++) {
      CrPoint way, at = cr_line_get_point (line, from + (k + 0.5) * (to - from) / n, TRUE, &way);
      double angle = cr_angle_of_way (way) + cr_rng_next (&rng, -0.03, 0.03);
      double length = MIN (0.145, (to - from) / n * 0.6);
      double depth = 0.10 * cr_rng_next (&rng, 0.94, 1.06);
      if (!cr_draw_bars_slit (draw, edge, at, length))
        cr_blocks_add (blocks, cr_point_along (at, way, 0, 0.05), angle, length, depth);
    }
  }
  cr_draw_blocks (draw, blocks);
}

static void
draw_turret_top (const CrDraw *draw, CrPoint at)
{
  g_autoptr (GArray) blocks = cr_blocks_new ();
  double inner = TURRET * 0.62;

  cr_draw_dot (draw, at, TURRET);
  cr_draw_fill (draw, CR_TONE_STONE_LIT, 1);
  cr_draw_dot (draw, at, inner);
  cr_draw_fill (draw, CR_TONE_STONE, 1);
  cr_draw_dot (draw, at, inner);
  cr_draw_begin_within (draw);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_dot (draw, at, TURRET + 0.2);
  cr_draw_dot (draw, (CrPoint){ at.x + 0.07, at.y + 0.07 }, inner);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.35);
  cr_draw_end_within (draw);
  ink_circle (draw, at, TURRET, 0.02);
  ink_circle (draw, at, inner, 0.01);
  for (int i = 0; i < 8; i++) {
    CrPoint way = cr_way_of_angle ((i + 0.5) * G_PI / 4);
    cr_blocks_add (blocks, cr_point_along (at, way, TURRET - 0.04, 0),
                   (i + 0.5) * G_PI / 4 + G_PI_2, 0.12, 0.10);
  }
  cr_draw_blocks (draw, blocks);
}

/* Draws slates around a point, each lighter or darker by its slope to the light. */
static void
draw_turret_cone (const CrDraw *draw, CrPoint at)
{
  double radius = TURRET + 0.03;
  CrColour slate = cr_draw_tone (draw, CR_TONE_SLATE);

  for (int i = 0; i < 20; i++) {
    double a = i * 2 * G_PI / 20, lit = cr_sun_on (cos (a + G_PI / 20), sin (a + G_PI / 20));
    CrColour to = cr_draw_tone (draw, lit > 0 ? CR_TONE_SLATE_LIT : CR_TONE_SLATE_DIM);

    cairo_move_to (draw->cr, at.x, at.y);
    cairo_arc (draw->cr, at.x, at.y, radius, a, a + 2 * G_PI / 20 + 0.01);
    cairo_close_path (draw->cr);
    cr_draw_fill_colour (draw, cr_colour_mix (slate, to, fabs (lit)), 1);
  }
  for (int k = 1; k < 5 && draw->detail == CR_DETAIL_FULL; k++)
    cr_draw_dot (draw, at, radius * k / 5);
  cr_draw_stroke (draw, CR_TONE_INK, 0.007, 0.42);
  ink_circle (draw, at, radius, 0.022);
  cr_draw_dot (draw, at, 0.04);
  cr_draw_fill (draw, CR_TONE_MERLON, 1);
  ink_circle (draw, at, 0.04, 0.011);
}

/* Finds the right-angled corners of a keep, which carry turrets; the northernmost has a slate roof.
 */
static GArray *
find_turrets (const GArray *outline)
{
  GArray *turrets = g_array_new (FALSE, FALSE, sizeof (Turret));
  guint n = outline->len;

  for (guint i = 0; i < n; i++) {
    CrPoint a = cr_line_at (outline, (i + n - 1) % n), b = cr_line_at (outline, i);
    CrPoint c = cr_line_at (outline, (i + 1) % n);
    CrPoint in = cr_way_between (a, b), on = cr_way_between (b, c);
    Turret turret = { cr_point_along (cr_point_along (b, in, -0.05, 0), on, 0.05, 0),
                      cr_angle_of_way (in), turrets->len == 0 };

    if (in.x * on.y - in.y * on.x > 0.9 && MIN (cr_distance (a, b), cr_distance (b, c)) > 1.5)
      g_array_append_val (turrets, turret);
  }
  return turrets;
}

static void
draw_turret (const CrDraw *draw, const Turret *turret, gboolean timber)
{
  if (timber)
    cr_draw_shingle_cap (draw, turret->at, TURRET, turret->angle);
  else if (turret->slated)
    draw_turret_cone (draw, turret->at);
  else
    draw_turret_top (draw, turret->at);
}

static void
draw_turrets (const CrDraw *draw, const GArray *outline, gboolean timber)
{
  g_autoptr (GArray) turrets = find_turrets (outline);
  g_autoptr (GArray) casters = cr_casters_new ();

  /* In a ragged outline, one or two right angles are mere chance. */
  if (turrets->len < 3)
    return;
  /* A turret that would stand on a flight of steps is left out; the others stay. */
  for (guint i = turrets->len; i-- > 0;)
    if (cr_draw_is_by_stair (draw, g_array_index (turrets, Turret, i).at, TURRET))
      g_array_remove_index (turrets, i);
  for (guint i = 0; i < turrets->len; i++)
    cr_casters_take (casters,
                     cr_line_circle (g_array_index (turrets, Turret, i).at, TURRET - 0.02, 28), 1);
  cr_draw_shadows (draw, casters, 0, 0.35);
  for (guint i = 0; i < turrets->len; i++)
    draw_turret (draw, &g_array_index (turrets, Turret, i), timber);
}

static void
draw_body (const CrDraw *draw, const CrRegion *region)
{
  static const CrCourses courses = { WALL, 3, 0.14, 0.26 };
  const GArray *outline = region->outlines->pdata[0];
  g_autoptr (GArray) foot = cr_masonry_inset (outline, -0.07);

  cr_draw_piece (draw, foot, CR_TONE_WALL_FOOT, 0.018);
  cr_draw_path (draw, outline, TRUE);
  cr_draw_fill_stone (draw, cr_region_get_level (draw, region));
  cr_draw_path (draw, outline, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_courses (draw, outline, &courses);
  cr_draw_end_within (draw);
}

static gboolean
has_planks (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return cr_recipe_has_scatter (recipe, "planks") || recipe->kind == CR_RECIPE_STAIR;
}

static gboolean
is_keep (const CrDraw *draw, CrHex hex)
{
  const CrStructureKind *structure = cr_art_get_structure (draw->art, draw->floor, hex);

  return structure != NULL && structure->keep;
}

/* Whether at least half of the hexes have a property; then the whole keep is drawn so, and a single
 * hex seldom changes that. */
static gboolean
are_most (const CrDraw *draw, const CrRegion *region, gboolean (*is) (const CrDraw *, CrHex))
{
  guint n = 0;

  for (guint i = 0; i < region->hexes->len; i++)
    n += is (draw, g_array_index (region->hexes, CrHex, i)) ? 1 : 0;
  return 2 * n >= region->hexes->len;
}

static void
draw_keep (const CrDraw *draw, const CrRegion *region)
{
  const GArray *outline = region->outlines->pdata[0];
  g_autoptr (GArray) inner = inner_line (outline);
  gboolean timber = are_most (draw, region, cr_draw_is_timber);

  if (timber)
    cr_draw_beams (draw, outline, WALL);
  else
    draw_body (draw, region);
  if (are_most (draw, region, has_planks))
    cr_draw_floor (draw, inner, main_angle (outline));
  else
    draw_stone_floor (draw, region, inner);
  cr_furnish_keep (draw, region, inner, main_angle (outline));
  if (draw->detail > CR_DETAIL_FLAT)
    draw_inner_shade (draw, inner);
  cr_draw_ink (draw, inner, TRUE, (CrPen){ CR_TONE_INK, 0.018, 1 });
  /* Outlines after the first are inner courts. */
  for (guint i = 1; i < region->outlines->len; i++)
    cr_draw_ink (draw, region->outlines->pdata[i], TRUE, (CrPen){ CR_TONE_INK, KEEP_INK, 1 });
  cr_draw_ink (draw, outline, TRUE, (CrPen){ CR_TONE_INK, KEEP_INK, 1 });
  if (timber)
    cr_draw_stakes_about (draw, region);
  else
    draw_keep_merlons (draw, region);
  if (are_most (draw, region, is_keep))
    draw_turrets (draw, outline, timber);
}

/* Things on the wall beside a turret stand so far from its middle, in W. */
#define BESIDE (TURRET + 0.18)

CrPoint
cr_keep_clear_turrets (const CrDraw *draw, const CrRegion *region, const CrAnchor *anchor)
{
  g_autoptr (GArray) turrets = find_turrets (region->outlines->pdata[0]);
  CrPoint along = { -anchor->out.y, anchor->out.x }, at = anchor->at;

  if (turrets->len < 3 || !are_most (draw, region, is_keep))
    return at;
  for (guint i = 0; i < turrets->len; i++) {
    CrPoint t = g_array_index (turrets, Turret, i).at;
    double u = (at.x - t.x) * along.x + (at.y - t.y) * along.y;

    if (cr_distance (at, t) < BESIDE)
      at = cr_point_along (at, along, (u < 0 ? -BESIDE : BESIDE) - u, 0);
  }
  return at;
}

void
cr_draw_keeps (const CrDraw *draw)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, &cr_keep_class, KEEP_REACH);

  for (guint i = 0; i < regions->len; i++)
    draw_keep (draw, regions->pdata[i]);
}
