/* cra-acts.h: what can be done, as buttons. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraActs:
 *
 * A button for each act, two in a row where they are short. Many of one kind, as all the places
 * that a ladder could be shifted to, are one button that opens a list of them.
 */
#define CRA_TYPE_ACTS (cra_acts_get_type ())
G_DECLARE_FINAL_TYPE (CraActs, cra_acts, CRA, ACTS, GtkGrid)

/**
 * cra_acts_show:
 * @orders: (element-type CrOrder): of them those that the map does not show
 * @most: so many buttons and no more
 *
 * Returns: how many there would be
 */
guint cra_acts_show (CraActs *self, CrState *state, const GArray *orders, guint most);
