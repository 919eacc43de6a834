/* cr-map.c: a castle: floors of layers, sides, and sparse things. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-map-private.h"

#include <string.h>

/* The codes every map knows, at index 0: no hex, no structure. */
static const char *const first_codes[CR_N_LAYERS] = {
  [CR_LAYER_TERRAIN] = "void",
  [CR_LAYER_LEVEL] = NULL,
  [CR_LAYER_STRUCTURE] = "none",
};

static const char *const section_names[CR_N_SECTIONS] = {
  [CR_SECTION_HEAD] = "head",
  [CR_SECTION_LINKS] = "links",
  [CR_SECTION_MECHANISMS] = "mechanisms",
  [CR_SECTION_AREAS] = "areas",
  [CR_SECTION_LABELS] = "labels",
  [CR_SECTION_PICTURES] = "pictures",
  [CR_SECTION_OTHER] = "other",
};

void
cr_side_clear (CrSide *side)
{
  g_clear_pointer (&side->node, cr_node_unref);
}

static GArray *
new_sides (void)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (CrSide));

  g_array_set_clear_func (sides, (GDestroyNotify) cr_side_clear);
  return sides;
}

/**
 * cr_floor_data_new:
 *
 * Returns: (transfer full): a floor of void, level 0, no structures
 */
CrFloorData *
cr_floor_data_new (const CrGrid *grid, const char *id, const char *name)
{
  CrFloorData *floor = g_new0 (CrFloorData, 1);

  floor->info.id = g_strdup (id);
  floor->info.name = g_strdup (name);
  for (int i = 0; i < CR_N_LAYERS; i++)
    floor->layers[i] = g_new0 (gint16, cr_grid_n_cells (grid));
  floor->sides = new_sides ();
  return floor;
}

void
cr_floor_data_free (CrFloorData *floor)
{
  g_free (floor->info.id);
  g_free (floor->info.name);
  g_free (floor->info.known);
  g_clear_pointer (&floor->info.node, cr_node_unref);
  for (int i = 0; i < CR_N_LAYERS; i++)
    g_free (floor->layers[i]);
  g_array_unref (floor->sides);
  g_free (floor);
}

static CrFloorData *
copy_floor (const CrFloorData *floor, const CrGrid *grid)
{
  CrFloorData *copy = cr_floor_data_new (grid, floor->info.id, floor->info.name);

  copy->info.known = g_strdup (floor->info.known);
  copy->info.storey = floor->info.storey;
  copy->info.node = floor->info.node != NULL ? cr_node_ref (floor->info.node) : NULL;
  for (int i = 0; i < CR_N_LAYERS; i++) {
    copy->info.defaults[i] = floor->info.defaults[i];
    memcpy (copy->layers[i], floor->layers[i], cr_grid_n_cells (grid) * sizeof (gint16));
  }
  for (guint i = 0; i < floor->sides->len; i++) {
    CrSide side = g_array_index (floor->sides, CrSide, i);

    side.node = side.node != NULL ? cr_node_ref (side.node) : NULL;
    g_array_append_val (copy->sides, side);
  }
  return copy;
}

/**
 * cr_map_new:
 * @id: of the map; see cr_text_is_id()
 *
 * Returns: (transfer full): a map without floors
 */
CrMap *
cr_map_new (const CrGrid *grid, const char *id)
{
  CrMap *map = g_new0 (CrMap, 1);

  g_return_val_if_fail (grid->columns > 0 && grid->columns <= CR_GRID_MAX_SPAN, NULL);
  g_return_val_if_fail (grid->rows > 0 && grid->rows <= CR_GRID_MAX_SPAN, NULL);

  map->id = g_strdup (id);
  map->grid = *grid;
  for (int i = 0; i < CR_N_LAYERS; i++)
    if (first_codes[i] != NULL) {
      map->codes[i] = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (map->codes[i], g_strdup (first_codes[i]));
    }
  map->floors = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_floor_data_free);
  for (int i = 0; i < CR_N_SECTIONS; i++)
    map->sections[i] = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_node_unref);
  return map;
}

