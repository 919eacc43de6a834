/* cr-fabric.c: what walls are made of, and how they hang together.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fabric.h"

#include "cr-area.h"

gboolean
cr_fabric_is_wall (const CrScene *scene, CrPlace place)
{
  const CrStructureKind *kind =
      cr_scene_has_place (scene, place) ? cr_scene_get_structure (scene, place) : NULL;

  return kind != NULL && (kind->wall_walk || kind->keep);
}

gboolean
cr_fabric_holds (const GArray *places, CrPlace place)
{
  for (guint i = 0; i < places->len; i++)
    if (cr_place_equal (g_array_index (places, CrPlace, i), place))
      return TRUE;
  return FALSE;
}

/* Walls hang together with walls, towers with towers, the keep with itself. */
static gboolean
is_alike (const CrScene *scene, CrPlace one, CrPlace other)
{
  const CrStructureKind *a = cr_scene_get_structure (scene, one), *b;

  if (!cr_fabric_is_wall (scene, other))
    return FALSE;
  b = cr_scene_get_structure (scene, other);
  return a->keep == b->keep && a->tower == b->tower;
}

static CrPlace
get_next (CrPlace place, CrDirection direction)
{
  return (CrPlace){ place.floor, cr_hex_neighbour (place.hex, direction) };
}

void
cr_fabric_list_stretch (const CrScene *scene, CrPlace place, GArray *places)
{
  g_array_set_size (places, 0);
  if (!cr_fabric_is_wall (scene, place))
    return;
  g_array_append_val (places, place);
  for (guint i = 0; i < places->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace at = g_array_index (places, CrPlace, i), next = get_next (at, d);

      if (is_alike (scene, at, next) && !cr_fabric_holds (places, next))
        g_array_append_val (places, next);
    }
}

static gboolean
is_at_edge (const GArray *places, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (!cr_fabric_holds (places, get_next (place, d)))
      return TRUE;
  return FALSE;
}

void
cr_fabric_list_counted (const CrScene *scene, CrPlace place, GArray *places)
{
  g_autoptr (GArray) stretch = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrStructureKind *kind;

  cr_fabric_list_stretch (scene, place, stretch);
  g_array_set_size (places, 0);
  kind = stretch->len > 0 ? cr_scene_get_structure (scene, place) : NULL;
  for (guint i = 0; i < stretch->len; i++) {
    CrPlace at = g_array_index (stretch, CrPlace, i);

    if ((!kind->tower && !kind->keep) || is_at_edge (stretch, at))
      g_array_append_val (places, at);
  }
}

static gboolean
touches_outside (const CrOutside *outside, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (cr_outside_has (outside, cr_hex_neighbour (place.hex, d)))
      return TRUE;
  return FALSE;
}

gboolean
cr_fabric_is_inner (const CrScene *scene, const CrOutside *outside, CrPlace place)
{
  g_autoptr (GArray) stretch = NULL;

  if (!cr_fabric_is_wall (scene, place))
    return FALSE;
  if (cr_scene_get_structure (scene, place)->keep || place.floor != 0)
    return TRUE;
  if (touches_outside (outside, place))
    return FALSE;
  stretch = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cr_fabric_list_stretch (scene, place, stretch);
  for (guint i = 0; i < stretch->len; i++)
    if (touches_outside (outside, g_array_index (stretch, CrPlace, i)))
      return FALSE;
  return TRUE;
}

/* (nullable): what such an area says of the hex, be there a wall or not: a gate, thatch. */
static const CrMaterial *
get_painted_material (const CrScene *scene, const CrSiegeRules *rules, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const char *kind = cr_node_get (node, "kind");
    const CrMaterial *material = kind != NULL ? cr_siege_rules_find_material (rules, kind) : NULL;
    g_auto (CrArea) area = { NULL };

    if (material != NULL && cr_area_read (map, node, &area, NULL) && cr_area_has (&area, place))
      return material;
  }
  return NULL;
}

const CrMaterial *
cr_fabric_get_material (const CrScene *scene,
                        const CrOutside *outside,
                        const CrSiegeRules *rules,
                        CrPlace place)
{
  const CrMaterial *painted;

  if (!cr_fabric_is_wall (scene, place))
    return NULL;
  painted = get_painted_material (scene, rules, place);
  if (painted != NULL)
    return painted;
  return cr_siege_rules_find_material (rules, cr_fabric_is_inner (scene, outside, place) ? "inner"
                                                                                         : "outer");
}
