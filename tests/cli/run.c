/* run.c: crenel-cli as a process, and its answers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "run.h"

#include <string.h>

static const char *
get_scratch (void)
{
  static char *folder;

  if (folder == NULL)
    folder = g_dir_make_tmp ("crenel-cli-XXXXXX", NULL);
  return folder;
}

/* @text with $MAP, $TMP and $SRC replaced. */
char *
run_path (const char *text)
{
  g_autofree char *map = g_test_build_filename (G_TEST_DIST, "data", "gate.map.xml", NULL);
  GString *path = g_string_new (text);

  g_string_replace (path, "$MAP", map, 0);
  g_string_replace (path, "$TMP", get_scratch (), 0);
  g_string_replace (path, "$SRC", g_getenv ("CRENEL_SOURCE_DIR"), 0);
  return g_string_free (path, FALSE);
}

Run
run_cli (const char *words)
{
  g_autofree char *line = g_strdup_printf ("%s %s", g_getenv ("CRENEL_CLI"), words);
  g_autofree char *full = run_path (line);
  g_auto (GStrv) argv = g_strsplit (full, " ", -1);
  g_auto (GStrv) env = g_environ_unsetenv (g_get_environ (), "DISPLAY");
  g_autoptr (GError) error = NULL;
  int status;
  Run run;

  g_spawn_sync (NULL, argv, env, G_SPAWN_DEFAULT, NULL, NULL, &run.out, &run.err, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  run.status = WEXITSTATUS (status);
  return run;
}

void
run_clear (Run *run)
{
  g_clear_pointer (&run->out, g_free);
  g_clear_pointer (&run->err, g_free);
}

JsonNode *
run_json (const char *words, int status)
{
  g_autofree char *line = g_strdup_printf ("%s --json", words);
  g_auto (Run) run = run_cli (line);
  g_autoptr (GError) error = NULL;
  JsonNode *root;

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, status);
  root = json_from_string (run.out, &error);
  g_assert_no_error (error);
  return root;
}

void
run_assert_says (const char *words, int status, const char *start, const char *also)
{
  g_auto (Run) run = run_cli (words);

  g_assert_cmpint (run.status, ==, status);
  if (!g_str_has_prefix (run.out, start) || strstr (run.out, also) == NULL)
    g_error ("%s: found “%s”, expected “%s” first and “%s” in it", words, run.out, start, also);
}

void
run_assert_members (JsonObject *object, const char *names)
{
  g_auto (GStrv) wanted = g_strsplit (names, " ", -1);

  for (char **name = wanted; *name != NULL; name++)
    if (!json_object_has_member (object, *name))
      g_error ("the member \"%s\" is missing", *name);
}
