/* cra-row-form.h: what a row of a scenario says, as fields.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/**
 * CraRowForm:
 *
 * Fields of one row: each change applies at once, as a step that can be undone.
 *
 * Signals: moved (const CrNode *): a field has brought the row elsewhere in the tree, where it is
 * this one.
 */
#define CRA_TYPE_ROW_FORM (cra_row_form_get_type ())
G_DECLARE_FINAL_TYPE (CraRowForm, cra_row_form, CRA, ROW_FORM, GtkBox)

/* @row: (nullable): of the document's scenario; NULL for @nothing, a sentence that says how to get
 * one */
void cra_row_form_show (CraRowForm *self,
                        CreScenarioDocument *document,
                        const CrNode *row,
                        const char *nothing);
