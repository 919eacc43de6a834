/* cre-fit.h: lays a picture on the grid by clicked hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"
#include "cr-numbering.h"
#include "cre-map-document.h"

/**
 * CreFit:
 *
 * Lays a picture on the grid by clicking known hexes in it. Everything is shown at once, but the
 * document changes only with cre_fit_finish(), in one step. Dropping the object cancels the fit.
 *
 * The grid of the map can be changed at any time; points keep the numbers of their hexes.
 *
 * Properties: can-undo, can-redo (of its own steps), message (how good the fit is, or what is
 * missing; translated). Signal: changed ().
 */
#define CRE_TYPE_FIT (cre_fit_get_type ())
G_DECLARE_FINAL_TYPE (CreFit, cre_fit, CRE, FIT, GObject)

/**
 * CreFitShape: averages, when the sheet is tilted or bent.
 * @width: of a hex from corner to corner, in pixels across the picture
 * @height: the same down the picture; it differs for a stretched print
 * @turn: degrees, clockwise
 * @skew: by how many degrees the columns lean more than the rows
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
 * Returns: (transfer none): the result; its kind is %CR_FIT_NONE while the points determine no fit
 */
const CrFitResult *cre_fit_get_result (CreFit *fit);

/**
 * cre_fit_get_warp:
 *
 * Returns: (transfer none): the map from the plane to pixels: the fit, or a guess
 */
const CrWarp *cre_fit_get_warp (CreFit *fit);

/* Returns: the chosen kind; %CR_FIT_NONE lets the points decide */
CrFitKind cre_fit_get_kind (CreFit *fit);

/**
 * cre_fit_get_grid:
 *
 * Returns: (transfer none): the grid of the map, or the one that it will get when the fit is
 *   finished
 */
const CrGrid *cre_fit_get_grid (CreFit *fit);

const CrNumbering *cre_fit_get_numbering (CreFit *fit);

/* Whether the orientation of the hexes can be changed: only while nothing is drawn on them. */
gboolean cre_fit_can_turn (CreFit *fit);

const char *cre_fit_get_message (CreFit *fit);

/**
 * cre_fit_guess_hex:
 *
 * Returns: the hex that the user most likely means by a click there; it is always on the map
 */
CrHex cre_fit_guess_hex (CreFit *fit, CrPoint pixel);

/**
 * cre_fit_find_point:
 * @within: in pixels of the picture
 *
 * Returns: the index of the nearest point within that distance, −1 when there is none
 */
int cre_fit_find_point (CreFit *fit, CrPoint pixel, double within);

/**
 * cre_fit_add_point:
 * @pixel: where the centre of @hex lies in the picture
 *
 * A point that the hex already has is moved.
 *
 * Returns: the index of the point
 */
guint cre_fit_add_point (CreFit *fit, CrHex hex, CrPoint pixel);

/**
 * cre_fit_move_point:
 * @again: it belongs to the same movement as the last call; both are one step of undo
 */
void cre_fit_move_point (CreFit *fit, guint index, CrPoint pixel, gboolean again);

/**
 * cre_fit_name_point:
 * @hex: the hex that the point really shows; nothing happens when another point has it
 */
void cre_fit_name_point (CreFit *fit, guint index, CrHex hex);

void cre_fit_remove_point (CreFit *fit, guint index);

/* A change of the kind is a step of undo. */
void cre_fit_set_kind (CreFit *fit, CrFitKind kind);

/**
 * cre_fit_take_points:
 * @grid: the grid of the points' hexes
 * @points: (element-type CrFitPoint): they replace all points
 *
 * Takes a proposal as a whole, in one step of undo; it can be refined like any points.
 */
void cre_fit_take_points (CreFit *fit, const CrGrid *grid, const GArray *points, CrFitKind kind);

/* Changes the grid, in one step of undo. Points keep the numbers of their hexes. */
void cre_fit_set_grid (CreFit *fit, const CrGrid *grid);

/* Changes the numbering, in one step of undo. Points keep their hexes, whatever their numbers. */
void cre_fit_set_numbering (CreFit *fit, const CrNumbering *numbering);

/**
 * cre_fit_nudge:
 * @dx: in pixels of the picture
 * @dy: in pixels of the picture
 *
 * Moves the whole grid over the picture; successive moves are one step of undo.
 */
void cre_fit_nudge (CreFit *fit, double dx, double dy);

CreFitShape cre_fit_get_shape (CreFit *fit);

/* An even fit is neither stretched nor skewed, however its points lie. */
gboolean cre_fit_is_even (CreFit *fit);

/**
 * cre_fit_set_shape:
 *
 * Stretches, turns and skews the whole grid with its points around the middle of the picture;
 * successive changes of one figure are one step of undo.
 *
 * Returns: FALSE with an error when a point would leave the picture
 */
gboolean cre_fit_set_shape (CreFit *fit, const CreFitShape *shape, GError **error);

/**
 * cre_fit_get_undo_label:
 *
 * Returns: (nullable): what would be undone, "removal of point 3"; translated
 */
const char *cre_fit_get_undo_label (CreFit *fit);

/* Returns: (nullable): what would be done again */
const char *cre_fit_get_redo_label (CreFit *fit);

gboolean cre_fit_undo (CreFit *fit);
gboolean cre_fit_redo (CreFit *fit);

/**
 * cre_fit_finish:
 * @stroke: see cre_map_document_apply(); pictures fitted in the same stroke are one step of undo
 *
 * Writes the fit into the document. Points that do not determine a fit yet are kept too, with the
 * guess on which they are based.
 *
 * Returns: whether the document changed
 */
gboolean cre_fit_finish (CreFit *fit, guint stroke);
