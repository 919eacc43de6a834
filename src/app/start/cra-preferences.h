/* cra-preferences.h: the window of preferences, which hold for all maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-plain.h"

#include <gtk/gtk.h>

/* Returns: (transfer none): the window. @settings: (nullable): NULL when no schema is installed;
 * then nothing can be changed */
GtkWidget *cra_preferences_new (GtkWindow *parent, GSettings *settings);

/* Reads how new maps begin. @settings: (nullable): NULL for the defaults; @style_out: borrows from
 * @ruleset_out, (out) (transfer full) */
void cra_preferences_read_style (GSettings *settings, CrPlainStyle *style_out, char **ruleset_out);

/* Returns: after how many minutes a file is saved automatically; 0: never */
int cra_preferences_get_autosave (GSettings *settings);

/* Shows decimals everywhere with the mark in the settings, now and when that changes. */
void cra_preferences_follow_decimals (GSettings *settings);

/* Turns animations off, or lets them follow the desktop, as the settings say. */
void cra_preferences_follow_animations (GSettings *settings);
