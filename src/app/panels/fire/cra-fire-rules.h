/* cra-fire-rules.h: weapon, weather and switches of the rules for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-tower-placer.h"

#include <gtk/gtk.h>

void cra_fire_rules_add_weapon (GtkWidget *form, CreAsk *ask);
void cra_fire_rules_add_weather (GtkWidget *form, CreAsk *ask);

/* Adds a drop-down of the kinds of siege tower in the ruleset. */
void cra_fire_rules_add_tower_type (GtkWidget *form,
                                    const CrRuleset *ruleset,
                                    CreTowerPlacer *towers);

void cra_fire_rules_add_switches (GtkWidget *form, CreAsk *ask);
