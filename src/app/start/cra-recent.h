/* cra-recent.h: the maps opened or saved lately. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_RECENT (cra_recent_get_type ())
G_DECLARE_FINAL_TYPE (CraRecent, cra_recent, CRA, RECENT, GObject)

GListModel *cra_recent_new_list (void);
void cra_recent_add (GFile *file, const char *title);
void cra_recent_remove (CraRecent *self);
GFile *cra_recent_dup_folder (void);

GFile *cra_recent_get_file (CraRecent *self);
const char *cra_recent_get_title (CraRecent *self);
char *cra_recent_dup_path (CraRecent *self);
char *cra_recent_dup_date (CraRecent *self);
gboolean cra_recent_is_there (CraRecent *self);
