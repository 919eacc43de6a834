/* cra-compare-window.h: two states of a map side by side. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cra-activity.h"

#include "cr-map.h"

#define CRA_TYPE_COMPARE_WINDOW (cra_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (CraCompareWindow, cra_compare_window, CRA, COMPARE_WINDOW, GtkWindow)

/* @here: (nullable): what one of them is here
 * @label, @action: what can be done about it, asked of @parent. Nothing is changed by looking. */
CraCompareWindow *cra_compare_window_new (GtkWindow *parent,
                                          const CrMap *here,
                                          const CraState states[2],
                                          const char *label,
                                          const char *action);
