/* cr-lof-cross.c: how an obstruction is measured and weighed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-cross-private.h"

static gboolean
is_occupied (const CrLofCase *self, CrHex hex)
{
  CrPlace place = cr_lof_case_get_place (self, hex);
  const CrMan *man;

  for (guint i = 0; (man = cr_muster_look (self->options->muster, place, i)) != NULL; i++)
    if (man->state != CR_MAN_DEAD)
      return TRUE;
  return FALSE;
}

/* LOF-25, U-07: hexes the line goes through on which others stand are no distance. */
static void
skip_occupied (const CrLofCase *self, CrLofHit *hit)
{
  int d1 = hit->d1;

  for (int i = 2; i < self->track->n_meets - 1; i += 2) {
    CrHex hex = cr_lof_case_get_touch (self, i).hex;

    if (!is_occupied (self, hex))
      continue;
    if (cr_hex_distance (self->men[self->low].place.hex, hex) <= d1)
      hit->d1 = MAX (0, hit->d1 - 1);
    else
      hit->d2 = MAX (0, hit->d2 - 1);
  }
}

void
cr_lof_hit_measure (const CrLofCase *self, CrLofHit *hit, int top, int d1)
{
  hit->top = top;
  hit->h = top - self->men[self->low].site.level;
  hit->d1 = CLAMP (d1, 0, self->d);
  hit->d2 = self->d - hit->d1;
  if (self->options->skip_occupied && self->options->muster != NULL)
    skip_occupied (self, hit);
}

CrLofReason
cr_lof_hit_weigh (const CrLofCase *self, CrLofHit *hit)
{
  const CrLofOptions *options = self->options;
  CrLofReason reason = cr_lof_weigh_height (options, self->n, hit->h, hit->d1, hit->d2);
  gboolean same = hit->h == self->n;

  if (reason != CR_LOF_DEAD_GROUND)
    return reason;
  if (options->heights == CR_LOF_GENERAL || (same && options->same_height == CR_LOF_SAME_ONCE))
    hit->rule = "LOF-21";
  else if (same)
    hit->rule = cr_lof_reason_get_rule (CR_LOF_DEAD_EDGE, self->n);
  return reason;
}
