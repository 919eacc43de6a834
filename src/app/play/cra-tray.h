/* cra-tray.h: the tray of men and gear that can be put on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

#define CRA_TYPE_TRAY (cra_tray_get_type ())
G_DECLARE_FINAL_TYPE (CraTray, cra_tray, CRA, TRAY, GtkBox)

/* Signals: taken (CraTrayRow *), when a man or gear is chosen; placing (), when the map should get
 * the focus to place it; side (), when the other side is shown. @play: (nullable) */
void cra_tray_set_play (CraTray *self, CrePlay *play);

/* Returns: the side to which men are added who are put on the map */
int cra_tray_get_party (CraTray *self);

/* Puts the chosen man or gear out of hand. */
void cra_tray_let_go (CraTray *self);

/* Returns: (transfer none) (element-type CraTrayRow): the men of the shown side */
GListModel *cra_tray_get_rows (CraTray *self);

/* Chooses a row as a click does; @placing: as Enter does. */
void cra_tray_choose (CraTray *self, CraTrayRow *row, gboolean placing);

/* Returns: (transfer none): the buttons for gear, to be put in a strip beside the map */
GtkWidget *cra_tray_new_gear (CraTray *self);
