/* cr-ground-trim.c: moves the outlines of courts and other ground where something hides their rim.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-classes-private.h"

#include "cr-castle-hex.h"

/* A court is drawn so far beneath what hides its edge, as a part of the way to the middle of the
 * hex: the straight face of a wall leaves corners of its hexes outside, and a bank more. Towards a
 * road, beneath which the court continues, it is less; other ground comes only a little way beneath
 * the wall. */
#define BENEATH_WALLS 0.55
#define BENEATH_BETWEEN 0.3
#define BENEATH_WATER 0.55

static double
get_share (const CrArt *art, int floor, CrHex hex, CrHex outside)
{
  CrPiece piece = cr_castle_hex_get_piece (art, floor, hex);
  const CrRecipe *other = cr_art_get_recipe (art, floor, outside);

  if (piece == CR_PIECE_WALK || piece == CR_PIECE_TOWER || piece == CR_PIECE_KEEP)
    return other->layer == CR_RECIPE_LAYER_GROUND && other->fill != CR_TONE_GRASS ? BENEATH_BETWEEN
                                                                                  : BENEATH_WALLS;
  return cr_art_get_recipe (art, floor, hex)->layer == CR_RECIPE_LAYER_WATER ? BENEATH_WATER : 0;
}

/* A court continues so far beneath a wall or a house beyond a hex on which something stands, as a
 * part of the way to its middle; no farther than one hex. */
#define BEYOND 0.4

/* Returns: the hex outside a court that a point of its outline borders on */
static CrHex
find_outside (const CrGrid *grid, CrHex inside, CrPoint p)
{
  CrPoint c = cr_layout_centre (grid, inside);
  double far = 1.5 * CR_LAYOUT_PITCH / 2 / MAX (cr_distance (c, p), 0.1);

  return cr_layout_hex_at (grid, cr_point_between (c, p, far));
}

/* Without this, grass would show between a tent in the court and the wall behind it. */
static gboolean
goes_on (const CrArt *art, int floor, CrHex inside, CrHex outside)
{
  CrPiece piece = cr_castle_hex_get_piece (art, floor, inside);
  CrRecipeLayer layer = cr_art_get_recipe (art, floor, inside)->layer;

  if (piece != CR_PIECE_NONE && piece != CR_PIECE_HOUSE)
    return FALSE;
  return layer != CR_RECIPE_LAYER_COURT && layer != CR_RECIPE_LAYER_WATER &&
         cr_castle_hex_get_piece (art, floor, outside) != CR_PIECE_NONE;
}

static CrPoint
trim_court_point (const CrArt *art, int floor, const CrHexSet *court, CrPoint p)
{
  const CrGrid *grid = cr_art_get_grid (art);
  CrHex inside = cr_hex_set_find_nearest (grid, court, p), outside = find_outside (grid, inside, p);

  if (!cr_hex_set_has (court, outside) && goes_on (art, floor, inside, outside))
    return cr_point_between (p, cr_layout_centre (grid, outside), BEYOND);
  return cr_point_between (p, cr_layout_centre (grid, inside),
                           get_share (art, floor, inside, outside));
}

void
cr_region_trim_court (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines)
{
  g_autoptr (GHashTable) court = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (guint i = 0; i < outlines->len; i++) {
    GArray *line = outlines->pdata[i];

    for (guint k = 0; k < line->len; k++)
      cr_line_at (line, k) = trim_court_point (art, floor, court, cr_line_at (line, k));
  }
}

/* Mud or a ramp continues beneath the court around it, and beneath a wall. Each outline rounds its
 * own corners, and grass would show between them. */
static gboolean
hides_rim (const CrArt *art, int floor, CrHex outside)
{
  return cr_art_get_recipe (art, floor, outside)->layer == CR_RECIPE_LAYER_COURT ||
         cr_castle_hex_get_piece (art, floor, outside) != CR_PIECE_NONE;
}

void
cr_region_trim_ground (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines)
{
  const CrGrid *grid = cr_art_get_grid (art);
  g_autoptr (GHashTable) ground = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (guint i = 0; i < outlines->len; i++) {
    GArray *line = outlines->pdata[i];

    for (guint k = 0; k < line->len; k++) {
      CrPoint p = cr_line_at (line, k);
      CrHex outside = find_outside (grid, cr_hex_set_find_nearest (grid, ground, p), p);

      if (!cr_hex_set_has (ground, outside) && hides_rim (art, floor, outside))
        cr_line_at (line, k) = cr_point_between (p, cr_layout_centre (grid, outside), BEYOND);
    }
  }
}
