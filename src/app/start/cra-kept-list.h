/* cra-kept-list.h: the list of unsaved work from sessions that ended without saving.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A heading and a row for each work; hidden while there is none. The window has the actions of its
 * buttons: win.look-at-kept, win.recover and win.let-go-kept, each with the folder as target. */
#define CRA_TYPE_KEPT_LIST (cra_kept_list_get_type ())
G_DECLARE_FINAL_TYPE (CraKeptList, cra_kept_list, CRA, KEPT_LIST, GtkBox)

/* Lists all kept work now. */
void cra_kept_list_refresh (CraKeptList *self);

/**
 * cra_kept_format_time:
 * @time: in microseconds, as g_get_real_time()
 *
 * Returns: (transfer full): "Today 15:10", "12 November 15:10"
 */
char *cra_kept_format_time (gint64 time);
