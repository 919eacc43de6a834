/* test-stairway.c: stairways, links and mechanisms read from a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Proves: ELV-01 ELV-06 MOV-09 MOV-10 MOV-11 DRW-01 TMP-05. */
#include <string.h>

#include "cr-error.h"
#include "cr-link.h"
#include "cr-map-load.h"
#include "cr-mechanism.h"
#include "cr-stairway.h"
#include "fixture.h"

/* 9 × 9 flat hexes at level 0, and a rampart of level 2 in rows 1 and 2. */
static CrMap *
make_map (void)
{
  CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "test");
  gint16 *terrain, *level;
  int flat;

  cr_map_load_floor (map, "g", "Ground");
  cr_map_load_floor (map, "cellar", "Cellar");
  flat = cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
  terrain = cr_map_load_layer (map, 0, CR_LAYER_TERRAIN);
  level = cr_map_load_layer (map, 0, CR_LAYER_LEVEL);
  for (int i = 0; i < 81; i++) {
    terrain[i] = (gint16) flat;
    level[i] = i < 18 ? 2 : 0;
  }
  return map;
}

static CrStairway *
read_stairway (const CrMap *map, const char *xml, GError **error)
{
  g_autoptr (CrNode) node = fixture_read_node (xml, NULL);

  return cr_stairway_new (map, node, error);
}

static CrPlace
at (const CrMap *map, const char *text)
{
  CrPlace place = { -1, { 0, 0 } };

  g_assert_true (cr_map_parse_place (map, text, &place, NULL));
  return place;
}

static gboolean
opens (const CrStairway *stairway, const CrMap *map, const char *stair, const char *place)
{
  CrStairEndName end;

  return cr_stairway_opens_to (stairway, map, at (map, stair), at (map, place), &end);
}

/* The run is put in order from the foot, whichever way the file lists it: ELV-01, ELV-06. */
static void
test_order_and_levels (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrStairway) up =
      read_stairway (map, "<stairway id='s' hexes='5,3 5,4' foot='5,5' head='5,2:S'/>", NULL);

  g_assert_nonnull (up);
  g_assert_cmpstr (up->id, ==, "s");
  g_assert_cmpuint (up->n_hexes, ==, 2);
  g_assert_cmpint (cr_stairway_find (up, at (map, "5,4")), ==, 0);
  g_assert_cmpint (cr_stairway_find (up, at (map, "5,3")), ==, 1);
  g_assert_cmpint (cr_stairway_find (up, at (map, "cellar/5,3")), ==, -1);
  g_assert_cmpint (cr_stairway_get_level (up, map, 0), ==, 1);
  g_assert_cmpint (cr_stairway_get_level (up, map, 1), ==, 2);
  g_assert_cmpint (cr_stairway_get_end_level (up, map, CR_STAIR_HEAD), ==, 2);
}

static void
test_opens_side (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrStairway) up = read_stairway (
      map, "<stairway hexes='5,3 5,4' foot='5,5' head='5,3:N' opens-foot='side'/>", NULL);

  g_assert_true (opens (up, map, "5,4", "5,5"));
  g_assert_true (opens (up, map, "5,3", "5,2"));
  g_assert_false (opens (up, map, "5,4", "4,4"));
  g_assert_false (opens (up, map, "5,4", "6,4"));
  g_assert_false (opens (up, map, "5,3", "4,3"));
  g_assert_cmpstr (cr_opens_get_rule (up->ends[CR_STAIR_HEAD].opens), ==, "MOV-09");
}

static void
test_opens_two (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrStairway) up =
      read_stairway (map, "<stairway hexes='5,3 5,4' foot='5,5 4,4' head='5,2'/>", NULL);

  g_assert_cmpint (up->ends[CR_STAIR_FOOT].opens, ==, CR_OPENS_TWO);
  g_assert_true (opens (up, map, "5,4", "5,5"));
  g_assert_true (opens (up, map, "5,4", "4,4"));
  g_assert_false (opens (up, map, "5,4", "6,4"));
}

