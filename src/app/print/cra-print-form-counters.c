/* cra-print-form-counters.c: the fields for counters, and for the corrections of a printer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-form-private.h"

#include <glib/gi18n.h>

#include "cra-form.h"

static GtkWidget *
new_who (CraPrintSettings *settings)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "watkin*3, odo");
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 12);
  g_object_bind_property (settings, "who", entry, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return entry;
}

/* The functions from here on choose the library file of the men. */
static void
chosen_cb (GtkNativeDialog *dialog, int response, CraPrintSettings *settings)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    g_object_set (settings, "characters-file", path, NULL);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
choose_cb (GtkWidget *button, CraPrintSettings *settings)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Characters"), GTK_WINDOW (gtk_widget_get_root (button)),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Characters"));
  gtk_file_filter_add_suffix (filter, "xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  g_signal_connect_object (dialog, "response", G_CALLBACK (chosen_cb), settings, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static gboolean
path_to_name (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const char *path = g_value_get_string (from);

  g_value_take_string (to, *path != '\0' ? g_path_get_basename (path)
                                         : g_strdup (_ ("Shipped characters")));
  return TRUE;
}

static GtkWidget *
new_file (CraPrintSettings *settings)
{
  GtkWidget *button = gtk_button_new ();

  g_object_bind_property_full (settings, "characters-file", button, "label", G_BINDING_SYNC_CREATE,
                               path_to_name, NULL, NULL, NULL);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_cb), settings, 0);
  return button;
}

void
cra_print_form_add_counters (GtkWidget *form, CraPrintSettings *settings, const char *more)
{
  const char *const men[] = { N_ ("None"),
                              N_ ("Everybody, for both sides"),
                              N_ ("For the besiegers"),
                              N_ ("For the garrison"),
                              more,
                              NULL };
  static const char *const backs[] = { N_ ("Turned over the long edge"),
                                       N_ ("Turned over the short edge"),
                                       N_ ("Beside the fronts, to be folded"), N_ ("None"), NULL };

  cra_form_add_section (form, _ ("Counters"));
  cra_form_add_row (form, _ ("Men"), cra_print_form_new_names (men, settings, "counters"));
  cra_form_add_wide_row (form, _ ("From"), new_file (settings));
  cra_form_add_wide_row (form, _ ("Only these"), new_who (settings));
  cra_form_add_row (form, _ ("Of each"), cra_form_new_spin (settings, "copies", 1, 99));
  cra_print_form_add_check (form, _ ("Markers of states and works"), settings, "markers");
  cra_form_add_row (form, _ ("Side, mm"),
                    cra_print_form_new_length (settings, "counter-size", 5, 100));
  cra_form_add_row (form, _ ("Gap, mm"), cra_print_form_new_length (settings, "gap", 0, 20));
  cra_form_add_wide_row (form, _ ("Backs"), cra_print_form_new_names (backs, settings, "backs"));
}

/* Row 0 stands for any printer; a printer that is used for the first time gets a row. */
static gboolean
printer_to_row (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (g_binding_dup_target (binding));
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint row = 0;

  for (guint i = 1; i < g_list_model_get_n_items (model); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (model), i),
                   g_value_get_string (from)) == 0)
      row = i;
  if (row == 0 && *g_value_get_string (from) != '\0') {
    row = g_list_model_get_n_items (model);
    gtk_string_list_append (GTK_STRING_LIST (model), g_value_get_string (from));
  }
  g_object_unref (drop_down);
  g_value_set_uint (to, row);
  return TRUE;
}

static gboolean
row_to_printer (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (g_binding_dup_target (binding));
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint row = g_value_get_uint (from);

  g_object_unref (drop_down);
  if (row == GTK_INVALID_LIST_POSITION)
    return FALSE;
  g_value_set_string (to,
                      row == 0 ? "" : gtk_string_list_get_string (GTK_STRING_LIST (model), row));
  return TRUE;
}

static GtkWidget *
new_printers (CraPrintSettings *settings)
{
  g_auto (GStrv) names = cra_print_settings_list_printers (settings);
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  gtk_string_list_append (list, _ ("Any printer"));
  for (char **name = names; *name != NULL; name++)
    gtk_string_list_append (list, *name);
  drop_down = cra_form_new_drop_down (G_LIST_MODEL (list), NULL, NULL);
  g_object_bind_property_full (settings, "printer", drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, printer_to_row,
                               row_to_printer, NULL, NULL);
  return drop_down;
}

void
cra_print_form_add_printer (GtkWidget *form, CraPrintSettings *settings)
{
  GtkWidget *fold = gtk_expander_get_child (GTK_EXPANDER (cra_form_add_fold (form, _ ("Printer"))));

  cra_form_add_hint (fold, _ ("If the rulers of 100 mm on the overview come out otherwise, write "
                              "what they measure."));
  cra_form_add_row (fold, _ ("Printer"), new_printers (settings));
  cra_form_add_row (fold, _ ("Across"), cra_print_form_new_length (settings, "across", 80, 120));
  cra_form_add_row (fold, _ ("Down"), cra_print_form_new_length (settings, "down", 80, 120));
  cra_form_add_hint (fold, _ ("How far the backs of counters come out too far:"));
  cra_form_add_row (fold, _ ("To the right"),
                    cra_print_form_new_length (settings, "back-right", -10, 10));
  cra_form_add_row (fold, _ ("Downwards"),
                    cra_print_form_new_length (settings, "back-down", -10, 10));
}