CrMap *
cr_map_new_like (const CrMap *like, const CrGrid *grid)
{
  CrMap *map = cr_map_new (grid, like->id);

  for (int i = 0; i < CR_N_LAYERS; i++)
    for (int j = 1; j < cr_map_n_codes (like, i); j++)
      cr_map_intern_code (map, i, cr_map_get_code (like, i, j));
  return map;
}

/* What lies outside a map that was made smaller is not copied. */
CrMap *
cr_map_copy (const CrMap *map)
{
  CrMap *copy = cr_map_new_like (map, &map->grid);

  for (guint i = 0; i < map->floors->len; i++)
    g_ptr_array_add (copy->floors, copy_floor (map->floors->pdata[i], &map->grid));
  for (int i = 0; i < CR_N_SECTIONS; i++)
    for (guint j = 0; j < map->sections[i]->len; j++)
      g_ptr_array_add (copy->sections[i], cr_node_ref (map->sections[i]->pdata[j]));
  return copy;
}

void
cr_map_free (CrMap *map)
{
  if (map == NULL)
    return;
  for (int i = 0; i < CR_N_LAYERS; i++)
    g_clear_pointer (&map->codes[i], g_ptr_array_unref);
  for (int i = 0; i < CR_N_SECTIONS; i++)
    g_ptr_array_unref (map->sections[i]);
  g_ptr_array_unref (map->floors);
  cr_map_free (map->outside);
  g_free (map->id);
  g_free (map);
}

const char *
cr_map_get_id (const CrMap *map)
{
  return map->id;
}

const CrGrid *
cr_map_get_grid (const CrMap *map)
{
  return &map->grid;
}

static const CrFloorData *
floor_data (const CrMap *map, int floor)
{
  g_return_val_if_fail (floor >= 0 && floor < (int) map->floors->len, NULL);
  return map->floors->pdata[floor];
}

int
cr_map_n_floors (const CrMap *map)
{
  return (int) map->floors->len;
}

const CrFloor *
cr_map_get_floor (const CrMap *map, int floor)
{
  return &floor_data (map, floor)->info;
}

/**
 * cr_map_find_floor:
 *
 * Returns: the index of the floor with that id, or -1
 */
int
cr_map_find_floor (const CrMap *map, const char *id)
{
  for (int i = 0; i < cr_map_n_floors (map); i++)
    if (g_str_equal (cr_map_get_floor (map, i)->id, id))
      return i;
  return -1;
}

/**
 * cr_map_get_layer:
 *
 * Returns: (transfer none): one value per cell, row-major; valid until the floor goes
 */
const gint16 *
cr_map_get_layer (const CrMap *map, int floor, CrLayer layer)
{
  return floor_data (map, floor)->layers[layer];
}

/**
 * cr_map_get_value:
 *
 * Returns: the value there; off the map what an empty hex would have, 0
 */
int
cr_map_get_value (const CrMap *map, CrPlace place, CrLayer layer)
{
  int cell = cr_grid_get_cell (&map->grid, place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= cr_map_n_floors (map))
    return 0;
  return floor_data (map, place.floor)->layers[layer][cell];
}

/**
 * cr_map_has_place:
 *
 * Returns: whether that floor exists and has a hex there (one that is not void)
 */
gboolean
cr_map_has_place (const CrMap *map, CrPlace place)
{
  return cr_map_get_value (map, place, CR_LAYER_TERRAIN) != 0;
}

/**
 * cr_map_intern_code:
 * @layer: one of codes, terrain or structure
 *
 * Adds the code to the map's list if it is new. Codes nobody uses do not reach a file, so this
 * is no change of the map and nothing to undo.
 *
 * Returns: its index
 */
