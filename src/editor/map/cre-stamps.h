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

/**
 * cre_stamps_new:
 * @folder: of the user's own; made when it is needed
 * @shipped: of those that come with the program
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
 * Returns: (transfer full) (nullable): a piece; NULL with one sentence
 */
CrMap *cre_stamps_load (CreStamps *stamps, int number, GError **error);

/**
 * cre_stamps_keep:
 *
 * Takes the place of what was kept under that number before.
 */
gboolean cre_stamps_keep (CreStamps *stamps, int number, const CrMap *piece, GError **error);

/**
 * cre_stamps_rename:
 * @title: in the user's language; empty for none
 *
 * One that comes with the program becomes the user's own.
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
 * Takes the last change back: what was kept, renamed or forgotten is as it was before.
 *
 * Returns: whether there was one in this run
 */
gboolean cre_stamps_restore (CreStamps *stamps);

/* Whether the user has kept one of his own under that number. */
gboolean cre_stamps_is_own (CreStamps *stamps, int number);

/**
 * cre_stamps_dup_title:
 *
 * Returns: (transfer full) (nullable): what the piece is called, if anything
 */
char *cre_stamps_dup_title (CreStamps *stamps, int number);
