/* cr-error.h: the one error domain. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrError:
 * @CR_ERROR_SYNTAX: the input is not of its form; the message names place, found and expected
 * @CR_ERROR_LIMIT: the input is larger than Crenel allows (sizes, depth, counts)
 * @CR_ERROR_PLACE: a hex, side or floor that the map does not have
 * @CR_ERROR_UNKNOWN: a name, code or option that nobody defined
 * @CR_ERROR_CHANGED: the file on disk is not the one that was loaded
 * @CR_ERROR_READ_ONLY: the target may not be written
 * @CR_ERROR_NO_SPACE: the disk or quota is full
 * @CR_ERROR_NOT_SYNCED: it is written, but nobody can promise that a power cut leaves it so
 * @CR_ERROR_IO: any other failure to read or write
 * @CR_ERROR_PICTURE: a picture that cannot be used
 * @CR_ERROR_CANCELLED: the caller gave up
 *
 * Codes exist only where a caller branches on them; the message is for people.
 */
typedef enum {
  CR_ERROR_SYNTAX,
  CR_ERROR_LIMIT,
  CR_ERROR_PLACE,
  CR_ERROR_UNKNOWN,
  CR_ERROR_CHANGED,
  CR_ERROR_READ_ONLY,
  CR_ERROR_NO_SPACE,
  CR_ERROR_NOT_SYNCED,
  CR_ERROR_IO,
  CR_ERROR_PICTURE,
  CR_ERROR_CANCELLED,
} CrError;

#define CR_ERROR (cr_error_quark ())
GQuark cr_error_quark (void);

/**
 * cr_error_refuse:
 * @code: a #CrError
 * @format: what was found and what was expected, as printf() has it
 *
 * Returns: FALSE, so that whoever refuses says why and returns in one
 */
gboolean cr_error_refuse (GError **error, int code, const char *format, ...) G_GNUC_PRINTF (3, 4);

/**
 * cr_error_set_at:
 * @code: a #CrError
 * @line: from 1, or 0 when no line is concerned
 * @column: from 1, in characters
 * @what: what was found and what was expected
 *
 * Errors about a place in a file know it apart from their message, for those who print
 * FILE:LINE:COLUMN.
 *
 * The message is "line L, column C: WHAT".
 */
void cr_error_set_at (GError **error, int code, int line, int column, const char *what);

/**
 * cr_error_add_file:
 * @path: of the file the error is about; the message gets its last part in front: "NAME, line L,
 *   column C: WHAT"
 */
void cr_error_add_file (GError **error, const char *path);

/**
 * cr_error_get_line:
 *
 * Returns: the line of the file the error is about, from 1, or 0 when it is about none
 */
int cr_error_get_line (const GError *error);

/**
 * cr_error_set_subject:
 * @subject: (nullable): the row that the error is about; it may be gone when it is asked for, so it
 *   is only compared with rows that are there
 */
void cr_error_set_subject (GError **error, gconstpointer subject);

/**
 * cr_error_get_subject:
 *
 * Returns: (nullable): the row of cr_error_set_subject()
 */
gconstpointer cr_error_get_subject (const GError *error);

/**
 * cr_error_format_terse:
 *
 * Returns: (transfer full): "FILE:LINE:COLUMN: WHAT", as compilers print and editors jump to;
 *   the plain message where the error is not about a place in a file
 */
char *cr_error_format_terse (const GError *error);