/* All hexes around the end give access, those of the level it leads to. */
static void
test_opens_hex (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (CrStairway) up = read_stairway (
      map, "<stairway hexes='5,3 5,4' foot='5,5' head='5,2' opens-foot='hex'/>", NULL);

  cr_stairway_get_accesses (up, map, CR_STAIR_FOOT, places);
  g_assert_cmpuint (places->len, ==, 5);
  cr_stairway_get_accesses (up, map, CR_STAIR_HEAD, places);
  g_assert_cmpuint (places->len, ==, 6);
  g_assert_true (opens (up, map, "5,4", "5,5"));
  g_assert_true (opens (up, map, "5,4", "4,4"));
  g_assert_true (opens (up, map, "5,4", "6,4"));
  g_assert_false (opens (up, map, "5,4", "5,3"));
  g_assert_false (opens (up, map, "5,3", "4,3"));
}

#define NINE "5,1..5,9 "

static void
test_wrong_stairways (void)
{
  static const struct {
    const char *xml, *says;
  } wrong[] = {
    { "<stairway foot='5,5' head='5,2'/>", "*without hexes*" },
    { "<stairway hexes='' foot='5,5' head='5,2'/>", "*1 to 99 hexes*" },
    { "<stairway hexes='" NINE NINE NINE NINE NINE NINE NINE NINE NINE NINE NINE
      "5,3' foot='5,5' head='5,2'/>",
      "*more than 99 hexes*" },
    { "<stairway hexes='5,3' head='5,2'/>", "*without foot*" },
    { "<stairway hexes='5,3 5,4' foot='5,9' head='5,2'/>",
      "*foot=\"5,9\"*next to one of its hexes*" },
    { "<stairway hexes='5,3 5,7' foot='5,8' head='5,2'/>", "*touch each other*" },
    { "<stairway hexes='5,3 5,4' foot='5,5:S' head='5,2'/>", "*foot=\"5,5:S\"*next to*" },
    { "<stairway hexes='5,3 5,4' foot='5,5' head='5,2' opens-foot='two'/>", "*two hexes*" },
    { "<stairway hexes='5,3 5,4' foot='5,5' head='5,2' opens-foot='door'/>", "*side, two, hex*" },
    { "<stairway hexes='5,3 99,4' foot='5,5' head='5,2'/>", "line 1*99,4*" },
    { "<stairway hexes='5,3 cellar/5,4' foot='5,5' head='5,2'/>", "*hexes of one floor*" },
  };
  g_autoptr (CrMap) map = make_map ();

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (read_stairway (map, wrong[i].xml, &error));
    g_assert_nonnull (error);
    g_test_message ("%s", error->message);
    g_assert_true (g_pattern_match_simple (wrong[i].says, error->message));
  }
}

/* What a hostile file says at length is not told at length. */
static void
test_long_words (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autofree char *word = g_strnfill (60000, 'x');
  g_autofree char *xml =
      g_strdup_printf ("<stairway hexes='5,3' foot='%s' head='5,2' opens-foot='two'/>", word);
  g_autoptr (GError) error = NULL;

  g_assert_null (read_stairway (map, xml, &error));
  g_assert_cmpuint (strlen (error->message), <, 1000);
  g_assert_true (g_str_has_suffix (error->message, "expected two hexes that it leads to"));
}

static void
test_links (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrNode) spiral =
      fixture_read_node ("<spiral id='a' from='g/5,5' to='cellar/5,5'/>", NULL);
  g_autoptr (CrNode) far = fixture_read_node ("<ladder from='5,5' to='5,7'/>", NULL);
  g_autoptr (GError) error = NULL;
  CrLink link;

  g_assert_true (cr_link_read (map, spiral, &link, NULL));
  g_assert_cmpstr (link.kind, ==, "spiral");
  g_assert_cmpint (link.to.floor, ==, 1);
  g_assert_false (cr_link_read (map, far, &link, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_PLACE);
  g_assert_false (cr_link_is_kind ("stairway"));
}

