/* test-assembly.c: maps put together: files, edges that meet, and the same answers whichever map
 * came first. Rules: MAP-04, MAP-05, MAP-06, MAP-12, MAP-18.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "cr-assembly-check.h"
#include "cr-assembly-join.h"
#include "cr-error.h"
#include "cr-lof.h"
#include "cr-move.h"
#include "cr-words-assembly.h"
#include "cr-xml-assembly.h"
#include "cr-xml-map.h"
#include "cr-xml-node.h"
#include "support.h"

#define HEAD "<assembly xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"both\">\n"

static CrAssembly *
parse (const char *text, GBytes **bytes_out)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (CrNode) root = cr_xml_node_parse (bytes, "both.assembly.xml", "assembly", &error);
  CrAssembly *assembly;

  g_assert_no_error (error);
  assembly = cr_assembly_new (root, &error);
  g_assert_no_error (error);
  if (bytes_out != NULL)
    *bytes_out = g_bytes_ref (bytes);
  return assembly;
}

/* What nobody knows stands where it stood. */
static void
test_round_trip (void)
{
  const char *text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- mine -->\n" HEAD
                     "  <meta>\n    <title>Both</title>\n  </meta>\n"
                     "  <part id=\"a\" map=\"border-castle\" colour=\"red\"/>\n"
                     "  <!-- and -->\n"
                     "  <part id=\"b\" map=\"medieval-town\" at=\"-3,7\" turn=\"90\" "
                     "shared=\"theirs\"/>\n"
                     "  <choice at=\"1,7\" part=\"a\"/>\n  <later/>\n</assembly>\n";
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CrAssembly) assembly = parse (text, &bytes);
  g_autoptr (GBytes) again = cr_assembly_write (assembly, bytes);
  const CrPart *part = cr_assembly_get_part (assembly, 1);

  g_assert_cmpint (assembly->faults->len, ==, 0);
  g_assert_cmpint (part->column, ==, -3);
  g_assert_cmpint (part->row, ==, 7);
  g_assert_cmpint (part->turn, ==, 90);
  g_assert_true (part->theirs);
  g_assert_cmpint (assembly->choices->len, ==, 1);
  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again), text, strlen (text));
}

/* What cannot be read is told with its line, and the rest is read. */
static void
test_faults (void)
{
  static const struct {
    const char *row, *message;
  } cases[] = {
    { "<part id=\"b\" map=\"m\" at=\"7;7\"/>",
      "line 3, column 3: found at=\"7;7\", expected a column and a row, as 27,1" },
    { "<part id=\"b\" map=\"m\" turn=\"45\"/>",
      "line 3, column 3: found turn=\"45\", expected 0, 30, 60 … 330" },
    { "<part id=\"march\" map=\"m\"/>",
      "line 3, column 3: found id=\"march\" twice, expected another" },
    { "<part id=\"b\"/>", "line 3, column 3: found <part> without map, expected map=\"…\"" },
    { "<choice at=\"1,1\" part=\"marsh\"/>",
      "line 3, column 3: found part=\"marsh\", and nothing is called so; did you mean “march”?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strconcat (HEAD "  <part id=\"march\" map=\"border-castle\"/>\n  ",
                                         cases[i].row, "\n</assembly>\n", NULL);
    g_autoptr (CrAssembly) assembly = parse (text, NULL);

    g_assert_cmpint (assembly->faults->len, ==, 1);
    g_assert_cmpstr (((GError *) assembly->faults->pdata[0])->message, ==, cases[i].message);
    g_assert_cmpint (assembly->parts->len, ==, 1);
  }
}

/* Two shipped maps, the second one joined at @join; in either order. */
typedef struct {
  CrMap *maps[2];
  CrAssembly *assembly;
  CrAssembled *made;
} Joined;

static CrGround
get_ground (const Joined *joined)
{
  return (CrGround){ joined->assembly, (const CrMap *const *) joined->maps };
}

