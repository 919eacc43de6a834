/* cr-scenario-check-needs.c: what a scenario needs before it can begin.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-check-private.h"

#include "cr-near.h"
#include "cr-text.h"

static void
offer_all (CrNear *near, const CrCharacters *library)
{
  for (guint i = 0; i < cr_characters_n (library); i++)
    cr_near_offer (near, cr_characters_get (library, i)->id);
}

/* A man, or the horse that he rides. */
static gboolean
check_counter (const CrScenarioMan *man,
               const char *id,
               const CrCharacters *library,
               GPtrArray *problems)
{
  CrNear near = { .name = id };
  g_autofree char *sentence = NULL, *question = NULL;

  if (id == NULL || cr_characters_find (library, id) != NULL)
    return TRUE;
  offer_all (&near, library);
  question = cr_near_ask (&near);
  sentence = g_strdup_printf (cr_text ("there is no counter for “%1$s”: the library “%2$s” has "
                                       "nobody of that name; choose another, or take him out"),
                              id, cr_characters_get_id (library));
  cr_scenario_problem_add (problems, "man-without-counter", CR_PROBLEM_ERROR, man->node,
                           question != NULL ? cr_near_join (sentence, question)
                                            : g_steal_pointer (&sentence));
  return FALSE;
}

/* A shield stands in for it, so the game can begin. */
static void
check_face (const CrScenarioMan *man, const CrCharacters *library, GPtrArray *problems)
{
  const CrCharacter *character = cr_characters_find (library, man->character);

  if (character == NULL || character->picture == NULL || character->face != NULL)
    return;
  cr_scenario_problem_add (problems, "no-picture", CR_PROBLEM_WARNING, man->node,
                           g_strdup_printf (cr_text ("“%1$s” is no picture that can be read, so "
                                                     "the counter of “%2$s” is drawn: put the "
                                                     "file there, or choose another"),
                                            character->picture, man->id));
}

/* What nobody can shoot with, since the rules have none of it, is told at the row that says it. */
void
cr_scenario_check_weapons (const CrScenario *scenario,
                           const CrCharacters *library,
                           const CrRuleset *ruleset,
                           GPtrArray *problems)
{
  for (guint i = 0; i < cr_characters_n (library); i++) {
    const CrCharacter *character = cr_characters_get (library, i);
    const CrNode *own = cr_node_find_with (scenario->root, "character", "id", character->id);

    for (const char **weapon = character->weapons; own != NULL && *weapon != NULL; weapon++) {
      CrNear near = { .name = *weapon };
      g_autofree char *sentence = NULL, *question = NULL;

      if (cr_ruleset_find_weapon (ruleset, *weapon) != NULL)
        continue;
      for (guint j = 0; j < cr_ruleset_n_weapons (ruleset); j++)
        cr_near_offer (&near, cr_ruleset_get_weapon (ruleset, j)->id);
      question = cr_near_ask (&near);
      sentence = g_strdup_printf (cr_text ("“%1$s” shoots with “%2$s”, and the rules have no such "
                                           "weapon: choose another"),
                                  character->id, *weapon);
      cr_scenario_problem_add (problems, "unknown-weapon", CR_PROBLEM_ERROR, own,
                               question != NULL ? cr_near_join (sentence, question)
                                                : g_steal_pointer (&sentence));
    }
  }
}

gboolean
cr_scenario_check_counters (const CrScenario *scenario,
                            const CrCharacters *library,
                            GPtrArray *problems)
{
  gboolean all = TRUE;

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    all &= check_counter (man, man->character, library, problems);
    all &= check_counter (man, man->horse, library, problems);
    check_face (man, library, problems);
  }
  return all;
}

/* @rule: (nullable): by which the row is played */
static gboolean
check_rule (const CrRuleset *ruleset, const CrNode *row, const char *rule, GPtrArray *problems)
{
  const CrModule *module;

  if (rule == NULL || cr_ruleset_plays (ruleset, rule))
    return TRUE;
  module = cr_ruleset_find_module_of (ruleset, rule);
  cr_scenario_problem_add (
      problems, "module-off", CR_PROBLEM_ERROR, row,
      g_strdup_printf (cr_text ("this needs the chapter “%1$s” (%2$s), which is not played: switch "
                                "it on in Rules, or take this out"),
                       cr_node_get_localized (module->node, "name", g_get_language_names ()),
                       rule));
  return FALSE;
}

/* Either of the two ways to lead a siege by days will do. */
static gboolean
check_siege (const CrRuleset *ruleset, const CrScenario *scenario, GPtrArray *problems)
{
  return scenario->siege == NULL || cr_ruleset_plays (ruleset, "BES-01") ||
         check_rule (ruleset, scenario->siege, "GSI-01", problems);
}

gboolean
cr_scenario_check_modules (const CrScenario *scenario,
                           const CrRuleset *ruleset,
                           GPtrArray *problems)
{
  gboolean all = check_siege (ruleset, scenario, problems);

  for (guint i = 0; i < scenario->skies->len; i++)
    all &= check_rule (ruleset, scenario->skies->pdata[i], "WEA-01", problems);
  for (guint i = 0; i < scenario->gear->len; i++) {
    const CrScenarioGear *gear = cr_scenario_get_gear (scenario, i);
    const CrWork *work = cr_ruleset_find_work (ruleset, gear->kind);

    if (work != NULL)
      all &= check_rule (ruleset, gear->node, cr_node_get (work->node, "rule"), problems);
  }
  return all;
}
