/* test-castles.c: the shipped castles, walked through and shot over.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-check.h"
#include "cr-edit.h"
#include "cr-lof.h"
#include "cr-mechanism.h"
#include "cr-move.h"
#include "cr-stairway.h"
#include "cr-xml-map.h"
#include "fixture-field.h"
#include "support.h"

/* ELV-01, ELV-02, ELV-06, ELV-08: levels of the comparative table; MAP-06: names of the edges;
 * TMP-01 to TMP-11: the Templars' castle; MIN-06: its wall near the Tower of Solomon is two levels
 * high; RMP-05: the towers beside Lady Gate; WAL-01: the yards; ROF-01: the flat roofs. */

#define TEMPLARS "templars-castle"
#define TOWN "medieval-town"

/* One of the castles, ready for questions. */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  CrScene *scene;
  CrWays *ways;
} Castle;

static void
castle_ready (Castle *castle)
{
  g_clear_pointer (&castle->ways, cr_ways_free);
  g_clear_pointer (&castle->scene, cr_scene_free);
  castle->scene = cr_scene_new (castle->map, castle->ruleset);
  castle->ways = cr_ways_new (castle->scene);
}

static Castle
castle_load (const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  g_autoptr (GError) error = NULL;
  Castle castle = { cr_map_load (path, NULL, &error), support_load_ruleset ("siege"), NULL, NULL };

  g_assert_no_error (error);
  castle_ready (&castle);
  return castle;
}

static void
castle_clear (Castle *castle)
{
  cr_ways_free (castle->ways);
  cr_scene_free (castle->scene);
  cr_ruleset_unref (castle->ruleset);
  cr_map_free (castle->map);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Castle, castle_clear)

static CrPlace
place_at (const Castle *castle, const char *text)
{
  g_autoptr (GError) error = NULL;
  CrPlace place;

  cr_map_parse_place (castle->map, text, &place, &error);
  g_assert_no_error (error);
  return place;
}

/* Puts a mechanism into a state, as a full turn at its winch does (DRW-01). */
static void
work (Castle *castle, const char *id, const char *state)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  guint i = 0;

  while (g_strcmp0 (cr_node_get (cr_map_get_node (castle->map, CR_SECTION_MECHANISMS, i), "id"),
                    id) != 0)
    i++;
  CrNode *node = cr_node_copy (cr_map_get_node (castle->map, CR_SECTION_MECHANISMS, i));
  cr_node_set (node, "state", state);
  cr_edit_replace_node (edit, castle->map, CR_SECTION_MECHANISMS, i, node);
  cr_edit_swap (edit, castle->map);
  castle_ready (castle);
}

static int
get_cost (const Castle *castle, const char *from, const char *to, const char *mover)
{
  int index = cr_ruleset_find_mover (castle->ruleset, mover);
  CrReach *reach = cr_reach_new (castle->ways, place_at (castle, from), index, -1);
  int cost = cr_reach_get_cost (reach, place_at (castle, to));

  cr_reach_free (reach);
  return cost;
}

static GPtrArray *
list_castles (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".map.xml"))
      g_ptr_array_add (names, g_strndup (name, strlen (name) - strlen (".map.xml")));
  g_dir_close (dir);
  g_assert_cmpuint (names->len, >=, 3);
  return names;
}

static void
assert_clean (const Castle *castle)
{
  g_autoptr (GPtrArray) problems = cr_check_map (castle->scene);

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s: %s", cr_map_get_id (castle->map),
                    ((const CrProblem *) problems->pdata[i])->message);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
