/* cra-man-panel.h: who is in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

#include <gtk/gtk.h>

#define CRA_TYPE_MAN_PANEL (cra_man_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraManPanel, cra_man_panel, CRA, MAN_PANEL, GtkBox)

/* Shown anew as they are now who are in hand, be it from the library;
 * or nobody.
 *
 * Returns: whether a button of it takes the keys */
gboolean cra_man_panel_show (CraManPanel *self, CrePlay *play, CreToolPlay *tool);
