/* test-hostile.c: files made to harm, and files harmed. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <time.h>

#include "cr-check.h"
#include "cr-error.h"
#include "cr-map-words.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"
#include "support.h"

/* Those that made libxml2 hang would run into the time limit of the whole test. */

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define OPEN "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"m\">"
#define GRID "<grid columns=\"3\" rows=\"3\"/>"

static CrMap *
parse (const char *xml, gsize n, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (xml, n);

  return cr_map_parse (bytes, "m.map.xml", error);
}

static void
check_refused (const char *xml, gsize n, const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (parse (xml, n, &error));
  if (strstr (error->message, reason) == NULL)
    g_error ("“%s” does not say “%s”", error->message, reason);
}

/* Each says why, at a place. */
static void
test_small_attacks (void)
{
  static const struct {
    const char *xml, *reason;
  } attacks[] = {
    { HEAD "<!DOCTYPE m [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]>" OPEN "&b;</map>",
      "line 2, column 1: found <!DOCTYPE>" },
    { "<!DOCTYPE m [<!ENTITY % p \"<!ENTITY &#37; q '%p;'>\">%p;]><map/>", "found <!DOCTYPE>" },
    { "<!DOCTYPE m [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><map>&x;</map>",
      "found <!DOCTYPE>" },
    { "<!DOCTYPE m SYSTEM \"http://example.org/m.dtd\"><map/>", "found <!DOCTYPE>" },
    { "<!-- --><!doctype m><map/>", "line 1, column 9: found <!DOCTYPE>" },
    { OPEN "<!ENTITY a \"b\"></map>", "found <!DOCTYPE> or the like" },
    { OPEN GRID "<!-- <!DOCTYPE m> -->&x;</map>", "Entity 'x' not defined" },
    { OPEN "<x a='&x;'/></map>", "Entity 'x' not defined" },
    { OPEN GRID "<areas>&#0;</areas></map>", "xmlParseCharRef: invalid xmlChar value 0" },
    { OPEN GRID "<areas>&#x1;</areas></map>", "xmlParseCharRef: invalid xmlChar value 1" },
    { OPEN GRID "<areas>\x01</areas></map>", "PCDATA invalid Char value 1" },
    { OPEN GRID "<areas>\xef\xbf\xbf</areas></map>", "PCDATA invalid Char value 65535" },
    { OPEN GRID "<areas>\xed\xa0\x80</areas></map>", "found a byte 0xED that is not UTF-8" },
    { OPEN GRID "<areas>\xc0\xaf</areas></map>", "found a byte 0xC0 that is not UTF-8" },
    { "<?xml version=\"1.0\" encoding='latin1'?><map/>", "found another encoding" },
    { "<?xml version=\"1.0\" encoding = \"UTF-16\"?><map/>", "found another encoding" },
    { "<?xml version=\"1.0\" encoding=\"UTF-8-but-not\"?><map/>", "found another encoding" },
    { OPEN "<a <b/>", "found “<” within a tag" },
    { OPEN "<a b='<'/></map>", "Couldn't find end of Start Tag a" },
    { OPEN "</map></map>", "found an end tag too many" },
    { OPEN "<floor></map>", "found the end of another element" },
    { OPEN GRID "</map>" OPEN "</map>", "Extra content at the end of the document" },
    { OPEN "<!-- never", "found something never closed" },
    { OPEN "<![CDATA[ never", "found something never closed" },
    { OPEN "<a b='never", "found something never closed" },
    { OPEN GRID "<a b='1' b='2'/></map>", "Attribute b redefined" },
    { OPEN GRID "]]></map>", "Sequence ']]>' not allowed in content" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (attacks); i++)
    check_refused (attacks[i].xml, strlen (attacks[i].xml), attacks[i].reason);
  check_refused ("<map>\0</map>", 12, "found a byte 0x00 that is not UTF-8");
  check_refused ("\xff\xfe<\0m\0", 6, "found a byte 0xFF that is not UTF-8");
  check_refused ("\x4c\x6f\xa7\x94", 4, "line 1, column 3: found a byte 0xA7 that is not UTF-8");
}

/* @start, then @n times @part, then @end. */
static void
check_repeated (const char *start, const char *part, guint n, const char *end, const char *reason)
{
  g_autoptr (GString) xml = g_string_new (start);

  for (guint i = 0; i < n; i++)
    if (strstr (part, "%u") != NULL)
      g_string_append_printf (xml, "a%u='' ", i);
    else
      g_string_append (xml, part);
  g_string_append (xml, end);
  if (reason != NULL) {
    check_refused (xml->str, xml->len, reason);
  } else {
    g_autoptr (GError) error = NULL;
    g_autoptr (CrMap) map = parse (xml->str, xml->len, &error);

    g_assert_no_error (error);
  }
}

#define BIG_GRID "<grid columns='1000' rows='1000'/><floor id='g'/>"
#define TEN(part) part part part part part part part part part part
#define BIG_AREA "<area>" TEN (TEN (TEN ("2,1..2,1000 "))) "</area>"

static void
test_large_attacks (void)
{
  check_repeated (OPEN GRID "<x ", "a%u", 64, "/><floor id='g'/></map>", NULL);
  check_repeated (OPEN GRID "<x ", "a%u", 65, "/></map>", "found more than 64 attributes");
  check_repeated (OPEN GRID "<x ", "a%u", 200000, "/></map>", "found more than 64 attributes");
  check_repeated (OPEN GRID, "<d>", 31, "", "the file is cut off");
  check_repeated (OPEN GRID, "<d>", 32, "", "found more than 32 elements in one another");
  check_repeated (OPEN GRID, "<d>", 100000, "", "found more than 32 elements in one another");
  check_repeated (OPEN GRID "<x a='", "0123456789abcdef", 4097, "'/></map>",
                  "found a tag of more than 64 KiB");
  check_repeated (OPEN GRID "<x a='", "0123456789abcdef", 700000, "'/></map>",
                  "found a tag of more than 64 KiB");
  check_repeated (OPEN GRID "<x ", "          ", 7000, "/></map>",
                  "found a tag of more than 64 KiB");
  check_repeated (OPEN GRID "<x>", "0123456789", 1010000, "</x></map>",
                  "found a text of more than 9000000 bytes");
  check_repeated (OPEN GRID, "<x/>", 250001, "</map>",
                  "found more than 250000 elements and attributes outside layers");
  check_repeated (OPEN GRID, "<x a='' b='' c=''/>", 62501, "</map>",
                  "found more than 250000 elements and attributes outside layers");
  check_repeated (OPEN GRID "<mechanisms>", "<mechanism/>", 2001, "</mechanisms></map>",
                  "found more than 2000 mechanisms");
  check_repeated (OPEN GRID, "<x/>", 4000001, "</map>", "found more than 4000000 elements");
  check_repeated (OPEN GRID "<!-- ", "0123456789", 100000, " --><floor id='g'/></map>", NULL);
  check_repeated (OPEN BIG_GRID "<areas>", BIG_AREA, 8, "</areas></map>", NULL);
  check_repeated (OPEN BIG_GRID "<areas>", BIG_AREA, 9, "</areas></map>",
                  "found more than 8000000 hexes in areas");
  check_repeated (OPEN GRID, "<floor id='", 1, "g'/></map>", NULL);
  check_repeated (OPEN "<grid columns='1000' rows='1000'/>", "<x/>", 50000, "<floor id='g'/></map>",
                  NULL);
}

/* In whatever order a file names its sides, each is read as often as it stands there: those that
 * are plain are as many as a map may have, and never counted as nodes. */
static void
test_sides_in_any_order (void)
{
  g_autoptr (GString) down = g_string_new (OPEN "<grid columns='200' rows='200'/><floor id='g'>"
                                                "<hexsides>");
  g_autoptr (GString) along = g_string_new (down->str);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) one = NULL, other = NULL;
  g_autofree char *digest = NULL, *expected = NULL;

  for (int i = 0; i < 200; i++)
    for (int j = 0; j < 200; j++)
      for (int k = 0; k < 3; k++) {
        const char *format = "<side at='%d,%d:%s'><wall height='2'/><gate/></side>";
        const char *direction = k == 0 ? "N" : k == 1 ? "NE" : "SE";

        g_string_append_printf (down, format, i + 1, j + 1, direction);
        g_string_append_printf (along, format, j + 1, i + 1, direction);
      }
  g_string_append (down, "</hexsides></floor></map>");
  g_string_append (along, "</hexsides></floor></map>");
  one = parse (down->str, down->len, &error);
  g_assert_no_error (error);
  other = parse (along->str, along->len, &error);
  g_assert_no_error (error);
  digest = cr_map_dup_digest (one);
  expected = cr_map_dup_digest (other);
  g_assert_cmpstr (digest, ==, expected);
}

