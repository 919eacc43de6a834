/* cr-place.c: places of a map, compared and as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-map.h"
#include "cr-near.h"
#include "cr-text.h"

gboolean
cr_place_equal (CrPlace a, CrPlace b)
{
  return a.floor == b.floor && cr_hex_equal (a.hex, b.hex);
}

CrPlace
cr_place_neighbour (CrPlace place, CrDirection direction)
{
  return (CrPlace){ place.floor, cr_hex_neighbour (place.hex, direction) };
}

gboolean
cr_places_contain (const GArray *places, CrPlace place)
{
  for (guint i = 0; i < places->len; i++)
    if (cr_place_equal (g_array_index (places, CrPlace, i), place))
      return TRUE;
  return FALSE;
}

char *
cr_map_format_place (const CrMap *map, CrPlace place)
{
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (map), place.hex);

  if (place.floor <= 0)
    return g_steal_pointer (&at);
  return g_strdup_printf ("%s/%s", cr_map_get_floor (map, place.floor)->id, at);
}

gboolean
cr_map_refuse_floor (const CrMap *map, const char *id, GError **error)
{
  CrNear near = { .name = id };

  for (int i = 0; i < cr_map_n_floors (map); i++)
    cr_near_offer (&near, cr_map_get_floor (map, i)->id);
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, cr_text ("the map has no floor “%s”"), id);
  cr_near_tell (&near, error);
  return FALSE;
}

/* Takes "cellar/" off the front of @text; the main floor where there is none. */
static gboolean
read_floor (const CrMap *map, const char **text, int *floor_out, GError **error)
{
  const char *slash = strchr (*text, '/');

  *floor_out = 0;
  if (slash == NULL)
    return TRUE;

  g_autofree char *id = g_strndup (*text, (gsize) (slash - *text));
  *floor_out = cr_map_find_floor (map, id);
  *text = slash + 1;
  return *floor_out >= 0 || cr_map_refuse_floor (map, id, error);
}

gboolean
cr_map_parse_place (const CrMap *map, const char *text, CrPlace *place_out, GError **error)
{
  CrPlace place;

  if (!read_floor (map, &text, &place.floor, error) ||
      !cr_grid_parse_hex (cr_map_get_grid (map), text, &place.hex, error))
    return FALSE;
  *place_out = place;
  return TRUE;
}

/* In one go: a run of a few letters names a thousand. */
static void
append_places (GArray *places, int floor, const GArray *hexes)
{
  guint first = places->len;

  g_array_set_size (places, first + hexes->len);
  for (guint i = 0; i < hexes->len; i++)
    g_array_index (places, CrPlace, first + i) =
        (CrPlace){ floor, g_array_index (hexes, CrHex, i) };
}

gboolean
cr_map_parse_places (const CrMap *map, const char *text, GArray *places, GError **error)
{
  gsize all = (gsize) cr_grid_n_cells (cr_map_get_grid (map)) * (gsize) cr_map_n_floors (map);

  return cr_map_parse_few_places (map, text, all, places, error);
}

gboolean
cr_map_parse_few_places (const CrMap *map,
                         const char *text,
                         gsize most,
                         GArray *places,
                         GError **error)
{
  g_auto (GStrv) words = cr_text_split (text);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  guint n_before = places->len;
  int floor = 0;

  for (char **word = words; *word != NULL; word++) {
    const char *rest = *word;

    g_array_set_size (hexes, 0);
    if ((strchr (rest, '/') != NULL && !read_floor (map, &rest, &floor, error)) ||
        !cr_grid_parse_set (cr_map_get_grid (map), rest, hexes, error)) {
      g_array_set_size (places, n_before);
      return FALSE;
    }
    if (places->len - n_before + hexes->len > most) {
      g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
                   cr_text ("found more than %u hexes, expected no more"), (guint) most);
      g_array_set_size (places, n_before);
      return FALSE;
    }
    append_places (places, floor, hexes);
  }
  return TRUE;
}

gboolean
cr_map_parse_side (const CrMap *map,
                   const char *text,
                   CrPlace *place_out,
                   CrDirection *direction_out,
                   GError **error)
{
  CrPlace place;

  if (!read_floor (map, &text, &place.floor, error) ||
      !cr_grid_parse_side (cr_map_get_grid (map), text, &place.hex, direction_out, error))
    return FALSE;
  *place_out = place;
  return TRUE;
}
