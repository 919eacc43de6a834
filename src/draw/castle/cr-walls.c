/* cr-walls.c: curtain walls with their walks and battlements.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-walls-private.h"

#include <math.h>

#define FOOT 0.16 /* width of the stroke of the battered foot, half of it outside the wall */

/* Everything that belongs to a wall is within this distance of it, in W. */
#define WALL_REACH 0.6

/* A stretch of battlements along one outline. */
typedef struct {
  double from, to; /* arc lengths */
  gboolean whole;  /* all around */
} Front;

/* Whether the walk has a battlement on the edge; that of a tower is drawn with the tower. */
static gboolean
edge_is_battled (const CrDraw *draw, CrEdge edge)
{
  return cr_draw_has_battlement (draw, edge.hex, edge.side) &&
         !cr_castle_hex_is_tower (draw->art, draw->floor, edge.hex);
}

/* A gate tower is narrower than its hex, so the wall with its battlement may continue before it. */
static gboolean
is_before_tower (const CrDraw *draw, CrEdge edge)
{
  return cr_gate_tower_class.has (draw->art, draw->floor, edge.hex, NULL) &&
         cr_draw_has_battlement (draw, edge.hex, edge.side);
}

/* Returns: (transfer full): for each side of the loop whether it has a battlement. Sides at a tower
 * count while the wall's front is straight. */
static gboolean *
find_battled (const CrDraw *draw, const GArray *loop)
{
  guint n = loop->len;
  gboolean *battled = g_new (gboolean, n);
  g_autofree gboolean *walls = g_new (gboolean, n);

  for (guint i = 0; i < n; i++)
    walls[i] = edge_is_battled (draw, cr_edge_at (loop, i));
  for (guint i = 0; i < n; i++)
    battled[i] = walls[i] || ((walls[(i + 1) % n] || walls[(i + n - 1) % n]) &&
                              is_before_tower (draw, cr_edge_at (loop, i)));
  return battled;
}

/* Returns: (transfer full): stretches of neighbouring sides, of those with a battlement or of those
 * without */
static GArray *
find_fronts (const CrDraw *draw, const GArray *loop, const GArray *line, gboolean back)
{
  g_autofree gboolean *battled = find_battled (draw, loop);
  GArray *fronts = g_array_new (FALSE, FALSE, sizeof (Front));
  guint n = loop->len, start = 0;

  for (guint i = 0; i < n && back; i++)
    battled[i] = !battled[i];
  while (start < n && battled[start])
    start++;
  if (start == n) {
    Front all = { 0, cr_line_get_length (line, TRUE), TRUE };
    return g_array_append_val (fronts, all);
  }
  for (guint k = start; k < start + n; k++) {
    Front front = { 0, 0, FALSE };

    if (!battled[k % n])
      continue;
    cr_region_project (draw->grid, loop, k % n, line, &front.from, &front.to);
    if (battled[(k + n - 1) % n] && fronts->len > 0)
      g_array_index (fronts, Front, fronts->len - 1).to = front.to;
    else
      g_array_append_val (fronts, front);
  }
  return fronts;
}

/* Returns: (transfer full): a stretch as an open line. A whole ring begins and ends in the middle
 * of its first edge, so that every corner is joined. */
static GArray *
front_line (const GArray *line, const Front *front)
{
  double all = cr_line_get_length (line, TRUE), to = front->to;

  if (front->whole) {
    double from = cr_distance (cr_line_at (line, 0), cr_line_at (line, 1)) / 2;
    return cr_line_stretch (line, from, from + all);
  }
  while (to <= front->from)
    to += all;
  return cr_line_stretch (line, front->from, to);
}

/* Returns: (transfer full): all stretches of a region as open lines; outlines run clockwise */
static GPtrArray *
region_fronts (const CrDraw *draw, const CrRegion *region, gboolean back)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < region->loops->len; i++) {
    const GArray *line = region->outlines->pdata[i];
    g_autoptr (GArray) fronts = find_fronts (draw, region->loops->pdata[i], line, back);

    for (guint k = 0; k < fronts->len; k++)
      g_ptr_array_add (lines, front_line (line, &g_array_index (fronts, Front, k)));
  }
  return lines;
}

