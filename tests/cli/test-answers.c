/* test-answers.c: what the commands answer, by the keys of their contract. Proves, as the command
 * line shows them: LOF-09, LOF-22, LOF-23, MOV-01, MOV-09, MAP-07.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <glib/gstdio.h>

#include "run.h"

static void
assert_string (JsonObject *object, const char *name, const char *value)
{
  g_assert_cmpstr (json_object_get_string_member (object, name), ==, value);
}

static void
test_info (void)
{
  g_autoptr (JsonNode) root = run_json ("info $MAP", 0);
  JsonObject *object = json_node_get_object (root);
  JsonObject *floor =
      json_array_get_object_element (json_object_get_array_member (object, "floors"), 0);

  run_assert_members (object,
                      "id title ruleset digest grid floors links mechanisms areas pictures");
  run_assert_members (json_object_get_object_member (object, "grid"),
                      "columns rows orientation shift");
  assert_string (object, "title", "The gate");
  g_assert_cmpint (json_object_get_int_member (floor, "hexes"), ==, 80);
}

static void
test_info_ruleset (void)
{
  g_autoptr (JsonNode) root = run_json ("info $SRC/data/rules/siege.ruleset.xml", 0);
  JsonObject *object = json_node_get_object (root);

  assert_string (object, "kind", "ruleset");
  assert_string (object, "id", "siege");
  assert_string (json_object_get_object_member (object, "options"), "heights", "thales");
  g_assert_cmpint (json_object_get_int_member (object, "terrains"), >, 30);
}

/* A hex may be given as printed, as column and row, and with its floor. */
static void
test_hex (void)
{
  static const char *const names[] = { "0404", "4,4", "g/4,4", "g/0404" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *words = g_strdup_printf ("hex $MAP %s", names[i]);
    g_autoptr (JsonNode) root = run_json (words, 0);
    JsonObject *object = json_node_get_object (root), *side;

    run_assert_members (object, "hex at floor level structure terrain sides areas links sentence");
    assert_string (object, "hex", "0404");
    assert_string (object, "at", "4,4");
    assert_string (object, "structure", "rampart");
    side = json_array_get_object_element (json_object_get_array_member (object, "sides"), 0);
    assert_string (side, "side", "4,4:NE");
    assert_string (side, "kind", "battlement");
    assert_string (side, "inside", "4,4");
  }
}

/* TMP-03…05, ELV-01: the raised stairway of the Templars' castle, from its upper step. */
static void
test_hex_stair (void)
{
  g_autoptr (JsonNode) root = run_json ("hex $SRC/maps/templars-castle.map.xml 25,9", 0);
  JsonObject *object = json_node_get_object (root), *stair, *mechanism;

  run_assert_members (object,
                      "painted-level derived-level chain top floors mechanisms labels edges "
                      "sentences");
  g_assert_cmpint (json_object_get_int_member (object, "derived-level"), ==, 3);
  stair = json_array_get_object_element (json_object_get_array_member (object, "links"), 0);
  assert_string (stair, "id", "raised-stair");
  g_assert_cmpint (json_object_get_int_member (stair, "step"), ==, 2);
  g_assert_true (json_object_get_boolean_member (stair, "raisable"));
  g_assert_false (json_object_get_boolean_member (stair, "raised"));
  assert_string (json_object_get_object_member (stair, "head"), "rule", "MOV-09");
  mechanism =
      json_array_get_object_element (json_object_get_array_member (object, "mechanisms"), 0);
  assert_string (mechanism, "control", "25,10");
  g_assert_true (json_object_get_boolean_member (mechanism, "controlled"));
  g_assert_false (json_object_get_boolean_member (mechanism, "controls"));
}

