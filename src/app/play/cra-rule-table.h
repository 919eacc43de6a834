/* cra-rule-table.h: a table of the rules. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

#include <gtk/gtk.h>

/**
 * CraRuleTable:
 *
 * Its cells, each with the mark of where it is from; saved for a spreadsheet, and replaced by one.
 *
 * Signal: replaced (const char *csv), with the whole table; NULL when it is as the ruleset has it
 * again.
 */
#define CRA_TYPE_RULE_TABLE (cra_rule_table_get_type ())
G_DECLARE_FINAL_TYPE (CraRuleTable, cra_rule_table, CRA, RULE_TABLE, GtkWindow)

/* @csv: (nullable): the table that is shown in place of the one of the ruleset */
GtkWidget *cra_rule_table_new (GtkWindow *parent,
                               const CrRuleset *ruleset,
                               const char *id,
                               const char *csv);

/* Replaced by a spreadsheet: FALSE with file, line and what was expected, and it is as it was. */
gboolean cra_rule_table_import (CraRuleTable *self, const char *path, GError **error);
gboolean cra_rule_table_export (CraRuleTable *self, const char *path, GError **error);
