/* cra-print-window.c: the window in which a map is printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cra-file-dialogs.h"
#include "cra-form.h"
#include "cra-print-form.h"
#include "cra-print-operation.h"
#include "cra-print-preview.h"

#include "cr-error.h"
#include "cr-save.h"

#define WIDTH 1180
#define HEIGHT 800
#define FORM_WIDTH 318

struct _CraPrintWindow {
  GtkWindow parent_instance;

  /* made in code, borrowed */
  GtkWidget *form, *preview, *subtitle, *save, *print, *foot, *progress;

  CreDocument *document; /* owned */
  CraPrintSource source;
  CraPrintSettings *settings; /* owned */
  CraPrintPages *pages;       /* nullable */
  CraPrintPages *saved;       /* nullable: the pages that are being written to a file */
  guint refresh;
};

G_DEFINE_FINAL_TYPE (CraPrintWindow, cra_print_window, GTK_TYPE_WINDOW)

static void
show_foot (CraPrintWindow *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->foot), text);
}

static void
take_pages (CraPrintWindow *self, CraPrintPages *pages)
{
  g_clear_pointer (&self->pages, cra_print_pages_unref);
  self->pages = pages;
  cra_print_preview_set_pages (CRA_PRINT_PREVIEW (self->preview), pages);
  gtk_widget_set_sensitive (self->save, pages != NULL && self->saved == NULL);
  gtk_widget_set_sensitive (self->print, pages != NULL);
  gtk_widget_set_sensitive (cra_print_form_get_text (self->form),
                            pages != NULL && cr_print_has_tables (cra_print_pages_get (pages)));
}

static CrPrint *
make_print (CraPrintWindow *self, GError **error)
{
  CrPrintWish wish;
  CraPrintChoice choice;
  g_autoptr (GPtrArray) record = NULL;

  cra_print_settings_read (self->settings, &wish, &choice);
  if (self->source.list_record != NULL && choice.aids & 1u << CR_AID_RECORD)
    record = self->source.list_record (self->source.game);
  choice.record = record;
  choice.state = self->source.get_state != NULL ? self->source.get_state (self->source.game) : NULL;
  return self->source.make (&wish, &choice, self->source.data, error);
}

/* Makes pages of their own for saving or printing, because those of the preview are stopped when a
 * setting changes. Returns: (nullable) (transfer full): NULL when there is nothing to print */
static CraPrintPages *
new_pages (CraPrintWindow *self)
{
  g_autoptr (CrPrint) print = make_print (self, NULL);

  if (print == NULL || cr_print_n_pages (print) == 0)
    return NULL;
  return cra_print_pages_new (g_steal_pointer (&print), &self->source);
}

/* Returns: (transfer full): how many sheets each orientation of the paper needs */
static char *
dup_ways (const CrPrint *print)
{
  int upright = cr_print_count_sheets (print, CR_PRINT_UPRIGHT);
  int sideways = cr_print_count_sheets (print, CR_PRINT_SIDEWAYS);

  return upright > 0 && sideways > 0
             ? g_strdup_printf (_ ("Upright needs %d sheets, sideways %d."), upright, sideways)
             : g_strdup ("");
}

static void
show_print (CraPrintWindow *self, const CrPrint *print)
{
  g_autofree char *about = cr_print_describe (print), *ways = dup_ways (print);
  CrPoint size = cr_print_get_size (print);
  g_autofree char *measures = g_strdup_printf ("%.0f × %.0f mm", size.x, size.y);
  const char *hint = cr_print_get_hint (print);
  g_autofree char *foot =
      g_strdup_printf ("%s %s",
                       hint != NULL ? hint
                                    : _ ("Print at 100 % (“actual size”). Lay a counter on the "
                                         "square of the overview to check."),
                       ways);

  gtk_label_set_label (GTK_LABEL (self->subtitle), about);
  cra_print_form_show_size (self->form, measures);
  show_foot (self, foot);
}

static gboolean
refresh_cb (gpointer data)
{
  CraPrintWindow *self = data;
  g_autoptr (GError) error = NULL;
  CrPrint *print = make_print (self, &error);

  self->refresh = 0;
  if (print != NULL && cr_print_n_pages (print) == 0) {
    g_set_error_literal (&error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("Choose something to be printed."));
    g_clear_pointer (&print, cr_print_free);
  }
  if (print != NULL) {
    show_print (self, print);
    take_pages (self, cra_print_pages_new (print, &self->source));
  } else {
    gtk_label_set_label (GTK_LABEL (self->subtitle), "");
    show_foot (self, error->message);
    take_pages (self, NULL);
  }
  return G_SOURCE_REMOVE;
}

/* The preview is refreshed once for all changes within a frame. */
static void
settings_cb (CraPrintWindow *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (CRA_BEFORE_FRAME, refresh_cb, self, NULL);
}

