/* test-check.c: problems of a map: each fires, its twin is clean.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Proves: ELV-01 ELV-06 MAP-06 MOV-04 MOV-05 LOF-09 LOF-10 DRW-01 HRD-01 HRD-02 TMP-03 TMP-07
 * TMP-08 LAD-06 TRE-01 TRE-04 ROF-01 COV-01 MOV-01 MOV-11 as checks. */
#include "cr-check.h"
#include "cr-curtain.h"
#include "cr-edit.h"
#include "cr-map-load.h"
#include "cr-plain.h"
#include "fixture-case.h"
#include "fixture.h"

static CrRuleset *siege;

/* Places are looked up through this, attributes and ids that may be taken through those; the linker
 * puts the ones that count before them. */
gboolean __real_cr_scene_has_place (const CrScene *scene, CrPlace place);
gboolean __wrap_cr_scene_has_place (const CrScene *scene, CrPlace place);
const char *__real_cr_node_get (const CrNode *node, const char *attribute);
const char *__wrap_cr_node_get (const CrNode *node, const char *attribute);
gboolean __real_g_hash_table_contains (GHashTable *table, gconstpointer key);
gboolean __wrap_g_hash_table_contains (GHashTable *table, gconstpointer key);

GArray *__real_g_array_append_vals (GArray *array, gconstpointer data, guint n);
GArray *__wrap_g_array_append_vals (GArray *array, gconstpointer data, guint n);

static guint64 n_looks, n_reads, n_appends, n_checks;

CrOutside *__real_cr_outside_new (const CrScene *scene);
CrOutside *__wrap_cr_outside_new (const CrScene *scene);

/* Once for each check of a map. */
CrOutside *
__wrap_cr_outside_new (const CrScene *scene)
{
  n_checks++;
  return __real_cr_outside_new (scene);
}

GArray *
__wrap_g_array_append_vals (GArray *array, gconstpointer data, guint n)
{
  n_appends++;
  return __real_g_array_append_vals (array, data, n);
}

const char *
__wrap_cr_node_get (const CrNode *node, const char *attribute)
{
  n_reads++;
  return __real_cr_node_get (node, attribute);
}

gboolean
__wrap_g_hash_table_contains (GHashTable *table, gconstpointer key)
{
  n_reads++;
  return __real_g_hash_table_contains (table, key);
}

gboolean
__wrap_cr_scene_has_place (const CrScene *scene, CrPlace place)
{
  n_looks++;
  return __real_cr_scene_has_place (scene, place);
}

static void
describe (GString *text, const CrMap *map, const CrProblem *problem)
{
  const CrGrid *grid = cr_map_get_grid (map);

  g_assert_nonnull (cr_check_find_kind (problem->id));
  g_string_append_printf (text, "%s%s", text->len > 0 ? " | " : "", problem->id);
  if (problem->place.floor >= 0) {
    g_autofree char *at = cr_map_format_place (map, problem->place);
    g_string_append_printf (text, "@%s", at);
  }
  if (problem->side >= 0)
    g_string_append_printf (text, ":%s", cr_direction_get_name (problem->side, grid->orientation));
  g_string_append_printf (
      text, " %s %s%s", problem->severity == CR_PROBLEM_ERROR ? "error" : "warning",
      problem->rule != NULL ? problem->rule : "-", problem->fix != NULL ? " +" : "");
}

static GPtrArray *
check (const CrMap *map)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, siege);

  return cr_check_map (scene);
}

static char *
list (const CrMap *map)
{
  g_autoptr (GPtrArray) problems = check (map);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    describe (text, map, problems->pdata[i]);
  if (problems->len == 0)
    g_string_assign (text, "clean");
  return g_string_free (text, FALSE);
}

/* Fixes are independent of each other, so each is made against a map freshly checked. */
static void
mend_all (CrMap *map)
{
  gboolean mended = TRUE;

  while (mended) {
    g_autoptr (GPtrArray) problems = check (map);

    mended = FALSE;
    for (guint i = 0; i < problems->len && !mended; i++) {
      CrProblem *problem = problems->pdata[i];

      g_assert_cmpint (problem->fix != NULL, ==, problem->mend != NULL);
      if (problem->fix == NULL)
        continue;
      cr_edit_swap (problem->fix, map);
      mended = TRUE;
    }
  }
}

