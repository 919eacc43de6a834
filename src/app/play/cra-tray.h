/* cra-tray.h: who may come onto the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

#define CRA_TYPE_TRAY (cra_tray_get_type ())
G_DECLARE_FINAL_TYPE (CraTray, cra_tray, CRA, TRAY, GtkBox)

/* Signals: taken (CraTrayRow *), when a man is chosen; placing (), when he is to be put somewhere
 * by the keyboard. @play: (nullable) */
void cra_tray_set_play (CraTray *self, CrePlay *play);

/* Which side those come to who are put on the map. */
int cra_tray_get_party (CraTray *self);
void cra_tray_set_party (CraTray *self, int party);

/* Nobody is in hand any more. */
void cra_tray_let_go (CraTray *self);
