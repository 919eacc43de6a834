/* cra-join-window.h: where another map is laid beside the one of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-join.h"

#include <gtk/gtk.h>

/**
 * CraJoinWindow: the places where it fits, and how both look there. Signals: joined (CreMapDocument
 * *), when they are one map in a file of its own.
 */
#define CRA_TYPE_JOIN_WINDOW (cra_join_window_get_type ())
G_DECLARE_FINAL_TYPE (CraJoinWindow, cra_join_window, CRA, JOIN_WINDOW, GtkWindow)

/* @join: (transfer full); @folder: (nullable): where the file is proposed */
GtkWidget *cra_join_window_new (GtkWindow *parent, CreJoin *join, GFile *folder);
