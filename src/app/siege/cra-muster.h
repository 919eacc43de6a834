/* cra-muster.h: fields for the men, engines and food with which a siege begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

#include <gtk/gtk.h>

/**
 * CraMuster:
 *
 * Adds men and engines to a camp and sets the food and the length of the siege, by the same orders
 * that can be typed.
 *
 * Signal: chosen (const char *): an order as it is written.
 */
#define CRA_TYPE_MUSTER (cra_muster_get_type ())
G_DECLARE_FINAL_TYPE (CraMuster, cra_muster, CRA, MUSTER, GtkBox)

/* Offers the choices of the siege's library and rules. */
void cra_muster_set_siege (CraMuster *self, CreSiege *siege);

/* Hides the fields that apply only before the first day, once that has begun. */
void cra_muster_update (CraMuster *self);
