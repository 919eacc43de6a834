/* cra-day-act.h: one thing that may be done today. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

#include <gtk/gtk.h>

/**
 * CraDayAct:
 *
 * A button that gives an order of the day, with what it would come to, or why it cannot be given;
 * and below it the men whom the order names, or the days of food, to be chosen.
 *
 * Signals: chosen (const char *): an order as it is written; refused (const char *): a sentence;
 * altered (): other men or another number have been chosen.
 */
#define CRA_TYPE_DAY_ACT (cra_day_act_get_type ())
G_DECLARE_FINAL_TYPE (CraDayAct, cra_day_act, CRA, DAY_ACT, GtkBox)

/* @order: as cr_day_list() has it, or with other men and another number */
GtkWidget *cra_day_act_new (CreSiege *siege, const CrDayOrder *order);

/* (transfer none): with the men and the number that are chosen now */
const CrDayOrder *cra_day_act_get_order (CraDayAct *self);
GtkWidget *cra_day_act_get_button (CraDayAct *self);
