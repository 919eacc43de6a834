/* cr-words-decimal.h: the decimal mark that the user has chosen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Files always have a decimal point, whatever mark is chosen here. */

/* @mark: '.' or ','; 0: the mark of the language */
void cr_words_set_decimal_mark (char mark);

/* Returns: (transfer full): a number of a file, "1.5", with the chosen mark */
char *cr_words_show_decimal (const char *text);
/* Returns: (transfer full): @value with so many decimals and the chosen mark */
char *cr_words_decimal (double value, int digits);
/* Returns: (transfer full): a typed number, with either mark, as files have it */
char *cr_words_read_decimal (const char *text);
