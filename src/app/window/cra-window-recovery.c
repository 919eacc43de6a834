/* cra-window-recovery.c: keeps unsaved work, and offers it after a crash.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-kept-list.h"

#include <glib/gi18n.h>

void
cra_window_watch (CraWindow *self)
{
  CreDocument *castle = cre_document_get_castle (self->document);

  self->recovery = cre_recovery_new (self->document, NULL);
  self->castle_recovery = castle != NULL ? cre_recovery_new (castle, NULL) : NULL;
}

static void
stop_recovery (CreRecovery **recovery)
{
  if (*recovery != NULL)
    cre_recovery_end (*recovery);
  g_clear_object (recovery);
}

void
cra_window_stop_watching (CraWindow *self)
{
  stop_recovery (&self->recovery);
  stop_recovery (&self->castle_recovery);
}

/* @list: (element-type CreRecovered): Returns: (nullable): the work in that folder */
static const CreRecovered *
find_folder (const GPtrArray *list, GVariant *folder)
{
  for (guint i = 0; i < list->len; i++) {
    const CreRecovered *kept = list->pdata[i];

    if (g_str_equal (kept->folder, g_variant_get_string (folder, NULL)))
      return kept;
  }
  return NULL;
}

static void
refresh_offer (CraWindow *self)
{
  cra_kept_list_refresh (cra_start_page_get_kept (self->start_page));
}

/* Whether this window shows the same file without any changes. */
static gboolean
is_of (CraWindow *self, const CreRecovered *kept)
{
  GFile *own = self->document != NULL ? cre_document_get_file (self->document) : NULL;
  g_autoptr (GFile) file = kept->uri != NULL ? g_file_new_for_uri (kept->uri) : NULL;

  return own != NULL && file != NULL && !cre_document_get_modified (self->document) &&
         g_file_equal (own, file);
}

/* When more work is kept, the start page stays open to offer it, and another window is used. */
static CraWindow *
get_window (CraWindow *self, const CreRecovered *kept, guint n_kept)
{
  CraWindow *window = self;

  if (is_of (self, kept) || (n_kept == 1 && cra_window_is_empty (self)))
    return self;
  window = cra_window_new (CRA_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

ACTION (recover_cb)
{
  CraWindow *self = data, *window;
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  const CreRecovered *kept = find_folder (list, target);
  g_autoptr (GError) error = NULL;
  CreDocument *document =
      kept != NULL ? cre_recovered_open (kept, cra_window_find_kind (self, NULL), &error) : NULL;

  if (error != NULL)
    cra_window_show_error (self, error);
  else if (document == NULL)
    refresh_offer (self);
  if (document == NULL)
    return;
  window = get_window (self, kept, list->len);
  cra_window_take_document (window, document);
  /* The window keeps its own copy from now on. The old copy is deleted only after that was written.
   */
  if (cre_recovery_write (window->recovery, &error))
    cre_recovered_forget (kept);
  else
    cra_window_show_error (window, error);
  refresh_offer (self);
}

static void
let_go_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  GVariant *folder = g_object_get_data (G_OBJECT (dialog), "folder");
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  const CreRecovered *kept = response == GTK_RESPONSE_ACCEPT ? find_folder (list, folder) : NULL;

  if (kept != NULL) {
    cre_recovered_discard (kept);
    cra_banner_hide (self->banner);
    refresh_offer (self);
  }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Asks before it deletes: a wrong key must not cost an evening's work. */
ACTION (let_go_kept_cb)
{
  CraWindow *self = data;
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  const CreRecovered *kept = find_folder (list, target);
  GtkWidget *dialog;

  if (kept == NULL) {
    refresh_offer (self);
    return;
  }
  dialog = gtk_message_dialog_new (
      GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_WARNING,
      GTK_BUTTONS_NONE, _ ("Discard the unsaved work on “%s”?"),
      kept->title != NULL ? kept->title : "");
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _ ("It is not offered again."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Discard"), GTK_RESPONSE_ACCEPT, _ ("Cancel"),
                          GTK_RESPONSE_CANCEL, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  g_object_set_data_full (G_OBJECT (dialog), "folder", g_variant_ref (target),
                          (GDestroyNotify) g_variant_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (let_go_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

ACTION (look_at_kept_cb)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  const CreRecovered *kept = find_folder (list, target);
  g_autoptr (GFile) file =
      kept != NULL && kept->uri != NULL ? g_file_new_for_uri (kept->uri) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *time = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *recover = NULL;

  if (path == NULL)
    return;
  time = cra_kept_format_time (kept->time);
  /* Translators: a date with time */
  heading = g_strdup_printf (_ ("As it was kept, %s"), time);
  recover = g_strdup_printf ("win.recover::%s", kept->folder);
  cra_activity_compare (
      cra_window_find_activity (data,
                                cre_recovered_get_kind (kept, cra_window_find_kind (data, NULL))),
      (CraState[]){ { _ ("As it was saved"), path, FALSE }, { heading, kept->path, FALSE } },
      _ ("Recover"), recover);
}

void
cra_window_offer_newer (CraWindow *self)
{
  GFile *file = cre_document_get_file (self->document);
  CreRecovered *kept = file != NULL ? cre_recovery_find (NULL, file) : NULL;
  g_autofree char *time = NULL;
  g_autofree char *text = NULL;

  if (kept == NULL)
    return;
  time = cra_kept_format_time (kept->time);
  /* Translators: a date with time */
  text = g_strdup_printf (_ ("Work on this file that was not saved was kept (%s)."), time);
  cra_banner_show (self->banner, "document-revert-symbolic", text);
  cra_banner_add_button_for (self->banner, _ ("Discard"), "win.let-go-kept", kept->folder);
  cra_banner_add_button_for (self->banner, _ ("Look at both"), "win.look-at-kept", kept->folder);
  cra_banner_add_button_for (self->banner, _ ("Recover"), "win.recover", kept->folder);
  cre_recovered_free (kept);
}

void
cra_window_add_recovery_actions (CraWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "recover", .activate = recover_cb, .parameter_type = "s" },
    { .name = "let-go-kept", .activate = let_go_kept_cb, .parameter_type = "s" },
    { .name = "look-at-kept", .activate = look_at_kept_cb, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
