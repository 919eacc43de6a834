/* cre-fit-private.h: what the files of a fit share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-fit.h"

/* All that the mode's undo brings back. */
typedef struct {
  GArray *points; /* CrFitPoint */
  CrAffine moved; /* pixels to pixels; used while the points carry no fit */
  CrFitKind kind; /* asked for; NONE leaves it to the points */
  CrGrid grid;    /* that the map is to have, and how it numbers its hexes */
  CrNumbering numbering;
  char *what; /* led to it, translated; NULL for the first */
} CreFitState;

struct _CreFit {
  GObject parent_instance;

  /* owned */
  CreMapDocument *document;
  GPtrArray *states; /* CreFitState; the mode's history */
  char *message;
  char *broken; /* why the file's own fit cannot be read; NULL: it can */

  guint picture;
  int width, height; /* of it, in pixels */
  CrWarp base;       /* before the mode, or a first guess */
  gboolean guessed;  /* the base: the picture stretched over the map */
  guint at;          /* the state that holds */
  int moving;        /* point whose moves make one step, -1 */

  CrFitResult result;
  CrWarp warp;
};

/* All of @like, its points copied. */
CreFitState *cre_fit_state_new (const CreFitState *like);

/* (transfer none): the state that holds, and one of its points, to be changed after a step. */
CreFitState *cre_fit_get_state (CreFit *fit);
CrFitPoint *cre_fit_point_at (CreFit *fit, guint index);
/* @what: (transfer full): what is done, as undo names it */
void cre_fit_step (CreFit *fit, char *what);

/* The whole grid as it was moved by hand. */
void cre_fit_move_warp (const CreFitState *state, CrWarp *warp);

/* What the state means: the warp, the misfit and the message; telling also says so. */
void cre_fit_compute (CreFit *fit);
void cre_fit_tell (CreFit *fit);
