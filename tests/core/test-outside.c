/* test-outside.c: what lies outside follows a map that changes. Rules: HRD-01, COV-02, COV-07.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit.h"
#include "cr-fire.h"
#include "cr-lof-ward.h"
#include "cr-lof.h"
#include "cr-map-load.h"
#include "cr-outside.h"
#include "cr-plain.h"
#include "fixture.h"

#define N_MAPS 40
#define N_EDITS 250

/* The whole map is read through this; the linker puts the one that counts before it. */
CrOutside *__real_cr_outside_new (const CrScene *scene);
CrOutside *__wrap_cr_outside_new (const CrScene *scene);

static int n_readings;

CrOutside *
__wrap_cr_outside_new (const CrScene *scene)
{
  n_readings++;
  return __real_cr_outside_new (scene);
}

/* The naive twin: hex after hex is taken in until nothing more is. */

static gboolean
twin_is_closed (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    switch (things[i].kind) {
    case CR_SIDE_WALL:
    case CR_SIDE_PARTITION:
    case CR_SIDE_SLIT:
    case CR_SIDE_BATTLEMENT:
      return TRUE;
    default:
      if (cr_side_kind_is_opening (things[i].kind))
        return TRUE;
    }
  return FALSE;
}

static gboolean
twin_is_ground (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  if (!cr_scene_has_place (scene, place) || cr_scene_get_structure (scene, place) != NULL)
    return FALSE;
  return terrain == NULL || (terrain->cover.value != CR_COVER_INFINITE && !terrain->breach);
}

static gboolean
twin_begin_with_areas (const CrMap *map, guint8 *cells)
{
  const CrGrid *grid = cr_map_get_grid (map);
  gboolean any = FALSE;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

    if (g_strcmp0 (cr_node_get (node, "kind"), "outside") != 0)
      continue;
    g_assert_true (cr_map_parse_places (map, cr_node_get_text (node), places, NULL));
    for (guint j = 0; j < places->len; j++)
      cells[cr_grid_get_cell (grid, g_array_index (places, CrPlace, j).hex)] = any = TRUE;
  }
  return any;
}

static gboolean
twin_takes (const CrScene *scene, const guint8 *cells, CrPlace place, gboolean edges)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int beside = cr_grid_get_cell (grid, cr_hex_neighbour (place.hex, d));

    if (beside < 0 ? edges : cells[beside] && !twin_is_closed (cr_scene_get_map (scene), place, d))
      return TRUE;
  }
  return FALSE;
}

static guint8 *
twin_new (const CrScene *scene)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  guint8 *cells = g_malloc0 ((gsize) cr_grid_n_cells (grid));
  gboolean edges = !twin_begin_with_areas (cr_scene_get_map (scene), cells), more = TRUE;

  while (more) {
    more = FALSE;
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

      if (!cells[cell] && twin_is_ground (scene, place) && twin_takes (scene, cells, place, edges))
        cells[cell] = more = TRUE;
    }
  }
  return cells;
}

/* Edits of no sense. */

static CrPlace
pick (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);

  return (CrPlace){ g_test_rand_int_range (0, 5) == 0 ? 1 : 0,
                    cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid))) };
}

static void
put_terrain (CrEdit *edit, CrMap *map)
{
  static const char *const codes[] = { "flat",   "scrub", "moat", "wall",
                                       "rubble", "void",  "flat", "nosuch" };

  cr_edit_set_code (edit, map, pick (map), CR_LAYER_TERRAIN,
                    codes[g_test_rand_int_range (0, G_N_ELEMENTS (codes))]);
}

static void
put_structure (CrEdit *edit, CrMap *map)
{
  static const char *const codes[] = { "rampart", "tower", "none", "none", "nosuch" };

  cr_edit_set_code (edit, map, pick (map), CR_LAYER_STRUCTURE,
                    codes[g_test_rand_int_range (0, G_N_ELEMENTS (codes))]);
}

static void
put_side (CrEdit *edit, CrMap *map)
{
  static const CrSideKind kinds[] = { CR_SIDE_WALL,    CR_SIDE_GATE, CR_SIDE_BATTLEMENT,
                                      CR_SIDE_PARAPET, CR_SIDE_SLIT, CR_SIDE_PARTITION };
  CrSide side = { .kind = (gint8) kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))],
                  .inside = CR_INSIDE_HERE,
                  .height = CR_HEIGHT_DEFAULT,
                  .arc = CR_ARC_DEFAULT };
  CrDirection d = g_test_rand_int_range (0, CR_N_DIRECTIONS);

  if (g_test_rand_int_range (0, 3) == 0)
    cr_edit_set_sides (edit, map, pick (map), d, NULL, 0);
  else
    cr_edit_put_side (edit, map, pick (map), d, side);
}

