/* cre-recheck.h: computes something in a thread again after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/**
 * CreRecheckKind: what is computed of an object that changes.
 * @begin: (transfer full): makes the job, with copies of all that the thread needs; only what never
 *   changes may be shared
 * @work: runs in the thread, with the job as its task data
 * @take: takes the result of a job, if its object has not changed since it began
 * @free: frees a job
 */
typedef struct {
  gpointer (*begin) (gpointer owner);
  GTaskThreadFunc work;
  void (*take) (gpointer owner, gpointer job);
  GDestroyNotify free;
} CreRecheckKind;

/**
 * CreRecheck: a field of its owner, at first all zero.
 * @serial: counts changes
 * @begun: the @serial when the running job was begun
 */
typedef struct {
  const CreRecheckKind *kind;
  GObject *owner; /* borrowed; NULL when closed */
  guint wait, serial, begun;
  gboolean running;
} CreRecheck;

/* Begins at once. If a job is running, its result is outdated, and the next job follows it. */
void cre_recheck_init (CreRecheck *self, const CreRecheckKind *kind, gpointer owner);
void cre_recheck_start (CreRecheck *self);

/* The object has changed: computes again when it has not changed for a while. */
void cre_recheck_touch (CreRecheck *self);

/* After this no result is taken any more. */
void cre_recheck_close (CreRecheck *self);