/* @theirs: the second gives way where both have a hex */
static void
join_begin (Joined *joined, const char *one, const char *two, gboolean theirs)
{
  g_autofree char *text = g_strdup_printf (HEAD "<part id=\"%s\" map=\"%s\"/><part id=\"%s\" "
                                                "map=\"%s\" shared=\"%s\"/></assembly>",
                                           one, one, two, two, theirs ? "theirs" : "mine");

  *joined = (Joined){ { support_load_map (one), support_load_map (two) }, parse (text, NULL) };
}

static void
join_at (Joined *joined, int column, int row, int turn)
{
  CrAssembly *moved = cr_assembly_move_part (joined->assembly, 1, column, row, turn);
  g_autoptr (GError) error = NULL;
  CrGround ground;

  cr_assembly_unref (joined->assembly);
  joined->assembly = moved;
  ground = get_ground (joined);
  g_clear_pointer (&joined->made, cr_assembled_free);
  joined->made = cr_assembly_build (&ground, &error);
  g_assert_no_error (error);
}

static void
join_end (Joined *joined)
{
  cr_map_free (joined->maps[0]);
  cr_map_free (joined->maps[1]);
  cr_assembly_unref (joined->assembly);
  g_clear_pointer (&joined->made, cr_assembled_free);
}

static CrMotion
get_motion (const Joined *joined, guint part)
{
  return g_array_index (joined->made->motions, CrMotion, part);
}

/* From the hexes of one whole to those of the other, by way of a part that both have. */
static CrMotion
find_way (const Joined *from, guint from_part, const Joined *to, guint to_part)
{
  return cr_motion_join (cr_motion_invert (get_motion (from, from_part)), get_motion (to, to_part));
}

static void
assert_same_hexes (const CrMap *a, const CrMap *b, CrMotion way)
{
  const CrGrid *grid = cr_map_get_grid (a);
  int n = 0;

  for (int floor = 0; floor < cr_map_n_floors (a); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace one = { floor, cr_grid_get_hex (grid, cell) }, two;
      const char *id = cr_map_get_floor (a, floor)->id;

      two = (CrPlace){ cr_map_find_floor (b, id), cr_motion_apply (way, one.hex) };
      g_assert_cmpint (two.floor, >=, 0);
      g_assert_cmpint (cr_map_has_place (a, one), ==, cr_map_has_place (b, two));
      if (!cr_map_has_place (a, one))
        continue;
      n++;
      g_assert_cmpstr (cr_map_get_terrain (a, one), ==, cr_map_get_terrain (b, two));
      g_assert_cmpstr (cr_map_get_structure (a, one), ==, cr_map_get_structure (b, two));
      g_assert_cmpint (cr_map_get_level (a, one), ==, cr_map_get_level (b, two));
    }
  g_assert_cmpint (n, >, 400);
}

static CrPlace
random_place (const CrMap *map)
{
  CrPlace place = { 0 };

  do
    place.hex = cr_grid_get_hex (
        cr_map_get_grid (map), g_test_rand_int_range (0, cr_grid_n_cells (cr_map_get_grid (map))));
  while (!cr_map_has_place (map, place));
  return place;
}

