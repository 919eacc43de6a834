/* test-schema.c: shipped and written files by the published schema.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-data.h"
#include "cr-xml-map.h"
#include "cr-xml-playlog.h"
#include "support.h"

#define N_RANDOM 60
#define OPEN "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"m\">"
#define GRID "<grid columns=\"3\" rows=\"3\"/>"

static char *
schema_path (const char *name)
{
  return g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "data", "schema", name, NULL);
}

/* Returns: what the program ended with, or -1 when it is not there */
static int
run (char **argv, GSpawnFlags flags)
{
  g_autoptr (GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, argv, NULL, G_SPAWN_SEARCH_PATH | flags, NULL, NULL, NULL, NULL, &status,
                     &error))
    return -1;
  return g_spawn_check_wait_status (status, NULL) ? 0 : 1;
}

static gboolean
have (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);

  if (path == NULL)
    g_test_skip ("the program that validates is not there");
  return path != NULL;
}

static int
validate (GPtrArray *files, GSpawnFlags flags)
{
  g_autofree char *schema = schema_path ("crenel.rng");
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();

  g_ptr_array_add (argv, "xmllint");
  g_ptr_array_add (argv, "--noout");
  g_ptr_array_add (argv, "--relaxng");
  g_ptr_array_add (argv, schema);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (argv, files->pdata[i]);
  g_ptr_array_add (argv, NULL);
  return run ((char **) argv->pdata, flags);
}

static void
add_files (GPtrArray *files, const char *folder, const char *suffix)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), folder, NULL);
  GDir *dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (files, g_build_filename (path, name, NULL));
  g_clear_pointer (&dir, g_dir_close);
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);

  add_files (files, "data/rules", ".ruleset.xml");
  add_files (files, "data/characters", ".characters.xml");
  add_files (files, "maps", ".map.xml");
  add_files (files, "maps", ".scenario.xml");
  add_files (files, "maps", ".assembly.xml");
  add_files (files, "data/stamps", ".map.xml");
  g_assert_cmpuint (files->len, >=, 2);
  if (have ("xmllint"))
    g_assert_cmpint (validate (files, G_SPAWN_DEFAULT), ==, 0);
}

static void
test_written (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  guint32 seed = support_get_seed ();

  for (guint32 i = 0; i < N_RANDOM; i++) {
    g_autoptr (CrMap) map = support_random_map (seed + i);
    g_autofree char *name = g_strdup_printf ("%u.map.xml", seed + i);
    char *path = g_build_filename (folder, name, NULL);

    g_ptr_array_add (files, path);
    g_assert_true (cr_map_save (map, path, NULL, NULL));
  }
  if (have ("xmllint"))
    g_assert_cmpint (validate (files, G_SPAWN_DEFAULT), ==, 0);
  support_remove_folder (folder);
}

/* A game with all that a log can say. */
static void
test_game (void)
{
  static const char *const choices[] = { "fair-play=yes", NULL };
  static const char *const words[] = { "Roland attacks Odo.", NULL };
  g_autofree char *folder = support_make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.playlog.xml", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (CrPlaylog) log = cr_playlog_new_empty ();
  g_autoptr (GBytes) bytes = NULL;
  CrPlayed *played = cr_played_new ();
  CrRolled rolled = { 3, 5, TRUE };

  log->map = g_strdup ("border-castle");
  log->map_digest = g_strnfill (64, 'a');
  log->map_file = g_strdup ("../maps/border-castle.map.xml");
  log->ruleset = g_strdup ("siege");
  log->characters = g_strdup ("sample");
  g_strfreev (log->choices);
  log->choices = g_strdupv ((char **) choices);
  log->seed = G_MAXINT64;
  log->last_turn = 12;
  played->order = g_strdup ("attack roland at odo");
  played->words = g_strdupv ((char **) words);
  played->digest = g_strnfill (64, '0');
  played->anew = TRUE;
  g_array_append_val (played->dice, rolled);
  g_ptr_array_add (log->played, played);
  bytes = cr_playlog_write (log);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));
  g_ptr_array_add (files, path);
  if (have ("xmllint"))
    g_assert_cmpint (validate (files, G_SPAWN_DEFAULT), ==, 0);
  support_remove_folder (folder);
}

/* What the reader refuses, the schema refuses too; what it keeps, the schema allows. */
static void
test_agrees (void)
{
  static const struct {
    const char *xml;
    gboolean valid;
  } cases[] = {
    { OPEN GRID "</map>", FALSE },
    { OPEN GRID "<floor id='g'/></map>", TRUE },
    { OPEN GRID "<floor id='g'/><x:y xmlns:x='urn:y'>z</x:y></map>", TRUE },
    { OPEN "</map>", FALSE },
    { OPEN "<grid columns='1,5' rows='3'/></map>", FALSE },
    { OPEN GRID "<floor id='a b'/></map>", FALSE },
    { OPEN GRID "<floor id='g'><terrain default='flat2'/></floor></map>", FALSE },
    { OPEN GRID "<floor id='g'><hexsides><side at='1,1:E'><slit/></side></hexsides></floor></map>",
      FALSE },
    { OPEN GRID "<floor id='g'><hexsides><side at='1,1:N'><gate state='ajar'/></side></hexsides>"
                "</floor></map>",
      FALSE },
    { "<map xmlns=\"urn:x-crenel:1\" version=\"2.0\" id=\"m\">" GRID "</map>", FALSE },
  };
  g_autofree char *folder = support_make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.map.xml", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  g_ptr_array_add (files, path);
  for (gsize i = 0; i < G_N_ELEMENTS (cases) && have ("xmllint"); i++) {
    g_autoptr (CrMap) map = NULL;

    g_assert_true (g_file_set_contents (path, cases[i].xml, -1, NULL));
    map = cr_map_load (path, NULL, NULL);
    g_assert_cmpint (map != NULL, ==, cases[i].valid);
    g_assert_cmpint (validate (files, G_SPAWN_STDERR_TO_DEV_NULL) == 0, ==, cases[i].valid);
  }
  support_remove_folder (folder);
}

/* The .rng is what trang makes of the .rnc. */
static void
test_generated (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autofree char *compact = schema_path ("crenel.rnc");
  g_autofree char *committed = schema_path ("crenel.rng");
  g_autofree char *made = g_build_filename (folder, "crenel.rng", NULL);
  char *argv[] = { "trang", compact, made, NULL };

  if (have ("trang")) {
    g_autofree char *a = NULL;
    g_autofree char *b = NULL;

    g_assert_cmpint (run (argv, G_SPAWN_DEFAULT), ==, 0);
    g_assert_true (g_file_get_contents (made, &a, NULL, NULL));
    g_assert_true (g_file_get_contents (committed, &b, NULL, NULL));
    g_assert_cmpstr (a, ==, b);
  }
  support_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/schema/shipped", test_shipped);
  g_test_add_func ("/io/schema/written", test_written);
  g_test_add_func ("/io/schema/agrees", test_agrees);
  g_test_add_func ("/io/schema/game", test_game);
  g_test_add_func ("/io/schema/generated", test_generated);
  return g_test_run ();
}
