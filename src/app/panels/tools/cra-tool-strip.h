/* cra-tool-strip.h: the column of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_TOOL_STRIP (cra_tool_strip_get_type ())
G_DECLARE_FINAL_TYPE (CraToolStrip, cra_tool_strip, CRA, TOOL_STRIP, GtkBox)

void cra_tool_strip_set_tool (CraToolStrip *self, const char *id);
void cra_tool_strip_set_low (CraToolStrip *self, gboolean low);
GtkMenuButton *cra_tool_strip_get_swatch (CraToolStrip *self);
void cra_tool_strip_set_kind (CraToolStrip *self, GdkPaintable *picture, const char *name);
void cra_tool_strip_set_icon (CraToolStrip *self, const char *icon, const char *name);
