/* cr-scenario-check-victory.c: victories that cannot happen, or that nobody has to fight for.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-check-private.h"

#include "cr-text.h"

/* What a side and its friends have.
 * @men: who may come
 * @points: what all of them count */
typedef struct {
  int men, points;
} Strength;

static Strength
count_strength (const CrScenario *scenario, int side)
{
  int team = cr_scenario_get_side (scenario, (guint) side)->team;
  Strength strength = { 0, 0 };

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);
    int own = cr_scenario_get_force (scenario, (guint) man->force)->side;

    if (cr_scenario_get_side (scenario, (guint) own)->team != team)
      continue;
    strength.men++;
    strength.points += man->points;
  }
  return strength;
}

static const char *
name_side (const CrScenario *scenario, int side)
{
  return cr_scenario_get_name (cr_scenario_get_side (scenario, (guint) side)->node,
                               g_get_language_names ());
}

/* (transfer full) (nullable): why not, and what helps */
static char *
find_obstacle (const CrScenario *scenario, const CrCondition *condition)
{
  Strength strength = { G_MAXINT, G_MAXINT };
  int n_named = condition->of != NULL ? (int) g_strv_length (condition->of) : 0;

  if (condition->side >= 0)
    strength = count_strength (scenario, condition->side);
  if (condition->kind == CR_CONDITION_TIME)
    return scenario->last_turn == 0 || condition->number <= scenario->last_turn
               ? NULL
               : g_strdup_printf (cr_text ("this cannot happen: the game ends with turn %1$d; ask "
                                           "for that one or an earlier one"),
                                  scenario->last_turn);
  if (condition->kind == CR_CONDITION_LOST)
    return condition->number <= strength.points
               ? NULL
               : g_strdup_printf (cr_text ("this cannot happen: all of “%1$s” count %2$d points; "
                                           "ask for no more"),
                                  name_side (scenario, condition->side), strength.points);
  if (condition->number > strength.men)
    return g_strdup_printf (cr_text ("this cannot happen: “%1$s” have %2$d men; ask for no more"),
                            name_side (scenario, condition->side), strength.men);
  if (condition->least > n_named)
    return g_strdup_printf (cr_text ("this cannot happen: it names %1$d, and asks for %2$d of "
                                     "them; name more, or ask for fewer"),
                            n_named, condition->least);
  return NULL;
}

static void
check_condition (const CrState *state, guint index, GPtrArray *problems)
{
  const CrScenario *scenario = state->plan->scenario;
  const CrCondition *condition = cr_scenario_get_condition (scenario, index);
  char *obstacle = find_obstacle (scenario, condition);

  if (obstacle != NULL)
    cr_scenario_problem_add (problems, "cannot-happen", CR_PROBLEM_WARNING, condition->node,
                             obstacle);
  else if (cr_state_meets (state, index))
    cr_scenario_problem_add (problems, "holds-already", CR_PROBLEM_WARNING, condition->node,
                             g_strdup (cr_text ("this holds as the game begins: ask for more, or "
                                                "for it to be so at a later time")));
}

/* Whoever has a victory that holds when no other does leaves none to a second one of the kind. */
static void
check_rest (const CrScenario *scenario, GPtrArray *problems)
{
  gboolean rest = FALSE;

  for (guint i = 0; i < scenario->levels->len; i++) {
    const CrLevel *level = cr_scenario_get_level (scenario, i);

    if (level->n == 0 && rest)
      cr_scenario_problem_add (
          problems, "never-comes", CR_PROBLEM_WARNING, level->node,
          g_strdup (cr_text ("this cannot happen: another victory holds already when no other "
                             "does; give this one a condition, or take it out")));
    rest |= level->n == 0;
  }
}

void
cr_scenario_check_victory (const CrState *state, GPtrArray *problems)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->conditions->len; i++)
    check_condition (state, i, problems);
  check_rest (scenario, problems);
  if (scenario->levels->len == 0 && !scenario->players_judge)
    cr_scenario_problem_add (problems, "no-victory", CR_PROBLEM_WARNING, scenario->root,
                             g_strdup (cr_text ("nothing is said of victory: it is judged as an "
                                                "assault (END-02); add one, or let the players "
                                                "judge")));
}
