/* cr-mine.c: mines, hexes dug beneath walls. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-mine.h"

#include "cr-link.h"
#include "cr-text.h"

static CrPlace
get_place (const CrMap *map, CrPlace wall)
{
  return (CrPlace){ cr_map_find_floor (map, CR_MINE_FLOOR), wall.hex };
}

CrPlace
cr_mine_find (const CrMap *map, CrPlace wall)
{
  CrPlace place = get_place (map, wall);

  if (wall.floor != 0 || place.floor < 0 || !cr_map_has_place (map, place))
    place.floor = -1;
  return place;
}

static gboolean
is_wall (const CrScene *scene, CrPlace place)
{
  const CrStructureKind *kind = cr_scene_get_structure (scene, place);

  return cr_scene_has_place (scene, place) && kind != NULL && (kind->wall_walk || kind->keep);
}

/* Of the ground: nobody mines under a moat (MIN-01). */
static gboolean
is_mouth (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (scene, place);

  if (!cr_scene_has_place (scene, place))
    return FALSE;
  if (is_wall (scene, place))
    return cr_mine_find (cr_scene_get_map (scene), place).floor >= 0;
  return kind == NULL || !(kind->moat || kind->stairs || kind->cost[0].value == CR_IMPASSABLE);
}

CrMineWhy
cr_mine_check (const CrScene *scene, CrPlace wall, CrDirection mouth)
{
  const CrMap *map = cr_scene_get_map (scene);

  if (wall.floor != 0 || !is_wall (scene, wall))
    return CR_MINE_NO_WALL;
  if (!is_mouth (scene, cr_place_neighbour (wall, mouth)))
    return CR_MINE_NO_MOUTH;
  if (cr_mine_find (map, wall).floor >= 0)
    return CR_MINE_TAKEN;
  if (get_place (map, wall).floor < 0 &&
      cr_map_n_floors (map) >= cr_grid_most_floors (cr_map_get_grid (map)))
    return CR_MINE_NO_FLOOR;
  return CR_MINE_FREE;
}

static gboolean
looks_out (const CrScene *scene, CrPlace wall, CrDirection direction)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrSide *side = cr_map_find_side (map, wall, direction, CR_SIDE_BATTLEMENT);

  return side != NULL && cr_map_is_inside (map, side, wall.hex);
}

int
cr_mine_find_mouth (const CrScene *scene, CrPlace wall)
{
  for (int outwards = 1; outwards >= 0; outwards--)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      if (looks_out (scene, wall, d) == (outwards == 1) &&
          cr_mine_check (scene, wall, d) == CR_MINE_FREE)
        return (int) d;
  return -1;
}

const char *
cr_mine_why_text (CrMineWhy why)
{
  switch (why) {
  case CR_MINE_NO_WALL:
    return cr_text ("%s is no hex of a wall, a tower or the keep, and only those are undermined "
                    "(MIN-04)");
  case CR_MINE_NO_MOUTH:
    return cr_text ("before %s is neither dry ground nor another hex of a mine: turn it to where "
                    "one gets in (MIN-01)");
  case CR_MINE_TAKEN:
    return cr_text ("%s is undermined already (MIN-04)");
  case CR_MINE_NO_FLOOR:
    return cr_text ("beneath %s is no room: the map has as many floors as it may");
  case CR_MINE_FREE:
    break;
  }
  return "%s";
}

/* Where one comes from into that hex of a mine; it is itself where nothing leads there. */
static CrPlace
find_origin (const CrMap *map, CrPlace below)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (cr_node_is (node, "ramp") && cr_link_read (map, node, &link, NULL) &&
        cr_place_equal (link.to, below))
      return link.from;
  }
  return below;
}

gboolean
cr_mine_leads_on (const CrMap *map, CrPlace wall)
{
  CrPlace place = cr_mine_find (map, wall);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (cr_node_is (node, "ramp") && cr_link_read (map, node, &link, NULL) &&
        cr_place_equal (link.from, place))
      return TRUE;
  }
  return FALSE;
}

/* Of the ground on which one stood before he went down. */
static int
find_foot (const CrMap *map, CrPlace mouth, gboolean *first_out)
{
  CrPlace below = cr_mine_find (map, mouth);

  *first_out = below.floor < 0;
  for (guint i = 0; below.floor > 0 && i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++)
    below = find_origin (map, below);
  return cr_map_get_level (map, below.floor < 0 ? mouth : below);
}

static void
add_floor (CrEdit *edit, const CrMap *map)
{
  const CrFloor like = { .id = (char *) CR_MINE_FLOOR, .storey = -1 };
  int index = cr_map_n_floors (map);

  cr_edit_insert_floor_at (edit, map, index, &like);
  cr_edit_set_floor (edit, map, index, &like);
}

/* Down from the mouth, or along from one hex to the next. */
static void
add_way (CrEdit *edit, const CrMap *map, CrPlace from, CrHex hex)
{
  CrNode *node = cr_node_new ("ramp");
  g_autofree char *origin = cr_map_format_place (map, from);
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (map), hex);
  g_autofree char *below = g_strdup_printf ("%s/%s", CR_MINE_FLOOR, at);

  cr_node_set (node, "from", origin);
  cr_node_set (node, "to", below);
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, cr_map_n_nodes (map, CR_SECTION_LINKS), node);
}

void
cr_mine_dig (CrEdit *edit, const CrMap *map, const CrWork *work, CrPlace wall, CrDirection mouth)
{
  CrPlace place = get_place (map, wall), before = cr_place_neighbour (wall, mouth);
  CrPlace from = cr_mine_find (map, before);
  gboolean first;
  int foot = find_foot (map, before, &first);
  gboolean deep =
      first && work->deep.value > 0 && cr_map_get_level (map, wall) - foot > work->deep_above;

  if (place.floor < 0) {
    add_floor (edit, map);
    place.floor = cr_map_n_floors (map);
  }
  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, work->terrain);
  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL,
                     foot - (deep ? work->deep.value : work->depth.value));
  add_way (edit, map, from.floor < 0 ? before : from, wall.hex);
}

void
cr_mine_fill (CrEdit *edit, const CrMap *map, CrPlace below)
{
  for (guint i = cr_map_n_nodes (map, CR_SECTION_LINKS); i-- > 0;) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (cr_link_is_kind (cr_node_get_name (node)) && cr_link_read (map, node, &link, NULL) &&
        (cr_place_equal (link.from, below) || cr_place_equal (link.to, below)))
      cr_edit_remove_node (edit, map, CR_SECTION_LINKS, i);
  }
  cr_edit_set_value (edit, map, below, CR_LAYER_TERRAIN, 0);
  cr_edit_set_value (edit, map, below, CR_LAYER_LEVEL, 0);
}