/* Shots between hexes by chance, most of them over the seam or near it, and walks from some. */
static void
assert_same_answers (const CrMap *a, const CrMap *b, CrMotion way)
{
  g_autoptr (CrRuleset) rules = support_load_ruleset ("siege");
  g_autoptr (CrCastle) one = cr_castle_new (cr_map_copy (a), rules);
  g_autoptr (CrRuleset) same = support_load_ruleset ("siege");
  g_autoptr (CrCastle) two = cr_castle_new (cr_map_copy (b), same);
  CrLofOptions options;

  cr_lof_options_init (&options, rules);
  for (int i = 0; i < 300; i++) {
    CrPlace from = random_place (a), to = random_place (a), there, target;
    CrLof shot, again;

    if (cr_hex_distance (from.hex, to.hex) > 20)
      continue;
    there = (CrPlace){ 0, cr_motion_apply (way, from.hex) };
    target = (CrPlace){ 0, cr_motion_apply (way, to.hex) };
    shot = cr_lof_judge (cr_castle_get_scene (one), from, to, &options, NULL);
    again = cr_lof_judge (cr_castle_get_scene (two), there, target, &options, NULL);
    g_assert_cmpint (shot.verdict, ==, again.verdict);
    g_assert_cmpint (shot.reason, ==, again.reason);
    g_assert_cmpint (shot.cover, ==, again.cover);
  }
  for (int i = 0; i < 5; i++) {
    CrPlace from = random_place (a);
    CrPlace there = { 0, cr_motion_apply (way, from.hex) };
    g_autoptr (CrReach) reach = cr_reach_new (cr_castle_get_ways (one), from, 0, 200);
    g_autoptr (CrReach) again = cr_reach_new (cr_castle_get_ways (two), there, 0, 200);

    for (int j = 0; j < 100; j++) {
      CrPlace to = random_place (a);
      CrPlace target = { 0, cr_motion_apply (way, to.hex) };

      g_assert_cmpint (cr_reach_get_cost (reach, to), ==, cr_reach_get_cost (again, target));
    }
  }
}

/* Whichever map comes first, and however it lies: the same hexes, shots and ways. */
static void
try_join (const char *one, const char *two, const Joined *first, const CrJoin *join)
{
  Joined back;
  CrMotion way, placed;
  int column, row;

  join_begin (&back, two, one, TRUE);
  /* Seen from the second map the first lies turned the other way. */
  way = cr_motion_invert (get_motion (first, 1));
  placed = cr_motion_join (get_motion (first, 0), way);
  cr_grid_address (cr_map_get_grid (back.maps[0]), placed.shift, &column, &row);
  join_at (&back, column, row, (360 - join->turn) % 360);
  way = find_way (first, 1, &back, 0);
  assert_same_hexes (first->made->map, back.made->map, way);
  assert_same_answers (first->made->map, back.made->map, way);
  join_end (&back);
}

static void
test_same_answers (void)
{
  static const char *const castles[] = { "border-castle", "medieval-town", "templars-castle" };

  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      Joined joined;
      g_autoptr (GArray) joins = NULL;
      CrGround ground;

      if (i == j)
        continue;
      join_begin (&joined, castles[i], castles[j], FALSE);
      ground = get_ground (&joined);
      joins = cr_assembly_list_joins (&ground, 1);
      g_assert_cmpint (joins->len, >, 8);
      for (guint k = 0; k < joins->len; k += 7) {
        const CrJoin *join = &g_array_index (joins, CrJoin, k);

        join_at (&joined, join->column, join->row, join->turn);
        try_join (castles[i], castles[j], &joined, join);
      }
      join_end (&joined);
    }
}

/* A place that is offered has nothing wrong but hexes that differ, and one hex beside it the edges
 * do not meet. */
static void
test_offers (void)
{
  Joined joined;
  g_autoptr (GArray) joins = NULL;
  CrGround ground;
  static const int beside[][2] = { { 0, 1 }, { 0, -1 }, { 2, 0 }, { -2, 0 } };

  join_begin (&joined, "border-castle", "templars-castle", TRUE);
  ground = get_ground (&joined);
  joins = cr_assembly_list_joins (&ground, 1);
  for (guint i = 0; i < joins->len; i++) {
    const CrJoin *join = &g_array_index (joins, CrJoin, i);
    int n_beside = 0;

    join_at (&joined, join->column, join->row, join->turn);
    ground = get_ground (&joined);
    g_assert_cmpint (cr_assembly_check (&ground)->len, ==, 0);
    for (gsize j = 0; j < G_N_ELEMENTS (beside); j++) {
      g_autoptr (GArray) findings = NULL;

      join_at (&joined, join->column + beside[j][0], join->row + beside[j][1], join->turn);
      ground = get_ground (&joined);
      findings = cr_assembly_check (&ground);
      n_beside += findings->len > 0;
    }
    /* Along the edge it slides; across it one way covers, the other parts. */
    g_assert_cmpint (n_beside, >=, 2);
  }
  join_end (&joined);
}

