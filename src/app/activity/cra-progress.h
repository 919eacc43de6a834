/* cra-progress.h: long work that can be stopped. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * CraProgress:
 *
 * A dialog that shows how far work in another thread is, and lets the person stop it. Work that
 * ends soon shows no dialog. The code that began it owns it, and frees it with cra_progress_end().
 */
typedef struct _CraProgress CraProgress;

/* Returns: (transfer full): free it with cra_progress_end(). @text: a sentence that says what is
 * being done */
CraProgress *cra_progress_begin (GtkWindow *parent, const char *text);

/* Sets how far the work is; any thread may call it. @done: 0 to 1, 0 as long as that is unknown;
 * @progress: a CraProgress. Returns: FALSE when the work is to stop */
gboolean cra_progress_tell (double done, gpointer progress);

/* Closes the dialog when the work has ended, and frees @self. */
void cra_progress_end (CraProgress *self);
