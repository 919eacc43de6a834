/* cra-inspect-form.h: fields that the pages of the inspector share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

/* An entry whose text is taken over by Enter, or when it is left. */
typedef void (*CraTextSet) (const char *text, gpointer data);
GtkWidget *cra_inspect_new_entry (const char *text, CraTextSet set, gpointer data);

/* @data: for the function, when it is known only after the entry */
void cra_inspect_entry_set_data (GtkWidget *entry, gpointer data);

/* What the map says now; what is being typed is left alone. */
void cra_inspect_entry_set (GtkWidget *entry, const char *text);

/* @error: (nullable): why what was typed was not taken; it stays there to be mended */
void cra_inspect_entry_say (GtkWidget *entry, const GError *error);

GtkWidget *cra_inspect_new_level (void);
/* Returns: (transfer none): what shows the text */
GtkWidget *cra_inspect_add_fact (GtkWidget *form, const char *name, const char *text);

/* @target: (nullable): a text that goes with @action */
GtkWidget *cra_inspect_new_link (const char *text, const char *action, const char *target);

GtkWidget *cra_inspect_new_place_link (const CrMap *map, CrPlace place);
