/* cra-resize-dialog.h: the dialog that moves the edges of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cr-resize.h"
#include "cre-map-document.h"

/* Signal: chosen (const CrMargins *): how far each edge moves. */
#define CRA_TYPE_RESIZE_DIALOG (cra_resize_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CraResizeDialog, cra_resize_dialog, CRA, RESIZE_DIALOG, GtkWindow)

CraResizeDialog *cra_resize_dialog_new (GtkWindow *parent, CreMapDocument *document);
