/* cre-fit-private.h: shared by the files of the fit. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-fit.h"

/* A state of the fit, which its undo brings back. */
typedef struct {
  GArray *points; /* CrFitPoint */
  CrAffine moved; /* pixels to pixels; used while the points do not determine a fit */
  CrFitKind kind; /* the chosen kind; NONE lets the points decide */
  CrGrid grid;    /* the grid that the map will have, and its numbering */
  CrNumbering numbering;
  char *what; /* the act that led to it, translated; NULL for the first state */
} CreFitState;

struct _CreFit {
  GObject parent_instance;

  /* owned */
  CreMapDocument *document;
  GPtrArray *states; /* CreFitState; the history of the fit */
  char *message;
  char *broken; /* why the fit in the file cannot be read; NULL when it can */

  guint picture;
  int width, height; /* of the picture, in pixels */
  CrWarp base;       /* the fit before, or a first guess */
  gboolean guessed;  /* @base is a guess: the picture stretched over the map */
  guint at;          /* the index of the current state */
  int moving;        /* the point whose moves are one step, −1 for none */

  CrFitResult result;
  CrWarp warp;
};

/* Returns: (transfer full): a copy of @like with its points */
CreFitState *cre_fit_state_new (const CreFitState *like);

/* Returns: (transfer none): the current state, and below one of its points; they may be changed
 * after cre_fit_step() */
CreFitState *cre_fit_get_state (CreFit *fit);
CrFitPoint *cre_fit_point_at (CreFit *fit, guint index);
/* Begins a new state. @what: (transfer full): the name of the act for undo */
void cre_fit_step (CreFit *fit, char *what);

/* Applies the move of the whole grid by hand. */
void cre_fit_move_warp (const CreFitState *state, CrWarp *warp);

/* The first computes the warp, the misfit and the message of the state; the second also emits the
 * signals. */
void cre_fit_compute (CreFit *fit);
void cre_fit_tell (CreFit *fit);
