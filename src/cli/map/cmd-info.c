/* cmd-info.c: what a file holds. SPDX-License-Identifier: GPL-3.0-or-later */
#include "scenario.h"

#include <glib/gi18n.h>

#include "cr-check.h"
#include "cr-map-edges.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-xml-ruleset.h"

typedef struct {
  int n_hexes, least, most;
  gsize n_sides;
  int *n_by_terrain;
  int n_fronts;
} Count;

static void
count_floor (const CrMap *map, int floor, Count *count)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const gint16 *terrain = cr_map_get_layer (map, floor, CR_LAYER_TERRAIN);
  const gint16 *level = cr_map_get_layer (map, floor, CR_LAYER_LEVEL);
  const gint16 *facing = cr_map_get_layer (map, floor, CR_LAYER_FACING);

  *count = (Count){ 0, CR_LEVEL_MAX, CR_LEVEL_MIN, 0, NULL, 0 };
  count->n_by_terrain = g_new0 (int, cr_map_n_codes (map, CR_LAYER_TERRAIN));
  cr_map_get_all_sides (map, floor, &count->n_sides);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    if (terrain[cell] == 0)
      continue;
    count->n_hexes++;
    count->n_by_terrain[terrain[cell]]++;
    count->n_fronts += facing[cell] != 0;
    count->least = MIN (count->least, level[cell]);
    count->most = MAX (count->most, level[cell]);
  }
}

static const char *
find_title (const CrMap *map)
{
  const CrNode *meta = cr_map_find_node (map, CR_SECTION_HEAD, "meta", NULL);

  return meta != NULL ? cr_node_get_localized (meta, "title", g_get_language_names ()) : NULL;
}

static int
count_nodes (const CrMap *map, CrSection section)
{
  int n = 0;

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++)
    n += cr_node_get_name (cr_map_get_node (map, section, i)) != NULL;
  return n;
}

static void
print_floor (const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  g_autofree char *name = cr_words_floor (map, floor);
  Count count;

  count_floor (map, floor, &count);
  if (count.n_hexes == 0)
    g_print (_ ("floor %s (%s): no hexes\n"), info->id, name);
  else
    g_print (_ ("floor %s (%s): %d hexes, levels %d to %d, %d things on sides\n"), info->id, name,
             count.n_hexes, count.least, count.most, (int) count.n_sides);
  for (int i = 1; i < cr_map_n_codes (map, CR_LAYER_TERRAIN); i++)
    if (count.n_by_terrain[i] > 0)
      g_print ("  %-12s %5d\n", cr_map_get_code (map, CR_LAYER_TERRAIN, i), count.n_by_terrain[i]);
  if (count.n_fronts > 0)
    g_print (_ ("  hexes with a front: %d\n"), count.n_fronts);
  g_free (count.n_by_terrain);
}

static void
print_edges (const CrMap *map)
{
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++)
    if (cr_map_get_edge_name (map, edge) != NULL) {
      g_autofree char *name = cr_text_show (cr_map_get_edge_name (map, edge));

      g_print (_ ("edge %s is called “%s”\n"), cr_map_edge_get_key (edge), name);
    }
}

static void
print_nodes (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrLinkage) linkage = cr_linkage_new (map);

  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++)
    for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
      const CrNode *node = cr_map_get_node (map, section, i);
      g_autofree char *text =
          cr_words_node (scene, linkage, section, node, g_get_language_names ());

      if (cr_node_get_name (node) != NULL)
        g_print ("  %s\n", text);
    }
}

static void
print_broken_grid (const CrMap *map)
{
  g_autoptr (GError) error = NULL;

  if (!cr_check_grid (map, &error))
    g_print (_ ("A number of the grid cannot be: %s.\n"), error->message);
}

static void
print_info (const CliCastle *castle)
{
  const CrMap *map = castle->map;
  const CrGrid *grid = cr_map_get_grid (map);
  const char *title = find_title (map);
  g_autofree char *shown = cr_text_show (title != NULL ? title : cr_map_get_id (map));

  g_print (_ ("%s (%s): %d columns × %d rows, %s, ruleset %s\n"), shown, cr_map_get_id (map),
           grid->columns, grid->rows,
           grid->orientation == CR_FLAT ? _ ("hexes flat on top") : _ ("hexes pointed on top"),
           cr_ruleset_get_id (castle->ruleset));
  print_broken_grid (map);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    print_floor (map, floor);
  g_print (_ ("stairs and other links: %d; mechanisms: %d; areas: %d; labels: %d; pictures: %d\n"),
           count_nodes (map, CR_SECTION_LINKS), count_nodes (map, CR_SECTION_MECHANISMS),
           count_nodes (map, CR_SECTION_AREAS), count_nodes (map, CR_SECTION_LABELS),
           count_nodes (map, CR_SECTION_PICTURES));
  if (count_nodes (map, CR_SECTION_GEAR) > 0)
    g_print (_ ("gear when a game begins: %d\n"), count_nodes (map, CR_SECTION_GEAR));
  print_nodes (castle->scene);
  print_edges (map);
}

static void
add_grid (JsonBuilder *json, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *first = cr_numbering_format (&numbering, grid, cr_grid_get_hex (grid, 0));
  g_autoptr (GError) error = NULL;

  json_builder_set_member_name (json, "grid");
  json_builder_begin_object (json);
  cli_json_grid (json, grid);
  cli_json_string (json, "first", first);
  if (!cr_check_grid (map, &error))
    cli_json_string (json, "broken", error->message);
  json_builder_end_object (json);
}

