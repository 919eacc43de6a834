/* proofs.c: files of orders as tests, and what their headings prove.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofs.h"

#include "cr-xml-map.h"
#include "support.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char *
find_path (const char *family, const char *name)
{
  return g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", family, name, NULL);
}

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

char **
proofs_find (char **lines, const char *name)
{
  g_autofree char *head = g_strdup_printf ("#: %s ", name);
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, head))
      g_strv_builder_add (found, *line + strlen (head));
  return g_strv_builder_end (found);
}

guint64
proofs_find_number (char **lines, const char *name, guint64 usual)
{
  g_auto (GStrv) found = proofs_find (lines, name);

  return *found != NULL ? g_ascii_strtoull (*found, NULL, 10) : usual;
}

char *
proofs_find_file (const char *family, const char *name, const char *ending)
{
  g_autofree char *file = g_strconcat (name, ending, NULL);
  g_autofree char *beside = find_path (family, file);

  return g_file_test (beside, G_FILE_TEST_EXISTS)
             ? g_steal_pointer (&beside)
             : g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
}

CrCastle *
proofs_load_castle (const char *family, const char *map)
{
  g_autofree char *path = proofs_find_file (family, map, ".map.xml");
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (GError) error = NULL;
  CrMap *loaded = cr_map_load (path, NULL, &error);

  g_assert_no_error (error);
  return cr_castle_new (loaded, ruleset);
}

void
proofs_foreach_line (char **lines, void (*each) (gpointer data, const char *line), gpointer data)
{
  for (char **line = lines; *line != NULL; line++)
    if (!g_str_has_prefix (*line, "#  ") && (line[1] != NULL || **line != '\0'))
      each (data, *line);
}

void
proofs_tell (GString *told, char **words)
{
  for (char **word = words; *word != NULL; word++)
    g_string_append_printf (told, "#  %s\n", *word);
}

/* Adds the ids of "LAD-01, 02, T-12: ladders" to the set, vectors left out. */
static void
add_ids (GHashTable *ids, const char *line)
{
  g_auto (GStrv) halves = g_strsplit (line, ":", 2), words = g_strsplit (halves[0], ", ", -1);
  const char *group = "";

  for (char **word = words; *word != NULL; word++) {
    if (!g_ascii_isdigit (**word))
      group = *word;
    if (strlen (group) == strlen ("LAD-01"))
      g_hash_table_add (
          ids, g_strdup_printf ("%.4s%s", group, *word + (g_ascii_isdigit (**word) ? 0 : 4)));
  }
}

/* Of a file: the rules in its heading, and those of its remarks. */
static void
read_proofs (const char *path, GHashTable **sets)
{
  static const char *const starts[] = { "# ", "# Hit ", "# Near miss " };
  g_autofree char *text = read_text (path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  add_ids (sets[0], lines[0] + strlen (starts[0]));
  for (char **line = lines; *line != NULL; line++)
    for (int i = 1; i < 3; i++)
      if (g_str_has_prefix (*line, starts[i]))
        add_ids (sets[i], *line + strlen (starts[i]));
}

typedef void (*EachFile) (const char *family, const char *name, gpointer data);

static void
foreach_file (const char *family, EachFile each, gpointer data)
{
  g_autofree char *path = find_path (family, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".orders"))
      each (family, name, data);
}

static void
read_file (const char *family, const char *name, gpointer sets)
{
  g_autofree char *path = find_path (family, name);

  read_proofs (path, sets);
}

static void
test_near_misses (gconstpointer family)
{
  static const char *const kinds[] = { "", "a hit", "a near miss" };
  GHashTable *sets[3];
  GHashTableIter iter;
  gpointer id;

  for (int i = 0; i < 3; i++)
    sets[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  foreach_file (family, read_file, sets);
  g_hash_table_iter_init (&iter, sets[0]);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    for (int i = 1; i < 3; i++)
      if (!g_hash_table_contains (sets[i], id)) {
        g_test_message ("no %s shows %s of %s", (const char *) family, kinds[i], (const char *) id);
        g_test_fail ();
      }
  for (int i = 0; i < 3; i++)
    g_hash_table_unref (sets[i]);
}

typedef struct {
  char *path;
  ProofsPlay play;
} Proof;

static void
free_proof (gpointer data)
{
  g_free (((Proof *) data)->path);
  g_free (data);
}

static void
test_orders (gconstpointer data)
{
  const Proof *proof = data;
  g_autofree char *text = read_text (proof->path), *told = proof->play (text);

  g_assert_cmpstr (told, ==, text);
}

static void
add_file (const char *family, const char *name, gpointer data)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s", family, name);
  Proof proof = { find_path (family, name), *(ProofsPlay *) data };

  g_test_add_data_func_full (path, g_memdup2 (&proof, sizeof proof), test_orders, free_proof);
}

void
proofs_add (const char *family, ProofsPlay play)
{
  g_autofree char *path = g_strdup_printf ("/%s/near-misses", family);

  foreach_file (family, add_file, &play);
  g_test_add_data_func (path, family, test_near_misses);
}

gboolean
proofs_init (int *argc, char ***argv, ProofsPlay play)
{
  g_autofree char *text = NULL, *told = NULL;

  setlocale (LC_ALL, "");
  if (*argc != 3 || !g_str_equal ((*argv)[1], "--print")) {
    g_test_init (argc, argv, NULL);
    return FALSE;
  }
  text = read_text ((*argv)[2]);
  told = play (text);
  fputs (told, stdout);
  return TRUE;
}

CrPlaylog *
proofs_reload (const CrPlaylog *log)
{
  g_autoptr (GBytes) bytes = cr_playlog_write (log), again = NULL;
  g_autofree char *path = g_strdup_printf ("%s/proof-%d.playlog.xml", g_get_tmp_dir (), getpid ());
  g_autoptr (GError) error = NULL;
  CrPlaylog *read;

  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
  read = cr_playlog_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_remove (path), ==, 0);
  again = cr_playlog_write (read);
  g_assert_true (g_bytes_equal (bytes, again));
  return read;
}
