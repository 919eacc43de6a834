/* cra-window.h: one window with one map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-application.h"

#define CRA_TYPE_WINDOW (cra_window_get_type ())
G_DECLARE_FINAL_TYPE (CraWindow, cra_window, CRA, WINDOW, GtkApplicationWindow)

CraWindow *cra_window_new (CraApplication *application);
void cra_window_open (CraWindow *self, GFile *file);
CraWindow *cra_window_find (GtkApplication *application, GFile *file);
gboolean cra_window_is_empty (CraWindow *self);
