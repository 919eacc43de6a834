/* cr-scenario-check.c: what is wrong with a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-check.h"

#include "cr-consequence-private.h"
#include "cr-own-characters.h"
#include "cr-scenario-check-private.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-scenario-edit.h"
#include "cr-text.h"

void
cr_scenario_problem_add (GPtrArray *problems,
                         const char *id,
                         CrSeverity severity,
                         const CrNode *row,
                         char *message)
{
  CrProblem *problem = g_new0 (CrProblem, 1);

  problem->id = id;
  problem->severity = severity;
  problem->place.floor = -1;
  problem->side = -1;
  problem->row = row;
  problem->message = message;
  g_ptr_array_add (problems, problem);
}

static void
check_map (const CrCastle *castle, const CrScenario *scenario, GPtrArray *problems)
{
  const CrMap *map = cr_castle_get_map (castle);
  const char *id = scenario->map != NULL ? cr_node_get (scenario->map, "id") : NULL;
  const char *digest = scenario->map != NULL ? cr_node_get (scenario->map, "digest") : NULL;
  g_autofree char *now = cr_map_dup_digest (map);

  if (id != NULL && g_strcmp0 (id, cr_map_get_id (map)) != 0)
    cr_scenario_problem_add (
        problems, "other-map", CR_PROBLEM_ERROR, scenario->map,
        g_strdup_printf (
            cr_text ("the map is “%1$s”, and the scenario is for “%2$s”: choose that one in "
                     "Maps"),
            cr_map_get_id (map), id));
  else if (digest != NULL && g_strcmp0 (digest, now) != 0)
    cr_scenario_problem_add (
        problems, "map-changed", CR_PROBLEM_WARNING, scenario->map,
        g_strdup (cr_text ("the map has been changed since the scenario was made for it: look "
                           "through areas and places, and choose it anew in Maps")));
}

/* Whom a player has to find a place for: all of a force, or as many as are picked; who is paid for
 * need not come. */
static int
count_of_force (const CrScenario *scenario, int index)
{
  const CrForce *force = cr_scenario_get_force (scenario, (guint) index);
  int n = 0;

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    n += man->force == index && (man->at == NULL || cr_force_comes_later (force));
  }
  if (force->pick == CR_PICK_BY_POINTS)
    return 0;
  return force->pick > 0 ? MIN (n, force->pick) : n;
}

static int
count_men (const CrScenario *scenario, int area)
{
  int n = 0;

  for (guint i = 0; i < scenario->forces->len; i++)
    if (cr_scenario_get_force (scenario, i)->area == area)
      n += count_of_force (scenario, (int) i);
  return n;
}

/* Hexes of it that somebody has from the beginning hold nobody else. */
static int
count_places (const CrState *state, guint area)
{
  const CrMask *mask = state->plan->areas->pdata[area];
  int n = cr_mask_count (mask);

  for (guint i = 0; i < state->turn.n_fighters; i++)
    n -= state->fighters[i].here &&
         cr_mask_has (mask, cr_state_get_map (state), state->fighters[i].man.place);
  return n;
}

static void
check_areas (const CrState *state, GPtrArray *problems)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->areas->len; i++) {
    const CrScenarioArea *area = cr_scenario_get_area (scenario, i);
    int n_men = count_men (scenario, (int) i), n_places = count_places (state, i);

    if (n_men > n_places)
      cr_scenario_problem_add (
          problems, "too-few-places", CR_PROBLEM_ERROR, area->node,
          g_strdup_printf (
              cr_text ("the area “%1$s” has room for %2$d of its %3$d men: widen it, or take "
                       "men out"),
              cr_scenario_get_name (area->node, g_get_language_names ()), MAX (n_places, 0),
              n_men));
  }
}

static void
check_forces (const CrScenario *scenario, GPtrArray *problems)
{
  for (guint i = 0; i < scenario->forces->len; i++) {
    const CrForce *force = cr_scenario_get_force (scenario, i);
    int side = force->area < 0 ? -1 : cr_scenario_get_area (scenario, (guint) force->area)->side;

    if (side >= 0 && side != force->side)
      cr_scenario_problem_add (
          problems, "area-of-others", CR_PROBLEM_ERROR, force->node,
          g_strdup_printf (
              cr_text ("the area “%1$s” is not of the side “%2$s”: choose another area, or "
                       "give it to them"),
              cr_scenario_get_area (scenario, (guint) force->area)->id,
              cr_scenario_get_side (scenario, (guint) force->side)->id));
  }
}