/* Seconds of work, however many others are at work. */
static double
get_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* Each of as many names is looked up among as many words: that took a minute. */
static void
test_many_words (void)
{
  static const char *const languages[] = { "fr_FR", "fr", "en", NULL };
  g_autoptr (GString) xml = g_string_new (OPEN "<meta>");
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = NULL;
  double start = get_seconds ();

  for (int i = 0; i < 40000; i++)
    g_string_append_printf (xml, "<translation xml:lang='fr' of='T%d'>U%d</translation>", i, i);
  g_string_append (xml, "</meta>" GRID "<floor id='g'/></map>");
  map = parse (xml->str, xml->len, &error);
  g_assert_no_error (error);
  for (int i = 0; i < 40000; i++) {
    g_autofree char *name = g_strdup_printf ("T%d", i), *word = g_strdup_printf ("U%d", i);

    g_assert_cmpstr (cr_map_translate (map, name, languages), ==, word);
  }
  g_assert_cmpfloat (get_seconds () - start, <, 5);
}

/* Each was held against all before it, which are all of one name. */
static void
test_many_uses (void)
{
  g_autoptr (GString) xml = g_string_new (OPEN);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = NULL;
  double start = get_seconds ();

  for (int i = 0; i < 60000; i++)
    g_string_append_printf (xml, "<uses kind='ruleset' id='s%d'/>", i);
  g_string_append (xml, GRID "<floor id='g'/></map>");
  map = parse (xml->str, xml->len, &error);
  g_assert_no_error (error);
  g_assert_cmpint (cr_map_n_nodes (map, CR_SECTION_HEAD), ==, 60000);
  g_assert_cmpfloat (get_seconds () - start, <, 3);
}

