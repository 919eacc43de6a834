/* cra-tower-sheet.h: a panel with the levels of a siege tower that the map does not show.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

#include <gtk/gtk.h>

#define CRA_TYPE_TOWER_SHEET (cra_tower_sheet_get_type ())
G_DECLARE_FINAL_TYPE (CraTowerSheet, cra_tower_sheet, CRA, TOWER_SHEET, GtkBox)

/* Shows the levels (TWR-02) of the tower in which the man in hand stands, otherwise of the first
 * tower that has any; hidden when there is none. A press on a free hex sends the man in hand
 * there.⏎⏎Signal: pressed (), when anything in it was pressed; it is then filled anew. */
void cra_tower_sheet_show (CraTowerSheet *self, CrePlay *play, CreToolPlay *tool);
