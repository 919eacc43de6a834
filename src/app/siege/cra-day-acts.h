/* cra-day-acts.h: buttons for the orders that can be given today in a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

#include <gtk/gtk.h>

/**
 * CraDayActs:
 *
 * A button for each order that makes sense at this point of the siege, with its effect, or with the
 * reason why it cannot be given.
 *
 * Signals: chosen (const char *): an order as it is written; refused (const char *): the reason, a
 * sentence.
 */
#define CRA_TYPE_DAY_ACTS (cra_day_acts_get_type ())
G_DECLARE_FINAL_TYPE (CraDayActs, cra_day_acts, CRA, DAY_ACTS, GtkBox)

/* @place: (nullable): the hex under the pointer */
void cra_day_acts_show (CraDayActs *self, CreSiege *siege, const CrPlace *place);

/* Presses the suggested button, if there is one. */
void cra_day_acts_go_on (CraDayActs *self);

/* Gives the focus to the first button, not to a link in the text above it. */
void cra_day_acts_take_focus (CraDayActs *self);