/* check: the problems; mend: those left when every fix is in; say: their sentences. */
static char *
answer (const FixtureCase *it, const char *question)
{
  g_autoptr (CrMap) map = cr_map_copy (it->map);
  g_autoptr (GPtrArray) problems = NULL;
  GString *text;

  if (g_str_equal (question, "mend"))
    mend_all (map);
  if (!g_str_equal (question, "say"))
    return list (map);
  problems = check (map);
  text = g_string_new (NULL);
  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            ((CrProblem *) problems->pdata[i])->message);
  return g_string_free (text, FALSE);
}

static void
test_plain_map_is_clean (void)
{
  CrGrid grid = { 12, 9, CR_POINTY, CR_SHIFT_ODD, TRUE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "plain", NULL);
  g_autofree char *text = list (map);

  g_assert_cmpstr (text, ==, "clean");
}

static gboolean
has_problem (const CrMap *map, const CrProblem *problem)
{
  g_autoptr (GPtrArray) problems = check (map);

  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *it = problems->pdata[i];
    if (g_str_equal (it->message, problem->message) && it->side == problem->side)
      return TRUE;
  }
  return FALSE;
}

/* A fix takes away its problem, and taken back leaves the map as it was. */
static void
check_fix (CrMap *map, CrProblem *problem)
{
  g_autofree char *before = cr_map_dup_digest (map), *after = NULL, *undone = NULL;

  cr_edit_swap (problem->fix, map);
  after = cr_map_dup_digest (map);
  g_assert_cmpstr (after, !=, before);
  if (has_problem (map, problem))
    g_test_message ("%s is still there: %s", problem->id, problem->message);
  g_assert_false (has_problem (map, problem));
  cr_edit_swap (problem->fix, map);
  undone = cr_map_dup_digest (map);
  g_assert_cmpstr (undone, ==, before);
}

static void
test_fixes_on_random_maps (void)
{
  int n_fixes = 0;

  for (int i = 0; i < (g_test_quick () ? 60 : 600); i++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    g_autoptr (GPtrArray) problems = check (map);

    for (guint j = 0; j < problems->len; j++) {
      CrProblem *problem = problems->pdata[j];

      g_assert_true (g_utf8_validate (problem->message, -1, NULL));
      g_assert_true (g_str_has_suffix (problem->message, "."));
      /* A hexside is named as in every sentence, "0708 SW", not as in arguments. */
      g_assert_false (g_regex_match_simple ("[0-9]:[NESW]", problem->message, 0, 0));
      if (j > 0)
        g_assert_cmpint (((CrProblem *) problems->pdata[j - 1])->place.floor, <=,
                         problem->place.floor);
      if (problem->fix == NULL)
        continue;
      check_fix (map, problem);
      n_fixes++;
    }
  }
  g_assert_cmpint (n_fixes, >, 0);
}

/* What is told of files: a picture that is gone, one that is another, of another size, one held in
 * memory, and a ruleset that is not there. */
