/* cr-text.h: whole numbers out of text, and translation. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#ifndef GETTEXT_PACKAGE
#define GETTEXT_PACKAGE "crenel"
#endif

/* The one gettext call of the layers below the window; xgettext knows it as a keyword. */
#define cr_text(message) g_dgettext (GETTEXT_PACKAGE, (message))

gboolean cr_text_read_int (const char **text, int *value_out);
gboolean cr_text_parse_int (const char *text, int least, int most, int *value_out);
gboolean cr_text_parse_milli (const char *text, gint64 *milli_out);
char *cr_text_format_milli (gint64 milli);
gboolean cr_text_is_id (const char *text);
gboolean cr_text_is_clean (const char *text);
char *cr_text_show (const char *text);
char *cr_text_show_lines (const char *text);
