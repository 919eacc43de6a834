/* cra-inspect-form.h: fields that the pages of the inspector share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

/* An entry whose text is passed to @set when Enter is pressed or the focus leaves it. */
typedef void (*CraTextSet) (const char *text, gpointer data);
GtkWidget *cra_inspect_new_entry (const char *text, CraTextSet set, gpointer data);

/* Sets the data for the entry's function, where they are known only after the entry was made.
 * @data: borrowed */
void cra_inspect_entry_set_data (GtkWidget *entry, gpointer data);

/* Shows the text that the map has; a text that is being typed is left alone. */
void cra_inspect_entry_set (GtkWidget *entry, const char *text);

/* @error: (nullable): shown as the reason why a typed text was refused; the text stays, to be
 * corrected */
void cra_inspect_entry_say (GtkWidget *entry, const GError *error);

GtkWidget *cra_inspect_new_level (void);
/* Returns: (transfer none): the label that shows the text */
GtkWidget *cra_inspect_add_fact (GtkWidget *form, const char *name, const char *text);

/* Returns: (transfer floating): a button that looks like a link. @target: (nullable): a string
 * passed to @action */
GtkWidget *cra_inspect_new_link (const char *text, const char *action, const char *target);

GtkWidget *cra_inspect_new_place_link (const CrMap *map, CrPlace place);