static void
test_files (void)
{
  g_autoptr (FixtureCase) it =
      fixture_case_read ("grid 2 2 flat odd\n"
                         "head <uses kind=\"ruleset\" id=\"saga\"/>\n"
                         "head <sides N=\"1\" E=\"2\" S=\"3\" W=\"4\"/>\n"
                         "plan . .\nplan . .\n"
                         "picture <picture id=\"a\" size=\"9 9\" sha256=\"00\"><fit matrix=\"4 0 0 "
                         "4 1 1\"/><link href=\"a\"/></picture>\n"
                         "picture <picture id=\"b\" size=\"9 9\" sha256=\"00\"><fit matrix=\"4 0 0 "
                         "4 1 1\"/><link href=\"b\"/></picture>\n"
                         "picture <picture id=\"c\" size=\"9 9\" sha256=\"00\"><fit matrix=\"4 0 0 "
                         "4 1 1\"/><link href=\"c\"/></picture>\n"
                         "picture <picture id=\"d\" size=\"9 9\" sha256=\"00\"><fit matrix=\"4 0 0 "
                         "4 1 1\"/></picture>\n");
  g_autoptr (CrScene) scene = cr_scene_new (it->map, siege);
  g_autoptr (CrCheckFacts) facts = cr_check_facts_new ();
  const CrPictureFact pictures[] = {
    { 0, g_strdup ("no such file"), NULL, 0, 0 },
    { 1, NULL, g_strdup ("11"), 9, 9 },
    { 2, NULL, g_strdup ("11"), 9, 8 },
    { 3, NULL, NULL, 0, 0 },
  };
  g_autoptr (GPtrArray) problems = NULL, after = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_array_append_vals (facts->pictures, pictures, G_N_ELEMENTS (pictures));
  facts->lost_ruleset = g_strdup ("saga");
  problems = cr_check_map_and_files (scene, facts);
  for (guint i = 0; i < problems->len; i++)
    describe (text, it->map, problems->pdata[i]);
  g_assert_cmpstr (
      text->str, ==,
      "picture-missing error - | picture-changed warning - + | picture-changed error - "
      "| ruleset-missing error - +");
  for (guint i = 0; i < problems->len; i++)
    if (((CrProblem *) problems->pdata[i])->fix != NULL)
      cr_edit_swap (((CrProblem *) problems->pdata[i])->fix, it->map);
  after = cr_check_map_and_files (scene, facts);
  g_assert_cmpuint (after->len, ==, 2);
}

/* Wall-walks on every floor, with an open gate and a slit before a passage on each. */
static CrMap *
make_floors (int n_floors, const char *terrain, const char *structure)
{
  CrGrid grid = { 24, 24, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "floors");
  CrSide gate = { .cell = 24 * 12 + 12,
                  .kind = CR_SIDE_GATE,
                  .inside = CR_INSIDE_HERE,
                  .state = CR_STATE_OPEN,
                  .height = CR_HEIGHT_DEFAULT,
                  .arc = CR_ARC_DEFAULT };
  CrSide slit = gate;

  slit.cell = 24 * 6 + 6;
  slit.kind = CR_SIDE_SLIT;
  for (int floor = 0; floor < n_floors; floor++) {
    g_autofree char *id = g_strdup_printf ("f%d", floor);

    cr_map_load_floor (map, id, NULL);
    for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++) {
      cr_map_load_layer (map, floor, CR_LAYER_TERRAIN)[cell] =
          (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, terrain);
      cr_map_load_layer (map, floor, CR_LAYER_STRUCTURE)[cell] =
          (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, structure);
    }
    cr_map_load_side (map, floor, &gate);
    cr_map_load_side (map, floor, &slit);
  }
  return map;
}

static guint64
count_looks (int n_floors, const char *terrain, const char *structure)
{
  g_autoptr (CrMap) map = make_floors (n_floors, terrain, structure);
  g_autoptr (GPtrArray) problems = NULL;

  n_looks = 0;
  problems = check (map);
  return n_looks;
}

/* Twice as many floors are twice the work, not four times as much. */
static void
test_many_floors (void)
{
  static const char *const kinds[][2] = {
    { "flat", "none" }, { "wallwalk", "rampart" }, { "passage", "none" }, { "platform", "tower" }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    guint64 few = count_looks (24, kinds[i][0], kinds[i][1]);
    guint64 many = count_looks (48, kinds[i][0], kinds[i][1]);

    g_assert_cmpuint (few, >, 24 * 24 * 24);
    g_assert_cmpuint (many * 10, <, few * 23);
  }
}

/* A file of 200 bytes may declare a million hexes: without a castle, what only castles can have is
 * not sought on each of them. */
static void
test_empty_map (void)
{
  CrGrid grid = { 100, 100, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "empty");
  g_autoptr (GPtrArray) problems = NULL;

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++)
    cr_map_load_layer (map, 0, CR_LAYER_TERRAIN)[cell] =
        (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
  n_looks = n_appends = 0;
  problems = check (map);
  g_assert_cmpuint (n_looks, <, 4 * cr_grid_n_cells (&grid));
  g_assert_cmpuint (n_appends, <, cr_grid_n_cells (&grid));
}

