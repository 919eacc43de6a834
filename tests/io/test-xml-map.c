/* test-xml-map.c: maps there and back. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-edit.h"
#include "cr-error.h"
#include "cr-xml-map.h"
#include "support.h"

#define N_RANDOM 300

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define OPEN \
  HEAD "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"m\" generator=\"Crenel 0.1.0\">\n"
#define GRID \
  "  <grid columns=\"12\" rows=\"3\" orientation=\"flat\" shift=\"even\" halves=\"yes\"/>\n"

static CrMap *
parse (const char *xml, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));

  return cr_map_parse (bytes, "m.map.xml", error);
}

static CrMap *
parse_good (const char *xml)
{
  g_autoptr (GError) error = NULL;
  CrMap *map = parse (xml, &error);

  g_assert_no_error (error);
  return map;
}

static char *
write_text (const CrMap *map)
{
  g_autoptr (GBytes) bytes = cr_map_serialize (map);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
check_same (const char *xml)
{
  g_autoptr (CrMap) map = parse_good (xml);
  g_autofree char *again = write_text (map);

  g_assert_cmpstr (again, ==, xml);
}

/* What is written reads back as the same map, and is written as the same bytes again. */
static void
test_random_maps (void)
{
  guint32 seed = support_get_seed ();

  for (guint32 i = 0; i < N_RANDOM; i++) {
    g_autoptr (CrMap) map = support_random_map (seed + i);
    g_autofree char *first = write_text (map);
    g_autoptr (CrMap) again = parse_good (first);
    g_autofree char *second = write_text (again);
    g_autofree char *digest = cr_map_dup_digest (map);
    g_autofree char *digest_again = cr_map_dup_digest (again);

    g_test_message ("random map %u", seed + i);
    g_assert_cmpstr (second, ==, first);
    g_assert_cmpstr (digest_again, ==, digest);
  }
}

/* The maps that are shipped are as Crenel writes them. */
static void
test_shipped_maps (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", NULL);
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *text = NULL;

    if (!g_str_has_suffix (name, ".map.xml"))
      continue;
    g_test_message ("%s", name);
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    check_same (text);
  }
  g_clear_pointer (&dir, g_dir_close);
}

static void
test_layers (void)
{
  g_autoptr (CrMap) map = parse_good (
      OPEN GRID "  <floor id=\"g\" name=\"Ground\">\n"
                "    <terrain default=\"flat\">\n"
                "      <chunk column=\"11\" row=\"1\">\n        . .\n        moat Odd\n"
                "        . void\n      </chunk>\n    </terrain>\n"
                "    <level default=\"1\"><chunk column=\"2\" row=\"2\" columns=\"3\" rows=\"1\">"
                "-9 12 .</chunk></level>\n"
                "  </floor>\n</map>\n");
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (map), 11, 2) };

  g_assert_cmpstr (cr_map_get_terrain (map, place), ==, "moat");
  g_assert_cmpint (cr_map_get_level (map, place), ==, 1);
  place.hex = cr_grid_hex_at (cr_map_get_grid (map), 12, 2);
  g_assert_cmpstr (cr_map_get_terrain (map, place), ==, "Odd");
  place.hex = cr_grid_hex_at (cr_map_get_grid (map), 12, 3);
  g_assert_false (cr_map_has_place (map, place));
  place.hex = cr_grid_hex_at (cr_map_get_grid (map), 2, 2);
  g_assert_cmpint (cr_map_get_level (map, place), ==, -9);
  place.hex = cr_grid_hex_at (cr_map_get_grid (map), 3, 2);
  g_assert_cmpint (cr_map_get_level (map, place), ==, 12);
}

/* Either name of a side, its things in their order, the hex beyond the map's edge. */
static void
test_sides (void)
{
  g_autoptr (CrMap) map = parse_good (
      OPEN GRID "  <floor id=\"g\">\n    <terrain default=\"flat\"/>\n    <hexsides>\n"
                "      <side at=\"2,2:S\"><wall height=\"2\"/><slit inside=\"2,2\" arc=\"120\"/>"
                "</side>\n"
                "      <side at=\"1,1:N\"><battlement inside=\"1,0\"/></side>\n"
                "      <side at=\"4,1:S\"> </side>\n"
                "    </hexsides>\n  </floor>\n</map>\n");
  g_autofree char *written = write_text (map);

  g_assert_nonnull (strstr (written,
                            "      <side at=\"1,1:N\"><battlement inside=\"1,0\"/></side>\n"
                            "      <side at=\"2,3:N\"><wall height=\"2\"/><slit "
                            "inside=\"2,2\" arc=\"120\"/></side>\n"));
}

