/* cra-tray.h: who may come onto the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

#define CRA_TYPE_TRAY (cra_tray_get_type ())
G_DECLARE_FINAL_TYPE (CraTray, cra_tray, CRA, TRAY, GtkBox)

/* Signals: taken (CraTrayRow *), when a man or gear is chosen; placing (), when it is to be put
 * somewhere by the keyboard. @play: (nullable) */
void cra_tray_set_play (CraTray *self, CrePlay *play);

/* Which side those come to who are put on the map. */
int cra_tray_get_party (CraTray *self);

/* Takes whoever is chosen out of hand. */
void cra_tray_let_go (CraTray *self);

/* (transfer none) (element-type CraTrayRow): those of the side. */
GListModel *cra_tray_get_rows (CraTray *self);

/* As if his row were pressed; @placing: with Enter. */
void cra_tray_choose (CraTray *self, CraTrayRow *row, gboolean placing);

/* (transfer none): of gear, for a strip beside the map. */
GtkWidget *cra_tray_new_gear (CraTray *self);
