/* cra-progress.c: long work that can be stopped. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-progress.h"

#include <glib/gi18n.h>

/* The time between two looks at the work, in ms, and how many looks pass before the dialog is
 * shown. */
#define TICK 100
#define TICKS_UNSEEN 5

/* The progress, 0 to 1, is kept as a whole number of so many parts, because that can be atomic. */
#define PARTS 1000

/**
 * CraProgress:
 * @dialog: (nullable): NULL once it is closed
 * @done: of PARTS; atomic
 * @stopped: atomic
 */
struct _CraProgress {
  GtkWidget *dialog, *bar;
  guint timer, ticks;
  int done, stopped;
};

gboolean
cra_progress_tell (double done, gpointer progress)
{
  CraProgress *self = progress;

  g_atomic_int_set (&self->done, (int) (done * PARTS));
  return !g_atomic_int_get (&self->stopped);
}

/* The dialog was closed, with whatever key or button: the work is asked to stop. */
static void
response_cb (CraProgress *self)
{
  g_atomic_int_set (&self->stopped, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->dialog));
}

static gboolean
tick_cb (gpointer data)
{
  CraProgress *self = data;
  int done = g_atomic_int_get (&self->done);

  if (self->dialog == NULL) {
    self->timer = 0;
    return G_SOURCE_REMOVE;
  }
  if (done > 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), (double) done / PARTS);
  else
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (self->bar));
  if (++self->ticks == TICKS_UNSEEN)
    gtk_window_present (GTK_WINDOW (self->dialog));
  return G_SOURCE_CONTINUE;
}

CraProgress *
cra_progress_begin (GtkWindow *parent, const char *text)
{
  CraProgress *self = g_new0 (CraProgress, 1);

  self->dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                         GTK_MESSAGE_OTHER, GTK_BUTTONS_NONE, "%s", text);
  g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
  gtk_dialog_add_button (GTK_DIALOG (self->dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL);
  self->bar = gtk_progress_bar_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_box_append (GTK_BOX (gtk_message_dialog_get_message_area (GTK_MESSAGE_DIALOG (self->dialog))),
                  self->bar);
  g_signal_connect_swapped (self->dialog, "response", G_CALLBACK (response_cb), self);
  self->timer = g_timeout_add (TICK, tick_cb, self);
  return self;
}

void
cra_progress_end (CraProgress *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->dialog != NULL) {
    g_object_remove_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
    g_signal_handlers_disconnect_by_data (self->dialog, self);
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  }
  g_free (self);
}
