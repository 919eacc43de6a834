/* cr-lof-rear.c: lines through the open rear of a siege tower.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-rear.h"

static const CrWorkPart *
get_part (const CrLofMan *man)
{
  return cr_work_get_part (man->tower->type, man->part);
}

static gboolean
is_own_level (const CrLofCase *self, int man, CrHex hex)
{
  const CrLofMan *him = &self->men[man];

  return cr_work_part_has (get_part (him), cr_tower_get_own (him->tower, hex));
}

/* Over that side of the last hex the line leaves his level, and it is of the rear. */
static gboolean
leaves_by_rear (const CrLofMan *him, CrHex last, CrDirection side)
{
  const CrWorkPart *part = get_part (him);
  CrHex own = cr_tower_get_own (him->tower, last);
  CrDirection turned = (side - him->tower->facing + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;

  return !cr_work_part_has (part, cr_hex_neighbour (own, turned)) &&
         cr_work_part_get_face (part, own, turned) == CR_FACE_REAR;
}

/* At a corner and along a side either of two sides will do. */
static gboolean
goes_out_by_rear (const CrLofCase *self, int man, int run)
{
  const CrLofMan *him = &self->men[man];
  CrLofTouch touch = cr_lof_case_get_touch (self, man == CR_LOF_SHOOTER ? run + 1 : run - 1);
  CrHex last = cr_lof_case_get_touch (self, run).hex;
  CrHex one = cr_hex_neighbour (touch.hex, touch.to), other = one;

  if (touch.kind != CR_LOF_TOUCH_SIDE)
    other = cr_hex_neighbour (touch.hex, touch.other);
  if (man == CR_LOF_TARGET && touch.kind != CR_LOF_TOUCH_ALONG)
    one = touch.hex;
  if (man == CR_LOF_TARGET && touch.kind == CR_LOF_TOUCH_SIDE)
    other = one;
  return leaves_by_rear (him, last, cr_hex_direction_to (last, one)) ||
         leaves_by_rear (him, last, cr_hex_direction_to (last, other));
}

void
cr_lof_rear_measure (CrLofCase *self, int man)
{
  CrLofMan *him = &self->men[man];
  int own = man == CR_LOF_SHOOTER ? 0 : self->track->n_meets - 1;

  if (!self->options->rear_levels || !him->tower->type->open_rear ||
      is_own_level (self, man, self->men[1 - man].place.hex))
    return;

  int run = cr_lof_case_measure_run (self, man, is_own_level);
  if (run != own && goes_out_by_rear (self, man, run))
    him->rear = run;
}

gboolean
cr_lof_rear_opens (const CrLofCase *self, int man)
{
  return self->men[man].rear >= 0 && self->men[man].rear < self->track->n_meets;
}

int
cr_lof_rear_find (const CrLofCase *self, CrLofSpot spot)
{
  for (int man = 0; man < CR_LOF_N_MEN; man++)
    if (cr_lof_rear_opens (self, man) &&
        cr_lof_case_is_in_run (self, man, self->men[man].rear, spot, is_own_level))
      return man;
  return -1;
}

static gboolean
has_floor_above (const CrLofMan *him, CrHex hex)
{
  return cr_tower_find_top (him->tower, hex) > him->part;
}

CrLofReason
cr_lof_rear_weigh (const CrLofCase *self, int man, CrLofSpot spot, CrLofHit *hit)
{
  int d1 = hit->d1;

  if (man == self->low && self->n > 0) {
    if (!has_floor_above (&self->men[man], spot.hex))
      return CR_LOF_FREE;
    hit->d1 = hit->d2;
    hit->d2 = d1;
  }
  return cr_lof_check_edge (&self->edge, self->n, hit->d1, hit->d2);
}
