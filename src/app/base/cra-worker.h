/* cra-worker.h: the one thread beside the window's. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

/* Runs in the worker; work is done one after the other, in the order it came. */
typedef void (*CraWork) (gpointer data);

/* For the main thread to hear of it. Before the next frame: frames that follow each other without a
 * pause, in whatever window, would keep it waiting as long as they last, and the map blank. */
#define CRA_WORKER_DONE (GDK_PRIORITY_REDRAW - 5)

void cra_worker_push (CraWork work, gpointer data);
void cra_worker_push_late (CraWork work, gpointer data);
