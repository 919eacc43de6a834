/* cra-inspect-form.h: fields that the pages of the inspector share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

/* An entry whose text is taken over by Enter, or when it is left. */
typedef void (*CraTextSet) (const char *text, gpointer data);
GtkWidget *cra_inspect_new_entry (const char *text, CraTextSet set, gpointer data);
void cra_inspect_entry_set_data (GtkWidget *entry, gpointer data);
void cra_inspect_entry_set (GtkWidget *entry, const char *text);
void cra_inspect_entry_say (GtkWidget *entry, const GError *error);

GtkWidget *cra_inspect_new_level (void);
/* Returns: (transfer none): what shows the text */
GtkWidget *cra_inspect_add_fact (GtkWidget *form, const char *name, const char *text);
GtkWidget *cra_inspect_new_link (const char *text, const char *action, const char *target);
GtkWidget *cra_inspect_new_place_link (const CrMap *map, CrPlace place);
char *cra_inspect_dup_place (const CrMap *map, CrPlace place);
