/* test-scenario.c: scenarios: their files, what is wrong with them, and who wins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Each case is the shipped scenario with some of its text exchanged. */
#include <string.h>

#include "cr-game.h"
#include "cr-position.h"
#include "cr-scenario-check.h"
#include "cr-words-game.h"
#include "cr-words-scenario.h"
#include "cr-words-sheet.h"
#include "cr-xml-assembly.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "cr-xml-node.h"
#include "cr-xml-scenario.h"
#include "support.h"

#define N_GAMES 2
#define MOST_ORDERS 20000
#define NOTE "<x:note xmlns:x=\"urn:others\" y=\"1\">kept</x:note>"

static const char *const english[] = { "en", NULL };

static char *
shipped_path (const char *name)
{
  return g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", name, NULL);
}

static char *
read_file (const char *name)
{
  g_autofree char *path = shipped_path (name);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* What most of the cases change. */
static char *
read_shipped (void)
{
  return read_file ("border-market-day.scenario.xml");
}

/* (transfer full): the shipped scenario with @from, which it has, as @to */
static char *
exchange (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (to, parts);
}

static CrScenario *
parse (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (CrNode) root = cr_xml_node_parse (bytes, "test", "scenario", &error);
  CrScenario *scenario;

  g_assert_no_error (error);
  scenario = cr_scenario_new (root, &error);
  g_assert_no_error (error);
  return scenario;
}

/* Of the scenario's map, or of the maps that are put together for it. */
static CrCastle *
load_castle (const CrScenario *scenario)
{
  g_autofree char *beside = shipped_path ("any.scenario.xml");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = cr_scenario_find_map (scenario, beside, &error);
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  CrMap *map;

  g_assert_no_error (error);
  map = cr_map_open (path, NULL, &error);
  g_assert_no_error (error);
  return cr_castle_new (map, ruleset);
}

static void
check_written (const char *text)
{
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (GBytes) old = g_bytes_new (text, strlen (text));
  g_autoptr (GBytes) written = cr_scenario_write (scenario, old);

  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written), text,
                   strlen (text));
}

/* What is known of it, what is not, and what cannot be read. */
#define PLANNED \
  "  <siege days=\"3\">\n    <assault id=\"first\" mood=\"bad\" name=\"First\" turns=\"2\">\n" \
  "      <begins force=\"nobody\" area=\"hedges\"/>\n      <moon/>\n      <victory>\n" \
  "        <level side=\"garrison\" ends=\"siege\" until=\"dawn\"/>\n      </victory>\n" \
  "    </assault>\n  </siege>\n"

/* Byte for byte, what nobody knows and what cannot be read with it. */
static void
test_round_trip (void)
{
  static const struct {
    const char *from, *to;
  } cases[] = {
    { "  <turns last=\"8\"/>\n", "  <turns last=\"8\" moon=\"full\"/>\n  " NOTE "\n" },
    { "<man character=\"tom\"/>", "<man character=\"tom\" mood=\"bad\"/>" },
    { "area=\"hedges\"", "area=\"hedge\"" },
    { "<all manned=\"ramparts\"/>", "<all manned=\"ramparts\"/>\n    <unlike area=\"court\"/>" },
    { "<fate men=\"edith\"/>", "<famine men=\"edith\"/>" },
    { "  <turns last=\"8\"/>\n", "  <turns last=\"8\"/>\n" PLANNED },
  };
  g_autofree char *text = read_shipped ();

  check_written (text);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *changed = exchange (text, cases[i].from, cases[i].to);

    check_written (changed);
  }
}

/* @id, @message: NULL: nothing is wrong */
typedef struct {
  const char *from, *to, *id, *message;
} Problem;

