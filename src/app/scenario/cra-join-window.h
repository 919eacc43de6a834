/* cra-join-window.h: the window in which another map is joined to that of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-join.h"

#include <gtk/gtk.h>

/**
 * CraJoinWindow: the places where the other map fits, and how both maps look there.
 *
 * Signal: joined (CreMapDocument *): both were saved as one map in a file of its own.
 */
#define CRA_TYPE_JOIN_WINDOW (cra_join_window_get_type ())
G_DECLARE_FINAL_TYPE (CraJoinWindow, cra_join_window, CRA, JOIN_WINDOW, GtkWindow)

/* @join: (transfer full); @folder: (nullable): the folder proposed for the new file */
GtkWidget *cra_join_window_new (GtkWindow *parent, CreJoin *join, GFile *folder);