/* Comments, unknown elements and attributes, foreign namespaces: kept where they were. */
static void
test_keeps_unknown (void)
{
  check_same (
      HEAD
      "<?xml-model href=\"crenel.rnc\"?>\n<!-- licence -->\n"
      "<map xmlns=\"urn:x-crenel:1\" version=\"1.7\" id=\"m\" generator=\"Crenel 9\" "
      "xmlns:x=\"urn:other\" x:a=\"1\" season=\"winter\">\n"
      "  <!-- before meta -->\n"
      "  <meta>\n    <title xml:lang=\"en\">A</title>\n    <x:w z='1'>  <x:v/></x:w>\n  </meta>\n"
      "  <uses kind=\"ruleset\" id=\"siege\" version=\"1.0\"/>\n"
      "  <!-- before grid -->\n"
      "  <grid columns=\"12\" rows=\"3\" orientation=\"pointy\" shift=\"odd\" halves=\"no\" "
      "stretch=\"1.5\">\n    <curve/>\n  </grid>\n"
      "  <!-- before numbering -->\n"
      "  <numbering pattern=\"CCRR\" first=\"1 1\" from=\"NW\"/>\n"
      "  <sides N=\"1\" E=\"2\" S=\"3\" W=\"4\"/>\n"
      "  <weather wind=\"NE\"/>\n"
      "  <floor id=\"g\" name=\"Ground\" smell=\"damp\">\n"
      "    <!-- t -->\n"
      "    <terrain default=\"flat\" painter=\"éa\">\n      <!-- c -->\n"
      "      <chunk column=\"11\" row=\"1\">\n        . .\n        moat .\n        . .\n"
      "      </chunk>\n    </terrain>\n"
      "    <x:y/>\n"
      "    <level default=\"0\"/>\n"
      "    <light>dim</light>\n"
      "    <hexsides style=\"a\">\n      <!-- a wall -->\n"
      "      <side at=\"2,2:NE\" note=\"b\"><wall height=\"2\" stone=\"red\"/><ivy depth=\"3\"/>"
      "<gate id=\"main\" inside=\"2,2\" state=\"closed\" oak=\"yes\"><lock/></gate></side>\n"
      "      <side at=\"3,2:E\"><!-- only this --></side>\n"
      "      <!-- last -->\n    </hexsides>\n"
      "    <!-- end of floor -->\n"
      "  </floor>\n"
      "  <floor id=\"cellar\" known=\"owner\"/>\n"
      "  <!-- before links -->\n"
      "  <links lit=\"no\">\n    <!-- first -->\n    <spiral id=\"s\" from=\"g/1,1\" "
      "to=\"cellar/1,1\" worn=\"yes\"/>\n    <lift id=\"l\"/>\n  </links>\n"
      "  <areas>\n    <area id=\"keep\" name=\"The keep\">g/1,1..1,3</area>\n  </areas>\n"
      "  <x:todo done=\"no\">kept <x:b>as</x:b> it &amp; is\n  </x:todo>\n"
      "</map>\n<!-- the end -->\n");
  check_same (OPEN GRID "  <floor id=\"g\"/>\n  <mechanisms empty=\"1\"/>\n</map>\n");
}

/* A file of a newer minor version, changed and written, still says all it said. */
static void
test_keeps_through_edit (void)
{
  const char *xml = OPEN GRID "  <floor id=\"g\">\n    <!-- t -->\n    <level default=\"0\"/>\n"
                              "  </floor>\n  <!-- before links -->\n  <links>\n    <lift/>\n"
                              "  </links>\n</map>\n";
  g_autoptr (CrMap) map = parse_good (xml);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace place = { 0, { 0, 0 } };
  g_autofree char *changed = NULL;
  g_autofree char *back = NULL;

  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, "flat");
  cr_edit_remove_node (edit, map, CR_SECTION_LINKS, 0);
  cr_edit_swap (edit, map);
  changed = write_text (map);
  g_assert_nonnull (strstr (changed, "<!-- t -->"));
  g_assert_nonnull (strstr (changed, "<!-- before links -->"));
  cr_edit_swap (edit, map);
  back = write_text (map);
  g_assert_cmpstr (back, ==, xml);
}