int
cr_map_intern_code (CrMap *map, CrLayer layer, const char *code)
{
  int index = cr_map_find_code (map, layer, code);

  if (index >= 0)
    return index;
  g_ptr_array_add (map->codes[layer], g_strdup (code));
  return (int) map->codes[layer]->len - 1;
}

/**
 * cr_map_find_code:
 *
 * Returns: the index of @code, or -1 when the map has never met it
 */
int
cr_map_find_code (const CrMap *map, CrLayer layer, const char *code)
{
  g_return_val_if_fail (map->codes[layer] != NULL, -1);

  for (guint i = 0; i < map->codes[layer]->len; i++)
    if (g_str_equal (map->codes[layer]->pdata[i], code))
      return (int) i;
  return -1;
}

const char *
cr_map_get_code (const CrMap *map, CrLayer layer, int index)
{
  g_return_val_if_fail (index >= 0 && index < cr_map_n_codes (map, layer), "");
  return map->codes[layer]->pdata[index];
}

int
cr_map_n_codes (const CrMap *map, CrLayer layer)
{
  return map->codes[layer] != NULL ? (int) map->codes[layer]->len : 0;
}

const char *
cr_map_get_terrain (const CrMap *map, CrPlace place)
{
  return cr_map_get_code (map, CR_LAYER_TERRAIN, cr_map_get_value (map, place, CR_LAYER_TERRAIN));
}

const char *
cr_map_get_structure (const CrMap *map, CrPlace place)
{
  return cr_map_get_code (map, CR_LAYER_STRUCTURE,
                          cr_map_get_value (map, place, CR_LAYER_STRUCTURE));
}

int
cr_map_get_level (const CrMap *map, CrPlace place)
{
  return cr_map_get_value (map, place, CR_LAYER_LEVEL);
}

static int
compare_side (const CrSide *side, int cell, int direction)
{
  return side->cell != cell ? (side->cell < cell ? -1 : 1) : side->direction - direction;
}

guint
cr_sides_find (const GArray *sides, int cell, int direction, guint *n_out)
{
  guint low = 0, high = sides->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (compare_side (&g_array_index (sides, CrSide, middle), cell, direction) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  for (*n_out = 0; low + *n_out < sides->len; (*n_out)++)
    if (compare_side (&g_array_index (sides, CrSide, low + *n_out), cell, direction) != 0)
      break;
  return low;
}

/**
 * cr_map_get_all_sides:
 *
 * Returns: (transfer none) (array length=n_out): sorted by cell and direction
 */
const CrSide *
cr_map_get_all_sides (const CrMap *map, int floor, gsize *n_out)
{
  const GArray *sides = floor_data (map, floor)->sides;

  *n_out = sides->len;
  return (const CrSide *) (const void *) sides->data;
}

/**
 * cr_map_get_sides:
 * @place: of a floor that the map may not have yet, while an edit that adds it is built
 * @direction: of the side as seen from @place, which may be either of its two hexes
 *
 * Returns: (transfer none) (array length=n_out): the things on that side
 */
const CrSide *
cr_map_get_sides (const CrMap *map, CrPlace place, CrDirection direction, gsize *n_out)
{
  const GArray *sides;
  CrHex hex = place.hex;
  guint n, first;

  *n_out = 0;
  if (place.floor < 0 || place.floor >= cr_map_n_floors (map))
    return NULL;
  sides = floor_data (map, place.floor)->sides;
  cr_grid_name_side (&map->grid, &hex, &direction);
  if (sides->len == 0 || !cr_grid_contains (&map->grid, hex))
    return NULL;
  first = cr_sides_find (sides, cr_grid_get_cell (&map->grid, hex), direction, &n);
  *n_out = n;
  return n > 0 ? &g_array_index (sides, CrSide, first) : NULL;
}

/**
 * cr_map_find_side:
 *
 * Returns: (transfer none) (nullable): the first thing of that kind on the side
 */
const CrSide *
cr_map_find_side (const CrMap *map, CrPlace place, CrDirection direction, CrSideKind kind)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == kind)
      return &sides[i];
  return NULL;
}

