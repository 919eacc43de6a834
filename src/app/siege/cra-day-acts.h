/* cra-day-acts.h: what may be done today. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

#include <gtk/gtk.h>

/**
 * CraDayActs:
 *
 * A button for each order that one may think of at this hour of the siege, with what it would come
 * to, or why it cannot be given.
 *
 * Signals: chosen (const char *): an order as it is written; refused (const char *): a sentence.
 */
#define CRA_TYPE_DAY_ACTS (cra_day_acts_get_type ())
G_DECLARE_FINAL_TYPE (CraDayActs, cra_day_acts, CRA, DAY_ACTS, GtkBox)

/* @place: (nullable): the hex that is pointed at */
void cra_day_acts_show (CraDayActs *self, CreSiege *siege, const CrPlace *place);
