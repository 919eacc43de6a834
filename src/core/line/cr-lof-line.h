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
 * @CR_LOF_TOUCH_CORNER: from hex X to Y through a corner, Z being the third hex there; two ways:
 *   over the side XY; or over XZ, through Z, over ZY
 * @CR_LOF_TOUCH_ALONG: from hex X to Y exactly along the side between A and C; two ways: over XA,
 *   through A, over AY; or by C
 */
typedef enum {
  CR_LOF_TOUCH_HEX,
  CR_LOF_TOUCH_SIDE,
  CR_LOF_TOUCH_CORNER,
  CR_LOF_TOUCH_ALONG
} CrLofTouchKind;

/**
 * CrLofTouch:
 * @hex: the hex touched; of a crossing, the hex X it comes from
 * @to: of a side or corner, direction from X to Y; along a side, from X to A
 * @other: at a corner, direction from X to Z; along a side, from X to C
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
  gboolean crossing, done;
} CrLofLine;

gboolean cr_lof_line_is_beyond (CrLofPoint end, CrLofPoint other);
gboolean cr_lof_line_can_join (CrLofPoint from, CrLofPoint to);
void cr_lof_line_init (CrLofLine *line, CrLofPoint from, CrLofPoint to);
gboolean cr_lof_line_next (CrLofLine *line, CrLofTouch *touch_out);

CrHex cr_lof_touch_get_next (const CrLofTouch *touch);
