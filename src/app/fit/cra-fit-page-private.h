/* cra-fit-page-private.h: shared by the parts of the fit page. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cra-fit-page.h"
#include "cra-status-bar.h"
#include "cra-zoom-bar.h"

struct _CraFitPage {
  GtkBox parent_instance;

  CraCanvas *canvas;
  CraZoomBar *zoom_bar;
  GtkLabel *count, *message;
  GtkWidget *columns, *points, *facts;
  CraStatusBar *status;
  GtkWidget *note, *side;
  GtkWidget *propose, *answer, *stop, *keep, *refuse;
  GtkProgressBar *progress;
  GtkLabel *answer_text;
  GtkDropDown *kind, *numbers, *pictures;

  /* owned */
  CreFit *fit;
  cairo_surface_t *picture;
  GPtrArray *rows;
  GCancellable *alive;
  GTask *proposing;

  guint tick;

  /* Pixels of the picture in a unit of the canvas' plane. */
  double unit;
  int chosen; /* point, or −1 */
  gboolean dragging, filling, proposed;
};

/* Residuals above this many hex widths are red. */
#define CRA_FIT_LARGE 0.15

char *cra_fit_page_dup_decimal (double value, int digits);
CrPoint cra_fit_page_to_pixel (CraFitPage *self, CrPoint plane);
CrPoint cra_fit_page_to_widget (CraFitPage *self, CrPoint pixel);
void cra_fit_page_choose (CraFitPage *self, int index);
void cra_fit_page_focus_entry (CraFitPage *self, int index);
void cra_fit_page_draw (CraFitPage *self, cairo_t *cr);
void cra_fit_page_connect_input (CraFitPage *self);
void cra_fit_page_fill (CraFitPage *self);
char *cra_fit_page_dup_number (CraFitPage *self, CrHex hex);
void cra_fit_page_connect_panel (CraFitPage *self);
void cra_fit_page_fill_panel (CraFitPage *self, gboolean fresh);
void cra_fit_page_connect_proposing (CraFitPage *self);
void cra_fit_page_stop_proposing (CraFitPage *self);
