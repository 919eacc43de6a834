/* cra-record-panel.h: what a tool has found out: a shot or a way, step by step.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

#include <gtk/gtk.h>

#define CRA_TYPE_RECORD_PANEL (cra_record_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraRecordPanel, cra_record_panel, CRA, RECORD_PANEL, GtkBox)
