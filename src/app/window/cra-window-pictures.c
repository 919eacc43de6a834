/* cra-window-pictures.c: new maps from pictures, and pictures added to a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

#include "cr-picture.h"

/* Of a map whose picture has not been looked at yet: as most sheets of the family are. */
static const CrGrid usual_grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };

/**
 * cra_window_new_from:
 *
 * Begins a map on that picture, and shows it at once: how many hexes it has is found or told there.
 */
void
cra_window_new_from (CraWindow *self, GFile *picture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *ruleset = NULL;
  CrPlainStyle style = cra_window_read_style (self, &ruleset);
  g_autofree char *path = g_file_get_path (picture);
  CreDocument *document = NULL;
  CraWindow *window;

  if (path == NULL || cr_picture_check_file (path, &error))
    document = cre_document_new_from_picture (picture, &usual_grid, NULL, &style, &error);
  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  window = cra_window_get_for_more (self);
  cra_window_take_document (window, document);
  cra_window_begin_fit (window);
  window->cancelled_fit = window == self ? CRA_CANCEL_TO_START : CRA_CANCEL_CLOSES;
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
  g_autoptr (GFile) folder = cra_window_dup_folder (self);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
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
