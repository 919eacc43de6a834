/* cre-recheck.h: what is found out beside the window, anew after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/**
 * CreRecheckKind: what is found out of a thing that changes.
 * @begin: (transfer full): all that the thread needs, of which nothing is shared but what never
 *   changes
 * @work: in the thread, of that job as its task data
 * @take: of a job whose thing has not changed since it began
 * @free: of a job
 */
typedef struct {
  gpointer (*begin) (gpointer owner);
  GTaskThreadFunc work;
  void (*take) (gpointer owner, gpointer job);
  GDestroyNotify free;
} CreRecheckKind;

/**
 * CreRecheck: a part of its owner, to whom it is all zero in the beginning.
 * @serial: of the last change, @begun: of the one that the job at work was begun after
 */
typedef struct {
  const CreRecheckKind *kind;
  GObject *owner; /* borrowed; NULL when closed */
  guint wait, serial, begun;
  gboolean running;
} CreRecheck;

/* Begins at once, unless a job is at work: what it finds is old then, and the next follows it. */
void cre_recheck_init (CreRecheck *self, const CreRecheckKind *kind, gpointer owner);
void cre_recheck_start (CreRecheck *self);

/* It has changed: found out anew when nothing has changed for a while. */
void cre_recheck_touch (CreRecheck *self);

/* After this no result is taken any more. */
void cre_recheck_close (CreRecheck *self);
