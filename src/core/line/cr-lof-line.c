/* cr-lof-line.c: what a straight line touches in plan. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-line.h"

/* A corner needs no name: it is where two sides are reached at once. On the largest map the
 * products below stay under 2^28. */

/* cr_hex_dot() of every two steps: by how much their directions differ. */
static const gint8 step_dots[CR_N_DIRECTIONS][CR_N_DIRECTIONS] = {
  { 2, 1, -1, -2, -1, 1 }, { 1, 2, 1, -1, -2, -1 }, { -1, 1, 2, 1, -1, -2 },
  { -2, -1, 1, 2, 1, -1 }, { -1, -2, -1, 1, 2, 1 }, { 1, -1, -2, -1, 1, 2 },
};

void
cr_lof_line_init (CrLofLine *line, CrLofPoint from, CrLofPoint to)
{
  CrHex start = cr_lof_point_get (from);
  CrHex along = cr_hex_sub (cr_lof_point_get (to), start);
  CrHex offset =
      cr_hex_sub (start, (CrHex){ from.hex.q * CR_LOF_HALVES, from.hex.r * CR_LOF_HALVES });

  line->n_ahead = 0;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int rate = cr_hex_dot (cr_hex_steps[d], along);

    if (rate <= 0)
      continue;
    line->ahead[line->n_ahead] = d;
    line->rate[line->n_ahead] = rate;
    line->base[line->n_ahead++] = CR_LOF_HALVES - cr_hex_dot (cr_hex_steps[d], offset);
  }
  line->at = from.hex;
  line->target = to.hex;
  line->first_side = from.side;
  line->crossing = FALSE;
}

/* Enters the neighbour across a side, and updates how much is left to the straight lines of its
 * sides. */
static void
enter_hex (CrLofLine *line, CrDirection side)
{
  line->at.q += cr_hex_steps[side].q;
  line->at.r += cr_hex_steps[side].r;
  for (int i = 0; i < line->n_ahead; i++)
    line->base[i] += CR_LOF_HALVES * step_dots[side][line->ahead[i]];
}

/* For each side ahead, base / rate is how far along the line its straight line is met. The nearest
 * one is crossed. Two at once are a corner; there the greater rate says which hex is entered,
 * because the side between the two neighbours is their line of symmetry. */
static void
leave_hex (const CrLofLine *line, CrLofTouch *touch)
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

gboolean
cr_lof_line_cross (CrLofLine *line, CrLofTouch *touch_out)
{
  if (line->at.q == line->target.q && line->at.r == line->target.r)
    return FALSE;
  if (line->first_side >= 0)
    *touch_out = (CrLofTouch){ line->at, CR_LOF_TOUCH_SIDE, (gint8) line->first_side, -1 };
  else
    leave_hex (line, touch_out);
  line->first_side = -1;
  enter_hex (line, touch_out->to);
  if (touch_out->kind == CR_LOF_TOUCH_ALONG)
    enter_hex (line, touch_out->other);
  return TRUE;
}

gboolean
cr_lof_line_next (CrLofLine *line, CrLofTouch *touch_out)
{
  line->crossing = !line->crossing;
  if (!line->crossing)
    return cr_lof_line_cross (line, touch_out);
  *touch_out = (CrLofTouch){ line->at, CR_LOF_TOUCH_HEX, -1, -1 };
  return TRUE;
}

CrHex
cr_lof_touch_get_next (const CrLofTouch *touch)
{
  CrHex next = cr_hex_neighbour (touch->hex, touch->to);

  return touch->kind == CR_LOF_TOUCH_ALONG ? cr_hex_neighbour (next, touch->other) : next;
}
