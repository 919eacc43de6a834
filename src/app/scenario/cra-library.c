/* cra-library.c: writes characters of a scenario into library files, and reads such files.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-library.h"

#include "cr-own-characters.h"
#include "cr-xml-characters.h"
#include "cra-file-dialogs.h"
#include "cra-row-words.h"

#include <glib/gi18n.h>

/* Returns: (transfer full) (nullable): the chosen path. Destroys the dialog. */
static char *
take_path (GtkNativeDialog *dialog, int response)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                               : NULL;
  char *path = file != NULL ? g_file_get_path (file) : NULL;

  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  return path;
}

static GtkFileChooserNative *
new_chooser (CraActivity *activity, const char *title, GtkFileChooserAction action)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (title, cra_activity_get_window (activity), action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Libraries of characters"));
  gtk_file_filter_add_pattern (filter, "*" CR_CHARACTERS_ENDING);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  return dialog;
}

static void
saved_cb (GtkNativeDialog *dialog, int response, CraActivity *activity)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (dialog), "character"));
  g_autofree char *path = take_path (dialog, response), *said = NULL;
  CreDocument *document = cra_activity_get_document (activity);
  const CrCharacters *library =
      CRE_IS_SCENARIO_DOCUMENT (document)
          ? cre_scenario_document_get_library (CRE_SCENARIO_DOCUMENT (document))
          : NULL;
  const CrCharacter *character = library != NULL ? cr_characters_find (library, id) : NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || character == NULL)
    return;
  if (!cr_characters_save_one (path, library, character, &error)) {
    cra_activity_show_error (activity, error);
    return;
  }
  /* Translators: a character who is in a file of characters now */
  said = g_strdup_printf (_ ("%s is in the library."),
                          cr_character_get_name (character, g_get_language_names ()));
  cra_activity_toast (activity, said, FALSE);
}

void
cra_library_save (CraActivity *activity, CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacter *character = row != NULL ? cra_row_find_character (document, row) : NULL;
  GtkFileChooserNative *dialog;

  if (character == NULL) {
    cra_activity_toast (activity, _ ("Choose a man first"), FALSE);
    return;
  }
  dialog = new_chooser (activity, _ ("Save the man to a library"), GTK_FILE_CHOOSER_ACTION_SAVE);
  cra_file_propose (CRE_DOCUMENT (document), dialog, "men" CR_CHARACTERS_ENDING);
  g_object_set_data_full (G_OBJECT (dialog), "character", g_strdup (character->id), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (saved_cb), activity, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
read_cb (GtkNativeDialog *dialog, int response, CraActivity *activity)
{
  g_autofree char *path = take_path (dialog, response);
  CreDocument *it = cra_activity_get_document (activity);
  CreScenarioDocument *document = CRE_IS_SCENARIO_DOCUMENT (it) ? CRE_SCENARIO_DOCUMENT (it) : NULL;
  const CrCharacters *base = document != NULL ? cre_scenario_document_get_library (document) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrCharacters) from =
      path != NULL && base != NULL ? cr_characters_load (path, &error) : NULL;

  if (error != NULL)
    cra_activity_show_error (activity, error);
  if (from != NULL)
    cre_scenario_document_apply (
        document, cr_scenario_take_characters (cre_scenario_document_get (document), base, from),
        _ ("taking of a library"), 0);
}

void
cra_library_read (CraActivity *activity, CreScenarioDocument *document)
{
  GtkFileChooserNative *dialog =
      new_chooser (activity, _ ("Take characters of a library"), GTK_FILE_CHOOSER_ACTION_OPEN);
  g_autoptr (GFile) folder = cra_file_dup_folder (CRE_DOCUMENT (document));

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (read_cb), activity, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
