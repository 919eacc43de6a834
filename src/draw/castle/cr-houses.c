/* cr-houses.c: roofs of thatch, tiles and shingles. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-houses-private.h"

#include <math.h>

#define HOUSE_REACH 1.0
#define CAST_REACH 1.6
#define HOUSE_INK 0.024

CrRoofShades
cr_roof_get_shades (CrTone tone)
{
  switch (tone) {
  case CR_TONE_THATCH:
    return (CrRoofShades){ CR_TONE_THATCH_LIT, CR_TONE_THATCH_DIM };
  case CR_TONE_TILE:
    return (CrRoofShades){ CR_TONE_TILE_LIT, CR_TONE_TILE_DIM };
  case CR_TONE_SLATE:
    return (CrRoofShades){ CR_TONE_SLATE_LIT, CR_TONE_SLATE_DIM };
  case CR_TONE_WOOD:
    return (CrRoofShades){ CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM };
  case CR_TONE_WOOD_DIM:
    return (CrRoofShades){ CR_TONE_WOOD, CR_TONE_INK_SOFT };
  default:
    return (CrRoofShades){ CR_TONE_STONE_LIT, CR_TONE_EARTH_DIM };
  }
}

/* The woven ridge of a thatch. */
static void
draw_woven_ridge (const CrDraw *draw, const CrRoof *roof)
{
  double l = roof->length - 2 * roof->hip;
  int n = MAX (3, (int) (l / 0.07));
  g_autoptr (GArray) ridge = cr_line_box (roof->at, l + 0.06, 0.12, cr_angle_of_way (roof->way));

  cr_draw_path (draw, ridge, TRUE);
  cr_draw_fill (draw, CR_TONE_THATCH_LIT, 1);
  for (int i = 0; i < 2 * n; i++) {
    double u = -l / 2 + (i / 2 + 0.5) * l / n, side = i % 2 ? 0.055 : -0.055;
    CrPoint p = cr_roof_at (roof, u - 0.03, -side), q = cr_roof_at (roof, u + 0.03, side);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_THATCH_DIM, 0.010, 1);
  cr_draw_ink (draw, ridge, TRUE, (CrPen){ CR_TONE_INK, 0.012, 0.8 });
}

static void
draw_ridge (const CrDraw *draw, const CrRoof *roof)
{
  CrRoofShades shades = cr_roof_get_shades (roof->recipe->fill);
  g_autoptr (GArray) ridge = cr_line_new (), light = cr_line_new ();

  for (int i = -1; i <= 1; i += 2) {
    CrPoint p = cr_roof_at (roof, i * (roof->length / 2 - roof->hip), 0);
    g_array_append_val (ridge, p);
    cr_line_add (light, p.x - 0.008, p.y - 0.010);
  }
  cr_draw_ink (draw, ridge, FALSE, (CrPen){ shades.dim, 0.04, 1 });
  cr_draw_ink (draw, light, FALSE, (CrPen){ shades.lit, 0.02, 1 });
}

static void
draw_hips (const CrDraw *draw, const CrRoof *roof)
{
  for (int i = 0; i < 4 && roof->hip > 0; i++) {
    double sx = i & 1 ? 1 : -1, sy = i & 2 ? 1 : -1;
    g_autoptr (GArray) line = cr_line_new ();
    CrPoint p = cr_roof_at (roof, sx * roof->length / 2, sy * roof->width / 2);
    CrPoint q = cr_roof_at (roof, sx * (roof->length / 2 - roof->hip), 0);

    g_array_append_val (line, p);
    g_array_append_val (line, q);
    cr_draw_ink (draw, line, FALSE, (CrPen){ CR_TONE_INK, 0.012, 0.8 });
  }
}

/* A stack with its flue, on a tiled roof of more than one hex. */
static void
draw_chimney (const CrDraw *draw, const CrRoof *roof)
{
  CrPoint at = cr_roof_at (roof, roof->length * 0.28, roof->width * 0.17);
  double angle = cr_angle_of_way (roof->way);
  g_autoptr (GArray) stack = cr_line_box (at, 0.18, 0.18, angle);
  g_autoptr (GArray) flue = cr_line_box (at, 0.08, 0.08, angle);

  cr_shadow_sweep (draw->cr, stack, 0.16);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.4);
  cr_draw_piece (draw, stack, CR_TONE_MERLON, 0.014);
  cr_draw_path (draw, flue, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, 0.9);
}

/* Draws a roof to walk on: flags within a low parapet around all its wings. The wings are inked
 * before they are filled, so that of the ink only the line around all of them stays. */
static void
draw_flat (const CrDraw *draw, const CrRoof *roofs, guint n)
{
  const CrRoof *main = &roofs[n - 1];
  g_autoptr (GPtrArray) inners = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) line = cr_roof_get_line (&roofs[i]);

    g_ptr_array_add (inners, cr_masonry_inset (line, 0.08));
    cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, 2 * HOUSE_INK, 1 });
  }
  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) line = cr_roof_get_line (&roofs[i]);

    cr_draw_path (draw, line, TRUE);
    cr_draw_fill (draw, CR_TONE_STONE_LIT, 1);
  }
  for (guint i = 0; i < n; i++)
    cr_draw_ink (draw, inners->pdata[i], TRUE, (CrPen){ CR_TONE_INK, 0.020, 0.9 });
  for (guint i = 0; i < n; i++)
    cr_draw_path (draw, inners->pdata[i], TRUE);
  cr_draw_fill (draw, main->recipe->fill, 1);
  for (guint i = 0; i < n; i++)
    cr_draw_rows (draw, inners->pdata[i], main->at, main->way, TRUE);
}

