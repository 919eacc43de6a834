/* cra-recent.h: the maps opened or saved lately. SPDX-License-Identifier: GPL-3.0-or-later */
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

/* Puts a map at the head of the list. */
void cra_recent_add (GFile *file, const char *title);

void cra_recent_remove (CraRecent *self);

/* Returns: (transfer full): of the latest map that is there still and is the user's own; else where
 * he keeps what he writes */
GFile *cra_recent_dup_folder (void);

GFile *cra_recent_get_file (CraRecent *self);
const char *cra_recent_get_title (CraRecent *self);

/* "~/Maps/border-castle.map.xml". */
char *cra_recent_dup_path (CraRecent *self);

/* "Today 15:10", "Yesterday", "12 November". */
char *cra_recent_dup_date (CraRecent *self);

/* FALSE when the file has gone. */
gboolean cra_recent_is_there (CraRecent *self);
