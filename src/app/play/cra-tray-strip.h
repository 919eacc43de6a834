/* cra-tray-strip.h: a narrow strip of the tray's counters, for small windows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tray.h"

#define CRA_TYPE_TRAY_STRIP (cra_tray_strip_get_type ())
G_DECLARE_FINAL_TYPE (CraTrayStrip, cra_tray_strip, CRA, TRAY_STRIP, GtkBox)

/* Counters one below the other, and a button that opens the tray in a popover. */
void cra_tray_strip_set_tray (CraTrayStrip *self, CraTray *tray);

/* Returns: (transfer none): the button that opens the tray */
GtkMenuButton *cra_tray_strip_get_button (CraTrayStrip *self);
