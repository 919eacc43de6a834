/* cra-fire-ends.h: the side over which a man shoots, and what shooter and target stand on.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"

#include <gtk/gtk.h>

/* Drop-downs for both ends of the line of fire. */
#define CRA_TYPE_FIRE_ENDS (cra_fire_ends_get_type ())
G_DECLARE_FINAL_TYPE (CraFireEnds, cra_fire_ends, CRA, FIRE_ENDS, GtkBox)

GtkWidget *cra_fire_ends_new (CreAsk *ask);
