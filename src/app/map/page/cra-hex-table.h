/* cra-hex-table.h: the table of all hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-hex-table.h"

#include <gtk/gtk.h>

#define CRA_TYPE_HEX_TABLE (cra_hex_table_get_type ())
G_DECLARE_FINAL_TYPE (CraHexTable, cra_hex_table, CRA, HEX_TABLE, GtkBox)

/**
 * CraHexTable: the map as text: every hex with what is on it, sorted by any column, filtered by
 * words.
 *
 * Signals: chosen (const CrPlace *), when a row was selected; left (), when the table is to be
 * closed.
 */
void cra_hex_table_open (CraHexTable *self, CreMapDocument *document);

/* Frees the rows, so that a hidden table costs nothing. */
void cra_hex_table_close (CraHexTable *self);

/* Returns: (transfer none) (nullable): the rows; NULL while the table is closed */
CreHexTable *cra_hex_table_get_rows (CraHexTable *self);
