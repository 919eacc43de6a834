/* hex-json.c: everything known of one hex as JSON. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "cr-about.h"
#include "cr-area.h"
#include "cr-batter.h"
#include "cr-levels.h"
#include "cr-link.h"
#include "cr-linkage.h"
#include "cr-map-edges.h"
#include "cr-mechanism.h"
#include "cr-passage.h"
#include "cr-words-hex.h"

static void
add_place (JsonBuilder *json, const CrMap *map, const char *key, CrPlace place)
{
  g_autofree char *at = cr_map_format_place (map, place);

  cli_json_string (json, key, at);
}

static void
add_flag (JsonBuilder *json, const char *key, gboolean value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_boolean_value (json, value);
}

/* Adds which way the outer face of the side looks. */
static void
add_faces (JsonBuilder *json, const CrMap *map, CrPlace place, CrDirection d, const CrSide *side)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *inside = cr_grid_format_hex (grid, cr_map_get_inside_hex (map, side));
  gboolean here = cr_map_is_inside (map, side, place.hex);

  cli_json_string (json, "inside", inside);
  cli_json_string (json, "face", here ? "inside" : "outside");
  cli_json_string (json, "facing",
                   cr_direction_get_name (here ? d : cr_direction_opposite (d), grid->orientation));
}

static void
add_side (JsonBuilder *json, const CrMap *map, CrPlace place, CrDirection d, const CrSide *side)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *at = cr_grid_format_side (grid, place.hex, d);

  json_builder_begin_object (json);
  cli_json_string (json, "side", at);
  cli_json_string (json, "direction", cr_direction_get_name (d, grid->orientation));
  cli_json_string (json, "kind",
                   side->kind == CR_SIDE_OTHER ? cr_node_get_name (side->node)
                                               : cr_side_kind_get_name (side->kind));
  if (side->inside != CR_INSIDE_NONE)
    add_faces (json, map, place, d, side);
  cli_json_int (json, "height", cr_side_get_height (side));
  if (side->kind == CR_SIDE_SLIT)
    cli_json_int (json, "arc", cr_side_get_arc (side));
  if (cr_side_kind_is_opening (side->kind))
    cli_json_string (json, "state",
                     side->state == CR_STATE_BROKEN ? "broken"
                     : cr_side_is_open (side)       ? "open"
                                                    : "closed");
  if (side->node != NULL)
    cli_json_string (json, "id", cr_node_get (side->node, "id"));
  json_builder_end_object (json);
}

static void
add_sides (JsonBuilder *json, const CrMap *map, CrPlace place)
{
  json_builder_set_member_name (json, "sides");
  json_builder_begin_array (json);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++)
      add_side (json, map, place, d, &sides[i]);
  }
  json_builder_end_array (json);
}

static void
add_costs (JsonBuilder *json, const CliCastle *castle, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (castle->scene, place);

  if (terrain == NULL)
    return;
  json_builder_set_member_name (json, "costs");
  json_builder_begin_object (json);
  for (guint i = 0; i < cr_ruleset_n_movers (castle->ruleset); i++) {
    json_builder_set_member_name (json, cr_ruleset_get_mover (castle->ruleset, i)->id);
    if (terrain->cost[i].value == CR_IMPASSABLE)
      json_builder_add_null_value (json);
    else
      json_builder_add_int_value (json, terrain->cost[i].value);
  }
  json_builder_end_object (json);
  cli_json_string (json, "cover", cr_cover_get_name ((CrCover) terrain->cover.value));
}

