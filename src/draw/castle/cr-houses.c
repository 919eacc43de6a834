/* cr-houses.c: roofs of thatch, tiles and shingles. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

#define HOUSE_REACH 1.0
#define CAST_REACH 1.6
#define HOUSE_INK 0.024
#define MARGIN 0.40 /* of the walls about the centres of the hexes */
#define LEAST_MARGIN 0.27

/**
 * Roof: a ridge with its slopes.
 * @length: along the ridge
 * @hip: how far the ridge ends from the gable; 0 of a gabled roof
 */
typedef struct {
  const CrRecipe *recipe;
  CrHex key;
  CrPoint at, way;
  double length, width, hip;
} Roof;

/* One slope: a corner of three or four, falling along @down. */
typedef struct {
  CrPoint p[4];
  guint n;
  CrPoint down;
} Plane;

/* Tones of a roof: the fill's own, and what the light makes of it. */
typedef struct {
  CrTone lit, dim;
} Shades;

static Shades
shades_of (CrTone tone)
{
  switch (tone) {
  case CR_TONE_THATCH:
    return (Shades){ CR_TONE_THATCH_LIT, CR_TONE_THATCH_DIM };
  case CR_TONE_TILE:
    return (Shades){ CR_TONE_TILE_LIT, CR_TONE_TILE_DIM };
  case CR_TONE_SLATE:
    return (Shades){ CR_TONE_SLATE_LIT, CR_TONE_SLATE_DIM };
  case CR_TONE_WOOD:
    return (Shades){ CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM };
  case CR_TONE_WOOD_DIM:
    return (Shades){ CR_TONE_WOOD, CR_TONE_INK_SOFT };
  default:
    return (Shades){ CR_TONE_STONE_LIT, CR_TONE_EARTH_DIM };
  }
}

/* How far hexes reach along and across a way. */
typedef struct {
  double u0, u1, v0, v1;
} Extent;

static Extent
extent_of (const CrGrid *grid, const CrHex *hexes, gsize n, CrPoint way)
{
  Extent e = { G_MAXDOUBLE, -G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE };

  for (gsize i = 0; i < n; i++) {
    CrPoint p = cr_layout_centre (grid, hexes[i]);
    double u = p.x * way.x + p.y * way.y, v = p.y * way.x - p.x * way.y;
    e.u0 = MIN (e.u0, u);
    e.u1 = MAX (e.u1, u);
    e.v0 = MIN (e.v0, v);
    e.v1 = MAX (e.v1, v);
  }
  return e;
}

/* How far a box may grow before it covers the centre of a hex that is not of the house. */
static double
room_about (const CrGrid *grid, const CrHex *hexes, gsize n, CrPoint way)
{
  Extent e = extent_of (grid, hexes, n, way);
  g_autoptr (GHashTable) set = cr_hex_set_new (hexes, n);
  double room = MARGIN + 0.06;

  for (gsize i = 0; i < n * CR_N_DIRECTIONS; i++) {
    CrHex out = cr_hex_neighbour (hexes[i / CR_N_DIRECTIONS], (int) (i % CR_N_DIRECTIONS));
    CrPoint p = cr_layout_centre (grid, out);
    double u = p.x * way.x + p.y * way.y, v = p.y * way.x - p.x * way.y;
    double du = MAX (e.u0 - u, u - e.u1), dv = MAX (e.v0 - v, v - e.v1);

    if (!cr_hex_set_has (set, out))
      room = MIN (room, MAX (du, dv));
  }
  return room;
}

static Roof
make_roof (const CrGrid *grid, const CrHex *hexes, gsize n, double angle)
{
  CrPoint way = cr_way_of_angle (angle);
  Extent e = extent_of (grid, hexes, n, way);
  double margin = MIN (MARGIN, room_about (grid, hexes, n, way) - 0.06);
  Roof roof = { NULL, hexes[0], { 0, 0 }, way, 0, 0, 0 };

  roof.at = cr_point_along ((CrPoint){ 0, 0 }, way, (e.u0 + e.u1) / 2, (e.v0 + e.v1) / 2);
  roof.length = e.u1 - e.u0 + 2 * margin;
  roof.width = e.v1 - e.v0 + 2 * margin;
  if (n == 1) {
    /* A hut: its ridge is told from its eaves. */
    roof.length = 0.86;
    roof.width = 0.66;
  }
  return roof;
}

