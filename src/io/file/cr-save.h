/* cr-save.h: the one way a file is written. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"

/**
 * cr_save:
 * @path: the file, new or not; a link stays and what it points to is replaced
 * @state: (inout) (optional): what the file is expected to be, when known; on success what it is
 *
 * Writes beside the file and then puts the new one in its place, so that whatever happens, the file
 * is whole: the old one when this fails, the new one when it succeeds. Of two that save over the
 * same @state at once, one fails with %CR_ERROR_CHANGED. Other hard links to the old file keep the
 * old content. With %CR_ERROR_NOT_SYNCED alone the file is the new one already, and @state too.
 */
gboolean cr_save (const char *path, GBytes *bytes, CrFileState *state, GError **error);

/* A file that is being written. */
typedef struct _CrSaving CrSaving;

/* Hands over all that the file is to hold with cr_save_put(), piece by piece. FALSE: it could not,
 * and *error is set. */
typedef gboolean (*CrSaveFill) (CrSaving *saving, gpointer data, GError **error);
/* @saving: a #CrSaving; in this order, so that whatever is drawn goes straight into a file */
gboolean cr_save_put (gconstpointer bytes, gsize n, gpointer saving, GError **error);

/* As cr_save(), of what would be too much to hold at once. */
gboolean cr_save_pieces (const char *path, CrSaveFill fill, gpointer data, GError **error);

/* (transfer full): what a save to @path that failed says stands in the way, where it is known
 * already what could not be saved. */
char *cr_save_dup_reason (const char *path, const GError *error);