static void
put_node (CrEdit *edit, const CrMap *map, CrSection section, CrNode *node)
{
  guint n = cr_map_n_nodes (map, section);

  if (n > 2) {
    cr_edit_remove_node (edit, map, section, (guint) g_test_rand_int_range (0, (int) n));
    cr_node_unref (node);
  } else {
    cr_edit_insert_node (edit, map, section, n, node);
  }
}

static void
put_area (CrEdit *edit, CrMap *map)
{
  CrNode *node = cr_node_new ("area");
  g_autofree char *hex = cr_grid_format_hex (cr_map_get_grid (map), pick (map).hex);

  cr_node_set (node, "kind", g_test_rand_int_range (0, 3) == 0 ? "outside" : "court");
  cr_node_set_text (node, hex);
  put_node (edit, map, CR_SECTION_AREAS, node);
}

static void
put_bridge (CrEdit *edit, CrMap *map)
{
  g_autofree char *hex = cr_grid_format_hex (cr_map_get_grid (map), pick (map).hex);
  g_autofree char *xml = g_strdup_printf ("<mechanism id='bridge' kind='drawbridge' state='%s'>"
                                          "<effect state='raised' hexes='%s'/></mechanism>",
                                          g_test_rand_bit () ? "raised" : "lowered", hex);

  put_node (edit, map, CR_SECTION_MECHANISMS, fixture_read_sound_node (xml));
}

typedef void (*Put) (CrEdit *edit, CrMap *map);

static const Put all_puts[] = { put_terrain, put_terrain, put_structure, put_structure, put_side,
                                put_side,    put_side,    put_area,      put_bridge };

static CrEdit *
new_edit (CrMap *map)
{
  CrEdit *edit = cr_edit_new ();

  all_puts[g_test_rand_int_range (0, G_N_ELEMENTS (all_puts))](edit, map);
  return edit;
}

/* A map, and all that follows it. */
typedef struct {
  CrMap *map;
  CrScene *scene;
  CrOutside *outside;
  CrLofWard *ward;
} Watch;

static void
touch_scene_cb (CrPlace place, gpointer data)
{
  cr_scene_touch_places (((Watch *) data)->scene, &place, 1);
}

static void
touch_cb (CrPlace place, gpointer data)
{
  Watch *watch = data;

  cr_outside_touch (watch->outside, watch->scene, place);
  cr_lof_ward_touch (watch->ward, watch->scene, place);
}

static void
change (Watch *watch)
{
  g_autoptr (CrEdit) edit = new_edit (watch->map);

  cr_edit_swap (edit, watch->map);
  cr_edit_foreach_place (edit, watch->map, touch_scene_cb, watch);
  cr_edit_foreach_place (edit, watch->map, touch_cb, watch);
  if (cr_edit_touches_nodes (edit)) {
    cr_scene_touch_nodes (watch->scene);
    cr_outside_touch_areas (watch->outside);
    cr_lof_ward_touch_nodes (watch->ward);
  }
}

static void
check_outside (const Watch *watch, const guint8 *twin)
{
  const CrGrid *grid = cr_map_get_grid (watch->map);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

    g_assert_cmpint (cr_outside_has (watch->outside, place.hex), ==, twin[cell]);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      g_assert_cmpint (cr_outside_get_closed (watch->outside, place.hex) >> d & 1, ==,
                       twin_is_closed (watch->map, place, d));
  }
}

/* Returns whether the two give some man something else. */
static gboolean
differ (const CrMap *map, const CrLofWard *a, const CrLofWard *b)
{
  const CrGrid *grid = cr_map_get_grid (map);
  gboolean differ = cr_lof_ward_is_shut (a) != cr_lof_ward_is_shut (b);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

    differ |= cr_lof_ward_is_outside (a, place) != cr_lof_ward_is_outside (b, place) ||
              cr_lof_ward_get_flank (a, place) != cr_lof_ward_get_flank (b, place);
  }
  return differ;
}

/* What the scene keeps is what is read anew, whoever asks for it. */
static void
compare_kept (const Watch *watch, const CrLofWard *anew)
{
  const CrLofWard *kept = cr_scene_get_ward (watch->scene);

  g_assert_cmpint (kept != NULL, ==, cr_lof_ward_is_needed (watch->scene));
  if (kept != NULL)
    g_assert_false (differ (watch->map, kept, anew));
}

/* What follows is what is read anew, and says so just when it is another. */
static void
compare (Watch *watch)
{
  g_autofree guint8 *twin = twin_new (watch->scene);
  g_autoptr (CrLofWard) anew = cr_lof_ward_new (watch->scene);
  gboolean stale = differ (watch->map, watch->ward, anew);

  compare_kept (watch, anew);
  cr_outside_follow (watch->outside, watch->scene);
  check_outside (watch, twin);
  if (!cr_lof_ward_follow (watch->ward, watch->scene))
    g_assert_false (stale);
  g_assert_false (differ (watch->map, watch->ward, anew));
  g_assert_false (cr_outside_follow (watch->outside, watch->scene));
  g_assert_false (cr_lof_ward_follow (watch->ward, watch->scene));
}

