/* cra-worker.h: the one thread beside the window's. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

/* Runs in the worker; work is done one after the other, in the order it came. */
typedef void (*CraWork) (gpointer data);

/* For the main thread to hear of it. Before the next frame: frames that follow each other without a
 * pause, in whatever window, would keep it waiting as long as they last, and the map blank. */
#define CRA_WORKER_DONE (GDK_PRIORITY_REDRAW - 5)

/**
 * cra_worker_push:
 *
 * There is one thread for all windows: painters share caches, most machines have few cores, and
 * a single thread keeps changes and tiles in the order in which they were asked for without any
 * locking.
 */
void cra_worker_push (CraWork work, gpointer data);

/**
 * cra_worker_push_late:
 *
 * Of what nobody waits for: done when there is nothing else to do.
 */
void cra_worker_push_late (CraWork work, gpointer data);
