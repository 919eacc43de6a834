/* cr-check-unknown.c: kinds and levels that no ruleset knows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-levels.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* How often a name is used, and where first. */
typedef struct {
  int n_uses;
  CrPlace first;
  CrDirection side;
} Use;

/* What comes from elsewhere has no name here; what a side itself was found to carry is marked. */
static const char *
get_unknown_name (const CrSide *side)
{
  const char *name =
      side->kind == CR_SIDE_OTHER && side->node != NULL ? cr_node_get_name (side->node) : NULL;

  return name != NULL && *name != '#' ? name : NULL;
}

static void
count_side (GHashTable *uses, const CrMap *map, int floor, const CrSide *side)
{
  const char *name = get_unknown_name (side);
  Use *use = name != NULL ? g_hash_table_lookup (uses, name) : NULL;

  if (name == NULL)
    return;
  if (use == NULL) {
    use = g_new0 (Use, 1);
    use->first = (CrPlace){ floor, cr_grid_get_hex (cr_map_get_grid (map), side->cell) };
    use->side = side->direction;
    g_hash_table_insert (uses, (gpointer) name, use);
  }
  use->n_uses++;
}

static void
add_side (const CrMap *map, const char *name, const Use *use, GPtrArray *problems)
{
  g_autofree char *at = cr_map_format_printed (map, use->first);
  CrProblem *problem =
      cr_check_add (problems, "unknown-side", use->first,
                    g_strdup_printf (cr_text ("Crenel knows no “%s” on a side (first at %s, %d in "
                                              "all): it is kept, but counts as nothing."),
                                     name, at, use->n_uses));

  CrNear near = { .name = name };

  problem->side = use->side;
  for (CrSideKind kind = 0; kind < CR_SIDE_OTHER; kind++)
    cr_near_offer (&near, cr_side_kind_get_name (kind));
  cr_check_ask (problem, &near);
}

static void
check_sides (const CrMap *map, GPtrArray *problems)
{
  g_autoptr (GHashTable) uses = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GList) names = NULL;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++)
      count_side (uses, map, floor, &sides[i]);
  }
  names = g_list_sort (g_hash_table_get_keys (uses), (GCompareFunc) g_strcmp0);
  for (GList *name = names; name != NULL; name = name->next)
    add_side (map, name->data, g_hash_table_lookup (uses, name->data), problems);
}

static void
check_link (const CrScene *scene, const CrNode *node, GPtrArray *problems)
{
  static const char *const known[] = { "spiral", "ladder",   "ramp",    "rope", "trapdoor",
                                       "tree",   "stairway", "passage", NULL };
  const CrRuleset *ruleset = cr_scene_get_ruleset (scene);
  const char *kind = cr_node_get_name (node), *id;
  CrNear near = { .name = kind };

  if (kind == NULL || cr_node_is (node, "stairway") || cr_node_is (node, "passage") ||
      (cr_link_is_kind (kind) && cr_ruleset_find_link (ruleset, kind) != NULL))
    return;
  id = cr_node_get (node, "id");
  cr_near_offer_all (&near, known);
  cr_check_ask (cr_check_add (problems, "unknown-link", CR_PLACE_MAP,
                              g_strdup_printf (
                                  cr_text ("The ruleset %s knows no way of the kind “%s” (“%s”): "
                                           "nobody can take it."),
                                  cr_ruleset_get_id (ruleset), kind, id != NULL ? id : "")),
                &near);
}

/* Brings every hex beyond @level to it: from there on all levels are read. */
static void
add_level (const CrMap *map, GArray *places, int limit, GPtrArray *problems)
{
  g_autofree char *at = cr_map_format_printed (map, g_array_index (places, CrPlace, 0));
  g_autofree char *least = cr_level_format (CR_LEVEL_MIN), *most = cr_level_format (CR_LEVEL_MAX);
  g_autofree char *should = cr_level_format (limit), *mend = NULL;
  CrEdit *fix = cr_edit_new ();
  CrProblem *problem = cr_check_add (
      problems, "level-out-of-range", g_array_index (places, CrPlace, 0),
      g_strdup_printf (
          cr_text ("Levels run from %s to %s; %s lies beyond (hexes in all: %u): set it again."),
          least, most, at, places->len));

  for (guint i = 0; i < places->len; i++)
    cr_edit_set_value (fix, map, g_array_index (places, CrPlace, i), CR_LAYER_LEVEL, limit);
  mend = g_strdup_printf (cr_text ("Set %s"), should);
  cr_check_set_fix (problem, mend, fix);
  cr_check_set_places (problem, places);
}

static void
check_levels (const CrMap *map, gboolean high, GPtrArray *problems)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const gint16 *levels = cr_map_get_layer (map, floor, CR_LAYER_LEVEL);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, { 0, 0 } };

      if (high ? levels[cell] <= CR_LEVEL_MAX : levels[cell] >= CR_LEVEL_MIN)
        continue;
      place.hex = cr_grid_get_hex (grid, cell);
      g_array_append_val (places, place);
    }
  }
  if (places->len > 0)
    add_level (map, places, high ? CR_LEVEL_MAX : CR_LEVEL_MIN, problems);
}

void
cr_check_unknown (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);

  check_sides (map, problems);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++)
    check_link (scene, cr_map_get_node (map, CR_SECTION_LINKS, i), problems);
  check_levels (map, FALSE, problems);
  check_levels (map, TRUE, problems);
}
