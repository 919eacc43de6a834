/* cr-save.h: writes files; there is no other way to write one.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"

/**
 * cr_save:
 * @path: the file, new or existing; a link stays, and what it points to is replaced
 * @state: (inout) (optional): the expected state of the file, when known; on success its new state
 *
 * Writes a file beside it and then puts that in its place, so that the file is always whole: the
 * old one on failure, the new one on success. When two programs save over the same @state at once,
 * one fails with %CR_ERROR_CHANGED. Other hard links to the old file keep the old content. Only
 * after %CR_ERROR_NOT_SYNCED the file, and @state, are the new ones already.
 *
 * Returns: FALSE with an error
 */
gboolean cr_save (const char *path, GBytes *bytes, CrFileState *state, GError **error);

/* A file that is being written. */
typedef struct _CrSaving CrSaving;

/* Writes all of the file with cr_save_put(), piece by piece. Returns: FALSE with an error when it
 * cannot */
typedef gboolean (*CrSaveFill) (CrSaving *saving, gpointer data, GError **error);
/* Writes the next piece. @saving: a #CrSaving; the order of arguments is that of functions that
 * draw into a file */
gboolean cr_save_put (gconstpointer bytes, gsize n, gpointer saving, GError **error);

/* As cr_save(), for a file that is too large to be kept in memory. */
gboolean cr_save_pieces (const char *path, CrSaveFill fill, gpointer data, GError **error);

/* Returns: (transfer full): the reason of an error of a save to @path, for a sentence that already
 * names what could not be saved */
char *cr_save_dup_reason (const char *path, const GError *error);
