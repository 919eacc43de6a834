/* cra-row-form.h: the fields of a row of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/**
 * CraRowForm:
 *
 * The fields of one row. Each change applies at once, as a step that can be undone.
 *
 * Signals: moved (const CrNode *): a field has moved the row to another place in the tree, where it
 * is this node.
 */
#define CRA_TYPE_ROW_FORM (cra_row_form_get_type ())
G_DECLARE_FINAL_TYPE (CraRowForm, cra_row_form, CRA, ROW_FORM, GtkBox)

/* @row: (nullable): borrowed from the document's scenario; for NULL, @nothing is shown, a sentence
 * that says how to get a row */
void cra_row_form_show (CraRowForm *self,
                        CreScenarioDocument *document,
                        const CrNode *row,
                        const char *nothing);