/* Each names a thousand hexes in a few letters, all of them the outside of the castle. */
static void
test_large_areas (void)
{
  CrGrid grid = { 2, 1000, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "areas");
  g_autoptr (GPtrArray) problems = NULL;

  cr_map_load_floor (map, "g", NULL);
  cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
  for (int cell = 2; cell < cr_grid_n_cells (&grid); cell++)
    cr_map_load_layer (map, 0, CR_LAYER_TERRAIN)[cell] = 1;
  for (guint i = 0; i < 100; i++) {
    CrNode *area = cr_node_new ("area");

    cr_node_set (area, "kind", "outside");
    cr_node_set_text (area, i == 0 ? "1,1..1,1000" : "1,2..1,1000");
    cr_map_load_node (map, CR_SECTION_AREAS, area);
  }
  n_appends = 0;
  problems = check (map);
  g_assert_cmpstr (((const CrProblem *) problems->pdata[1])->id, ==, "area-off-map");
  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_cmpuint (n_appends, <, 10000);
}

/* Areas that bear one id and one name, of which the first free ones are taken as well. */
static guint64
count_reads (guint n_areas)
{
  CrGrid grid = { 4, 4, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "names");
  g_autoptr (GPtrArray) problems = NULL;
  guint n_doubles = 0;

  cr_map_load_floor (map, "g", NULL);
  for (guint i = 0; i < n_areas; i++) {
    g_autofree char *id = g_strdup_printf (i % 2 == 0 ? "a" : "a-%u", i / 2 + 1);
    g_autofree char *name = g_strdup_printf (i % 2 == 0 ? "A" : "A %u", i / 2 + 2);
    CrNode *area = cr_node_new ("area");

    cr_node_set (area, "id", id);
    cr_node_set (area, "name", name);
    cr_map_load_node (map, CR_SECTION_AREAS, area);
  }
  n_reads = 0;
  problems = check (map);
  for (guint i = 0; i < problems->len; i++) {
    const char *kind = ((const CrProblem *) problems->pdata[i])->id;

    n_doubles += g_str_equal (kind, "id-twice") || g_str_equal (kind, "name-twice");
  }
  g_assert_cmpuint (n_doubles, ==, n_areas - 2);
  return n_reads;
}

/* Of many things of one id or one name, too: what is free is looked for once. */
static void
test_many_of_one_name (void)
{
  guint64 few = count_reads (500), many = count_reads (1000);

  g_assert_cmpuint (few, >, 1000);
  g_assert_cmpuint (many * 10, <, few * 23);
}

static void
set_numbered (CrNode *node, const char *attribute, const char *stem, guint i)
{
  g_autofree char *value = g_strdup_printf ("%s%u", stem, i);

  cr_node_set (node, attribute, value);
}

/* Passages that all run through the same hexes, each between two stairs of its own or, @broken,
 * from one to nowhere, so that each seeks the stair it lacks. */
