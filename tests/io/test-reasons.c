/* test-reasons.c: what is wrong with a file is told as it is.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "cr-area.h"
#include "cr-picture.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"
#include "support.h"

#define HEAD "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"m\">"
#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"6\"/>"

typedef struct {
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = support_make_folder ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static char *
write_file (Fixture *fixture, const char *name, const char *text)
{
  char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
check_map (Fixture *fixture, const char *text, const char *expected)
{
  g_autofree char *path = write_file (fixture, "m.map.xml", text);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = cr_map_load (path, NULL, &error);

  g_assert_null (map);
  if (strstr (error->message, expected) == NULL)
    g_error ("%s", error->message);
}

/* A map with a chunk of so many kinds of terrain. */
static char *
make_kinds (int n)
{
  GString *text = g_string_new (HEAD "<grid columns=\"100\" rows=\"50\"/><floor id=\"g\"><terrain "
                                     "default=\"void\"><chunk column=\"1\" row=\"1\">");

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%c%c%c%s", 'a' + i / 676, 'a' + i / 26 % 26, 'a' + i % 26,
                            i % 100 == 99 ? "\n" : " ");
  for (int i = n; i % 100 != 0; i++)
    g_string_append (text, " .");
  g_string_append (text, "</chunk></terrain></floor></map>");
  return g_string_free (text, FALSE);
}

static void
test_many_kinds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *most = make_kinds (4000);
  g_autofree char *more = make_kinds (4200);
  g_autoptr (GBytes) bytes = g_bytes_new_static (most, strlen (most));
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = cr_map_parse (bytes, "m", &error);

  g_assert_no_error (error);
  check_map (fixture, more, "“gbn”, which makes more than 4095 kinds on one map");

  g_autofree char *full = make_kinds (4095);
  g_autoptr (GString) next = g_string_new (full);
  g_string_replace (next, "</map>", "<floor id=\"h\"><terrain default=\"moat\"/></floor></map>", 1);
  check_map (fixture, next->str, "found “moat”, which makes more than 4095 kinds on one map");
}

static void
test_many_hexes (Fixture *fixture, gconstpointer data)
{
  GString *text = g_string_new (HEAD "<grid columns=\"1000\" rows=\"1000\"/>");

  for (int i = 0; i < 9; i++)
    g_string_append_printf (text, "<floor id=\"f%d\"/>", i);
  g_string_append (text, "</map>");
  check_map (fixture, text->str,
             "found more than 8 floors, expected no more on a map of this size");
  g_string_free (text, TRUE);
}

/* A short text that names the same hexes over and over fills no memory. */
static void
test_area_over_and_over (Fixture *fixture, gconstpointer data)
{
  GString *text = g_string_new (HEAD "<grid columns=\"100\" rows=\"100\"/><floor id=\"g\"/><areas>"
                                     "<area id=\"a\">");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CrMap) map = NULL;
  g_autoptr (GError) error = NULL;
  CrArea area;

  for (int i = 0; i < 101; i++)
    g_string_append (text, "1,1..1,100 ");
  g_string_append (text, "</area></areas></map>");
  bytes = g_string_free_to_bytes (text);
  map = cr_map_parse (bytes, "m", &error);
  g_assert_no_error (error);
  g_assert_false (cr_area_read (map, cr_map_get_node (map, CR_SECTION_AREAS, 0), &area, &error));
  g_assert_nonnull (strstr (error->message, "found more than 10000 hexes"));
}

static void
test_picture_as_map (Fixture *fixture, gconstpointer data)
{
  check_map (fixture, SVG, "“m.map.xml” is a picture and no map: make a new map from it");
}

static void
test_no_picture (Fixture *fixture, gconstpointer data)
{
  g_autofree char *map = write_file (fixture, "map.png", HEAD "</map>");
  g_autofree char *text = write_file (fixture, "text.png", "Once upon a time");
  g_autofree char *empty = write_file (fixture, "empty.png", "");
  g_autofree char *right = write_file (fixture, "right.png", SVG);
  g_autoptr (GError) error = NULL;

  g_assert_true (cr_picture_check_file (right, &error));
  g_assert_false (cr_picture_check_file (map, &error));
  g_assert_nonnull (strstr (error->message, "“map.png” is a file of Crenel's own"));
  g_clear_error (&error);
  g_assert_false (cr_picture_check_file (text, &error));
  g_assert_nonnull (strstr (error->message, "“text.png” is no picture that Crenel can use"));
  g_clear_error (&error);
  g_assert_false (cr_picture_check_file (empty, &error));
  g_assert_nonnull (strstr (error->message, "“empty.png” is no picture that Crenel can use"));
  g_clear_error (&error);
  g_assert_false (cr_picture_check_file (fixture->folder, &error));
  g_assert_nonnull (strstr (error->message, "it is not a regular file"));
}

#define RULESET(id, base) \
  "<ruleset xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"" id "\" extends=\"" base "\"/>"

static void
test_ring_of_rulesets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *one = write_file (fixture, "one.ruleset.xml", RULESET ("one", "two"));
  g_autofree char *two = write_file (fixture, "two.ruleset.xml", RULESET ("two", "one"));
  g_autofree char *self = write_file (fixture, "self.ruleset.xml", RULESET ("self", "self"));
  g_autoptr (GError) error = NULL;

  g_assert_null (cr_ruleset_load (one, &error));
  g_assert_nonnull (strstr (error->message, "two.ruleset.xml, line 1"));
  g_assert_nonnull (strstr (error->message,
                            "found extends=\"one\", expected no ring: that ruleset extends this "
                            "one"));
  g_clear_error (&error);
  g_assert_null (cr_ruleset_load (self, &error));
  g_assert_nonnull (strstr (error->message, "expected no ring"));
}

/* A ruleset that is there and cannot be read is not said to be missing. */
static void
test_unreadable_ruleset (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "odd.ruleset.xml", NULL);
  const char *text = HEAD
      "<uses kind=\"ruleset\" id=\"odd\"/><grid columns=\"2\" rows=\"2\"/><floor id=\"g\"/></map>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (CrMap) map = cr_map_parse (bytes, "m", NULL);
  g_autofree char *map_path = g_build_filename (fixture->folder, "m.map.xml", NULL);
  g_autofree char *missing = NULL, *odd = NULL;
  g_autoptr (CrRuleset) usual = cr_ruleset_load_for_map (map, map_path, &missing, NULL);
  g_autoptr (CrRuleset) again = NULL;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  again = cr_ruleset_load_for_map (map, map_path, &odd, NULL);
  g_assert_nonnull (strstr (missing, "There is no ruleset “odd” here"));
  g_assert_nonnull (strstr (odd, "The ruleset “odd” cannot be read (cannot open"));
  g_assert_nonnull (strstr (odd, "it is not a regular file"));
}

static void
test_missing_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "gone", "m.map.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (cr_map_load (path, NULL, &error));
  g_assert_true (g_str_has_suffix (error->message, ": its folder is not there"));
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/io/reasons/%s", name);

  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("many-kinds", test_many_kinds);
  add ("many-hexes", test_many_hexes);
  add ("area-over-and-over", test_area_over_and_over);
  add ("picture-as-map", test_picture_as_map);
  add ("no-picture", test_no_picture);
  add ("ring-of-rulesets", test_ring_of_rulesets);
  add ("unreadable-ruleset", test_unreadable_ruleset);
  add ("missing-folder", test_missing_folder);
  return g_test_run ();
}
