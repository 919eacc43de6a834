/* cr-scenario-area.c: areas as sums of terms. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-area.h"

#include <string.h>

#include "cr-area.h"
#include "cr-edit.h"
#include "cr-error.h"
#include "cr-field.h"
#include "cr-map-edges.h"
#include "cr-near.h"
#include "cr-scenario-private.h"
#include "cr-text.h"

#define MOST_WITHIN 99
#define MOST_NESTED 16 /* areas that are said of areas */

/* @has: (array length=n): a byte a cell, floor by floor */
struct _CrMask {
  int n_cells;
  gsize n;
  guint8 has[];
};

void
cr_scenario_clear_area (gpointer area)
{
  g_clear_pointer (&((CrScenarioArea *) area)->terms, g_array_unref);
}

static const char *const words[] = { "all", "and", "only", "without" };

G_STATIC_ASSERT (G_N_ELEMENTS (words) == CR_N_TERMS);

/* The attributes that say what a term is about. */
static const char *const kinds[] = {
  [CR_TERM_ANYWHERE] = NULL,     [CR_TERM_AREA] = "area",           [CR_TERM_EDGE] = "edge",
  [CR_TERM_TERRAIN] = "terrain", [CR_TERM_STRUCTURE] = "structure", [CR_TERM_MANNED] = "manned",
  [CR_TERM_HEXES] = "hexes",
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CR_N_TERM_KINDS);

static gboolean
read_term (const CrNode *row, CrTermWord word, CrAreaTerm *term, GError **error)
{
  *term = (CrAreaTerm){ .node = row, .word = word };
  for (CrTermKind kind = CR_TERM_AREA; kind < CR_N_TERM_KINDS; kind++) {
    const char *of = cr_node_get (row, kinds[kind]);

    if (of != NULL && term->of != NULL) {
      cr_node_set_error (
          row, error, CR_ERROR_SYNTAX,
          cr_text ("found %1$s=\"%2$s\" besides %3$s=\"%4$s\", expected one of them"), kinds[kind],
          of, kinds[term->kind], term->of);
      return FALSE;
    }
    if (of == NULL)
      continue;
    term->kind = kind;
    term->of = of;
  }
  return cr_node_read_int (row, "within", 0, MOST_WITHIN, 0, &term->within, error);
}

static gboolean
read_terms (const CrNode *row, CrScenarioArea *area, GError **error)
{
  for (guint i = 0; i < cr_node_n_children (row); i++)
    for (CrTermWord word = 0; word < CR_N_TERMS; word++) {
      CrAreaTerm term;

      if (!cr_node_is (cr_node_get_child (row, i), words[word]))
        continue;
      if (!read_term (cr_node_get_child (row, i), word, &term, error))
        return FALSE;
      g_array_append_val (area->terms, term);
    }
  return TRUE;
}

gboolean
cr_scenario_read_area (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioArea area = { .node = row };

  if (!cr_scenario_read_id (row, scenario->areas, &area.id, error) ||
      !cr_scenario_read_yes (row, "hidden", &area.hidden, error))
    return FALSE;
  area.terms = g_array_new (FALSE, FALSE, sizeof (CrAreaTerm));
  if (!read_terms (row, &area, error)) {
    cr_scenario_clear_area (&area);
    return FALSE;
  }
  cr_scenario_read_optional (scenario, row, "side", scenario->sides, &area.side);
  g_array_append_val (scenario->areas, area);
  return TRUE;
}

static CrMask *
make_mask (const CrMap *map)
{
  int n_cells = cr_grid_n_cells (cr_map_get_grid (map));
  gsize n = (gsize) n_cells * (gsize) cr_map_n_floors (map);
  CrMask *mask = g_malloc0 (sizeof *mask + n);

  mask->n_cells = n_cells;
  mask->n = n;
  return mask;
}

void
cr_mask_free (CrMask *mask)
{
  g_free (mask);
}

static CrPlace
get_place (const CrMask *mask, const CrMap *map, gsize index)
{
  return (
      CrPlace){ (int) (index / (gsize) mask->n_cells),
                cr_grid_get_hex (cr_map_get_grid (map), (int) (index % (gsize) mask->n_cells)) };
}

/* The index of a place in the mask, -1 for one off the map. */
static gssize
find_index (const CrMask *mask, const CrMap *map, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex);

  return cell < 0 ? -1 : (gssize) place.floor * mask->n_cells + cell;
}

gboolean
cr_mask_has (const CrMask *mask, const CrMap *map, CrPlace place)
{
  gssize index = find_index (mask, map, place);

  return index >= 0 && (gsize) index < mask->n && mask->has[index] != 0;
}

int
cr_mask_count (const CrMask *mask)
{
  int count = 0;

  for (gsize i = 0; i < mask->n; i++)
    count += mask->has[i] != 0;
  return count;
}

void
cr_mask_list (const CrMask *mask, const CrMap *map, GArray *places)
{
  for (gsize i = 0; i < mask->n; i++)
    if (mask->has[i] != 0) {
      CrPlace place = get_place (mask, map, i);

      g_array_append_val (places, place);
    }
}

