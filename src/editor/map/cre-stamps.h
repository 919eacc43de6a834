/* cre-stamps.h: nine pieces of castle at hand. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "cr-piece.h"

#define CRE_STAMPS_N 9

/**
 * CreStamps:
 *
 * Pieces numbered 1…9, each a map file in the user's folder; where he has kept none, one of those
 * that come with the program. Shared by all windows. Signal: changed ().
 */
#define CRE_TYPE_STAMPS (cre_stamps_get_type ())
G_DECLARE_FINAL_TYPE (CreStamps, cre_stamps, CRE, STAMPS, GObject)

CreStamps *cre_stamps_new (const char *folder, const char *shipped);
CreStamps *cre_stamps_get_default (void);

CrMap *cre_stamps_load (CreStamps *stamps, int number, GError **error);
gboolean cre_stamps_keep (CreStamps *stamps, int number, const CrMap *piece, GError **error);
gboolean cre_stamps_rename (CreStamps *stamps, int number, const char *title, GError **error);
gboolean cre_stamps_forget (CreStamps *stamps, int number);
gboolean cre_stamps_restore (CreStamps *stamps);
gboolean cre_stamps_is_own (CreStamps *stamps, int number);
char *cre_stamps_dup_path (CreStamps *stamps, int number);
char *cre_stamps_dup_title (CreStamps *stamps, int number);