static void
add_end (JsonBuilder *json, const CrMap *map, const CrStairway *stairway, CrStairEndName which)
{
  static const char *const keys[] = { "foot", "head" };
  const CrStairEnd *end = &stairway->ends[which];

  json_builder_set_member_name (json, keys[which]);
  json_builder_begin_object (json);
  cli_json_string (json, "opens", cr_opens_get_name (end->opens));
  cli_json_string (json, "rule", cr_opens_get_rule (end->opens));
  json_builder_set_member_name (json, "at");
  json_builder_begin_array (json);
  for (guint i = 0; i < end->n_places; i++) {
    g_autofree char *at = cr_map_format_place (map, end->places[i]);
    json_builder_add_string_value (json, at);
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
add_stairway (JsonBuilder *json, const CrMap *map, const CrNode *node, CrPlace place)
{
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, node, NULL);
  g_autoptr (CrLinkage) linkage = cr_linkage_new (map);
  int index = stairway != NULL ? cr_stairway_find (stairway, place) : -1;

  if (stairway == NULL)
    return;
  cli_json_int (json, "steps", (int) stairway->n_hexes);
  if (index >= 0)
    cli_json_int (json, "step", stairway->steps[index]);
  add_end (json, map, stairway, CR_STAIR_FOOT);
  add_end (json, map, stairway, CR_STAIR_HEAD);
  add_flag (json, "raisable", stairway->raisable);
  add_flag (json, "raised", cr_linkage_is_raised (linkage, stairway));
}

static void
add_passage (JsonBuilder *json, const CrMap *map, const CrNode *node)
{
  g_autoptr (CrLinkage) linkage = cr_linkage_new (map);
  CrPassage passage;
  int region;

  if (!cr_passage_read (map, node, &passage, NULL))
    return;
  add_place (json, map, "from", passage.doors[0]);
  add_place (json, map, "to", passage.doors[1]);
  cli_json_string (json, "floor", cr_map_get_floor (map, passage.floor)->id);
  region = cr_linkage_find_region (linkage, &passage);
  add_flag (json, "whole", cr_linkage_is_whole (linkage, &passage));
  cli_json_int (json, "hexes",
                region >= 0 ? (int) cr_linkage_get_region (linkage, region)->len : 0);
  add_flag (json, "secret", cr_passage_is_secret (&passage, map));
  add_flag (json, "floods", passage.floods);
  add_flag (json, "flooded", cr_linkage_is_flooded (linkage, &passage));
}

static void
add_link (JsonBuilder *json, const CrMap *map, const CrNode *node)
{
  CrLink link;

  if (!cr_link_is_kind (cr_node_get_name (node)) || !cr_link_read (map, node, &link, NULL))
    return;
  add_place (json, map, "from", link.from);
  add_place (json, map, "to", link.to);
}

static void
add_mechanism (JsonBuilder *json, const CrMap *map, const CrNode *node, CrAbout how)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };

  add_flag (json, "controls", (how & CR_ABOUT_CONTROL) != 0);
  add_flag (json, "controlled", (how & CR_ABOUT_IS) != 0);
  if (!cr_mechanism_read (map, node, &mechanism, NULL))
    return;
  cli_json_string (json, "state", mechanism.state);
  cli_json_string (json, "other-state", cr_mechanism_get_other_state (&mechanism));
  cli_json_int (json, "turns", mechanism.turns);
  if (mechanism.control.floor >= 0)
    add_place (json, map, "control", mechanism.control);
}

static void
add_about (JsonBuilder *json, const CrMap *map, const CrNode *node, CrPlace place)
{
  CrLabel label;

  if (cr_node_is (node, "stairway"))
    add_stairway (json, map, node, place);
  else if (cr_node_is (node, "passage"))
    add_passage (json, map, node);
  else if (cr_node_is (node, "label") && cr_label_read (map, node, &label, NULL))
    cli_json_string (json, "text", label.text);
  else
    add_link (json, map, node);
}

