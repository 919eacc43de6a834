/* cr-build-house.c: flat roofs, walled yards, large trees: what lies above the ground.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

/**
 * build_find_above:
 * @id: of the floor for tree tops and roofs
 *
 * Returns: its index, the next one when the edit has to add it, or -1 with an error
 */
static int
build_find_above (CrEdit *edit, const CrMap *map, const char *id, GError **error)
{
  CrFloor like = { .id = (char *) id, .name = (char *) cr_text ("Roofs and treetops") };
  int floor = cr_map_find_floor (map, id);

  like.storey = 1;
  if (floor >= 0)
    return floor;
  return cr_build_floor (edit, map, &like, error) ? cr_map_n_floors (map) : -1;
}

/* Whether the hex is on the map and nothing lies above it yet. */
static gboolean
build_check_above (const CrMap *map, CrPlace place, int above, GError **error)
{
  g_autofree char *at = cr_map_format_printed (map, place);
  CrPlace over = { above, place.hex };

  if (place.floor == above)
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("%s lies on the floor that is meant to be above it"), at);
  if (!cr_map_has_place (map, place))
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("%s is no hex of the map"), at);
  if (cr_map_get_level (map, place) >= CR_LEVEL_MAX)
    return cr_error_refuse (error, CR_ERROR_LIMIT, cr_text ("it would rise above level +%d"),
                            CR_LEVEL_MAX);
  if (!cr_map_has_place (map, over))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("above %s there is “%s” already"), at,
                          cr_map_get_terrain (map, over));
}

/* A link from a hex straight up; the floor above may not be there yet. */
static void
build_link_above (CrEdit *edit, const CrMap *map, CrNode *node, CrPlace place, const char *floor)
{
  g_autofree char *from = cr_map_format_place (map, place);
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (map), place.hex);
  g_autofree char *to = g_strdup_printf ("%s/%s", floor, at);

  cr_node_set (node, "from", from);
  cr_node_set (node, "to", to);
  cr_build_add_link (edit, map, node);
}

static gboolean
grow_hex (CrEdit *edit, const CrMap *map, CrPlace place, CrPlace over, int level, GError **error)
{
  if (!build_check_above (map, place, over.floor, error))
    return FALSE;
  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, CR_BUILD_TREE);
  cr_edit_set_code (edit, map, over, CR_LAYER_TERRAIN, CR_BUILD_TREETOP);
  cr_edit_set_value (edit, map, over, CR_LAYER_LEVEL, level);
  return TRUE;
}

gboolean
cr_build_tree (CrEdit *edit,
               const CrMap *map,
               const char *id,
               CrPlace trunk,
               const char *floor,
               GError **error)
{
  g_autoptr (CrNode) node = cr_node_new ("tree");
  int above, level = cr_map_get_level (map, trunk) + 1;

  cr_node_set (node, "id", id);
  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error))
    return FALSE;
  above = build_find_above (edit, map, floor, error);
  if (above < 0)
    return FALSE;
  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_add (trunk.hex, cr_hex_spiral (i));

    if (!grow_hex (edit, map, (CrPlace){ trunk.floor, hex }, (CrPlace){ above, hex }, level, error))
      return FALSE;
  }
  build_link_above (edit, map, g_steal_pointer (&node), trunk, floor);
  return TRUE;
}

/* Which hexes of a grid belong to something: one byte a cell. */
typedef struct {
  const CrGrid *grid;
  guint8 *cells;
} Set;

static Set
make_set (const CrMap *map, const CrPlace *hexes, gsize n_hexes)
{
  Set set = { .grid = cr_map_get_grid (map) };

  set.cells = g_malloc0 ((gsize) cr_grid_n_cells (set.grid));
  for (gsize i = 0; i < n_hexes; i++)
    if (cr_grid_contains (set.grid, hexes[i].hex))
      set.cells[cr_grid_get_cell (set.grid, hexes[i].hex)] = 1;
  return set;
}

static gboolean
has_hex (const Set *set, CrHex hex)
{
  int cell = cr_grid_get_cell (set->grid, hex);

  return cell >= 0 && set->cells[cell];
}

static void
clear_set (Set *set)
{
  g_free (set->cells);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Set, clear_set)

/* Houses are low obstructions (ELV-03). */
static gboolean
is_house (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  return terrain != NULL && terrain->low && g_str_equal (terrain->group, "built");
}

static gboolean
is_same_house (const CrScene *scene, CrPlace a, CrPlace b)
{
  const CrMap *map = cr_scene_get_map (scene);

  return is_house (scene, b) &&
         cr_map_get_value (map, a, CR_LAYER_TERRAIN) ==
             cr_map_get_value (map, b, CR_LAYER_TERRAIN) &&
         cr_map_get_value (map, a, CR_LAYER_STRUCTURE) ==
             cr_map_get_value (map, b, CR_LAYER_STRUCTURE) &&
         cr_map_get_level (map, a) == cr_map_get_level (map, b);
}

void
cr_build_find_house (const CrScene *scene, CrPlace place, GArray *hexes)
{
  g_auto (Set) known = make_set (cr_scene_get_map (scene), &place, 1);
  guint first = hexes->len;

  g_array_append_val (hexes, place);
  for (guint next = first; is_house (scene, place) && next < hexes->len; next++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace here = g_array_index (hexes, CrPlace, next);
      CrPlace there = { place.floor, cr_hex_neighbour (here.hex, d) };

      if (has_hex (&known, there.hex) || !is_same_house (scene, here, there))
        continue;
      known.cells[cr_grid_get_cell (known.grid, there.hex)] = 1;
      g_array_append_val (hexes, there);
    }
}

