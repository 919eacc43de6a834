/* cra-fire-men.h: men and siege towers that stand there for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

#include <gtk/gtk.h>

/* What clicks place, and how it stands. */
#define CRA_TYPE_FIRE_MEN (cra_fire_men_get_type ())
G_DECLARE_FINAL_TYPE (CraFireMen, cra_fire_men, CRA, FIRE_MEN, GtkBox)

GtkWidget *cra_fire_men_new (CreToolFire *tool);
