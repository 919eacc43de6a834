/* test-xml-node.c: XML of ours as trees, and rulesets. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-xml-node.h"
#include "cr-xml-root.h"
#include "cr-xml-ruleset.h"
#include "support.h"

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define OPEN HEAD "<ruleset xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"r\""

static CrNode *
parse (const char *xml, gssize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (xml, length < 0 ? strlen (xml) : (gsize) length);

  return cr_xml_node_parse (bytes, "rules/r.xml", "ruleset", error);
}

static char *
write_again (const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrNode) root = parse (xml, -1, &error);

  g_assert_no_error (error);

  g_autoptr (GBytes) bytes = cr_xml_node_serialize_like (root, NULL);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_stays_the_same (void)
{
  static const char *const same[] = {
    OPEN "/>\n",
    OPEN ">\n  <a/>\n</ruleset>\n",
    OPEN ">\n  <!-- kept -->\n  <a b=\"1\" c=\"&quot;&lt;&amp;&#10;&#9;\">x &lt; y &amp; z</a>\n"
         "</ruleset>\n",
    HEAD "<ruleset xmlns=\"urn:x-crenel:1\" xmlns:x=\"urn:other\" version=\"1.0\">\n  <x:y "
         "z='1'><x:w/>\n\n tail</x:y>\n  <?pi data?>\n"
         "  <a x:b=\"1\">one<em>two</em> three<!-- c --></a>\n</ruleset>\n",
    OPEN ">\n  <b>\n    <c d=\"é塔𝔛\">  spaces  </c>\n  </b>\n</ruleset>\n",
    OPEN ">\n  <b> </b>\n  <c>\n  </c>\n  <d/>\n</ruleset>\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (same); i++) {
    g_autofree char *again = write_again (same[i]);

    g_assert_cmpstr (again, ==, same[i]);
  }
}

/* What the window may make of an empty entry is what a file says by an empty element. */
static void
test_empty_texts (void)
{
  static const char *const texts[] = { "", " ", "\n", "\t x", "\r" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (CrNode) root = cr_node_new ("ruleset");
    g_autoptr (CrNode) again = NULL;
    g_autoptr (GBytes) bytes = NULL;
    g_autoptr (GError) error = NULL;
    CrNode *child = cr_node_new ("note");

    cr_node_set (root, "version", "1.0");
    cr_node_set_text (child, texts[i]);
    cr_node_take_child (root, child);
    bytes = cr_xml_node_serialize_like (root, NULL);
    again = cr_xml_node_parse (bytes, "r.xml", "ruleset", &error);
    g_assert_no_error (error);
    g_assert_true (cr_node_equal (root, again));
  }
}

static void
test_positions (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrNode) root =
      parse (OPEN ">\n  <!-- é -->\n  <b/><ç\n   d='1'/>é<e f='x'/>\n</ruleset>", -1, &error);
  int value;

  g_assert_no_error (error);
  g_assert_false (cr_node_read_int (cr_node_find (root, "e"), "f", 0, 9, 0, &value, &error));
  g_assert_cmpstr (error->message, ==,
                   "line 5, column 12: found f=\"x\", expected a whole number from 0 to 9");
}

typedef struct {
  const char *xml, *message;
} Refused;