/* A small map that says a little of everything. */
static char *
make_sample (gsize *n_out)
{
  const char *xml =
      HEAD "<!-- a sample -->\n" OPEN "<meta><title xml:lang='fr'>Ch\xc3\xa2teau</title></meta>"
           "<grid columns='12' rows='11' orientation='pointy' shift='odd' halves='no'/>"
           "<numbering pattern='letter' first='1 1'/><floor id='g' name='G'><terrain "
           "default='flat'><chunk column='11' row='1'>. moat\nvoid .</chunk></terrain><level "
           "default='0'><chunk column='1' row='11' columns='2' rows='1'>-9 12</chunk></level>"
           "<hexsides><side at='2,2:E'><wall height='2'/><slit inside='2,2' arc='60'/></side>"
           "</hexsides></floor><links><spiral id='s' from='g/1,1'/></links><areas><area id='a'>"
           "1,1..1,3</area></areas><x:y xmlns:x='urn:y'>z<x:w/></x:y></map>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = parse (xml, strlen (xml), &error);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_no_error (error);
  bytes = cr_map_serialize (map);
  *n_out = g_bytes_get_size (bytes);
  return g_strndup (g_bytes_get_data (bytes, NULL), *n_out);
}

/* What loads must be written so that it loads again as the same bytes. */
static gboolean
check_loads_or_says_why (const char *xml, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = parse (xml, n, &error);
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (CrMap) again = NULL;

  if (map == NULL) {
    g_assert_cmpint (cr_error_get_line (error), >, 0);
    return FALSE;
  }
  first = cr_map_serialize (map);
  again = cr_map_parse (first, "again", &error);
  if (error != NULL)
    g_error ("%s: %.*s", error->message, (int) g_bytes_get_size (first),
             (const char *) g_bytes_get_data (first, NULL));
  second = cr_map_serialize (again);
  g_assert_true (g_bytes_equal (first, second));
  return TRUE;
}