static int
compare_points (gconstpointer a, gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

/* Of those from whom a player chooses so many, the dearest. */
static int
sum_points (const CrScenario *scenario, int force, int pick)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (int));
  int sum = 0;

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (man->force == force)
      g_array_append_val (points, man->points);
  }
  g_array_sort (points, compare_points);
  for (guint i = 0; i < points->len && (pick == 0 || i < (guint) pick); i++)
    sum += g_array_index (points, int, i);
  return sum;
}

/* Who chooses by points cannot break it. */
static void
check_budgets (const CrScenario *scenario, GPtrArray *problems)
{
  for (guint i = 0; i < scenario->forces->len; i++) {
    const CrForce *force = cr_scenario_get_force (scenario, i);
    int sum = force->pick == CR_PICK_BY_POINTS ? 0 : sum_points (scenario, (int) i, force->pick);

    if (force->budget > 0 && sum > force->budget)
      cr_scenario_problem_add (
          problems, "budget-broken", CR_PROBLEM_WARNING, force->node,
          g_strdup_printf (
              cr_text ("the men of “%1$s” count %2$d points, and its budget is %3$d: take men "
                       "out, or raise it"),
              cr_scenario_get_name (force->node, g_get_language_names ()), sum, force->budget));
  }
}

/* Whether it begins in no area; not when it names one that is not there, which is told of itself.
 */
static gboolean
is_nowhere (const CrForce *force)
{
  return force->area < 0 && cr_node_get (force->node, "area") == NULL;
}

/* A man of no area has a place of his own. */
static void
check_men (const CrScenario *scenario, GPtrArray *problems)
{
  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (man->at == NULL && is_nowhere (cr_scenario_get_force (scenario, (guint) man->force)))
      cr_scenario_problem_add (
          problems, "nowhere-to-begin", CR_PROBLEM_ERROR, man->node,
          g_strdup_printf (
              cr_text ("“%s” has neither a place nor an area to begin in: give him one"), man->id));
  }
}

/* TMP-02, TMP-08: who begins where nobody lives. */
static void
check_perils (const CrState *state, GPtrArray *problems)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);
    const CrFighter *fighter = &state->fighters[i];
    const char *rule = cr_fall_find_peril (state, fighter->man.place, fighter->man.post.kind);
    g_autofree char *at = NULL;

    if (!fighter->here || rule == NULL)
      continue;
    at = cr_map_format_printed (cr_state_get_map (state), fighter->man.place);
    cr_scenario_problem_add (
        problems, "perilous-place", CR_PROBLEM_WARNING, man->node,
        g_strdup_printf (cr_text ("“%1$s” begins on %2$s, where whoever falls in dies (%3$s): give "
                                  "him another place"),
                         man->id, at, rule));
  }
}

/* What would stop it, told by row; and no more than one of all else. */
static gboolean
can_begin (const CrCastle *castle,
           const CrScenario *scenario,
           const CrCharacters *library,
           GPtrArray *problems)
{
  const CrRuleset *own = cr_castle_get_ruleset (castle);
  g_autoptr (CrRuleset) chosen =
      cr_ruleset_choose (own, (const char *const *) scenario->choices, NULL);
  gboolean counters = cr_scenario_check_counters (scenario, library, problems);

  return cr_scenario_check_modules (scenario, chosen != NULL ? chosen : own, problems) && counters;
}

/* Returns: (nullable): the row that the error is about, if it is one of the scenario */
static const CrNode *
find_subject (const CrScenario *scenario, const GError *error)
{
  const CrNode *row = cr_error_get_subject (error);
  g_autofree char *path = row != NULL ? cr_scenario_find_path (scenario, row) : NULL;

  return path != NULL ? row : NULL;
}

static gboolean
has_problem (const GPtrArray *problems, const CrProblem *problem)
{
  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *other = problems->pdata[i];

    if (other->row == problem->row && g_str_equal (other->id, problem->id))
      return TRUE;
  }
  return FALSE;
}