/* The functions from here on save the pages to a file. */

static void
end_saving (CraPrintWindow *self)
{
  g_clear_pointer (&self->saved, cra_print_pages_unref);
  gtk_widget_set_visible (self->progress, FALSE);
  gtk_widget_set_sensitive (self->save, self->pages != NULL);
}

static void
saved_cb (int done, int n, const GError *error, gpointer data)
{
  CraPrintWindow *self = data;

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), (double) done / n);
  if (done < n)
    return;
  end_saving (self);
  show_foot (self, error != NULL ? error->message : _ ("The PDF is saved."));
}

/* Only tables can be saved as text. */
static void
save_text (CraPrintWindow *self, const CrPrint *print, const char *path)
{
  char *text = cr_print_dup_text (print);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GError) error = NULL;

  if (cr_save (path, bytes, NULL, &error))
    show_foot (self, _ ("The text is saved."));
  else
    show_foot (self, error->message);
}

static void
save_pdf (CraPrintWindow *self, CraPrintPages *pages, const char *path)
{
  self->saved = cra_print_pages_ref (pages);
  gtk_widget_set_visible (self->progress, TRUE);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), 0);
  gtk_widget_set_sensitive (self->save, FALSE);
  show_foot (self, _ ("Saving the PDF…"));
  cra_print_pages_save (self->saved, path, saved_cb, self);
}

void
cra_print_window_save (CraPrintWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (CraPrintPages) pages = path != NULL ? new_pages (self) : NULL;

  if (path == NULL)
    show_foot (self, _ ("The map can be drawn into a file on this machine only."));
  else if (pages != NULL && g_str_has_suffix (path, ".txt") &&
           cr_print_has_tables (cra_print_pages_get (pages)))
    save_text (self, cra_print_pages_get (pages), path);
  else if (pages != NULL && self->saved == NULL)
    save_pdf (self, pages, path);
}

static void
response_cb (GtkNativeDialog *dialog, int response, CraPrintWindow *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    cra_print_window_save (self, file);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

/* @ending: appended to the proposed name, with the separator before it */
static void
ask_where (CraPrintWindow *self, const char *title, const char *kind, const char *ending)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      title, GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *stem = cra_file_dup_stem (self->document);
  g_autofree char *name = g_strconcat (stem, ending, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_add_suffix (filter, strrchr (ending, '.') + 1);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  cra_file_propose (self->document, dialog, name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
save_cb (GtkWidget *button, CraPrintWindow *self)
{
  ask_where (self, _ ("Save as PDF"), _ ("Print (PDF)"), ".pdf");
}

static void
text_cb (GtkWidget *button, CraPrintWindow *self)
{
  ask_where (self, _ ("Save the tables as text"), _ ("Text"), "-tables.txt");
}

/* Makes the pages with the correction that is known for that printer. */
static CraPrintPages *
for_printer_cb (const char *printer, GObject *object)
{
  CraPrintWindow *self = CRA_PRINT_WINDOW (object);

  if (self->settings == NULL)
    return NULL;
  cra_print_settings_meet_printer (self->settings, printer);
  return new_pages (self);
}

static void
print_cb (GtkWidget *button, CraPrintWindow *self)
{
  g_autoptr (CraPrintPages) pages = new_pages (self);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autofree char *printer = NULL;
  g_autoptr (GError) error = NULL;
  GtkPrintOperationResult result;

  if (pages == NULL)
    return;
  g_object_get (self->settings, "printer", &printer, NULL);
  operation =
      cra_print_operation_new (pages, cre_document_get_title (self->document),
                               *printer != '\0' ? printer : NULL, for_printer_cb, G_OBJECT (self));
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                                    GTK_WINDOW (self), &error);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    show_foot (self, error->message);
}

static GtkWidget *
new_titles (CraPrintWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->subtitle = cra_form_new_label ("", "subtitle");
  gtk_label_set_ellipsize (GTK_LABEL (self->subtitle), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (_ ("Print the map"), "title"));
  gtk_box_append (GTK_BOX (box), self->subtitle);
  for (GtkWidget *label = gtk_widget_get_first_child (box); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  return box;
}

static GtkWidget *
new_button (const char *label, GCallback clicked, CraPrintWindow *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
  g_signal_connect (button, "clicked", clicked, self);
  return button;
}

static void
cancel_cb (GtkWidget *button, CraPrintWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static void
add_header (CraPrintWindow *self)
{
  GtkWidget *header = gtk_header_bar_new ();

  self->save = new_button (_ ("_Save as PDF…"), G_CALLBACK (save_cb), self);
  self->print = new_button (_ ("_Print…"), G_CALLBACK (print_cb), self);
  gtk_widget_add_css_class (self->print, "suggested-action");
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (header), FALSE);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header),
                             new_button (_ ("_Cancel"), G_CALLBACK (cancel_cb), self));
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), self->print);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), self->save);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), new_titles (self));
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
}

