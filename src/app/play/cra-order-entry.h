/* cra-order-entry.h: the entry in which orders are typed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraOrderEntry:
 *
 * An entry for orders. A list over it shows the words that could come next, with their meaning:
 * Down and Up select, Tab and Enter take the word. The note below says what a complete order would
 * do, or why it was refused.
 */
#define CRA_TYPE_ORDER_ENTRY (cra_order_entry_get_type ())
G_DECLARE_FINAL_TYPE (CraOrderEntry, cra_order_entry, CRA, ORDER_ENTRY, GtkBox)

/* @play: (nullable) */
void cra_order_entry_set_play (CraOrderEntry *self, CrePlay *play);