/* One box about all hexes, turned by a multiple of 30 degrees, ridge along its longer side. */
static gboolean
fit_one_roof (const CrGrid *grid, const CrHex *hexes, gsize n, Roof *out)
{
  int first = n == 1 ? (int) (cr_hash3 (hexes[0].q, hexes[0].r, CR_RNG_ROOF) * 5.99) : 0;
  gboolean found = FALSE;

  for (int i = 0; i < 6; i++) {
    double angle = (first + i) % 6 * G_PI / 6;
    Roof roof = make_roof (grid, hexes, n, angle);

    if (roof.length < roof.width - 1e-6 ||
        room_about (grid, hexes, n, roof.way) - 0.06 < LEAST_MARGIN)
      continue;
    if (found && roof.length * roof.width >= out->length * out->width - 1e-6)
      continue;
    *out = roof;
    found = TRUE;
    if (n == 1)
      return TRUE;
  }
  return found;
}

/* The hexes of @left in a straight row through @first. */
static GArray *
take_row (GHashTable *left, CrHex first, CrDirection direction)
{
  GArray *row = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrHex hex = first;

  while (cr_hex_set_has (left, cr_hex_neighbour (hex, cr_direction_opposite (direction))))
    hex = cr_hex_neighbour (hex, cr_direction_opposite (direction));
  for (; cr_hex_set_has (left, hex); hex = cr_hex_neighbour (hex, direction))
    g_array_append_val (row, hex);
  return row;
}

static GArray *
longest_row (const GArray *hexes, GHashTable *left)
{
  GArray *best = NULL;

  for (guint i = 0; i < hexes->len * 3; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i / 3);
    if (!cr_hex_set_has (left, hex))
      continue;
    GArray *row = take_row (left, hex, (CrDirection) (i % 3));
    if (best != NULL && best->len >= row->len) {
      g_array_unref (row);
      continue;
    }
    g_clear_pointer (&best, g_array_unref);
    best = row;
  }
  return best;
}

/* A wing of one hex runs under the roof of the hex it leans on. */
static void
lean_wing (const CrGrid *grid, const GArray *hexes, CrHex hex, Roof *roof)
{
  g_autoptr (GHashTable) all = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    CrPoint at = cr_layout_centre (grid, hex);

    if (!cr_hex_set_has (all, next))
      continue;
    roof->way = cr_way_between (at, cr_layout_centre (grid, next));
    roof->at = cr_point_along (at, roof->way, 0.13, 0);
    roof->length = 1.06;
    roof->width = 0.72;
    return;
  }
}

/* A house of no plain shape: wings in straight rows, the longest last, over the others. */
static void
fit_wings (const CrGrid *grid, const GArray *hexes, GArray *roofs)
{
  g_autoptr (GHashTable) left = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (guint done = 0; done < hexes->len;) {
    g_autoptr (GArray) row = longest_row (hexes, left);
    g_autoptr (GHashTable) rest = cr_hex_set_new (NULL, 0);
    g_autoptr (GHashTable) taken = cr_hex_set_new ((const CrHex *) row->data, row->len);
    Roof roof;

    for (guint i = 0; i < hexes->len; i++) {
      CrHex hex = g_array_index (hexes, CrHex, i);
      if (cr_hex_set_has (left, hex) && !cr_hex_set_has (taken, hex))
        cr_hex_set_add (rest, hex);
    }
    g_hash_table_unref (left);
    left = g_steal_pointer (&rest);
    done += row->len;
    if (!fit_one_roof (grid, (const CrHex *) row->data, row->len, &roof))
      continue;
    if (row->len == 1)
      lean_wing (grid, hexes, g_array_index (row, CrHex, 0), &roof);
    g_array_prepend_val (roofs, roof);
  }
}

/* (element-type Roof): of all hexes about the clip */
static GArray *
find_roofs (const CrDraw *draw, double reach)
{
  GArray *roofs = g_array_new (FALSE, FALSE, sizeof (Roof));
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_HOUSE);

  for (guint c = 0; c < classes->len; c++) {
    const CrRegionClass *class = classes->pdata[c];
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, reach);

    for (guint i = 0; i < regions->len; i++) {
      const CrRegion *region = regions->pdata[i];
      guint first = roofs->len;
      g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (Roof));
      Roof one;

      if (fit_one_roof (draw->grid, (const CrHex *) region->hexes->data, region->hexes->len, &one))
        g_array_append_val (own, one);
      else
        fit_wings (draw->grid, region->hexes, own);
      g_array_append_vals (roofs, own->data, own->len);
      for (guint k = first; k < roofs->len; k++)
        g_array_index (roofs, Roof, k).recipe = class->data;
    }
  }
  return roofs;
}

