/* cli-print.c: how answers reach whoever asked. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <stdio.h>

#include "cr-text.h"

static void
put (FILE *stream, const char *text)
{
  g_autofree char *shown = cr_text_show_lines (text), *converted = NULL;
  const char *charset;

  if (!g_get_console_charset (&charset))
    converted = g_convert_with_fallback (shown, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (converted != NULL ? converted : shown, stream);
  fflush (stream);
}

static void
print_cb (const char *text)
{
  put (stdout, text);
}

static void
print_error_cb (const char *text)
{
  put (stderr, text);
}

/* No text of a file drives the terminal that it is shown on. */
void
cli_print_start (void)
{
  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
}