static const Problem problems[] = {
  { "area=\"hedges\"", "area=\"hedges\" budget=\"14\"", "budget-broken", "15 points" },
  { "area=\"hedges\"", "area=\"hedges\" budget=\"15\"", NULL, NULL },
  { "area=\"hedges\"", "area=\"hedges\" budget=\"7\" pick=\"3\"", "budget-broken", "8 points" },
  { "area=\"hedges\"", "area=\"hedges\" budget=\"8\" pick=\"3\"", NULL, NULL },
  { "area=\"hedges\"", "area=\"hedges\" budget=\"7\" pick=\"points\"", NULL, NULL },
  { "area=\"hedges\"", "area=\"hedges\" pick=\"points\"", "unreadable", "budget" },
  { "area=\"hedges\"", "area=\"hedge\"", "unreadable", "did you mean “hedges”" },
  { "<man character=\"tom\"/>", "<man character=\"watkin\" id=\"other\"/>", NULL, NULL },
  { "<man character=\"tom\"/>", "<man character=\"watkin\" id=\"hal\"/>", "unreadable", "id" },
  { "<man character=\"tom\"/>", "<man character=\"tomm\"/>", "man-without-counter",
    "did you mean “tom”" },
  { "<turns last", "<character id=\"tom\" class=\"halberdier\" picture=\"tom.png\"/><turns last",
    "no-picture", "tom.png" },
  { "<turns last", "<character id=\"wulf\" class=\"halberdier\" picture=\"wulf.png\"/><turns last",
    NULL, NULL },
  { "<turns last", "<character id=\"tom\" class=\"halberdier\" weapons=\"longbw\"/><turns last",
    "unknown-weapon", "did you mean “longbow”" },
  { "<turns last", "<character id=\"tom\" class=\"halberdier\" weapons=\"longbow\"/><turns last",
    NULL, NULL },
  { "<man character=\"tom\"/>", "<man character=\"watkin\"/>", "unreadable", "two men" },
  { "side=\"besiegers\" areas", "side=\"besieger\" areas", "unreadable", "besiegers" },
  { "areas=\"keep gatehouse\"", "areas=\"keep gate\"", "cannot-begin", "gate" },
  { "<fate men=\"edith\"/>", "<fate men=\"edit\"/>", "unreadable", "edith" },
  { "edge=\"3\"", "edge=\"9\"", "cannot-begin", "edge=\"9\"" },
  { "edge=\"3\"", "edge=\"S\"", NULL, NULL },
  { "at=\"14,7\"", "at=\"14,99\"", "cannot-begin", "14,99" },
  { "at=\"14,7\"", "at=\"14,7\" on=\"tower/level-2\"", "cannot-begin", "tower/level-2" },
  { "at=\"13,14\"", "at=\"13,13\"", "cannot-begin", "place carpenter" },
  { "<all edge=\"3\" within=\"1\"/>", "<all hexes=\"12,15..20,15\"/>", "too-few-places",
    "room for 9 of" },
  { "<all edge=\"3\" within=\"1\"/>", "<all hexes=\"12,15..21,15\"/>", NULL, NULL },
  { "id=\"watch\" name=\"The watch\" area=\"walls\"",
    "id=\"watch\" name=\"The watch\" area=\"hedges\"", "area-of-others", "hedges" },
  { "id=\"watch\" name=\"The watch\" area=\"walls\"", "id=\"watch\" name=\"The watch\"",
    "nowhere-to-begin", "hal" },
  { "<fate men=\"edith\"/>", "<hold side=\"garrison\" areas=\"keep\"/>", "holds-already", "holds" },
  { "<fate men=\"edith\"/>", "<hold side=\"garrison\" areas=\"keep\" men=\"3\"/>", NULL, NULL },
  { "<uses kind=\"map\" id=\"border-castle\"", "<uses kind=\"map\" id=\"medieval-town\"",
    "other-map", "medieval-town" },
  { "digest=\"", "digest=\"0", "map-changed", "changed" },
  { "kind=\"ruleset\" id=\"siege\"", "kind=\"ruleset\" id=\"siegge\"", "no-ruleset", "Maps" },
  { "kind=\"characters\" id=\"sample\"", "kind=\"characters\" id=\"samplee\"", "no-library",
    "Maps" },
  { "<turns last=\"8\"/>", "<option id=\"nonsense\" value=\"yes\"/><turns last=\"8\"/>",
    "cannot-begin", "nonsense" },
  { "<all area=\"court\"/>", "<all area=\"yard\"/>", "cannot-begin", "itself" },
};

/* Before a rampart: what is asked of the game itself. */
static const char rampart[] =
    "<scenario xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"rampart\">"
    "<uses kind=\"map\" id=\"meadow\" href=\"../tests/data/game/wall.map.xml\"/>"
    "<turns last=\"5\"/>"
    "<side id=\"red\"><force id=\"reds\" area=\"ground\"><man character=\"tom\" points=\"2\"/>"
    "<man character=\"frederick\"/><gear id=\"ladder\" kind=\"ladder\"/></force></side>"
    "<side id=\"blue\" defends=\"yes\"><force id=\"blues\">"
    "<man character=\"aylwin\" at=\"9,5\"/></force></side>"
    "<area id=\"ground\" side=\"red\"><all hexes=\"2,9..12,9\"/></area>"
    "<area id=\"walk\"><all hexes=\"4,5..10,5\"/></area>"
    "<area id=\"spot\"><all hexes=\"5,9\"/></area>"
    "<victory><level side=\"red\"><hold side=\"red\" areas=\"walk\"/></level>"
    "<level side=\"blue\"/></victory></scenario>";

#define HOLD "<hold side=\"red\" areas=\"walk\"/>"
#define LADDER "<gear id=\"ladder\" kind=\"ladder\"/>"
#define MINE(at) "<gear id=\"ladder\" kind=\"ladder\"/><gear id=\"sap\" kind=\"mine\" " at "/>"
#define OPTION(value) "<option id=\"terrain.flat\" value=\"" value "\"/><turns last=\"5\"/>"
#define LEVEL(n) "<change with=\"level:" n "@4,5..11,5\"/><side id=\"red\">"