static void
path_fronts (const CrDraw *draw, const GPtrArray *fronts)
{
  for (guint i = 0; i < fronts->len; i++)
    cr_draw_path (draw, fronts->pdata[i], FALSE);
}

/* Draws the battered foot of the wall, which shows outside its battlement. */
static void
draw_foot (const CrDraw *draw, const GPtrArray *fronts, CrTone tone)
{
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_MITER);
  path_fronts (draw, fronts);
  cr_draw_stroke (draw, tone, FOOT, 1);
  for (guint i = 0; i < fronts->len; i++) {
    g_autoptr (GArray) edge = cr_masonry_shift (fronts->pdata[i], -FOOT / 2);
    cr_draw_ink (draw, edge, FALSE, (CrPen){ CR_TONE_INK, 0.013, 1 });
  }
}

/* Where a parapet turns squarely its corner is cut off so far from it, in W. */
#define CUT 0.20

/* @before, @after: how far the line may be cut on either side */
static void
add_blunt (GArray *out, CrPoint b, CrPoint in, CrPoint on, double before, double after)
{
  /* Only a left turn is cut, where the parapet on the right goes around the corner. */
  if (in.x * on.y - in.y * on.x > -0.9) {
    g_array_append_val (out, b);
    return;
  }
  CrPoint from = cr_point_along (b, in, -MIN (CUT, before), 0);
  CrPoint to = cr_point_along (b, on, MIN (CUT, after), 0);
  g_array_append_val (out, from);
  g_array_append_val (out, to);
}

/* Returns: (transfer full): the line of a parapet around the end of a gap, with its corners cut
 * off. Two corners share the edge between them; the ends of the line, which may lie anywhere along
 * an edge, are not cut. */
static GArray *
blunt_line (const GArray *front)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < front->len; i++) {
    CrPoint b = cr_line_at (front, i);

    if (i == 0 || i + 1 == front->len) {
      g_array_append_val (out, b);
      continue;
    }
    CrPoint a = cr_line_at (front, i - 1), c = cr_line_at (front, i + 1);
    add_blunt (out, b, cr_way_between (a, b), cr_way_between (b, c),
               cr_distance (a, b) / (i == 1 ? 1 : 2),
               cr_distance (b, c) / (i + 2 == front->len ? 1 : 2));
  }
  return out;
}

static void
draw_parapet_edge (const CrDraw *draw, const GArray *line, double depth)
{
  g_autoptr (GArray) shade = cr_masonry_shift (line, depth + 0.02);
  g_autoptr (GArray) edge = cr_masonry_shift (line, depth);

  cr_draw_path (draw, shade, FALSE);
  cr_draw_stroke (draw, CR_TONE_SHADOW, 0.05, 0.16);
  cr_draw_ink (draw, edge, FALSE, (CrPen){ CR_TONE_INK, 0.011, 0.9 });
}

void
cr_draw_parapet (const CrDraw *draw, const GPtrArray *fronts, double depth)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < fronts->len; i++)
    g_ptr_array_add (lines, blunt_line (fronts->pdata[i]));
  path_fronts (draw, lines);
  cr_draw_stroke (draw, CR_TONE_STONE_DIM, 2 * depth, 1);
  for (guint i = 0; i < lines->len && draw->detail == CR_DETAIL_FULL; i++)
    draw_parapet_edge (draw, lines->pdata[i], depth);
}

/* Whether no step is drawn: a thing between the hexes bars the way, or a stairway is drawn there.
 */
static gboolean
is_no_step (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrHex next = cr_hex_neighbour (hex, side);
  gsize n;

  cr_map_get_sides (draw->map, (CrPlace){ draw->floor, hex }, side, &n);
  return n > 0 || cr_castle_hex_is_tower (draw->art, draw->floor, hex) ||
         cr_art_get_recipe (draw->art, draw->floor, hex)->kind == CR_RECIPE_STAIR ||
         cr_art_get_recipe (draw->art, draw->floor, next)->kind == CR_RECIPE_STAIR;
}

