/* cra-file-dialogs.h: where files of a map are asked for, and what they are called.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

#include <gtk/gtk.h>

/* Whether its file came with the program: it is saved elsewhere. */
gboolean cra_file_is_shipped (CreDocument *document);

/* (transfer full): where a file chooser begins: beside the map, else where one was used last.
 * @document: (nullable) */
GFile *cra_file_dup_folder (CreDocument *document);

/* (transfer full): what the files of this map are called, without an ending: as its own is, else as
 * its title says */
char *cra_file_dup_stem (CreDocument *document);

/* Where a new file is asked for: beside the map, under that name. */
void cra_file_propose (CreDocument *document, GtkFileChooserNative *dialog, const char *name);

/* Asks for a picture. @chosen: (swapped, of @object): is called with the file */
void cra_file_ask_for_picture (GtkWindow *parent,
                               CreDocument *document,
                               void (*chosen) (gpointer object, GFile *file),
                               GObject *object);
