/* cr-build-passage.c: ways between two places, and secret passages.
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-text.h"

#include <string.h>

static gboolean
joins_places (const CrLink *link, CrPlace a, CrPlace b)
{
  return cr_place_equal (link->from, a) && cr_place_equal (link->to, b);
}

static gboolean
check_new (const CrMap *map, const CrLinkPlan *plan, GError **error)
{
  g_autofree char *at = cr_map_format_printed (map, plan->from);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (!cr_node_is (node, plan->kind) || !cr_link_read (map, node, &link, NULL))
      continue;
    if (joins_places (&link, plan->from, plan->to) || joins_places (&link, plan->to, plan->from))
      return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("%s leads there already"), at);
  }
  return TRUE;
}

/* Stairs that turn and trapdoors go straight up and down; a ramp needs room to rise. */
static gboolean
check_shape (const CrLinkPlan *plan, GError **error)
{
  gboolean upright = cr_hex_equal (plan->from.hex, plan->to.hex);

  if (!upright && (g_str_equal (plan->kind, "spiral") || g_str_equal (plan->kind, "trapdoor")))
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("it leads to the same hex of another floor"));
  if (upright && g_str_equal (plan->kind, "ramp"))
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("a ramp leads to the next hex"));
  if (cr_hex_distance (plan->from.hex, plan->to.hex) > 1)
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("it leads to the next hex, no farther"));
  return TRUE;
}

static gboolean
check_ends (const CrMap *map, const CrLinkPlan *plan, GError **error)
{
  if (!cr_map_has_place (map, plan->from) ||
      !cr_grid_contains (cr_map_get_grid (map), plan->to.hex))
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("there is no hex here"));
  if (plan->to.floor == plan->from.floor && !cr_map_has_place (map, plan->to))
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("there is no hex where it leads"));
  return TRUE;
}

/* A hex that is new on the other floor is like the one it is reached from, a level higher or
 * lower. */
static void
add_landing (CrEdit *edit, const CrMap *map, const CrLinkPlan *plan)
{
  int here = cr_map_get_floor (map, plan->from.floor)->storey;
  int there =
      plan->floor != NULL ? plan->floor->storey : cr_map_get_floor (map, plan->to.floor)->storey;
  int level = cr_map_get_level (map, plan->from) + (there > here) - (there < here);

  if (plan->floor == NULL && cr_map_has_place (map, plan->to))
    return;
  cr_edit_set_value (edit, map, plan->to, CR_LAYER_TERRAIN,
                     cr_map_get_value (map, plan->from, CR_LAYER_TERRAIN));
  cr_edit_set_value (edit, map, plan->to, CR_LAYER_STRUCTURE,
                     cr_map_get_value (map, plan->from, CR_LAYER_STRUCTURE));
  cr_edit_set_value (edit, map, plan->to, CR_LAYER_LEVEL,
                     CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX));
}

static CrNode *
make_node (const CrMap *map, const CrLinkPlan *plan)
{
  CrNode *node = cr_node_new (plan->kind);
  g_autofree char *from = cr_map_format_place (map, plan->from);
  g_autofree char *hex = cr_grid_format_hex (cr_map_get_grid (map), plan->to.hex);
  g_autofree char *to = plan->floor != NULL ? g_strdup_printf ("%s/%s", plan->floor->id, hex)
                                            : cr_map_format_place (map, plan->to);

  cr_node_set (node, "id", plan->id);
  cr_node_set (node, "from", from);
  cr_node_set (node, "to", to);
  return node;
}