assert_same_bytes (const Castle *castle, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  g_autoptr (GBytes) bytes = cr_map_serialize (castle->map);
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_assert_cmpmem (text, size, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_described (const Castle *castle)
{
  static const char *const french[] = { "fr", NULL }, *const english[] = { "en", NULL };
  const CrNode *meta = cr_map_find_node (castle->map, CR_SECTION_HEAD, "meta", NULL);
  const CrGrid *grid = cr_map_get_grid (castle->map);

  g_assert_nonnull (meta);
  g_assert_cmpstr (cr_node_get_localized (meta, "title", french), !=,
                   cr_node_get_localized (meta, "title", english));
  g_assert_cmpstr (cr_node_get_localized (meta, "description", french), !=,
                   cr_node_get_localized (meta, "description", english));
  g_assert_nonnull (cr_node_find (meta, "author"));
  g_assert_nonnull (cr_node_find (meta, "licence"));
  g_assert_cmpint (grid->columns, >=, 26);
  g_assert_cmpint (grid->rows, >=, 16);
}

/* END-02 asks for the keep; every castle has one, and its edges are named like no other's. */
static void
assert_named (const Castle *castle, GHashTable *edges)
{
  static const char *const ways[] = { "N", "E", "S", "W" };
  const CrNode *sides = cr_map_find_node (castle->map, CR_SECTION_HEAD, "sides", NULL);

  g_assert_nonnull (cr_map_find_node (castle->map, CR_SECTION_AREAS, "area", "keep"));
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    g_assert_true (g_hash_table_add (edges, g_strdup (cr_node_get (sides, ways[i]))));
}

static void
test_all (void)
{
  g_autoptr (GPtrArray) names = list_castles ();
  g_autoptr (GHashTable) edges = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < names->len; i++) {
    g_auto (Castle) castle = castle_load (names->pdata[i]);

    assert_clean (&castle);
    assert_same_bytes (&castle, names->pdata[i]);
    assert_described (&castle);
    assert_named (&castle, edges);
  }
}

/* A row of the comparative table: all of a named area but its stairs. */
typedef struct {
  const char *castle, *area;
  int level;
} Row;

static const Row rows[] = {
  { TEMPLARS, "gate-moat", -5 },
  { TEMPLARS, "st-james-moat", -5 },
  { TEMPLARS, "secret-passage-way", -1 },
  { TEMPLARS, "guard-post", 0 },
  { TEMPLARS, "entry-ramp", 0 },
  { TEMPLARS, "chicane", 0 },
  { TEMPLARS, "main-court", 0 },
  { TEMPLARS, "lower-ramparts", 1 },
  { TEMPLARS, "inner-court", 1 },
  { TEMPLARS, "upper-ramparts", 2 },
  { TEMPLARS, "right-tower", 2 },
  { TEMPLARS, "citadel-ramparts", 2 },
  { TEMPLARS, "upper-court", 3 },
  { TEMPLARS, "solomon-tower", 3 },
  { TEMPLARS, "solomon-small-tower", 3 },
  { TEMPLARS, "keep", 5 },
  { TEMPLARS, "watchtower", 7 },
  { TOWN, "citadel-moat", -1 },
  { TOWN, "market", 0 },
  { TOWN, "streets", 0 },
  { TOWN, "houses", 0 },
  { TOWN, "stables", 0 },
  { TOWN, "citadel-court", 0 },
  { TOWN, "roofs", 1 },
  { TOWN, "outer-ramparts", 1 },
  { TOWN, "great-tower", 2 },
  { TOWN, "great-tower-to-lady-gate", 2 },
  { TOWN, "lady-towers", 2 },
  { TOWN, "pilgrims-towers", 2 },
  { TOWN, "citadel-ramparts", 2 },
  { TOWN, "keep", 5 },
  { TOWN, "linked-tower", 5 },
  { TOWN, "watchtower", 7 },
  { "border-castle", "keep", 3 },
  { "border-castle", "north-wall", 1 },
};

static GArray *
read_area (const Castle *castle, const char *id)
{
  const CrNode *node = cr_map_find_node (castle->map, CR_SECTION_AREAS, "area", id);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GError) error = NULL;

  if (node == NULL)
    g_error ("no area %s", id);
  cr_map_parse_places (castle->map, cr_node_get_text (node), places, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (places->len, >, 0);
  return places;
}

static void
test_levels (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_auto (Castle) castle = castle_load (rows[i].castle);
    g_autoptr (GArray) places = read_area (&castle, rows[i].area);

    for (guint k = 0; k < places->len; k++) {
      CrPlace place = g_array_index (places, CrPlace, k);
      g_autofree char *at = cr_map_format_place (castle.map, place);

      const CrTerrainKind *terrain = cr_scene_get_terrain (castle.scene, place);
      const CrStructureKind *structure = cr_scene_get_structure (castle.scene, place);

      if (terrain->stairs || terrain->bridge ||
          (structure != NULL && g_str_equal (structure->code, "gatehouse")))
        continue;
      if (cr_map_get_level (castle.map, place) != rows[i].level)
        g_error ("%s of %s: level %d", at, rows[i].area, cr_map_get_level (castle.map, place));
    }
  }
}

