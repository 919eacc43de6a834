/* cr-map.c: a castle: floors of layers, sides, and sparse things.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-private.h"

#include <string.h>

int
cr_map_intern_code (const CrMap *map, CrLayer layer, const char *code)
{
  int index = cr_map_find_code (map, layer, code);

  if (index >= 0)
    return index;
  g_ptr_array_add (map->codes[layer], g_strdup (code));
  return (int) map->codes[layer]->len - 1;
}

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

const GPtrArray *
cr_map_list_codes (const CrMap *map, CrLayer layer)
{
  return map->codes[layer];
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

/* The codes every map knows, at index 0: no hex, no structure. */
static const char *const first_codes[CR_N_LAYERS] = {
  [CR_LAYER_TERRAIN] = "void",
  [CR_LAYER_LEVEL] = NULL,
  [CR_LAYER_STRUCTURE] = "none",
  [CR_LAYER_FACING] = NULL,
};

static GArray *
new_sides (void)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (CrSide));

  g_array_set_clear_func (sides, (GDestroyNotify) cr_side_clear);
  return sides;
}

CrFloorData *
cr_floor_data_new (const CrGrid *grid, const char *id, const char *name)
{
  CrFloorData *floor = g_new0 (CrFloorData, 1);

  floor->info.id = g_strdup (id);
  floor->info.name = g_strdup (name);
  for (int i = 0; i < CR_N_LAYERS; i++)
    floor->layers[i] = g_new0 (gint16, cr_grid_n_cells (grid));
  floor->sides = new_sides ();
  floor->occupied = g_new0 (guint8, cr_grid_n_cells (grid));
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
  g_free (floor->occupied);
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
  memcpy (copy->occupied, floor->occupied, cr_grid_n_cells (grid));
  for (guint i = 0; i < floor->sides->len; i++) {
    CrSide side = g_array_index (floor->sides, CrSide, i);

    side.node = side.node != NULL ? cr_node_ref (side.node) : NULL;
    g_array_append_val (copy->sides, side);
  }
  return copy;
}

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
  cr_map_begin_words (map);
  for (int i = 0; i < CR_N_SECTIONS; i++)
    cr_map_begin_section (map, i);
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

CrMap *
cr_map_copy (const CrMap *map)
{
  CrMap *copy = cr_map_new_like (map, &map->grid);

  for (guint i = 0; i < map->floors->len; i++)
    g_ptr_array_add (copy->floors, copy_floor (map->floors->pdata[i], &map->grid));
  for (int i = 0; i < CR_N_SECTIONS; i++)
    for (guint j = 0; j < map->sections[i]->len; j++)
      cr_map_load_node (copy, i, cr_node_ref (map->sections[i]->pdata[j]));
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
    cr_map_end_section (map, i);
  g_hash_table_unref (map->words);
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

int
cr_grid_most_floors (const CrGrid *grid)
{
  return MIN (CR_MAX_FLOORS, CR_MAX_HEXES / cr_grid_n_cells (grid));
}

int
cr_map_n_floors (const CrMap *map)
{
  return (int) map->floors->len;
}

const CrFloor *
cr_map_get_floor (const CrMap *map, int floor)
{
  return &cr_map_get_floor_data (map, floor)->info;
}

gboolean
cr_floor_is_secret (const CrFloor *floor)
{
  return g_strcmp0 (floor->known, "owner") == 0;
}

int
cr_map_find_floor (const CrMap *map, const char *id)
{
  for (int i = 0; i < cr_map_n_floors (map); i++)
    if (g_str_equal (cr_map_get_floor (map, i)->id, id))
      return i;
  return -1;
}

const gint16 *
cr_map_get_layer (const CrMap *map, int floor, CrLayer layer)
{
  return cr_map_get_floor_data (map, floor)->layers[layer];
}

int
cr_map_get_value (const CrMap *map, CrPlace place, CrLayer layer)
{
  int cell = cr_grid_get_cell (&map->grid, place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= cr_map_n_floors (map))
    return 0;
  return cr_map_get_floor_data (map, place.floor)->layers[layer][cell];
}

gboolean
cr_map_has_place (const CrMap *map, CrPlace place)
{
  return cr_map_get_value (map, place, CR_LAYER_TERRAIN) != 0;
}

int
cr_map_get_level (const CrMap *map, CrPlace place)
{
  return cr_map_get_value (map, place, CR_LAYER_LEVEL);
}

int
cr_map_get_front (const CrMap *map, CrPlace place)
{
  return cr_map_get_value (map, place, CR_LAYER_FACING) - 1;
}

void
cr_map_load_id (CrMap *map, const char *id)
{
  g_free (map->id);
  map->id = g_strdup (id);
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

const CrMap *
cr_map_get_outside (const CrMap *map)
{
  return map->outside;
}

CrHex
cr_map_get_outside_shift (const CrMap *map)
{
  return map->outside_shift;
}

void
cr_map_load_outside (CrMap *map, CrMap *outside, CrHex shift)
{
  cr_map_free (map->outside);
  map->outside = outside;
  map->outside_shift = shift;
}
