/* cr-lof-glance.c: what of a line need not be looked at closely.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-view.h"

/* What it gains: without it the garrison of Border Castle takes 65 % longer, those of the other two
 * castles 2.4 and 2.5 times as long. */

/* A glance holds no rule: it tells what the rules of cr-lof-cross.c would have to find, from the
 * highest top of a hex and from which sides are bare. Where it cannot, it says so. */

/* The hex before a man's hoarded battlement may shut him in, HRD-06; a crossing two hexes away may
 * still lead round by it. */
static gboolean
is_before_hoarded (const CrLofCase *self, int man, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];

  if (!self->men[man].site.hoarded)
    return FALSE;
  return index % 2 == 0 ? meet->away[man] <= 1 : MIN (meet[-1].away[man], meet[1].away[man]) <= 2;
}

static gboolean
may_be_hoarded (const CrLofCase *self, int index)
{
  return is_before_hoarded (self, CR_LOF_SHOOTER, index) ||
         is_before_hoarded (self, CR_LOF_TARGET, index);
}

static gboolean
is_bare (const CrLofCase *self, int cell, CrDirection side)
{
  return (self->view->sides[self->cell + cell] >> side & 1) == 0;
}

/* On the upper man's own rampart other rules than height hold, RMP-04…09. */
static gboolean
may_be_edge (const CrLofCase *self, int index)
{
  const CrLofMan *upper = &self->men[1 - self->low];

  if (self->n == 0 || !upper->site.walk)
    return FALSE;
  return self->low == CR_LOF_SHOOTER ? index >= upper->run : index <= upper->run;
}

/* Nor does the roof that a man is under stop him, ELV-05. */
static gboolean
may_be_roof (const CrLofCase *self, int index)
{
  return index <= self->men[CR_LOF_SHOOTER].roof || index >= self->men[CR_LOF_TARGET].roof;
}

/* Returns: what the heights of both men alone decide about the line */
static CrLofSight
glance_at_height (const CrLofCase *self, int h, int d1)
{
  return cr_lof_check_height (&self->edge, self->n, h, d1, self->d - d1) == CR_LOF_FREE
             ? CR_LOF_SIGHT_IDLE
             : CR_LOF_SIGHT_STOPS;
}

/* Whether this may be a bank: it is as high as the upper man, and the lower one is in a moat
 * (LOF-20). */
static gboolean
may_be_bank (const CrLofCase *self, int cell, int h)
{
  return h == self->n && self->men[self->low].site.moat &&
         self->view->grounds[self->cell + cell] == CR_LOF_VIEW_BANK;
}

static CrLofSight
glance_at_hex (const CrLofCase *self, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];
  int top = self->view->tops[self->cell + meet->cell];
  int h = top - self->men[self->low].site.level;
  int d1 = CLAMP (meet->away[self->low] - 1, 0, self->d);

  if (index == 0 || index == self->track->n_meets - 1)
    return CR_LOF_SIGHT_IDLE;
  if (top >= CR_LOF_VIEW_ALWAYS)
    return top == CR_LOF_VIEW_ALWAYS ? CR_LOF_SIGHT_STOPS : CR_LOF_SIGHT_DOUBT;
  if (h <= 0)
    return CR_LOF_SIGHT_IDLE;
  if (may_be_edge (self, index) || may_be_roof (self, index) || may_be_bank (self, meet->cell, h))
    return CR_LOF_SIGHT_DOUBT;

  CrLofSight sight = glance_at_height (self, h, d1);
  return sight == CR_LOF_SIGHT_STOPS && self->on_walls ? CR_LOF_SIGHT_DOUBT : sight;
}

/* A side that is neither a man's own nor of his rampart: only its height can matter. */
static CrLofSight
glance_at_wall (const CrLofCase *self, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];
  int layer = CR_LOF_LAYER_WALL + cr_direction_opposite (meet->touch.to);
  int top = self->view->tops[layer * self->view->square.n_cells + self->cell + meet->cell];
  int near = self->low == CR_LOF_SHOOTER ? index : index + 1;
  int d1 = MIN (self->track->meets[near].away[self->low], self->d);
  int h = top - self->men[self->low].site.level;

  if (top == CR_LOF_VIEW_NOTHING)
    return CR_LOF_SIGHT_IDLE;
  if (top >= CR_LOF_VIEW_UNSURE)
    return CR_LOF_SIGHT_DOUBT;
  return glance_at_height (self, h, d1);
}