/* In a siege of three days an assault of two turns is planned. */
#define PLAN(day, within) \
  "<siege days=\"3\"><assault id=\"first\" turns=\"2\" day=\"" day "\">" within "</assault></" \
  "siege>"
#define ASSAULT(day, condition) \
  PLAN (day, "<victory><level side=\"red\">" condition "</level></victory>")
#define BEGINS(force, area) PLAN ("1", "<begins force=\"" force "\" area=\"" area "\"/>")

static const Problem rampart_problems[] = {
  { "id=\"rampart\"", "id=\"any\"", NULL, NULL },
  { LADDER, "", "out-of-reach", "walk" },
  { LADDER, "<man character=\"farmer\"/>", NULL, NULL }, /* he has a grapnel */
  { LADDER, "<gear id=\"tower\" kind=\"original\"/>", NULL, NULL },
  { HOLD, "<hold side=\"red\" areas=\"walk\" men=\"2\"/>", NULL, NULL },
  { HOLD, "<hold side=\"red\" areas=\"walk\" men=\"3\"/>", "cannot-happen", "2 men" },
  { HOLD, "<hold side=\"red\" areas=\"walk ground\" least=\"3\"/>", "cannot-happen", "names 2" },
  { HOLD, "<lost side=\"red\" points=\"3\"/>", NULL, NULL },
  { HOLD, "<lost side=\"red\" points=\"4\"/>", "cannot-happen", "3 points" },
  { HOLD, "<fate men=\"tom frederick\" least=\"2\"/>", NULL, NULL },
  { HOLD, "<fate men=\"tom frederick\" least=\"3\"/>", "cannot-happen", "names 2" },
  { HOLD, "<exit side=\"red\" edges=\"N\" men=\"2\"/>", NULL, NULL },
  { HOLD, "<exit side=\"red\" edges=\"N\" men=\"3\"/>", "cannot-happen", "2 men" },
  { HOLD, "<time from=\"5\"/>", NULL, NULL },
  { HOLD, "<time from=\"6\"/>", "cannot-happen", "turn 5" },
  { HOLD, "<time from=\"3\" to=\"2\"/>", "unreadable", "from=\"3\"" },
  { HOLD, "<time/>", "unreadable", "from" },
  { HOLD, "", "never-comes", "condition" },
  { LADDER, MINE ("at=\"5,5\" facing=\"S\""), NULL, NULL },
  { LADDER, MINE ("at=\"5,6\""), "cannot-begin", "sap" }, /* beneath no wall */
  /* However it lies. */
  { LADDER, "<gear id=\"ladder\" kind=\"ladder\" at=\"5,8\"/>", NULL, NULL },
  { LADDER, "<gear id=\"ladder\" kind=\"ladder\" at=\"99,8\"/>", "cannot-begin", "99,8" },
  { "<side id=\"red\">", LEVEL ("2"), NULL, NULL },
  { "<side id=\"red\">", LEVEL ("5"), "out-of-reach", "walk" },
  { "<turns last=\"5\"/>", OPTION ("foot 2"), NULL, NULL },
  { "<turns last=\"5\"/>", OPTION ("foot impassable"), "out-of-reach", "walk" },
  { "<turns last=\"5\"/>", OPTION ("foot 0"), "cannot-begin", "foot 0" },
  { "<turns last=\"5\"/>", "<turns last=\"5\"/><weather is=\"rain\"/>", NULL, NULL },
  { "<turns last=\"5\"/>", "<option id=\"weather\" value=\"no\"/><weather is=\"rain\"/>",
    "module-off", "WEA-01" },
  { LADDER, LADDER "<gear id=\"stakes\" kind=\"stakes\"/>", NULL, NULL },
  { "<turns last=\"5\"/>", "<siege days=\"3\"/>", NULL, NULL },
  { "<turns last=\"5\"/>", ASSAULT ("3", "<lost side=\"blue\" points=\"1\"/>"), NULL, NULL },
  { "<turns last=\"5\"/>", ASSAULT ("4", "<lost side=\"blue\" points=\"1\"/>"), "never-comes",
    "day 4" },
  { "<turns last=\"5\"/>", ASSAULT ("1", "<lost side=\"blue\" points=\"2\"/>"), "cannot-happen",
    "1 points" },
  { "<turns last=\"5\"/>", ASSAULT ("1", "<lost side=\"bleu\" points=\"1\"/>"), "unreadable",
    "did you mean “blue”" },
  { "<turns last=\"5\"/>", ASSAULT ("1", "<time from=\"2\"/>"), NULL, NULL },
  { "<turns last=\"5\"/>", ASSAULT ("1", "<time from=\"3\"/>"), "cannot-happen", "turn 2" },
  { "<turns last=\"5\"/>", BEGINS ("reds", "walk"), NULL, NULL },
  { "<turns last=\"5\"/>", BEGINS ("reds", "spot"), "too-few-places", "room for 1 of" },
  { "<turns last=\"5\"/>", BEGINS ("red", "walk"), "unreadable", "did you mean “reds”" },
  { "<turns last=\"5\"/>", BEGINS ("reds", "wall"), "unreadable", "did you mean “walk”" },
};