static char *
tell (const Joined *joined)
{
  CrGround ground = get_ground (joined);
  g_autoptr (GArray) findings = cr_assembly_check (&ground);
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++) {
    g_autofree char *words =
        cr_words_assembly_finding (&ground, &g_array_index (findings, CrAssemblyFinding, i), NULL);

    g_string_append_printf (told, "%s\n", words);
  }
  return g_string_free (told, FALSE);
}

static void
assert_told (const Joined *joined, const char *words)
{
  g_autofree char *told = tell (joined);

  g_assert_cmpstr (told, ==, words);
}

/* Each finding, and beside it what is none. */
static void
test_findings (void)
{
  Joined joined;

  join_begin (&joined, "border-castle", "templars-castle", TRUE);
  join_at (&joined, 26, 0, 0);
  assert_told (&joined, "");
  join_at (&joined, 20, 0, 0);
  assert_told (&joined,
               "Templars' Castle lies on Border Castle: move it, or say overlay=\"yes\"\n");
  join_at (&joined, 40, 0, 0);
  assert_told (&joined, "no edge of Templars' Castle lies on an edge of another map: join lists "
                        "where it fits\n");
  join_end (&joined);
}

/* Laid on the midst of another map it decides there, and nowhere else; it has no edge to meet. */
static void
test_overlay (void)
{
  g_autofree char *text =
      g_strdup (HEAD "<part id=\"a\" map=\"border-castle\"/><part id=\"b\" map=\"templars-castle\" "
                     "at=\"5,5\" overlay=\"yes\"/></assembly>");
  Joined joined = { { support_load_map ("border-castle"), support_load_map ("templars-castle") },
                    parse (text, NULL) };
  CrGround ground = get_ground (&joined);
  g_autoptr (GError) error = NULL;
  int n[2] = { 0 };

  joined.made = cr_assembly_build (&ground, &error);
  g_assert_no_error (error);
  assert_told (&joined, "");
  for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (joined.made->map)); cell++) {
    CrHex hex = cr_grid_get_hex (cr_map_get_grid (joined.made->map), cell);
    CrPlace whole = { 0, hex }, own[2];

    for (guint part = 0; part < 2; part++)
      own[part] =
          (CrPlace){ 0, cr_motion_apply (cr_motion_invert (get_motion (&joined, part)), hex) };
    for (int part = 1; part >= 0; part--)
      if (cr_map_has_place (joined.maps[part], own[part])) {
        n[part]++;
        g_assert_cmpint (joined.made->owners[cell], ==, part);
        g_assert_cmpstr (cr_map_get_terrain (joined.made->map, whole), ==,
                         cr_map_get_terrain (joined.maps[part], own[part]));
        break;
      }
  }
  g_assert_cmpint (n[0], >, 0);
  g_assert_cmpint (n[1], >, 100);
  join_end (&joined);
}

/* Turned by what its hexes do not stand by, a part is refused. */
static void
test_turns (void)
{
  Joined joined;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrAssembly) moved = NULL;
  CrGround ground;

  join_begin (&joined, "border-castle", "medieval-town", FALSE);
  moved = cr_assembly_move_part (joined.assembly, 1, 1, 1, 180);
  ground = (CrGround){ moved, (const CrMap *const *) joined.maps };
  g_assert_null (cr_assembly_build (&ground, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_LIMIT);
  g_assert_cmpstr (error->message, ==,
                   "line 2, column 47: found turn=\"180\", expected 30, 90, 150 … 330: the hexes "
                   "of “medieval-town” "
                   "stand otherwise than those of the first part");
  join_end (&joined);
}

