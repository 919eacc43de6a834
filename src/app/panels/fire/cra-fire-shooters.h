/* cra-fire-shooters.h: the list of shooters, with a menu to add a garrison.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"

#include <gtk/gtk.h>

#define CRA_TYPE_FIRE_SHOOTERS (cra_fire_shooters_get_type ())
G_DECLARE_FINAL_TYPE (CraFireShooters, cra_fire_shooters, CRA, FIRE_SHOOTERS, GtkBox)

GtkWidget *cra_fire_shooters_new (CreAsk *ask);