/* With one place where they begin. */
static const Problem narrow_problems[] = {
  { "area=\"ground\"><man", "area=\"ground\" name=\"\"><man", "too-few-places", "room for 1 of" },
  { "area=\"ground\"><man", "area=\"ground\" pick=\"1\"><man", NULL, NULL },
  { "area=\"ground\"><man", "area=\"ground\" budget=\"2\" pick=\"points\"><man", NULL, NULL },
};

/* All but the ladder cannot be had at once: these walls are as high as no ladder and no tower. */
static const Problem wall_problems[] = {
  { HOLD, "<lost side=\"blue\" points=\"1\"/>", "ladder-short", "5 levels" },
  { LADDER, "", NULL, NULL },
  { LADDER, "<gear id=\"tower\" kind=\"original\"/>", "tower-nowhere", "fits nowhere" },
  { LADDER, "<gear id=\"tower\" kind=\"new\"/>", "tower-nowhere", "fits nowhere" },
};

/* In the gate moat, and beside it on the bridge. */
static const char gate[] =
    "<scenario xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"gate\">"
    "<uses kind=\"map\" id=\"templars-castle\" href=\"templars-castle.map.xml\"/>"
    "<turns last=\"5\"/>"
    "<side id=\"red\"><force id=\"reds\"><man character=\"tom\" at=\"15,22\"/></force></side>"
    "<side id=\"blue\" defends=\"yes\"><force id=\"blues\">"
    "<man character=\"aylwin\" at=\"15,20\"/></force></side>"
    "<victory><level side=\"red\"><lost side=\"blue\" points=\"1\"/></level>"
    "<level side=\"blue\"/></victory></scenario>";

static const Problem gate_problems[] = {
  { "at=\"15,22\"", "at=\"14,22\"", "perilous-place", "TMP-02" },
  { "at=\"15,22\"", "at=\"15,24\"", NULL, NULL },
};

static void
check_problem (const Problem *it,
               const char *text,
               const CrCastle *castle,
               const CrCharacters *library)
{
  g_autofree char *changed = exchange (text, it->from, it->to);
  g_autoptr (CrScenario) scenario = parse (changed);
  g_autoptr (GPtrArray) found = cr_scenario_check (castle, scenario, library);
  const CrProblem *problem = found->len > 0 ? found->pdata[0] : NULL;

  g_test_message ("%s: %s", it->to, problem != NULL ? problem->message : "nothing");
  g_assert_cmpstr (problem != NULL ? problem->id : NULL, ==, it->id);
  if (problem != NULL)
    g_assert_nonnull (strstr (problem->message, it->message));
}

static void
check_all (const char *text, const Problem *rows, gsize n)
{
  g_autoptr (CrScenario) whole = parse (text);
  g_autoptr (CrCastle) castle = load_castle (whole);
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);

  for (gsize i = 0; i < n; i++)
    check_problem (&rows[i], text, castle, library);
}

/* Without its map what the rows say by themselves is told. */
static void
test_no_map (void)
{
  g_autofree char *text = read_shipped (), *changed = exchange (text, "edge=\"3\"", "edge=\"9\"");
  g_autofree char *wrong = exchange (changed, "area=\"hedges\"", "area=\"hedge\"");
  g_autoptr (CrScenario) scenario = parse (wrong);
  g_autoptr (GPtrArray) found = cr_scenario_check (NULL, scenario, NULL);
  const CrProblem *map, *library, *area;

  g_assert_cmpuint (found->len, >=, 3);
  map = found->pdata[0];
  library = found->pdata[1];
  area = found->pdata[2];
  g_assert_cmpstr (map->id, ==, "no-map");
  g_assert_true (map->row == scenario->map);
  g_assert_cmpstr (library->id, ==, "no-library");
  g_assert_cmpstr (area->id, ==, "unreadable");
  g_assert_nonnull (strstr (area->message, "did you mean “hedges”"));
}

static void
test_problems (void)
{
  g_autofree char *text = read_shipped ();

  check_all (text, problems, G_N_ELEMENTS (problems));
}

