/* cre-fit-picture.c: a fit read from a picture of the map, and written to it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-fit-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cr-error.h"
#include "cr-regrid.h"
#include "cr-text.h"
#include "cre-inspect-map.h"

/* The picture with another fit; all else it says is kept. */
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

/* The grid and its numbers, as far as they are others than the map's. */
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

/* What was chosen by hand stays; what the points choose themselves is left to them. */
static CrFitKind
recall_kind (const CrGrid *grid, GArray *points, CrFitKind kind)
{
  CrFitResult chosen;

  cr_fit_points (grid, points, CR_FIT_NONE, &chosen, NULL);
  return chosen.kind == kind ? CR_FIT_NONE : kind;
}

/* Whether the picture only lies stretched over the map, to the nearest pixel. */
static gboolean
is_guess (const CrGrid *grid, const CreFit *fit, const CrFitResult *result)
{
  const CrAffine guess = cr_fit_stretch (grid, fit->width, fit->height), *is = &result->matrix;

  return result->kind == CR_FIT_NONE && fabs (guess.x0 - is->x0) < 1 &&
         fabs (guess.y0 - is->y0) < 1 && fabs (guess.xx - is->xx) < 1 &&
         fabs (guess.yy - is->yy) < 1;
}

/* One that cannot be read is told, and begun anew. */
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
