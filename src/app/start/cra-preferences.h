/* cra-preferences.h: what a person wants of all maps. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-plain.h"

#include <gtk/gtk.h>

/* @settings: (nullable): NULL where no schema is installed: then nothing can be chosen */
GtkWidget *cra_preferences_new (GtkWindow *parent, GSettings *settings);

/* How new maps begin. @settings: (nullable): @style_out borrows from @ruleset_out. */
void cra_preferences_read_style (GSettings *settings, CrPlainStyle *style_out, char **ruleset_out);

/* Returns: after how many minutes a file is saved by itself; 0: never */
int cra_preferences_get_autosave (GSettings *settings);

/* Shows decimals with the mark that is wanted, everywhere. */
void cra_preferences_follow_decimals (GSettings *settings);

/* Lets animations run as the desktop says, or not at all. */
void cra_preferences_follow_animations (GSettings *settings);