/* Each with a case and a near miss, asked of the game's own ways. */
static void
test_reach (void)
{
  g_autofree char *high = exchange (rampart, "<side id=\"red\">", LEVEL ("5"));
  g_autofree char *narrow = exchange (rampart, "2,9..12,9", "2,9");
  g_autofree char *wall = exchange (high, HOLD, "<lost side=\"blue\" points=\"1\"/>");

  check_all (gate, gate_problems, G_N_ELEMENTS (gate_problems));
  check_all (rampart, rampart_problems, G_N_ELEMENTS (rampart_problems));
  check_all (narrow, narrow_problems, G_N_ELEMENTS (narrow_problems));
  check_all (high, wall_problems, 1);
  check_all (wall, wall_problems + 1, G_N_ELEMENTS (wall_problems) - 1);
}

static CrState *
begin (const CrScenario *scenario, guint64 seed)
{
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
  g_autoptr (GError) error = NULL;
  CrState *state = cr_state_new_scenario (castle, scenario, library, seed, &error);

  g_assert_no_error (error);
  return state;
}

/* Any of what he may be ordered. */
static gboolean
order_by_chance (CrState *state, int man, CrEvents *events)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autofree char *before = NULL, *after = NULL;
  CrOrder order;

  cr_game_list (state, man, orders);
  if (orders->len == 0)
    return FALSE;
  order = g_array_index (orders, CrOrder, g_test_rand_int_range (0, (int) orders->len));
  if (g_test_rand_int_range (0, 20) == 0) {
    before = cr_state_dup_digest (state);
    g_assert_true (cr_game_apply (state, &order, events, NULL));
    cr_game_revert (state, events);
    after = cr_state_dup_digest (state);
    g_assert_cmpstr (after, ==, before);
  }
  g_assert_true (cr_game_apply (state, &order, events, NULL));
  return TRUE;
}

/* Somebody has something to do at any moment, and it comes to an end that is judged. */
static void
play_by_chance (const CrScenario *scenario, guint64 seed)
{
  g_autoptr (CrState) state = begin (scenario, seed);
  g_autoptr (CrEvents) events = cr_events_new ();
  int n = 0;

  for (; !cr_state_get_turn (state)->over && n < MOST_ORDERS; n++) {
    int n_men = (int) cr_state_n_fighters (state);
    gboolean awaited = cr_state_get_awaited (state) != NULL;
    int man = awaited || g_test_rand_int_range (0, 8) == 0 ? -1 : g_test_rand_int_range (0, n_men);

    g_assert_true (order_by_chance (state, man, events) || man >= 0 ||
                   cr_state_get_setup_area (state) >= 0);
  }
  g_assert_true (cr_state_get_turn (state)->over);
  {
    g_autofree char *words = cr_words_outcome (state, english);

    g_test_message ("seed %d, %d orders, turn %d: %s", (int) seed, n,
                    cr_state_get_turn (state)->number, words);
    g_assert_nonnull (words);
  }
}

static int n_games = N_GAMES;

static void
test_chance (gconstpointer name)
{
  g_autofree char *text = read_file (name);
  g_autoptr (CrScenario) scenario = parse (text);

  for (int i = 0; i < n_games; i++)
    play_by_chance (scenario, (guint64) i + 1);
}

/* What is under way in the one is so in the other. */
static void
check_plight (const CrState *was, const CrState *is)
{
  const CrTurn *before = cr_state_get_turn (was), *after = cr_state_get_turn (is);

  g_assert_cmpuint (after->n_blazes, ==, before->n_blazes);
  for (guint i = 0; i < before->n_blazes; i++) {
    g_assert_true (cr_place_equal (after->blazes[i].fuel.place, before->blazes[i].fuel.place));
    g_assert_cmpint (after->blazes[i].fuel.side, ==, before->blazes[i].fuel.side);
    g_assert_cmpint (after->blazes[i].by_arrow, ==, before->blazes[i].by_arrow);
    g_assert_cmpint (1 - after->blazes[i].since, ==,
                     MAX (1, before->number) - before->blazes[i].since);
  }
  g_assert_cmpuint (after->n_heaps, ==, before->n_heaps);
  for (guint i = 0; i < before->n_heaps; i++)
    g_assert_cmpint (after->heaps[i].fascines, ==, before->heaps[i].fascines);
  for (guint i = 0; i < cr_state_n_fighters (was); i++) {
    const CrFighter *man = cr_state_get_fighter (was, i), *other;
    int index = cr_state_find_fighter (is, man->id);

    if (!cr_fighter_is_living (man) || cr_fighter_is_animal (man))
      continue;
    other = cr_state_get_fighter (is, (guint) index);
    g_assert_cmpint (other->stunned, ==, man->stunned);
    g_assert_cmpint (other->man.state, ==, man->man.state);
    g_assert_cmpint (other->man.post.kind, ==, man->man.post.kind);
  }
}