/* Where the walk changes its level, draws two treads across the wall. */
static void
draw_steps (const CrDraw *draw, const CrRegion *region)
{
  for (guint i = 0; i < region->hexes->len; i++) {
    CrHex hex = g_array_index (region->hexes, CrHex, i);
    int level = cr_art_get_level (draw->art, draw->floor, hex);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (hex, d);
      CrPoint c = cr_layout_centre (draw->grid, hex), p;
      CrPoint way = cr_way_between (c, cr_layout_centre (draw->grid, next));

      if (!cr_hex_set_has (region->set, next) ||
          cr_art_get_level (draw->art, draw->floor, next) >= level || is_no_step (draw, hex, d))
        continue;
      p = cr_layout_side_middle (draw->grid, hex, d);
      for (int k = 0; k < 3; k++) {
        CrPoint a = cr_point_along (p, way, k * 0.07, -0.25),
                b = cr_point_along (p, way, k * 0.07, 0.25);
        cairo_move_to (draw->cr, a.x, a.y);
        cairo_line_to (draw->cr, b.x, b.y);
      }
      cr_draw_stroke (draw, CR_TONE_INK, 0.016, 0.9);
      CrQuad shade = cr_quad_along (p, cr_point_along (p, way, 0.22, 0), 0.5);
      g_autoptr (GArray) line = cr_quad_get_line (&shade);
      cr_draw_path (draw, line, TRUE);
      cr_draw_fill (draw, CR_TONE_SHADOW, 0.22);
    }
  }
}

/* Returns: (transfer full): the ragged gap of a breach: slightly wider than its hex, with an uneven
 * edge */
static GArray *
gap_line (const CrDraw *draw, CrHex hex)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  g_autoptr (GArray) hull = cr_line_new ();
  GArray *line;

  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint p = cr_point_between (c, cr_layout_corner (draw->grid, hex, i), 1.45);
    g_array_append_val (hull, p);
  }
  line = cr_line_resample (hull, 0.09, TRUE);
  for (guint i = 0; i < line->len; i++) {
    CrPoint p = cr_line_at (line, i);
    double jut = 0.30 * (cr_hash3 ((gint32) i, hex.q * 1000 + hex.r, CR_RNG_BREACH) - 0.95);
    cr_line_at (line, i) = cr_point_between (p, c, -jut);
  }
  return line;
}

/* Returns: (transfer full) (element-type GArray of CrPoint): the gaps of all breaches of a region
 * around the clip */
static GPtrArray *
find_gaps (const CrDraw *draw, const CrRegion *region)
{
  GPtrArray *gaps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < region->hexes->len; i++) {
    CrHex hex = g_array_index (region->hexes, CrHex, i);
    if (cr_box_has (draw->clip, cr_layout_centre (draw->grid, hex), 1.5) &&
        cr_castle_hex_is_breach (draw->art, draw->floor, hex))
      g_ptr_array_add (gaps, gap_line (draw, hex));
  }
  return gaps;
}

/* Clips so that nothing more is drawn in the gaps. Each gap has a clip of its own, because two of
 * them may overlap. */
static void
clip_gaps (const CrDraw *draw, const CrRegion *region, const GPtrArray *gaps)
{
  CrBox box = cr_box_grow (region->box, 2);

  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (guint i = 0; i < gaps->len; i++) {
    cairo_rectangle (draw->cr, box.x, box.y, box.width, box.height);
    cr_draw_path (draw, gaps->pdata[i], TRUE);
    cairo_clip (draw->cr);
  }
}

/* Inks the edges of a gap where they are torn ends of the wall. */
static void
draw_gap_ends (const CrDraw *draw, const CrRegion *region, const GPtrArray *gaps)
{
  cr_draw_region_path (draw, region);
  cr_draw_begin_within (draw);
  for (guint i = 0; i < gaps->len; i++)
    cr_draw_path (draw, gaps->pdata[i], TRUE);
  cr_draw_stroke (draw, CR_TONE_INK, CR_WALL_INK, 1);
  cr_draw_end_within (draw);
}

/* Returns: (transfer full) (element-type int): the levels of some hexes, each once */
static GArray *
find_levels (const CrDraw *draw, const GArray *hexes)
{
  GArray *levels = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < hexes->len; i++) {
    int level = cr_art_get_level (draw->art, draw->floor, g_array_index (hexes, CrHex, i));
    guint k = 0;

    while (k < levels->len && g_array_index (levels, int, k) != level)
      k++;
    if (k == levels->len)
      g_array_append_val (levels, level);
  }
  return levels;
}

