/* cr-lof-line.c: what a straight line touches in plan. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-line.h"

/* Points are axial coordinates times two, so that centres and side middles are whole. With that
 * scale the straight line through side d of hex S is dot (d, P − 2S) = 2. Corners never need a
 * name: they are where two sides are reached at once. On the largest map the products below stay
 * under 2^28. */
#define SCALE 2

/* cr_hex_dot() of every two steps: by how much their directions differ. */
static const gint8 step_dots[CR_N_DIRECTIONS][CR_N_DIRECTIONS] = {
  { 2, 1, -1, -2, -1, 1 }, { 1, 2, 1, -1, -2, -1 }, { -1, 1, 2, 1, -1, -2 },
  { -2, -1, 1, 2, 1, -1 }, { -1, -2, -1, 1, 2, 1 }, { 1, -1, -2, -1, 1, 2 },
};

static CrHex
get_point (CrLofPoint end)
{
  CrHex point = { end.hex.q * SCALE, end.hex.r * SCALE };

  return end.side < 0 ? point : cr_hex_add (point, cr_hex_steps[end.side]);
}

static gboolean
same_point (CrLofPoint a, CrLofPoint b)
{
  return cr_hex_equal (get_point (a), get_point (b));
}

/**
 * cr_lof_line_is_beyond:
 * @end: an end on a side
 *
 * Returns: whether @other lies strictly past the straight line through the side of @end
 */
gboolean
cr_lof_line_is_beyond (CrLofPoint end, CrLofPoint other)
{
  CrHex centre = { end.hex.q * SCALE, end.hex.r * SCALE };

  return cr_hex_dot (cr_hex_steps[end.side], cr_hex_sub (get_point (other), centre)) > SCALE;
}

/**
 * cr_lof_line_can_join:
 *
 * Returns: whether these two ends may be used together: each that is on a side has the other
 * beyond it, or both are the same middle of a side (LOF-09)
 */
gboolean
cr_lof_line_can_join (CrLofPoint from, CrLofPoint to)
{
  if (from.side >= 0 && to.side >= 0 && same_point (from, to))
    return TRUE;
  return (from.side < 0 || cr_lof_line_is_beyond (from, to)) &&
         (to.side < 0 || cr_lof_line_is_beyond (to, from));
}

/**
 * cr_lof_line_init:
 * @from: must be able to join @to, in another hex
 */
void
cr_lof_line_init (CrLofLine *line, CrLofPoint from, CrLofPoint to)
{
  CrHex start = get_point (from);
  CrHex along = cr_hex_sub (get_point (to), start);
  CrHex offset = cr_hex_sub (start, (CrHex){ from.hex.q * SCALE, from.hex.r * SCALE });

  line->n_ahead = 0;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int rate = cr_hex_dot (cr_hex_steps[d], along);

    if (rate <= 0)
      continue;
    line->ahead[line->n_ahead] = d;
    line->rate[line->n_ahead] = rate;
    line->base[line->n_ahead++] = SCALE - cr_hex_dot (cr_hex_steps[d], offset);
  }
  line->at = from.hex;
  line->target = to.hex;
  line->first_side = from.side;
  line->crossing = line->done = FALSE;
}

/* Enters the neighbour across a side; what is left to the straight lines of its sides follows. */
static void
enter (CrLofLine *line, CrDirection side)
{
  line->at.q += cr_hex_steps[side].q;
  line->at.r += cr_hex_steps[side].r;
  for (int i = 0; i < line->n_ahead; i++)
    line->base[i] += SCALE * step_dots[side][line->ahead[i]];
}

/* Of the sides ahead, base / rate is how far along the line each one's straight line is met. The
 * nearest is crossed; two at once are a corner, and there the greater rate says which hex is
 * entered: the side between the two neighbours is their line of symmetry. */
static void
leave (const CrLofLine *line, CrLofTouch *touch)
{
  int best = 0, tied = -1;

  for (int i = 1; i < line->n_ahead; i++) {
    int later = line->base[i] * line->rate[best] - line->base[best] * line->rate[i];

    if (later < 0) {
      best = i;
      tied = -1;
    } else if (later == 0) {
      tied = i;
    }
  }
  *touch = (CrLofTouch){ line->at, CR_LOF_TOUCH_SIDE, (gint8) line->ahead[best], -1 };
  if (tied < 0)
    return;
  int turn = line->rate[tied] - line->rate[best];
  touch->kind = turn == 0 ? CR_LOF_TOUCH_ALONG : CR_LOF_TOUCH_CORNER;
  touch->to = (gint8) line->ahead[turn > 0 ? tied : best];
  touch->other = (gint8) line->ahead[turn > 0 ? best : tied];
}

/**
 * cr_lof_line_next:
 * @touch_out: (out): the next touch, set unless the line has ended
 *
 * Returns: FALSE after the second man's hex
 */
gboolean
cr_lof_line_next (CrLofLine *line, CrLofTouch *touch_out)
{
  if (line->done)
    return FALSE;
  if (!line->crossing) {
    *touch_out = (CrLofTouch){ line->at, CR_LOF_TOUCH_HEX, -1, -1 };
    line->done = line->at.q == line->target.q && line->at.r == line->target.r;
  } else {
    if (line->first_side >= 0)
      *touch_out = (CrLofTouch){ line->at, CR_LOF_TOUCH_SIDE, (gint8) line->first_side, -1 };
    else
      leave (line, touch_out);
    line->first_side = -1;
    enter (line, touch_out->to);
    if (touch_out->kind == CR_LOF_TOUCH_ALONG)
      enter (line, touch_out->other);
  }
  line->crossing = !line->crossing;
  return TRUE;
}

/**
 * cr_lof_touch_get_next:
 *
 * Returns: the hex Y that a crossing leads to
 */
CrHex
cr_lof_touch_get_next (const CrLofTouch *touch)
{
  CrHex next = cr_hex_neighbour (touch->hex, touch->to);

  return touch->kind == CR_LOF_TOUCH_ALONG ? cr_hex_neighbour (next, touch->other) : next;
}