typedef struct {
  const char *xml, *message;
} Refused;

#define TERRAIN(x) \
  OPEN GRID "  <floor id=\"g\"><terrain default=\"flat\">" x "</terrain></floor></map>"
#define LEVEL(x) OPEN GRID "  <floor id=\"g\"><level default=\"0\">" x "</level></floor></map>"
#define SIDES(x) OPEN GRID "  <floor id=\"g\"><hexsides>" x "</hexsides></floor></map>"
#define WITH_GRID(x) OPEN "  <grid " x "/>\n</map>"

/* Each sentence was read aloud. */
static const Refused refused[] = {
  { WITH_GRID ("columns=\"5\" rows=\"5\""),
    "line 2, column 1: found <map> without <floor>, expected one at least" },
  { WITH_GRID ("columns=\"1000000000\" rows=\"1000000000\""),
    "line 3, column 3: found columns=\"1000000000\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"1001\" rows=\"1\""),
    "line 3, column 3: found columns=\"1001\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"0\" rows=\"1\""),
    "line 3, column 3: found columns=\"0\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"1,5\" rows=\"1\""),
    "line 3, column 3: found columns=\"1,5\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"1.5\" rows=\"1\""),
    "line 3, column 3: found columns=\"1.5\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"1e1\" rows=\"1\""),
    "line 3, column 3: found columns=\"1e1\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\" 7\" rows=\"1\""),
    "line 3, column 3: found columns=\" 7\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"+3\" rows=\"1\""),
    "line 3, column 3: found columns=\"+3\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"٣\" rows=\"1\""),
    "line 3, column 3: found columns=\"٣\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("columns=\"4294967297\" rows=\"1\""),
    "line 3, column 3: found columns=\"4294967297\", expected a whole number from 1 to 1000" },
  { WITH_GRID ("rows=\"1\""),
    "line 3, column 3: found <grid> without columns, expected columns=\"…\"" },
  { WITH_GRID ("columns=\"1\" rows=\"1\" orientation=\"round\""),
    "line 3, column 3: found orientation=\"round\", expected one of: flat, pointy" },
  { OPEN GRID GRID "</map>", "line 4, column 3: found a second <grid>, expected one" },
  { OPEN "</map>", "line 2, column 1: found <map> without <grid>, expected one" },
  { OPEN "<floor id=\"g\"/>" GRID "</map>",
    "line 3, column 1: found <floor> before <grid>, expected <grid> first" },
  { OPEN GRID "<floor id=\"g\"/><floor id=\"g\"/></map>",
    "line 4, column 16: found id=\"g\", expected letters, digits, “_”, “.” and “-”, used for one "
    "floor only" },
  { OPEN GRID "<floor id=\"a b\"/></map>",
    "line 4, column 1: found id=\"a b\", expected letters, digits, “_”, “.” and “-”, used for one "
    "floor only" },
  { OPEN GRID "<floor id=\"g\">text</floor></map>",
    "line 4, column 15: found the text “text”, expected only elements here" },
  { TERRAIN ("<chunk column=\"13\" row=\"1\"/>"),
    "line 4, column 41: found column=\"13\", expected a whole number from 1 to 12" },
  { TERRAIN ("<chunk column=\"12\" row=\"1\">\n . a</chunk>"),
    "line 5, column 4: found a value for 13,1, expected none off the map" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\">\n a a\n a</chunk>"),
    "line 6, column 3: found a line of 1 values, expected 2 as in the line before" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\" columns=\"2\" rows=\"2\">a a a</chunk>"),
    "line 4, column 41: found a chunk of 3 values, expected 4 (2 × 2)" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\" columns=\"2\">a a a</chunk>"),
    "line 4, column 41: found a chunk with one of columns and rows, expected both or neither" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\">a</chunk><chunk column=\"1\" row=\"1\">b</chunk>"),
    "line 4, column 102: found a second value for 1,1, expected chunks that do not overlap" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\">\n . flat2</chunk>"),
    "line 5, column 4: found “flat2”, expected “.” or a code of 1 to 12 letters" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\">thirteenletter</chunk>"),
    "line 4, column 67: found “thirteenletter”, expected “.” or a code of 1 to 12 letters" },
  { TERRAIN ("<chunk column=\"1\" row=\"1\"><b/></chunk>"),
    "line 4, column 67: found markup within a chunk, expected codes and spaces only" },
  { LEVEL ("<chunk column=\"1\" row=\"1\">13</chunk>"),
    "line 4, column 62: found “13”, expected “.” or a level from -9 to 12" },
  { LEVEL ("<chunk column=\"1\" row=\"1\">1,5</chunk>"),
    "line 4, column 62: found “1,5”, expected “.” or a level from -9 to 12" },
  { LEVEL ("</level><facing default=\"none\"><chunk column=\"1\" row=\"1\">\n. E</chunk></facing>"
           "<level default=\"0\">"),
    "line 5, column 3: found “E”, expected “.” or one of none, N, NE, SE, S, SW, NW" },
  { LEVEL ("</level><facing default=\"up\"/><level default=\"0\">"),
    "line 4, column 44: found default=\"up\", expected one of none, N, NE, SE, S, SW, NW" },
  { LEVEL ("</level><level default=\"0\">"),
    "line 4, column 44: found a second <level>, expected one on each floor" },
  { SIDES ("<side at=\"1,1:SE\"><wall/></side><side at=\"2,1:NW\"><hedge/></side>"),
    "line 4, column 59: found side 2,1:NW a second time, expected each side once" },
  { SIDES ("<side at=\"1,1:N\">x</side>"),
    "line 4, column 27: found text within <side>, expected only elements" },
  { SIDES ("<side at=\"1,1:E\"/>"), "line 4, column 27: found “1,1:E”, expected a side such as "
                                    "7,6:NE (N NE SE S SW NW)" },
  { SIDES ("<side at=\"13,1:N\"/>"), "line 4, column 27: there is no hex 13,1: the map has 12 "
                                     "columns and 3 rows" },
  { SIDES ("<side at=\"2,2:N\"><slit/></side>"),
    "line 4, column 44: found <slit> without inside, expected inside=\"…\"" },
  { SIDES ("<side at=\"2,2:N\"><slit inside=\"5,5\"/></side>"),
    "line 4, column 44: found inside=\"5,5\", expected one of the side's hexes, 2,2 or 2,1" },
  { SIDES ("<side at=\"2,2:N\"><wall height=\"13\"/></side>"),
    "line 4, column 44: found height=\"13\", expected a whole number from 0 to 12" },
  { SIDES ("<side at=\"2,2:N\"><slit inside=\"2,2\" arc=\"45\"/></side>"),
    "line 4, column 44: found arc=\"45\", expected 0, 60, 120 or 180" },
  { SIDES ("<side at=\"2,2:N\"><gate state=\"ajar\"/></side>"),
    "line 4, column 44: found state=\"ajar\", expected one of: open, closed, broken" },
  { HEAD "<map xmlns=\"urn:x-crenel:1\" version=\"2.0\" id=\"m\"/>",
    "line 2, column 1: found version=\"2.0\", expected 1.0 or another 1.x: this Crenel leaves such "
    "a file unopened, so that nothing in it is lost" },
  { HEAD "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"a b\"/>",
    "line 2, column 1: found id=\"a b\", expected letters, digits, “_”, “.” and “-”" },
};

static void
test_messages (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *expected = g_strconcat ("m.map.xml, ", refused[i].message, NULL);

    g_assert_null (parse (refused[i].xml, &error));
    g_assert_cmpstr (error->message, ==, expected);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/xml-map/random-maps", test_random_maps);
  g_test_add_func ("/io/xml-map/shipped-maps", test_shipped_maps);
  g_test_add_func ("/io/xml-map/layers", test_layers);
  g_test_add_func ("/io/xml-map/sides", test_sides);
  g_test_add_func ("/io/xml-map/keeps-unknown", test_keeps_unknown);
  g_test_add_func ("/io/xml-map/keeps-through-edit", test_keeps_through_edit);
  g_test_add_func ("/io/xml-map/messages", test_messages);
  return g_test_run ();
}
