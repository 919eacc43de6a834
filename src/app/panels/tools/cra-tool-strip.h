/* cra-tool-strip.h: the column of buttons for the tools.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_TOOL_STRIP (cra_tool_strip_get_type ())
G_DECLARE_FINAL_TYPE (CraToolStrip, cra_tool_strip, CRA, TOOL_STRIP, GtkBox)

/* Presses the button of that tool, which is then the one that Tab reaches; without a tool it is the
 * first. */
void cra_tool_strip_set_tool (CraToolStrip *self, const char *id);

/* In a low window the tools move closer together. */
void cra_tool_strip_set_low (CraToolStrip *self, gboolean low);

/* Returns: (transfer none): the button at the foot that opens the options where they have no panel
 * of their own */
GtkMenuButton *cra_tool_strip_get_swatch (CraToolStrip *self);

/* Shows the kind in hand on that button. */
void cra_tool_strip_set_kind (CraToolStrip *self, GdkPaintable *picture, const char *name);

/* Shows a tool without kinds on that button. */
void cra_tool_strip_set_icon (CraToolStrip *self, const char *icon, const char *name);
