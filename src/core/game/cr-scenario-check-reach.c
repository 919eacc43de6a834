/* cr-scenario-check-reach.c: objectives, walls and ground that are out of reach.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-approach-private.h"
#include "cr-scenario-check-private.h"

#include "cr-berth.h"
#include "cr-numbering.h"
#include "cr-text.h"

static const char *
name_of (const CrNode *node)
{
  return cr_scenario_get_name (node, g_get_language_names ());
}

static const char *
name_side (const CrScenario *scenario, int side)
{
  return name_of (cr_scenario_get_side (scenario, (guint) side)->node);
}

/* What each side comes to, on foot and with what it climbs by, found when it is first asked. */
typedef struct {
  const CrState *state;
  CrApproach *found[CR_MAX_PARTIES][2];
} Asked;

static const CrApproach *
ask_approach (Asked *asked, int side, gboolean climbs)
{
  CrApproach **found = &asked->found[side][climbs];

  if (*found == NULL)
    *found = cr_approach_new (asked->state, side, climbs);
  return *found;
}

static void
asked_clear (Asked *asked)
{
  for (int side = 0; side < CR_MAX_PARTIES; side++)
    for (int climbs = 0; climbs < 2; climbs++)
      if (asked->found[side][climbs] != NULL)
        cr_approach_free (asked->found[side][climbs]);
}

/* Of the areas or edges of a condition, so many must be reached. */
static void
check_objective (Asked *asked, guint index, GPtrArray *problems)
{
  const CrState *state = asked->state;
  const CrScenario *scenario = state->plan->scenario;
  const CrCondition *condition = cr_scenario_get_condition (scenario, index);
  const GArray *targets = state->plan->targets->pdata[index];
  gboolean hold = condition->kind == CR_CONDITION_HOLD;
  const CrApproach *approach;
  const char *missed = NULL;
  int n = 0;

  if (scenario->siege != NULL || (!hold && condition->kind != CR_CONDITION_EXIT))
    return;
  approach = ask_approach (asked, condition->side, TRUE);
  for (guint i = 0; i < targets->len; i++) {
    int target = g_array_index (targets, int, i);
    gboolean has = hold ? cr_approach_has_of (approach, state->plan->held->pdata[target],
                                              MAX (1, condition->number))
                        : cr_approach_has_edge (approach, target);

    n += has;
    if (!has && missed == NULL)
      missed = condition->of[i];
  }
  if (missed == NULL ||
      n >= (hold && condition->least == 0 ? (int) targets->len : MAX (1, condition->least)))
    return;
  cr_scenario_problem_add (
      problems, "out-of-reach", CR_PROBLEM_WARNING, condition->node,
      g_strdup_printf (
          cr_text ("out of reach: “%1$s” come to “%2$s” neither by walking nor by what "
                   "they climb with, or not with as many; give them ladders or a way "
                   "in, or ask for another place"),
          name_side (scenario, condition->side), missed));
}

/* LAD-06: where the ground beneath a wall is walked to, and every wall is higher. */
static void
check_ladder (Asked *asked, const CrScenarioGear *gear, GPtrArray *problems)
{
  const CrState *state = asked->state;
  const CrScenario *scenario = state->plan->scenario;
  const CrLinkRule *rule = cr_ruleset_find_link (cr_state_get_ruleset (state), "ladder");
  int side = cr_scenario_get_force (scenario, (guint) gear->force)->side;
  g_autofree char *at = NULL;
  CrPlace wall;
  int levels = cr_approach_find_climb (ask_approach (asked, side, FALSE), &wall);

  if (rule == NULL || levels <= rule->reach.value)
    return;
  at = cr_map_format_printed (cr_state_get_map (state), wall);
  cr_scenario_problem_add (
      problems, "ladder-short", CR_PROBLEM_WARNING, gear->node,
      g_strdup_printf (cr_text ("too short: the lowest wall that “%1$s” come to is %2$d levels up, "
                                "at %3$s, and a ladder spans %4$d (LAD-06); give them a siege "
                                "tower, or another wall"),
                       name_side (scenario, side), levels, at, rule->reach.value));
}

/* Standing there, or put anywhere in its area, it is rolled to a wall: TWR-07, TWR-15. */
static gboolean
finds_course (const CrState *state, const CrWork *work, const CrMask *mask, GError **why)
{
  const CrScene *scene = cr_castle_get_scene (state->ground->castle);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_mask_list (mask, cr_state_get_map (state), places);
  for (guint i = 0; i < places->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrTower tower = {
        .front = g_array_index (places, CrPlace, i), .facing = d, .type = work, .wall = 1
      };
      CrTowerCourse course;

      g_clear_error (why);
      if (cr_tower_check (&tower, cr_state_get_map (state), why) &&
          cr_tower_check_ground (&tower, scene, why) &&
          cr_tower_find_course (&tower, scene, &course, why))
        return TRUE;
    }
  return FALSE;
}

static gboolean
fits_somewhere (const CrState *state, guint index, const CrWork *work, GError **why)
{
  const CrScene *scene = cr_castle_get_scene (state->ground->castle);
  const CrScenarioGear *gear = cr_scenario_get_gear (state->plan->scenario, index);
  const CrGear *piece = &state->gear[state->plan->first_gear + index];
  int area = cr_scenario_get_force (state->plan->scenario, (guint) gear->force)->area;
  g_autoptr (GArray) berths = g_array_new (FALSE, FALSE, sizeof (CrTower));
  CrTowerCourse course;

  cr_tower_list_berths (work, scene, berths);
  if (berths->len == 0 || work->pivots)
    return berths->len > 0;
  if (piece->state == CR_GEAR_STANDING) {
    CrTower tower = cr_gear_get_tower (state, (int) (state->plan->first_gear + index));

    return cr_tower_find_course (&tower, scene, &course, why);
  }
  return area < 0 || finds_course (state, work, state->plan->areas->pdata[area], why);
}

static void
check_tower (const CrState *state, guint index, const CrWork *work, GPtrArray *problems)
{
  const CrScenarioGear *gear = cr_scenario_get_gear (state->plan->scenario, index);
  g_autoptr (GError) why = NULL;

  if (fits_somewhere (state, index, work, &why))
    return;
  cr_scenario_problem_add (
      problems, "tower-nowhere", CR_PROBLEM_WARNING, gear->node,
      g_strdup_printf (
          cr_text ("fits nowhere: %s; set it up before another wall, or fill the moat"),
          why != NULL ? why->message
                      : cr_text ("no wall has ground before it that a siege tower "
                                 "stands on (TWR-07)")));
}

void
cr_scenario_check_reach (const CrState *state, GPtrArray *problems)
{
  const CrScenario *scenario = state->plan->scenario;
  Asked asked = { .state = state };

  for (guint i = 0; i < scenario->conditions->len; i++)
    check_objective (&asked, i, problems);
  for (guint i = 0; i < scenario->gear->len; i++) {
    const CrScenarioGear *gear = cr_scenario_get_gear (scenario, i);
    const CrWork *work = state->gear[state->plan->first_gear + i].work;

    if (work == NULL)
      check_ladder (&asked, gear, problems);
    else if (cr_work_is_siege_tower (work))
      check_tower (state, i, work, problems);
  }
  asked_clear (&asked);
}
