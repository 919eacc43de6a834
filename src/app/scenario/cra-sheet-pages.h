/* cra-sheet-pages.h: the printed sheet of a scenario as pages on screen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_SHEET_PAGES (cra_sheet_pages_get_type ())
G_DECLARE_FINAL_TYPE (CraSheetPages, cra_sheet_pages, CRA, SHEET_PAGES, GtkBox)

GtkWidget *cra_sheet_pages_new (void);

/* @document: (nullable): without a document, or without its map, nothing is shown */
void cra_sheet_pages_show (CraSheetPages *self, CreScenarioDocument *document);
