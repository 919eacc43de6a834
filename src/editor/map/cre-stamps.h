/* cre-stamps.h: nine pieces of castle to be stamped. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "cr-piece.h"

#define CRE_STAMPS_N 9

/**
 * CreStamps:
 *
 * Pieces with the numbers 1…9, each a map file in the user's folder; where he has none, one that
 * comes with the program. All windows share them. Signal: changed ().
 */
#define CRE_TYPE_STAMPS (cre_stamps_get_type ())
G_DECLARE_FINAL_TYPE (CreStamps, cre_stamps, CRE, STAMPS, GObject)

/**
 * cre_stamps_new:
 * @folder: of the user's own stamps; made when it is needed
 * @shipped: of those that come with the program
 *
 * Returns: (transfer full): the stamps
 */
CreStamps *cre_stamps_new (const char *folder, const char *shipped);

/**
 * cre_stamps_get_default:
 *
 * Returns: (transfer none): those of the user
 */
CreStamps *cre_stamps_get_default (void);

/**
 * cre_stamps_load:
 *
 * Returns: (transfer full) (nullable): a piece; NULL with an error of one sentence
 */
CrMap *cre_stamps_load (CreStamps *stamps, int number, GError **error);

/**
 * cre_stamps_keep:
 *
 * Replaces the stamp with that number. Returns: FALSE with an error
 */
gboolean cre_stamps_keep (CreStamps *stamps, int number, const CrMap *piece, GError **error);

/**
 * cre_stamps_rename:
 * @title: in the user's language; empty for none
 *
 * A shipped stamp is copied to the user's own. Returns: FALSE with an error
 */
gboolean cre_stamps_rename (CreStamps *stamps, int number, const char *title, GError **error);

/**
 * cre_stamps_forget:
 *
 * Returns: FALSE when the user has none of his own under that number
 */
gboolean cre_stamps_forget (CreStamps *stamps, int number);

/**
 * cre_stamps_restore:
 *
 * Takes back the last keep, rename or forget.
 *
 * Returns: FALSE when there was none in this run
 */
gboolean cre_stamps_restore (CreStamps *stamps);

/* Whether the user has a stamp of his own with that number. */
gboolean cre_stamps_is_own (CreStamps *stamps, int number);

/**
 * cre_stamps_dup_title:
 *
 * Returns: (transfer full) (nullable): what the piece is called, if anything
 */
char *cre_stamps_dup_title (CreStamps *stamps, int number);
