/* cra-file-dialogs.c: where files of a map are asked for, and what they are called.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-file-dialogs.h"

#include "cr-plain.h"
#include "cra-recent.h"
#include "cra-shipped.h"

#include <glib/gi18n.h>

gboolean
cra_file_is_shipped (CreDocument *document)
{
  GFile *file = cre_document_get_file (document);

  return file != NULL && cra_shipped_has (file);
}

GFile *
cra_file_dup_folder (CreDocument *document)
{
  GFile *file = document != NULL ? cre_document_get_file (document) : NULL;

  return file != NULL && !cra_file_is_shipped (document) ? g_file_get_parent (file)
                                                         : cra_recent_dup_folder ();
}

char *
cra_file_dup_stem (CreDocument *document)
{
  GFile *file = cre_document_get_file (document);
  const char *own = cre_document_get_ending (document);
  char *name, *ending;

  if (file == NULL)
    return cr_map_make_id (cre_document_get_title (document));
  name = g_file_get_basename (file);
  ending = g_str_has_suffix (name, own)      ? name + strlen (name) - strlen (own)
           : cre_document_is_made (document) ? strchr (name, '.')
                                             : strrchr (name, '.');
  if (ending != NULL && ending > name)
    *ending = '\0';
  return name;
}

void
cra_file_propose (CreDocument *document, GtkFileChooserNative *dialog, const char *name)
{
  g_autoptr (GFile) folder = cra_file_dup_folder (document);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
}

typedef struct {
  GWeakRef object;
  void (*chosen) (gpointer object, GFile *file);
} Asked;

static void
asked_free (gpointer data, GClosure *closure)
{
  Asked *asked = data;

  g_weak_ref_clear (&asked->object);
  g_free (asked);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Asked *asked)
{
  g_autoptr (GObject) object = g_weak_ref_get (&asked->object);

  if (response == GTK_RESPONSE_ACCEPT && object != NULL) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

    asked->chosen (object, file);
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
cra_file_ask_for_picture (GtkWindow *parent,
                          CreDocument *document,
                          void (*chosen) (gpointer object, GFile *file),
                          GObject *object)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Choose a picture"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();
  g_autoptr (GFile) folder = cra_file_dup_folder (document);
  Asked *asked = g_new0 (Asked, 1);

  g_weak_ref_init (&asked->object, object);
  asked->chosen = chosen;
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  gtk_file_filter_add_mime_type (pictures, "image/*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), pictures);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), asked, asked_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
