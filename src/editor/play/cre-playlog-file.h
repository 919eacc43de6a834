/* cre-playlog-file.h: the log of a game or a siege as a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-playlog.h"
#include "cre-map-document.h"

/* These functions implement #CreDocumentClass for the kinds of documents that are logs. @stage: the
 * castle as it is drawn; its file is that of the castle */

/* Returns: (transfer full): a copy of the log, to be written to @path (nullable) */
gpointer cre_playlog_copy (CrPlaylog *log, CreMapDocument *stage, const char *path);
void cre_playlog_free_copy (gpointer copy);
gboolean cre_playlog_says (const CrPlaylog *log, gconstpointer copy);
GBytes *cre_playlog_serialize (gconstpointer copy);
gboolean cre_playlog_write_copy (gconstpointer copy,
                                 const char *path,
                                 CrFileState *state,
                                 GError **error);

/* Returns: (transfer full) (nullable): the log; NULL with an error */
CrPlaylog *cre_playlog_read (const char *path, CrFileState *state_out, GError **error);

/* Returns: FALSE with an error when @path is the file of the castle */
gboolean cre_playlog_check_target (CreMapDocument *stage, const char *path, GError **error);

/**
 * cre_playlog_find_map:
 * @path: of the log
 * @own_path: (nullable): of the log's own file, if @path is a copy of it
 *
 * Looks under the path in the log, then beside the log, then among the castles that come with the
 * program.
 *
 * Returns: (transfer full) (nullable): the castle on which the log was played; NULL with an error
 *   when it is not found
 */
CreMapDocument *cre_playlog_find_map (const char *path,
                                      const char *own_path,
                                      const CrPlaylog *log,
                                      GError **error);

/* Keeps for recovery what the log needs besides: the castle as it was at @start, and the address of
 * its file. */
void cre_playlog_keep (CreMapDocument *stage,
                       const CrMap *start,
                       GKeyFile *notes,
                       GHashTable *files);

/**
 * cre_playlog_recall:
 * @castle: (inout) (transfer full): the castle on which the log was opened
 *
 * Gives a recovered log its castle back. A castle that was read from @folder, which will be
 * deleted, is bound to its former file again; it counts as unsaved when that file is missing or has
 * other contents.
 */
void cre_playlog_recall (const CrPlaylog *log,
                         CreMapDocument *stage,
                         CreMapDocument **castle,
                         GKeyFile *notes,
                         const char *folder);

/* Returns: (transfer full) (nullable): a sentence that the game cannot be opened again because its
 * castle has no file; NULL when it can */
char *cre_playlog_describe_loss (const CrPlaylog *log, CreMapDocument *stage, char **why_out);
