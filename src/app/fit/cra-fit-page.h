/* cra-fit-page.h: laying the grid on a picture by clicking hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"

#include "cre-fit.h"

#define CRA_TYPE_FIT_PAGE (cra_fit_page_get_type ())
G_DECLARE_FINAL_TYPE (CraFitPage, cra_fit_page, CRA, FIT_PAGE, GtkBox)

/* Signal: failed (const char *): the picture cannot be shown, and why. */

/**
 * cra_fit_page_set_fit:
 * @fit: (nullable): NULL when the mode is left
 */
void cra_fit_page_set_fit (CraFitPage *self, CreFit *fit);

CraCanvas *cra_fit_page_get_canvas (CraFitPage *self);

/* What F6 walks over, from the note to the status line. */
void cra_fit_page_list_areas (CraFitPage *self, GPtrArray *areas);
