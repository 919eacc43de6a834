/* cra-recent.h: the list of files opened or saved lately.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_RECENT (cra_recent_get_type ())
G_DECLARE_FINAL_TYPE (CraRecent, cra_recent, CRA, RECENT, GObject)

/**
 * cra_recent_new_list:
 *
 * Returns: (transfer full): a list of #CraRecent, the latest first
 */
GListModel *cra_recent_new_list (void);

/* Puts a file at the head of the list. */
void cra_recent_add (GFile *file, const char *title);

void cra_recent_remove (CraRecent *self);

/* Returns: (transfer full): the folder of the latest file that still exists and does not come with
 * the program; otherwise the user's folder of documents */
GFile *cra_recent_dup_folder (void);

GFile *cra_recent_get_file (CraRecent *self);
const char *cra_recent_get_title (CraRecent *self);

/* Returns: (transfer full): "~/Maps/border-castle.map.xml" */
char *cra_recent_dup_path (CraRecent *self);

/* Returns: (transfer full): "Today 15:10", "Yesterday", "12 November" */
char *cra_recent_dup_date (CraRecent *self);

/* Returns: FALSE when the file no longer exists */
gboolean cra_recent_is_there (CraRecent *self);
