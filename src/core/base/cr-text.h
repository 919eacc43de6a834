/* cr-text.h: whole numbers out of text, and translation. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#ifndef GETTEXT_PACKAGE
#define GETTEXT_PACKAGE "crenel"
#endif

/* The one gettext call of the layers below the window; xgettext knows it as a keyword. */
#define cr_text(message) g_dgettext (GETTEXT_PACKAGE, (message))

/**
 * cr_text_read_int:
 * @text: (inout): moved past what was read
 *
 * Reads -?[0-9]{1,6}; no sign "+", no space, no exponent.
 */
gboolean cr_text_read_int (const char **text, int *value_out);

/**
 * cr_text_parse_int:
 *
 * Returns: whether the whole of @text is a whole number from @least to @most
 */
gboolean cr_text_parse_int (const char *text, int least, int most, int *value_out);

/**
 * cr_text_parse_milli:
 * @text: -?[0-9]{1,6}(\.[0-9]{1,3})?
 * @milli_out: (out): thousandths
 */
gboolean cr_text_parse_milli (const char *text, gint64 *milli_out);

/**
 * cr_text_format_milli:
 *
 * Returns: (transfer full): the shortest decimal that reads back as @milli
 */
char *cr_text_format_milli (gint64 milli);

/**
 * cr_text_split:
 * @text: (nullable): a list as files and operations hold it, parted by blanks, line ends or “;”
 *
 * Returns: (transfer full) (array zero-terminated=1): its words, none of them empty
 */
char **cr_text_split (const char *text);

/**
 * cr_text_is_id:
 *
 * Returns: whether @text is an id: [A-Za-z_][A-Za-z0-9_.-]{0,63}
 */
gboolean cr_text_is_id (const char *text);

/**
 * cr_text_is_clean:
 *
 * XML 1.0 cannot carry most control characters; a file that held one could not be read again.
 *
 * Returns: whether @text is UTF-8 that a map file may hold
 */
gboolean cr_text_is_clean (const char *text);

/**
 * cr_text_show:
 * @text: of a file, or the name of one, or a sentence with such in it
 *
 * What would break a line, drive a terminal or turn the order of the letters round is escaped, and
 * so is what is no UTF-8. Any text from outside goes through this before people see it in a
 * message; doing so twice changes nothing.
 *
 * Returns: (transfer full): one line of UTF-8
 */
char *cr_text_show (const char *text);

/* The same for a table: line ends and tabs stay. */
char *cr_text_show_lines (const char *text);

/**
 * cr_text_shorten:
 *
 * Returns: (transfer full): @text, without its middle when it is longer than a message may be: what
 *   was found stands at its start, what was expected at its end
 */
char *cr_text_shorten (const char *text);
