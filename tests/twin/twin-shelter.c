/* twin-shelter.c: cover by terrain, roofs and drawbridges.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-private.h"

#include "cr-mechanism.h"

/* ---- the castle ---- */

static gboolean
is_outside (const TwinCastle *self, CrPlace place)
{
  return place.floor == 0 && cr_outside_has (self->outside, place.hex);
}

static gboolean
has_opening (const CrMap *map, CrPlace place, CrDirection side)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (map, place, side, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (things[i].kind))
      return TRUE;
  return FALSE;
}

/* COV-07: next to both the bridge's hex and the one behind its gate. */
static void
add_flanks (const TwinCastle *self, CrHex hex, GArray *flanks)
{
  const CrMap *map = cr_scene_get_map (self->scene);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex gate = cr_hex_neighbour (hex, d);

    if (!has_opening (map, (CrPlace){ 0, hex }, d) ||
        !cr_map_has_place (map, (CrPlace){ 0, gate }) || cr_outside_has (self->outside, gate))
      continue;
    for (int turn = 1; turn <= 5; turn += 4) {
      CrHex flank = cr_hex_neighbour (hex, (d + turn) % 6);

      if (!cr_outside_has (self->outside, flank) && cr_map_has_place (map, (CrPlace){ 0, flank }))
        g_array_append_val (flanks, flank);
    }
  }
}

static void
add_bridge (TwinCastle *self, const CrNode *node)
{
  const CrMap *map = cr_scene_get_map (self->scene);
  g_auto (CrMechanism) mechanism = { 0 };
  TwinBridge bridge;
  gboolean leads_out = FALSE;

  if (!cr_mechanism_read (map, node, &mechanism, NULL) ||
      g_strcmp0 (mechanism.kind, "drawbridge") != 0)
    return;
  bridge.raised = cr_mechanism_is_raised (&mechanism);
  bridge.flanks = g_array_new (FALSE, FALSE, sizeof (CrHex));
  for (guint i = 0; i < mechanism.places->len; i++) {
    CrPlace place = g_array_index (mechanism.places, CrPlace, i);

    if (!is_outside (self, place))
      continue;
    leads_out = TRUE;
    add_flanks (self, place.hex, bridge.flanks);
  }
  if (leads_out)
    g_array_append_val (self->bridges, bridge);
  else
    g_array_unref (bridge.flanks);
}

static void
clear_bridge (gpointer bridge)
{
  g_array_unref (((TwinBridge *) bridge)->flanks);
}

TwinCastle *
twin_castle_new (TwinPlan *plan, const CrScene *scene)
{
  TwinCastle *self = g_new0 (TwinCastle, 1);
  const CrMap *map = cr_scene_get_map (scene);

  self->plan = plan;
  self->scene = scene;
  self->outside = cr_outside_new (scene);
  self->bridges = g_array_new (FALSE, FALSE, sizeof (TwinBridge));
  g_array_set_clear_func (self->bridges, clear_bridge);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    add_bridge (self, cr_map_get_node (map, CR_SECTION_MECHANISMS, i));
  return self;
}

void
twin_castle_free (TwinCastle *self)
{
  if (self == NULL)
    return;
  cr_outside_free (self->outside);
  g_array_unref (self->bridges);
  g_free (self);
}

const CrScene *
twin_castle_get_scene (const TwinCastle *self)
{
  return self->scene;
}

/* ---- one line ---- */

static gboolean
stays_on (const TwinLine *line, const CrTerrainKind *terrain, int level)
{
  for (int i = 0; i < line->track->n; i++) {
    CrPlace place = twin_place (line, twin_hex (line, i));

    if (cr_scene_get_terrain (line->scene, place) != terrain ||
        cr_scene_get_level (line->scene, place) != level)
      return FALSE;
  }
  return TRUE;
}

/* COV-03: who has chosen a side of his doorway is covered against those before it. */
static gboolean
has_turned_away (const TwinLine *line, int man)
{
  const CrMan *who = line->stands[man].man;
  CrHex way = cr_hex_sub (line->men[1 - man].hex, line->men[man].hex);

  return who != NULL && who->post.facing >= 0 &&
         cr_hex_dot (cr_hex_steps[who->post.facing], way) <= 0;
}