/* ELV-08: the levels of the comparative table hold for the whole of the Border Castle, not the
 * three steps of the first box: moat −1, flat ground 0, towers and ramparts +1, keep +3 (U-02). */
static int
get_printed_level (const CrTerrainKind *terrain, const CrStructureKind *structure)
{
  if (structure != NULL && structure->keep)
    return 3;
  if (structure != NULL && structure->wall_walk)
    return 1;
  return terrain->moat ? -1 : 0;
}

/* A rise in the corner beyond the slope, which the table does not speak of. */
static gboolean
is_on_rise (const CrGrid *grid, int cell)
{
  return cell % grid->columns + 1 >= 23 && cell / grid->columns + 1 <= 3;
}

static void
test_border_levels (void)
{
  g_auto (Castle) castle = castle_load ("border-castle");
  const CrGrid *grid = cr_map_get_grid (castle.map);
  int n[5] = { 0 };

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };
    const CrTerrainKind *terrain = cr_scene_get_terrain (castle.scene, place);
    const CrStructureKind *structure = cr_scene_get_structure (castle.scene, place);
    g_autofree char *at = cr_map_format_place (castle.map, place);

    if (!cr_scene_has_place (castle.scene, place) || terrain->stairs || terrain->slope ||
        is_on_rise (grid, cell))
      continue;
    int level = get_printed_level (terrain, structure);
    if (cr_map_get_level (castle.map, place) != level)
      g_error ("%s: level %d, not %d", at, cr_map_get_level (castle.map, place), level);
    n[level + 1]++;
  }
  for (int level = -1; level <= 3; level++)
    g_assert_true (level == 2 ? n[level + 1] == 0 : n[level + 1] > 0);
}

/* From the south edge over the lowered bridge to every line of defence (TMP-01), on foot; to the
 * outer courtyard also mounted. */
static void
test_ways_in (void)
{
  static const char *const goals[] = { "15,24", "15,20",   "16,15",   "13,14", "23,12",  "27,7",
                                       "27,11", "30,10",   "7,6",     "8,7",   "p/20,8", "u/7,19",
                                       "7,19",  "u/15,20", "u/23,14", "32,20", "32,3",   "14,20" };
  g_auto (Castle) castle = castle_load (TEMPLARS);

  for (gsize i = 0; i < G_N_ELEMENTS (goals); i++)
    if (get_cost (&castle, "18,27", goals[i], "foot") == CR_IMPASSABLE)
      g_error ("no way to %s", goals[i]);
  g_assert_cmpint (get_cost (&castle, "18,27", "13,14", "mounted"), !=, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "18,27", "27,7", "mounted"), ==, CR_IMPASSABLE);
}

/* DRW-01, TMP-02: with the bridge up the castle is shut, for the moat cannot be crossed. */
static void
test_bridge (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);

  work (&castle, "drawbridge", "raised");
  g_assert_cmpint (get_cost (&castle, "18,27", "15,24", "foot"), !=, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "18,27", "15,20", "foot"), ==, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "18,27", "13,14", "foot"), ==, CR_IMPASSABLE);
  work (&castle, "drawbridge", "lowered");
  work (&castle, "st-james-bridge", "raised");
  g_assert_cmpint (get_cost (&castle, "18,27", "13,14", "foot"), !=, CR_IMPASSABLE);
}

/* TMP-03, TMP-05: with its only stairway raised the Upper Court is reached but through the keep;
 * whoever holds neither finds no way. The winch is the slit hex beside the middle of the stair. */
