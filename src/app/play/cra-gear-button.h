/* cra-gear-button.h: gear that may come onto the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

/**
 * CraGearButton:
 *
 * A kind of gear with how many of it are on the map. Pressed or dragged it is taken in hand.
 */
#define CRA_TYPE_GEAR_BUTTON (cra_gear_button_get_type ())
G_DECLARE_FINAL_TYPE (CraGearButton, cra_gear_button, CRA, GEAR_BUTTON, GtkButton)

/* Signals: dragged (). */
GtkWidget *cra_gear_button_new (CraTrayRow *row);

CraTrayRow *cra_gear_button_get_row (CraGearButton *self);

/* @n: on the map; @waiting: the scenario has so many more of it to be put there now */
void cra_gear_button_set_count (CraGearButton *self, guint n, guint waiting);

/* No more than its sign and the number. */
void cra_gear_button_set_short (CraGearButton *self);