void
cr_walk_path_hex (const CrDraw *draw, const CrRegion *region, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPoint p = cr_edge_get_start (draw->grid, (CrEdge){ hex, d });
    CrHex next = cr_hex_neighbour (hex, d);

    if (d == 0)
      cairo_move_to (draw->cr, p.x, p.y);
    else
      cairo_line_to (draw->cr, p.x, p.y);
    if (cr_hex_set_has (region->set, next))
      continue;
    p = cr_layout_centre (draw->grid, next);
    cairo_line_to (draw->cr, p.x, p.y);
  }
  cairo_close_path (draw->cr);
}

/* Clips to the hexes of the walk that have that level. */
static void
clip_to_level (const CrDraw *draw, const CrRegion *region, const GArray *hexes, int level)
{
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (cr_art_get_level (draw->art, draw->floor, hex) == level)
      cr_walk_path_hex (draw, region, hex);
  }
  cairo_clip (draw->cr);
}

/* Higher parts of the walk are lighter, as higher ground is. */
static void
draw_tint (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1);
  g_autoptr (GArray) levels = find_levels (draw, hexes);

  for (guint i = 0; i < levels->len; i++) {
    int level = g_array_index (levels, int, i);

    for (guint k = 0; k < hexes->len; k++) {
      CrHex hex = g_array_index (hexes, CrHex, k);

      if (cr_art_get_level (draw->art, draw->floor, hex) == level)
        cr_walk_path_hex (draw, region, hex);
    }
    cr_draw_fill_tint (draw, cr_tint_stone (level));
  }
}

/* How deep the courses along the faces of a wall go. */
#define COURSES 0.36

/* Rows in the middle keep clear of the courses along a face, except for so much at its ends; so no
 * row depends on the length of the face. Around a small hole courses and rows may meet. */
#define OFF_END 0.36

static void
clear_faces (const CrDraw *draw, const GArray *line)
{
  for (guint i = 0; i < line->len; i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);
    CrPoint way = cr_way_between (a, b);

    if (cr_distance (a, b) < 2 * OFF_END)
      continue;
    a = cr_point_along (a, way, OFF_END, 0);
    b = cr_point_along (b, way, -OFF_END, 0);
    CrQuad quad = { { a, b, cr_point_along (b, way, 0, COURSES),
                      cr_point_along (a, way, 0, COURSES) } };
    g_autoptr (GArray) face = cr_quad_get_line (&quad);
    cr_draw_path (draw, face, TRUE);
    cr_draw_fill (draw, CR_TONE_STONE, 1);
  }
}

/* Where a wall is broader than the courses along its faces, the middle of the walk is laid in rows
 * like a court, with a rim of plain stone between. */
static void
draw_middle (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1);
  gboolean any = FALSE;

  for (guint i = 0; i < hexes->len && draw->detail == CR_DETAIL_FULL; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int beside = 0;

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      beside += cr_hex_set_has (region->set, cr_hex_neighbour (hex, d));
    if (beside < 3)
      continue;
    g_autoptr (GArray) own = cr_line_new ();
    for (int k = 0; k < CR_N_DIRECTIONS; k++) {
      CrPoint p = cr_layout_corner (draw->grid, hex, k);
      g_array_append_val (own, p);
    }
    cr_draw_rows (draw, own, (CrPoint){ 0, 0 }, (CrPoint){ 1, 0 }, beside >= 5);
    any = TRUE;
  }
  if (!any)
    return;
  for (guint i = 0; i < region->outlines->len; i++)
    clear_faces (draw, region->outlines->pdata[i]);
}

static gboolean
is_staked (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_look (draw->art, draw->floor, hex) == CR_LOOK_STAKES;
}

/* Before a palisade the foot is a bank of earth. */
static void
draw_feet (const CrDraw *draw, const CrRegion *region, const GPtrArray *fronts)
{
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1);
  gboolean any = FALSE;

  draw_foot (draw, fronts, CR_TONE_WALL_FOOT);
  cairo_save (draw->cr);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (!is_staked (draw, hex))
      continue;
    cr_walk_path_hex (draw, region, hex);
    any = TRUE;
  }
  if (any) {
    cairo_clip (draw->cr);
    draw_foot (draw, fronts, CR_TONE_BANK);
  }
  cairo_restore (draw->cr);
}

