/* cr-houses.c: roofs of thatch, tiles and shingles. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-houses-private.h"

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

/* A roof to walk on: flags within a low parapet. */
static void
draw_flat (const CrDraw *draw, const CrRoof *roof)
{
  g_autoptr (GArray) line = cr_roof_get_line (roof);
  g_autoptr (GArray) inner = cr_masonry_inset (line, 0.08);

  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, CR_TONE_STONE_LIT, 1);
  cr_draw_path (draw, inner, TRUE);
  cr_draw_fill (draw, roof->recipe->fill, 1);
  cr_draw_rows (draw, inner, roof->at, roof->way);
  cr_draw_ink (draw, inner, TRUE, (CrPen){ CR_TONE_INK, 0.010, 0.9 });
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, HOUSE_INK, 1 });
}

static void
draw_roof (const CrDraw *draw, CrRoof roof)
{
  gboolean straw = cr_recipe_has_scatter (roof.recipe, "straw");
  g_autoptr (GArray) line = cr_roof_get_line (&roof);

  if (!straw && roof.recipe->kind != CR_RECIPE_ROOF) {
    draw_flat (draw, &roof);
    return;
  }
  if (cr_recipe_has_scatter (roof.recipe, "flat")) {
    draw_flat (draw, &roof);
    return;
  }
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

void
cr_draw_houses (const CrDraw *draw)
{
  g_autoptr (GArray) roofs = cr_roofs_find (draw, HOUSE_REACH);

  for (guint i = 0; i < roofs->len; i++)
    draw_roof (draw, g_array_index (roofs, CrRoof, i));
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
