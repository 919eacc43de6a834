/* cra-gear-button.h: a button for a kind of gear that can be put on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray-row.h"

#include <gtk/gtk.h>

/**
 * CraGearButton:
 *
 * A kind of gear, and how many pieces of it are on the map. A press or a drag takes it in hand.
 */
#define CRA_TYPE_GEAR_BUTTON (cra_gear_button_get_type ())
G_DECLARE_FINAL_TYPE (CraGearButton, cra_gear_button, CRA, GEAR_BUTTON, GtkButton)

/* Returns: (transfer floating): a button. @row: it is referenced. Signal: dragged (): a drag has
 * begun. */
GtkWidget *cra_gear_button_new (CraTrayRow *row);

CraTrayRow *cra_gear_button_get_row (CraGearButton *self);

/* @n: how many pieces are on the map; @waiting: how many pieces of the scenario must still be put
 * there */
void cra_gear_button_set_count (CraGearButton *self, guint n, guint waiting);

/* A short button shows only the icon and the number. */
void cra_gear_button_set_short (CraGearButton *self);