/* What the game is told of already is not told of an assault again. */
static void
take_problems (const CrScenarioAssault *assault, GPtrArray *own, GPtrArray *problems)
{
  for (guint i = own->len; i > 0; i--) {
    const CrProblem *problem = own->pdata[i - 1];

    if (problem->row == assault->it->root || has_problem (problems, problem))
      g_ptr_array_remove_index (own, i - 1);
  }
  g_ptr_array_extend_and_steal (problems, g_ptr_array_ref (own));
}

static void
check_assault (const CrCastle *castle,
               const CrScenario *scenario,
               const CrScenarioAssault *assault,
               const CrCharacters *library,
               GPtrArray *problems)
{
  g_autoptr (GPtrArray) own = cr_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CrState) state = cr_state_new_scenario (castle, assault->it, library, 1, &error);

  if (scenario->days > 0 && assault->day > scenario->days)
    cr_scenario_problem_add (
        problems, "never-comes", CR_PROBLEM_WARNING, assault->node,
        g_strdup_printf (cr_text ("this cannot happen: the siege ends with day %1$d, and the "
                                  "assault is planned for day %2$d; choose an earlier day"),
                         scenario->days, assault->day));
  if (state == NULL) {
    cr_scenario_problem_add (problems, "cannot-begin", CR_PROBLEM_ERROR, assault->node,
                             g_strdup (error->message));
    return;
  }
  check_areas (state, own);
  cr_scenario_check_victory (state, own);
  cr_scenario_check_reach (state, own);
  take_problems (assault, own, problems);
}

/* What its rows say by themselves. */
static void
check_rows (const CrScenario *scenario, GPtrArray *problems)
{
  for (guint i = 0; i < scenario->faults->len; i++)
    cr_scenario_problem_add (problems, "unreadable", CR_PROBLEM_ERROR,
                             scenario->fault_rows->pdata[i],
                             g_strdup (((const GError *) scenario->faults->pdata[i])->message));
  check_forces (scenario, problems);
  check_men (scenario, problems);
  check_budgets (scenario, problems);
}

/* Returns: (transfer full) (nullable): the library with the characters of the scenario */
static CrCharacters *
check_characters (const CrScenario *scenario, const CrCharacters *library, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  CrCharacters *own = cr_scenario_find_library (scenario, library, &error);

  if (own == NULL)
    cr_scenario_problem_add (problems, "unreadable", CR_PROBLEM_ERROR,
                             cr_node_find (scenario->root, "character"), g_strdup (error->message));
  return own;
}

/* What is asked of the game itself. */
static void
check_state (const CrState *state, GPtrArray *problems)
{
  check_areas (state, problems);
  check_perils (state, problems);
  cr_scenario_check_victory (state, problems);
  cr_scenario_check_reach (state, problems);
}

GPtrArray *
cr_scenario_check (const CrCastle *castle, const CrScenario *scenario, const CrCharacters *library)
{
  GPtrArray *problems = cr_problems_new ();
  gboolean there = cr_scenario_check_uses (castle, scenario, library, problems);
  g_autoptr (CrCharacters) own = NULL;
  g_autoptr (CrState) state = NULL;
  g_autoptr (GError) error = NULL;

  if (castle != NULL)
    check_map (castle, scenario, problems);
  check_rows (scenario, problems);
  if (library != NULL)
    own = check_characters (scenario, library, problems);
  if (castle == NULL || own == NULL)
    return problems;
  cr_scenario_check_weapons (scenario, own, cr_castle_get_ruleset (castle), problems);
  if (!cr_scenario_check_options (scenario, cr_castle_get_ruleset (castle), problems) ||
      scenario->faults->len > 0 || !can_begin (castle, scenario, own, problems) || !there)
    return problems;
  state = cr_state_new_scenario (castle, scenario, library, 1, &error);
  if (state == NULL) {
    cr_scenario_problem_add (problems, "cannot-begin", CR_PROBLEM_ERROR,
                             find_subject (scenario, error), g_strdup (error->message));
    return problems;
  }
  check_state (state, problems);
  for (guint i = 0; i < scenario->assaults->len; i++)
    check_assault (castle, scenario, cr_scenario_get_assault (scenario, i), library, problems);
  return problems;
}
