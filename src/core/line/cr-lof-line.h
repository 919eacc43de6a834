/* cr-lof-line.h: what a straight line touches in plan. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/**
 * CrLofPoint:
 * @hex: the man's hex
 * @side: the side whose middle is the end, or -1 for the hex centre
 */
typedef struct {
  CrHex hex;
  CrDirection side;
} CrLofPoint;

/**
 * CrLofTouch: how the line goes on.
 * @CR_LOF_TOUCH_HEX: through the inside of a hex
 * @CR_LOF_TOUCH_SIDE: over a side between its corners
 * @CR_LOF_TOUCH_CORNER: from hex X to Y through a corner, Z being the third hex there. There are
 *   two ways: over the side XY; or over XZ, through Z, over ZY
 * @CR_LOF_TOUCH_ALONG: from hex X to Y exactly along the side between A and C. There are two ways:
 *   over XA, through A, over AY; or the same through C
 */
typedef enum {
  CR_LOF_TOUCH_HEX,
  CR_LOF_TOUCH_SIDE,
  CR_LOF_TOUCH_CORNER,
  CR_LOF_TOUCH_ALONG
} CrLofTouchKind;

/**
 * CrLofTouch:
 * @hex: the hex that is touched; for a crossing the hex X from which it comes
 * @to: for a side or corner the direction from X to Y; along a side that from X to A
 * @other: at a corner the direction from X to Z; along a side that from X to C
 */
typedef struct {
  CrHex hex;
  gint8 kind, to, other;
} CrLofTouch;

/**
 * CrLofLine: a walk along the line. The touches alternate: the first man's hex, a crossing, a hex,
 * a crossing, …, the second man's hex.
 */
typedef struct {
  CrHex at, target;
  CrDirection first_side;
  CrDirection ahead[CR_N_DIRECTIONS];
  int base[CR_N_DIRECTIONS], rate[CR_N_DIRECTIONS], n_ahead;
  gboolean crossing;
} CrLofLine;

/**
 * cr_lof_line_init:
 * @from: must be able to join @to, in another hex
 */
void cr_lof_line_init (CrLofLine *line, CrLofPoint from, CrLofPoint to);

/**
 * cr_lof_line_next:
 * @touch_out: (out): the next touch, set unless the line has ended
 *
 * Returns: FALSE after the second man's hex
 */
gboolean cr_lof_line_next (CrLofLine *line, CrLofTouch *touch_out);

/**
 * cr_lof_line_cross:
 * @touch_out: (out): the next crossing; the hex between is passed over
 *
 * Returns: FALSE in the second man's hex
 */
gboolean cr_lof_line_cross (CrLofLine *line, CrLofTouch *touch_out);

/**
 * cr_lof_touch_get_next:
 *
 * Returns: the hex Y to which a crossing leads
 */
CrHex cr_lof_touch_get_next (const CrLofTouch *touch);

/* Points are axial coordinates times two, so that centres and side middles are whole. With that
 * scale the straight line through side d of hex S is dot (d, P − 2S) = 2. */
#define CR_LOF_HALVES 2

static inline CrHex
cr_lof_point_get (CrLofPoint end)
{
  CrHex point = { end.hex.q * CR_LOF_HALVES, end.hex.r * CR_LOF_HALVES };

  return end.side < 0 ? point : cr_hex_add (point, cr_hex_steps[end.side]);
}

/* Whether @other lies strictly past the straight line through the side of @end. */
static inline gboolean
cr_lof_line_is_beyond (CrLofPoint end, CrLofPoint other)
{
  CrHex centre = { end.hex.q * CR_LOF_HALVES, end.hex.r * CR_LOF_HALVES };

  return cr_hex_dot (cr_hex_steps[end.side], cr_hex_sub (cr_lof_point_get (other), centre)) >
         CR_LOF_HALVES;
}

/* Whether these two ends may be used together: each that is on a side has the other beyond it, or
 * both are the same middle of a side (LOF-09). */
static inline gboolean
cr_lof_line_can_join (CrLofPoint from, CrLofPoint to)
{
  if (from.side >= 0 && to.side >= 0 &&
      cr_hex_equal (cr_lof_point_get (from), cr_lof_point_get (to)))
    return TRUE;
  return (from.side < 0 || cr_lof_line_is_beyond (from, to)) &&
         (to.side < 0 || cr_lof_line_is_beyond (to, from));
}