static void
test_raised_stair (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);
  g_auto (CrMechanism) pulleys = { .kind = NULL };
  const CrNode *node =
      cr_map_find_node (castle.map, CR_SECTION_MECHANISMS, "mechanism", "stair-pulleys");
  g_autoptr (CrStairway) stairway = cr_stairway_new (
      castle.map, cr_map_find_node (castle.map, CR_SECTION_LINKS, "stairway", "raised-stair"),
      NULL);

  g_assert_true (cr_mechanism_read (castle.map, node, &pulleys, NULL));
  for (guint i = 0; i < stairway->n_hexes; i++)
    g_assert_cmpint (cr_hex_distance (pulleys.control.hex, stairway->hexes[i].hex), ==, 1);
  work (&castle, "stair-pulleys", "raised");
  work (&castle, "sluice", "open");
  g_assert_cmpint (get_cost (&castle, "18,27", "23,12", "foot"), !=, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "18,27", "27,7", "foot"), ==, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "18,27", "27,11", "foot"), ==, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "27,11", "27,7", "foot"), !=, CR_IMPASSABLE);
}

/* TMP-07, TMP-08: two points a spiral, one for every other hex; under water nobody passes. */
static void
test_passage (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);

  g_assert_cmpint (get_cost (&castle, "27,11", "26,11", "foot"), ==, 2);
  g_assert_cmpint (get_cost (&castle, "p/25,11", "p/23,10", "foot"), ==, 2);
  work (&castle, "stair-pulleys", "raised");
  g_assert_cmpint (get_cost (&castle, "27,11", "8,7", "foot"), !=, CR_IMPASSABLE);
  work (&castle, "sluice", "open");
  g_assert_cmpint (get_cost (&castle, "27,11", "8,7", "foot"), ==, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "27,11", "p/20,8", "foot"), ==, CR_IMPASSABLE);
  work (&castle, "sluice", "shut");
  g_assert_cmpint (get_cost (&castle, "27,11", "p/20,8", "foot"), !=, CR_IMPASSABLE);
}

static gboolean
can_stranger (const Castle *castle, const char *from, const char *to)
{
  CrWalker stranger = { .mover = cr_ruleset_find_mover (castle->ruleset, "foot"),
                        .budget = -1,
                        .stranger = TRUE };
  g_autoptr (CrReach) reach = cr_reach_new_among (castle->ways, place_at (castle, from), &stranger);

  return cr_reach_get_cost (reach, place_at (castle, to)) != CR_IMPASSABLE;
}

/* S0: "the second line of defence consists of the walls of the citadel". With bridges and gates
 * shut nobody comes in but the owner, by his passage. */
static void
test_second_line (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);

  g_assert_true (can_stranger (&castle, "11,12", "23,11"));
  work (&castle, "drawbridge", "raised");
  work (&castle, "portcullis", "lowered");
  g_assert_true (can_stranger (&castle, "11,12", "7,7"));
  work (&castle, "st-james-bridge", "raised");
  g_assert_false (can_stranger (&castle, "11,12", "23,11"));
  g_assert_cmpint (get_cost (&castle, "11,12", "23,11", "foot"), !=, CR_IMPASSABLE);
}

/* S4 3.3.6: the rampart near the Tower of Solomon is two levels high, "as depicted through the
 * 2-hex staircase": four levels above a miner in the deep first hex of a mine (MIN-06). */
static void
test_solomon_stair (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);
  g_autoptr (CrStairway) stairway = cr_stairway_new (
      castle.map, cr_map_find_node (castle.map, CR_SECTION_LINKS, "stairway", "solomon-stair"),
      NULL);

  g_assert_cmpuint (stairway->n_hexes, ==, 2);
  g_assert_cmpint (cr_stairway_get_level (stairway, castle.map, 1), ==, 2);
  g_assert_cmpint (cr_stairway_get_end_level (stairway, castle.map, CR_STAIR_HEAD), ==, 2);
  g_assert_cmpint (cr_stairway_get_end_level (stairway, castle.map, CR_STAIR_HEAD) - -2, ==, 4);
}

