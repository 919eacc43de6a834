/* cr-scenario-check-uses.c: what a scenario names and is not there.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-check.h"

#include "cr-scenario-check-private.h"

#include "cr-text.h"

static const char *
get_id (const CrNode *uses)
{
  return uses != NULL ? cr_node_get (uses, "id") : NULL;
}

static gboolean
check_map (const CrCastle *castle, const CrScenario *scenario, GPtrArray *problems)
{
  const CrNode *row = scenario->map != NULL ? scenario->map : scenario->root;

  if (castle != NULL)
    return TRUE;
  cr_scenario_problem_add (
      problems, "no-map", CR_PROBLEM_ERROR, row,
      scenario->map == NULL
          ? g_strdup (cr_text ("there is no map to play on: choose one in Maps"))
          : g_strdup_printf (cr_text ("the map “%s” is neither beside the scenario nor among the "
                                      "shipped castles: put it there, or choose one in Maps"),
                             get_id (scenario->map)));
  return FALSE;
}

static gboolean
check_ruleset (const CrCastle *castle, const CrScenario *scenario, GPtrArray *problems)
{
  const char *wanted = get_id (scenario->ruleset);
  const char *is = castle != NULL ? cr_ruleset_get_id (cr_castle_get_ruleset (castle)) : wanted;

  if (wanted == NULL || g_strcmp0 (wanted, is) == 0)
    return TRUE;
  cr_scenario_problem_add (
      problems, "no-ruleset", CR_PROBLEM_ERROR, scenario->ruleset,
      g_strdup_printf (
          cr_text ("there is no ruleset “%1$s”; until another is chosen in Maps, it is "
                   "read by “%2$s”, the ruleset of the map"),
          wanted, is));
  return FALSE;
}

static gboolean
check_library (const CrScenario *scenario, const CrCharacters *library, GPtrArray *problems)
{
  const char *wanted = get_id (scenario->characters);
  const char *is = library != NULL ? cr_characters_get_id (library) : NULL;

  if (is != NULL && (wanted == NULL || g_str_equal (wanted, is)))
    return TRUE;
  cr_scenario_problem_add (
      problems, "no-library", CR_PROBLEM_ERROR,
      scenario->characters != NULL ? scenario->characters : scenario->root,
      is == NULL
          ? g_strdup (cr_text ("there are no men to play with: choose a library in Maps"))
          : g_strdup_printf (cr_text ("there is no library of men “%1$s”; until another is chosen "
                                      "in Maps, “%2$s” stands in for it"),
                             wanted, is));
  return FALSE;
}

gboolean
cr_scenario_check_uses (const CrCastle *castle,
                        const CrScenario *scenario,
                        const CrCharacters *library,
                        GPtrArray *problems)
{
  gboolean map = check_map (castle, scenario, problems);
  gboolean ruleset = check_ruleset (castle, scenario, problems);

  return check_library (scenario, library, problems) && map && ruleset;
}

/* Of the options that cannot be chosen together the first that cannot be chosen by itself. */
gboolean
cr_scenario_check_options (const CrScenario *scenario,
                           const CrRuleset *ruleset,
                           GPtrArray *problems)
{
  const char *const *all = (const char *const *) scenario->choices;
  g_autoptr (CrRuleset) chosen = cr_ruleset_choose (ruleset, all, NULL);
  guint n = chosen != NULL ? 0 : cr_node_n_children (scenario->root);

  for (guint i = 0; i < n; i++) {
    const CrNode *row = cr_node_get_child (scenario->root, i);
    g_autofree char *choice = g_strdup_printf ("%s=%s", get_id (row), cr_node_get (row, "value"));
    const char *const one[] = { choice, NULL };
    g_autoptr (CrRuleset) tried = NULL;
    g_autoptr (GError) error = NULL;

    if (!cr_node_is (row, "option"))
      continue;
    tried = cr_ruleset_choose (ruleset, one, &error);
    if (tried != NULL)
      continue;
    cr_scenario_problem_add (problems, "cannot-begin", CR_PROBLEM_ERROR, row,
                             g_strdup (error->message));
    return FALSE;
  }
  return TRUE;
}
