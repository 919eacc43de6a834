/* twin-castle.c: drawbridges and flat roofs. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-curtain.h"
#include "cr-mechanism.h"
#include "twin-private.h"

typedef struct {
  int n, n_raised, flank; /* the target's hex lies beside one: 1 lowered, 2 raised */
} Bridges;

static gboolean
is_outside (const CrOutside *outside, CrPlace place)
{
  return place.floor == 0 && cr_outside_has (outside, place.hex);
}

/* Of the bridge's hex and a hex behind a gate on its side @d: is the target beside both? */
static gboolean
is_beside_gate (const TwinLine *line, const CrOutside *outside, CrPlace bridge, int d)
{
  const CrGrid *grid = cr_map_get_grid (line->map);
  CrHex behind = cr_hex_neighbour (bridge.hex, d), target = line->men[1].hex;
  gboolean gate = FALSE;
  gsize n;
  const CrSide *things = cr_map_get_sides (line->map, bridge, d, &n);

  for (gsize i = 0; i < n; i++)
    gate |= cr_side_kind_is_opening (things[i].kind) != FALSE;
  return gate && cr_grid_contains (grid, behind) && !cr_outside_has (outside, behind) &&
         cr_hex_distance (target, behind) == 1 && cr_hex_distance (target, bridge.hex) == 1;
}

static void
count_bridge (const TwinLine *line,
              const CrOutside *outside,
              const CrMechanism *bridge,
              Bridges *bridges)
{
  gboolean outer = FALSE, raised = cr_mechanism_is_raised (bridge);
  CrPlace plan = { 0, line->men[1].hex };

  for (guint i = 0; i < bridge->places->len; i++) {
    CrPlace place = g_array_index (bridge->places, CrPlace, i);

    if (!is_outside (outside, place))
      continue;
    outer = TRUE;
    for (int d = 0; d < 6; d++)
      if (is_beside_gate (line, outside, place, d) && cr_scene_has_place (line->scene, plan) &&
          !is_outside (outside, plan))
        bridges->flank = MAX (bridges->flank, raised ? 2 : 1);
  }
  bridges->n += outer;
  bridges->n_raised += outer && raised;
}

static gboolean
is_rubble (const TwinLine *line, CrHex hex)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, hex));

  return twin_exists (line, hex) && terrain != NULL && terrain->breach;
}

static gboolean
stands_high_or_by_slit (const TwinLine *line)
{
  CrHex hex = line->men[1].hex;
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, line->men[1]);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[1]);

  if (structure != NULL && structure->wall_walk && (terrain == NULL || !terrain->roofed))
    return TRUE;
  for (int d = 0; d < 6; d++)
    if (twin_has (line, hex, d, CR_SIDE_BATTLEMENT, hex) ||
        twin_has (line, hex, d, CR_SIDE_SLIT, hex))
      return TRUE;
  return FALSE;
}

static gboolean
is_let_in (const TwinLine *line)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[0]);
  gboolean rubble = FALSE;

  for (int i = 0; i < line->track->n; i++)
    rubble |= is_rubble (line, twin_hex (line, i));
  return rubble || stands_high_or_by_slit (line) ||
         (terrain != NULL && terrain->blocks &&
          g_strcmp0 (cr_node_get (terrain->node, "blocks-rule"), "TWR-12") == 0);
}

/* COV-02, COV-07, by hand for each line. */
CrCover
twin_castle_cover (const TwinLine *line)
{
  g_autoptr (CrOutside) outside = NULL;
  Bridges bridges = { 0, 0, 0 };

  if (cr_map_n_nodes (line->map, CR_SECTION_MECHANISMS) == 0)
    return CR_COVER_NONE;
  outside = cr_outside_new (line->scene);
  if (!is_outside (outside, line->men[0]) || is_outside (outside, line->men[1]))
    return CR_COVER_NONE;
  for (guint i = 0; i < cr_map_n_nodes (line->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (line->map, CR_SECTION_MECHANISMS, i);
    g_auto (CrMechanism) bridge = { 0 };

    if (g_strcmp0 (cr_node_get (node, "kind"), "drawbridge") == 0 &&
        cr_mechanism_read (line->map, node, &bridge, NULL))
      count_bridge (line, outside, &bridge, &bridges);
  }
  if (bridges.flank > 0)
    return bridges.flank == 2 ? CR_COVER_INFINITE : CR_COVER_HEAVY;
  return bridges.n > 0 && bridges.n == bridges.n_raised && !is_let_in (line) ? CR_COVER_INFINITE
                                                                             : CR_COVER_NONE;
}

/* ROF-01: he is on the roof; the shooter is neither higher nor on the same roof. */
gboolean
twin_is_roof_below (const TwinLine *line, const CrTerrainKind *roof)
{
  if (roof->outer_cover.value <= roof->cover.value || line->level[0] > line->level[1])
    return FALSE;
  for (int i = 0; i < line->track->n; i++) {
    CrPlace place = twin_place (line, twin_hex (line, i));

    if (!cr_scene_has_place (line->scene, place) ||
        cr_scene_get_terrain (line->scene, place) != roof ||
        cr_scene_get_level (line->scene, place) != line->level[1])
      return TRUE;
  }
  return FALSE;
}