/**
 * cr_map_get_inside_hex:
 *
 * Returns: the hex a thing on a side belongs to; the naming hex when it says nothing
 */
CrHex
cr_map_get_inside_hex (const CrMap *map, const CrSide *side)
{
  CrHex hex = cr_grid_get_hex (&map->grid, side->cell);

  return side->inside == CR_INSIDE_BEYOND ? cr_hex_neighbour (hex, side->direction) : hex;
}

gboolean
cr_map_is_inside (const CrMap *map, const CrSide *side, CrHex hex)
{
  return side->inside != CR_INSIDE_NONE && cr_hex_equal (cr_map_get_inside_hex (map, side), hex);
}

guint
cr_map_n_nodes (const CrMap *map, CrSection section)
{
  return map->sections[section]->len;
}

const CrNode *
cr_map_get_node (const CrMap *map, CrSection section, guint index)
{
  return g_ptr_array_index (map->sections[section], index);
}

/**
 * cr_map_find_node:
 * @name: (nullable): of the element; NULL for any
 * @id: (nullable): value of its id attribute; NULL for any
 *
 * Returns: (transfer none) (nullable): the first that fits
 */
const CrNode *
cr_map_find_node (const CrMap *map, CrSection section, const char *name, const char *id)
{
  for (guint i = 0; i < map->sections[section]->len; i++) {
    const CrNode *node = map->sections[section]->pdata[i];

    if ((name == NULL || cr_node_is (node, name)) &&
        (id == NULL || g_strcmp0 (cr_node_get (node, "id"), id) == 0))
      return node;
  }
  return NULL;
}

const char *
cr_section_get_name (CrSection section)
{
  return section_names[section];
}

int
cr_map_load_floor (CrMap *map, const char *id, const char *name)
{
  g_ptr_array_add (map->floors, cr_floor_data_new (&map->grid, id, name));
  return (int) map->floors->len - 1;
}

CrFloor *
cr_map_load_floor_info (CrMap *map, int floor)
{
  return &((CrFloorData *) map->floors->pdata[floor])->info;
}

gint16 *
cr_map_load_layer (CrMap *map, int floor, CrLayer layer)
{
  return ((CrFloorData *) map->floors->pdata[floor])->layers[layer];
}

/**
 * cr_map_load_side:
 * @side: its node's reference passes to the map
 *
 * Cheap when called in the sorted order of a file.
 */
void
cr_map_load_side (CrMap *map, int floor, const CrSide *side)
{
  GArray *sides = ((CrFloorData *) map->floors->pdata[floor])->sides;
  guint n, at;

  if (sides->len == 0 || compare_side (&g_array_index (sides, CrSide, sides->len - 1), side->cell,
                                       side->direction) <= 0) {
    g_array_append_val (sides, *side);
    return;
  }
  at = cr_sides_find (sides, side->cell, side->direction, &n);
  g_array_insert_val (sides, at + n, *side);
}

/**
 * cr_map_load_node:
 * @node: (transfer full):
 */
void
cr_map_load_node (CrMap *map, CrSection section, CrNode *node)
{
  g_ptr_array_add (map->sections[section], node);
}

/**
 * cr_map_get_ruleset_id:
 *
 * Returns: (nullable): id of the ruleset that the map is for, whether there is one or not
 */
const char *
cr_map_get_ruleset_id (const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_HEAD); i++) {
    const CrNode *uses = cr_map_get_node (map, CR_SECTION_HEAD, i);

    if (cr_node_is (uses, "uses") && g_strcmp0 (cr_node_get (uses, "kind"), "ruleset") == 0 &&
        cr_node_get (uses, "id") != NULL)
      return cr_node_get (uses, "id");
  }
  return NULL;
}
