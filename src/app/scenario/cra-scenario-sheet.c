/* cra-scenario-sheet.c: writes the sheet that players of a scenario read.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-scenario-sheet.h"

#include <string.h>

#include "cr-aids.h"
#include "cr-print.h"
#include "cr-save.h"
#include "cr-scenario-area.h"
#include "cr-setup-picture.h"
#include "cr-words-sheet.h"
#include "cra-file-dialogs.h"

#include <glib/gi18n.h>

/* The kinds of files; the first is proposed. */
static const struct {
  const char *name, *ending;
} kinds[] = {
  { N_ ("Print (PDF)"), ".pdf" },
  { N_ ("Page for a browser (HTML)"), ".html" },
  { N_ ("Text"), ".txt" },
};

static gboolean
fill_cb (CrSaving *saving, gpointer pages, GError **error)
{
  const CrPictureSink sink = { cr_save_put, saving };

  return cr_pages_write_pdf (pages, NULL, NULL, NULL, &sink, error);
}

/* Picture: of the set-up, as long as map and areas are what they were. */
typedef struct {
  char *digest;
  GBytes *png; /* nullable */
} Picture;

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  g_free (picture->digest);
  g_clear_pointer (&picture->png, g_bytes_unref);
  g_free (picture);
}

/* Returns: (nullable): it is drawn anew only when it would look otherwise, since every stroke of a
 * key in a text would draw it again */
static GBytes *
find_picture (CreScenarioDocument *document)
{
  static const char key[] = "crenel-setup-picture";
  const CrScene *scene = cre_map_document_get_scene (cre_scenario_document_get_map (document));
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autoptr (CrMap) areas = cr_scenario_map_areas (scenario, scene, g_get_language_names ());
  g_autofree char *digest = cr_map_dup_digest (areas);
  Picture *picture = g_object_get_data (G_OBJECT (document), key);

  if (picture != NULL && g_str_equal (picture->digest, digest))
    return picture->png;
  picture = g_new0 (Picture, 1);
  picture->digest = g_steal_pointer (&digest);
  picture->png = cr_setup_picture_new (scenario, scene, g_get_language_names ());
  g_object_set_data_full (G_OBJECT (document), key, picture, picture_free);
  return picture->png;
}

/* Returns: (transfer full) (element-type CrWordsSection) */
static GPtrArray *
list_sections (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  GPtrArray *sections = cr_words_sheet_sections (
      cre_map_document_get_castle (map), cre_scenario_document_get (document),
      cre_scenario_document_get_library (document), g_get_language_names ());

  cr_setup_picture_add (sections, find_picture (document));
  return sections;
}

CrAid *
cra_scenario_sheet_new (CreScenarioDocument *document)
{
  g_autoptr (GPtrArray) sections = list_sections (document);
  CrPrintWish wish;
  CrAid *aid;

  cr_print_wish_init (&wish);
  aid = cr_aid_new (
      &wish.tiling.paper, wish.tiling.margin,
      cr_scenario_get_title (cre_scenario_document_get (document), g_get_language_names ()));
  cr_aids_add_sheet (aid, sections);
  return aid;
}

static gboolean
write_paper (CreScenarioDocument *document, const char *path, GError **error)
{
  g_autoptr (CrAid) aid = cra_scenario_sheet_new (document);
  CrPages pages = cr_aid_get_pages (aid);

  return cr_save_pieces (path, fill_cb, &pages, error);
}

static gboolean
write_words (char *words, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (words, strlen (words));

  return cr_save (path, bytes, NULL, error);
}

gboolean
cra_scenario_sheet_write (CreScenarioDocument *document, const char *path, GError **error)
{
  g_autoptr (GPtrArray) sections = list_sections (document);

  if (g_str_has_suffix (path, ".html"))
    return write_words (cr_words_sections_html (sections, g_get_language_names ()), path, error);
  if (g_str_has_suffix (path, ".txt"))
    return write_words (cr_words_sections_join (sections), path, error);
  return write_paper (document, path, error);
}

static void
response_cb (GtkNativeDialog *dialog, int response, CraActivity *activity)
{
  CreDocument *document = cra_activity_get_document (activity);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL && CRE_IS_SCENARIO_DOCUMENT (document)) {
    if (cra_scenario_sheet_write (CRE_SCENARIO_DOCUMENT (document), path, &error))
      cra_activity_toast (activity, _ ("The sheet is saved."), FALSE);
    else
      cra_activity_show_error (activity, error);
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
cra_scenario_sheet_save (CraActivity *activity, CreScenarioDocument *document)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Save the sheet"), cra_activity_get_window (activity),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *stem = cra_file_dup_stem (CRE_DOCUMENT (document));
  g_autofree char *name = g_strconcat (stem, "-sheet", kinds[0].ending, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

    gtk_file_filter_set_name (filter, _ (kinds[i].name));
    gtk_file_filter_add_suffix (filter, kinds[i].ending + 1);
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  }
  cra_file_propose (CRE_DOCUMENT (document), dialog, name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), activity, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
