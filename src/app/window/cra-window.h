/* cra-window.h: one window with one map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-application.h"

#define CRA_TYPE_WINDOW (cra_window_get_type ())
G_DECLARE_FINAL_TYPE (CraWindow, cra_window, CRA, WINDOW, GtkApplicationWindow)

CraWindow *cra_window_new (CraApplication *application);

/* The window must be empty. One that is not shown yet does not begin with the start page, whose
 * maps would all be listed for the moment until this one is there. */
void cra_window_open (CraWindow *self, GFile *file);

/**
 * cra_window_find:
 *
 * Returns: (transfer none) (nullable): the window that shows that file, or is about to
 */
CraWindow *cra_window_find (GtkApplication *application, GFile *file);

/* Whether a map may be opened in this window without another making room. */
gboolean cra_window_is_empty (CraWindow *self);
