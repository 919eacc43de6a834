/* cr-symmetry.c: mirrors and turns about a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-symmetry.h"

/* How many images, and by how many sixths each is turned on from the one before. Mirrors are told
 * apart from turns by step 0. */
static const struct {
  int n, step;
} kinds[CR_N_SYMMETRIES] = {
  [CR_SYMMETRY_NONE] = { 1, 0 },    [CR_SYMMETRY_LEFT_RIGHT] = { 2, 0 },
  [CR_SYMMETRY_UP_DOWN] = { 2, 0 }, [CR_SYMMETRY_BOTH] = { 4, 0 },
  [CR_SYMMETRY_TURN_2] = { 2, 3 },  [CR_SYMMETRY_TURN_3] = { 3, 2 },
  [CR_SYMMETRY_TURN_6] = { 6, 1 },
};

int
cr_symmetry_n_images (const CrSymmetry *symmetry)
{
  return kinds[symmetry->kind].n;
}

/* Direction d of a flat-top hex points 60 × d degrees clockwise of north, of a pointy-top hex 30
 * less: so an upright axis brings d to −d, or to 1 − d, and a level one by three more. */
static CrDirection
mirror_direction (const CrSymmetry *symmetry, gboolean level, CrDirection direction)
{
  int upright = symmetry->orientation == CR_FLAT ? 0 : 1;

  return (upright + (level ? 3 : 0) - direction + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
}

CrDirection
cr_symmetry_direction (const CrSymmetry *symmetry, int image, CrDirection direction)
{
  if (kinds[symmetry->kind].step > 0)
    return (direction + image * kinds[symmetry->kind].step) % CR_N_DIRECTIONS;
  if (symmetry->kind == CR_SYMMETRY_UP_DOWN)
    return image == 1 ? mirror_direction (symmetry, TRUE, direction) : direction;
  if (image & 1)
    direction = mirror_direction (symmetry, FALSE, direction);
  return image & 2 ? mirror_direction (symmetry, TRUE, direction) : direction;
}

CrHex
cr_symmetry_hex (const CrSymmetry *symmetry, int image, CrHex hex)
{
  CrHex d = cr_hex_sub (hex, symmetry->centre);
  CrHex q = cr_hex_steps[cr_symmetry_direction (symmetry, image, 2)];
  CrHex r = cr_hex_steps[cr_symmetry_direction (symmetry, image, 3)];

  return cr_hex_add (symmetry->centre, (CrHex){ d.q * q.q + d.r * r.q, d.q * q.r + d.r * r.r });
}

void
cr_symmetry_add_hexes (const CrSymmetry *symmetry, GArray *hexes)
{
  guint n = hexes->len;

  for (int image = 1; image < cr_symmetry_n_images (symmetry); image++)
    for (guint i = 0; i < n; i++) {
      CrHex hex = cr_symmetry_hex (symmetry, image, g_array_index (hexes, CrHex, i));
      g_array_append_val (hexes, hex);
    }
}

void
cr_symmetry_add_sides (const CrSymmetry *symmetry, GArray *sides)
{
  guint n = sides->len;

  for (int image = 1; image < cr_symmetry_n_images (symmetry); image++)
    for (guint i = 0; i < n; i++) {
      CrHexSide side = g_array_index (sides, CrHexSide, i);

      side.hex = cr_symmetry_hex (symmetry, image, side.hex);
      side.direction = cr_symmetry_direction (symmetry, image, side.direction);
      g_array_append_val (sides, side);
    }
}
