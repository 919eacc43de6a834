/* cra-window.h: a window with one document. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-application.h"

#define CRA_TYPE_WINDOW (cra_window_get_type ())
G_DECLARE_FINAL_TYPE (CraWindow, cra_window, CRA, WINDOW, GtkApplicationWindow)

CraWindow *cra_window_new (CraApplication *application);

/* Opens a file in this window, which must be empty. If it is not shown yet, it skips the start
 * page, whose maps would otherwise all be listed for a moment. */
void cra_window_open (CraWindow *self, GFile *file);

/**
 * cra_window_find:
 *
 * Returns: (transfer none) (nullable): the window that shows that file or is opening it
 */
CraWindow *cra_window_find (GtkApplication *application, GFile *file);

/* Whether the window has no document, so that one can be opened in it. */
gboolean cra_window_is_empty (CraWindow *self);
