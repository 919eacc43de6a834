/* cr-area.c: named areas and labels. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"

#include <string.h>

#include "cr-error.h"
#include "cr-map-words.h"
#include "cr-text.h"

#define MOST_SIZE (20 * CR_LABEL_SIZE_DEFAULT)
#define MOST_ANGLE (360 * 1000)

/* An attribute floor stands for the floor in front of the first place. */
static char *
put_floor (const CrNode *node, const char *text)
{
  const char *floor = cr_node_get (node, "floor");
  const char *first = text + strspn (text, " \t\r\n;");
  gsize length = strcspn (first, " \t\r\n;");

  if (floor == NULL || length == 0 || memchr (first, '/', length) != NULL)
    return g_strdup (text);
  return g_strdup_printf ("%s/%s", floor, first);
}

gboolean
cr_area_read (const CrMap *map, const CrNode *node, CrArea *area_out, GError **error)
{
  const char *text = cr_node_get_text (node);
  g_autofree char *placed = put_floor (node, text != NULL ? text : "");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  GError *inner = NULL;

  if (!cr_map_parse_places (map, placed, places, &inner))
    return cr_node_take_error (node, inner, error);
  *area_out = (CrArea){ .id = cr_node_get (node, "id"),
                        .name = cr_node_get (node, "name"),
                        .kind = cr_node_get (node, "kind") };
  area_out->places = g_steal_pointer (&places);
  return TRUE;
}

void
cr_area_clear (CrArea *area)
{
  g_clear_pointer (&area->places, g_array_unref);
}

gboolean
cr_area_has (const CrArea *area, CrPlace place)
{
  return cr_places_contain (area->places, place);
}

static gint64
key_of (const CrMap *map, CrPlace place)
{
  return ((gint64) place.floor << 32) | cr_grid_get_cell (cr_map_get_grid (map), place.hex);
}

void
cr_area_combine (const CrMap *map, GArray *area, const GArray *places, gboolean add)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const GArray *marked = add ? area : places;
  guint n_kept = 0;

  for (guint i = 0; i < marked->len; i++) {
    gint64 key = key_of (map, g_array_index (marked, CrPlace, i));
    g_hash_table_add (known, g_memdup2 (&key, sizeof key));
  }
  for (guint i = 0; !add && i < area->len; i++) {
    CrPlace place = g_array_index (area, CrPlace, i);
    gint64 key = key_of (map, place);

    if (!g_hash_table_contains (known, &key))
      g_array_index (area, CrPlace, n_kept++) = place;
  }
  if (!add)
    g_array_set_size (area, n_kept);
  for (guint i = 0; add && i < places->len; i++) {
    gint64 key = key_of (map, g_array_index (places, CrPlace, i));

    if (g_hash_table_add (known, g_memdup2 (&key, sizeof key)))
      g_array_append_val (area, g_array_index (places, CrPlace, i));
  }
}

int
cr_map_find_area (const CrMap *map, const char *id_or_name)
{
  static const char *const attributes[] = { "id", "name" };

  for (gsize k = 0; k < G_N_ELEMENTS (attributes); k++)
    for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
      const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);

      if (cr_node_is (node, "area") &&
          cr_map_is_called (map, cr_node_get (node, attributes[k]), id_or_name))
        return (int) i;
    }
  return -1;
}

static gboolean
read_milli (const CrNode *node, const char *name, int least, int most, int *milli, GError **error)
{
  const char *text = cr_node_get (node, name);
  gint64 value;

  if (text == NULL)
    return TRUE;
  if (cr_text_parse_milli (text, &value) && value >= least && value <= most) {
    *milli = (int) value;
    return TRUE;
  }
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found %s=\"%s\", expected a number with a decimal point, from %d "
                              "to %d"),
                     name, text, least / 1000, most / 1000);
  return FALSE;
}

/* A label without size would be left out without a word. */
static gboolean
read_size (const CrNode *node, int *size, GError **error)
{
  if (!read_milli (node, "size", 0, MOST_SIZE, size, error))
    return FALSE;
  if (*size > 0)
    return TRUE;
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found size=\"%s\", expected a number above 0"),
                     cr_node_get (node, "size"));
  return FALSE;
}

gboolean
cr_label_read (const CrMap *map, const CrNode *node, CrLabel *label_out, GError **error)
{
  const char *text = cr_node_get_text (node), *at;
  CrLabel label = { .id = cr_node_get (node, "id"), .text = text != NULL ? text : "" };
  g_autofree char *placed = NULL;
  GError *inner = NULL;

  label.size = CR_LABEL_SIZE_DEFAULT;
  if (!cr_node_need (node, "at", &at, error) || !read_size (node, &label.size, error) ||
      !read_milli (node, "angle", -MOST_ANGLE, MOST_ANGLE, &label.angle, error))
    return FALSE;
  placed = put_floor (node, at);
  if (!cr_map_parse_place (map, placed, &label.at, &inner))
    return cr_node_take_error (node, inner, error);
  *label_out = label;
  return TRUE;
}
