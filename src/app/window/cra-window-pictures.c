/* cra-window-pictures.c: new maps from pictures, and pictures added to a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

#include "cr-picture.h"
#include "cra-new-dialog.h"

/* A picture first, then the hexes printed on it, then the fit. */

static void
picture_grid_chosen_cb (CraNewDialog *dialog,
                        const CrGrid *grid,
                        const char *title,
                        CraWindow *self)
{
  GFile *picture = g_object_get_data (G_OBJECT (dialog), "picture");
  g_autoptr (GError) error = NULL;
  g_autofree char *ruleset = NULL;
  CrPlainStyle style = cra_window_read_style (self, &ruleset);
  CreDocument *document = cre_document_new_from_picture (picture, grid, title, &style, &error);

  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  self = cra_window_get_for_more (self);
  cra_window_take_document (self, document);
  g_action_group_activate_action (G_ACTION_GROUP (self), "fit-grid", NULL);
}

static char *
dup_stem (GFile *file)
{
  char *name = g_file_get_basename (file);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name;
}

/* Begins a map on that picture. Nothing is asked about what turns out to be none afterwards. */
void
cra_window_new_from (CraWindow *self, GFile *picture)
{
  g_autofree char *stem = dup_stem (picture), *path = g_file_get_path (picture);
  g_autoptr (GError) error = NULL;
  CraNewDialog *dialog;

  if (path != NULL && !cr_picture_check_file (path, &error)) {
    cra_window_show_error (self, error);
    return;
  }
  dialog = cra_new_dialog_new (GTK_WINDOW (self), _ ("New from picture"), stem);
  g_object_set_data_full (G_OBJECT (dialog), "picture", g_object_ref (picture), g_object_unref);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (picture_grid_chosen_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_picture_response_cb (GtkNativeDialog *native, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

    cra_window_new_from (self, file);
  }
  gtk_native_dialog_destroy (native);
  g_object_unref (native);
}

static void
add_picture_response_cb (GtkNativeDialog *native, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

    cra_window_take_picture (self, file);
  }
  gtk_native_dialog_destroy (native);
  g_object_unref (native);
}

static void
ask_for_picture (CraWindow *self, GCallback response)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Choose a picture"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  gtk_file_filter_add_mime_type (pictures, "image/*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), pictures);
  g_signal_connect_object (dialog, "response", response, self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
cra_window_new_from_picture (CraWindow *self)
{
  ask_for_picture (self, G_CALLBACK (new_picture_response_cb));
}

void
cra_window_add_picture (CraWindow *self)
{
  ask_for_picture (self, G_CALLBACK (add_picture_response_cb));
}
