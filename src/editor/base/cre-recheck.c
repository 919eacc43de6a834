/* cre-recheck.c: computes something in a thread again after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-recheck.h"

/* The delay after the last change, because a stroke changes a map many times a second. */
#define WAIT_MS 150

/* The task keeps the owner alive. */
static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CreRecheck *self = data;

  self->running = FALSE;
  if (self->owner == NULL)
    return;
  if (self->begun == self->serial)
    self->kind->take (self->owner, g_task_get_task_data (G_TASK (result)));
  else if (self->wait == 0)
    cre_recheck_start (self);
}

void
cre_recheck_start (CreRecheck *self)
{
  g_autoptr (GTask) task = NULL;

  g_clear_handle_id (&self->wait, g_source_remove);
  if (self->owner == NULL || self->running)
    return;
  self->running = TRUE;
  self->begun = self->serial;
  task = g_task_new (self->owner, NULL, done_cb, self);
  g_task_set_task_data (task, self->kind->begin (self->owner), self->kind->free);
  g_task_run_in_thread (task, self->kind->work);
}

void
cre_recheck_init (CreRecheck *self, const CreRecheckKind *kind, gpointer owner)
{
  self->kind = kind;
  self->owner = owner;
  cre_recheck_start (self);
}

static gboolean
wait_cb (gpointer data)
{
  CreRecheck *self = data;

  self->wait = 0;
  cre_recheck_start (self);
  return G_SOURCE_REMOVE;
}

void
cre_recheck_touch (CreRecheck *self)
{
  self->serial++;
  g_clear_handle_id (&self->wait, g_source_remove);
  self->wait = g_timeout_add (WAIT_MS, wait_cb, self);
}

void
cre_recheck_close (CreRecheck *self)
{
  g_clear_handle_id (&self->wait, g_source_remove);
  self->owner = NULL;
}
