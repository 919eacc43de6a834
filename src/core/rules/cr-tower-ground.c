/* cr-tower-ground.c: what a siege tower rolls over. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-tower-ground.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-tower-private.h"

/* Hexes that a tower looks ahead for its wall. */
#define FARTHEST_WALL 200

/* Level ground, whatever grows on it, and water that was filled; of the first set's tower
 * drawbridges as well; nothing that was built (TWR-07, TWO-04, TWO-05). */
static gboolean
is_rolled_over (const CrTower *tower, const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  if (cr_scene_get_structure (scene, place) != NULL || cr_scene_is_wall_walk (scene, place))
    return FALSE;
  if (!tower->type->fills && terrain != NULL && terrain->climb.value > 0)
    return FALSE;
  return terrain == NULL || terrain->rolled || (terrain->bridge && tower->type->bridges);
}

/* Filled moats lie between levels: they are as level as what is beside them. */
static gboolean
is_between (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  return terrain != NULL && terrain->climb.value > 0;
}

static CrPlace
find_place (const CrTower *tower, CrHex own)
{
  return (CrPlace){ 0, cr_tower_get_hex (tower, own) };
}

int
cr_tower_get_level (const CrTower *tower, const CrScene *scene)
{
  const GArray *body = cr_work_get_part (tower->type, 0)->hexes;
  const CrHex *first = NULL;
  CrPlace place;

  for (guint i = 0; i < body->len; i++) {
    const CrHex *own = &g_array_index (body, CrHex, i);

    place = find_place (tower, *own);
    if (!cr_scene_has_place (scene, place))
      continue;
    if (!is_between (scene, place))
      return cr_scene_get_level (scene, place);
    first = first != NULL ? first : own;
  }
  if (first == NULL)
    return 0;
  for (CrHex own = *first;; own.r++) {
    place = find_place (tower, own);
    if (!cr_scene_has_place (scene, place))
      return cr_scene_get_level (scene, find_place (tower, *first));
    if (!is_between (scene, place))
      return cr_scene_get_level (scene, place);
  }
}

static gboolean
is_level (const CrScene *scene, CrPlace place, int level)
{
  return is_between (scene, place) || cr_scene_get_level (scene, place) == level;
}

/* A wall, a battlement, a hedge: whatever stands on a side between two hexes of its body. -1 for
 * none */
static int
find_split (const CrTower *tower, const CrMap *map, CrPlace place)
{
  guint8 sides = cr_map_get_occupied_sides (map, place);

  for (CrDirection d = 0; sides != 0 && d < CR_N_DIRECTIONS; d++)
    if ((sides & (1 << d)) != 0 && cr_tower_stands_on (tower, cr_hex_neighbour (place.hex, d)))
      return d;
  return -1;
}

static const char *
name_ground (const CrScene *scene, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (scene, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);
  const CrNode *node = structure != NULL ? structure->node : terrain != NULL ? terrain->node : NULL;
  const char *name =
      node != NULL ? cr_node_get_localized (node, "name", g_get_language_names ()) : NULL;

  return name != NULL ? name : cr_map_get_terrain (cr_scene_get_map (scene), place);
}

/* Of a hex of its body: why it is that one. */
static const char *
name_part (const CrTower *tower, CrHex own)
{
  const CrWorkPart *body = cr_work_get_part (tower->type, 0);

  if (!cr_work_part_has (body, cr_hex_neighbour (own, 0)))
    return cr_text ("its front");
  return cr_work_part_has (body, cr_hex_neighbour (own, 3)) ? cr_text ("its middle")
                                                            : cr_text ("its rear");
}

/* Returns: (transfer full) (nullable): why the tower cannot stand on that hex of its body */
static char *
explain_ground (const CrTower *tower, const CrScene *scene, CrHex own)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrPlace place = find_place (tower, own);
  const char *part = name_part (tower, own);
  g_autofree char *at = cr_map_format_printed (map, place);
  int split;

  if (!is_rolled_over (tower, scene, place))
    /* Translators: “its rear”, a hex, and what is there as the palette has it: “Moat” */
    return g_strdup_printf (cr_text ("would stand with %1$s on %2$s (%3$s)"), part, at,
                            name_ground (scene, place));
  if (!is_level (scene, place, cr_tower_get_level (tower, scene)))
    /* Translators: “its rear”, and a hex */
    return g_strdup_printf (
        cr_text ("would stand with %1$s on %2$s, which is not level with the rest of it"), part,
        at);
  split = find_split (tower, map, place);
  if (split < 0)
    return NULL;

  g_autofree char *side = cr_map_format_printed_side (map, place, split);
  /* Translators: “its rear”, and a hexside: “0706 NE” */
  return g_strdup_printf (cr_text ("would stand with %1$s astride what is built on %2$s"), part,
                          side);
}

static gboolean
refuse_ground (const CrTower *tower, const CrMap *map, const char *why, GError **error)
{
  g_autofree char *all = NULL;

  /* Translators: “would stand with its rear on 0612 (Moat)” */
  all = g_strdup_printf (
      !tower->type->fills ? cr_text ("%s: it rolls over level ground and drawbridges only (MIN-01)")
      : tower->type->bridges
          ? cr_text ("%s: it rolls over level ground, drawbridges and filled moats only (TWO-04)")
          : cr_text ("%s: it rolls over level ground and filled moats only (TWR-07)"),
      why);
  return cr_tower_refuse (tower, map, all, error);
}

gboolean
cr_tower_check_ground (const CrTower *tower, const CrScene *scene, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  const GArray *body = cr_work_get_part (tower->type, 0)->hexes;

  for (guint i = 0; i < body->len; i++) {
    CrHex own = g_array_index (body, CrHex, i);
    g_autofree char *why = cr_scene_has_place (scene, find_place (tower, own))
                               ? explain_ground (tower, scene, own)
                               : NULL;

    if (why != NULL)
      return refuse_ground (tower, map, why, error);
  }
  return TRUE;
}

gboolean
cr_tower_find_wall (const CrTower *tower, const CrScene *scene, CrPlace *wall_out)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrDirection back = cr_direction_opposite (tower->facing);
  CrPlace place = tower->front;

  for (int n = 0; n < FARTHEST_WALL; n++) {
    const CrSide *side;

    place.hex = cr_hex_neighbour (place.hex, tower->facing);
    if (!cr_scene_has_place (scene, place))
      continue;
    side = cr_map_find_side (map, place, back, CR_SIDE_BATTLEMENT);
    if (side == NULL || !cr_map_is_inside (map, side, place.hex))
      continue;
    *wall_out = place;
    return TRUE;
  }
  return FALSE;
}

int
cr_tower_measure_wall (const CrTower *tower, const CrScene *scene)
{
  CrPlace wall;

  if (!cr_tower_find_wall (tower, scene, &wall))
    return 1;
  return CLAMP (cr_scene_get_level (scene, wall) - cr_tower_get_level (tower, scene), 1,
                CR_WORK_MAX_WALL);
}
