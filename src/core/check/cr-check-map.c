/* cr-check-map.c: codes, numbers that cannot be, names of the edges, areas.
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cr-area.h"
#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

#include <string.h>

/* Hexes are regular whatever the attribute says, so the map keeps it with what is not known of the
 * grid. */
static const char *
find_stretch (const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_OTHER); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_OTHER, i);

    if (g_strcmp0 (cr_node_get (node, "#what"), "grid") == 0 &&
        cr_node_get (node, "stretch") != NULL)
      return cr_node_get (node, "stretch");
  }
  return NULL;
}

gboolean
cr_check_grid (const CrMap *map, GError **error)
{
  const char *stretch = find_stretch (map);
  gint64 milli;

  if (stretch == NULL || (cr_text_parse_milli (stretch, &milli) && milli > 0))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("found stretch=\"%s\", expected a number above 0 with a decimal point"),
               stretch);
  return FALSE;
}

static void
check_label (const CrMap *map, guint index, GPtrArray *problems)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_LABELS, index);
  const char *id = cr_node_get (node, "id");
  g_autoptr (GError) error = NULL;
  CrLabel label;

  if (!cr_node_is (node, "label") || cr_label_read (map, node, &label, &error))
    return;
  cr_check_offer_without_node (
      cr_check_add (problems, "label-unreadable", CR_PLACE_MAP,
                    g_strdup_printf (cr_text ("The label “%s” cannot be drawn: %s."),
                                     id != NULL ? id : "", error->message)),
      map, CR_SECTION_LABELS, index, cr_text ("Take the label out"));
}

void
cr_check_numbers (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GError) error = NULL;

  if (!cr_check_grid (map, &error))
    cr_check_add (
        problems, "grid-numbers", CR_PLACE_MAP,
        g_strdup_printf (cr_text ("A number of the grid cannot be: %s."), error->message));
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LABELS); i++)
    check_label (map, i, problems);
}

/* How often a code is used, and where first. */
typedef struct {
  int n_hexes;
  CrPlace first;
} Use;

static Use *
count_uses (const CrMap *map, CrLayer layer)
{
  const CrGrid *grid = cr_map_get_grid (map);
  Use *uses = g_new0 (Use, cr_map_n_codes (map, layer));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const gint16 *values = cr_map_get_layer (map, floor, layer);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      if (values[cell] != 0 && uses[values[cell]].n_hexes++ == 0)
        uses[values[cell]].first = (CrPlace){ floor, cr_grid_get_hex (grid, cell) };
  }
  return uses;
}

static void
offer_codes (CrNear *near, const CrRuleset *ruleset, CrLayer layer)
{
  if (layer == CR_LAYER_TERRAIN)
    for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++)
      cr_near_offer (near, cr_ruleset_get_terrain (ruleset, i)->code);
  else
    for (guint i = 0; i < cr_ruleset_n_structures (ruleset); i++)
      cr_near_offer (near, cr_ruleset_get_structure (ruleset, i)->code);
}

static void
add_unknown (const CrScene *scene,
             GPtrArray *problems,
             CrLayer layer,
             const char *code,
             const Use *use)
{
  gboolean is_terrain = layer == CR_LAYER_TERRAIN;
  const char *ruleset = cr_ruleset_get_id (cr_scene_get_ruleset (scene));
  g_autofree char *at = cr_map_format_printed (cr_scene_get_map (scene), use->first);
  CrProblem *problem;
  CrNear near = { .name = code };
  char *message;

  if (is_terrain)
    message =
        g_strdup_printf (cr_text ("The ruleset %s knows no terrain “%s” (%d times, first at %s): "
                                  "it counts as open ground."),
                         ruleset, code, use->n_hexes, at);
  else
    message =
        g_strdup_printf (cr_text ("The ruleset %s knows no structure “%s” (%d times, first at %s): "
                                  "it counts as none."),
                         ruleset, code, use->n_hexes, at);
  problem = cr_check_add (problems, is_terrain ? "unknown-terrain" : "unknown-structure",
                          use->first, message);
  problem->severity = CR_PROBLEM_ERROR;
  offer_codes (&near, cr_scene_get_ruleset (scene), layer);
  cr_check_ask (problem, &near);
}

