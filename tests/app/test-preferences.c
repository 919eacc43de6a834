/* test-preferences.c: what a person wants of all maps. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-form.h"
#include "cra-preferences.h"
#include "pointer.h"
#include "stage.h"

#include "cr-numbering.h"

#include <glib/gstdio.h>

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (8, 6));
}

static GSettings *
get_settings (Stage *stage)
{
  GSettings *settings = cra_application_get_settings (stage->application);

  g_assert_nonnull (settings);
  return settings;
}

/* New maps begin as it was chosen. */
static void
test_style (Stage *stage, gconstpointer data)
{
  GSettings *settings = get_settings (stage);
  CrGrid grid = { .columns = 4, .rows = 3 };
  g_autofree char *ruleset = NULL;
  g_autofree char *first = NULL;
  CrPlainStyle style;
  g_autoptr (CreMapDocument) document = NULL;

  g_settings_set_string (settings, "ruleset", "classic");
  g_settings_set_string (settings, "numbering", "letter");
  g_settings_set_string (settings, "numbering-from", "SW");
  cra_preferences_read_style (settings, &style, &ruleset);
  document = cre_map_document_new_styled (&grid, "T", &style, NULL);
  g_assert_nonnull (document);
  g_assert_cmpstr (cr_ruleset_get_id (cre_map_document_get_ruleset (document)), ==, "classic");
  first = cr_map_format_printed (cre_map_document_get_map (document),
                                 (CrPlace){ 0, cr_grid_hex_at (&grid, 1, 3) });
  g_assert_cmpstr (first, ==, "A1");
  g_settings_reset (settings, "ruleset");
  g_settings_reset (settings, "numbering");
  g_settings_reset (settings, "numbering-from");
}

/* A file is saved when it has waited as long as was wanted, and not before. */
static void
test_autosave (Stage *stage, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CreMapDocument *document = stage_get_document (stage);
  CrEdit *edit = cr_edit_new ();

  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, NULL));
  cr_edit_set_value (edit, cre_map_document_get_map (document), (CrPlace){ 0, { 1, 1 } },
                     CR_LAYER_LEVEL, 2);
  g_assert_true (cre_map_document_apply (document, edit, "level", 0));
  for (int i = 0; i < 5; i++)
    cra_window_pass_minute (stage->window, 0);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  cra_window_pass_minute (stage->window, 7);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  cra_window_pass_minute (stage->window, 7);
  WAIT_UNTIL (!cre_document_get_modified (CRE_DOCUMENT (document)));
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_animations (Stage *stage, gconstpointer data)
{
  gboolean moves = TRUE;

  g_settings_set_boolean (get_settings (stage), "animations", FALSE);
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moves, NULL);
  g_assert_false (moves);
  g_settings_reset (get_settings (stage), "animations");
}

/* Shown with the mark that was chosen, at once, and read with either. */
static void
test_decimals (Stage *stage, gconstpointer data)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, 9, 0.5), *window = gtk_window_new ();
  GSettings *settings = get_settings (stage);

  gtk_window_set_child (GTK_WINDOW (window), spin);
  cra_form_show_decimals (spin, 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 1.5);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "1.50");
  g_settings_set_string (settings, "decimals", "comma");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "1,50");
  gtk_editable_set_text (GTK_EDITABLE (spin), "2,75");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)), ==, 2.75);
  g_settings_set_string (settings, "decimals", "point");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "2.75");
  gtk_editable_set_text (GTK_EDITABLE (spin), "3,25");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "3.25");
  g_settings_reset (settings, "decimals");
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_type (child, type);

    if (found != NULL)
      return found;
  }
  return NULL;
}

/* What is chosen in the window is what is kept. */
static void
test_window (Stage *stage, gconstpointer data)
{
  GtkWidget *window = cra_preferences_new (GTK_WINDOW (stage->window), get_settings (stage));
  GtkWidget *spin = find_type (window, GTK_TYPE_SPIN_BUTTON);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 12);
  g_assert_cmpint (cra_preferences_get_autosave (get_settings (stage)), ==, 12);
  g_settings_reset (get_settings (stage), "autosave");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("/app/preferences/style", test_style);
  ADD ("/app/preferences/autosave", test_autosave);
  ADD ("/app/preferences/animations", test_animations);
  ADD ("/app/preferences/decimals", test_decimals);
  ADD ("/app/preferences/window", test_window);
  return g_test_run ();
}
