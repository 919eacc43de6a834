/* cra-new-dialog.h: the dialog for the size and kind of hexes of a new map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"

#include <gtk/gtk.h>

#define CRA_TYPE_NEW_DIALOG (cra_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CraNewDialog, cra_new_dialog, CRA, NEW_DIALOG, GtkWindow)

/* Signal: chosen (const CrGrid *, const char *title). */
CraNewDialog *cra_new_dialog_new (GtkWindow *parent, const char *title, const char *name);
