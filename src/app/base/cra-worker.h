/* cra-worker.h: the one thread that works beside the main thread.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

/* A function that runs in the worker. Work runs one piece after the other, in the order it was
 * pushed. */
typedef void (*CraWork) (gpointer data);

/* The priority of idle callbacks that tell the main thread of finished work. They run before the
 * next frame: with a lower priority, windows that redraw without a pause would delay them as long
 * as that lasts, and the map would stay blank. */
#define CRA_WORKER_DONE (GDK_PRIORITY_REDRAW - 5)

/**
 * cra_worker_push:
 *
 * All windows share one thread: painters share caches, most machines have few cores, and one thread
 * keeps changes and tiles in the order in which they were asked for without any locking. @data must
 * stay valid until @work has run.
 */
void cra_worker_push (CraWork work, gpointer data);

/**
 * cra_worker_push_late:
 *
 * Pushes work that nobody waits for; it runs when there is nothing else to do.
 */
void cra_worker_push_late (CraWork work, gpointer data);
