/* cra-progress.h: long work that can be stopped. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * CraProgress:
 *
 * Tells how far work in another thread is, and lets the person stop it. Nothing is shown of work
 * that ends soon. Owned by the work: see cra_progress_end().
 */
typedef struct _CraProgress CraProgress;

/* @text: what is done */
CraProgress *cra_progress_begin (GtkWindow *parent, const char *text);

/* Any thread. @progress: a CraProgress; @done: 0…1, 0 as long as nobody knows. FALSE: it is to
 * stop. */
gboolean cra_progress_tell (double done, gpointer progress);

/* The work has ended, and @self is freed. */
void cra_progress_end (CraProgress *self);
