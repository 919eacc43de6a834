/* test-faces.c: pictures of characters. SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "cr-node.h"
#include "cr-own-characters.h"
#include "cr-xml-characters.h"
#include "cr-xml-scenario.h"
#include "support.h"

#define PNG "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\1\0\0\0\0\0\0\0\0"

/* Whose pictures they are: one there, one that is none, one that is not there, one of elsewhere. */
#define SCENARIO \
  "<scenario xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"faces\">" \
  "<character id=\"tom\" class=\"halberdier\" picture=\"tom.png\"/>" \
  "<character id=\"watkin\" class=\"halberdier\" picture=\"watkin.png\"/>" \
  "<character id=\"wynken\" class=\"halberdier\" picture=\"wynken.png\"/>" \
  "<character id=\"odo\" class=\"spearman\" picture=\"../odo.png\"/></scenario>"

static void
write_in (const char *folder, const char *name, const char *text, gssize n)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, n, NULL));
}

static void
remove_in (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static gboolean
has_face (const CrCharacters *characters, const char *id)
{
  return cr_characters_find (characters, id)->face != NULL;
}

/* (transfer full): those of the scenario, before their faces are found */
static CrCharacters *
find_own (const char *path, const CrCharacters *base)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrScenarioFile) file = cr_scenario_load (path, &error);
  CrCharacters *own;

  g_assert_no_error (error);
  own = cr_scenario_find_library (file->it, base, &error);
  g_assert_no_error (error);
  return own;
}

static void
test_find (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-faces-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "faces.scenario.xml", NULL);
  g_autoptr (CrCharacters) base = cr_characters_load (NULL, NULL);
  g_autoptr (CrCharacters) own = NULL, again = NULL;

  write_in (folder, "faces.scenario.xml", SCENARIO, -1);
  write_in (folder, "tom.png", PNG, sizeof PNG - 1);
  write_in (folder, "watkin.png", "no picture", -1);
  own = find_own (path, base);
  cr_characters_find_faces (own, NULL, NULL);
  g_assert_false (has_face (own, "tom"));
  cr_characters_find_faces (own, path, NULL);
  g_assert_true (has_face (own, "tom"));
  g_assert_false (has_face (own, "watkin"));
  g_assert_false (has_face (own, "wynken"));
  g_assert_false (has_face (own, "odo"));
  g_assert_false (has_face (own, "hal"));

  /* What was read once is not read again. */
  remove_in (folder, "tom.png");
  again = find_own (path, base);
  cr_characters_find_faces (again, path, own);
  g_assert_true (cr_characters_find (again, "tom")->face == cr_characters_find (own, "tom")->face);
  remove_in (folder, "watkin.png");
  remove_in (folder, "faces.scenario.xml");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Whoever makes a row of his own of a character keeps his picture, and the file says it. */
static void
test_own (void)
{
  g_autoptr (CrNode) root = cr_node_new ("characters"), copy = NULL;
  g_autoptr (CrCharacters) base = cr_characters_load (NULL, NULL), one = NULL;
  CrNode *row = cr_own_character_new (cr_characters_find (base, "tom"));

  cr_node_take_child (root, row);
  cr_node_set (root, "id", "one");
  cr_node_set (row, "class", NULL);
  cr_node_set (row, "picture", "tom.png");
  one = cr_characters_new (root, NULL);
  g_assert_nonnull (one);
  copy = cr_own_character_new (cr_characters_get (one, 0));
  g_assert_cmpstr (cr_node_get (copy, "picture"), ==, "tom.png");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/faces/find", test_find);
  g_test_add_func ("/io/faces/own", test_own);
  return g_test_run ();
}
