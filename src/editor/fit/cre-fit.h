/* cre-fit.h: laying a picture on the grid by clicking hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"
#include "cr-numbering.h"
#include "cre-map-document.h"

/**
 * CreFit:
 *
 * The mode in which hexes one knows are clicked in the picture. Everything shows at once; the
 * document changes only with cre_fit_finish(), in one step. Dropping the object is cancelling.
 *
 * The grid of the map can be another one at any time of the mode: points keep the numbers of their
 * hexes.
 *
 * Properties: can-undo, can-redo (of the mode's own steps), message (how good the fit is, or what
 * is missing; translated). Signal: changed ().
 */
#define CRE_TYPE_FIT (cre_fit_get_type ())
G_DECLARE_FINAL_TYPE (CreFit, cre_fit, CRE, FIT, GObject)

/**
 * CreFitShape:
 * @width: pixels of a hex, corner to corner, across the picture
 * @height: the same, down the picture: another one is a stretched print
 * @turn: degrees, clockwise
 * @skew: degrees, that the columns lean more than the rows
 *
 * On the whole, where the sheet is slanted or bent.
 */
typedef struct {
  double width, height, turn, skew;
} CreFitShape;

CreFit *cre_fit_new (CreMapDocument *document, guint picture, GError **error);

CreMapDocument *cre_fit_get_document (CreFit *fit);
guint cre_fit_get_picture (CreFit *fit);
void cre_fit_get_size (CreFit *fit, int *width_out, int *height_out);
guint cre_fit_n_points (CreFit *fit);
CrFitPoint cre_fit_get_point (CreFit *fit, guint index);
const CrFitResult *cre_fit_get_result (CreFit *fit);
const CrWarp *cre_fit_get_warp (CreFit *fit);
CrFitKind cre_fit_get_kind (CreFit *fit);
const CrGrid *cre_fit_get_grid (CreFit *fit);
const CrNumbering *cre_fit_get_numbering (CreFit *fit);
gboolean cre_fit_can_turn (CreFit *fit);
const char *cre_fit_get_message (CreFit *fit);
CrHex cre_fit_guess_hex (CreFit *fit, CrPoint pixel);
int cre_fit_find_point (CreFit *fit, CrPoint pixel, double within);

guint cre_fit_add_point (CreFit *fit, CrHex hex, CrPoint pixel);
void cre_fit_move_point (CreFit *fit, guint index, CrPoint pixel, gboolean again);
void cre_fit_name_point (CreFit *fit, guint index, CrHex hex);
void cre_fit_remove_point (CreFit *fit, guint index);
void cre_fit_set_kind (CreFit *fit, CrFitKind kind);
void cre_fit_take_points (CreFit *fit, const CrGrid *grid, const GArray *points, CrFitKind kind);
void cre_fit_set_grid (CreFit *fit, const CrGrid *grid);
void cre_fit_set_numbering (CreFit *fit, const CrNumbering *numbering);
void cre_fit_nudge (CreFit *fit, double dx, double dy);
CreFitShape cre_fit_get_shape (CreFit *fit);
gboolean cre_fit_is_even (CreFit *fit);
gboolean cre_fit_set_shape (CreFit *fit, const CreFitShape *shape, GError **error);
const char *cre_fit_get_undo_label (CreFit *fit);
const char *cre_fit_get_redo_label (CreFit *fit);
gboolean cre_fit_undo (CreFit *fit);
gboolean cre_fit_redo (CreFit *fit);

gboolean cre_fit_finish (CreFit *fit, guint stroke);
