/* cr-lof-ward.c: what the castle as a whole gives the men inside it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-ward.h"

#include "cr-mechanism.h"
#include "cr-outside.h"

#include <string.h>

struct _CrLofWard {
  CrGrid grid;
  CrOutside *outside;
  guint n_bridges, n_raised; /* that lead outside */
  guint8 *flanks;            /* by cell */
};

static gboolean
is_drawbridge (const CrNode *node)
{
  return g_strcmp0 (cr_node_get (node, "kind"), "drawbridge") == 0;
}

gboolean
cr_lof_ward_is_needed (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    if (is_drawbridge (cr_map_get_node (map, CR_SECTION_MECHANISMS, i)))
      return TRUE;
  return FALSE;
}

/* The bridge leads through its gate into the castle. */
static gboolean
has_gate (const CrMap *map, CrPlace bridge, CrDirection direction)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (map, bridge, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (things[i].kind))
      return TRUE;
  return FALSE;
}

static void
set_flank (CrLofWard *ward, const CrScene *scene, CrHex hex, CrLofFlank flank)
{
  int cell = cr_grid_get_cell (&ward->grid, hex);

  if (cell >= 0 && cr_scene_has_place (scene, (CrPlace){ 0, hex }) &&
      !cr_outside_has (ward->outside, hex))
    ward->flanks[cell] = MAX (ward->flanks[cell], (guint8) flank);
}

/* The two castle hexes that touch both the bridge and the gateway behind its gate, COV-07. */
static void
set_flanks (CrLofWard *ward, const CrScene *scene, CrPlace bridge, CrLofFlank flank)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex gateway = cr_hex_neighbour (bridge.hex, d);

    if (!has_gate (cr_scene_get_map (scene), bridge, d) ||
        cr_outside_has (ward->outside, gateway) ||
        !cr_scene_has_place (scene, (CrPlace){ 0, gateway }))
      continue;
    for (int turn = 1; turn < CR_N_DIRECTIONS; turn += CR_N_DIRECTIONS - 2)
      set_flank (ward, scene, cr_hex_neighbour (bridge.hex, (d + turn) % CR_N_DIRECTIONS), flank);
  }
}

/* A bridge between two courts is none that the ground before the castle knows of. */
static void
add_bridge (CrLofWard *ward, const CrScene *scene, const CrMechanism *bridge)
{
  gboolean raised = cr_mechanism_is_raised (bridge), outer = FALSE;

  for (guint i = 0; i < bridge->places->len; i++) {
    CrPlace place = g_array_index (bridge->places, CrPlace, i);

    if (place.floor != 0 || !cr_outside_has (ward->outside, place.hex))
      continue;
    outer = TRUE;
    set_flanks (ward, scene, place, raised ? CR_LOF_FLANK_RAISED : CR_LOF_FLANK_LOWERED);
  }
  ward->n_bridges += outer ? 1 : 0;
  ward->n_raised += outer && raised ? 1 : 0;
}

/* Reads the bridges, once the outside is known. */
static void
read_bridges (CrLofWard *ward, const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);

  ward->flanks = g_malloc0 ((gsize) cr_grid_n_cells (&ward->grid));
  ward->n_bridges = ward->n_raised = 0;
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);
    g_auto (CrMechanism) bridge = { 0 };

    if (is_drawbridge (node) && cr_mechanism_read (map, node, &bridge, NULL))
      add_bridge (ward, scene, &bridge);
  }
}

CrLofWard *
cr_lof_ward_new (const CrScene *scene)
{
  CrLofWard *ward = g_new0 (CrLofWard, 1);

  ward->grid = *cr_map_get_grid (cr_scene_get_map (scene));
  ward->outside = cr_outside_new (scene);
  read_bridges (ward, scene);
  return ward;
}

void
cr_lof_ward_free (CrLofWard *ward)
{
  if (ward == NULL)
    return;
  cr_outside_free (ward->outside);
  g_free (ward->flanks);
  g_free (ward);
}

void
cr_lof_ward_touch (CrLofWard *ward, const CrScene *scene, CrPlace place)
{
  cr_outside_touch (ward->outside, scene, place);
}

void
cr_lof_ward_touch_nodes (CrLofWard *ward)
{
  cr_outside_touch_areas (ward->outside);
}

gboolean
cr_lof_ward_follow (CrLofWard *ward, const CrScene *scene)
{
  g_autofree guint8 *flanks = g_steal_pointer (&ward->flanks);
  guint n_bridges = ward->n_bridges, n_raised = ward->n_raised;
  gboolean changed = cr_outside_follow (ward->outside, scene);

  read_bridges (ward, scene);
  return changed || ward->n_bridges != n_bridges || ward->n_raised != n_raised ||
         memcmp (flanks, ward->flanks, (gsize) cr_grid_n_cells (&ward->grid)) != 0;
}

gboolean
cr_lof_ward_is_outside (const CrLofWard *ward, CrPlace place)
{
  return place.floor == 0 && cr_outside_has (ward->outside, place.hex);
}

gboolean
cr_lof_ward_is_shut (const CrLofWard *ward)
{
  return ward->n_bridges > 0 && ward->n_raised == ward->n_bridges;
}

CrLofFlank
cr_lof_ward_get_flank (const CrLofWard *ward, CrPlace place)
{
  int cell = cr_grid_get_cell (&ward->grid, place.hex);

  return cell < 0 ? CR_LOF_FLANK_NONE : (CrLofFlank) ward->flanks[cell];
}

gboolean
cr_lof_ward_concerns (const CrLofWard *ward, CrPlace from, CrPlace to)
{
  return ward->n_bridges > 0 && cr_lof_ward_is_outside (ward, from) &&
         !cr_lof_ward_is_outside (ward, to);
}
