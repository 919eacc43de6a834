/* cra-order-entry.h: where orders are written. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraOrderEntry:
 *
 * An entry for orders. What could come next is listed over it with its meaning: Down and Up choose,
 * Tab and Enter take it. Under it is said what an order that is whole would do, or why it was
 * refused.
 */
#define CRA_TYPE_ORDER_ENTRY (cra_order_entry_get_type ())
G_DECLARE_FINAL_TYPE (CraOrderEntry, cra_order_entry, CRA, ORDER_ENTRY, GtkBox)

/* @play: (nullable) */
void cra_order_entry_set_play (CraOrderEntry *self, CrePlay *play);
