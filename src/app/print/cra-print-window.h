/* cra-print-window.h: the window in which a map is printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-activity.h"
#include "cra-print-job.h"
#include "cre-document.h"

/**
 * CraPrintWindow:
 *
 * Size, paper and contents at the left, a preview of the pages at the right, with buttons for a PDF
 * and for the print dialog of the system.
 */
#define CRA_TYPE_PRINT_WINDOW (cra_print_window_get_type ())
G_DECLARE_FINAL_TYPE (CraPrintWindow, cra_print_window, CRA, PRINT_WINDOW, GtkWindow)

/* Opens the window over that of the activity, with the settings of the last time. */
void cra_print_window_show (CraActivity *activity,
                            CreDocument *document,
                            const CraPrintSource *source);

/* Returns: (transfer none): the settings that the form shows */
CraPrintSettings *cra_print_window_get_settings (CraPrintWindow *self);

/* Returns: (transfer none) (nullable): the pages of the preview */
CraPrintPages *cra_print_window_get_pages (CraPrintWindow *self);

/* Writes the pages into that file. */
void cra_print_window_save (CraPrintWindow *self, GFile *file);