/* Draws the posts of a palisade where it has no battlement; its planks lie on them. */
static void
draw_posts (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) stakes = cr_stakes_new ();

  for (guint i = 0; i < region->loops->len; i++) {
    const GArray *loop = region->loops->pdata[i], *line = region->outlines->pdata[i];

    for (guint k = 0; k < loop->len; k++) {
      CrEdge edge = cr_edge_at (loop, k);
      double from, to;

      if (!is_staked (draw, edge.hex) || edge_is_battled (draw, edge) ||
          cr_castle_hex_is_tower (draw->art, draw->floor, edge.hex) ||
          !cr_box_has (draw->clip, cr_edge_get_middle (draw->grid, edge), WALL_REACH + 0.4))
        continue;
      cr_region_project (draw->grid, loop, k, line, &from, &to);
      cr_stakes_add (stakes, line, from, to, FALSE);
    }
  }
  cr_draw_stakes (draw, stakes);
}

static void
draw_walk (const CrDraw *draw, const CrRegion *region)
{
  static const CrCourses courses = { COURSES, 3, 0.17, 0.30 };
  g_autoptr (GPtrArray) fronts = region_fronts (draw, region, FALSE);
  g_autoptr (GPtrArray) backs = region_fronts (draw, region, TRUE);
  g_autoptr (GPtrArray) gaps = find_gaps (draw, region);

  cairo_save (draw->cr);
  clip_gaps (draw, region, gaps);
  draw_feet (draw, region, fronts);
  cr_draw_region_path (draw, region);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_fill (draw, CR_TONE_STONE, 1);
  cr_draw_region_path (draw, region);
  cr_draw_begin_within (draw);
  draw_middle (draw, region);
  draw_tint (draw, region);
  for (guint i = 0; i < region->outlines->len; i++)
    cr_draw_courses (draw, region->outlines->pdata[i], &courses);
  for (guint i = 0; i < region->outlines->len; i++)
    cr_draw_quoins (draw, region->outlines->pdata[i]);
  draw_steps (draw, region);
  cr_draw_parapet (draw, fronts, CR_WALL_PARAPET);
  cr_draw_wall_looks (draw, region, fronts, backs);
  cr_draw_end_within (draw);
  for (guint i = 0; i < region->outlines->len; i++)
    cr_draw_ink (draw, region->outlines->pdata[i], TRUE, (CrPen){ CR_TONE_INK, CR_WALL_INK, 1 });
  draw_posts (draw, region);
  cairo_restore (draw->cr);
  draw_gap_ends (draw, region, gaps);
}

/* Draws a wall that nobody can walk on: rows of stones all through. */
static void
draw_solid (const CrDraw *draw, const CrRegion *region)
{
  static const CrCourses courses = { 0.6, 4, 0.14, 0.24 };

  cr_draw_region_path (draw, region);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cr_draw_fill (draw, CR_TONE_STONE_DIM, 1);
  cr_draw_region_path (draw, region);
  cr_draw_begin_within (draw);
  for (guint i = 0; i < region->outlines->len; i++)
    cr_draw_courses (draw, region->outlines->pdata[i], &courses);
  cr_draw_end_within (draw);
  for (guint i = 0; i < region->outlines->len; i++)
    cr_draw_ink (draw, region->outlines->pdata[i], TRUE, (CrPen){ CR_TONE_INK, CR_WALL_INK, 1 });
}

/* Adds the merlons of one hexside: as many as fit, each slightly turned by chance, so that an edit
 * elsewhere leaves them as they are. */
static void
add_merlons (const CrDraw *draw,
             CrEdge edge,
             const GArray *line,
             double from,
             double to,
             GArray *blocks)
{
  const CrMerlons *merlons =
      cr_wall_look_get_merlons (cr_art_get_look (draw->art, draw->floor, edge.hex));
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, CR_RNG_MERLON);
  int n = cr_masonry_count (to - from, merlons->pitch);
  double pitch = (to - from) / n;

  for (int i = 0; i < n && to - from > 0.11; i++) {
    CrPoint way, at = cr_line_get_point (line, from + (i + 0.5) * pitch, TRUE, &way);
    double length = MIN (merlons->length, pitch * 0.64) * cr_rng_next (&rng, 0.94, 1.06);
    double depth = merlons->depth * cr_rng_next (&rng, 0.94, 1.06);
    double angle = cr_angle_of_way (way) + cr_rng_next (&rng, -0.03, 0.03);

    if (!cr_draw_bars_slit (draw, edge, at, length))
      cr_blocks_add (blocks, cr_point_along (at, way, 0, 0.01), angle, length, depth);
  }
}

