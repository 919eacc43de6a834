/* cr-plan.c: a scenario as a game asks it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-plan-private.h"

#include "cr-error.h"
#include "cr-game-limits.h"
#include "cr-map-edges.h"
#include "cr-text.h"

static gboolean
find_areas (CrPlan *plan, const CrScene *scene, GError **error)
{
  for (guint i = 0; i < plan->scenario->areas->len; i++) {
    CrMask *mask = cr_scenario_sum_area (plan->scenario, scene, i, -1, error);

    if (mask == NULL)
      return FALSE;
    g_ptr_array_add (plan->areas, mask);
  }
  return TRUE;
}

/* Who has a place of his own is there already. */
static gboolean
fills_area (const CrScenario *scenario, int area, int force, const char *at)
{
  const CrForce *it = cr_scenario_get_force (scenario, (guint) force);

  return it->area == area && !cr_force_comes_later (it) && at == NULL;
}

static gboolean
is_filled (const CrScenario *scenario, int area)
{
  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (fills_area (scenario, area, man->force, man->at))
      return TRUE;
  }
  for (guint i = 0; i < scenario->gear->len; i++) {
    const CrScenarioGear *gear = cr_scenario_get_gear (scenario, i);

    if (fills_area (scenario, area, gear->force, gear->at))
      return TRUE;
  }
  return FALSE;
}

static void
find_steps (CrPlan *plan)
{
  for (int i = 0; i < (int) plan->scenario->areas->len; i++)
    if (is_filled (plan->scenario, i))
      g_array_append_val (plan->steps, i);
}

/* Several conditions may be about one area, which has one holder. */
static int
find_held (CrPlan *plan,
           GPtrArray *names,
           const CrScene *scene,
           const CrNode *row,
           const char *name,
           GError **error)
{
  GError *inner = NULL;
  CrMask *mask;
  guint index;

  if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, &index))
    return (int) index;
  if (names->len >= CR_MAX_HELD) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT, cr_text ("found more than %d areas to hold"),
                       CR_MAX_HELD);
    return -1;
  }
  mask = cr_scenario_find_area (plan->scenario, scene, name, &inner);
  if (mask == NULL) {
    cr_node_take_error (row, inner, error);
    return -1;
  }
  g_ptr_array_add (names, (gpointer) name);
  g_ptr_array_add (plan->held, mask);
  return (int) plan->held->len - 1;
}

static int
find_edge (const CrMap *map, const CrNode *row, const char *name, GError **error)
{
  int edge = cr_map_find_edge (map, name);

  if (edge < 0)
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                       cr_text ("found edges=\"%s\", and the map has no edge of that name"), name);
  return edge;
}

static int
find_target (CrPlan *plan,
             GPtrArray *names,
             const CrScene *scene,
             const CrCondition *condition,
             const char *id,
             GError **error)
{
  if (condition->kind == CR_CONDITION_HOLD)
    return find_held (plan, names, scene, condition->node, id, error);
  if (condition->kind == CR_CONDITION_EXIT)
    return find_edge (cr_scene_get_map (scene), condition->node, id, error);
  return cr_scenario_find (plan->scenario->men, id);
}

static gboolean
find_targets (CrPlan *plan, GPtrArray *names, const CrScene *scene, guint index, GError **error)
{
  const CrCondition *condition = cr_scenario_get_condition (plan->scenario, index);
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (int));

  g_ptr_array_add (plan->targets, targets);
  for (char **id = condition->of; id != NULL && *id != NULL; id++) {
    int target = find_target (plan, names, scene, condition, *id, error);

    if (target < 0)
      return FALSE;
    g_array_append_val (targets, target);
  }
  return TRUE;
}

static void
mask_free (gpointer mask)
{
  cr_mask_free (mask);
}

static void
array_unref (gpointer array)
{
  g_array_unref (array);
}

CrPlan *
cr_plan_new (const CrScenario *scenario, const CrScene *scene, GError **error)
{
  g_autoptr (CrPlan) plan = g_atomic_rc_box_new0 (CrPlan);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  plan->scenario = cr_scenario_ref (scenario);
  plan->areas = g_ptr_array_new_with_free_func (mask_free);
  plan->steps = g_array_new (FALSE, FALSE, sizeof (int));
  plan->held = g_ptr_array_new_with_free_func (mask_free);
  plan->targets = g_ptr_array_new_with_free_func (array_unref);
  if (!find_areas (plan, scene, error))
    return NULL;
  find_steps (plan);
  for (guint i = 0; i < scenario->conditions->len; i++)
    if (!find_targets (plan, names, scene, i, error))
      return NULL;
  return g_steal_pointer (&plan);
}

CrPlan *
cr_plan_ref (CrPlan *plan)
{
  return plan != NULL ? g_atomic_rc_box_acquire (plan) : NULL;
}

static void
clear_plan (gpointer data)
{
  CrPlan *plan = data;

  cr_scenario_unref (plan->scenario);
  g_ptr_array_unref (plan->areas);
  g_array_unref (plan->steps);
  g_ptr_array_unref (plan->held);
  g_ptr_array_unref (plan->targets);
}

void
cr_plan_unref (CrPlan *plan)
{
  if (plan != NULL)
    g_atomic_rc_box_release_full (plan, clear_plan);
}

int
cr_plan_get_step (const CrPlan *plan, int step)
{
  return step < (int) plan->steps->len ? g_array_index (plan->steps, int, step) : -1;
}

/* An area that is nobody's is filled by those who set up in it. */
int
cr_plan_get_actor (const CrPlan *plan, int step)
{
  int area = cr_plan_get_step (plan, step);
  int side = area >= 0 ? cr_scenario_get_area (plan->scenario, (guint) area)->side : 0;

  for (guint i = 0; side < 0 && i < plan->scenario->forces->len; i++)
    if (cr_scenario_get_force (plan->scenario, i)->area == area)
      side = cr_scenario_get_force (plan->scenario, i)->side;
  return MAX (side, 0);
}