static void
test_lof_blocked (void)
{
  g_autoptr (JsonNode) root = run_json ("lof $MAP 0404 0605", 1);
  JsonObject *object = json_node_get_object (root), *deciding;

  run_assert_members (object, "from to verdict reason range cover rules deciding steps reverse "
                              "sentence");
  run_assert_members (json_object_get_object_member (object, "from"),
                      "hex at floor level structure terrain");
  run_assert_members (json_object_get_object_member (object, "reverse"), "verdict same");
  assert_string (object, "verdict", "blocked");
  assert_string (object, "reason", "dead-ground");
  deciding = json_object_get_object_member (object, "deciding");
  run_assert_members (deciding, "at N H D1 D2");
  assert_string (deciding, "at", "5,5");
  assert_string (deciding, "rule", "LOF-23");
  g_assert_cmpint (json_object_get_int_member (deciding, "N"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (deciding, "H"), ==, 1);
}

static void
test_lof_clear (void)
{
  g_autoptr (JsonNode) root = run_json ("lof $MAP 0404 0505", 0);
  JsonObject *object = json_node_get_object (root);

  assert_string (object, "verdict", "clear");
  assert_string (object, "cover", "none");
  g_assert_cmpint (json_object_get_int_member (object, "range"), ==, 1);
  g_assert_false (json_object_has_member (object, "deciding"));
}

/* LOF-03, MIS-02: men on the line, weapon and weather. */
static void
test_lof_men (void)
{
  g_autoptr (JsonNode) root =
      run_json ("lof $MAP 0101 0103 --man 0102:side=other --weapon crossbow --weather rain", 1);
  JsonObject *object = json_node_get_object (root), *deciding, *die;

  assert_string (object, "reason", "men");
  assert_string (object, "weapon", "crossbow");
  assert_string (object, "band", "short");
  deciding = json_object_get_object_member (object, "deciding");
  assert_string (deciding, "at", "1,2");
  g_assert_cmpint (json_object_get_int_member (deciding, "men"), ==, 1);
  die = json_array_get_object_element (json_object_get_array_member (object, "modifiers"), 0);
  assert_string (die, "rule", "WEA-01");
  g_assert_cmpint (json_object_get_int_member (die, "value"), ==, 1);
}

static void
test_lof_sentence (void)
{
  run_assert_says ("lof $MAP 0104 0904", 1, "0104 (open ground, 0) → 0904 (open ground, 0)",
                   "LOF-22");
}

static void
test_field (void)
{
  g_autoptr (JsonNode) root = run_json ("field $MAP 0404 0406", 0);
  JsonObject *object = json_node_get_object (root);
  JsonArray *places = json_object_get_array_member (object, "places");
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpint (json_array_get_length (json_object_get_array_member (object, "from")), ==, 2);
  g_assert_cmpint (json_array_get_length (places), ==, 80);
  for (guint i = 0; i < json_array_get_length (places); i++) {
    JsonObject *place = json_array_get_object_element (places, i);

    run_assert_members (place, "at hex floor verdict range cover shooters");
    g_assert_true (g_hash_table_add (seen, (char *) json_object_get_string_member (place, "at")));
  }
}

/* Dead ground is what the field does not hit; the moat is dead to the rampart. */
static void
test_dead (void)
{
  g_autoptr (JsonNode) root = run_json ("dead $MAP @ramparts", 0);
  JsonArray *places = json_object_get_array_member (json_node_get_object (root), "places");
  gboolean has_moat = FALSE;

  for (guint i = 0; i < json_array_get_length (places); i++) {
    JsonObject *place = json_array_get_object_element (places, i);

    has_moat |= g_str_equal (json_object_get_string_member (place, "at"), "6,5");
    g_assert_cmpstr (json_object_get_string_member (place, "at"), !=, "7,5");
  }
  g_assert_true (has_moat);
}

static void
test_men (void)
{
  static const char *const men[] = { "@wall", "@slits", "4,2..4,7", "4,4;4,6" };
  static const int n_men[] = { 6, 1, 6, 2 };

  for (gsize i = 0; i < G_N_ELEMENTS (men); i++) {
    g_autofree char *words = g_strdup_printf ("dead $MAP %s", men[i]);
    g_autoptr (JsonNode) root = run_json (words, 0);
    JsonArray *from = json_object_get_array_member (json_node_get_object (root), "from");

    g_assert_cmpint (json_array_get_length (from), ==, n_men[i]);
  }
}

static void
test_reach (void)
{
  g_autoptr (JsonNode) root = run_json ("reach $MAP 0205 --mp 2", 0);
  JsonObject *object = json_node_get_object (root);
  JsonArray *places = json_object_get_array_member (object, "places");
  gboolean has_stair = FALSE;

  run_assert_members (object, "from mp places");
  for (guint i = 0; i < json_array_get_length (places); i++) {
    JsonObject *place = json_array_get_object_element (places, i);

    run_assert_members (place, "at hex floor cost");
    g_assert_cmpint (json_object_get_int_member (place, "cost"), <=, 2);
    has_stair |= g_str_equal (json_object_get_string_member (place, "at"), "3,5");
  }
  g_assert_true (has_stair);
}

static void
test_path (void)
{
  g_autoptr (JsonNode) root = run_json ("path $MAP 0105 0403", 0);
  g_autoptr (JsonNode) none = run_json ("path $MAP 0105 0403 --mover mounted", 1);
  JsonObject *object = json_node_get_object (root);
  JsonArray *steps = json_object_get_array_member (object, "steps");
  gint64 cost = 0;

  for (guint i = 0; i < json_array_get_length (steps); i++) {
    JsonObject *step = json_array_get_object_element (steps, i);

    run_assert_members (step, "at floor cost why");
    cost += json_object_get_int_member (step, "cost");
  }
  g_assert_cmpint (json_object_get_int_member (object, "cost"), ==, cost);
  assert_string (json_array_get_object_element (steps, 1), "at", "3,5");
  assert_string (json_array_get_object_element (steps, 1), "rule", "MOV-09");
  g_assert_true (json_object_get_null_member (json_node_get_object (none), "cost"));
}

static void
test_check (void)
{
  g_autoptr (JsonNode) clean = run_json ("check $MAP", 0);
  g_auto (Run) run = run_cli ("edit $MAP $TMP/bad.map.xml --structure rampart@8,3 --level 1@8,3");
  g_autoptr (JsonNode) root = run_json ("check $TMP/bad.map.xml", 1);
  JsonArray *problems = json_object_get_array_member (json_node_get_object (root), "problems");
  JsonObject *problem;

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpint (json_array_get_length (
                       json_object_get_array_member (json_node_get_object (clean), "problems")),
                   ==, 0);
  g_assert_cmpint (json_array_get_length (problems), ==, 1);
  problem = json_array_get_object_element (problems, 0);
  run_assert_members (problem, "id severity at floor message");
  assert_string (problem, "at", "8,3");
}

/* ELV-01: the whole court is listed, and the chain of stairs that proves its level. */
static void
test_check_levels (void)
{
  g_auto (Run) run = run_cli ("edit $SRC/maps/templars-castle.map.xml $TMP/level.map.xml "
                              "--level 4@26,5..31,5 --level 4@26,6..31,6 --level 4@26,7..31,7 "
                              "--level 4@26,8..31,8 --level 4@26,9..27,9 --level 4@30,9..31,9");
  g_autoptr (JsonNode) root = run_json ("check $TMP/level.map.xml", 1);
  JsonArray *problems = json_object_get_array_member (json_node_get_object (root), "problems");
  JsonObject *problem = json_array_get_object_element (problems, 0);

  g_assert_cmpint (run.status, ==, 0);
  assert_string (problem, "id", "level-against-stairs");
  assert_string (problem, "mend", "Set +3");
  assert_string (problem, "proof",
                 "0 at 1708, 2 steps up “north-stair” to +2 at 1705, 1 step down "
                 "“citadel-west-stair” to +1 at 2212, 2 steps up “raised-stair” to +3 at 2608");
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (problem, "places")), ==,
                   28);
}