static CrPoint
roof_at (const Roof *roof, double along, double across)
{
  return cr_point_along (roof->at, roof->way, along, across);
}

static GArray *
roof_line (const Roof *roof)
{
  return cr_line_box (roof->at, roof->length, roof->width, cr_angle_of_way (roof->way));
}

/**
 * cr_house_outline:
 *
 * For the cache of regions: the box of the roof where there is one, so that a longer house is
 * known to have changed all over.
 */
GArray *
cr_house_outline (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GHashTable) seen = cr_hex_set_new (NULL, 0);
  Roof roof;

  for (guint i = 0; i < loop->len; i++) {
    CrHex hex = cr_edge_at (loop, i).hex;
    if (!cr_hex_set_has (seen, hex))
      g_array_append_val (hexes, hex);
    cr_hex_set_add (seen, hex);
  }
  if (fit_one_roof (grid, (const CrHex *) hexes->data, hexes->len, &roof))
    return roof_line (&roof);
  return cr_region_built (grid, loop);
}

/* Two slopes along the ridge, two at its ends where the roof is hipped. */
static guint
make_planes (const Roof *roof, Plane planes[4])
{
  double l = roof->length / 2, w = roof->width / 2;
  CrPoint a = roof_at (roof, -l, -w), b = roof_at (roof, l, -w);
  CrPoint d = roof_at (roof, l, w), e = roof_at (roof, -l, w);
  CrPoint r0 = roof_at (roof, -l + roof->hip, 0), r1 = roof_at (roof, l - roof->hip, 0);
  CrPoint way = roof->way;

  planes[0] = (Plane){ { a, b, r1, r0 }, 4, { way.y, -way.x } };
  planes[1] = (Plane){ { d, e, r0, r1 }, 4, { -way.y, way.x } };
  planes[2] = (Plane){ { b, d, r1 }, 3, way };
  planes[3] = (Plane){ { e, a, r0 }, 3, { -way.x, -way.y } };
  return roof->hip > 0 ? 4 : 2;
}

/* How far a plane reaches along its eave (u) and downhill (v). */
static Extent
plane_extent (const Plane *plane)
{
  Extent e = { G_MAXDOUBLE, -G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE };

  for (guint i = 0; i < plane->n; i++) {
    double u = plane->p[i].y * plane->down.x - plane->p[i].x * plane->down.y;
    double v = plane->p[i].x * plane->down.x + plane->p[i].y * plane->down.y;
    e.u0 = MIN (e.u0, u);
    e.u1 = MAX (e.u1, u);
    e.v0 = MIN (e.v0, v);
    e.v1 = MAX (e.v1, v);
  }
  return e;
}

static CrPoint
plane_at (const Plane *plane, double u, double v)
{
  return (CrPoint){ -plane->down.y * u + plane->down.x * v, plane->down.x * u + plane->down.y * v };
}

/* Straws: dark, pale and a few inked, all falling downhill. */
static void
draw_straws (const CrDraw *draw, const Roof *roof, const Plane *plane, guint32 index)
{
  static const struct {
    CrTone tone;
    double count, alpha;
  } ranks[] = { { CR_TONE_THATCH_DIM, 260, 0.75 },
                { CR_TONE_THATCH_LIT, 150, 0.8 },
                { CR_TONE_INK, 40, 0.45 } };
  Extent e = plane_extent (plane);
  CrRng rng = cr_rng_at_hex (roof->key, CR_RNG_ROOF, index);

  for (guint k = 0; k < G_N_ELEMENTS (ranks); k++) {
    g_autoptr (GArray) straws = cr_flicks_new ();
    int n = (int) (ranks[k].count * (e.u1 - e.u0) * (e.v1 - e.v0));

    for (int i = 0; i < n; i++) {
      double u = cr_rng_next (&rng, e.u0, e.u1), v = cr_rng_next (&rng, e.v0 - 0.05, e.v1);
      double length = cr_rng_next (&rng, 0.08, 0.22), lean = cr_rng_next (&rng, -0.02, 0.02);
      cr_flicks_add (straws, plane_at (plane, u, v), plane_at (plane, u + lean, v + length), 0.013);
    }
    cr_draw_flicks (draw, straws, ranks[k].tone, ranks[k].alpha);
  }
}

