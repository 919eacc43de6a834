/* cra-fire-rules.h: weapon, weather and switches of a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

#include <gtk/gtk.h>

void cra_fire_rules_add_weapon (GtkWidget *form, CreToolFire *tool);
void cra_fire_rules_add_weather (GtkWidget *form, CreToolFire *tool);
void cra_fire_rules_add_tower_type (GtkWidget *form, CreToolFire *tool);
void cra_fire_rules_add_switches (GtkWidget *form, CreToolFire *tool);
