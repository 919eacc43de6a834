/* cr-build-link.c: ways between two places. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-text.h"

static gboolean
joins (const CrLink *link, CrPlace a, CrPlace b)
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
    if (joins (&link, plan->from, plan->to) || joins (&link, plan->to, plan->from))
      return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("%s leads there already"), at);
  }
  return TRUE;
}

/* Stairs that turn and trapdoors go straight up and down; a ramp needs room to rise. */
static gboolean
check_shape (const CrLinkPlan *plan, GError **error)
{
  gboolean upright = cr_hex_equal (plan->from.hex, plan->to.hex);

  if (!upright && (g_str_equal (plan->kind, "spiral") || g_str_equal (plan->kind, "trapdoor")))
    return cr_build_refuse (error, CR_ERROR_PLACE,
                            cr_text ("it leads to the same hex of another floor"));
  if (upright && g_str_equal (plan->kind, "ramp"))
    return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("a ramp leads to the next hex"));
  if (cr_hex_distance (plan->from.hex, plan->to.hex) > 1)
    return cr_build_refuse (error, CR_ERROR_PLACE,
                            cr_text ("it leads to the next hex, no farther"));
  return TRUE;
}

static gboolean
check_ends (const CrMap *map, const CrLinkPlan *plan, GError **error)
{
  if (!cr_map_has_place (map, plan->from) ||
      !cr_grid_contains (cr_map_get_grid (map), plan->to.hex))
    return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("there is no hex here"));
  if (plan->to.floor == plan->from.floor && !cr_map_has_place (map, plan->to))
    return cr_build_refuse (error, CR_ERROR_PLACE, cr_text ("there is no hex where it leads"));
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

/**
 * cr_build_link_between:
 * @map: not changed, but it learns codes that are new to it
 *
 * The link, the floor it leads to where that is new, and the hex there where there is none. The
 * hexes of a spiral stair become one (LOF-11, COV-05).
 */
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

/**
 * cr_build_remove_link:
 * @index: of the link in its section
 *
 * Takes away a link, and the passages that begin or end at it (TMP-07). Hexes stay as they are.
 */
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