/* From the road in the west through Pilgrims Gate to all parts of the town. */
static void
test_town_ways (void)
{
  static const char *const goals[] = { "17,17",  "19,8",  "14,6",    "8,8",   "6,7",     "13,7",
                                       "31,5",   "20,4",  "18,23",   "32,10", "u/5,16",  "u/32,17",
                                       "u/16,7", "26,12", "u/26,12", "36,17", "u/28,19", "33,23" };
  g_auto (Castle) castle = castle_load (TOWN);

  for (gsize i = 0; i < G_N_ELEMENTS (goals); i++)
    if (get_cost (&castle, "1,16", goals[i], "foot") == CR_IMPASSABLE)
      g_error ("no way to %s", goals[i]);
  /* WAL-01: into a yard over its wall, and on a roof by the ladder from inside (ROF-01). */
  g_assert_cmpint (get_cost (&castle, "23,12", "23,13", "foot"), ==, 3);
  g_assert_cmpint (get_cost (&castle, "26,12", "u/26,12", "foot"), ==, 3);
  g_assert_cmpint (get_cost (&castle, "1,16", "32,10", "mounted"), ==, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "1,16", "36,17", "mounted"), !=, CR_IMPASSABLE);
  /* The moat of the citadel can be waded, but there is no way up its wall (MOV-05, DRW-01). */
  work (&castle, "citadel-bridge", "raised");
  g_assert_cmpint (get_cost (&castle, "1,16", "18,10", "foot"), !=, CR_IMPASSABLE);
  g_assert_cmpint (get_cost (&castle, "1,16", "14,6", "foot"), ==, CR_IMPASSABLE);
}

/* What the men of the castles see. */
typedef struct {
  const char *castle, *from, *to;
  CrVerdict verdict;
  CrLofReason reason;
  const char *rule;
} Shot;

