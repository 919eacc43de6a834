/* cra-tool-strip.h: the column of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_TOOL_STRIP (cra_tool_strip_get_type ())
G_DECLARE_FINAL_TYPE (CraToolStrip, cra_tool_strip, CRA, TOOL_STRIP, GtkBox)

/* Only the button of the tool in use can be reached by Tab; the first, while that has none. */
void cra_tool_strip_set_tool (CraToolStrip *self, const char *id);

/* In a low window the tools move closer together. */
void cra_tool_strip_set_low (CraToolStrip *self, gboolean low);

/* The button at the foot that opens the options where they have no place of their own. */
GtkMenuButton *cra_tool_strip_get_swatch (CraToolStrip *self);

/* The kind in hand is seen on that button. */
void cra_tool_strip_set_kind (CraToolStrip *self, GdkPaintable *picture, const char *name);

/* A tool without kinds shows itself there. */
void cra_tool_strip_set_icon (CraToolStrip *self, const char *icon, const char *name);
