/* cra-fire-men.h: men and siege towers that are placed for questions.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

#include <gtk/gtk.h>

/* Fields for what clicks place, and for the state and front of what is placed. */
#define CRA_TYPE_FIRE_MEN (cra_fire_men_get_type ())
G_DECLARE_FINAL_TYPE (CraFireMen, cra_fire_men, CRA, FIRE_MEN, GtkBox)

GtkWidget *cra_fire_men_new (CreToolFire *tool);
