/* cra-tray-strip.h: who may come onto the map, where there is little room.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray.h"

#define CRA_TYPE_TRAY_STRIP (cra_tray_strip_get_type ())
G_DECLARE_FINAL_TYPE (CraTrayStrip, cra_tray_strip, CRA, TRAY_STRIP, GtkBox)

/* A row of counters, one below the other, and a button that opens the tray itself. */
void cra_tray_strip_set_tray (CraTrayStrip *self, CraTray *tray);

/* The button that opens the tray meanwhile. */
GtkMenuButton *cra_tray_strip_get_button (CraTrayStrip *self);
