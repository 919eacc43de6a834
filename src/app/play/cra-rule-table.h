/* cra-rule-table.h: the window of a table of the rules.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

#include <gtk/gtk.h>

/**
 * CraRuleTable:
 *
 * The cells of a table, each with the mark of its source. The table can be saved for a spreadsheet,
 * and replaced by one.
 *
 * Signal: replaced (const char *csv), with the whole new table; NULL when the ruleset's own table
 * is used again.
 */
#define CRA_TYPE_RULE_TABLE (cra_rule_table_get_type ())
G_DECLARE_FINAL_TYPE (CraRuleTable, cra_rule_table, CRA, RULE_TABLE, GtkWindow)

/* @csv: (nullable): the table that the game uses in place of the one in the ruleset */
GtkWidget *cra_rule_table_new (GtkWindow *parent,
                               const CrRuleset *ruleset,
                               const char *id,
                               const char *csv);

/* Replaces the table by a spreadsheet. Returns: FALSE with an error that tells file, line and what
 * was expected; the table is then unchanged */
gboolean cra_rule_table_import (CraRuleTable *self, const char *path, GError **error);
gboolean cra_rule_table_export (CraRuleTable *self, const char *path, GError **error);
