/* cre-playlog-file.h: the log of a game or a siege as a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-playlog.h"
#include "cre-map-document.h"

/* What kinds of documents that are logs do alike; see CreDocumentClass.
 * @stage: the castle as it is looked at, whose file is that of the castle */

/* (transfer full): what was played, to be written to @path (nullable) */
gpointer cre_playlog_copy (CrPlaylog *log, CreMapDocument *stage, const char *path);
void cre_playlog_free_copy (gpointer copy);
gboolean cre_playlog_says (const CrPlaylog *log, gconstpointer copy);
GBytes *cre_playlog_serialize (gconstpointer copy);
gboolean cre_playlog_write_copy (gconstpointer copy,
                                 const char *path,
                                 CrFileState *state,
                                 GError **error);

/* (transfer full) (nullable) */
CrPlaylog *cre_playlog_read (const char *path, CrFileState *state_out, GError **error);

/* FALSE with an error: it is the file of the castle. */
gboolean cre_playlog_check_target (CreMapDocument *stage, const char *path, GError **error);

/**
 * cre_playlog_find_map:
 * @path: of the log
 * @own_path: (nullable): of its own file, where @path is a copy of it
 *
 * Returns: (transfer full) (nullable): the castle that it was played on: where the log says, beside
 *   it, or among those that came with the program; NULL with an error when it is nowhere
 */
CreMapDocument *cre_playlog_find_map (const char *path,
                                      const char *own_path,
                                      const CrPlaylog *log,
                                      GError **error);

/* What a copy kept for recovery needs besides: the castle as it was at @start, and where it lies.
 */
void cre_playlog_keep (CreMapDocument *stage,
                       const CrMap *start,
                       GKeyFile *notes,
                       GHashTable *files);

/**
 * cre_playlog_recall:
 * @castle: (inout) (transfer full): where it was read from @folder, which goes, it lies where it
 *   lay, and is not saved if that file says something else or there is none
 */
void cre_playlog_recall (const CrPlaylog *log,
                         CreMapDocument *stage,
                         CreMapDocument **castle,
                         GKeyFile *notes,
                         const char *folder);

/* (transfer full) (nullable): a game whose castle is in no file cannot be opened again; NULL where
 * it can. */
char *cre_playlog_describe_loss (const CrPlaylog *log, CreMapDocument *stage, char **why_out);
