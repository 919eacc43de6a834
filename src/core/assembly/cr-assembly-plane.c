/* cr-assembly-plane.c: where the parts of an assembly lie.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-assembly-plane.h"

#include "cr-error.h"
#include "cr-text.h"

/* Pointed hexes whose axes are read as those of flat ones have turned by 30 degrees. */
static gboolean
find_sixths (const CrPart *part, CrOrientation own, CrOrientation first, int *sixths_out)
{
  int turn = part->turn + (own == first ? 0 : own == CR_POINTY ? -30 : 30);

  *sixths_out = turn / 60;
  return turn % 60 == 0;
}

gboolean
cr_ground_place (const CrGround *ground, guint index, CrMotion *motion_out, GError **error)
{
  const CrPart *part = cr_assembly_get_part (ground->assembly, index);
  const CrGrid *first = cr_map_get_grid (ground->maps[0]);
  CrOrientation own = cr_map_get_grid (ground->maps[index])->orientation;
  int sixths;

  if (!find_sixths (part, own, first->orientation, &sixths)) {
    cr_node_set_error (part->node, error, CR_ERROR_LIMIT,
                       own == first->orientation
                           ? cr_text ("found turn=\"%d\", expected 0, 60, 120 … 300: the hexes of "
                                      "“%s” stand as those of the first part")
                           : cr_text ("found turn=\"%d\", expected 30, 90, 150 … 330: the hexes of "
                                      "“%s” stand otherwise than those of the first part"),
                       part->turn, part->id);
    return FALSE;
  }
  *motion_out = cr_motion_make (first->orientation, sixths, FALSE);
  motion_out->shift = cr_grid_hex_at (first, part->column, part->row);
  return TRUE;
}

CrMotion
cr_motion_invert (CrMotion motion)
{
  int back = (6 - motion.sixths) % 6;
  CrHex shift = cr_hex_rotate (motion.shift, back);

  return (CrMotion){ FALSE, back, { -shift.q, -shift.r } };
}

CrMotion
cr_motion_join (CrMotion first, CrMotion then)
{
  return (CrMotion){ FALSE, (first.sixths + then.sixths) % 6, cr_motion_apply (then, first.shift) };
}

static void
add_to_box (CrSheetBox *box, CrOrientation orientation, CrHex hex)
{
  int across = orientation == CR_FLAT ? hex.q : hex.r;
  int along = 2 * (orientation == CR_FLAT ? hex.r : hex.q) + across;

  box->from[0] = MIN (box->from[0], across);
  box->to[0] = MAX (box->to[0], across);
  box->from[1] = MIN (box->from[1], along);
  box->to[1] = MAX (box->to[1], along);
}

CrSheetBox
cr_sheet_box (const CrMap *map, CrOrientation orientation, CrMotion motion)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrSheetBox box = { { G_MAXINT, G_MAXINT }, { G_MININT, G_MININT } };

  /* The outermost hexes lie in the two outermost columns and rows. */
  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++) {
      if (column > 2 && column < grid->columns - 1 && row == 3)
        row = MAX (row, grid->rows - 1);
      add_to_box (&box, orientation, cr_motion_apply (motion, cr_grid_hex_at (grid, column, row)));
    }
  return box;
}

CrHex
cr_sheet_step (CrOrientation orientation, int across, int along)
{
  int rest = (along - across) / 2;

  return orientation == CR_FLAT ? (CrHex){ across, rest } : (CrHex){ rest, across };
}

static gboolean
is_within (const CrSheetBox *a, const CrSheetBox *b, int axis, int slack)
{
  return a->from[axis] >= b->from[axis] - slack && a->to[axis] <= b->to[axis] + slack;
}

/* Edges of whole hexes are ragged along the lanes, so that a lane may stand out by half a hex. */
gboolean
cr_sheets_meet (const CrSheetBox *a, const CrSheetBox *b, gboolean halves)
{
  int gap = halves ? 0 : 1;

  for (int axis = 0; axis < 2; axis++) {
    int other = 1 - axis, slack = other == 1 ? gap : 0;

    if ((b->from[axis] == a->to[axis] + gap || a->from[axis] == b->to[axis] + gap) &&
        (is_within (a, b, other, slack) || is_within (b, a, other, slack)))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_sheets_overlap (const CrSheetBox *a, const CrSheetBox *b, gboolean halves)
{
  int least = halves ? 1 : 0;

  for (int axis = 0; axis < 2; axis++)
    if (MIN (a->to[axis], b->to[axis]) - MAX (a->from[axis], b->from[axis]) < least)
      return FALSE;
  return TRUE;
}