static void
test_cut_off (void)
{
  gsize n;
  g_autofree char *sample = make_sample (&n);

  for (gsize i = 0; i <= n; i++) {
    gboolean whole = g_str_has_suffix (sample, "</map>\n") && i >= n - 1;

    g_assert_cmpint (check_loads_or_says_why (sample, i), ==, whole);
  }
}

static void
test_flipped_bits (void)
{
  gsize n;
  g_autofree char *sample = make_sample (&n);

  for (gsize i = 0; i < 8 * n; i++) {
    sample[i / 8] ^= (char) (1 << i % 8);
    check_loads_or_says_why (sample, n);
    sample[i / 8] ^= (char) (1 << i % 8);
  }
}

/* Returns: (transfer full): with bytes left out and doubled */
static GString *
harm (GRand *rand, const char *sample, gsize n)
{
  GString *harmed = g_string_new_len (sample, (gssize) n);

  for (int j = g_rand_int_range (rand, 1, 8); j > 0; j--) {
    gssize at = g_rand_int_range (rand, 0, (gint32) MIN (harmed->len, n - 40));
    gssize wanted = g_rand_int_range (rand, 1, 40);
    gssize length = MIN ((gssize) harmed->len - at, wanted);

    if (g_rand_boolean (rand))
      g_string_erase (harmed, at, length);
    else
      g_string_insert_len (harmed, g_rand_int_range (rand, 0, (gint32) harmed->len), sample + at,
                           length);
  }
  return harmed;
}

/* Bytes changed, left out, doubled; the seed is printed. */
static void
test_random_harm (void)
{
  gsize n;
  g_autofree char *sample = make_sample (&n);
  guint32 seed = support_get_seed ();

  for (guint32 i = 0; i < 5000; i++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed + i);
    g_autoptr (GString) harmed = harm (rand, sample, n);

    g_test_message ("harm %u", seed + i);
    check_loads_or_says_why (harmed->str, harmed->len);
  }
}

/* A value of one attribute in the place of another's, or a number that things go wrong with: well
 * formed, but perhaps nonsense. */
static GString *
twist (GRand *rand, const char *sample)
{
  static const char *const values[] = { "-1", "0", "65", "1000", "2147483648", "nan", "1,5", "" };
  g_auto (GStrv) parts = g_strsplit (sample, "\"", -1);
  guint n = g_strv_length (parts) / 2;

  for (int i = g_rand_int_range (rand, 1, 4); i > 0; i--) {
    char **part = &parts[2 * g_rand_int_range (rand, 0, (gint32) n) + 1];
    const char *other = parts[2 * g_rand_int_range (rand, 0, (gint32) n) + 1];
    const char *value = values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))];
    char *now = g_strdup (g_rand_boolean (rand) ? other : value);

    g_free (*part);
    *part = now;
  }

  g_autofree char *twisted = g_strjoinv ("\"", parts);
  return g_string_new (twisted);
}

static void
check_harmed (const char *path, const char *sample, gsize n, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GString) harmed = seed % 2 == 0 ? harm (rand, sample, n) : twist (rand, sample);
  g_autoptr (CrMap) map = NULL;
  g_autoptr (CrRuleset) ruleset = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  g_test_message ("%s, harm %u", path, seed);
  if (!check_loads_or_says_why (harmed->str, harmed->len))
    return;
  map = parse (harmed->str, harmed->len, NULL);
  ruleset = cr_ruleset_load ("siege", NULL);

  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  problems = cr_check_map (scene);
  for (guint i = 0; i < problems->len; i++)
    g_assert_cmpstr (((const CrProblem *) problems->pdata[i])->message, !=, "");
}

/* What we give away, harmed: it is refused, or what is wrong with it is told. */
static void
test_shipped_maps (void)
{
  static const char *const names[] = { "border-castle", "medieval-town", "templars-castle" };
  guint32 seed = support_get_seed ();

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *name = g_strconcat (names[i], ".map.xml", NULL);
    g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", name, NULL);
    g_autofree char *sample = NULL;
    gsize n;

    g_assert_true (g_file_get_contents (path, &sample, &n, NULL));
    for (guint32 j = 0; j < 100; j++)
      check_harmed (path, sample, n, seed + j);
  }
}