static const Shot shots[] = {
  /* Fortified on the inner side, as the towers beside Lady Gate (RMP-05). */
  { TOWN, "32,16", "28,16", CR_LOF_IMPOSSIBLE, CR_LOF_INNER_WALL, "RMP-05" },
  { TOWN, "31,16", "28,16", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  { TOWN, "32,16", "34,15", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  /* HRD-06: who stands behind a hoarding shoots at no one across it. */
  { TOWN, "20,4", "20,1", CR_LOF_IMPOSSIBLE, CR_LOF_HOARDED, "HRD-06" },
  /* The slit that works the stair looks down on both of its hexes. */
  { TEMPLARS, "25,10", "25,9", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  { TEMPLARS, "25,10", "24,9", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  /* TMP-06: the wall of the Upper Court protects as that of a rampart does. */
  { TEMPLARS, "32,8", "31,7", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  /* From Solomon's roof along the west rampart: too near its own edge (RMP-06). */
  { TEMPLARS, "7,6", "7,12", CR_LOF_BLOCKED, CR_LOF_DEAD_EDGE, "RMP-06" },
  /* The rampart near the Tower of Solomon, two levels high, outwards and down into the court. */
  { TEMPLARS, "7,10", "3,10", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  { TEMPLARS, "7,12", "12,12", CR_LOF_CLEAR, CR_LOF_FREE, NULL },
  { TEMPLARS, "p/20,8", "27,11", CR_LOF_IMPOSSIBLE, CR_LOF_UNDERGROUND, NULL },
};

static void
test_shots (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shots); i++) {
    g_auto (Castle) castle = castle_load (shots[i].castle);
    CrLofOptions options;
    CrLof lof;

    cr_lof_options_init (&options, castle.ruleset);
    lof = cr_lof_judge (castle.scene, place_at (&castle, shots[i].from),
                        place_at (&castle, shots[i].to), &options, NULL);
    if (lof.verdict != shots[i].verdict || lof.reason != shots[i].reason)
      g_error ("%s %s to %s: %s, %s", shots[i].castle, shots[i].from, shots[i].to,
               cr_verdict_get_name (lof.verdict), cr_lof_reason_get_name (lof.reason));
    if (shots[i].rule != NULL)
      g_assert_true (g_strv_contains (lof.rules, shots[i].rule));
  }
}

/* COV-01: heavy cover behind the wall of the Upper Court, from the rampart beside it. */
static void
test_court_wall (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);
  CrLofOptions options;
  CrLof lof;

  cr_lof_options_init (&options, castle.ruleset);
  lof = cr_lof_judge (castle.scene, place_at (&castle, "32,8"), place_at (&castle, "31,7"),
                      &options, NULL);
  g_assert_cmpint (lof.cover, ==, CR_COVER_HEAVY);
}

/* TMP-10: rain slows who walks in a court or on its wall, and not who is in a corner tower. */
static void
test_sky (void)
{
  g_auto (Castle) castle = castle_load (TEMPLARS);
  g_autoptr (CrMuster) muster = cr_muster_new ();
  CrWalker walker = { .budget = 4, .muster = muster };
  const struct {
    const char *at;
    gboolean open;
  } spots[] = { { "24,8", TRUE },  { "27,7", TRUE },  { "12,12", TRUE },  { "26,5", TRUE },
                { "20,5", FALSE }, { "32,3", FALSE }, { "20,14", FALSE }, { "32,14", FALSE } };

  cr_muster_set_sky (muster, (CrSky){ cr_ruleset_find_weather (castle.ruleset, "snow") });
  for (gsize i = 0; i < G_N_ELEMENTS (spots); i++) {
    CrPlace place = place_at (&castle, spots[i].at);
    g_autoptr (CrReach) reach = cr_reach_new_among (castle.ways, place, &walker);

    g_test_message ("%s", spots[i].at);
    g_assert_cmpint (cr_reach_get_budget (reach), ==, 2);
    g_assert_cmpint (cr_scene_get_terrain (castle.scene, place)->roofed, ==, !spots[i].open);
  }
}

static void
assert_like_lines (const Castle *castle, const CrField *field, CrPlace from, CrPlace to)
{
  const CrFieldCell *cell = cr_field_get (field, to);
  CrLofOptions options;
  CrLof lof;

  cr_lof_options_init (&options, castle->ruleset);
  lof = cr_lof_judge (castle->scene, from, to, &options, NULL);
  if (cell->verdict != lof.verdict || (lof.verdict == CR_LOF_CLEAR && cell->cover != lof.cover)) {
    g_autofree char *shooter = cr_map_format_place (castle->map, from);
    g_autofree char *target = cr_map_format_place (castle->map, to);

    g_error ("%s to %s: %s %d in the field, %s %d alone", shooter, target,
             cr_verdict_get_name ((CrVerdict) cell->verdict), cell->cover,
             cr_verdict_get_name (lof.verdict), lof.cover);
  }
}

/* The field of a man of the garrison, whatever it takes as read, says what single lines say. */
static void
test_fields (void)
{
  g_autoptr (GPtrArray) names = list_castles ();

  for (guint i = 0; i < names->len; i++) {
    g_auto (Castle) castle = castle_load (names->pdata[i]);
    g_autoptr (CrFire) fire = cr_fire_new (castle.scene);
    g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (CrPlace));
    const CrGrid *grid = cr_map_get_grid (castle.map);
    CrLofOptions options;

    cr_lof_options_init (&options, castle.ruleset);
    cr_field_garrison (castle.scene, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, men);
    for (int k = 0; k < 6; k++) {
      CrPlace from =
          g_array_index (men, CrPlace, (guint) g_test_rand_int_range (0, (gint32) men->len));
      g_autoptr (CrField) field = fixture_field (fire, &from, 1, &options);

      for (int floor = 0; floor < cr_map_n_floors (castle.map); floor++)
        for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
          CrPlace to = { floor, cr_grid_get_hex (grid, cell) };

          if (cr_scene_has_place (castle.scene, to))
            assert_like_lines (&castle, field, from, to);
        }
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/castles/all", test_all);
  g_test_add_func ("/castles/levels", test_levels);
  g_test_add_func ("/castles/border-levels", test_border_levels);
  g_test_add_func ("/castles/templars/ways-in", test_ways_in);
  g_test_add_func ("/castles/templars/bridge", test_bridge);
  g_test_add_func ("/castles/templars/raised-stair", test_raised_stair);
  g_test_add_func ("/castles/templars/passage", test_passage);
  g_test_add_func ("/castles/templars/second-line", test_second_line);
  g_test_add_func ("/castles/templars/solomon-stair", test_solomon_stair);
  g_test_add_func ("/castles/town/ways", test_town_ways);
  g_test_add_func ("/castles/shots", test_shots);
  g_test_add_func ("/castles/fields", test_fields);
  g_test_add_func ("/castles/court-wall", test_court_wall);
  g_test_add_func ("/castles/templars/sky/TMP-10", test_sky);
  return g_test_run ();
}