/* Wherever a game stands, a scenario of that begins with the same castle and the same men. */
static void
check_position (const CrState *state, const CrCastle *castle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrScenario) it = cr_position_new_scenario (state, castle, "position", &error);
  g_autoptr (CrState) begun = NULL;
  g_autoptr (GBytes) written = NULL;

  g_assert_no_error (error);
  begun = cr_state_new_scenario (castle, it, cr_state_get_library (state), 1, &error);
  g_assert_no_error (error);
  g_assert_true (cr_map_equal (cr_state_get_map (begun), cr_state_get_map (state)));
  check_plight (state, begun);
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *was = cr_state_get_fighter (state, i), *is;
    int index = cr_state_find_fighter (begun, was->id);

    if (!cr_fighter_is_living (was) || cr_fighter_is_animal (was))
      continue;
    is = cr_state_get_fighter (begun, (guint) index);
    g_assert_true (cr_place_equal (is->man.place, was->man.place));
    g_assert_cmpint (is->health, ==, was->health);
    g_assert_cmpstr (cr_state_get_party (begun, is->side)->id, ==,
                     cr_state_get_party (state, was->side)->id);
  }
  g_assert_true (g_strv_equal (cr_ruleset_get_choices (cr_state_get_ruleset (begun)),
                               cr_ruleset_get_choices (cr_state_get_ruleset (state))));
  written = cr_scenario_write (it, NULL);
  check_written (g_bytes_get_data (written, NULL));
}

/* Everything that can be under way, written, and written again of what begins by it. */
static void
test_plight (void)
{
  static const char under_way[] =
      "<turns last=\"5\"/><fire at=\"4,4\" age=\"1\" arrow=\"yes\"/>"
      "<heap at=\"6,7\" fascines=\"2\"/><change with=\"terrain:moat@6,7\"/>"
      "<change with=\"terrain:thatch@4,4\"/>";
  g_autofree char *begun = exchange (rampart, "<turns last=\"5\"/>", under_way);
  g_autofree char *kneels = exchange (begun, "at=\"9,5\"/>",
                                      "at=\"9,5\" kneeling=\"yes\"/>"
                                      "<man character=\"hal\" at=\"7,5\" "
                                      "stunned=\"2\"/>");
  g_autofree char *text = exchange (
      kneels, "<man character=\"tom\" points=\"2\"/><man character=\"frederick\"/>" LADDER,
      "<man character=\"tom\" points=\"2\" at=\"5,6\" climbing=\"ladder\"/>"
      "<man character=\"frederick\" at=\"3,8\"/>"
      "<gear id=\"ladder\" kind=\"ladder\" at=\"5,6\" facing=\"N\" raised=\"yes\"/>");
  g_autoptr (CrScenario) scenario = parse (text), again = NULL;
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrState) state = begin (scenario, 1), other = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (cr_state_get_turn (state)->n_blazes, ==, 1);
  g_assert_cmpuint (cr_state_get_turn (state)->n_heaps, ==, 1);
  g_assert_cmpint (cr_state_find_climber (state, cr_state_find_gear (state, "ladder")), ==,
                   cr_state_find_fighter (state, "tom"));
  again = cr_position_new_scenario (state, castle, "again", &error);
  g_assert_no_error (error);
  other = begin (again, 1);
  check_plight (state, other);
}