/* The merlons along one side of a loop, or the stakes if it is a palisade. */
typedef struct {
  GArray *blocks, *stakes;
} Crest;

static void
add_crest (const CrDraw *draw, const CrRegion *region, guint i, Crest *crest)
{
  const GArray *loop = region->loops->pdata[i], *line = region->outlines->pdata[i];
  g_autofree gboolean *battled = find_battled (draw, loop);

  for (guint k = 0; k < loop->len; k++) {
    CrEdge edge = cr_edge_at (loop, k);
    double from, to;

    if (!battled[k] ||
        !cr_box_has (draw->clip, cr_edge_get_middle (draw->grid, edge), WALL_REACH + 0.4))
      continue;
    cr_region_project (draw->grid, loop, k, line, &from, &to);
    if (is_staked (draw, edge.hex))
      cr_stakes_add (crest->stakes, line, from, to, TRUE);
    else
      add_merlons (draw, edge, line, from, to, crest->blocks);
  }
}

static void
draw_merlons (const CrDraw *draw, const CrRegion *region)
{
  g_autoptr (GArray) blocks = cr_blocks_new ();
  g_autoptr (GArray) stakes = cr_stakes_new ();
  Crest crest = { blocks, stakes };

  for (guint i = 0; i < region->loops->len; i++)
    add_crest (draw, region, i, &crest);
  cr_draw_stakes (draw, stakes);
  cr_draw_blocks (draw, blocks);
}

/* Draws the shadows of towers and keeps on a walk, as long as they are higher than it at each
 * place. */
static void
draw_shadow_on_walk (const CrDraw *draw, const CrRegion *region, const CrCasters *casters)
{
  g_autoptr (GPtrArray) gaps = find_gaps (draw, region);
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1);
  g_autoptr (GArray) levels = find_levels (draw, hexes);

  cairo_save (draw->cr);
  clip_gaps (draw, region, gaps);
  cr_draw_region_path (draw, region);
  cr_draw_begin_within (draw);
  for (guint i = 0; i < levels->len; i++) {
    int level = g_array_index (levels, int, i);

    cairo_save (draw->cr);
    if (levels->len > 1)
      clip_to_level (draw, region, hexes, level);
    cr_draw_shadows (draw, casters, level, 0.42);
    cairo_restore (draw->cr);
  }
  cr_draw_end_within (draw);
  cairo_restore (draw->cr);
}

/* Returns: (transfer container) (element-type CrRegion) */
static GPtrArray *
find_walks (const CrDraw *draw)
{
  GPtrArray *walks = cr_draw_get_regions (draw, &cr_walk_class, WALL_REACH);

  for (guint i = walks->len; i-- > 0;)
    if (!cr_region_is_walked (draw, walks->pdata[i]))
      g_ptr_array_remove_index (walks, i);
  return walks;
}

void
cr_draw_walls (const CrDraw *draw)
{
  g_autoptr (GPtrArray) solids = cr_draw_get_regions (draw, &cr_solid_class, WALL_REACH);
  g_autoptr (GPtrArray) walks = find_walks (draw);
  g_autoptr (GArray) casters = cr_casters_new ();

  for (guint i = 0; i < solids->len; i++)
    draw_solid (draw, solids->pdata[i]);
  for (guint i = 0; i < walks->len; i++)
    draw_walk (draw, walks->pdata[i]);
  cr_draw_landings (draw);
  cr_cast_high (draw, casters);
  for (guint i = 0; i < walks->len; i++)
    draw_shadow_on_walk (draw, walks->pdata[i], casters);
  cr_draw_hoardings (draw);
  for (guint i = 0; i < walks->len; i++)
    draw_merlons (draw, walks->pdata[i]);
}
