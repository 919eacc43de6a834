/* cra-tray-row.h: a man of the library, the heading over those of his class, or gear.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"
#include "cre-play.h"

#define CRA_TYPE_TRAY_ROW (cra_tray_row_get_type ())
G_DECLARE_FINAL_TYPE (CraTrayRow, cra_tray_row, CRA, TRAY_ROW, GObject)

/* @character: (nullable): NULL for a heading
 * @text: his name, or that of the class */
CraTrayRow *cra_tray_row_new (const CrCharacter *character, const char *text);

/* A ladder. */
CraTrayRow *cra_tray_row_new_ladder (const char *text);

/* (nullable): NULL for a heading and for gear */
const CrCharacter *cra_tray_row_get (CraTrayRow *self);
gboolean cra_tray_row_is_ladder (CraTrayRow *self);
const char *cra_tray_row_get_text (CraTrayRow *self);

/* His counter as it is at first; it borrows from the row. */
CrToken cra_tray_row_get_token (CraTrayRow *self, int party);

/* (transfer full) (element-type CraTrayRow): those of whom the name or the class has the words of
 * @needle, by class. */
GPtrArray *cra_tray_row_list (const CrCharacters *library, const char *needle);