/* What cannot be under way there is told with its place, and nothing begins. */
static void
test_no_plight (void)
{
  static const struct {
    const char *row, *expected;
  } cases[] = {
    { "<heap at=\"9,5\"/>", "there is no moat at “9,5”" },
    { "<heap at=\"90,5\"/>", "there is no moat at “90,5”" },
    { "<fire at=\"9,5\"/>", "nothing that burns is at “9,5”" },
    { "<fire at=\"9,5\" gear=\"haycart\"/>", "nothing that burns is at “haycart”" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *rows = g_strconcat ("<turns last=\"5\"/>", cases[i].row, NULL);
    g_autofree char *text = exchange (rampart, "<turns last=\"5\"/>", rows);
    g_autoptr (CrScenario) scenario = parse (text);
    g_autoptr (CrCastle) castle = load_castle (scenario);
    g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
    g_autoptr (GError) error = NULL;

    g_assert_null (cr_state_new_scenario (castle, scenario, library, 1, &error));
    g_assert_nonnull (strstr (error->message, cases[i].expected));
  }
}

/* Gear of the map is where it was put, and is missed where it is gone. */
static void
test_moved (void)
{
  g_autofree char *text = read_file ("templars-four-lines.scenario.xml");
  g_autoptr (CrScenario) scenario = parse (text), made = NULL;
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
  g_autoptr (CrState) state = cr_state_new (cr_castle_copy (castle), library, 1), begun = NULL;
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autoptr (GError) error = NULL;
  const CrGear *piece = cr_state_get_gear (state, 0);
  g_autofree char *id = g_strdup (piece->id);
  CrOrder order = cr_order_new (CR_VERB_REMOVE);

  order.gear = 0;
  g_assert_true (cr_game_apply (state, &order, events, NULL));
  made = cr_position_new_scenario (state, castle, "moved", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (made->gear->len, ==, 1);
  g_assert_true (cr_scenario_get_gear (made, 0)->gone);
  g_assert_cmpstr (cr_scenario_get_gear (made, 0)->id, ==, id);
  begun = cr_state_new_scenario (castle, made, library, 1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < cr_state_n_gear (begun); i++)
    if (g_str_has_prefix (cr_state_get_gear (begun, i)->id, id))
      g_assert_cmpint (cr_state_get_gear (begun, i)->state, ==, CR_GEAR_AWAY);
  g_assert_true (cr_map_equal (cr_state_get_map (begun), cr_state_get_map (state)));
}

static void
test_position (gconstpointer name)
{
  g_autofree char *text = read_file (name);
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrState) state = begin (scenario, 7);
  g_autoptr (CrEvents) events = cr_events_new ();
  guint n_looked = 0;

  for (int n = 0; !cr_state_get_turn (state)->over && n < MOST_ORDERS; n++) {
    gboolean awaited = cr_state_get_awaited (state) != NULL;
    int man = awaited || g_test_rand_int_range (0, 8) == 0
                  ? -1
                  : g_test_rand_int_range (0, (int) cr_state_n_fighters (state));

    order_by_chance (state, man, events);
    if (n % 300 == 299 && cr_state_get_awaited (state) == NULL &&
        !cr_state_get_turn (state)->over) {
      check_position (state, castle);
      n_looked++;
    }
  }
  g_assert_cmpuint (n_looked, >, 0);
}

/* MIN-04: a mine, who is in it and what has been dug since come again as they were. */
static void
test_mine (void)
{
  g_autofree char *first = exchange (rampart, LADDER, MINE ("at=\"5,5\" facing=\"S\""));
  g_autofree char *text = exchange (first, "<man character=\"frederick\"/>",
                                    "<man character=\"frederick\" at=\"mine/5,5\"/>");
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrState) state = begin (scenario, 1);
  const CrGear *sap = cr_state_get_gear (state, (guint) cr_state_find_gear (state, "sap"));

  g_assert_cmpint (sap->state, ==, CR_GEAR_DUG);
  g_assert_cmpint (sap->facing, ==, 3);
  g_assert_cmpint (cr_map_n_floors (cr_castle_get_map (castle)), ==, 1);
  g_assert_cmpint (cr_map_n_floors (cr_state_get_map (state)), ==, 2);
  check_position (state, castle);
}

/* Complete, in both languages, and nothing is wrong with it. */
static void
test_shipped (gconstpointer name)
{
  g_autofree char *text = read_file (name);
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
  g_autoptr (GPtrArray) none = cr_scenario_check (castle, scenario, library);
  const CrNode *meta = cr_node_find (scenario->root, "meta");
  g_autoptr (GPtrArray) sheet = cr_words_sheet_sections (castle, scenario, library, english);
  g_autofree char *page = cr_words_sections_html (sheet, english);

  g_assert_nonnull (strstr (page, cr_scenario_get_title (scenario, english)));
  g_assert_nonnull (strstr (page, "<h2>Victory</h2>"));
  check_written (text);
  for (guint i = 0; i < none->len; i++)
    g_test_message ("%s", ((const CrProblem *) none->pdata[i])->message);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_nonnull (cr_node_find_with (meta, "title", "xml:lang", "fr"));
  g_assert_nonnull (cr_node_find_with (meta, "description", "xml:lang", "fr"));
  g_assert_cmpuint (scenario->levels->len, >, 1);
}

/* (transfer full): the sheet of the rampart with those rules */
static char *
join_sheet (const char *options)
{
  g_autofree char *text = exchange (rampart, "<turns last=\"5\"/>", options);
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);

  return cr_words_sheet (castle, scenario, library, english);
}

/* A man is called as the scenario calls him, in the game and on the sheet; areas are told as the
 * sums that they are. */
static void
test_names (void)
{
  g_autofree char *text =
      exchange (rampart, "<man character=\"tom\"", "<man character=\"tom\" name=\"Long Tom\"");
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (CrState) state = begin (scenario, 1);
  g_autoptr (CrCastle) castle = load_castle (scenario);
  g_autofree char *name = cr_words_fighter (state, cr_state_find_fighter (state, "tom"));
  g_autofree char *sheet = cr_words_sheet (castle, scenario, cr_state_get_library (state), english);

  g_assert_cmpstr (name, ==, "Long Tom");
  g_assert_nonnull (strstr (sheet, "Long Tom (Halberdier, axe), 2 points"));
  g_assert_nonnull (strstr (sheet, "  all 0209, 0309, 0409, 0509,"));
}

