/* cr-scenario-forces.c: who and what comes, and when. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-private.h"

#include "cr-error.h"
#include "cr-game-limits.h"
#include "cr-text.h"

#define MOST_STUNNED 9
#define CR_MAX_FORCE_DIE 9 /* with ten they would come without it */

static gboolean
read_man (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioMan man = { .node = row,
                        .force = (int) scenario->forces->len - 1,
                        .horse = cr_node_get (row, "riding"),
                        .at = cr_node_get (row, "at"),
                        .facing = cr_node_get (row, "facing"),
                        .on = cr_node_get (row, "on"),
                        .climbing = cr_node_get (row, "climbing") };

  if (!cr_node_need (row, "character", &man.character, error) ||
      !cr_node_read_int (row, "points", 0, CR_MAX_BUDGET, 1, &man.points, error) ||
      !cr_scenario_read_yes (row, "wounded", &man.wounded, error) ||
      !cr_scenario_read_yes (row, "kneeling", &man.kneeling, error) ||
      !cr_node_read_int (row, "stunned", 1, MOST_STUNNED, 0, &man.stunned, error))
    return FALSE;
  /* Who has no name of his own has that of his character. */
  man.id = man.character;
  if (cr_node_get (row, "id") == NULL && cr_scenario_find (scenario->men, man.id) >= 0) {
    cr_node_set_error (
        row, error, CR_ERROR_SYNTAX,
        cr_text ("found two men called “%s”, expected id=\"…\" with a name of his own "
                 "for one of them"),
        man.id);
    return FALSE;
  }
  if (cr_node_get (row, "id") != NULL)
    if (!cr_scenario_read_id (row, scenario->men, &man.id, error))
      return FALSE;
  g_array_append_val (scenario->men, man);
  return TRUE;
}

static gboolean
read_gear (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioGear gear = { .node = row,
                          .force = (int) scenario->forces->len - 1,
                          .at = cr_node_get (row, "at"),
                          .facing = cr_node_get (row, "facing") };

  if (!cr_scenario_read_id (row, scenario->gear, &gear.id, error) ||
      !cr_node_need (row, "kind", &gear.kind, error) ||
      !cr_scenario_read_yes (row, "raised", &gear.raised, error) ||
      !cr_scenario_read_yes (row, "gone", &gear.gone, error))
    return FALSE;
  g_array_append_val (scenario->gear, gear);
  return TRUE;
}

/* So many, or as many as can be paid. */
static gboolean
read_pick (const CrNode *row, CrForce *force, GError **error)
{
  if (g_strcmp0 (cr_node_get (row, "pick"), "points") != 0)
    return cr_node_read_int (row, "pick", 1, CR_MAX_FIGHTERS, 0, &force->pick, error);
  force->pick = CR_PICK_BY_POINTS;
  if (force->budget > 0)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found pick=\"points\", expected a budget with it"));
  return FALSE;
}

gboolean
cr_force_comes_later (const CrForce *force)
{
  return force->turn > 0 || force->event >= 0 || force->die > 0;
}

static gboolean
read_force (CrScenario *scenario, const CrNode *row, CrForce *force, GError **error)
{
  if (scenario->forces->len >= CR_MAX_FORCES) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT, cr_text ("found more than %d forces"),
                       CR_MAX_FORCES);
    return FALSE;
  }
  return cr_scenario_read_id (row, scenario->forces, &force->id, error) &&
         cr_node_read_int (row, "turn", 1, CR_MAX_TURNS, 0, &force->turn, error) &&
         cr_node_read_int (row, "budget", 1, CR_MAX_BUDGET, 0, &force->budget, error) &&
         cr_node_read_int (row, "die", 1, CR_MAX_FORCE_DIE, 0, &force->die, error) &&
         cr_scenario_read_yes (row, "relief", &force->relief, error) &&
         read_pick (row, force, error);
}

/* Of two sides with one id only the first was read. Returns: −1 for the other */
static int
find_side (const CrScenario *scenario, const CrNode *row)
{
  int index = cr_scenario_find (scenario->sides, cr_node_get (row, "id"));

  return index >= 0 && cr_scenario_get_side (scenario, (guint) index)->node == row ? index : -1;
}

gboolean
cr_scenario_read_forces (CrScenario *scenario, const CrNode *side, GError **error)
{
  int index = find_side (scenario, side);

  (void) error;
  /* A side that could not be read has been told of, and nobody comes for it. */
  for (guint i = 0; index >= 0 && i < cr_node_n_children (side); i++) {
    const CrNode *row = cr_node_get_child (side, i);
    CrForce force = { .node = row, .side = index, .area = -1 };
    GError *inner = NULL;

    if (!cr_node_is (row, "force"))
      continue;
    if (!read_force (scenario, row, &force, &inner)) {
      cr_scenario_add_fault (scenario, row, inner);
      continue;
    }
    cr_scenario_read_optional (scenario, row, "area", scenario->areas, &force.area);
    cr_scenario_read_optional (scenario, row, "event", scenario->events, &force.event);
    g_array_append_val (scenario->forces, force);
    cr_scenario_read_each (scenario, row, "man", read_man);
    cr_scenario_read_each (scenario, row, "gear", read_gear);
  }
  return TRUE;
}
