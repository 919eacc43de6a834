/* cra-gear-list.h: the list of all kinds of gear that can be put on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

/**
 * CraGearList:
 *
 * A button for each kind of gear in the rules of the game, with how many pieces are on the map.
 *
 * Signals: taken (CraTrayRow *), when a kind is taken in hand; placing (), when the map should get
 * the focus.
 */
#define CRA_TYPE_GEAR_LIST (cra_gear_list_get_type ())
G_DECLARE_FINAL_TYPE (CraGearList, cra_gear_list, CRA, GEAR_LIST, GtkBox)

/* @brief: show only icons, and only ladders and gear that is rolled */
GtkWidget *cra_gear_list_new (gboolean brief);

/* Of a game that a siege leads: whose gear is offered. */
void cra_gear_list_set_party (CraGearList *self, int party);

/* @play: (nullable): */
void cra_gear_list_set_play (CraGearList *self, CrePlay *play);
