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

/**
 * cre_fit_new:
 * @picture: its index among the pictures of the map
 *
 * Returns: (transfer full) (nullable): the mode, starting from the fit the picture has
 */
CreFit *cre_fit_new (CreMapDocument *document, guint picture, GError **error);

CreMapDocument *cre_fit_get_document (CreFit *fit);
guint cre_fit_get_picture (CreFit *fit);

/* The size of the picture, in pixels. */
void cre_fit_get_size (CreFit *fit, int *width_out, int *height_out);

guint cre_fit_n_points (CreFit *fit);
CrFitPoint cre_fit_get_point (CreFit *fit, guint index);

/**
 * cre_fit_get_result:
 *
 * Returns: (transfer none): kind %CR_FIT_NONE while the points carry no fit
 */
const CrFitResult *cre_fit_get_result (CreFit *fit);

/**
 * cre_fit_get_warp:
 *
 * Returns: (transfer none): from the plane to pixels: the fit, or as good as can be guessed
 */
const CrWarp *cre_fit_get_warp (CreFit *fit);

/* What is asked for; %CR_FIT_NONE leaves it to the points. */
CrFitKind cre_fit_get_kind (CreFit *fit);

/**
 * cre_fit_get_grid:
 *
 * Returns: (transfer none): as the map has it, or will have when the mode is done
 */
const CrGrid *cre_fit_get_grid (CreFit *fit);

const CrNumbering *cre_fit_get_numbering (CreFit *fit);

/* Whether the hexes may stand another way: only while nothing is drawn on them. */
gboolean cre_fit_can_turn (CreFit *fit);

const char *cre_fit_get_message (CreFit *fit);

/**
 * cre_fit_guess_hex:
 *
 * Returns: the hex the user most likely means by a click there, always one of the map
 */
CrHex cre_fit_guess_hex (CreFit *fit, CrPoint pixel);

/**
 * cre_fit_find_point:
 * @within: pixels of the picture
 *
 * Returns: index of the nearest point that is so near, -1 when there is none
 */
int cre_fit_find_point (CreFit *fit, CrPoint pixel, double within);

/**
 * cre_fit_add_point:
 * @pixel: where the centre of @hex lies in the picture
 *
 * A hex that has a point already gets it moved.
 *
 * Returns: the point's index
 */
guint cre_fit_add_point (CreFit *fit, CrHex hex, CrPoint pixel);

/**
 * cre_fit_move_point:
 * @again: part of the same movement as the last call: one cre_fit_step of undo together
 */
void cre_fit_move_point (CreFit *fit, guint index, CrPoint pixel, gboolean again);

/**
 * cre_fit_name_point:
 * @hex: the one it really is; nothing happens when another point has it
 */
void cre_fit_name_point (CreFit *fit, guint index, CrHex hex);

void cre_fit_remove_point (CreFit *fit, guint index);

/* Another kind is one step of the history, which undo takes back. */
void cre_fit_set_kind (CreFit *fit, CrFitKind kind);

/**
 * cre_fit_take_points:
 * @grid: whose hexes the points are
 * @points: (element-type CrFitPoint): in place of those there are
 *
 * A proposal taken over as a whole, to be refined like any points; one cre_fit_step to be undone.
 */
void cre_fit_take_points (CreFit *fit, const CrGrid *grid, const GArray *points, CrFitKind kind);

/* One cre_fit_step to be undone. What was clicked is called by its number, which it keeps. */
void cre_fit_set_grid (CreFit *fit, const CrGrid *grid);

/* Likewise. Points keep their hexes, whatever these are called. */
void cre_fit_set_numbering (CreFit *fit, const CrNumbering *numbering);

/**
 * cre_fit_nudge:
 * @dx: pixels of the picture
 * @dy: pixels of the picture
 *
 * Moves the whole grid over the picture; steps that follow each other are one.
 */
void cre_fit_nudge (CreFit *fit, double dx, double dy);

CreFitShape cre_fit_get_shape (CreFit *fit);

/* An even fit is neither stretched nor skewed, however its points lie. */
gboolean cre_fit_is_even (CreFit *fit);

/**
 * cre_fit_set_shape:
 *
 * Stretches, turns and skews the whole grid about the middle of the picture, and the points with
 * it; changes of one figure that follow each other are one step.
 *
 * Returns: FALSE, with @error, when a point would leave the picture
 */
gboolean cre_fit_set_shape (CreFit *fit, const CreFitShape *shape, GError **error);

/**
 * cre_fit_get_undo_label:
 *
 * Returns: (nullable): what undo takes back, "removal of point 3"; translated
 */
const char *cre_fit_get_undo_label (CreFit *fit);

/* Returns: (nullable): what redo does again */
const char *cre_fit_get_redo_label (CreFit *fit);

gboolean cre_fit_undo (CreFit *fit);
gboolean cre_fit_redo (CreFit *fit);

/**
 * cre_fit_finish:
 * @stroke: see cre_map_document_apply(); several pictures fitted one after the other are one
 * cre_fit_step
 *
 * Writes the fit into the document. Points that carry no fit yet are
 * kept too, with the guess they stand on.
 *
 * Returns: whether the document changed
 */
gboolean cre_fit_finish (CreFit *fit, guint stroke);
