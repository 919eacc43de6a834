/* cra-man-panel.h: the panel of the men in hand: who they are and what they can do.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

#include <gtk/gtk.h>

#define CRA_TYPE_MAN_PANEL (cra_man_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraManPanel, cra_man_panel, CRA, MAN_PANEL, GtkBox)

/* Shows the men or the gear in hand as they are now, also a man of the library. Returns: whether
 * there is a button that takes the focus */
gboolean cra_man_panel_show (CraManPanel *self, CrePlay *play, CreToolPlay *tool);
