/* cr-words-decimal.h: the mark that parts decimals, as a person writes it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Files part decimals by a point, whatever is set here. */

/* @mark: '.' or ','; 0: that of the language of the words */
void cr_words_set_decimal_mark (char mark);

/* (transfer full): "1.5" of a file as it is shown */
char *cr_words_show_decimal (const char *text);
/* (transfer full): @value with so many decimals, likewise */
char *cr_words_decimal (double value, int digits);
/* (transfer full): what was typed, by either mark, as files have it */
char *cr_words_read_decimal (const char *text);
