/* cr-build.c: things that are put into a map whole. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"

#include "cr-error.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-stairway.h"
#include "cr-text.h"

gboolean
cr_build_check_id (const CrMap *map, CrSection section, const CrNode *node, GError **error)
{
  const char *id = cr_node_get (node, "id");

  if (id == NULL || !cr_text_is_id (id))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found id “%s”, expected letters, digits, “-”, “_” and “.”"),
                            id != NULL ? id : "");
  if (cr_map_find_node (map, section, NULL, id) != NULL)
    return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("the map has “%s” already"), id);
  return TRUE;
}

void
cr_build_add_link (CrEdit *edit, const CrMap *map, CrNode *node)
{
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, cr_map_n_nodes (map, CR_SECTION_LINKS), node);
}

/* Steps that two stairways share would have two levels. */
static gboolean
check_apart (const CrStairway *stairway, const CrMap *map, GError **error)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    g_autoptr (CrStairway) other =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;

    for (guint j = 0; other != NULL && j < stairway->n_hexes; j++)
      if (cr_stairway_find (other, stairway->hexes[j]) >= 0) {
        g_autofree char *at = cr_map_format_printed (map, stairway->hexes[j]);
        return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("%s is a step of another stairway"),
                                at);
      }
  }
  return TRUE;
}

static gboolean
check_levels (const CrStairway *stairway, const CrMap *map, GError **error)
{
  int foot = cr_stairway_get_end_level (stairway, map, CR_STAIR_FOOT);
  guint last = stairway->ends[CR_STAIR_HEAD].stair;
  int reached = cr_stairway_get_level (stairway, map, last);
  const CrStairEnd *head = &stairway->ends[CR_STAIR_HEAD];

  if (reached > CR_LEVEL_MAX)
    return cr_error_refuse (error, CR_ERROR_LIMIT, cr_text ("it would rise above level +%d"),
                            CR_LEVEL_MAX);
  if (head->n_places == 0 || cr_map_get_level (map, head->places[0]) == reached)
    return TRUE;
  return cr_error_refuse (
      error, CR_ERROR_PLACE,
      g_dngettext (GETTEXT_PACKAGE,
                   "its %d step leads from level %d to %d, but the head is at %d (ELV-01)",
                   "its %d steps lead from level %d to %d, but the head is at %d (ELV-01)",
                   (gulong) stairway->steps[last]),
      stairway->steps[last], foot, reached, cr_map_get_level (map, head->places[0]));
}

gboolean
cr_build_stairway (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  g_autoptr (CrStairway) stairway = NULL;

  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error))
    return FALSE;
  stairway = cr_stairway_new (map, node, error);
  if (stairway == NULL || !check_apart (stairway, map, error) ||
      !check_levels (stairway, map, error))
    return FALSE;

  for (guint i = 0; i < stairway->n_hexes; i++) {
    cr_edit_set_code (edit, map, stairway->hexes[i], CR_LAYER_TERRAIN, CR_BUILD_STAIR);
    cr_edit_set_value (edit, map, stairway->hexes[i], CR_LAYER_LEVEL,
                       cr_stairway_get_level (stairway, map, i));
  }
  cr_build_add_link (edit, map, g_steal_pointer (&owned));
  return TRUE;
}

gboolean
cr_build_link (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  CrLink link;

  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error) ||
      !cr_link_read (map, node, &link, error))
    return FALSE;
  cr_build_add_link (edit, map, g_steal_pointer (&owned));
  return TRUE;
}

gboolean
cr_build_area (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  const char *id = cr_node_get (node, "id");
  guint n = cr_map_n_nodes (map, CR_SECTION_AREAS);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_AREAS, i), "id"), id) == 0) {
      cr_edit_replace_node (edit, map, CR_SECTION_AREAS, i, g_steal_pointer (&owned));
      return TRUE;
    }
  if (!cr_build_check_id (map, CR_SECTION_AREAS, node, error))
    return FALSE;
  cr_edit_insert_node (edit, map, CR_SECTION_AREAS, n, g_steal_pointer (&owned));
  return TRUE;
}

char *
cr_build_free_id (const CrMap *map, CrSection section, const char *stem)
{
  for (guint n = 1;; n++) {
    g_autofree char *id = g_strdup_printf ("%s%u", stem, n);

    if (cr_map_find_node (map, section, NULL, id) == NULL)
      return g_steal_pointer (&id);
  }
}

char *
cr_build_format_places (const CrMap *map, CrPlaces places)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  int floor = 0;

  for (gsize i = 0; i < places.n;) {
    int run_floor = places.places[i].floor;

    g_array_set_size (hexes, 0);
    for (; i < places.n && places.places[i].floor == run_floor; i++)
      g_array_append_val (hexes, places.places[i].hex);

    g_autofree char *set = cr_grid_format_set (
        cr_map_get_grid (map), (const CrHex *) (const void *) hexes->data, hexes->len);
    if (text->len > 0)
      g_string_append_c (text, ' ');
    if (run_floor != floor)
      g_string_append_printf (text, "%s/", cr_map_get_floor (map, run_floor)->id);
    g_string_append (text, set);
    floor = run_floor;
  }
  return g_string_free (text, FALSE);
}

void
cr_build_raise (CrEdit *edit, const CrMap *map, const GArray *places, int by)
{
  cr_edit_reserve (edit, places->len);
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    int level = cr_map_get_level (map, place) + by;

    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX));
  }
}
