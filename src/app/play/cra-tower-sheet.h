/* cra-tower-sheet.h: the levels of a siege tower, beside the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

#include <gtk/gtk.h>

#define CRA_TYPE_TOWER_SHEET (cra_tower_sheet_get_type ())
G_DECLARE_FINAL_TYPE (CraTowerSheet, cra_tower_sheet, CRA, TOWER_SHEET, GtkBox)

/* TWR-02: of the tower whose man is in hand, else of the first that has levels; hidden where none
 * stands. A press on a hex where nobody stands sends whoever is in hand there.
 *
 * Signal: pressed (), when something of it was; it is made anew then. */
void cra_tower_sheet_show (CraTowerSheet *self, CrePlay *play, CreToolPlay *tool);