/* U-35: the map laid later decides, unless it says "theirs", or one hex is chosen. */
static void
test_shared (void)
{
  static const char *const shared[] = { "mine", "theirs" };

  for (int i = 0; i < 3; i++) {
    g_autofree char *text =
        g_strdup_printf (HEAD "<part id=\"a\" map=\"border-castle\"/><part id=\"b\" "
                              "map=\"templars-castle\" at=\"26,0\" shared=\"%s\"/>%s</assembly>",
                         shared[MIN (i, 1)], i == 2 ? "<choice at=\"26,9\" part=\"b\"/>" : "");
    Joined joined = { { support_load_map ("border-castle"), support_load_map ("templars-castle") },
                      parse (text, NULL) };
    CrGround ground = get_ground (&joined);
    g_autoptr (GArray) differ = g_array_new (FALSE, FALSE, sizeof (CrHex));
    g_autoptr (GError) error = NULL;
    guint n;

    joined.made = cr_assembly_build (&ground, &error);
    g_assert_no_error (error);
    g_assert_cmpint (cr_assembly_list_shared (&ground, 1, 0, differ, &n), ==, 16);
    g_assert_cmpint (n, ==, 8);
    for (guint j = 0; j < differ->len; j++) {
      CrHex hex = g_array_index (differ, CrHex, j);
      CrMotion first = get_motion (&joined, 0), second = get_motion (&joined, 1);
      CrPlace whole = { 0, cr_motion_apply (first, hex) };
      CrPlace own = { 0, cr_motion_apply (cr_motion_invert (second), whole.hex) };
      g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (joined.maps[0]), hex);
      gboolean second_wins = i == 0 || (i == 2 && g_str_equal (at, "26,9"));

      g_assert_cmpstr (cr_map_get_terrain (joined.made->map, whole), ==,
                       second_wins ? cr_map_get_terrain (joined.maps[1], own)
                                   : cr_map_get_terrain (joined.maps[0], (CrPlace){ 0, hex }));
      g_assert_cmpint (
          joined.made->owners[cr_grid_get_cell (cr_map_get_grid (joined.made->map), whole.hex)], ==,
          second_wins ? 1 : 0);
    }
    join_end (&joined);
  }
}

/* Ids that both have are told apart by the part, and edges that lie open are areas. */
static void
test_names (void)
{
  Joined joined;
  const CrMap *map;
  const CrNode *side;

  join_begin (&joined, "border-castle", "templars-castle", TRUE);
  join_at (&joined, 26, 0, 0);
  map = joined.made->map;
  g_assert_nonnull (cr_map_find_node (map, CR_SECTION_AREAS, "area", "keep"));
  g_assert_nonnull (cr_map_find_node (map, CR_SECTION_AREAS, "area", "templars-castle-keep"));
  side = cr_map_find_node (map, CR_SECTION_AREAS, "area", "border-castle-side-4");
  /* The same for all who read it: a name in the language of one would be another map. */
  g_assert_cmpstr (cr_node_get (side, "name"), ==, "border-castle: 4");
  g_assert_nonnull (cr_map_find_node (map, CR_SECTION_AREAS, "area", "templars-castle-side-6"));
  join_end (&joined);
}

/* What it needs is not there. */
static void
test_missing (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autofree char *path = g_build_filename (folder, "both.assembly.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path,
                       HEAD "<part id=\"a\" map=\"border-castle\"/>\n<part id=\"b\" "
                            "map=\"nowhere\"/></assembly>",
                       -1, NULL);
  g_assert_null (cr_map_open (path, NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "both.assembly.xml, line 3, column 1: the map “nowhere” is neither beside the "
                   "assembly nor among the shipped castles");
  support_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/assembly/round-trip", test_round_trip);
  g_test_add_func ("/io/assembly/faults", test_faults);
  g_test_add_func ("/io/assembly/same-answers/MAP-04", test_same_answers);
  g_test_add_func ("/io/assembly/offers/MAP-04", test_offers);
  g_test_add_func ("/io/assembly/findings", test_findings);
  g_test_add_func ("/io/assembly/overlay/MAP-18", test_overlay);
  g_test_add_func ("/io/assembly/turns", test_turns);
  g_test_add_func ("/io/assembly/shared", test_shared);
  g_test_add_func ("/io/assembly/names", test_names);
  g_test_add_func ("/io/assembly/missing", test_missing);
  return g_test_run ();
}
