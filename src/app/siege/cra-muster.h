/* cra-muster.h: who and what a siege begins with. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

#include <gtk/gtk.h>

/**
 * CraMuster:
 *
 * Men are added to a camp, engines are brought, food and length of the siege are said: by orders,
 * as whoever writes them would.
 *
 * Signal: chosen (const char *): an order as it is written.
 */
#define CRA_TYPE_MUSTER (cra_muster_get_type ())
G_DECLARE_FINAL_TYPE (CraMuster, cra_muster, CRA, MUSTER, GtkBox)

/* Its choices are those of the siege's library and rules. */
void cra_muster_set_siege (CraMuster *self, CreSiege *siege);

/* What is said only before the first day, is no longer asked then. */
void cra_muster_update (CraMuster *self);
