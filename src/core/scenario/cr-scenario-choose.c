/* cr-scenario-choose.c: by which options a scenario is played.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-edit.h"

#include "cr-scenario-tree-private.h"

#include <string.h>

/* "refusal=no" is about "refusal". Returns: (nullable): its value */
static const char *
find_choice (const char *const *choices, const char *id)
{
  gsize length = strlen (id);

  for (; *choices != NULL; choices++)
    if (strncmp (*choices, id, length) == 0 && (*choices)[length] == '=')
      return *choices + length + 1;
  return NULL;
}

/* (transfer full): the tree with the options that stay, each with what else it says */
static CrNode *
keep_options (const CrNode *root, const char *const *choices)
{
  CrNode *changed = cr_tree_copy_head (root);

  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *row = cr_node_get_child (root, i);
    const char *id = cr_node_is (row, "option") ? cr_node_get (row, "id") : NULL;
    const char *value = id != NULL ? find_choice (choices, id) : NULL;
    CrNode *kept;

    if (cr_node_is (row, "turns") || (id != NULL && value == NULL))
      continue;
    kept = id != NULL ? cr_node_copy (row) : cr_node_ref (row);
    if (id != NULL)
      cr_node_set (kept, "value", value);
    cr_node_take_child (changed, kept);
  }
  return changed;
}

/* (transfer full): the scenario with an option that it has not yet */
static CrScenario *
add_option (CrScenario *own, const char *choice)
{
  g_autoptr (CrScenario) scenario = own;
  g_auto (GStrv) words = g_strsplit (choice, "=", 2);
  CrNode *option;

  if (cr_node_find_with (scenario->root, "option", "id", words[0]) != NULL)
    return cr_scenario_ref (scenario);
  option = cr_node_new ("option");
  cr_node_set (option, "id", words[0]);
  cr_node_set (option, "value", words[1]);
  return cr_scenario_add (scenario, NULL, NULL, option);
}

CrScenario *
cr_scenario_choose (const CrScenario *scenario, const char *const *choices, int last_turn)
{
  CrScenario *changed =
      cr_scenario_replace (scenario, scenario->root, keep_options (scenario->root, choices));
  const CrNode *before = cr_node_find (scenario->root, "turns");

  for (; *choices != NULL; choices++)
    changed = add_option (changed, *choices);
  if (last_turn > 0) {
    g_autoptr (CrScenario) without = changed;
    CrNode *turns = before != NULL ? cr_node_copy (before) : cr_node_new ("turns");

    cr_node_set_int (turns, "last", last_turn);
    changed = cr_scenario_add (without, NULL, NULL, turns);
  }
  return changed;
}