/* What is otherwise here than in the rules has a chart of its own on the sheet, with the reason. */
static void
test_local (void)
{
  g_autofree char *without = join_sheet ("<turns last=\"5\"/>");
  g_autofree char *with = join_sheet ("<option id=\"terrain.flat\" value=\"foot 2, cover light\" "
                                      "source=\"High corn\"/>");
  const char *chart = strstr (with, "Terrain of this scenario\n");

  g_assert_null (strstr (without, "Terrain of this scenario"));
  g_assert_nonnull (chart);
  g_assert_nonnull (strstr (chart, "Open ground: High corn"));
  g_assert_nonnull (strstr (chart, "2 H"));
  g_assert_nonnull (strstr (chart, "light cover H"));
}

/* A victory of a planned assault is told by the end of the assault, not of the game. */
static void
test_assault_sheet (void)
{
  g_autofree char *game = join_sheet ("<turns last=\"5\"/>");
  g_autofree char *siege = join_sheet (ASSAULT ("1", HOLD));
  const char *of_assault = strstr (siege, "The assaults of the siege");

  g_assert_null (strstr (game, "when the assault ends"));
  g_assert_nonnull (strstr (game, "when the game ends"));
  g_assert_nonnull (of_assault);
  g_assert_nonnull (strstr (of_assault, "when the assault ends"));
  g_assert_null (strstr (of_assault, "when the game ends"));
}

/* Everybody is put where he may be first, and the phases end until that game turn. */
static void
go_to_turn (CrState *state, int turn)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  CrOrder end = cr_order_new (CR_VERB_END);

  while (cr_state_get_turn (state)->number < turn) {
    for (guint i = 0; i < cr_state_n_fighters (state); i++) {
      cr_game_list (state, (int) i, orders);
      if (orders->len > 0 && g_array_index (orders, CrOrder, 0).verb == CR_VERB_PLACE)
        g_assert_true (cr_game_apply (state, &g_array_index (orders, CrOrder, 0), events, NULL));
    }
    g_assert_true (cr_game_apply (state, &end, events, NULL));
  }
}

/* A man comes by his area when it is set up or his turn has come, and by none before, after, or
 * when he is there. */
static void
test_entry (void)
{
  g_autofree char *text = read_file ("border-breach.scenario.xml");
  g_autoptr (CrScenario) scenario = parse (text);
  g_autoptr (CrState) state = begin (scenario, 1);
  int edith = cr_state_find_fighter (state, "edith");
  int roland = cr_state_find_fighter (state, "roland");

  g_assert_cmpint (cr_state_get_entry (state, edith), ==, cr_state_get_setup_area (state));
  g_assert_cmpint (cr_state_get_entry (state, roland), ==, -1);
  go_to_turn (state, 2);
  g_assert_cmpint (cr_state_get_entry (state, edith), ==, -1);
  g_assert_cmpint (cr_state_get_entry (state, roland), ==, -1);
  go_to_turn (state, 3);
  g_assert_cmpint (cr_state_get_entry (state, roland), >=, 0);
  g_assert_cmpstr (cr_scenario_get_area (scenario, (guint) cr_state_get_entry (state, roland))->id,
                   ==, "road");
}

static void
add_shipped (void)
{
  g_autofree char *path = shipped_path (NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, CR_SCENARIO_ENDING)) {
      g_autofree char *whole = g_strdup_printf ("/game/scenario/shipped/%s", name);
      g_autofree char *chance = g_strdup_printf ("/game/scenario/chance/%s", name);
      g_autofree char *position = g_strdup_printf ("/game/scenario/position/%s", name);

      g_test_add_data_func_full (whole, g_strdup (name), test_shipped, g_free);
      g_test_add_data_func_full (chance, g_strdup (name), test_chance, g_free);
      g_test_add_data_func_full (position, g_strdup (name), test_position, g_free);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (int) g_ascii_strtoll (argv[1], NULL, 10);
  g_test_add_func ("/game/scenario/round-trip", test_round_trip);
  g_test_add_func ("/game/scenario/problems", test_problems);
  g_test_add_func ("/game/scenario/no-map", test_no_map);
  g_test_add_func ("/game/scenario/reach", test_reach);
  g_test_add_func ("/game/scenario/local-terrain", test_local);
  g_test_add_func ("/game/scenario/assault-sheet", test_assault_sheet);
  g_test_add_func ("/game/scenario/names", test_names);
  g_test_add_func ("/game/scenario/plight", test_plight);
  g_test_add_func ("/game/scenario/plight/refused", test_no_plight);
  g_test_add_func ("/game/scenario/moved", test_moved);
  g_test_add_func ("/game/scenario/mine", test_mine);
  g_test_add_func ("/game/scenario/entry", test_entry);
  add_shipped ();
  return g_test_run ();
}
