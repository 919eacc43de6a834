/* cr-check-above.c: large trees and flat roofs. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-link.h"
#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* What lies above the ground: one byte for each place that has been looked at. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  guint8 *seen;
  int treetop, flatroof; /* codes, -1 where the map has none */
} Above;

static int
get_index (const Above *above, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (above->map);
  int cell = cr_grid_get_cell (grid, place.hex);

  return cell < 0 ? -1 : place.floor * cr_grid_n_cells (grid) + cell;
}

static gboolean
is_kind (const Above *above, CrPlace place, int code)
{
  return code > 0 && cr_grid_contains (cr_map_get_grid (above->map), place.hex) &&
         cr_map_get_value (above->map, place, CR_LAYER_TERRAIN) == code;
}

/* The fix gets the terrain and level wanted there; a place without ground cannot be mended. */
static gboolean
grow_mend (const Above *above, CrEdit *fix, CrPlace place, int code, int level)
{
  if (code <= 0 || !cr_grid_contains (cr_map_get_grid (above->map), place.hex) ||
      level > CR_LEVEL_MAX)
    return FALSE;
  cr_edit_set_value (fix, above->map, place, CR_LAYER_TERRAIN, code);
  cr_edit_set_value (fix, above->map, place, CR_LAYER_LEVEL, level);
  return TRUE;
}

static void
add_tree (const Above *above, const CrLink *link, int n_missing, CrEdit *fix)
{
  g_autofree char *at = cr_map_format_printed (above->map, link->from);
  CrProblem *problem = cr_check_add (
      above->problems, "tree-not-whole", link->from,
      g_strdup_printf (cr_text ("The large tree of %s is not whole: %d of the seven hexes of its "
                                "foot and the seven of its crown are missing or at another level."),
                       at, n_missing));

  if (fix != NULL)
    cr_check_set_fix (problem, cr_text ("Make whole"), fix);
}

/* TRE-01, TRE-04: A large tree takes seven hexes, and its crown lies one level above them. */
static void
check_tree (const Above *above, const CrLink *link)
{
  int tree = cr_map_find_code (above->map, CR_LAYER_TERRAIN, CR_BUILD_TREE);
  int level = cr_map_get_level (above->map, link->from), n_missing = 0;
  g_autoptr (CrEdit) fix = cr_edit_new ();
  gboolean can = link->from.floor != link->to.floor && cr_hex_equal (link->from.hex, link->to.hex);

  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_add (link->from.hex, cr_hex_spiral (i));
    CrPlace foot = { link->from.floor, hex }, crown = { link->to.floor, hex };
    int index = get_index (above, crown);

    if (index >= 0)
      above->seen[index] = 1;
    if (!is_kind (above, foot, tree) || cr_map_get_level (above->map, foot) != level) {
      n_missing++;
      can = can && grow_mend (above, fix, foot, tree, level);
    }
    if (!is_kind (above, crown, above->treetop) ||
        cr_map_get_level (above->map, crown) != level + 1) {
      n_missing++;
      can = can && grow_mend (above, fix, crown, above->treetop, level + 1);
    }
  }
  if (n_missing > 0)
    add_tree (above, link, n_missing, can ? g_steal_pointer (&fix) : NULL);
}

/* The hexes of one kind that hang together with @start; @walls: past no parapet between roofs. */
static void
gather_hexes (const Above *above, CrPlace start, int code, gboolean walls, GArray *hexes)
{
  above->seen[get_index (above, start)] = 1;
  g_array_append_val (hexes, start);
  for (guint next = 0; next < hexes->len; next++) {
    CrPlace here = g_array_index (hexes, CrPlace, next);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = cr_place_neighbour (here, d);

      if (!is_kind (above, there, code) || above->seen[get_index (above, there)] ||
          (walls && cr_map_find_side (above->map, here, d, CR_SIDE_PARAPET) != NULL))
        continue;
      above->seen[get_index (above, there)] = 1;
      g_array_append_val (hexes, there);
    }
  }
}

static void
check_crown (const Above *above, CrPlace start)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *at = cr_map_format_printed (above->map, start);
  CrEdit *fix = cr_edit_new ();
  CrProblem *problem;

  gather_hexes (above, start, above->treetop, FALSE, hexes);
  problem = cr_check_add (
      above->problems, "crown-without-trunk", start,
      g_strdup_printf (cr_text ("The treetop of %s belongs to no large tree: nobody climbs up "
                                "there without a trunk."),
                       at));
  cr_check_set_places (problem, hexes);
  for (guint i = 0; i < hexes->len; i++)
    for (CrLayer layer = 0; layer < CR_N_LAYERS; layer++)
      cr_edit_set_value (fix, above->map, g_array_index (hexes, CrPlace, i), layer,
                         cr_map_get_floor (above->map, start.floor)->defaults[layer]);
  cr_check_set_removal (problem, cr_text ("Remove the treetop"), fix);
}