static CrMap *
make_dug (guint n, gboolean broken)
{
  CrGrid grid = { 20, (int) n / 20, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "dug");

  cr_map_load_floor (map, "g", NULL);
  cr_map_load_floor (map, "p", NULL);
  cr_map_load_floor_info (map, 1)->known = g_strdup ("owner");
  cr_map_load_floor_info (map, 1)->storey = -1;
  for (guint i = 0; i < n; i++) {
    CrPlace place = { 0, cr_grid_get_hex (&grid, (int) i) };
    CrNode *stair = cr_node_new ("spiral"), *passage = cr_node_new ("passage");
    g_autofree char *from = NULL, *to = NULL;

    cr_map_load_layer (map, 0, CR_LAYER_TERRAIN)[i] =
        (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
    cr_map_load_layer (map, 1, CR_LAYER_TERRAIN)[i] =
        (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "passage");
    from = cr_map_format_place (map, place);
    place.floor = 1;
    to = cr_map_format_place (map, place);
    set_numbered (stair, "id", "s", i);
    cr_node_set (stair, "from", from);
    cr_node_set (stair, "to", to);
    set_numbered (passage, "id", "p", i);
    set_numbered (passage, "from", "s", i);
    set_numbered (passage, "to", broken ? "none" : "s", (i + 1) % n);
    cr_map_load_node (map, CR_SECTION_LINKS, stair);
    cr_map_load_node (map, CR_SECTION_LINKS, passage);
  }
  return map;
}

static guint64
count_dug (guint n, gboolean broken)
{
  g_autoptr (CrMap) map = make_dug (n, broken);
  g_autoptr (GPtrArray) problems = NULL;
  guint n_ends = 0;

  n_reads = n_appends = 0;
  problems = check (map);
  for (guint i = 0; i < problems->len; i++)
    n_ends += g_str_equal (((const CrProblem *) problems->pdata[i])->id, "passage-with-one-end");
  g_assert_cmpuint (n_ends, ==, broken ? n : 0);
  return n_reads + n_appends;
}

/* A stair is found by its name at once, and hexes of many passages are walked once. */
static void
test_many_passages (void)
{
  for (int broken = 0; broken < 2; broken++) {
    guint64 few = count_dug (400, broken), many = count_dug (800, broken);

    g_assert_cmpuint (few, >, 1000);
    g_assert_cmpuint (many * 10, <, few * 23);
  }
}

/* What would not be seen is told, not left out. */
static void
test_label_sizes (void)
{
  static const char *const sizes[] = { "0", "-1", "0.000", "0.001", "20", NULL };
  CrGrid grid = { 4, 4, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "labels");
  g_autoptr (GPtrArray) problems = NULL;
  guint n_unreadable = 0;

  cr_map_load_floor (map, "g", NULL);
  for (int i = 0; sizes[i] != NULL; i++) {
    CrNode *label = cr_node_new ("label");

    cr_node_set (label, "at", "1,1");
    cr_node_set (label, "size", sizes[i]);
    cr_map_load_node (map, CR_SECTION_LABELS, label);
  }
  problems = check (map);
  for (guint i = 0; i < problems->len; i++)
    n_unreadable += g_str_equal (((const CrProblem *) problems->pdata[i])->id, "label-unreadable");
  g_assert_cmpuint (n_unreadable, ==, 3);
}

/* Of a hundred of one id each gets its own in one round: what was checked is counted by its looks.
 */
static void
test_mends_of_one_kind (void)
{
  CrGrid grid = { 4, 4, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "ids");
  g_autoptr (CrScene) scene = NULL;
  g_autoptr (CrEdit) all = NULL;
  g_autoptr (GPtrArray) after = NULL;
  guint n;

  cr_map_load_floor (map, "g", NULL);
  for (guint i = 0; i < 100; i++) {
    CrNode *area = cr_node_new ("area");

    cr_node_set (area, "id", i == 50 ? "a-3" : "a");
    set_numbered (area, "name", "A", i);
    cr_map_load_node (map, CR_SECTION_AREAS, area);
  }
  scene = cr_scene_new (map, siege);
  n_checks = 0;
  all = cr_check_mend_kind (scene, NULL, "id-twice", FALSE, &n);
  g_assert_cmpuint (n, ==, 98);
  g_assert_cmpuint (n_checks, ==, 2);
  cr_edit_swap (all, map);
  after = check (map);
  for (guint i = 0; i < after->len; i++)
    g_assert_cmpstr (((const CrProblem *) after->pdata[i])->id, !=, "id-twice");
  g_assert_cmpstr (cr_node_get (cr_map_get_node (map, CR_SECTION_AREAS, 4), "id"), ==, "a-5");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/check/plain-map-is-clean", test_plain_map_is_clean);
  g_test_add_func ("/core/check/many-floors", test_many_floors);
  g_test_add_func ("/core/check/empty-map", test_empty_map);
  g_test_add_func ("/core/check/large-areas", test_large_areas);
  g_test_add_func ("/core/check/many-of-one-name", test_many_of_one_name);
  g_test_add_func ("/core/check/many-passages", test_many_passages);
  g_test_add_func ("/core/check/label-sizes", test_label_sizes);
  g_test_add_func ("/core/check/mends-of-one-kind", test_mends_of_one_kind);
  g_test_add_func ("/core/check/files", test_files);
  g_test_add_func ("/core/check/fixes-on-random-maps", test_fixes_on_random_maps);
  status = fixture_case_run (argc, argv, "check", answer);
  cr_ruleset_unref (siege);
  return status;
}