/* Rows of tiles: a third of another tint, all with staggered joints. */
static void
draw_tiles (const CrDraw *draw, const Roof *roof, const Plane *plane, guint32 index)
{
  gboolean tiled = roof->recipe->fill == CR_TONE_TILE;
  double step = tiled ? 0.075 : 0.12, wide = tiled ? 0.085 : 0.07;
  Shades shades = shades_of (roof->recipe->fill);
  Extent e = plane_extent (plane);
  CrRng rng = cr_rng_at_hex (roof->key, CR_RNG_ROOF, index);
  int rows = (int) ((e.v1 - e.v0) / step) + 1, columns = (int) ((e.u1 - e.u0) / wide) + 2;

  for (int i = 0; i < rows * columns; i++) {
    double u = e.u0 + (i % columns - 0.5 * (i / columns & 1)) * wide, v = e.v1 - i / columns * step;
    CrQuad tile = { { plane_at (plane, u, v - step), plane_at (plane, u + wide, v - step),
                      plane_at (plane, u + wide, v), plane_at (plane, u, v) } };
    g_autoptr (GArray) line = cr_quad_get_line (&tile);

    if (cr_rng_next (&rng, 0, 1) > 0.32)
      continue;
    cr_draw_path (draw, line, TRUE);
    cr_draw_fill (draw, cr_rng_pick (&rng, 2) ? shades.lit : shades.dim,
                  cr_rng_next (&rng, 0.2, 0.6));
  }
  for (int row = 0; row < rows; row++) {
    double v = e.v1 - row * step;
    CrPoint p = plane_at (plane, e.u0, v), q = plane_at (plane, e.u1, v);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
    for (int k = 0; k < columns; k++) {
      double u = e.u0 + (k - 0.5 * (row & 1)) * wide;
      p = plane_at (plane, u, v);
      q = plane_at (plane, u, v - step);
      cairo_move_to (draw->cr, p.x, p.y);
      cairo_line_to (draw->cr, q.x, q.y);
    }
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.007, 0.5);
}

static void
path_plane (const CrDraw *draw, const Plane *plane)
{
  cairo_move_to (draw->cr, plane->p[0].x, plane->p[0].y);
  for (guint i = 1; i < plane->n; i++)
    cairo_line_to (draw->cr, plane->p[i].x, plane->p[i].y);
  cairo_close_path (draw->cr);
}

static void
draw_plane (const CrDraw *draw, const Roof *roof, const Plane *plane, guint32 index)
{
  double lit = cr_sun_on (plane->down.x, plane->down.y);
  Shades shades = shades_of (roof->recipe->fill);
  CrColour base = cr_colour_mix (cr_draw_tone (draw, roof->recipe->fill),
                                 cr_draw_tone (draw, lit > 0 ? shades.lit : shades.dim),
                                 fabs (lit) * (lit > 0 ? 1 : 0.9));

  path_plane (draw, plane);
  cr_draw_fill_colour (draw, base, 1);
  if (draw->detail < CR_DETAIL_FULL)
    return;
  path_plane (draw, plane);
  cr_draw_begin_within (draw);
  if (cr_recipe_has_scatter (roof->recipe, "straw"))
    draw_straws (draw, roof, plane, index);
  else
    draw_tiles (draw, roof, plane, index);
  cr_draw_end_within (draw);
}

/* The woven ridge of a thatch. */
static void
draw_woven_ridge (const CrDraw *draw, const Roof *roof)
{
  double l = roof->length - 2 * roof->hip;
  int n = MAX (3, (int) (l / 0.07));
  g_autoptr (GArray) ridge = cr_line_box (roof->at, l + 0.06, 0.12, cr_angle_of_way (roof->way));

  cr_draw_path (draw, ridge, TRUE);
  cr_draw_fill (draw, CR_TONE_THATCH_LIT, 1);
  for (int i = 0; i < 2 * n; i++) {
    double u = -l / 2 + (i / 2 + 0.5) * l / n, side = i % 2 ? 0.055 : -0.055;
    CrPoint p = roof_at (roof, u - 0.03, -side), q = roof_at (roof, u + 0.03, side);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_THATCH_DIM, 0.010, 1);
  cr_draw_ink (draw, ridge, TRUE, (CrPen){ CR_TONE_INK, 0.012, 0.8 });
}

static void
draw_ridge (const CrDraw *draw, const Roof *roof)
{
  Shades shades = shades_of (roof->recipe->fill);
  g_autoptr (GArray) ridge = cr_line_new (), light = cr_line_new ();

  for (int i = -1; i <= 1; i += 2) {
    CrPoint p = roof_at (roof, i * (roof->length / 2 - roof->hip), 0);
    g_array_append_val (ridge, p);
    cr_line_add (light, p.x - 0.008, p.y - 0.010);
  }
  cr_draw_ink (draw, ridge, FALSE, (CrPen){ shades.dim, 0.04, 1 });
  cr_draw_ink (draw, light, FALSE, (CrPen){ shades.lit, 0.02, 1 });
}

