/* test-characters.c: who may be in a game, listed. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "run.h"

static void
test_list (void)
{
  run_assert_says ("characters", 0, "id ", "30/20 H");
  run_assert_says ("characters sample", 0, "id ", "H: a house rule");
}

static void
test_json (void)
{
  g_autoptr (JsonNode) root = run_json ("characters", 0);
  JsonObject *library = json_node_get_object (root), *roland, *foot, *attack;
  JsonArray *all = json_object_get_array_member (library, "characters");

  run_assert_members (library, "id characters");
  roland = json_array_get_object_element (all, 0);
  run_assert_members (roland, "id name class foot mounted armour roles weapons");
  foot = json_object_get_object_member (roland, "foot");
  run_assert_members (foot, "attack defence movement first");
  attack = json_array_get_object_element (json_object_get_array_member (foot, "attack"), 0);
  g_assert_cmpint (json_object_get_int_member (attack, "value"), ==, 30);
  g_assert_cmpstr (json_object_get_string_member (attack, "provenance"), ==, "printed");
  g_assert_cmpuint (json_array_get_length (all), >=, 45);
}

static void
assert_refused (const char *words, const char *says)
{
  g_auto (Run) run = run_cli (words);

  g_test_message ("%s", run.err);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, says));
}

static void
test_wrong_file (void)
{
  g_autofree char *path = run_path ("$TMP/men.characters.xml");
  const char *head = "<characters xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"men\">\n";
  g_autofree char *no_class = g_strconcat (head,
                                           " <character id=\"a\" class=\"b\"/>\n"
                                           "</characters>\n",
                                           NULL);
  g_autofree char *weapon =
      g_strconcat (head,
                   " <class id=\"b\" weapons=\"bow\">\n"
                   "  <attack state=\"whole\" value=\"3\" provenance=\"house\"/>\n"
                   "  <attack state=\"wounded\" value=\"2\" provenance=\"house\"/>\n"
                   "  <defence state=\"whole\" value=\"3\" provenance=\"house\"/>\n"
                   "  <defence state=\"wounded\" value=\"2\" provenance=\"house\"/>\n"
                   "  <movement state=\"whole\" value=\"3\" provenance=\"house\"/>\n"
                   "  <movement state=\"wounded\" value=\"2\" provenance=\"house\"/>\n </class>\n"
                   " <character id=\"a\" class=\"b\"/>\n</characters>\n",
                   NULL);

  g_assert_true (g_file_set_contents (path, no_class, -1, NULL));
  assert_refused ("characters $TMP/men.characters.xml",
                  "men.characters.xml:2:2: found class=\"b\"");
  g_assert_true (g_file_set_contents (path, weapon, -1, NULL));
  assert_refused ("characters $TMP/men.characters.xml",
                  "men.characters.xml:10:2: found the weapon “bow”");
  assert_refused ("characters $TMP/none.characters.xml", "none.characters.xml");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/characters/list", test_list);
  g_test_add_func ("/cli/characters/json", test_json);
  g_test_add_func ("/cli/characters/wrong-file", test_wrong_file);
  return g_test_run ();
}
