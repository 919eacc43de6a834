/* cra-print-window.h: a map on paper, as it will come out.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-activity.h"
#include "cra-print-job.h"
#include "cre-document.h"

/**
 * CraPrintWindow:
 *
 * Size, paper and contents at the left, the pages as they will be at the right; from there to a PDF
 * or to the system's dialog.
 */
#define CRA_TYPE_PRINT_WINDOW (cra_print_window_get_type ())
G_DECLARE_FINAL_TYPE (CraPrintWindow, cra_print_window, CRA, PRINT_WINDOW, GtkWindow)

/* Over the window of that activity, with what was chosen the last time. */
void cra_print_window_show (CraActivity *activity,
                            CreDocument *document,
                            const CraPrintSource *source);

/* The settings that the form shows. */
CraPrintSettings *cra_print_window_get_settings (CraPrintWindow *self);

/* (nullable): the pages as they are asked for now. */
CraPrintPages *cra_print_window_get_pages (CraPrintWindow *self);

/* Writes the pages into that file. */
void cra_print_window_save (CraPrintWindow *self, GFile *file);