static void
test_mechanisms (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrNode) bridge =
      fixture_read_node ("<mechanism kind='drawbridge' control='3,3' state='raised'>"
                         "<effect hexes='5,6 5,7' sides='5,5:S'/></mechanism>",
                         NULL);
  g_autoptr (CrNode) wrong = fixture_read_node (
      "<mechanism kind='drawbridge' state='lowered'><effect sides='5,99:S'/></mechanism>", NULL);
  g_autoptr (CrNode) odd = fixture_read_node ("<mechanism kind='catapult'/>", NULL);
  g_autoptr (GError) error = NULL;
  CrMechanism mechanism;

  g_assert_true (cr_mechanism_read (map, bridge, &mechanism, NULL));
  g_assert_cmpuint (mechanism.barred->len, ==, 2);
  g_assert_cmpuint (mechanism.places->len, ==, 2);
  g_assert_cmpuint (mechanism.n_others, ==, 1);
  g_assert_cmpint (mechanism.control.floor, ==, 0);
  cr_mechanism_clear (&mechanism);
  g_assert_false (cr_mechanism_read (map, wrong, &mechanism, NULL));
  g_assert_false (cr_mechanism_read (map, odd, &mechanism, &error));
  g_assert_nonnull (error);
}

/* Words that make sense and words that do not, in any order. */
static char *
make_nonsense (void)
{
  static const char *const words[] = { "5,3", "5,4",   "5,5",        "5,2:S", "5,4:N", "5,3..5,6",
                                       "6,4", "g/5,4", "cellar/5,3", "99,1",  ":",     "5,3:Q",
                                       "..",  "",      "0,0",        "-1,5",  "5,3:N", "x/5,5" };
  GString *text = g_string_new (NULL);

  for (int i = g_test_rand_int_range (0, 2); i >= 0; i--)
    g_string_append_printf (text, "%s%s", words[g_test_rand_int_range (0, G_N_ELEMENTS (words))],
                            i > 0 ? " " : "");
  return g_string_free (text, FALSE);
}

static void
check_run (const CrStairway *stairway)
{
  g_assert_cmpuint (stairway->n_hexes, >=, 1);
  g_assert_cmpuint (stairway->steps[0], ==, 1);
  g_assert_cmpuint (stairway->ends[CR_STAIR_FOOT].stair, ==, 0);
  g_assert_cmpuint (stairway->ends[CR_STAIR_HEAD].stair, <, stairway->n_hexes);
  for (guint i = 1; i < stairway->n_hexes; i++) {
    g_assert_cmpuint (stairway->steps[i], >=, stairway->steps[i - 1]);
    g_assert_cmpuint (stairway->steps[i], <=, stairway->steps[i - 1] + 1);
  }
  for (int end = 0; end < 2; end++)
    for (guint i = 0; i < stairway->ends[end].n_places; i++)
      g_assert_cmpint (cr_hex_distance (stairway->ends[end].places[i].hex,
                                        stairway->hexes[stairway->ends[end].stair].hex),
                       ==, 1);
}

/* Whatever stands in a file is a stairway of sense or one clear error. */
static void
test_nonsense (void)
{
  static const char *const names[] = { "hexes", "foot", "head", "opens-foot", "opens-head" };
  g_autoptr (CrMap) map = make_map ();
  int n_read = 0;

  for (int i = 0; i < 20000; i++) {
    g_autoptr (CrNode) node = cr_node_new ("stairway");
    g_autoptr (CrStairway) stairway = NULL;
    g_autoptr (GError) error = NULL;

    for (gsize j = 0; j < G_N_ELEMENTS (names); j++) {
      g_autofree char *value =
          j < 3 ? make_nonsense () : g_strdup (cr_opens_get_name (g_test_rand_int_range (0, 3)));
      if (g_test_rand_int_range (0, 10) > 0 && (j < 3 || g_test_rand_bit ()))
        cr_node_set (node, names[j], value);
    }
    stairway = cr_stairway_new (map, node, &error);
    g_assert_cmpint (stairway == NULL, ==, error != NULL);
    if (stairway != NULL) {
      check_run (stairway);
      n_read++;
    }
  }
  g_test_message ("%d read", n_read);
  g_assert_cmpint (n_read, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/stairway/order-and-levels", test_order_and_levels);
  g_test_add_func ("/core/stairway/opens-side", test_opens_side);
  g_test_add_func ("/core/stairway/opens-two", test_opens_two);
  g_test_add_func ("/core/stairway/opens-hex", test_opens_hex);
  g_test_add_func ("/core/stairway/wrong-stairways", test_wrong_stairways);
  g_test_add_func ("/core/stairway/long-words", test_long_words);
  g_test_add_func ("/core/stairway/links", test_links);
  g_test_add_func ("/core/stairway/mechanisms", test_mechanisms);
  g_test_add_func ("/core/stairway/nonsense", test_nonsense);
  return g_test_run ();
}
