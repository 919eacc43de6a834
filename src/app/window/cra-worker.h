/* cra-worker.h: the one thread beside the window's. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Runs in the worker; work is done one after the other, in the order it came. */
typedef void (*CraWork) (gpointer data);

void cra_worker_push (CraWork work, gpointer data);
void cra_worker_finish (void);