gboolean
cr_build_link_between (CrEdit *edit, const CrMap *map, const CrLinkPlan *plan, GError **error)
{
  CrLinkPlan whole = *plan;
  g_autoptr (CrNode) node = NULL;

  if (plan->floor != NULL)
    whole.to.floor = cr_map_n_floors (map);
  if (!check_ends (map, &whole, error) || !check_shape (&whole, error) ||
      !check_new (map, &whole, error))
    return FALSE;
  node = make_node (map, &whole);
  if (!cr_build_check_id (map, CR_SECTION_LINKS, node, error) ||
      (plan->floor != NULL && !cr_build_floor (edit, map, plan->floor, error)))
    return FALSE;
  add_landing (edit, map, &whole);
  if (g_str_equal (plan->kind, "spiral")) {
    cr_edit_set_code (edit, map, whole.from, CR_LAYER_TERRAIN, "spiral");
    cr_edit_set_code (edit, map, whole.to, CR_LAYER_TERRAIN, "spiral");
  }
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, cr_map_n_nodes (map, CR_SECTION_LINKS),
                       g_steal_pointer (&node));
  return TRUE;
}

void
cr_build_remove_link (CrEdit *edit, const CrMap *map, guint index)
{
  const char *id = cr_node_get (cr_map_get_node (map, CR_SECTION_LINKS, index), "id");

  for (guint i = cr_map_n_nodes (map, CR_SECTION_LINKS); i > 0; i--) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i - 1);
    gboolean leads = id != NULL && cr_node_is (node, "passage") &&
                     (g_strcmp0 (cr_node_get (node, "from"), id) == 0 ||
                      g_strcmp0 (cr_node_get (node, "to"), id) == 0);

    if (i - 1 == index || leads)
      cr_edit_remove_node (edit, map, CR_SECTION_LINKS, i - 1);
  }
}

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
    return cr_error_refuse (error, CR_ERROR_PLACE,
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
                   .known = plan->shared ? NULL : (char *) "owner",
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
  return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("%s is taken: there is “%s” already"), at,
                          code);
}

static gboolean
check_run (const CrMap *map, const CrPassagePlan *plan, GError **error)
{
  if (plan->n_hexes < 2)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("a passage has two ends: it needs two hexes at least "
                                     "(TMP-07)"));
  for (gsize i = 0; i < plan->n_hexes; i++) {
    g_autofree char *at = cr_map_format_printed (map, plan->hexes[i]);
    gboolean end = i == 0 || i + 1 == plan->n_hexes;

    if (i > 0 && cr_hex_distance (plan->hexes[i].hex, plan->hexes[i - 1].hex) != 1)
      return cr_error_refuse (error, CR_ERROR_PLACE,
                              cr_text ("the passage breaks off before %s: each hex follows the one "
                                       "before it"),
                              at);
    if (end && !cr_map_has_place (map, plan->hexes[i]))
      return cr_error_refuse (error, CR_ERROR_PLACE,
                              cr_text ("the passage cannot come out at %s, where the map has no "
                                       "hex"),
                              at);
  }
  return TRUE;
}

static CrPlace
get_door (const CrPassagePlan *plan, int end)
{
  return plan->hexes[end == 0 ? 0 : plan->n_hexes - 1];
}

/* Id of the spiral stair that leads down there already, %NULL when there is none. */
static const char *
find_stairs (const CrMap *map, CrPlace door, int floor)
{
  CrPlace below = { floor, door.hex };

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (cr_node_is (node, "spiral") && cr_link_read (map, node, &link, NULL) &&
        ((cr_place_equal (link.from, door) && cr_place_equal (link.to, below)) ||
         (cr_place_equal (link.to, door) && cr_place_equal (link.from, below))))
      return link.id;
  }
  return NULL;
}

static CrNode *
make_stairs (const CrMap *map, const char *id, CrPlace door, const char *floor)
{
  CrNode *node = cr_node_new ("spiral");
  g_autofree char *from = cr_map_format_place (map, door);
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (map), door.hex);
  g_autofree char *to = g_strdup_printf ("%s/%s", floor, at);

  cr_node_set (node, "id", id);
  cr_node_set (node, "from", from);
  cr_node_set (node, "to", to);
  return node;
}

