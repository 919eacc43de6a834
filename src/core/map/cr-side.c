/* cr-side.c: what stands on the sides of hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-side.h"

/* Names as in the files. The height of what is solid is 1 unless the map says otherwise; what
 * only shelters (merlons have gaps) adds none. Castle model, "Per side". */
static const struct {
  const char *name;
  gint8 height;
  gboolean opening, inside;
  CrOpening state;
} kinds[CR_N_SIDE_KINDS] = {
  [CR_SIDE_WALL] = { "wall", 1, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_PARTITION] = { "partition", 1, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_SLIT] = { "slit", 1, FALSE, TRUE, CR_STATE_CLOSED },
  [CR_SIDE_DOORWAY] = { "doorway", 1, TRUE, FALSE, CR_STATE_OPEN },
  [CR_SIDE_WINDOW] = { "window", 1, TRUE, FALSE, CR_STATE_OPEN },
  [CR_SIDE_GATE] = { "gate", 1, TRUE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_POSTERN] = { "postern", 1, TRUE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_PORTCULLIS] = { "portcullis", 1, TRUE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_SECRET_DOOR] = { "secret-door", 1, TRUE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_BATTLEMENT] = { "battlement", 0, FALSE, TRUE, CR_STATE_CLOSED },
  [CR_SIDE_PARAPET] = { "parapet", 0, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_LOW_WALL] = { "low-wall", 0, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_SLOPE] = { "slope", 0, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_CLIFF] = { "cliff", 0, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_HEDGE] = { "hedge", 0, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_FENCE] = { "fence", 0, FALSE, FALSE, CR_STATE_CLOSED },
  [CR_SIDE_HOARDING] = { "hoarding", 0, FALSE, TRUE, CR_STATE_CLOSED },
  [CR_SIDE_OTHER] = { "", 0, FALSE, FALSE, CR_STATE_CLOSED },
};

const char *
cr_side_kind_get_name (CrSideKind kind)
{
  return kinds[kind].name;
}

gboolean
cr_side_kind_parse (const char *name, CrSideKind *kind_out)
{
  for (int i = 0; i < CR_SIDE_OTHER; i++)
    if (g_str_equal (name, kinds[i].name)) {
      *kind_out = i;
      return TRUE;
    }
  return FALSE;
}

gboolean
cr_side_kind_is_opening (CrSideKind kind)
{
  return kinds[kind].opening;
}

gboolean
cr_side_kind_needs_inside (CrSideKind kind)
{
  return kinds[kind].inside;
}

int
cr_side_get_height (const CrSide *side)
{
  return side->height == CR_HEIGHT_DEFAULT ? kinds[side->kind].height : side->height;
}

int
cr_side_get_arc (const CrSide *side)
{
  return side->arc == CR_ARC_DEFAULT ? 60 : side->arc;
}

gboolean
cr_side_is_open (const CrSide *side)
{
  CrOpening state = side->state == CR_STATE_DEFAULT ? kinds[side->kind].state : side->state;

  return kinds[side->kind].opening && (state == CR_STATE_OPEN || state == CR_STATE_BROKEN);
}

const char *
cr_opening_get_name (CrOpening state)
{
  static const char *const names[] = { NULL, "open", "closed", "broken" };

  return names[state];
}

gboolean
cr_side_same (const CrSide *a, const CrSide *b)
{
  return a->cell == b->cell && a->direction == b->direction && a->kind == b->kind &&
         a->inside == b->inside && a->state == b->state && a->height == b->height &&
         a->arc == b->arc && cr_node_equal (a->node, b->node);
}
