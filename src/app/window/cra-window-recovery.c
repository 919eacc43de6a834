/* cra-window-recovery.c: unsaved work is kept, and offered after a crash.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

/* The document is there: from now on what is not saved is copied. */
void
cra_window_watch (CraWindow *self)
{
  self->recovery = cre_recovery_new (self->document, NULL);
}

/* It is closed on purpose, and the user has been asked. */
void
cra_window_stop_watching (CraWindow *self)
{
  if (self->recovery != NULL)
    cre_recovery_end (self->recovery);
  g_clear_object (&self->recovery);
}

static void
recover_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  CraWindow *self = data;
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  g_autoptr (GError) error = NULL;
  CreDocument *document;

  if (list->len == 0 || self->document != NULL)
    return;
  document = cre_recovered_open (list->pdata[0], &error);
  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  cra_window_take_document (self, document);
  /* Its own copy takes the place of the one it came from, but not before it is written. */
  if (cre_recovery_write (self->recovery, &error))
    cre_recovered_forget (list->pdata[0]);
  else
    cra_window_show_error (self, error);
}

static void
discard_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  CraWindow *self = data;
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);

  if (list->len > 0)
    cre_recovered_discard (list->pdata[0]);
  cra_banner_hide (self->banner);
  cra_window_offer_recovery (self);
}

/**
 * cra_window_offer_recovery:
 *
 * On the start page: the youngest of what other sessions left behind when they were killed.
 */
void
cra_window_offer_recovery (CraWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "recover", .activate = recover_cb },
    { .name = "discard-recovered", .activate = discard_cb },
  };
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *when = NULL, *text = NULL;
  const CreRecovered *left;

  if (list->len == 0)
    return;
  left = list->pdata[0];
  time = g_date_time_new_from_unix_local (left->time / G_USEC_PER_SEC);
  when = g_date_time_format (time, "%c");
  /* Translators: the title of a map, a date with time */
  text = g_strdup_printf (_ ("Unsaved work on “%s” was kept (%s)."),
                          left->title != NULL ? left->title : "", when);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  cra_banner_show (self->banner, "document-revert-symbolic", text);
  cra_banner_add_button (self->banner, _ ("Discard"), "win.discard-recovered");
  cra_banner_add_button (self->banner, _ ("Recover"), "win.recover");
}
