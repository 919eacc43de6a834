/* cra-compare-window.h: two states of a map side by side. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "cr-map.h"

/**
 * CraState: one of the two
 * @heading: what it is
 * @path: of its file, or beside which its ruleset lies
 * @map: (nullable): itself, where it is not the file's; taken over
 */
typedef struct {
  const char *heading, *path;
  CrMap *map;
} CraState;

#define CRA_TYPE_COMPARE_WINDOW (cra_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (CraCompareWindow, cra_compare_window, CRA, COMPARE_WINDOW, GtkWindow)

/* @label, @action: what can be done about it, asked of @parent. Nothing is changed by looking. */
CraCompareWindow *cra_compare_window_new (GtkWindow *parent,
                                          CraState one,
                                          CraState other,
                                          const char *label,
                                          const char *action);