/* Every number of the format with every value that numbers go wrong with. */
static void
test_numbers (void)
{
  static const char *const places[] = {
    "<grid columns='%s' rows='3'/>",
    "<grid columns='3' rows='%s'/>",
    GRID "<floor id='g'><level default='%s'/></floor>",
    GRID "<floor id='g'><level default='0'><chunk column='%s' row='1'>1</chunk></level></floor>",
    GRID "<floor id='g'><level default='0'><chunk column='1' row='%s'>1</chunk></level></floor>",
    GRID "<floor id='g'><level default='0'><chunk column='1' row='1' columns='%s' "
         "rows='1'>1</chunk></level></floor>",
    GRID "<floor id='g'><level default='0'><chunk column='1' row='1' columns='1' "
         "rows='%s'>1</chunk></level></floor>",
    GRID "<floor id='g'><level default='0'><chunk column='1' row='1'>%s</chunk></level></floor>",
    GRID "<floor id='g'><hexsides><side at='%s,1:N'/></hexsides></floor>",
    GRID "<floor id='g'><hexsides><side at='1,%s:N'/></hexsides></floor>",
    GRID "<floor id='g'><hexsides><side at='1,1:N'><wall height='%s'/></side></hexsides></floor>",
    GRID "<floor id='g'><hexsides><side at='1,1:N'><slit inside='1,1' "
         "arc='%s'/></side></hexsides></floor>",
    GRID "<floor id='g'><hexsides><side at='1,1:N'><slit "
         "inside='%s,1'/></side></hexsides></floor>",
  };
  static const char *const values[] = {
    "-1",
    "0",
    "1",
    "3",
    "12",
    "13",
    "60",
    "999",
    "1000",
    "1001",
    "999999",
    "2147483647",
    "-0",
    "1e9",
    "2147483648",
    "4294967296",
    "4294967297",
    "9223372036854775808",
    "nan",
    "inf",
    "0x10",
    "1,5",
    "1.5",
    " 7",
    "+3",
    "",
    "٣",
    "1000000000",
    "-2147483648",
    "1 1",
    "--1",
    "-",
    ".",
    "0001",
    "1111111111111111111111111111111111111111",
  };
  guint n_loaded = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (values); j++) {
      g_auto (GStrv) parts = g_strsplit (places[i], "%s", 2);
      g_autofree char *xml = g_strconcat (OPEN, parts[0], values[j], parts[1], "</map>", NULL);

      n_loaded += check_loads_or_says_why (xml, strlen (xml));
    }
  g_assert_cmpuint (n_loaded, >, 30);
  g_assert_cmpuint (n_loaded, <, 130);
}

/* Elements in one another are not saved as many times their bytes in blanks. */
static void
test_deep (void)
{
  g_autoptr (GString) xml = g_string_new (OPEN GRID);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) map = NULL, again = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (int i = 0; i < 100; i++) {
    for (int depth = 0; depth < 30; depth++)
      g_string_append (xml, "<d>");
    for (int depth = 0; depth < 30; depth++)
      g_string_append (xml, "</d>");
  }
  g_string_append (xml, "<floor id='g'/></map>");
  map = parse (xml->str, xml->len, &error);
  g_assert_no_error (error);
  bytes = cr_map_serialize (map);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 2 * xml->len);
  again = cr_map_parse (bytes, "again", &error);
  g_assert_no_error (error);
  g_assert_true (cr_map_equal (map, again));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/hostile/many-words", test_many_words);
  g_test_add_func ("/io/hostile/many-uses", test_many_uses);
  g_test_add_func ("/io/hostile/small-attacks", test_small_attacks);
  g_test_add_func ("/io/hostile/large-attacks", test_large_attacks);
  g_test_add_func ("/io/hostile/sides-in-any-order", test_sides_in_any_order);
  g_test_add_func ("/io/hostile/deep", test_deep);
  g_test_add_func ("/io/hostile/cut-off", test_cut_off);
  g_test_add_func ("/io/hostile/flipped-bits", test_flipped_bits);
  g_test_add_func ("/io/hostile/random-harm", test_random_harm);
  g_test_add_func ("/io/hostile/shipped-maps", test_shipped_maps);
  g_test_add_func ("/io/hostile/numbers", test_numbers);
  return g_test_run ();
}