static gboolean
is_breach (const CrLofCase *self, int cell)
{
  return cr_lof_view_stance (self->view, self->cell + cell)->breach != 0;
}

/* On and at the end of the rampart of a man who is set back: into a breach it leads only from
 * beside it (RMP-02). Round a corner and along a side it may be any of the hexes there. */
static gboolean
may_be_breach (const CrLofCase *self, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];
  const int *neighbours = self->table->neighbours;

  if (!(index <= self->near && self->men[CR_LOF_SHOOTER].site.set_back) &&
      !(index >= self->far && self->men[CR_LOF_TARGET].site.set_back))
    return FALSE;
  if (is_breach (self, meet[-1].cell) || is_breach (self, meet[1].cell))
    return TRUE;
  return meet->touch.kind != CR_LOF_TOUCH_SIDE &&
         (is_breach (self, meet->cell + neighbours[meet->touch.to]) ||
          is_breach (self, meet->cell + neighbours[meet->touch.other]));
}

static CrLofSight
glance_at_side (const CrLofCase *self, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];
  gboolean between = index > self->near && index < self->far;

  if ((self->split && !between) || may_be_breach (self, index))
    return CR_LOF_SIGHT_DOUBT;
  if (is_bare (self, meet->cell, meet->touch.to))
    return CR_LOF_SIGHT_IDLE;
  return between ? glance_at_wall (self, index) : CR_LOF_SIGHT_DOUBT;
}

/* At a corner the shorter one of the two ways leads over a side only. */
static CrLofSight
glance_at_corner (const CrLofCase *self, int index)
{
  return glance_at_side (self, index) == CR_LOF_SIGHT_IDLE ? CR_LOF_SIGHT_IDLE : CR_LOF_SIGHT_DOUBT;
}

/* The way along a side by the hex @first steps away and then on in direction @second. */
static gboolean
is_idle_way (const CrLofCase *self, int cell, CrDirection first, CrDirection second)
{
  int middle = cell + self->table->neighbours[first];

  return is_bare (self, cell, first) && is_bare (self, middle, second) &&
         self->view->tops[self->cell + middle] <= self->men[self->low].site.level;
}

static CrLofSight
glance_along (const CrLofCase *self, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];
  CrDirection a = meet->touch.to, c = meet->touch.other;

  if ((self->split && (index <= self->near || index >= self->far)) || may_be_breach (self, index))
    return CR_LOF_SIGHT_DOUBT;
  return is_idle_way (self, meet->cell, a, c) || is_idle_way (self, meet->cell, c, a)
             ? CR_LOF_SIGHT_IDLE
             : CR_LOF_SIGHT_DOUBT;
}

CrLofSight
cr_lof_glance_at (const CrLofCase *self, int index)
{
  int kind = self->track->meets[index].touch.kind;

  if (self->crowded || may_be_hoarded (self, index))
    return CR_LOF_SIGHT_DOUBT;
  if (kind == CR_LOF_TOUCH_HEX)
    return glance_at_hex (self, index);
  if (kind == CR_LOF_TOUCH_SIDE)
    return glance_at_side (self, index);
  if (self->options->either)
    return CR_LOF_SIGHT_DOUBT;
  return kind == CR_LOF_TOUCH_CORNER ? glance_at_corner (self, index) : glance_along (self, index);
}

/* A doorway of the keep forbids what something else has blocked already, LOF-08. */
static gboolean
may_be_keep (const CrLofCase *self, int index)
{
  const CrLofMeet *meet = &self->track->meets[index];
  const gint8 *tops = &self->view->tops[self->cell + meet->cell];
  int layer = CR_LOF_LAYER_WALL + cr_direction_opposite (meet->touch.to);

  if (self->table->n_keep_doors == 0)
    return FALSE;
  if (meet->touch.kind == CR_LOF_TOUCH_HEX)
    return tops[0] == CR_LOF_VIEW_KEEP;
  return meet->touch.kind != CR_LOF_TOUCH_SIDE ||
         tops[layer * self->view->square.n_cells] == CR_LOF_VIEW_KEEP;
}

/* Whether a touch can still matter to a line that is blocked. */
static gboolean
may_matter (const CrLofCase *self, int index)
{
  gboolean own = index % 2 == 1 && !self->calm && (index <= self->near || index >= self->far);

  return own || may_be_hoarded (self, index) || may_be_keep (self, index);
}

int
cr_lof_glance_skip (const CrLofCase *self, int index)
{
  while (index < self->track->n_meets && !may_matter (self, index))
    index++;
  return index;
}