static void
add_places (CrMask *mask, const CrMap *map, const GArray *places)
{
  for (guint i = 0; i < places->len; i++) {
    gssize index = find_index (mask, map, g_array_index (places, CrPlace, i));

    if (index >= 0)
      mask->has[index] = 1;
  }
}

/* The hexes beside those that it has, on their floors. */
static void
grow_mask (CrMask *mask, const CrMap *map)
{
  g_autofree guint8 *before = g_memdup2 (mask->has, mask->n);

  for (gsize i = 0; i < mask->n; i++)
    for (CrDirection d = 0; before[i] != 0 && d < CR_N_DIRECTIONS; d++) {
      CrPlace beside = get_place (mask, map, i);
      gssize index;

      beside.hex = cr_hex_neighbour (beside.hex, d);
      index = find_index (mask, map, beside);
      if (index >= 0)
        mask->has[index] = 1;
    }
}

/* Adds the hexes along a side of the map, on its main surface. */
static gboolean
add_edge (CrMask *mask, const CrMap *map, const char *name)
{
  int edge = cr_map_find_edge (map, name);

  for (int i = 0; edge >= 0 && i < mask->n_cells; i++)
    mask->has[i] = cr_grid_is_at_edge (cr_map_get_grid (map), get_place (mask, map, (gsize) i).hex,
                                       (CrMapEdge) edge);
  return edge >= 0;
}

static gboolean
add_code (CrMask *mask, const CrMap *map, CrLayer layer, const char *code)
{
  int value = cr_map_find_code (map, layer, code);

  for (gsize i = 0; value >= 0 && i < mask->n; i++)
    mask->has[i] = cr_map_get_value (map, get_place (mask, map, i), layer) == value;
  return value >= 0;
}

static gboolean
add_manned (CrMask *mask, const CrScene *scene, const char *which)
{
  static const struct {
    const char *name;
    CrGarrison which;
  } garrisons[] = {
    { "ramparts", CR_GARRISON_RAMPARTS },
    { "slits", CR_GARRISON_SLITS },
    { "garrison", CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (garrisons); i++)
    if (g_str_equal (garrisons[i].name, which)) {
      g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

      cr_field_garrison (scene, garrisons[i].which, places);
      add_places (mask, cr_scene_get_map (scene), places);
      return TRUE;
    }
  return FALSE;
}

static CrMask *sum_terms (const CrScenario *,
                          const CrScene *,
                          guint area,
                          int n_terms,
                          int depth,
                          GError **);

static gboolean
add_map_area (CrMask *mask, const CrMap *map, const char *id, GError **error)
{
  int index = cr_map_find_area (map, id);
  g_auto (CrArea) area = { NULL };

  if (index < 0)
    return FALSE;
  if (!cr_area_read (map, cr_map_get_node (map, CR_SECTION_AREAS, (guint) index), &area, error))
    return FALSE;
  add_places (mask, map, area.places);
  return TRUE;
}

static void
offer_areas (CrNear *near, const CrScenario *scenario, const CrMap *map)
{
  for (guint i = 0; i < scenario->areas->len; i++)
    cr_near_offer (near, cr_scenario_get_area (scenario, i)->id);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++)
    cr_near_offer (near, cr_node_get (cr_map_get_node (map, CR_SECTION_AREAS, i), "id"));
}

/* An area of the scenario goes before one of the map. */
static CrMask *
find_area (const CrScenario *scenario,
           const CrScene *scene,
           const char *id,
           int depth,
           GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  int own = cr_scenario_find (scenario->areas, id);
  g_autoptr (CrMask) mask = make_mask (map);
  g_autoptr (GError) local = NULL;
  CrNear near = { .name = id };

  if (own >= 0)
    return sum_terms (scenario, scene, (guint) own, -1, depth + 1, error);
  if (add_map_area (mask, map, id, &local))
    return g_steal_pointer (&mask);
  if (local != NULL) {
    g_propagate_error (error, g_steal_pointer (&local));
    return NULL;
  }
  offer_areas (&near, scenario, map);
  cr_near_refuse (&near, error, cr_text ("neither the scenario nor the map has an area “%s”"), id);
  return NULL;
}

CrMask *
cr_scenario_find_area (const CrScenario *scenario,
                       const CrScene *scene,
                       const char *id,
                       GError **error)
{
  return find_area (scenario, scene, id, 0, error);
}

static gboolean
add_hexes (CrMask *mask, const CrMap *map, const char *text, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_map_parse_places (map, text, places, error))
    return FALSE;
  add_places (mask, map, places);
  return TRUE;
}

/* (transfer full) (nullable): what the term is about; NULL, with or without an error, when there is
 * none of it. */
