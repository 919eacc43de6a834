/* support.c: what tests above core share. SPDX-License-Identifier: GPL-3.0-or-later */
#include "support.h"

#include "cr-game.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "cr-map-load.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"

/**
 * support_load_ruleset:
 * @id: of a shipped ruleset, "siege"
 *
 * Returns: (transfer full): the ruleset; the test stops when it cannot be read
 */
CrRuleset *
support_load_ruleset (const char *id)
{
  g_autoptr (GError) error = NULL;
  CrRuleset *ruleset = cr_ruleset_load (id, &error);

  g_assert_no_error (error);
  return ruleset;
}

/* $CRENEL_SEED, so that a failure can be run again; else 1. */
guint32
support_get_seed (void)
{
  const char *wanted = g_getenv ("CRENEL_SEED");
  guint32 seed = wanted != NULL ? (guint32) g_ascii_strtoull (wanted, NULL, 10) : 1;

  g_test_message ("CRENEL_SEED=%u", seed);
  return seed;
}

static void
fill_layers (GRand *rand, CrMap *map, int floor)
{
  static const char *const terrains[] = { "flat", "court", "moat", "tree", "paved", "strange" };
  static const char *const structures[] = { "rampart", "tower", "keep", "oddity" };
  int n_cells = cr_grid_n_cells (cr_map_get_grid (map));
  CrFloor *info = cr_map_load_floor_info (map, floor);

  info->defaults[CR_LAYER_TERRAIN] =
      (gint16) (floor > 0 ? 0 : cr_map_intern_code (map, CR_LAYER_TERRAIN, terrains[0]));
  for (int i = 0; i < CR_N_LAYERS; i++)
    for (int cell = 0; cell < n_cells; cell++) {
      gint16 *at = &cr_map_load_layer (map, floor, i)[cell];
      const char *code = i == CR_LAYER_TERRAIN
                             ? terrains[g_rand_int_range (rand, 0, G_N_ELEMENTS (terrains))]
                             : structures[g_rand_int_range (rand, 0, G_N_ELEMENTS (structures))];

      *at = info->defaults[i];
      if (g_rand_int_range (rand, 0, 3) > 0)
        continue;
      if (i == CR_LAYER_LEVEL)
        *at = (gint16) g_rand_int_range (rand, CR_LEVEL_MIN, CR_LEVEL_MAX + 1);
      else if (i == CR_LAYER_FACING)
        *at = (gint16) g_rand_int_range (rand, 0, CR_N_DIRECTIONS + 1);
      else
        *at = (gint16) cr_map_intern_code (map, i, code);
    }
}

static CrSide
random_side (GRand *rand, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = cr_grid_get_hex (grid, g_rand_int_range (rand, 0, cr_grid_n_cells (grid)));
  CrDirection direction = g_rand_int_range (rand, 0, CR_N_DIRECTIONS);
  CrSideKind kind = g_rand_int_range (rand, 0, CR_SIDE_OTHER);
  int height = g_rand_int_range (rand, CR_HEIGHT_DEFAULT, 13);
  CrSide side = { .height = (gint8) height, .arc = CR_ARC_DEFAULT, .kind = (gint8) kind };

  cr_grid_name_side (grid, &hex, &direction);
  side.cell = cr_grid_get_cell (grid, hex);
  side.direction = (gint8) direction;
  side.inside =
      (gint8) g_rand_int_range (rand, cr_side_kind_needs_inside (kind) ? 1 : 0, CR_INSIDE_BEYOND);
  if (kind == CR_SIDE_SLIT)
    side.arc = (gint16) (60 * g_rand_int_range (rand, 0, 4));
  if (cr_side_kind_is_opening (kind)) {
    side.state = (gint8) g_rand_int_range (rand, CR_STATE_DEFAULT, CR_STATE_BROKEN + 1);
    side.node = cr_node_new (cr_side_kind_get_name (kind));
    cr_node_set (side.node, "id", "porte");
  }
  return side;
}

static void
add_nodes (GRand *rand, CrMap *map)
{
  static const char *const titles[] = { "Château & marais <1>", "“Keep”\ttab", "塔 𝔛", "a\nb" };
  CrNode *meta = cr_node_new ("meta");
  CrNode *title = cr_node_new ("title");
  CrNode *area = cr_node_new ("area");

  cr_node_set (title, "xml:lang", "en");
  cr_node_set_text (title, titles[g_rand_int_range (rand, 0, G_N_ELEMENTS (titles))]);
  cr_node_take_child (meta, title);
  cr_map_load_node (map, CR_SECTION_HEAD, meta);
  cr_node_set (area, "id", "a1");
  cr_node_set (area, "name", titles[g_rand_int_range (rand, 0, G_N_ELEMENTS (titles))]);
  cr_node_set_text (area, "1,1..1,3 2,2");
  cr_map_load_node (map, CR_SECTION_AREAS, area);
}

CrMap *
support_load_map (const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  g_autoptr (GError) error = NULL;
  CrMap *map = cr_map_load (path, NULL, &error);

  g_assert_no_error (error);
  return map;
}

CrCastle *
support_load_castle (const char *name)
{
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");

  return cr_castle_new (support_load_map (name), ruleset);
}

void
support_order (CrState *state, const char *text)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autoptr (GError) error = NULL;
  CrOrder order;
  CrRefusal refusal;

  g_test_message ("%s", text);
  g_assert_true (cr_order_parse (state, text, &order, &error));
  g_assert_no_error (error);
  g_assert_true (cr_game_apply (state, &order, events, &refusal));
}

/**
 * support_random_map:
 *
 * Returns: (transfer full): a map of up to 40 × 40 hexes that uses all a file can say of layers
 *   and sides, with codes that no ruleset knows; the same for the same seed
 */
CrMap *
support_random_map (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  CrGrid grid = { .columns = g_rand_int_range (rand, 1, 41),
                  .rows = g_rand_int_range (rand, 1, 41),
                  .orientation = g_rand_int_range (rand, 0, 2),
                  .shift = g_rand_int_range (rand, 0, 2),
                  .halves = g_rand_int_range (rand, 0, 2) };
  CrMap *map = cr_map_new (&grid, "random");
  int n_floors = g_rand_int_range (rand, 1, 4);

  for (int floor = 0; floor < n_floors; floor++) {
    g_autofree char *id = g_strdup_printf ("f%d", floor);

    cr_map_load_floor (map, id, floor == 1 ? "Cellar & <passage>" : NULL);
    cr_map_load_floor_info (map, floor)->known = g_strdup (floor == 2 ? "owner" : NULL);
    cr_map_load_floor_info (map, floor)->storey = g_rand_int_range (rand, -2, 3);
    fill_layers (rand, map, floor);
    for (int i = g_rand_int_range (rand, 0, 60); i > 0; i--) {
      CrSide side = random_side (rand, map);

      cr_map_load_side (map, floor, &side);
    }
  }
  add_nodes (rand, map);
  return map;
}

char *
support_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("crenel-test-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

void
support_remove_folder (const char *path)
{
  GDir *dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);
    struct stat info;

    if (lstat (child, &info) == 0 && S_ISDIR (info.st_mode))
      support_remove_folder (child);
    else
      g_unlink (child);
  }
  g_clear_pointer (&dir, g_dir_close);
  g_rmdir (path);
}
