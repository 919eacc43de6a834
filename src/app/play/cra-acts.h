/* cra-acts.h: buttons for the orders that can be given.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraActs:
 *
 * A button for each order, two in a row where their texts are short. Many orders of one kind, such
 * as all the places to which a ladder can be shifted, are one button that opens a menu.
 */
#define CRA_TYPE_ACTS (cra_acts_get_type ())
G_DECLARE_FINAL_TYPE (CraActs, cra_acts, CRA, ACTS, GtkGrid)

/**
 * cra_acts_show:
 * @orders: (element-type CrOrder): orders that the map itself does not show
 * @most: add no more buttons than this
 *
 * Returns: how many buttons there would be without that limit
 */
guint cra_acts_show (CraActs *self, CrState *state, const GArray *orders, guint most);