static gboolean
is_known (const CrRuleset *ruleset, CrLayer layer, const char *code)
{
  return layer == CR_LAYER_TERRAIN ? cr_ruleset_find_terrain (ruleset, code) != NULL
                                   : cr_ruleset_find_structure (ruleset, code) != NULL;
}

void
cr_check_codes (const CrScene *scene, GPtrArray *problems)
{
  static const CrLayer layers[] = { CR_LAYER_TERRAIN, CR_LAYER_STRUCTURE };
  const CrMap *map = cr_scene_get_map (scene);

  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++) {
    g_autofree Use *uses = count_uses (map, layers[i]);

    for (int code = 1; code < cr_map_n_codes (map, layers[i]); code++) {
      const char *name = cr_map_get_code (map, layers[i], code);
      if (uses[code].n_hexes > 0 && !is_known (cr_scene_get_ruleset (scene), layers[i], name))
        add_unknown (scene, problems, layers[i], name, &uses[code]);
    }
  }
}

static const char *const edges[] = { "N", "E", "S", "W" };

/* Index of the node sides among the heads, or how many heads there are. */
static guint
find_sides (const CrMap *map)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_HEAD);

  for (guint i = 0; i < n; i++)
    if (cr_node_is (cr_map_get_node (map, CR_SECTION_HEAD, i), "sides"))
      return i;
  return n;
}

static gboolean
is_used (const CrNode *sides, const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++)
    if (g_strcmp0 (cr_node_get (sides, edges[i]), name) == 0)
      return TRUE;
  return FALSE;
}

/* Gives every edge without a name the lowest number that none has; @unnamed (nullable) loses its
 * own first. */
static CrEdit *
name_edges (const CrMap *map, const char *unnamed)
{
  guint at = find_sides (map);
  gboolean there = at < cr_map_n_nodes (map, CR_SECTION_HEAD);
  CrNode *sides =
      there ? cr_node_copy (cr_map_get_node (map, CR_SECTION_HEAD, at)) : cr_node_new ("sides");
  CrEdit *fix = cr_edit_new ();

  if (unnamed != NULL)
    cr_node_set (sides, unnamed, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++) {
    const char *name = cr_node_get (sides, edges[i]);

    for (int number = 1; name == NULL || *name == '\0'; number++) {
      g_autofree char *digits = g_strdup_printf ("%d", number);
      if (!is_used (sides, digits)) {
        cr_node_set (sides, edges[i], digits);
        name = cr_node_get (sides, edges[i]);
      }
    }
  }
  if (there)
    cr_edit_replace_node (fix, map, CR_SECTION_HEAD, at, sides);
  else
    cr_edit_insert_node (fix, map, CR_SECTION_HEAD, at, sides);
  return fix;
}

static void
add_nameless (const CrMap *map, GPtrArray *problems, const char *missing)
{
  CrProblem *problem = cr_check_add (
      problems, "edge-without-name", CR_PLACE_MAP,
      g_strdup_printf (cr_text ("Edges of the map without a name: %s; scenarios enter by them."),
                       missing));

  problem->rule = "MAP-06";
  cr_check_set_fix (problem, cr_text ("Number"), name_edges (map, NULL));
}

static void
add_twice (const CrMap *map, GPtrArray *problems, const char *first, const char *second)
{
  const char *name = cr_node_get (cr_map_get_node (map, CR_SECTION_HEAD, find_sides (map)), second);
  CrProblem *problem =
      cr_check_add (problems, "edge-name-twice", CR_PLACE_MAP,
                    g_strdup_printf (cr_text ("The map’s edges %s and %s are both called “%s”."),
                                     first, second, name));
  g_autofree char *mend = g_strdup_printf (cr_text ("Number %s"), second);

  cr_check_set_fix (problem, mend, name_edges (map, second));
}

void
cr_check_names (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  guint at = find_sides (map);
  const CrNode *sides = at < cr_map_n_nodes (map, CR_SECTION_HEAD)
                            ? cr_map_get_node (map, CR_SECTION_HEAD, at)
                            : NULL;
  g_autoptr (GString) missing = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (edges); i++) {
    const char *name = sides != NULL ? cr_node_get (sides, edges[i]) : NULL;

    if (name == NULL || *name == '\0') {
      g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "", edges[i]);
      continue;
    }
    for (gsize j = 0; j < i; j++)
      if (g_strcmp0 (cr_node_get (sides, edges[j]), name) == 0)
        add_twice (map, problems, edges[j], edges[i]);
  }
  if (missing->len > 0)
    add_nameless (map, problems, missing->str);
}

