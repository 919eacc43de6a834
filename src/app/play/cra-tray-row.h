/* cra-tray-row.h: a row of the tray: a man of the library, or a kind of gear.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"
#include "cre-play.h"

/**
 * CraTrayRow:
 *
 * Property: here (uint), how many of them are on the map or have been there.
 */
#define CRA_TYPE_TRAY_ROW (cra_tray_row_get_type ())
G_DECLARE_FINAL_TYPE (CraTrayRow, cra_tray_row, CRA, TRAY_ROW, GObject)

/* Returns: (transfer full): a row for gear. @work: borrowed from the ruleset, which must outlive
 * the row */
CraTrayRow *cra_tray_row_new_gear (const char *text, const CrWork *work);
const CrWork *cra_tray_row_get_work (CraTrayRow *self); /* NULL for a man */

/* Returns: (transfer none) (nullable): the character; NULL for gear */
const CrCharacter *cra_tray_row_get (CraTrayRow *self);
const char *cra_tray_row_get_text (CraTrayRow *self);

/* Counts again how many of him are in the game; only for a man. */
void cra_tray_row_follow (CraTrayRow *self, CrePlay *play);
guint cra_tray_row_get_here (CraTrayRow *self);

/* Returns: his counter before any wound; it borrows from the row */
CrToken cra_tray_row_get_token (CraTrayRow *self);

/* Returns: (transfer full): the row for screen readers: "Watkin, Halberdier, attack 9, …, 2 on the
 * map" */
char *cra_tray_row_dup_spoken (CraTrayRow *self);

/* Whether his name or that of his class contains all of the words, in any case. */
gboolean cra_tray_row_has_words (CraTrayRow *self, const char *words);

/* Returns: 2 when the words are his name, 1 when it begins with them, otherwise 0 */
int cra_tray_row_is_called (CraTrayRow *self, const char *words);

/* Returns: (transfer full) (element-type CraTrayRow): the men who could be put on that side, by
 * class */
GPtrArray *cra_tray_row_list (CrePlay *play, int party);