static void
draw_roof (const CrDraw *draw, CrRoof roof)
{
  gboolean straw = cr_recipe_has_scatter (roof.recipe, "straw");
  g_autoptr (GArray) line = cr_roof_get_line (&roof);

  roof.hip = straw ? MIN (roof.width * 0.42, roof.length * 0.3) : 0;
  cr_roof_draw_slopes (draw, &roof);
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

/**
 * Valley: where a wing meets the roof on which it leans.
 * @in: along the wing, inwards
 * @eaves: where its two eaves meet those of the other roof
 * @apex: where its ridge meets the slope of the other roof, which is as steep
 */
typedef struct {
  CrPoint in, eaves[2], apex;
} Valley;

static double
dot (CrPoint a, CrPoint b)
{
  return a.x * b.x + a.y * b.y;
}

/* Returns: FALSE when the wing runs along the roof, or beyond its end */
static gboolean
find_valley (const CrRoof *wing, const CrRoof *main, Valley *out)
{
  CrPoint to = { main->at.x - wing->at.x, main->at.y - wing->at.y };
  CrPoint across = { -main->way.y, main->way.x };
  double side = dot (to, across) > 0 ? 1 : -1, half = wing->width / 2, steep;

  out->in = wing->way;
  if (dot (out->in, across) * side < 0)
    out->in = (CrPoint){ -wing->way.x, -wing->way.y };
  steep = dot (out->in, across) * side;
  if (steep < 0.4)
    return FALSE;
  for (int k = 0; k < 3; k++) {
    CrPoint p = cr_point_along (wing->at, out->in, 0, (k - 1) * half);
    CrPoint on = { main->at.x - p.x, main->at.y - p.y };
    double ahead = (dot (on, across) * side - main->width / 2) / steep;

    p = cr_point_along (p, out->in, ahead, 0);
    if (k == 1)
      out->apex = cr_point_along (p, out->in, MIN (half, main->width / 2 - 0.03) / steep, 0);
    else
      out->eaves[k / 2] = p;
    if (fabs (dot ((CrPoint){ p.x - main->at.x, p.y - main->at.y }, main->way)) >
        main->length / 2 + 0.02)
      return FALSE;
  }
  return TRUE;
}

/* Draws the visible part of a wing: outside the roof on which it leans, and on the slope of that up
 * to its own ridge. */
static void
draw_wing (const CrDraw *draw, const CrRoof *wing, const Valley *valley)
{
  CrPoint out = cr_point_along (wing->at, valley->in, -wing->length / 2 - 0.1, 0);
  CrPoint corners[] = { cr_point_along (out, valley->in, 0, -wing->width / 2 - 0.1),
                        cr_point_along (valley->eaves[0], valley->in, 0, -0.1),
                        valley->eaves[0],
                        valley->apex,
                        valley->eaves[1],
                        cr_point_along (valley->eaves[1], valley->in, 0, 0.1),
                        cr_point_along (out, valley->in, 0, wing->width / 2 + 0.1) };
  g_autoptr (GArray) seen = g_array_append_vals (cr_line_new (), corners, G_N_ELEMENTS (corners));
  g_autoptr (GArray) line = g_array_append_vals (cr_line_new (), corners + 2, 3);
  CrRoof longer = *wing;
  double end =
      dot ((CrPoint){ valley->apex.x - wing->at.x, valley->apex.y - wing->at.y }, valley->in);
  double more = MAX (0, end + wing->width - wing->length / 2);

  /* The wing is drawn longer, so that its inner end with its hip lies beyond the visible part. */
  longer.at = cr_point_along (wing->at, valley->in, more / 2, 0);
  longer.length += more;
  cr_draw_path (draw, seen, TRUE);
  cr_draw_begin_within (draw);
  draw_roof (draw, longer);
  cr_draw_end_within (draw);
  cr_draw_ink (draw, line, FALSE, (CrPen){ CR_TONE_INK, 0.016, 0.85 });
}

static gboolean
is_flat (const CrRecipe *recipe)
{
  return cr_recipe_has_scatter (recipe, "flat") ||
         (recipe->kind != CR_RECIPE_ROOF && !cr_recipe_has_scatter (recipe, "straw"));
}

/* Draws the wings of a house; the longest comes last, because the others lean on it. */
static void
draw_house (const CrDraw *draw, const CrRoof *roofs, guint n)
{
  const CrRoof *main = &roofs[n - 1];
  Valley valley;

  if (is_flat (main->recipe)) {
    draw_flat (draw, roofs, n);
    return;
  }
  for (guint i = 0; i + 1 < n; i++)
    if (!find_valley (&roofs[i], main, &valley))
      draw_roof (draw, roofs[i]);
  draw_roof (draw, *main);
  for (guint i = 0; i + 1 < n; i++)
    if (find_valley (&roofs[i], main, &valley))
      draw_wing (draw, &roofs[i], &valley);
}

void
cr_draw_houses (const CrDraw *draw)
{
  g_autoptr (GArray) roofs = cr_roofs_find (draw, HOUSE_REACH);

  for (guint i = 0; i < roofs->len;) {
    guint n = g_array_index (roofs, CrRoof, i).n_wings;

    draw_house (draw, &g_array_index (roofs, CrRoof, i), n);
    i += n;
  }
}

void
cr_cast_houses (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) roofs = cr_roofs_find (draw, CAST_REACH);

  for (guint i = 0; i < roofs->len; i++) {
    const CrRoof *roof = &g_array_index (roofs, CrRoof, i);
    cr_casters_take (casters, cr_roof_get_line (roof), roof->recipe->caster / 10.0);
  }
}