static gboolean
is_fenced (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    switch (sides[i].kind) {
    case CR_SIDE_PARAPET:
    case CR_SIDE_LOW_WALL:
    case CR_SIDE_WALL:
    case CR_SIDE_PARTITION:
    case CR_SIDE_BATTLEMENT:
      return TRUE;
    default:
      if (cr_side_kind_is_opening (sides[i].kind))
        return TRUE;
    }
  return FALSE;
}

/* ROF-01: A flat roof has a parapet all round. */
static void
check_parapet (const Above *above, const GArray *hexes)
{
  g_autoptr (CrEdit) fix = cr_edit_new ();
  CrSide parapet = { .kind = CR_SIDE_PARAPET, .inside = CR_INSIDE_HERE };
  CrPlace first = g_array_index (hexes, CrPlace, 0);
  g_autofree char *at = cr_map_format_printed (above->map, first);
  int n_open = 0;

  parapet.height = CR_HEIGHT_DEFAULT;
  parapet.arc = CR_ARC_DEFAULT;
  for (guint i = 0; i < hexes->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace here = g_array_index (hexes, CrPlace, i);

      if (is_kind (above, cr_place_neighbour (here, d), above->flatroof) ||
          is_fenced (above->map, here, d))
        continue;
      cr_edit_put_side (fix, above->map, here, d, parapet);
      n_open++;
    }
  if (n_open == 0)
    return;
  cr_check_set_fix (
      cr_check_add (above->problems, "roof-without-parapet", first,
                    g_strdup_printf (cr_text ("The flat roof of %s is open on sides without a "
                                              "parapet: %d."),
                                     at, n_open)),
      cr_text ("Put a parapet"), g_steal_pointer (&fix));
}

static gboolean
can_come (const CrWays *ways, CrPlace from, CrPlace to)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (cr_ways_get_scene (ways));

  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++) {
    CrStep step = cr_ways_step (ways, from, to, (int) i);

    if (step.cost != CR_IMPASSABLE || step.why == CR_STEP_CLOSED)
      return TRUE;
  }
  return FALSE;
}

/* A roof is reached by a ladder from inside, or over the parapet from what lies beside it at its
 * level. */
static gboolean
has_way_up (const Above *above, const CrWays *ways, const GArray *hexes)
{
  g_autoptr (GArray) around = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < hexes->len; i++) {
    CrPlace here = g_array_index (hexes, CrPlace, i);

    g_array_set_size (around, 0);
    cr_ways_links (ways, here, around);
    if (around->len > 0)
      return TRUE;
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = cr_place_neighbour (here, d);

      if (cr_scene_has_place (above->scene, there) && !is_kind (above, there, above->flatroof) &&
          can_come (ways, there, here))
        return TRUE;
    }
  }
  return FALSE;
}

static void
check_roof (const Above *above, const CrWays *ways, CrPlace start)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *at = cr_map_format_printed (above->map, start);

  gather_hexes (above, start, above->flatroof, TRUE, hexes);
  check_parapet (above, hexes);
  if (cr_ruleset_n_movers (cr_scene_get_ruleset (above->scene)) == 0 ||
      has_way_up (above, ways, hexes))
    return;
  cr_check_set_places (
      cr_check_add (above->problems, "roof-without-way-up", start,
                    g_strdup_printf (cr_text ("Nothing leads up to the flat roof of %s: put a "
                                              "ladder into the house."),
                                     at)),
      hexes);
}

static void
check_places (const Above *above, CrCheckRun *run)
{
  const CrGrid *grid = cr_map_get_grid (above->map);
  const CrWays *ways = above->flatroof > 0 ? cr_check_get_ways (run) : NULL;

  for (int floor = 0; floor < cr_map_n_floors (above->map); floor++) {
    const gint16 *terrain = cr_map_get_layer (above->map, floor, CR_LAYER_TERRAIN);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (terrain[cell] == 0 || above->seen[floor * cr_grid_n_cells (grid) + cell])
        continue;
      if (terrain[cell] == above->treetop)
        check_crown (above, place);
      else if (terrain[cell] == above->flatroof)
        check_roof (above, ways, place);
    }
  }
}

void
cr_check_above (CrCheckRun *run)
{
  const CrMap *map = cr_scene_get_map (run->scene);
  g_autofree guint8 *seen =
      g_new0 (guint8, cr_map_n_floors (map) * cr_grid_n_cells (cr_map_get_grid (map)));
  Above above = { run->scene, map, run->problems, seen };

  above.treetop = cr_map_find_code (map, CR_LAYER_TERRAIN, CR_BUILD_TREETOP);
  above.flatroof = cr_map_find_code (map, CR_LAYER_TERRAIN, CR_BUILD_FLATROOF);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (cr_node_is (node, "tree") && cr_link_read (map, node, &link, NULL))
      check_tree (&above, &link);
  }
  check_places (&above, run);
}
