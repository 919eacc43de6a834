/* cr-motion.c: turns, mirrors and shifts of hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-motion.h"

CrMotion
cr_motion_make (CrOrientation orientation, int sixths, gboolean mirror)
{
  /* cr_hex_mirror() leaves direction 0 where it is, which is straight up for flat hexes only. */
  int upright = mirror && orientation == CR_POINTY ? 1 : 0;

  return (CrMotion){ mirror, ((sixths + upright) % 6 + 6) % 6, { 0, 0 } };
}

CrHex
cr_motion_apply (CrMotion motion, CrHex hex)
{
  if (motion.mirror)
    hex = cr_hex_mirror (hex);
  return cr_hex_add (cr_hex_rotate (hex, motion.sixths), motion.shift);
}

CrDirection
cr_motion_turn (CrMotion motion, CrDirection direction)
{
  return ((motion.mirror ? 6 - direction : direction) + motion.sixths) % CR_N_DIRECTIONS;
}
