/* cr-build-passage.c: secret passages put into a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-text.h"

/**
 * cr_build_passage:
 * @node: (transfer full): an element passage between two spiral stairs that the map has
 */
gboolean
cr_build_passage (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error) ||
      !cr_passage_read (map, node, &passage, error))
    return FALSE;
  if (!cr_passage_get_hexes (&passage, map, hexes))
    return cr_build_refuse (error, CR_ERROR_PLACE,
                            cr_text ("no hexes lead from “%s” to “%s” below ground (TMP-07)"),
                            passage.stairs[0], passage.stairs[1]);
  cr_build_add_link (edit, map, g_steal_pointer (&owned));
  return TRUE;
}

/* The floor it will lie on; -1 and an error when there is no room for one. */
static int
find_floor (CrEdit *edit, const CrMap *map, const CrPassagePlan *plan, GError **error)
{
  CrFloor like = { .id = (char *) plan->floor,
                   .name = (char *) cr_text ("Secret passage"),
                   .known = (char *) "owner",
                   .storey = -1 };
  int floor = cr_map_find_floor (map, plan->floor);

  if (floor >= 0)
    return floor;
  return cr_build_floor (edit, map, &like, error) ? cr_map_n_floors (map) : -1;
}

/* A passage may meet another; what else lies there stays. */
static gboolean
check_hex (const CrMap *map, CrPlace place, GError **error)
{
  const char *code = cr_map_get_terrain (map, place);
  g_autofree char *at = NULL;

  if (!cr_map_has_place (map, place) || g_str_equal (code, CR_BUILD_PASSAGE) ||
      g_str_equal (code, CR_BUILD_SPIRAL))
    return TRUE;
  at = cr_map_format_printed (map, place);
  return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("%s is taken: there is “%s” already"), at,
                          code);
}

static gboolean
check_run (const CrMap *map, const CrPassagePlan *plan, GError **error)
{
  if (plan->n_hexes < 2)
    return cr_build_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("a passage has two ends: it needs two hexes at least "
                                     "(TMP-07)"));
  for (gsize i = 0; i < plan->n_hexes; i++) {
    g_autofree char *at = cr_map_format_printed (map, plan->hexes[i]);
    gboolean end = i == 0 || i + 1 == plan->n_hexes;

    if (i > 0 && cr_hex_distance (plan->hexes[i].hex, plan->hexes[i - 1].hex) != 1)
      return cr_build_refuse (error, CR_ERROR_PLACE,
                              cr_text ("the passage breaks off before %s: each hex follows the one "
                                       "before it"),
                              at);
    if (end && !cr_map_has_place (map, plan->hexes[i]))
      return cr_build_refuse (error, CR_ERROR_PLACE,
                              cr_text ("the passage cannot come out at %s, where the map has no "
                                       "hex"),
                              at);
  }
  return TRUE;
}

static gboolean
add_stairs (CrEdit *edit, const CrMap *map, const CrPassagePlan *plan, int end, GError **error)
{
  CrPlace door = plan->hexes[end == 0 ? 0 : plan->n_hexes - 1];
  g_autofree char *id = g_strdup_printf ("%s-%d", plan->id, end + 1);
  g_autofree char *from = cr_map_format_place (map, door);
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (map), door.hex);
  g_autofree char *to = g_strdup_printf ("%s/%s", plan->floor, at);
  g_autoptr (CrNode) node = cr_node_new ("spiral");

  cr_node_set (node, "id", id);
  cr_node_set (node, "from", from);
  cr_node_set (node, "to", to);
  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error))
    return FALSE;
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS,
                       cr_map_n_nodes (map, CR_SECTION_LINKS) + (guint) end,
                       g_steal_pointer (&node));
  return TRUE;
}

static void
add_passage (CrEdit *edit, const CrMap *map, const CrPassagePlan *plan)
{
  CrNode *node = cr_node_new ("passage");
  g_autofree char *from = g_strconcat (plan->id, "-1", NULL);
  g_autofree char *to = g_strconcat (plan->id, "-2", NULL);

  cr_node_set (node, "id", plan->id);
  cr_node_set (node, "from", from);
  cr_node_set (node, "to", to);
  cr_node_set (node, "floods", plan->floods ? "yes" : NULL);
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, cr_map_n_nodes (map, CR_SECTION_LINKS) + 2,
                       node);
}

/**
 * cr_build_passage_along:
 * @map: not changed, but it learns codes that are new to it
 *
 * A passage whole: its floor, unless there is one, known to its owner alone, its hexes, a spiral
 * stair at each end and the link between them (TMP-07). Above, the two hexes stay as they are.
 */
gboolean
cr_build_passage_along (CrEdit *edit, CrMap *map, const CrPassagePlan *plan, GError **error)
{
  g_autoptr (CrNode) probe = cr_node_new ("passage");
  int floor;

  cr_node_set (probe, "id", plan->id);
  if (!cr_build_check_id (map, CR_SECTION_LINKS, probe, error) || !check_run (map, plan, error))
    return FALSE;
  floor = find_floor (edit, map, plan, error);
  if (floor < 0 || !add_stairs (edit, map, plan, 0, error) ||
      !add_stairs (edit, map, plan, 1, error))
    return FALSE;
  for (gsize i = 0; i < plan->n_hexes; i++) {
    CrPlace place = { floor, plan->hexes[i].hex };
    gboolean end = i == 0 || i + 1 == plan->n_hexes;

    if (!check_hex (map, place, error))
      return FALSE;
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, end ? CR_BUILD_SPIRAL : CR_BUILD_PASSAGE);
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, plan->level);
  }
  add_passage (edit, map, plan);
  return TRUE;
}
