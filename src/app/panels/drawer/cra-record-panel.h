/* cra-record-panel.h: the record: what was found out about fire or walking, step by step.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"

#include <gtk/gtk.h>

#define CRA_TYPE_RECORD_PANEL (cra_record_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraRecordPanel, cra_record_panel, CRA, RECORD_PANEL, GtkBox)

/* Shows a walk, a way under fire, a shot, a field of which @floor is on screen, or how to ask. */
void cra_record_panel_show (CraRecordPanel *self, CreAsk *ask, int floor);