static gboolean
check_roof (const CrMap *map, const CrRoofPlan *plan, const Set *house, int above, GError **error)
{
  int level = cr_map_get_level (map, plan->hexes[0]);

  if (!has_hex (house, plan->ladder.hex)) {
    g_autofree char *at = cr_map_format_printed (map, plan->ladder);
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("the ladder at %s stands outside the house (ROF-01)"), at);
  }
  for (gsize i = 0; i < plan->n_hexes; i++) {
    if (!build_check_above (map, plan->hexes[i], above, error))
      return FALSE;
    if (plan->hexes[i].floor == plan->hexes[0].floor &&
        cr_map_get_level (map, plan->hexes[i]) == level)
      continue;
    g_autofree char *at = cr_map_format_printed (map, plan->hexes[i]);
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("%s lies at another level: a flat roof is level (ROF-01)"),
                            at);
  }
  return TRUE;
}

static void
cover_hex (CrEdit *edit, const CrMap *map, const Set *house, CrPlace place, CrPlace over)
{
  CrSide parapet = { .kind = CR_SIDE_PARAPET, .inside = CR_INSIDE_HERE };

  parapet.height = CR_HEIGHT_DEFAULT;
  parapet.arc = CR_ARC_DEFAULT;
  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, CR_BUILD_FLATHOUSE);
  if (cr_map_get_value (map, place, CR_LAYER_STRUCTURE) == 0)
    cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, CR_BUILD_HOUSE);
  cr_edit_set_code (edit, map, over, CR_LAYER_TERRAIN, CR_BUILD_FLATROOF);
  cr_edit_set_value (edit, map, over, CR_LAYER_LEVEL, cr_map_get_level (map, place) + 1);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (!has_hex (house, cr_hex_neighbour (place.hex, d)))
      cr_edit_put_side (edit, map, over, d, parapet);
}

gboolean
cr_build_roof (CrEdit *edit, const CrMap *map, const CrRoofPlan *plan, GError **error)
{
  g_autoptr (CrNode) node = cr_node_new ("ladder");
  g_auto (Set) house = make_set (map, plan->hexes, plan->n_hexes);
  int above;

  cr_node_set (node, "id", plan->id);
  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error))
    return FALSE;
  above = build_find_above (edit, map, plan->floor, error);
  if (above < 0 || !check_roof (map, plan, &house, above, error))
    return FALSE;
  for (gsize i = 0; i < plan->n_hexes; i++)
    cover_hex (edit, map, &house, plan->hexes[i], (CrPlace){ above, plan->hexes[i].hex });
  build_link_above (edit, map, g_steal_pointer (&node), plan->ladder, plan->floor);
  return TRUE;
}

/* The two hexes of a gate, the one within first. */
static gboolean
is_gate (const CrYardPlan *plan, CrHex within, CrHex without)
{
  for (gsize i = 0; i < plan->n_gates; i++) {
    CrHex one = plan->gates[i].place.hex;
    CrHex other = cr_hex_neighbour (one, plan->gates[i].direction);

    if ((cr_hex_equal (one, within) && cr_hex_equal (other, without)) ||
        (cr_hex_equal (one, without) && cr_hex_equal (other, within)))
      return TRUE;
  }
  return FALSE;
}

/* A house wall or a door that is there closes the yard as well. */
static gboolean
is_closed (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == CR_SIDE_WALL || cr_side_kind_is_opening (sides[i].kind))
      return TRUE;
  return FALSE;
}

/* A gate in a low wall is no higher than the wall. */
static CrSide
make_side (gboolean gate)
{
  CrSide side = { .kind = gate ? CR_SIDE_GATE : CR_SIDE_LOW_WALL, .inside = CR_INSIDE_HERE };

  side.arc = CR_ARC_DEFAULT;
  side.height = gate ? 0 : CR_HEIGHT_DEFAULT;
  side.state = gate ? CR_STATE_OPEN : CR_STATE_DEFAULT;
  return side;
}

static gsize
wall_hex (CrEdit *edit, const CrMap *map, const CrYardPlan *plan, const Set *yard, CrPlace place)
{
  gsize n_gates = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beyond = cr_place_neighbour (place, d);
    gboolean gate = is_gate (plan, place.hex, beyond.hex);

    if (has_hex (yard, beyond.hex) || !cr_map_has_place (map, beyond))
      continue;
    n_gates += gate;
    if (gate || !is_closed (map, place, d))
      cr_edit_put_side (edit, map, place, d, make_side (gate));
  }
  return n_gates;
}

gboolean
cr_build_yard (CrEdit *edit, const CrMap *map, const CrYardPlan *plan, GError **error)
{
  g_auto (Set) yard = make_set (map, plan->hexes, plan->n_hexes);
  gsize n_gates = 0;

  for (gsize i = 0; i < plan->n_hexes; i++) {
    if (plan->hexes[i].floor != plan->hexes[0].floor)
      return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("a yard lies on one floor (WAL-01)"));
    n_gates += wall_hex (edit, map, plan, &yard, plan->hexes[i]);
  }
  if (n_gates >= plan->n_gates)
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_PLACE,
                          cr_text ("a gate of the yard stands in its wall, not elsewhere "
                                   "(WAL-01)"));
}