static GtkWidget *
new_foot (CraPrintWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->foot = cra_form_new_label ("", NULL);
  self->progress = gtk_progress_bar_new ();
  gtk_label_set_wrap (GTK_LABEL (self->foot), TRUE);
  gtk_widget_set_hexpand (self->foot, TRUE);
  gtk_widget_set_visible (self->progress, FALSE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (box, 10);
  gtk_widget_set_margin_end (box, 10);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), self->foot);
  gtk_box_append (GTK_BOX (box), self->progress);
  return box;
}

static void
cra_print_window_dispose (GObject *object)
{
  CraPrintWindow *self = CRA_PRINT_WINDOW (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  if (self->saved != NULL)
    cra_print_pages_stop (self->saved);
  g_clear_pointer (&self->saved, cra_print_pages_unref);
  g_clear_pointer (&self->pages, cra_print_pages_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_print_window_parent_class)->dispose (object);
}

static void
cra_print_window_class_init (CraPrintWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = cra_print_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
cra_print_window_init (CraPrintWindow *self)
{
}

/* Sets the scale so that the hexes the user names fit on one sheet. */
static void
fit_cb (GtkWidget *button, CraPrintWindow *self)
{
  int columns, rows;
  double hex;

  if (self->pages == NULL)
    return;
  g_object_get (self->settings, "fit-columns", &columns, "fit-rows", &rows, NULL);
  hex = cr_print_find_hex (cra_print_pages_get (self->pages), columns, rows);
  g_object_set (self->settings, "hex", hex, NULL);
}

/* Sets the scale at which the picture has the size of what was scanned. */
static void
density_cb (GtkWidget *button, CraPrintWindow *self)
{
  double density, pixels = self->source.measure_picture (self->source.data);

  g_object_get (self->settings, "picture-density", &density, NULL);
  g_object_set (self->settings, "hex", pixels / density, NULL);
}

static void
fill_form (CraPrintWindow *self)
{
  gboolean has_picture = self->source.measure_picture (self->source.data) > 0;

  self->form = cra_print_form_new (self->settings, self->source.men, has_picture);
  g_signal_connect (cra_print_form_get_fit (self->form), "clicked", G_CALLBACK (fit_cb), self);
  g_signal_connect (cra_print_form_get_text (self->form), "clicked", G_CALLBACK (text_cb), self);
  if (has_picture)
    g_signal_connect (cra_print_form_get_density (self->form), "clicked", G_CALLBACK (density_cb),
                      self);
  gtk_widget_set_size_request (self->form, FORM_WIDTH, -1);
}

static void
fill_fields (CraPrintWindow *self, GSettings *kept)
{
  GtkWidget *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *halves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->settings = cra_print_settings_new (kept);
  fill_form (self);
  self->preview = cra_print_preview_new ();
  add_header (self);
  gtk_box_append (GTK_BOX (halves), self->form);
  gtk_box_append (GTK_BOX (halves), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (halves), self->preview);
  gtk_widget_set_vexpand (halves, TRUE);
  gtk_box_append (GTK_BOX (whole), halves);
  gtk_box_append (GTK_BOX (whole), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (whole), new_foot (self));
  gtk_window_set_child (GTK_WINDOW (self), whole);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Print the map"));
  g_signal_connect_object (self->settings, "notify", G_CALLBACK (settings_cb), self,
                           G_CONNECT_SWAPPED);
}

/* @document: a PDF is proposed beside its file @source: it is copied; its data must outlive the
 * window @kept: (nullable): where the settings are kept */
static GtkWidget *
make_window (GtkWindow *parent,
             CreDocument *document,
             const CraPrintSource *source,
             GSettings *kept)
{
  CraPrintWindow *self =
      g_object_new (CRA_TYPE_PRINT_WINDOW, "transient-for", parent, "modal", TRUE, "default-width",
                    MIN (WIDTH, gtk_widget_get_width (GTK_WIDGET (parent)) - 40), "default-height",
                    MIN (HEIGHT, gtk_widget_get_height (GTK_WIDGET (parent)) - 40),
                    "destroy-with-parent", TRUE, NULL);

  self->document = g_object_ref (document);
  self->source = *source;
  fill_fields (self, kept);
  settings_cb (self);
  return GTK_WIDGET (self);
}

void
cra_print_window_show (CraActivity *activity, CreDocument *document, const CraPrintSource *source)
{
  gtk_window_present (GTK_WINDOW (make_window (cra_activity_get_window (activity), document, source,
                                               cra_activity_get_settings (activity))));
}

CraPrintSettings *
cra_print_window_get_settings (CraPrintWindow *self)
{
  return self->settings;
}

CraPrintPages *
cra_print_window_get_pages (CraPrintWindow *self)
{
  return self->pages;
}
