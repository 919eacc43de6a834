/* cr-check-stairs.c: stairways whose ends nobody can use. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-check-private.h"
#include "cr-levels.h"
#include "cr-link.h"
#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-stairway.h"
#include "cr-text.h"

typedef struct {
  const CrScene *scene;
  const CrMap *map;
  const CrWays *ways; /* with every door open */
  GPtrArray *problems;
  int mover;
} Walker;

/* A moat may be bridged by what a mechanism lets down; all else that nobody enters stays so. */
static gboolean
is_standable (const Walker *walker, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (walker->scene, place);

  return terrain == NULL || terrain->moat || terrain->cost[walker->mover].value != CR_IMPASSABLE;
}

static void
check_standing (const Walker *walker, const CrNode *node, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (walker->scene, place);
  g_autofree char *at = NULL;
  const char *name;

  if (!cr_scene_has_place (walker->scene, place) || is_standable (walker, place))
    return;
  at = cr_map_format_printed (walker->map, place);
  name = cr_node_get_localized (terrain->node, "name", g_get_language_names ());
  cr_check_add (
      walker->problems, "leads-into-wall", place,
      g_strdup_printf (cr_text ("“%s” leads to %s (%s), where nobody can stand: lead it to "
                                "another hex, or clear that one."),
                       cr_node_get_id (node), at, name != NULL ? name : terrain->code));
}

/* A battlement there is one too many; a wall may yet get a door. */
static void
offer_opening (const Walker *walker, const CrStep *step, CrProblem *problem)
{
  CrEdit *fix;

  if (step->why != CR_STEP_BATTLEMENT || step->from.floor != step->to.floor)
    return;
  fix = cr_edit_new ();
  cr_edit_remove_side (fix, walker->map, step->from, problem->side, CR_SIDE_BATTLEMENT);
  cr_check_set_removal (problem, cr_text ("Remove"), fix);
}

static void
add_barred (const Walker *walker, const CrStairway *stairway, const CrStep *step)
{
  CrDirection direction = cr_hex_direction_to (step->from.hex, step->to.hex);
  g_autofree char *at = cr_map_format_printed (walker->map, step->to);
  const CrSideRule *rule =
      cr_ruleset_get_side (cr_scene_get_ruleset (walker->scene), step->side_kind);
  const char *name = rule->node != NULL
                         ? cr_node_get_localized (rule->node, "name", g_get_language_names ())
                         : NULL;
  CrProblem *problem = cr_check_add (
      walker->problems, "stair-end-barred", step->from,
      g_strdup_printf (
          cr_text ("“%s” does not let one step to %s, for “%s” stands between: take it "
                   "away, or put in a door."),
          stairway->id != NULL ? stairway->id : cr_text ("stairway"), at,
          name != NULL ? name : cr_side_kind_get_name (step->side_kind)));

  problem->side = direction;
  offer_opening (walker, step, problem);
}

/* Down from the wall one may climb over the battlement, but not up to it: MOV-05. */
static void
check_step (const Walker *walker, const CrStairway *stairway, CrPlace from, CrPlace to)
{
  CrStep step = cr_ways_step (walker->ways, from, to, walker->mover);

  if (step.cost == CR_IMPASSABLE && (step.why == CR_STEP_WALL || step.why == CR_STEP_BATTLEMENT) &&
      step.side_kind >= 0)
    add_barred (walker, stairway, &step);
}

static void
add_blind_end (const Walker *walker, guint index, const CrStairway *stairway, CrStairEndName end)
{
  CrPlace stair = stairway->hexes[stairway->ends[end].stair];
  g_autofree char *at = cr_map_format_printed (walker->map, stair);
  g_autofree char *level = cr_level_format (cr_stairway_get_end_level (stairway, walker->map, end));

  cr_check_offer_without_node (
      cr_check_add (walker->problems, "stair-end-nowhere", stair,
                    g_strdup_printf (cr_text ("“%s” ends at %s, but no hex beside it lies at level "
                                              "%s: paint one, or lead the stairs on."),
                                     stairway->id != NULL ? stairway->id : cr_text ("stairway"), at,
                                     level)),
      walker->map, CR_SECTION_LINKS, index, cr_text ("Remove the stairway"));
}

static void
check_end (const Walker *walker, guint index, const CrStairway *stairway, CrStairEndName end)
{
  const CrNode *node = cr_map_get_node (walker->map, CR_SECTION_LINKS, index);
  CrPlace stair = stairway->hexes[stairway->ends[end].stair];
  g_autoptr (GArray) accesses = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_stairway_get_accesses (stairway, walker->map, end, accesses);
  if (accesses->len == 0)
    add_blind_end (walker, index, stairway, end);
  for (guint i = 0; i < accesses->len; i++) {
    CrPlace access = g_array_index (accesses, CrPlace, i);

    check_standing (walker, node, access);
    if (end == CR_STAIR_HEAD)
      check_step (walker, stairway, stair, access);
    else
      check_step (walker, stairway, access, stair);
  }
}

static void
check_stairway (const Walker *walker, guint index)
{
  g_autoptr (CrStairway) stairway =
      cr_stairway_new (walker->map, cr_map_get_node (walker->map, CR_SECTION_LINKS, index), NULL);

  for (int end = CR_STAIR_FOOT; stairway != NULL && end <= CR_STAIR_HEAD; end++)
    check_end (walker, index, stairway, end);
}

void
cr_check_stairs (CrCheckRun *run)
{
  const CrMap *map = cr_scene_get_map (run->scene);
  const CrRuleset *ruleset = cr_scene_get_ruleset (run->scene);
  Walker walker = { run->scene, map, NULL, run->problems,
                    MAX (0, cr_ruleset_find_mover (ruleset, "foot")) };
  CrLink link;

  if (cr_ruleset_n_movers (ruleset) == 0)
    return;
  walker.ways = cr_check_get_open_ways (run);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);

    if (cr_node_is (node, "stairway")) {
      check_stairway (&walker, i);
    } else if (cr_link_is_kind (cr_node_get_name (node)) && cr_link_read (map, node, &link, NULL)) {
      check_standing (&walker, node, link.from);
      check_standing (&walker, node, link.to);
    }
  }
}
