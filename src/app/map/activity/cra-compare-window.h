/* cra-compare-window.h: a window that shows two states of a map side by side.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"

#include "cr-map.h"

#define CRA_TYPE_COMPARE_WINDOW (cra_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (CraCompareWindow, cra_compare_window, CRA, COMPARE_WINDOW, GtkWindow)

/* Returns: (transfer none): the window, which changes nothing. @here: (nullable): the map that
 * stands for a state with "here" set. @label, @action: a button that does something about the
 * difference; @parent has the action */
CraCompareWindow *cra_compare_window_new (GtkWindow *parent,
                                          const CrMap *here,
                                          const CraState states[2],
                                          const char *label,
                                          const char *action);
