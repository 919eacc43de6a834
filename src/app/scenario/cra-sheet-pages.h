/* cra-sheet-pages.h: the sheet of a scenario as it is printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_SHEET_PAGES (cra_sheet_pages_get_type ())
G_DECLARE_FINAL_TYPE (CraSheetPages, cra_sheet_pages, CRA, SHEET_PAGES, GtkBox)

GtkWidget *cra_sheet_pages_new (void);

/* @document: (nullable): without one, or without its map, there is nothing to be seen */
void cra_sheet_pages_show (CraSheetPages *self, CreScenarioDocument *document);

/* (transfer none): (nullable): what its pages say, as text */
const char *cra_sheet_pages_get_text (CraSheetPages *self);