/* Every kind of problem is listed, and can be asked for alone. */
static void
test_check_kinds (void)
{
  g_autoptr (JsonNode) all = run_json ("check --list", 0);
  g_autoptr (JsonNode) one = run_json ("check --list --only unreachable --only slit-arc", 0);
  JsonArray *checks = json_object_get_array_member (json_node_get_object (all), "checks");
  g_auto (Run) unknown = run_cli ("check --only nonsense $MAP"), none = run_cli ("check");
  g_auto (Run) run = run_cli ("edit $MAP $TMP/kinds.map.xml --structure rampart@8,3 --level 1@8,3");
  g_auto (Run) found = run_cli ("check --only unreachable $TMP/kinds.map.xml");
  g_auto (Run) other = run_cli ("check --only slit-arc $TMP/kinds.map.xml");

  g_assert_cmpint (json_array_get_length (checks), >, 30);
  for (guint i = 0; i < json_array_get_length (checks); i++)
    run_assert_members (json_array_get_object_element (checks, i), "id severity name what");
  checks = json_object_get_array_member (json_node_get_object (one), "checks");
  g_assert_cmpint (json_array_get_length (checks), ==, 2);
  assert_string (json_array_get_object_element (checks, 0), "rule", "MOV-05");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpint (unknown.status, ==, 2);
  g_assert_cmpint (none.status, ==, 2);
  g_assert_cmpint (found.status, ==, 1);
  g_assert_cmpint (other.status, ==, 0);
}

