/* cra-print-preview.h: the preview of all pages. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-print-job.h"

/**
 * CraPrintPreview:
 *
 * A picture of every page with its name below, one of them selected. The pictures appear one by
 * one.
 */
#define CRA_TYPE_PRINT_PREVIEW (cra_print_preview_get_type ())
G_DECLARE_FINAL_TYPE (CraPrintPreview, cra_print_preview, CRA, PRINT_PREVIEW, GtkBox)

GtkWidget *cra_print_preview_new (void);

/* @pages: (nullable): they replace those before, which are stopped */
void cra_print_preview_set_pages (CraPrintPreview *self, CraPrintPages *pages);
