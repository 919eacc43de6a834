/* cra-fit-page.h: the page on which a grid is laid on a picture by clicking hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"

#include "cre-fit.h"

#define CRA_TYPE_FIT_PAGE (cra_fit_page_get_type ())
G_DECLARE_FINAL_TYPE (CraFitPage, cra_fit_page, CRA, FIT_PAGE, GtkBox)

/* Signal: failed (const char *): the picture cannot be shown; the text says why. */

/**
 * cra_fit_page_set_fit:
 * @fit: (nullable): NULL when the activity ends
 */
void cra_fit_page_set_fit (CraFitPage *self, CreFit *fit);

CraCanvas *cra_fit_page_get_canvas (CraFitPage *self);

/* Appends the widgets that F6 goes through, from the note to the status bar. */
void cra_fit_page_list_areas (CraFitPage *self, GPtrArray *areas);
