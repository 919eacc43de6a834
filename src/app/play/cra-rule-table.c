/* cra-rule-table.c: the window of a table of the rules.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-rule-table.h"

#include "cr-error.h"
#include "cr-save.h"
#include "cr-table-csv.h"
#include "cr-words-rules.h"
#include "cra-form.h"

#include <glib/gi18n.h>

/* The window is as large as its table, up to this size in pixels. */
#define MOST_HEIGHT 620
#define MOST_WIDTH 900

/* A larger file cannot be a table of the rules. */
#define MOST_BYTES (1024 * 1024)

struct _CraRuleTable {
  GtkWindow parent_instance;

  CrRuleset *ruleset;   /* owned */
  const CrTable *table; /* one of @ruleset */
  CrTable *own;         /* owned, nullable: the table that replaces it */

  /* made in code, borrowed */
  GtkWidget *cells, *back;
  GtkLabel *meanings, *wrong;
};

G_DEFINE_FINAL_TYPE (CraRuleTable, cra_rule_table, GTK_TYPE_WINDOW)

static guint signal_replaced;

static const CrTable *
get_shown (CraRuleTable *self)
{
  return self->own != NULL ? self->own : self->table;
}

static void
add_cell (CraRuleTable *self, const CrWordsTable *words, int row, int column)
{
  const char *text = row == 0 ? cr_words_table_get_head (words, (guint) column)
                              : cr_words_table_get (words, (guint) row - 1, (guint) column);
  GtkWidget *cell = cra_form_new_label (text, row == 0 || column == 0 ? "strong num" : "num");
  const CrTableCell *of =
      row > 0 && column > 0
          ? cr_table_get_cell (get_shown (self), (guint) column - 1, (guint) row - 1)
          : NULL;

  if (of != NULL)
    gtk_widget_set_tooltip_text (cell,
                                 of->source != NULL ? of->source : cr_words_provenance_legend ());
  gtk_grid_attach (GTK_GRID (self->cells), cell, column, row, 1, 1);
}

static void
show_meanings (CraRuleTable *self)
{
  const CrTable *table = get_shown (self);
  g_autoptr (GString) text = g_string_new (cr_words_provenance_legend ());

  for (guint i = 0; i < cr_table_n_results (table); i++) {
    g_autofree char *words =
        cr_words_rule_result (cr_table_get_result (table, i), g_get_language_names ());

    g_string_append_printf (text, "\n%s", words);
  }
  gtk_label_set_text (self->meanings, text->str);
}

static void
show_table (CraRuleTable *self)
{
  g_autoptr (CrWordsTable) words = cr_words_rule_table (get_shown (self), g_get_language_names ());
  g_autofree char *spoken = cr_words_table_format (words);
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (self->cells)) != NULL)
    gtk_grid_remove (GTK_GRID (self->cells), cell);
  for (int row = 0; row <= (int) cr_words_table_n_rows (words); row++)
    for (int column = 0; column < (int) cr_words_table_n_columns (words); column++)
      add_cell (self, words, row, column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
  show_meanings (self);
  gtk_widget_set_sensitive (self->back, self->own != NULL);
}

static void
say_sentence (CraRuleTable *self, const char *text)
{
  gtk_label_set_text (self->wrong, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->wrong), text != NULL);
}

/* Returns: (transfer full) (nullable): the table in a spreadsheet's text; NULL with an error */
static CrTable *
parse_table (const CrTable *like, const char *csv, GError **error)
{
  g_autoptr (CrNode) node = cr_table_parse_csv (like, csv, error);

  return node != NULL ? cr_table_new (node, error) : NULL;
}

gboolean
cra_rule_table_import (CraRuleTable *self, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, MOST_BYTES, NULL, error);
  g_autofree char *text = NULL, *csv = NULL;
  g_autoptr (GError) local = NULL;
  CrTable *table;

  if (bytes == NULL)
    return FALSE;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  table = parse_table (self->table, text, &local);
  if (table == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }
  g_clear_pointer (&self->own, cr_table_free);
  self->own = table;
  show_table (self);
  csv = cr_table_format_csv (table);
  g_signal_emit (self, signal_replaced, 0, csv);
  return TRUE;
}

gboolean
cra_rule_table_export (CraRuleTable *self, const char *path, GError **error)
{
  char *csv = cr_table_format_csv (get_shown (self));
  g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));

  return cr_save (path, bytes, NULL, error);
}

/* What is done with a chosen file: read or write it. */

