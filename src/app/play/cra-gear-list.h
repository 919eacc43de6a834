/* cra-gear-list.h: all gear there is, for the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

/**
 * CraGearList:
 *
 * A button for each kind of gear that the rules of the game know, with how many of it are there.
 *
 * Signals: taken (CraTrayRow *), when it is taken in hand; placing (), when the map is to have the
 * keys.
 */
#define CRA_TYPE_GEAR_LIST (cra_gear_list_get_type ())
G_DECLARE_FINAL_TYPE (CraGearList, cra_gear_list, CRA, GEAR_LIST, GtkBox)

/* @brief: no more than signs, of a ladder and what is rolled */
GtkWidget *cra_gear_list_new (gboolean brief);

/* @play: (nullable): */
void cra_gear_list_set_play (CraGearList *self, CrePlay *play);