static void
test_follow (void)
{
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  for (int i = 0; i < N_MAPS; i++) {
    Watch watch = { .map = fixture_random_map () };

    watch.scene = cr_scene_new (watch.map, ruleset);
    watch.outside = cr_outside_new (watch.scene);
    watch.ward = cr_lof_ward_new (watch.scene);
    compare (&watch);
    for (int j = 0; j < N_EDITS; j++) {
      change (&watch);
      if (g_test_rand_int_range (0, 3) > 0)
        compare (&watch);
    }
    cr_lof_ward_free (watch.ward);
    cr_outside_free (watch.outside);
    cr_scene_free (watch.scene);
    cr_map_free (watch.map);
  }
}

/* Levels, and what else is neither ground nor barrier, change nothing. */
static void
test_unmoved (void)
{
  const CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "plain", "Plain");
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrOutside) outside = cr_outside_new (scene);
  CrPlace place = { 0, cr_grid_hex_at (&grid, 5, 5) };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, 3);
  cr_edit_swap (edit, map);
  cr_scene_touch_places (scene, &place, 1);
  cr_outside_touch (outside, scene, place);
  g_assert_false (cr_outside_follow (outside, scene));
  g_assert_true (cr_outside_has (outside, place.hex));

  g_autoptr (CrEdit) tower = cr_edit_new ();
  cr_edit_set_code (tower, map, place, CR_LAYER_STRUCTURE, "tower");
  cr_edit_swap (tower, map);
  cr_scene_touch_places (scene, &place, 1);
  cr_outside_touch (outside, scene, place);
  g_assert_true (cr_outside_has (outside, place.hex));
  g_assert_true (cr_outside_follow (outside, scene));
  g_assert_false (cr_outside_has (outside, place.hex));
}

static void
add_bridge (CrMap *map)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_insert_node (
      edit, map, CR_SECTION_MECHANISMS, 0,
      fixture_read_sound_node ("<mechanism id='bridge' kind='drawbridge' state='raised'>"
                               "<effect state='raised' hexes='5,5'/></mechanism>"));
  cr_edit_swap (edit, map);
}

/* Of a large map, lines of fire are ready only when what lies outside is known as well, and the
 * first drawbridge is one more thing to wait for; an edit after that is not. */
static void
test_ready (void)
{
  const CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "plain", "Plain");
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  int n = 0;

  for (; !cr_fire_grow (fire, 1); n++)
    g_assert_false (cr_fire_is_ready (fire));
  g_assert_cmpint (n, >=, 4 * 81);
  add_bridge (map);
  cr_fire_touch_nodes (fire);
  g_assert_false (cr_fire_is_ready (fire));
  g_assert_true (cr_fire_grow (fire, 1));
  cr_fire_touch_place (fire, (CrPlace){ 0, cr_grid_hex_at (&grid, 3, 3) });
  g_assert_true (cr_fire_is_ready (fire));

  g_autoptr (CrFire) small = cr_fire_new (scene);
  g_assert_true (cr_fire_grow (small, 81 * 10));
}

static void
judge_all (const CrScene *scene)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  CrLofOptions options;

  cr_lof_options_init (&options, cr_scene_get_ruleset (scene));
  for (int cell = 1; cell < cr_grid_n_cells (grid); cell++)
    g_assert_cmpint (cr_lof_judge (scene, (CrPlace){ 0, cr_grid_get_hex (grid, 0) },
                                   (CrPlace){ 0, cr_grid_get_hex (grid, cell) }, &options, NULL)
                         .verdict,
                     ==, CR_LOF_CLEAR);
}

/* One line judged alone costs what it touches: however many there are, and whatever is painted
 * between them, the whole map is read once, and not at all before somebody asks. */
static void
test_alone (void)
{
  const CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "plain", "Plain");
  g_autoptr (CrScene) scene = NULL;
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace place = { 0, cr_grid_hex_at (&grid, 3, 3) };

  add_bridge (map);
  scene = cr_scene_new (map, ruleset);
  n_readings = 0;
  judge_all (scene);
  g_assert_cmpint (n_readings, ==, 1);
  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, "moat");
  cr_edit_swap (edit, map);
  cr_scene_touch_places (scene, &place, 1);
  cr_scene_touch_nodes (scene);
  judge_all (scene);
  g_assert_cmpint (n_readings, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/outside/follow", test_follow);
  g_test_add_func ("/core/outside/unmoved", test_unmoved);
  g_test_add_func ("/core/outside/ready", test_ready);
  g_test_add_func ("/core/outside/alone", test_alone);
  return g_test_run ();
}
