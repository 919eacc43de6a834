/* cra-tray-row.h: a man of the library, or gear. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"
#include "cre-play.h"

/**
 * CraTrayRow:
 *
 * Property: here (uint), how many of them are on the map or have been.
 */
#define CRA_TYPE_TRAY_ROW (cra_tray_row_get_type ())
G_DECLARE_FINAL_TYPE (CraTrayRow, cra_tray_row, CRA, TRAY_ROW, GObject)

/* Gear: a work of the ruleset, which must outlive the row. */
CraTrayRow *cra_tray_row_new_gear (const char *text, const CrWork *work);
const CrWork *cra_tray_row_get_work (CraTrayRow *self); /* NULL: he is a man */

/* (nullable): NULL for gear */
const CrCharacter *cra_tray_row_get (CraTrayRow *self);
const char *cra_tray_row_get_text (CraTrayRow *self);

/* Of a man: counted anew in the game. */
void cra_tray_row_follow (CraTrayRow *self, CrePlay *play);
guint cra_tray_row_get_here (CraTrayRow *self);

/* His counter as it is at first; it borrows from the row. */
CrToken cra_tray_row_get_token (CraTrayRow *self);

/* (transfer full): "Watkin, Halberdier, attack 9, …, 2 on the map" */
char *cra_tray_row_dup_spoken (CraTrayRow *self);

/* Whether his name or that of his class has them, whatever their case. */
gboolean cra_tray_row_has_words (CraTrayRow *self, const char *words);

/* Returns: 2 when that is his name, 1 when it begins so, else 0 */
int cra_tray_row_is_called (CraTrayRow *self, const char *words);

/* (transfer full) (element-type CraTrayRow): those who could come for that side, by class */
GPtrArray *cra_tray_row_list (CrePlay *play, int party);
