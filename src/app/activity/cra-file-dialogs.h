/* cra-file-dialogs.h: where files of a map are asked for, and what they are called.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

#include <gtk/gtk.h>

/* Whether the file came with the program; such a file is never overwritten. */
gboolean cra_file_is_shipped (CreDocument *document);

/* Returns: (transfer full): the folder in which a file chooser begins: that of the map, otherwise
 * the one that was used last. @document: (nullable) */
GFile *cra_file_dup_folder (CreDocument *document);

/* Returns: (transfer full): the name for files made from this map, without an ending: that of its
 * own file, otherwise its title */
char *cra_file_dup_stem (CreDocument *document);

/* Sets the folder and the name that a file chooser offers for a new file: beside the map. */
void cra_file_propose (CreDocument *document, GtkFileChooserNative *dialog, const char *name);

/* Asks for a picture. @chosen: it is called with @object and the chosen GFile, and not at all when
 * the dialog is cancelled */
void cra_file_ask_for_picture (GtkWindow *parent,
                               CreDocument *document,
                               void (*chosen) (gpointer object, GFile *file),
                               GObject *object);
