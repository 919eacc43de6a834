/* cr-house-slopes.c: the slopes of a roof, thatched, tiled or shingled.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-houses-private.h"

#include <math.h>

/* A slope with three or four corners that falls in the direction @down. */
typedef struct {
  CrPoint p[4];
  guint n;
  CrPoint down;
} Plane;

/* A roof has two slopes along its ridge, and two at its ends if it is hipped. */
static guint
make_planes (const CrRoof *roof, Plane planes[4])
{
  double l = roof->length / 2, w = roof->width / 2;
  CrPoint a = cr_roof_at (roof, -l, -w), b = cr_roof_at (roof, l, -w);
  CrPoint d = cr_roof_at (roof, l, w), e = cr_roof_at (roof, -l, w);
  CrPoint r0 = cr_roof_at (roof, -l + roof->hip, 0), r1 = cr_roof_at (roof, l - roof->hip, 0);
  CrPoint way = roof->way;

  planes[0] = (Plane){ { a, b, r1, r0 }, 4, { way.y, -way.x } };
  planes[1] = (Plane){ { d, e, r0, r1 }, 4, { -way.y, way.x } };
  planes[2] = (Plane){ { b, d, r1 }, 3, way };
  planes[3] = (Plane){ { e, a, r0 }, 3, { -way.x, -way.y } };
  return roof->hip > 0 ? 4 : 2;
}

/* Returns: how far a slope reaches along its eave (u) and downhill (v) */
static CrRoofExtent
plane_extent (const Plane *plane)
{
  CrRoofExtent e = { G_MAXDOUBLE, -G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE };

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
draw_straws (const CrDraw *draw, const CrRoof *roof, const Plane *plane, guint32 index)
{
  static const struct {
    CrTone tone;
    double count, alpha;
  } ranks[] = { { CR_TONE_THATCH_DIM, 260, 0.75 },
                { CR_TONE_THATCH_LIT, 150, 0.8 },
                { CR_TONE_INK, 40, 0.45 } };
  CrRoofExtent e = plane_extent (plane);
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
draw_tiles (const CrDraw *draw, const CrRoof *roof, const Plane *plane, guint32 index)
{
  gboolean tiled = roof->recipe->fill == CR_TONE_TILE;
  double step = tiled ? 0.075 : 0.12, wide = tiled ? 0.085 : 0.07;
  CrRoofShades shades = cr_roof_get_shades (roof->recipe->fill);
  CrRoofExtent e = plane_extent (plane);
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
draw_plane (const CrDraw *draw, const CrRoof *roof, const Plane *plane, guint32 index)
{
  double lit = cr_sun_on (plane->down.x, plane->down.y);
  CrRoofShades shades = cr_roof_get_shades (roof->recipe->fill);
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

void
cr_roof_draw_slopes (const CrDraw *draw, const CrRoof *roof)
{
  Plane planes[4];
  guint n = make_planes (roof, planes);

  for (guint i = 0; i < n; i++)
    draw_plane (draw, roof, &planes[i], i);
}