/* LOF-15: none in scrub or on a slope under plunging fire. */
static gboolean
is_laid_bare (const TwinLine *line, int man, const CrTerrainKind *terrain)
{
  const CrNode *extra =
      cr_node_find_with (terrain->node, "extra", "name", "cover-under-plunging-fire");

  return extra != NULL && man == 1 && line->low == 1 && line->options->heights == CR_LOF_CLASSIC &&
         twin_is_plunging (line);
}

/* Of the hex a man stands on, against the other. */
int
twin_get_terrain_cover (const TwinLine *line, int man)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[man]);
  int other = line->level[1 - man];

  if (terrain == NULL || !twin_is_on_ground (line, man) || is_laid_bare (line, man, terrain) ||
      (terrain->one_sided && has_turned_away (line, man)))
    return CR_COVER_NONE;
  if (twin_is_on_tower (line, man)) /* COV-10 */
    return other >= 3 ? CR_COVER_LIGHT : CR_COVER_MEDIUM;
  if (other <= line->level[man] && !stays_on (line, terrain, line->level[man])) /* ROF-01 */
    return MAX (terrain->cover.value, terrain->outer_cover.value);
  return terrain->cover.value;
}

static gboolean
goes_by_breach (const TwinLine *line)
{
  for (int i = 0; i < line->track->n; i++) {
    const CrTerrainKind *terrain =
        cr_scene_get_terrain (line->scene, twin_place (line, twin_hex (line, i)));

    if (terrain != NULL && terrain->breach)
      return TRUE;
  }
  return FALSE;
}

/* COV-02 leaves out men on ramparts and behind battlements or slits. */
static gboolean
is_on_the_walls (const TwinLine *line)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, line->men[1]);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[1]);

  if (!twin_is_on_ground (line, 1))
    return FALSE;
  if (structure != NULL && structure->wall_walk && (terrain == NULL || !terrain->roofed))
    return TRUE;
  return twin_has_own_wall (line, 1);
}

static gboolean
is_flank (const TwinBridge *bridge, CrHex hex)
{
  for (guint i = 0; i < bridge->flanks->len; i++)
    if (cr_hex_equal (g_array_index (bridge->flanks, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

static CrCover
get_bridge_cover (const TwinLine *line)
{
  const TwinCastle *castle = line->castle;
  gboolean all_raised = castle->bridges->len > 0, flank = FALSE, flank_raised = FALSE;

  if (!is_outside (castle, line->men[0]) || is_outside (castle, line->men[1]))
    return CR_COVER_NONE;
  for (guint i = 0; i < castle->bridges->len; i++) {
    const TwinBridge *bridge = &g_array_index (castle->bridges, TwinBridge, i);

    all_raised &= bridge->raised;
    flank |= is_flank (bridge, line->men[1].hex);
    flank_raised |= bridge->raised && is_flank (bridge, line->men[1].hex);
  }
  if (flank && !flank_raised)
    return CR_COVER_HEAVY;
  if (flank)
    return is_on_the_walls (line) ? CR_COVER_NONE : CR_COVER_INFINITE;
  if (!all_raised || is_on_the_walls (line) || goes_by_breach (line) || twin_is_on_tower (line, 0))
    return CR_COVER_NONE;
  return CR_COVER_INFINITE;
}

/* COV-11: the target is shot at from a tower's top and neither on a work or tower nor in a covered
 * place. */
gboolean
twin_is_commanded (const TwinLine *line)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[1]);

  return twin_is_on_top (line, 0) && twin_is_on_ground (line, 1) && !twin_is_on_tower (line, 1) &&
         (terrain == NULL || !terrain->roofed);
}

/* With @sides, what the sides on the line give. */
CrCover
twin_get_shelter (const TwinLine *line, CrCover sides)
{
  int ground = twin_get_terrain_cover (line, 1);

  if (twin_is_commanded (line) && ground != CR_COVER_INFINITE)
    ground = CR_COVER_NONE;
  if (!twin_is_on_ground (line, 1))
    ground = (int) twin_get_post_cover (line, 1);
  if (line->stands[0].kind == CR_POST_LADDER_TOP) /* COV-08 */
    ground = MAX (ground, CR_COVER_HEAVY);
  return MAX (MAX (sides, (CrCover) ground), get_bridge_cover (line));
}
