/* cr-words-decimal.c: the decimal mark that the user has chosen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-decimal.h"

#include <glib/gi18n-lib.h>

/* The user's choice, for the whole program; 0: the mark of the language. */
static char chosen;

void
cr_words_set_decimal_mark (char mark)
{
  chosen = mark;
}

static char
get_mark (void)
{
  /* Translators: the mark that parts decimals: 0.15 */
  return chosen != 0 ? chosen : C_ ("decimals", ".")[0];
}

char *
cr_words_show_decimal (const char *text)
{
  return g_strdelimit (g_strdup (text), ".", get_mark ());
}

char *
cr_words_decimal (double value, int digits)
{
  char format[8], text[G_ASCII_DTOSTR_BUF_SIZE];

  g_snprintf (format, sizeof format, "%%.%df", digits);
  return cr_words_show_decimal (g_ascii_formatd (text, sizeof text, format, value));
}

char *
cr_words_read_decimal (const char *text)
{
  return g_strdelimit (g_strdup (text), ",", '.');
}