typedef gboolean (*Deal) (CraRuleTable *self, const char *path, GError **error);

static void
response_cb (GtkNativeDialog *dialog, int response, CraRuleTable *self)
{
  Deal deal = (Deal) g_object_get_data (G_OBJECT (dialog), "deal");
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL) {
    deal (self, path, &error);
    say_sentence (self, error != NULL ? error->message : NULL);
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
ask_file (CraRuleTable *self, const char *title, GtkFileChooserAction action, Deal deal)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);
  g_autofree char *name = g_strdup_printf ("%s.csv", cr_table_get_id (self->table));

  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_object_set_data (G_OBJECT (dialog), "deal", (gpointer) deal);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
export_cb (CraRuleTable *self)
{
  ask_file (self, _ ("Save for a spreadsheet"), GTK_FILE_CHOOSER_ACTION_SAVE,
            cra_rule_table_export);
}

static void
import_cb (CraRuleTable *self)
{
  ask_file (self, _ ("Choose a spreadsheet"), GTK_FILE_CHOOSER_ACTION_OPEN, cra_rule_table_import);
}

static void
back_cb (CraRuleTable *self)
{
  g_clear_pointer (&self->own, cr_table_free);
  say_sentence (self, NULL);
  show_table (self);
  g_signal_emit (self, signal_replaced, 0, NULL);
}

static void
cra_rule_table_finalize (GObject *object)
{
  CraRuleTable *self = CRA_RULE_TABLE (object);

  g_clear_pointer (&self->own, cr_table_free);
  g_clear_pointer (&self->ruleset, cr_ruleset_unref);
  G_OBJECT_CLASS (cra_rule_table_parent_class)->finalize (object);
}

static void
cra_rule_table_class_init (CraRuleTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_rule_table_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
  signal_replaced = g_signal_new ("replaced", CRA_TYPE_RULE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static GtkLabel *
new_text (const char *css)
{
  GtkLabel *label = GTK_LABEL (cra_form_new_label (NULL, css));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  return label;
}

static GtkWidget *
new_button (const char *title, GCallback pressed, CraRuleTable *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (title);

  g_signal_connect_swapped (button, "clicked", pressed, self);
  return button;
}

static void
add_header (CraRuleTable *self)
{
  GtkHeaderBar *header = GTK_HEADER_BAR (gtk_header_bar_new ());

  self->back = new_button (_ ("Set _back"), G_CALLBACK (back_cb), self);
  gtk_header_bar_pack_start (header,
                             new_button (_ ("_Replace by CSV…"), G_CALLBACK (import_cb), self));
  gtk_header_bar_pack_start (header, self->back);
  gtk_header_bar_pack_end (header, new_button (_ ("_Save as CSV…"), G_CALLBACK (export_cb), self));
  gtk_window_set_titlebar (GTK_WINDOW (self), GTK_WIDGET (header));
}

static void
cra_rule_table_init (CraRuleTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (box, "panel");
  add_header (self);
  self->wrong = new_text ("verdict-no");
  gtk_widget_set_visible (GTK_WIDGET (self->wrong), FALSE);
  self->cells = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->cells), 18);
  gtk_grid_set_row_spacing (GTK_GRID (self->cells), 4);
  self->meanings = new_text ("caption");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->wrong));
  gtk_box_append (GTK_BOX (box), self->cells);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->meanings));
  g_object_set (scrolled, "child", box, "propagate-natural-width", TRUE, "propagate-natural-height",
                TRUE, "max-content-width", MOST_WIDTH, "max-content-height", MOST_HEIGHT, NULL);
  gtk_window_set_child (GTK_WINDOW (self), scrolled);
}

GtkWidget *
cra_rule_table_new (GtkWindow *parent, const CrRuleset *ruleset, const char *id, const char *csv)
{
  CraRuleTable *self = g_object_new (CRA_TYPE_RULE_TABLE, "transient-for", parent, "modal", TRUE,
                                     "destroy-with-parent", TRUE, NULL);
  const char *name;

  self->ruleset = cr_ruleset_ref (ruleset);
  self->table = cr_ruleset_find_table (ruleset, id);
  self->own = csv != NULL ? parse_table (self->table, csv, NULL) : NULL;
  name = cr_node_get_localized (cr_table_get_node (self->table), "name", g_get_language_names ());
  gtk_window_set_title (GTK_WINDOW (self), name != NULL ? name : id);
  cra_form_name (self->cells, name != NULL ? name : id);
  show_table (self);
  return GTK_WIDGET (self);
}
