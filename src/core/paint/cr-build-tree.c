/* cr-build-tree.c: large trees, and what lies above the ground.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

/**
 * cr_build_find_above:
 * @id: of the floor for tree tops and roofs
 *
 * Returns: its index, the next one when the edit has to add it, or -1 with an error
 */
int
cr_build_find_above (CrEdit *edit, const CrMap *map, const char *id, GError **error)
{
  CrFloor like = { .id = (char *) id, .name = (char *) cr_text ("Roofs and treetops") };
  int floor = cr_map_find_floor (map, id);

  like.storey = 1;
  if (floor >= 0)
    return floor;
  return cr_build_floor (edit, map, &like, error) ? cr_map_n_floors (map) : -1;
}

/* Whether the hex is on the map and nothing lies above it yet. */
gboolean
cr_build_check_above (const CrMap *map, CrPlace place, int above, GError **error)
{
  g_autofree char *at = cr_map_format_printed (map, place);
  CrPlace over = { above, place.hex };

  if (place.floor == above)
    return cr_build_refuse (error, CR_ERROR_PLACE,
                            cr_text ("%s lies on the floor that is meant to be above it"), at);
  if (!cr_map_has_place (map, place))
    return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("%s is no hex of the map"), at);
  if (cr_map_get_level (map, place) >= CR_LEVEL_MAX)
    return cr_build_refuse (error, CR_ERROR_LIMIT, cr_text ("it would rise above level +%d"),
                            CR_LEVEL_MAX);
  if (!cr_map_has_place (map, over))
    return TRUE;
  return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("above %s there is “%s” already"), at,
                          cr_map_get_terrain (map, over));
}

/* A link from a hex straight up; the floor above may not be there yet. */
void
cr_build_link_above (CrEdit *edit, const CrMap *map, CrNode *node, CrPlace place, const char *floor)
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
  if (!cr_build_check_above (map, place, over.floor, error))
    return FALSE;
  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, CR_BUILD_TREE);
  cr_edit_set_code (edit, map, over, CR_LAYER_TERRAIN, CR_BUILD_TREETOP);
  cr_edit_set_value (edit, map, over, CR_LAYER_LEVEL, level);
  return TRUE;
}

/**
 * cr_build_tree:
 * @map: not changed, but it learns codes that are new to it
 * @id: of the link up the trunk
 * @trunk: in the middle of the seven hexes
 * @floor: id of the floor of its crown, made if there is none
 *
 * A large tree is seven hexes (TRE-01), with a crown one level up that is climbed at the trunk
 * alone (TRE-02, TRE-04).
 */
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
  above = cr_build_find_above (edit, map, floor, error);
  if (above < 0)
    return FALSE;
  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_add (trunk.hex, cr_hex_spiral (i));

    if (!grow_hex (edit, map, (CrPlace){ trunk.floor, hex }, (CrPlace){ above, hex }, level, error))
      return FALSE;
  }
  cr_build_link_above (edit, map, g_steal_pointer (&node), trunk, floor);
  return TRUE;
}