static void
draw_hips (const CrDraw *draw, const Roof *roof)
{
  for (int i = 0; i < 4 && roof->hip > 0; i++) {
    double sx = i & 1 ? 1 : -1, sy = i & 2 ? 1 : -1;
    g_autoptr (GArray) line = cr_line_new ();
    CrPoint p = roof_at (roof, sx * roof->length / 2, sy * roof->width / 2);
    CrPoint q = roof_at (roof, sx * (roof->length / 2 - roof->hip), 0);

    g_array_append_val (line, p);
    g_array_append_val (line, q);
    cr_draw_ink (draw, line, FALSE, (CrPen){ CR_TONE_INK, 0.012, 0.8 });
  }
}

/* A stack with its flue, on a tiled roof of more than one hex. */
static void
draw_chimney (const CrDraw *draw, const Roof *roof)
{
  CrPoint at = roof_at (roof, roof->length * 0.28, roof->width * 0.17);
  double angle = cr_angle_of_way (roof->way);
  g_autoptr (GArray) stack = cr_line_box (at, 0.18, 0.18, angle);
  g_autoptr (GArray) flue = cr_line_box (at, 0.08, 0.08, angle);

  cr_shadow_sweep (draw->cr, stack, 0.16);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.4);
  cr_draw_piece (draw, stack, CR_TONE_MERLON, 0.014);
  cr_draw_path (draw, flue, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, 0.9);
}

/* A roof to walk on: flags within a low parapet. */
static void
draw_flat (const CrDraw *draw, const Roof *roof)
{
  g_autoptr (GArray) line = roof_line (roof);
  g_autoptr (GArray) inner = cr_masonry_inset (line, 0.08);
  CrCourses courses = { roof->width / 2, 3, 0.16, 0.26 };

  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, CR_TONE_STONE_LIT, 1);
  cr_draw_path (draw, inner, TRUE);
  cr_draw_fill (draw, roof->recipe->fill, 1);
  cr_draw_path (draw, inner, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_courses (draw, inner, &courses);
  cr_draw_end_within (draw);
  cr_draw_ink (draw, inner, TRUE, (CrPen){ CR_TONE_INK, 0.010, 0.9 });
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, HOUSE_INK, 1 });
}

static void
draw_roof (const CrDraw *draw, Roof roof)
{
  gboolean straw = cr_recipe_has_scatter (roof.recipe, "straw");
  Plane planes[4];
  g_autoptr (GArray) line = roof_line (&roof);

  if (!straw && roof.recipe->kind != CR_RECIPE_ROOF) {
    draw_flat (draw, &roof);
    return;
  }
  if (cr_recipe_has_scatter (roof.recipe, "flat")) {
    draw_flat (draw, &roof);
    return;
  }
  roof.hip = straw ? MIN (roof.width * 0.42, roof.length * 0.3) : 0;
  for (guint i = 0, n = make_planes (&roof, planes); i < n; i++)
    draw_plane (draw, &roof, &planes[i], i);
  if (straw) {
    g_autoptr (GArray) eave = cr_line_resample (line, 0.06, TRUE);
    cr_line_wobble (eave, 0.02, 9, CR_RNG_ROOF);
    cr_draw_ink (draw, eave, TRUE, (CrPen){ CR_TONE_INK, HOUSE_INK, 1 });
    draw_hips (draw, &roof);
    draw_woven_ridge (draw, &roof);
    return;
  }
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, HOUSE_INK, 1 });
  draw_ridge (draw, &roof);
  if (roof.recipe->fill == CR_TONE_TILE && roof.length > 1.2 && draw->detail == CR_DETAIL_FULL)
    draw_chimney (draw, &roof);
}

void
cr_draw_houses (const CrDraw *draw)
{
  g_autoptr (GArray) roofs = find_roofs (draw, HOUSE_REACH);

  for (guint i = 0; i < roofs->len; i++)
    draw_roof (draw, g_array_index (roofs, Roof, i));
}

void
cr_cast_houses (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) roofs = find_roofs (draw, CAST_REACH);

  for (guint i = 0; i < roofs->len; i++) {
    const Roof *roof = &g_array_index (roofs, Roof, i);
    cr_casters_take (casters, roof_line (roof), roof->recipe->caster / 10.0);
  }
}
