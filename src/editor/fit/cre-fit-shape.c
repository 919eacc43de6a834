/* cre-fit-shape.c: how large the hexes are in the picture, and how they are turned.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cre-fit-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* What moves, so that steps that follow each other are one. */
#define SHAPING (G_MAXINT - 8) /* and the number of the figure that is changed */

CreFitShape
cre_fit_get_shape (CreFit *fit)
{
  const CrAffine *m = &fit->warp.matrix;
  double turn = atan2 (m->yx, m->xx);
  double skew = remainder (atan2 (-m->xy, m->yy) - turn, 2 * G_PI);

  return (CreFitShape){ hypot (m->xx, m->yx), hypot (m->xy, m->yy), turn * 180 / G_PI,
                        skew * 180 / G_PI };
}

gboolean
cre_fit_is_even (CreFit *fit)
{
  return fit->result.kind == CR_FIT_SIMILARITY;
}

static CrAffine
to_matrix (const CreFitShape *shape)
{
  double turn = shape->turn * G_PI / 180, lean = turn + shape->skew * G_PI / 180;

  return (CrAffine){ .xx = shape->width * cos (turn),
                     .yx = shape->width * sin (turn),
                     .xy = -shape->height * sin (lean),
                     .yy = shape->height * cos (lean) };
}

/* First @first, then @then. */
static CrAffine
chain_affine (const CrAffine *then, const CrAffine *first)
{
  CrPoint origin = cr_affine_apply (then, (CrPoint){ first->x0, first->y0 });

  return (CrAffine){ .xx = then->xx * first->xx + then->xy * first->yx,
                     .yx = then->yx * first->xx + then->yy * first->yx,
                     .xy = then->xx * first->xy + then->xy * first->yy,
                     .yy = then->yx * first->xy + then->yy * first->yy,
                     .x0 = origin.x,
                     .y0 = origin.y };
}

/* Of the pixels: the whole grid with its points. */
static void
move_all (CreFit *fit, const CrAffine *by)
{
  CreFitState *state = cre_fit_get_state (fit);

  state->moved = chain_affine (by, &state->moved);
  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrFitPoint *point = cre_fit_point_at (fit, i);

    point->pixel = cr_affine_apply (by, point->pixel);
  }
}

void
cre_fit_move_warp (const CreFitState *state, CrWarp *warp)
{
  const CrAffine *by = &state->moved;
  CrAffine turned = { .xx = by->xx, .yx = by->yx, .xy = by->xy, .yy = by->yy };

  warp->matrix = chain_affine (&turned, &warp->matrix);
  cr_warp_move (warp, by->x0, by->y0);
}

void
cre_fit_nudge (CreFit *fit, double dx, double dy)
{
  const int all = G_MAXINT;

  if (fit->moving != all)
    cre_fit_step (fit, g_strdup (_ ("move of the whole grid")));
  fit->moving = all;
  move_all (fit, &(CrAffine){ .xx = 1, .yy = 1, .x0 = dx, .y0 = dy });
  cre_fit_tell (fit);
}

/* The first figure that is another one; -1: all are as they were. */
static int
find_figure (const CreFitShape *before, const CreFitShape *after)
{
  return before->width != after->width     ? 0
         : before->height != after->height ? 1
         : before->turn != after->turn     ? 2
         : before->skew != after->skew     ? 3
                                           : -1;
}

static gboolean
is_inside (const CreFit *fit, CrPoint at)
{
  return at.x >= 0 && at.y >= 0 && at.x <= fit->width && at.y <= fit->height;
}

/* What was clicked on the picture stays on it. */
static gboolean
keep_points (CreFit *fit, const CrAffine *by, GError **error)
{
  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrPoint is = cre_fit_point_at (fit, i)->pixel;

    if (!is_inside (fit, is) || is_inside (fit, cr_affine_apply (by, is)))
      continue;
    g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
                 _ ("Point %u would lie off the picture: take a smaller step, or remove it."),
                 i + 1);
    return FALSE;
  }
  return TRUE;
}

/* About the middle of the picture. FALSE: there is no such grid. */
static gboolean
find_change (const CreFit *fit, const CreFitShape *before, const CreFitShape *after, CrAffine *by)
{
  CrAffine is = to_matrix (before), wanted = to_matrix (after), back;
  CrPoint middle = { fit->width / 2.0, fit->height / 2.0 }, is_at;

  if (after->width <= 0 || after->height <= 0 || fabs (after->skew) >= 90 ||
      !cr_affine_invert (&is, &back))
    return FALSE;
  *by = chain_affine (&wanted, &back);
  is_at = cr_affine_apply (by, middle);
  by->x0 += middle.x - is_at.x;
  by->y0 += middle.y - is_at.y;
  return TRUE;
}

gboolean
cre_fit_set_shape (CreFit *fit, const CreFitShape *shape, GError **error)
{
  CreFitShape before = cre_fit_get_shape (fit), after = *shape;
  int figure = find_figure (&before, shape);
  CrAffine by;

  if (cre_fit_is_even (fit)) {
    after.height = shape->width;
    after.skew = 0;
  }
  if (figure < 0 || !find_change (fit, &before, &after, &by))
    return TRUE;
  if (!keep_points (fit, &by, error))
    return FALSE;
  if (fit->moving != SHAPING + figure)
    cre_fit_step (fit, g_strdup (_ ("stretching and turning of the grid")));
  fit->moving = SHAPING + figure;
  move_all (fit, &by);
  cre_fit_tell (fit);
  return TRUE;
}