static void
test_messages (void)
{
  static const Refused refused[] = {
    { "", "r.xml, line 1, column 1: found an empty file, expected XML" },
    { "plain",
      "r.xml, line 1, column 1: found something that does not start with “<”, expected XML" },
    { " \n",
      "r.xml, line 2, column 1: found something that does not start with “<”, expected XML" },
    { OPEN ">\n <a></b>\n</ruleset>", "r.xml, line 3, column 5: found the end of another "
                                      "element, expected that of the one begun last" },
    { OPEN ">\n <a x='é' x='2'/>\n</ruleset>",
      "r.xml, line 3, column 16: found broken XML (Attribute x redefined), expected well-formed "
      "XML" },
    { OPEN ">\n <a/>\n", "r.xml, line 4, column 1: found the end of the file, expected the end of "
                         "what is open there: the file is cut off" },
    { "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\"/>",
      "r.xml, line 1, column 1: found <map>, expected <ruleset>" },
    { "<ruleset version=\"1.0\"/>",
      "r.xml, line 1, column 1: found <ruleset> of another namespace, "
      "expected xmlns=\"urn:x-crenel:1\"" },
    { "<ruleset xmlns=\"urn:x-crenel:1\"/>",
      "r.xml, line 1, column 1: found <ruleset> without version, expected version=\"…\"" },
    { "<ruleset xmlns=\"urn:x-crenel:1\" version=\"2.0\"/>",
      "r.xml, line 1, column 1: found version=\"2.0\", expected 1.0 or another 1.x: this Crenel "
      "leaves such a file unopened, so that nothing in it is lost" },
    { "<c:ruleset xmlns:c=\"urn:x-crenel:1\" version=\"1.0\"/>",
      "r.xml, line 1, column 1: found <c:ruleset>, expected <ruleset> without a prefix" },
    { "<!DOCTYPE ruleset><ruleset/>",
      "r.xml, line 1, column 1: found <!DOCTYPE> or the like, expected none of them" },
    { "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><ruleset/>",
      "r.xml, line 1, column 1: found another encoding, expected encoding=\"UTF-8\"" },
    { OPEN ">\n  \xff</ruleset>",
      "r.xml, line 3, column 3: found a byte 0xFF that is not UTF-8, expected UTF-8" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (parse (refused[i].xml, -1, &error));
    g_assert_cmpstr (error->message, ==, refused[i].message);
  }
}

static void
test_terse (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *terse = NULL;

  g_assert_null (parse (OPEN ">\n <a></b>\n</ruleset>", -1, &error));
  terse = cr_error_format_terse (error);
  g_assert_true (g_str_has_prefix (terse, "rules/r.xml:3:5: found the end of another"));
  g_assert_cmpint (cr_error_get_line (error), ==, 3);
}

static void
test_shipped_rulesets (void)
{
  g_autoptr (CrRuleset) siege = support_load_ruleset ("siege");
  g_autoptr (CrRuleset) classic = support_load_ruleset ("classic");

  g_assert_cmpstr (cr_ruleset_get_id (siege), ==, "siege");
  g_assert_nonnull (cr_ruleset_find_terrain (siege, "flat"));
  g_assert_cmpstr (cr_ruleset_get_option_value (siege, "heights"), ==, "thales");
  g_assert_cmpstr (cr_ruleset_get_option_value (classic, "heights"), ==, "classic");
  g_assert_nonnull (cr_ruleset_find_terrain (classic, "flat"));
}

/* Byte for byte, with what stands before the root element. */
static void
test_rulesets_stay_the_same (void)
{
  static const char *const ids[] = { "siege", "classic" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++) {
    g_autofree char *name = g_strdup_printf ("rules/%s.ruleset.xml", ids[i]);
    g_autofree char *path = cr_data_path (name);
    g_autofree char *text = NULL;
    g_autoptr (CrNode) root = cr_xml_node_load (path, "ruleset", NULL);
    g_autoptr (GBytes) old = NULL, bytes = NULL;
    gsize length;

    g_assert_true (g_file_get_contents (path, &text, &length, NULL));
    old = g_bytes_new_static (text, length);
    bytes = cr_xml_node_serialize_like (root, old);
    g_assert_true (g_bytes_equal (bytes, old));
  }
}

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_ruleset_messages (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autofree char *loop = g_build_filename (folder, "loop.ruleset.xml", NULL);
  g_autofree char *lost = g_build_filename (folder, "lost.ruleset.xml", NULL);
  g_autoptr (GError) error = NULL;

  write_file (folder, "loop.ruleset.xml",
              "<ruleset xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"loop\" extends=\"loop\"/>");
  g_assert_null (cr_ruleset_load (loop, &error));
  g_assert_cmpstr (error->message, ==,
                   "loop.ruleset.xml, line 1, column 1: found extends=\"loop\", expected no ring: "
                   "that ruleset extends this one");
  g_clear_error (&error);
  g_assert_null (cr_ruleset_load (lost, &error));
  g_assert_true (g_str_has_suffix (error->message, "lost.ruleset.xml”: No such file or directory"));
  support_remove_folder (folder);
}

static void
assert_title (const char *name, const char *language, const char *title)
{
  g_autofree char *maps = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", NULL);
  g_autofree char *path = g_canonicalize_filename (name, maps);
  const char *const languages[] = { language, NULL };
  g_autofree char *found = cr_xml_read_title (path, languages);

  g_assert_cmpstr (found, ==, title);
}

/* The title is had from the beginning of a file, though what is said of it goes on beyond that. */
static void
test_titles (void)
{
  g_autofree char *many = g_strnfill (20000, 'x');
  g_autofree char *text =
      g_strconcat (OPEN "><meta><title>Long</title><note>", many, "</note></meta></ruleset>", NULL);
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "long.xml", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  assert_title (path, "en", "Long");
  support_remove_folder (folder);
  assert_title ("border-castle.map.xml", "en", "Border Castle");
  assert_title ("templars-castle.map.xml", "fr", "Le château des Templiers");
  assert_title ("border-market-day.scenario.xml", "fr", "Jour de marché");
  assert_title ("town-and-castle.assembly.xml", "en", "The Town and the Border Castle");
  assert_title ("town-and-castle.assembly.xml", "de", "The Town and the Border Castle");
  assert_title ("border-castle.png", "en", NULL);
  assert_title ("no-such-file", "en", NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/xml-node/stays-the-same", test_stays_the_same);
  g_test_add_func ("/io/xml-node/empty-texts", test_empty_texts);
  g_test_add_func ("/io/xml-node/positions", test_positions);
  g_test_add_func ("/io/xml-node/messages", test_messages);
  g_test_add_func ("/io/xml-node/terse", test_terse);
  g_test_add_func ("/io/xml-node/titles", test_titles);
  g_test_add_func ("/io/xml-node/shipped-rulesets", test_shipped_rulesets);
  g_test_add_func ("/io/xml-node/rulesets-stay-the-same", test_rulesets_stay_the_same);
  g_test_add_func ("/io/xml-node/ruleset-messages", test_ruleset_messages);
  return g_test_run ();
}