#define CASTLE "$SRC/maps/border-castle.map.xml"

static void
copy_file (const char *from, const char *to, const char *more)
{
  g_autofree char *from_path = run_path (from), *to_path = run_path (to), *text = NULL;
  GString *bytes;
  gsize n;

  g_assert_true (g_file_get_contents (from_path, &text, &n, NULL));
  bytes = g_string_new_len (text, (gssize) n);
  g_string_append (bytes, more);
  g_assert_true (g_file_set_contents (to_path, bytes->str, (gssize) bytes->len, NULL));
  g_string_free (bytes, TRUE);
}

/* A picture that is another one is accepted by name only; one that is gone is an error. */
static void
test_check_picture (void)
{
  g_autofree char *picture = run_path ("$TMP/border-castle.png");
  g_auto (Run) changed = { 0 }, cautious = { 0 }, accepted = { 0 }, gone = { 0 };

  copy_file (CASTLE, "$TMP/scan.map.xml", "");
  copy_file ("$SRC/maps/border-castle.png", "$TMP/border-castle.png", "more");
  changed = run_cli ("check $TMP/scan.map.xml");
  g_assert_cmpint (changed.status, ==, 1);
  g_assert_nonnull (strstr (changed.out, "--only picture-changed"));
  cautious = run_cli ("check --fix $TMP/scan.map.xml");
  g_assert_cmpint (cautious.status, ==, 1);
  accepted = run_cli ("check --fix --only picture-changed $TMP/scan.map.xml");
  g_assert_cmpint (accepted.status, ==, 0);
  g_assert_cmpint (g_unlink (picture), ==, 0);
  gone = run_cli ("check --only picture-missing $TMP/scan.map.xml");
  g_assert_cmpint (gone.status, ==, 1);
}

/* The castle that comes with Crenel is clean; from the keep's slit over the rampart the far ground
 * is open, the moat's far bank is dead (LOF-23), and the whole garrison hits most of it. */
static void
test_shipped (void)
{
  g_autoptr (JsonNode) clean = run_json ("check " CASTLE, 0);
  g_autoptr (JsonNode) far = run_json ("lof " CASTLE " 1508 2508", 0);
  g_autoptr (JsonNode) bank = run_json ("lof " CASTLE " 1508 2408", 1);
  g_autoptr (JsonNode) dead = run_json ("dead " CASTLE " @ramparts @slits", 0);
  JsonObject *object = json_node_get_object (bank);

  assert_string (json_node_get_object (far), "verdict", "clear");
  assert_string (object, "reason", "dead-ground");
  assert_string (json_object_get_object_member (object, "deciding"), "rule", "LOF-23");
  g_assert_cmpint (
      json_array_get_length (json_object_get_array_member (json_node_get_object (dead), "places")),
      <, 100);
  g_assert_cmpint (json_array_get_length (
                       json_object_get_array_member (json_node_get_object (clean), "problems")),
                   ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/info", test_info);
  g_test_add_func ("/cli/info/ruleset", test_info_ruleset);
  g_test_add_func ("/cli/hex", test_hex);
  g_test_add_func ("/cli/hex-stair", test_hex_stair);
  g_test_add_func ("/cli/lof/blocked", test_lof_blocked);
  g_test_add_func ("/cli/lof/clear", test_lof_clear);
  g_test_add_func ("/cli/lof/men", test_lof_men);
  g_test_add_func ("/cli/lof/sentence", test_lof_sentence);
  g_test_add_func ("/cli/field", test_field);
  g_test_add_func ("/cli/dead", test_dead);
  g_test_add_func ("/cli/men", test_men);
  g_test_add_func ("/cli/reach", test_reach);
  g_test_add_func ("/cli/path", test_path);
  g_test_add_func ("/cli/check", test_check);
  g_test_add_func ("/cli/check/levels", test_check_levels);
  g_test_add_func ("/cli/check/kinds", test_check_kinds);
  g_test_add_func ("/cli/check/picture", test_check_picture);
  g_test_add_func ("/cli/shipped", test_shipped);
  return g_test_run ();
}