static void
add_section (JsonBuilder *json, const CrMap *map, CrPlace place, CrSection section)
{
  json_builder_set_member_name (json, cr_section_get_name (section));
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    const CrNode *node = cr_map_get_node (map, section, i);
    CrAbout how = cr_map_get_about (map, section, node, place);

    if (how == CR_ABOUT_NOT)
      continue;
    json_builder_begin_object (json);
    cli_json_string (json, "element", cr_node_get_name (node));
    cli_json_string (json, "id", cr_node_get (node, "id"));
    cli_json_string (json, "name", cr_node_get (node, "name"));
    cli_json_string (json, "kind", cr_node_get (node, "kind"));
    if (section == CR_SECTION_MECHANISMS)
      add_mechanism (json, map, node, how);
    else
      add_about (json, map, node, place);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

/* Adds the level that the stairways prove, and how they lead there (ELV-01). */
static void
add_derived (JsonBuilder *json, const CrMap *map, CrPlace place)
{
  g_autoptr (CrLevels) levels = cr_levels_new (map);
  g_autofree char *chain = cr_levels_dup_chain (levels, place);
  int level;

  cli_json_int (json, "painted-level", cr_map_get_level (map, place));
  if (!cr_levels_get (levels, place, &level))
    return;
  cli_json_int (json, "derived-level", level);
  cli_json_string (json, "chain", chain);
}

/* All floors that have this hex, this one among them. */
static void
add_floors (JsonBuilder *json, const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);

  json_builder_set_member_name (json, "floors");
  json_builder_begin_array (json);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const CrFloor *info = cr_map_get_floor (map, floor);
    CrPlace there = { floor, place.hex };

    if (!cr_map_has_place (map, there))
      continue;
    json_builder_begin_object (json);
    cli_json_members_of_place (json, scene, there);
    cli_json_string (json, "name", info->name);
    cli_json_int (json, "storey", info->storey);
    cli_json_string (json, "known", info->known);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_edges (JsonBuilder *json, const CrMap *map, CrHex hex)
{
  json_builder_set_member_name (json, "edges");
  json_builder_begin_array (json);
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++) {
    if (!cr_grid_is_at_edge (cr_map_get_grid (map), hex, edge))
      continue;
    json_builder_begin_object (json);
    cli_json_string (json, "edge", cr_map_edge_get_key (edge));
    cli_json_string (json, "name", cr_map_get_edge_name (map, edge));
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_known (JsonBuilder *json, const CrScene *scene, CrPlace place)
{
  add_flag (json, "terrain-known", cr_scene_get_terrain (scene, place) != NULL);
  add_flag (json, "wall-walk", cr_scene_is_wall_walk (scene, place));
  add_flag (json, "set-back", cr_scene_is_set_back (scene, place));
}

/* Adds the sides across which it cannot be battered, because a hoarding hangs there (HRD-10). */
static void
add_hoarded (JsonBuilder *json, const CrMap *map, guint sides)
{
  if (sides == 0)
    return;
  json_builder_set_member_name (json, "not-across");
  json_builder_begin_array (json);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (sides >> d & 1)
      json_builder_add_string_value (json,
                                     cr_direction_get_name (d, cr_map_get_grid (map)->orientation));
  json_builder_end_array (json);
  cli_json_string (json, "not-across-rule", "HRD-10");
}

/* Adds how many results D demolish the wall, 0 when it cannot be battered (RMP-10, BAT-03). */
static void
add_battering (JsonBuilder *json, const CrScene *scene, CrPlace place)
{
  CrBattering battering = cr_batter_judge (scene, place);

  if (!battering.is_wall)
    return;
  json_builder_set_member_name (json, "battering");
  json_builder_begin_object (json);
  cli_json_int (json, "damage", battering.damage);
  cli_json_string (json, "rule", battering.rule);
  add_hoarded (json, cr_scene_get_map (scene), battering.hoarded);
  json_builder_end_object (json);
}

void
cli_print_hex_json (const CliCastle *castle, CrPlace place)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (GPtrArray) lines = cr_words_hex (castle->scene, place, g_get_language_names ());

  json_builder_begin_object (json);
  cli_json_members_of_place (json, castle->scene, place);
  add_derived (json, castle->map, place);
  cli_json_int (json, "top", cr_scene_get_top (castle->scene, place));
  add_known (json, castle->scene, place);
  add_battering (json, castle->scene, place);
  add_costs (json, castle, place);
  add_sides (json, castle->map, place);
  add_floors (json, castle->scene, place);
  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++)
    add_section (json, castle->map, place, section);
  add_edges (json, castle->map, place.hex);
  json_builder_set_member_name (json, "sentences");
  json_builder_begin_array (json);
  for (guint i = 0; i < lines->len; i++)
    json_builder_add_string_value (json, lines->pdata[i]);
  json_builder_end_array (json);
  cli_json_string (json, "sentence", lines->pdata[0]);
  json_builder_end_object (json);
  cli_json_print (json);
}
