/* cra-fit-page-private.h: shared by the parts of the fit page.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-fit-page.h"
#include "cra-shift-button.h"
#include "cra-status-bar.h"
#include "cra-zoom-bar.h"

#include "cr-propose.h"

/* How many fields a #CreFitShape has. */
#define CRA_FIT_N_SHAPES 4

struct _CraFitPage {
  GtkBox parent_instance;

  CraCanvas *canvas;
  CraZoomBar *zoom_bar;
  GtkLabel *count, *message;
  GtkWidget *columns, *points, *misfits, *facts, *grid;
  CraStatusBar *status;
  GtkWidget *note, *side;
  GtkWidget *propose, *answer, *stop, *keep, *refuse, *offer, *shifts;
  GtkProgressBar *progress;
  GtkLabel *answer_text, *warnings;
  GtkDropDown *kind, *pictures;

  /* made in code, borrowed; arrays of two by #CrShift: the buttons of the section, and those that
   * answer */
  GtkDropDown *hexes, *numbers;
  GtkLabel *first;
  GtkSpinButton *spins[2];
  GtkCheckButton *halves;
  CraShiftButton shift[2], asked[2];
  GtkSpinButton *shape[CRA_FIT_N_SHAPES];

  /* owned */
  CreFit *fit;
  cairo_surface_t *picture;
  GPtrArray *rows;
  GCancellable *alive;
  GTask *proposing;
  CrProposal *proposal; /* the grid that was found and is being asked about, NULL: none */
  CrGrid searched;      /* the grid of the map when the search began */

  guint tick;

  /* How many pixels of the picture make one unit of the canvas. */
  double unit;
  int chosen; /* a point's number, or −1 */
  gboolean dragging, filling, proposed;
};

/* Residuals above this many hex widths are shown in red. */
#define CRA_FIT_LARGE 0.15

CrPoint cra_fit_page_to_pixel (CraFitPage *self, CrPoint plane);
CrPoint cra_fit_page_to_widget (CraFitPage *self, CrPoint pixel);
void cra_fit_page_choose (CraFitPage *self, int index);

void cra_fit_page_draw (CraFitPage *self, cairo_t *cr);
void cra_fit_page_connect_input (CraFitPage *self);

/* Fills everything at the right and below from the current fit. */
void cra_fit_page_fill (CraFitPage *self);

char *cra_fit_page_dup_number (CraFitPage *self, CrHex hex);
void cra_fit_page_connect_panel (CraFitPage *self);

/* Fills all but the list of points. @fresh: another picture is being fitted */
void cra_fit_page_fill_panel (CraFitPage *self, gboolean fresh);

void cra_fit_page_connect_grid (CraFitPage *self);
void cra_fit_page_fill_grid (CraFitPage *self);
void cra_fit_page_connect_shape (CraFitPage *self);
void cra_fit_page_fill_shape (CraFitPage *self);
void cra_fit_page_propose (CraFitPage *self);
void cra_fit_page_show_search (CraFitPage *self);

/* Shows what was found, whether it was taken at once or is asked about. */
void cra_fit_page_show_answer (CraFitPage *self);

void cra_fit_page_hide_answer (CraFitPage *self);
void cra_fit_page_connect_answer (CraFitPage *self);
void cra_fit_page_connect_proposing (CraFitPage *self);

/**
 * cra_fit_page_stop_proposing:
 *
 * Gives up the search, or forgets what it found.
 */
void cra_fit_page_stop_proposing (CraFitPage *self);
