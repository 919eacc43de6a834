/* cr-map-codes.c: terrain and structures by their codes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-private.h"

/**
 * cr_map_intern_code:
 * @layer: one of codes, terrain or structure
 *
 * Adds the code to the map's list if it is new. Codes that no hex has do not reach a file and are
 * not compared, so this is no change of the map and leaves nothing to undo.
 *
 * Returns: its index
 */
int
cr_map_intern_code (const CrMap *map, CrLayer layer, const char *code)
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