static CrMask *
find_meant (const CrScenario *scenario,
            const CrScene *scene,
            const CrAreaTerm *term,
            int depth,
            GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrMask) mask = make_mask (map);
  gboolean found = TRUE;

  switch (term->kind) {
  case CR_TERM_AREA:
    return find_area (scenario, scene, term->of, depth, error);
  case CR_TERM_EDGE:
    found = add_edge (mask, map, term->of);
    break;
  case CR_TERM_TERRAIN:
    found = add_code (mask, map, CR_LAYER_TERRAIN, term->of);
    break;
  case CR_TERM_STRUCTURE:
    found = add_code (mask, map, CR_LAYER_STRUCTURE, term->of);
    break;
  case CR_TERM_MANNED:
    found = add_manned (mask, scene, term->of);
    break;
  case CR_TERM_HEXES:
    found = add_hexes (mask, map, term->of, error);
    break;
  default:
    memset (mask->has, 1, mask->n);
  }
  return found ? g_steal_pointer (&mask) : NULL;
}

static gboolean
refuse_term (const CrAreaTerm *term, GError *inner, GError **error)
{
  if (inner != NULL && cr_error_get_line (inner) == 0)
    return cr_node_take_error (term->node, inner, error);
  if (inner != NULL) {
    g_propagate_error (error, inner);
    return FALSE;
  }
  cr_node_set_error (term->node, error, CR_ERROR_UNKNOWN,
                     cr_text ("found %1$s=\"%2$s\", and the map has none of it"), kinds[term->kind],
                     term->of);
  return FALSE;
}

static gboolean
combine_term (CrMask *mask,
              const CrScenario *scenario,
              const CrScene *scene,
              const CrAreaTerm *term,
              int depth,
              GError **error)
{
  GError *inner = NULL;
  g_autoptr (CrMask) meant = find_meant (scenario, scene, term, depth, &inner);

  if (meant == NULL)
    return refuse_term (term, inner, error);
  for (int i = 0; i < term->within; i++)
    grow_mask (meant, cr_scene_get_map (scene));
  for (gsize i = 0; i < mask->n; i++)
    mask->has[i] = term->word == CR_TERM_ONLY      ? mask->has[i] & meant->has[i]
                   : term->word == CR_TERM_WITHOUT ? mask->has[i] & !meant->has[i]
                                                   : mask->has[i] | meant->has[i];
  return TRUE;
}

static CrMask *
sum_terms (const CrScenario *scenario,
           const CrScene *scene,
           guint area,
           int n_terms,
           int depth,
           GError **error)
{
  const CrScenarioArea *it = cr_scenario_get_area (scenario, area);
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrMask) mask = make_mask (map);

  if (depth > MOST_NESTED) {
    cr_node_set_error (it->node, error, CR_ERROR_LIMIT, cr_text ("the area “%s” is said of itself"),
                       it->id);
    return NULL;
  }
  for (guint i = 0; i < it->terms->len && (n_terms < 0 || i < (guint) n_terms); i++)
    if (!combine_term (mask, scenario, scene, &g_array_index (it->terms, CrAreaTerm, i), depth,
                       error))
      return NULL;
  for (gsize i = 0; i < mask->n; i++)
    mask->has[i] &= cr_map_has_place (map, get_place (mask, map, i));
  return g_steal_pointer (&mask);
}

CrMask *
cr_scenario_sum_area (const CrScenario *scenario,
                      const CrScene *scene,
                      guint area,
                      int n_terms,
                      GError **error)
{
  return sum_terms (scenario, scene, area, n_terms, 0, error);
}

/* (transfer full): an area as a map has it, with its places counted in its name */
static CrNode *
new_area (const CrScenario *scenario,
          const CrScene *scene,
          guint index,
          const char *const *languages)
{
  const CrScenarioArea *area = cr_scenario_get_area (scenario, index);
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrMask) mask = cr_scenario_sum_area (scenario, scene, index, -1, NULL);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = NULL;
  CrNode *node = cr_node_new ("area");

  if (mask != NULL)
    cr_mask_list (mask, map, places);
  for (guint i = 0; i < places->len; i++) {
    g_autofree char *at = cr_map_format_place (map, g_array_index (places, CrPlace, i));

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", at);
  }
  name = g_strdup_printf ("%s %u", cr_scenario_get_name (area->node, languages), places->len);
  cr_node_set (node, "id", area->id);
  cr_node_set (node, "name", name);
  cr_node_set_text (node, text->str);
  return node;
}

CrMap *
cr_scenario_map_areas (const CrScenario *scenario,
                       const CrScene *scene,
                       const char *const *languages)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrMap *areas = cr_map_copy (cr_scene_get_map (scene));

  for (guint n = cr_map_n_nodes (areas, CR_SECTION_AREAS); n > 0; n--)
    cr_edit_remove_node (edit, areas, CR_SECTION_AREAS, n - 1);
  for (guint i = 0; i < scenario->areas->len; i++)
    cr_edit_insert_node (edit, areas, CR_SECTION_AREAS, i,
                         new_area (scenario, scene, i, languages));
  cr_edit_swap (edit, areas);
  return areas;
}
