/* cr-places-sides.c: sides said in text: one by one, round hexes and along hexsides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-shape.h"
#include "cr-text.h"

static void
add_sides (int floor, const GArray *sides, GArray *out)
{
  for (guint i = 0; i < sides->len; i++) {
    const CrHexSide *side = &g_array_index (sides, CrHexSide, i);
    CrPlacedSide at = { { floor, side->hex }, side->direction };

    g_array_append_val (out, at);
  }
}

/* The rim of a set of hexes, on the floor of the first. */
static gboolean
read_around (const CrMap *map, const char *text, GArray *out, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  if (!cr_operation_parse_places (map, text, places, error))
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);
  cr_shape_rim ((const CrHex *) (const void *) hexes->data, hexes->len, sides);
  add_sides (g_array_index (places, CrPlace, 0).floor, sides, out);
  return TRUE;
}

/* Side d of a hex goes, clockwise round it, from corner d − 1 to corner d. */
static gboolean
read_along (const CrMap *map, const char *text, GArray *out, GError **error)
{
  const char *dots = strstr (text, "..");
  g_autofree char *first = dots != NULL ? g_strndup (text, dots - text) : g_strdup (text);
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));
  CrPlacedSide from, to;

  if (!cr_argument_parse_side (map, first, &from.place, &from.direction, error) ||
      !cr_argument_parse_side (map, dots != NULL ? dots + 2 : first, &to.place, &to.direction,
                               error))
    return FALSE;
  cr_vertex_path (cr_vertex_of (from.place.hex, (from.direction + 5) % CR_N_DIRECTIONS),
                  cr_vertex_of (to.place.hex, to.direction), sides);
  add_sides (from.place.floor, sides, out);
  return TRUE;
}

static void
add_images (const CrSymmetry *symmetry, GArray *out)
{
  guint n = out->len;

  for (int image = 1; image < cr_symmetry_n_images (symmetry); image++)
    for (guint i = 0; i < n; i++) {
      CrPlacedSide at = g_array_index (out, CrPlacedSide, i);

      at.place.hex = cr_symmetry_hex (symmetry, image, at.place.hex);
      at.direction = cr_symmetry_direction (symmetry, image, at.direction);
      g_array_append_val (out, at);
    }
}

static gboolean
read_one (const CrMap *map, const char *word, GArray *out, GError **error)
{
  CrPlacedSide at;

  if (!cr_argument_parse_side (map, word, &at.place, &at.direction, error))
    return FALSE;
  g_array_append_val (out, at);
  return TRUE;
}

static gboolean
read_word (const CrMap *map, const char *word, GArray *out, GError **error)
{
  CrSymmetry symmetry;
  GError *inner = NULL;

  if (g_str_has_prefix (word, "around:"))
    return read_around (map, word + strlen ("around:"), out, error);
  if (g_str_has_prefix (word, "along:"))
    return read_along (map, word + strlen ("along:"), out, error);
  if (cr_places_read_symmetry (map, word, &symmetry, &inner)) {
    add_images (&symmetry, out);
    return TRUE;
  }
  if (inner != NULL) {
    g_propagate_error (error, inner);
    return FALSE;
  }
  return read_one (map, word, out, error);
}

/**
 * cr_places_parse_sides:
 * @text: see cr_operation_about_places()
 * @sides: (element-type CrPlacedSide): appended to; some may lie off the map
 */
gboolean
cr_places_parse_sides (const CrMap *map, const char *text, GArray *sides, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, "; ", -1);
  guint n_before = sides->len;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !read_word (map, words[i], sides, error))
      return FALSE;
  if (sides->len > n_before)
    return TRUE;
  return cr_argument_refuse (error, CR_ERROR_SYNTAX,
                             cr_text ("found no sides, expected some such as 7,6:%s"),
                             cr_direction_get_name (1, cr_map_get_grid (map)->orientation));
}