/* Offers the area without the words that the map has no hex for. */
static void
offer_rest (CrProblem *problem, const CrMap *map, guint index)
{
  CrNode *area = cr_node_copy (cr_map_get_node (map, CR_SECTION_AREAS, index));
  g_auto (GStrv) words = cr_text_split (cr_node_get_text (area));
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrEdit *fix = cr_edit_new ();
  g_autofree char *kept = NULL;

  for (char **word = words; *word != NULL; word++) {
    g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

    if (!cr_map_parse_places (map, *word, places, NULL))
      continue;
    for (guint i = 0; i < places->len; i++)
      if (cr_map_has_place (map, g_array_index (places, CrPlace, i)))
        g_array_append_val (rest, g_array_index (places, CrPlace, i));
  }
  kept = cr_build_format_places (map, cr_places_of (rest));
  cr_node_set_text (area, kept);
  cr_edit_replace_node (fix, map, CR_SECTION_AREAS, index, area);
  cr_check_set_fix (problem, cr_text ("Drop these hexes"), fix);
}

/* @places: of the map; read by cell, for areas may name a map many times over */
static int
count_void (const CrMap *map, const GArray *places)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const gint16 *terrain = NULL;
  int floor = -1, n = 0;

  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    if (place.floor != floor)
      terrain = cr_map_get_layer (map, floor = place.floor, CR_LAYER_TERRAIN);
    n += terrain[cr_grid_get_cell (grid, place.hex)] == 0;
  }
  return n;
}

/* @places: (element-type CrPlace): room to work in */
static void
check_area (const CrMap *map, guint index, GArray *places, GPtrArray *problems)
{
  const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, index);
  const char *text = cr_node_get_text (area), *id = cr_node_get (area, "id");
  g_autoptr (GError) error = NULL;
  CrProblem *problem;
  int n_void;

  g_array_set_size (places, 0);
  id = id != NULL ? id : "";
  if (!cr_map_parse_places (map, text != NULL ? text : "", places, &error)) {
    problem = cr_check_add (problems, "area-off-map", CR_PLACE_MAP,
                            g_strdup_printf (cr_text ("Area “%s”: %s."), id, error->message));
    problem->severity = CR_PROBLEM_ERROR;
    offer_rest (problem, map, index);
    return;
  }
  n_void = count_void (map, places);
  if (n_void > 0)
    offer_rest (cr_check_add (problems, "area-off-map", CR_PLACE_MAP,
                              g_strdup_printf (cr_text ("Area “%s” names places where the map has "
                                                        "no hex: %d."),
                                               id, n_void)),
                map, index);
}

/* What an area of wood or of stone is about: a wall, a tower, a house. */
static gboolean
is_built (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_has_place (scene, place) ? cr_scene_get_terrain (scene, place) : NULL;

  return cr_map_get_value (cr_scene_get_map (scene), place, CR_LAYER_STRUCTURE) != 0 ||
         (kind != NULL && kind->obstruction.value > 0);
}

/* BAT-03: @places: of the area, as far as they are of the map */
static void
check_material (const CrScene *scene, guint index, const GArray *places, GPtrArray *problems)
{
  const CrNode *area = cr_map_get_node (cr_scene_get_map (scene), CR_SECTION_AREAS, index);
  const CrNode *siege = cr_node_find (cr_ruleset_get_node (cr_scene_get_ruleset (scene)), "siege");
  const char *kind = cr_node_get (area, "kind"), *id = cr_node_get (area, "id");
  int n = 0;

  if (siege == NULL || kind == NULL || cr_node_find_with (siege, "material", "id", kind) == NULL)
    return;
  for (guint i = 0; i < places->len; i++)
    n += !is_built (scene, g_array_index (places, CrPlace, i));
  if (n > 0)
    cr_check_add (
        problems, "material-nowhere", CR_PLACE_MAP,
        g_strdup_printf (cr_text ("Area “%1$s” says of what walls are, and on %2$d of its "
                                  "hexes nothing is built."),
                         id != NULL ? id : "", n));
}

void
cr_check_areas (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++)
    if (cr_node_is (cr_map_get_node (map, CR_SECTION_AREAS, i), "area")) {
      check_area (map, i, places, problems);
      check_material (scene, i, places, problems);
    }
}
