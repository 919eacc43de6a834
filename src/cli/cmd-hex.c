/* cmd-hex.c: everything known of one hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-link.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-stairway.h"
#include "cr-words-lof.h"

static gboolean
same_place (CrPlace a, CrPlace b)
{
  return a.floor == b.floor && cr_hex_equal (a.hex, b.hex);
}

/* Whether a stairway, spiral or other link has to do with the place. */
static gboolean
joins (const CrMap *map, const CrNode *node, CrPlace place)
{
  CrLink link;

  if (cr_node_is (node, "stairway")) {
    g_autoptr (CrStairway) stairway = cr_stairway_new (map, node, NULL);

    return stairway != NULL && cr_stairway_find (stairway, place) >= 0;
  }
  return cr_link_is_kind (cr_node_get_name (node)) && cr_link_read (map, node, &link, NULL) &&
         (same_place (link.from, place) || same_place (link.to, place));
}

static gboolean
is_in_area (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_autoptr (GArray) places = cli_places_new ();

  if (!cr_node_is (node, "area") || cr_node_get_text (node) == NULL ||
      !cr_map_parse_places (map, cr_node_get_text (node), places, NULL))
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    if (same_place (g_array_index (places, CrPlace, i), place))
      return TRUE;
  return FALSE;
}

static gboolean
is_worked (const CrMap *map, const CrNode *node, CrPlace place)
{
  CrMechanism mechanism;
  gboolean found;

  if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (map, node, &mechanism, NULL))
    return FALSE;
  found = mechanism.control.floor >= 0 && same_place (mechanism.control, place);
  for (guint i = 0; i < mechanism.places->len; i++)
    found |= same_place (g_array_index (mechanism.places, CrPlace, i), place);
  cr_mechanism_clear (&mechanism);
  return found;
}

typedef gboolean (*Concerns) (const CrMap *map, const CrNode *node, CrPlace place);

/* What the sparse things of a section say of the place. */
static const struct {
  CrSection section;
  Concerns concerns;
} concerned[] = {
  { CR_SECTION_LINKS, joins },
  { CR_SECTION_MECHANISMS, is_worked },
  { CR_SECTION_AREAS, is_in_area },
};

static void
print_side (const CliCastle *castle, CrPlace place, CrDirection direction, const CrSide *side)
{
  const CrMap *map = castle->map;
  const char *const *languages = g_get_language_names ();
  g_autofree char *kind = cr_words_side_kind (castle->scene, side->kind, languages);
  const char *direction_name =
      cr_direction_get_name (direction, cr_map_get_grid (map)->orientation);
  const char *face = "";

  if (side->inside != CR_INSIDE_NONE)
    face = cr_map_is_inside (map, side, place.hex) ? _ (", from the inside")
                                                   : _ (", from the outside");
  g_print ("  %-2s %s%s", direction_name, kind, face);
  if (side->kind == CR_SIDE_SLIT)
    g_print (_ (", arc %d°"), cr_side_get_arc (side));
  if (cr_side_kind_is_opening (side->kind))
    g_print ("%s", cr_side_is_open (side) ? _ (", open") : _ (", shut"));
  g_print ("\n");
}

static void
print_costs (const CliCastle *castle, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (castle->scene, place);

  for (guint i = 0; terrain != NULL && i < cr_ruleset_n_movers (castle->ruleset); i++) {
    const CrMover *mover = cr_ruleset_get_mover (castle->ruleset, i);
    const char *name = cr_node_get_localized (mover->node, "name", g_get_language_names ());
    const CrFigure *cost = &terrain->cost[i];

    if (cost->value == CR_IMPASSABLE)
      g_print (_ ("  to enter %s: impassable (%s)\n"), name != NULL ? name : mover->id,
               cr_provenance_get_name (cost->provenance));
    else
      g_print (_ ("  to enter %s: %d (%s)\n"), name != NULL ? name : mover->id, cost->value,
               cr_provenance_get_name (cost->provenance));
  }
}

static void
print_hex (const CliCastle *castle, CrPlace place)
{
  const CrMap *map = castle->map;
  g_autofree char *words = cr_words_place (castle->scene, place, g_get_language_names ());
  g_autofree char *at = cr_map_format_place (map, place);

  g_print (_ ("%s, at %s\n"), words, at);
  print_costs (castle, place);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++)
      print_side (castle, place, d, &sides[i]);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (concerned); i++)
    for (guint j = 0; j < cr_map_n_nodes (map, concerned[i].section); j++) {
      const CrNode *node = cr_map_get_node (map, concerned[i].section, j);
      const char *name = cr_node_get (node, "name");

      if (concerned[i].concerns (map, node, place))
        g_print ("  %s: %s\n", cr_node_get_name (node),
                 name != NULL ? name : cr_node_get (node, "id"));
    }
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
  if (side->inside != CR_INSIDE_NONE) {
    g_autofree char *inside = cr_grid_format_hex (grid, cr_map_get_inside_hex (map, side));
    cli_json_string (json, "inside", inside);
  }
  cli_json_int (json, "height", cr_side_get_height (side));
  if (side->kind == CR_SIDE_SLIT)
    cli_json_int (json, "arc", cr_side_get_arc (side));
  if (cr_side_kind_is_opening (side->kind))
    cli_json_string (json, "state", cr_side_is_open (side) ? "open" : "closed");
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
add_things (JsonBuilder *json, const CrMap *map, CrPlace place)
{
  for (gsize i = 0; i < G_N_ELEMENTS (concerned); i++) {
    json_builder_set_member_name (json, cr_section_get_name (concerned[i].section));
    json_builder_begin_array (json);
    for (guint j = 0; j < cr_map_n_nodes (map, concerned[i].section); j++) {
      const CrNode *node = cr_map_get_node (map, concerned[i].section, j);

      if (!concerned[i].concerns (map, node, place))
        continue;
      json_builder_begin_object (json);
      cli_json_string (json, "element", cr_node_get_name (node));
      cli_json_string (json, "id", cr_node_get (node, "id"));
      cli_json_string (json, "name", cr_node_get (node, "name"));
      json_builder_end_object (json);
    }
    json_builder_end_array (json);
  }
}

static void
print_json (const CliCastle *castle, CrPlace place)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *words = cr_words_place (castle->scene, place, g_get_language_names ());

  json_builder_begin_object (json);
  cli_json_members_of_place (json, castle->scene, place);
  cli_json_int (json, "top", cr_scene_get_top (castle->scene, place));
  add_costs (json, castle, place);
  add_sides (json, castle->map, place);
  add_things (json, castle->map, place);
  cli_json_string (json, "sentence", words);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_hex (CliCall *call, GError **error)
{
  g_autoptr (CliCastle) castle = NULL;
  CrPlace place;

  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  castle = cli_castle_load (call->words[0], NULL, error);
  if (castle == NULL || !cli_read_place (castle->map, call->words[1], &place, error))
    return CLI_FAILED;
  if (call->json)
    print_json (castle, place);
  else
    print_hex (castle, place);
  return CLI_YES;
}