static void
add_floor (JsonBuilder *json, const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  Count count;

  count_floor (map, floor, &count);
  json_builder_begin_object (json);
  cli_json_string (json, "id", info->id);
  cli_json_string (json, "name", info->name);
  cli_json_int (json, "storey", info->storey);
  cli_json_string (json, "known", info->known);
  cli_json_int (json, "hexes", count.n_hexes);
  cli_json_int (json, "least-level", count.n_hexes > 0 ? count.least : 0);
  cli_json_int (json, "most-level", count.n_hexes > 0 ? count.most : 0);
  cli_json_int (json, "sides", (int) count.n_sides);
  cli_json_int (json, "fronts", count.n_fronts);
  json_builder_set_member_name (json, "terrains");
  json_builder_begin_object (json);
  for (int i = 1; i < cr_map_n_codes (map, CR_LAYER_TERRAIN); i++)
    if (count.n_by_terrain[i] > 0)
      cli_json_int (json, cr_map_get_code (map, CR_LAYER_TERRAIN, i), count.n_by_terrain[i]);
  json_builder_end_object (json);
  json_builder_end_object (json);
  g_free (count.n_by_terrain);
}

static void
add_edges (JsonBuilder *json, const CrMap *map)
{
  json_builder_set_member_name (json, "edges");
  json_builder_begin_object (json);
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++)
    cli_json_string (json, cr_map_edge_get_key (edge), cr_map_get_edge_name (map, edge));
  json_builder_end_object (json);
}

static void
add_nodes (JsonBuilder *json, const CrScene *scene, CrLinkage *linkage, CrSection section)
{
  const CrMap *map = cr_scene_get_map (scene);

  json_builder_set_member_name (json, cr_section_get_name (section));
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    const CrNode *node = cr_map_get_node (map, section, i);

    if (cr_node_get_name (node) == NULL)
      continue;

    g_autofree char *sentence =
        cr_words_node (scene, linkage, section, node, g_get_language_names ());
    json_builder_begin_object (json);
    cli_json_string (json, "element", cr_node_get_name (node));
    cli_json_string (json, "id", cr_node_get (node, "id"));
    cli_json_string (json, "name", cr_node_get (node, "name"));
    cli_json_string (json, "kind", cr_node_get (node, "kind"));
    cli_json_string (json, "sentence", sentence);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
print_json (const CliCastle *castle)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (CrLinkage) linkage = cr_linkage_new (castle->map);
  g_autofree char *digest = cr_map_dup_digest (castle->map);

  json_builder_begin_object (json);
  cli_json_string (json, "kind", "map");
  cli_json_string (json, "id", cr_map_get_id (castle->map));
  cli_json_string (json, "title", find_title (castle->map));
  cli_json_string (json, "ruleset", cr_ruleset_get_id (castle->ruleset));
  if (castle->lost != NULL)
    cli_json_string (json, "lost-ruleset", cr_map_get_ruleset_id (castle->map));
  cli_json_string (json, "digest", digest);
  add_grid (json, castle->map);
  json_builder_set_member_name (json, "floors");
  json_builder_begin_array (json);
  for (int floor = 0; floor < cr_map_n_floors (castle->map); floor++)
    add_floor (json, castle->map, floor);
  json_builder_end_array (json);
  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++)
    add_nodes (json, castle->scene, linkage, section);
  add_edges (json, castle->map);
  json_builder_end_object (json);
  cli_json_print (json);
}

static void
print_ruleset (const CrRuleset *ruleset)
{
  g_print (_ ("ruleset %s: %u terrains, %u structures, %u movers, %u options\n"),
           cr_ruleset_get_id (ruleset), cr_ruleset_n_terrains (ruleset),
           cr_ruleset_n_structures (ruleset), cr_ruleset_n_movers (ruleset),
           cr_ruleset_n_options (ruleset));
  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    const char *id = cr_node_get (cr_ruleset_get_option (ruleset, i), "id");

    g_print ("  %-22s %s\n", id, cr_ruleset_get_option_value (ruleset, id));
  }
}

static void
print_ruleset_json (const CrRuleset *ruleset)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "kind", "ruleset");
  cli_json_string (json, "id", cr_ruleset_get_id (ruleset));
  cli_json_int (json, "terrains", (int) cr_ruleset_n_terrains (ruleset));
  cli_json_int (json, "structures", (int) cr_ruleset_n_structures (ruleset));
  cli_json_int (json, "movers", (int) cr_ruleset_n_movers (ruleset));
  json_builder_set_member_name (json, "options");
  json_builder_begin_object (json);
  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    const char *id = cr_node_get (cr_ruleset_get_option (ruleset, i), "id");

    cli_json_string (json, id, cr_ruleset_get_option_value (ruleset, id));
  }
  json_builder_end_object (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

static CliStatus
answer_ruleset (const CliCall *call, GError **error)
{
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load (call->words[0], error);

  if (ruleset == NULL)
    return CLI_FAILED;
  if (call->json)
    print_ruleset_json (ruleset);
  else
    print_ruleset (ruleset);
  return CLI_YES;
}

CliStatus
cli_info (CliCall *call, GError **error)
{
  g_autoptr (CliCastle) castle = NULL;

  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  if (g_str_has_suffix (call->words[0], ".ruleset.xml"))
    return answer_ruleset (call, error);
  if (cli_is_scenario (call->words[0]))
    return cli_scenario_info (call, error);
  castle = cli_castle_load (call->words[0], NULL, error);
  if (castle == NULL)
    return CLI_FAILED;
  if (call->json)
    print_json (castle);
  else
    print_info (castle);
  return CLI_YES;
}