/* The stairs at both ends, and the passage between them. */
static gboolean
add_links (CrEdit *edit, const CrMap *map, const CrPassagePlan *plan, int floor, GError **error)
{
  static const char *const ends[] = { "from", "to" };
  g_autoptr (CrNode) node = cr_node_new ("passage");
  guint next = cr_map_n_nodes (map, CR_SECTION_LINKS);

  cr_node_set (node, "id", plan->id);
  for (int end = 0; end < 2; end++) {
    CrPlace door = get_door (plan, end);
    const char *present = find_stairs (map, door, floor);
    g_autofree char *id = g_strdup_printf ("%s-%d", plan->id, end + 1);
    g_autoptr (CrNode) stairs = make_stairs (map, id, door, plan->floor);

    cr_node_set (node, ends[end], present != NULL ? present : id);
    if (present != NULL)
      continue;
    if (plan->bare)
      return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("ends need a spiral stair (TMP-07)"));
    if (!cr_build_check_id (map, CR_SECTION_LINKS, stairs, error))
      return FALSE;
    cr_edit_insert_node (edit, map, CR_SECTION_LINKS, next++, g_steal_pointer (&stairs));
  }
  cr_node_set (node, "floods", plan->floods ? "yes" : NULL);
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, next, g_steal_pointer (&node));
  return TRUE;
}

gboolean
cr_build_passage_along (CrEdit *edit, const CrMap *map, const CrPassagePlan *plan, GError **error)
{
  g_autoptr (CrNode) probe = cr_node_new ("passage");
  int floor;

  cr_node_set (probe, "id", plan->id);
  if (!cr_build_check_id (map, CR_SECTION_LINKS, probe, error) || !check_run (map, plan, error))
    return FALSE;
  floor = find_floor (edit, map, plan, error);
  if (floor < 0 || !add_links (edit, map, plan, floor, error))
    return FALSE;
  for (gsize i = 0; i < plan->n_hexes; i++) {
    CrPlace place = { floor, plan->hexes[i].hex };
    gboolean end = i == 0 || i + 1 == plan->n_hexes;

    if (!check_hex (map, place, error))
      return FALSE;
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, end ? CR_BUILD_SPIRAL : CR_BUILD_PASSAGE);
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, plan->level);
  }
  return TRUE;
}

static gboolean
ends_at (const CrNode *node, const char *stairs)
{
  return cr_node_is (node, "passage") && (g_strcmp0 (cr_node_get (node, "from"), stairs) == 0 ||
                                          g_strcmp0 (cr_node_get (node, "to"), stairs) == 0);
}

/* Whether another passage begins or ends at these stairs. */
static gboolean
is_shared (const CrMap *map, const char *stairs, guint but)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++)
    if (i != but && ends_at (cr_map_get_node (map, CR_SECTION_LINKS, i), stairs))
      return TRUE;
  return FALSE;
}

void
cr_build_remove_passage (CrEdit *edit, const CrMap *map, guint index)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, index);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  gboolean meets = FALSE;
  CrPassage passage;

  if (!cr_passage_read (map, node, &passage, NULL)) {
    cr_edit_remove_node (edit, map, CR_SECTION_LINKS, index);
    return;
  }
  meets = is_shared (map, passage.stairs[0], index) || is_shared (map, passage.stairs[1], index);
  for (guint i = cr_map_n_nodes (map, CR_SECTION_LINKS); i > 0; i--) {
    const char *id = cr_node_get (cr_map_get_node (map, CR_SECTION_LINKS, i - 1), "id");
    gboolean stairs =
        id != NULL && (g_str_equal (id, passage.stairs[0]) || g_str_equal (id, passage.stairs[1]));

    if (i - 1 == index || (stairs && !is_shared (map, id, index)))
      cr_edit_remove_node (edit, map, CR_SECTION_LINKS, i - 1);
  }
  cr_passage_get_hexes (&passage, map, hexes);
  for (guint i = 0; i < hexes->len && !meets; i++) {
    CrPlace place = g_array_index (hexes, CrPlace, i);

    for (int layer = 0; layer < CR_N_LAYERS; layer++)
      cr_edit_set_value (edit, map, place, layer,
                         cr_map_get_floor (map, place.floor)->defaults[layer]);
  }
}
