/* cre-fit-shape.c: the size and the turn of the hexes in the picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-fit-private.h"

#include "cre-inspect-map.h"

#include "cr-error.h"
#include "cr-regrid.h"
#include "cr-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The number of a movement, so that successive steps of the same figure are one. */
#define SHAPING (G_MAXINT - 8) /* plus the number of the changed figure */

/* The functions from here on read a fit from a picture of the map, and write it. */

/* Returns: (transfer full): the picture with another fit and everything else as it was */
static CrNode *
replace_fit (const CrNode *picture, CrNode *fit_node)
{
  CrNode *node = cr_node_new ("picture");

  for (guint i = 0; i < cr_node_n_attributes (picture); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (picture, i, &value);
    cr_node_set (node, name, value);
  }
  cr_node_take_child (node, fit_node);
  for (guint i = 0; i < cr_node_n_children (picture); i++)
    if (!cr_node_is (cr_node_get_child (picture, i), "fit"))
      cr_node_take_child (node, cr_node_ref (cr_node_get_child (picture, i)));
  return node;
}

/* Writes the grid and its numbering, if they differ from those of the map. */
static gboolean
put_grid (CreFit *fit, guint stroke)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  gboolean changed;

  if (!cr_regrid (edit, cre_map_document_get_map (fit->document), cre_fit_get_grid (fit), &error))
    g_warning ("%s", error->message);
  changed = cre_map_document_apply (fit->document, g_steal_pointer (&edit),
                                    _ ("change of the grid"), stroke);
  return cre_map_set_numbering (fit->document, cre_fit_get_numbering (fit), stroke) || changed;
}

gboolean
cre_fit_finish (CreFit *fit, guint stroke)
{
  const CrMap *map = cre_map_document_get_map (fit->document);
  const GArray *points = cre_fit_get_state (fit)->points;
  CrFitResult result = fit->result;
  gboolean changed;
  CrEdit *edit;

  if (fit->at == 0)
    return FALSE;
  if (stroke == 0)
    stroke = cre_document_new_stroke (CRE_DOCUMENT (fit->document));
  changed = put_grid (fit, stroke);
  if (result.kind == CR_FIT_NONE)
    result.matrix = fit->warp.matrix;
  edit = cr_edit_new ();
  cr_edit_replace_node (edit, map, CR_SECTION_PICTURES, fit->picture,
                        replace_fit (cr_map_get_node (map, CR_SECTION_PICTURES, fit->picture),
                                     cr_fit_to_node (cre_fit_get_grid (fit), &result, points)));
  return cre_map_document_apply (fit->document, edit, _ ("fitting of the picture"), stroke) ||
         changed;
}

static gboolean
read_size (CreFit *fit, const CrNode *picture, GError **error)
{
  const char *size;
  g_auto (GStrv) parts = NULL;

  if (!cr_node_need (picture, "size", &size, error))
    return FALSE;
  parts = g_strsplit (size, " ", -1);
  if (g_strv_length (parts) == 2 && cr_text_parse_int (parts[0], 1, 65535, &fit->width) &&
      cr_text_parse_int (parts[1], 1, 65535, &fit->height))
    return TRUE;
  cr_node_set_error (picture, error, CR_ERROR_PICTURE,
                     _ ("found size=\"%s\", expected width and height in pixels"), size);
  return FALSE;
}

/* Returns: the kind that was chosen by hand; NONE when it is the one that the points decide
 * themselves */
static CrFitKind
recall_kind (const CrGrid *grid, GArray *points, CrFitKind kind)
{
  CrFitResult chosen;

  cr_fit_points (grid, points, CR_FIT_NONE, &chosen, NULL);
  return chosen.kind == kind ? CR_FIT_NONE : kind;
}

/* Whether the picture is only stretched over the map, to the nearest pixel. */
static gboolean
is_guess (const CrGrid *grid, const CreFit *fit, const CrFitResult *result)
{
  const CrAffine guess = cr_fit_stretch (grid, fit->width, fit->height), *is = &result->matrix;

  return result->kind == CR_FIT_NONE && fabs (guess.x0 - is->x0) < 1 &&
         fabs (guess.y0 - is->y0) < 1 && fabs (guess.xx - is->xx) < 1 &&
         fabs (guess.yy - is->yy) < 1;
}

/* A fit that cannot be read is reported and begun anew. */
static void
read_fit (CreFit *fit, const CrGrid *grid, const CrNode *node, CrFitResult *result, GArray *points)
{
  g_autoptr (GError) error = NULL;
  CrFitResult read;
  CrAffine back;

  if (!cr_fit_from_node (grid, node, &read, points, &error)) {
    g_array_set_size (points, 0);
    fit->broken = g_strdup (error->message);
  } else if (cr_affine_invert (&read.matrix, &back)) {
    *result = read;
  }
}

CreFit *
cre_fit_new (CreMapDocument *document, guint picture, GError **error)
{
  const CrNode *node =
      cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_PICTURES, picture);
  const CrNode *before = cr_node_find (node, "fit");
  g_autoptr (CreFit) fit = g_object_new (CRE_TYPE_FIT, NULL);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  CrFitResult result = { .kind = CR_FIT_NONE };
  CreFitState first = { .points = points, .moved = { .xx = 1, .yy = 1 } };

  fit->document = g_object_ref (document);
  fit->picture = picture;
  if (!read_size (fit, node, error))
    return NULL;
  first.grid = *cre_map_document_get_grid (document);
  first.numbering = cr_map_get_numbering (cre_map_document_get_map (document));
  result.matrix = cr_fit_stretch (&first.grid, fit->width, fit->height);
  result.warp = cr_warp_from_affine (&result.matrix);
  if (before != NULL)
    read_fit (fit, &first.grid, before, &result, points);
  fit->base = result.warp;
  fit->guessed = is_guess (&first.grid, fit, &result);
  first.kind = recall_kind (&first.grid, points, result.kind);
  g_ptr_array_add (fit->states, cre_fit_state_new (&first));
  cre_fit_compute (fit);
  return g_steal_pointer (&fit);
}

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

/* Returns: both maps as one: @first is applied, then @then */
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

/* Moves the whole grid with its points, by a map of pixels. */
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

/* Returns: the first figure that differs; −1 when none does */
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

/* A clicked point must stay on the picture. */
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

/* Finds the map of pixels around the middle of the picture. Returns: FALSE when there is no such
 * grid */
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
