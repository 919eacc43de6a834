/* paper.c: the border castle on paper, as other programs read it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper.h"

#include <string.h>

char *
paper_ask (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  char *out = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return out;
}

char *
paper_ask_pdf (const char *program)
{
  g_autofree char *path = run_path ("$TMP/castle.pdf");
  const char *const argv[] = { program, path, program[3] == 't' ? "-" : NULL, NULL };

  return paper_ask (argv);
}

void
paper_render (const char *options)
{
  g_autofree char *words = g_strdup_printf ("%s%s", PAPER_CASTLE, options);
  g_auto (Run) run = run_cli (words);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
}

void
paper_assert_has (const char *text, const char *expected)
{
  if (strstr (text, expected) == NULL)
    g_error ("found %s, expected “%s” in it", text, expected);
}
