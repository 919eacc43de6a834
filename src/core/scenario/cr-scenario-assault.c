/* cr-scenario-assault.c: an assault that is planned, as a scenario of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-private.h"

#include "cr-error.h"
#include "cr-game-limits.h"
#include "cr-scenario-tree-private.h"
#include "cr-text.h"

/* Its men stand where the days have left them, and not where the scenario begins. */
static const char *const forgotten[] = { "at",       "facing",  "on",       "wounded",
                                         "kneeling", "stunned", "climbing", "raised" };

/* (nullable): the area in which that force begins in this assault, where it says so */
static const char *
find_area (const CrNode *assault, const CrNode *force)
{
  const CrNode *begins = cr_node_find_with (assault, "begins", "force", cr_node_get (force, "id"));

  return begins != NULL ? cr_node_get (begins, "area") : cr_node_get (force, "area");
}

static char *
name_anywhere (const CrNode *side)
{
  return g_strdup_printf ("anywhere-%s", cr_node_get_id (side));
}

static CrNode *
copy_placeless (const CrNode *row)
{
  CrNode *copy = cr_node_copy (row);

  for (gsize i = 0; i < G_N_ELEMENTS (forgotten); i++)
    cr_node_set (copy, forgotten[i], NULL);
  return copy;
}

/* Who comes on a day of the siege is there from the set-up on; who comes by an event or a die comes
 * by it in each assault. A siege has all of them, so nobody is chosen. */
static CrNode *
copy_force (const CrNode *assault, const CrNode *side, const CrNode *force)
{
  CrNode *copy = cr_tree_copy_head (force);
  const char *area = find_area (assault, force);
  g_autofree char *anywhere = name_anywhere (side);

  if (cr_node_get (force, "event") == NULL)
    cr_node_set (copy, "turn", NULL);
  cr_node_set (copy, "relief", NULL);
  cr_node_set (copy, "pick", NULL);
  cr_node_set (copy, "budget", NULL);
  cr_node_set (copy, "area", area != NULL ? area : anywhere);
  for (guint i = 0; i < cr_node_n_children (force); i++) {
    const CrNode *child = cr_node_get_child (force, i);
    gboolean placed = cr_node_is (child, "man") || cr_node_is (child, "gear");

    cr_node_take_child (copy, placed ? copy_placeless (child) : cr_node_ref (child));
  }
  return copy;
}

static CrNode *
copy_side (const CrNode *assault, const CrNode *side)
{
  CrNode *copy = cr_tree_copy_head (side);

  for (guint i = 0; i < cr_node_n_children (side); i++) {
    const CrNode *child = cr_node_get_child (side, i);

    cr_node_take_child (copy, cr_node_is (child, "force") ? copy_force (assault, side, child)
                                                          : cr_node_ref (child));
  }
  return copy;
}

/* Whether one of its forces begins in no area. */
static gboolean
needs_anywhere (const CrNode *assault, const CrNode *side)
{
  for (guint i = 0; i < cr_node_n_children (side); i++)
    if (cr_node_is (cr_node_get_child (side, i), "force") &&
        find_area (assault, cr_node_get_child (side, i)) == NULL)
      return TRUE;
  return FALSE;
}

static CrNode *
new_anywhere (const CrNode *side)
{
  CrNode *area = cr_node_new ("area");
  g_autofree char *id = name_anywhere (side);

  cr_node_set (area, "id", id);
  /* Translators: an area of the map in which men of a side may be put, all of it */
  cr_node_set (area, "name", cr_text ("anywhere"));
  cr_node_set (area, "side", cr_node_get_id (side));
  cr_node_take_child (area, cr_node_new ("all"));
  return area;
}

static CrNode *
new_turns (int last)
{
  CrNode *turns = cr_node_new ("turns");

  cr_node_set_int (turns, "last", last);
  return turns;
}

/* What an assault has of its own, or the siege alone knows, is left out. */
static gboolean
is_kept (const CrScenarioAssault *assault, const CrNode *child)
{
  return !cr_node_is (child, "siege") && !cr_node_is (child, "fire") &&
         !cr_node_is (child, "heap") && !(cr_node_is (child, "turns") && assault->last_turn > 0) &&
         !(cr_node_is (child, "victory") && cr_node_find (assault->node, "victory") != NULL);
}

static CrNode *
make_root (const CrScenario *scenario, const CrScenarioAssault *assault)
{
  CrNode *root = cr_tree_copy_head (scenario->root);
  const CrNode *victory = cr_node_find (assault->node, "victory");

  for (guint i = 0; i < cr_node_n_children (scenario->root); i++) {
    const CrNode *child = cr_node_get_child (scenario->root, i);
    gboolean side = cr_node_is (child, "side");

    if (is_kept (assault, child))
      cr_node_take_child (root, side ? copy_side (assault->node, child) : cr_node_ref (child));
    if (side && needs_anywhere (assault->node, child))
      cr_node_take_child (root, new_anywhere (child));
  }
  if (assault->last_turn > 0)
    cr_node_take_child (root, new_turns (assault->last_turn));
  if (victory != NULL)
    cr_node_take_child (root, cr_node_ref (victory));
  return root;
}

gboolean
cr_scenario_read_assault (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioAssault assault = { .node = row };

  if (!cr_scenario_read_id (row, scenario->assaults, &assault.id, error) ||
      !cr_node_read_int (row, "day", 1, CR_MAX_DAYS, 1, &assault.day, error) ||
      !cr_node_read_int (row, "turns", 1, CR_MAX_TURNS, 0, &assault.last_turn, error))
    return FALSE;
  if (scenario->assaults->len >= CR_MAX_ASSAULTS) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT, cr_text ("found more than %d assaults"),
                       CR_MAX_ASSAULTS);
    return FALSE;
  }
  g_array_append_val (scenario->assaults, assault);
  return TRUE;
}

static gboolean
check_begins (CrScenario *scenario, const CrNode *row, GError **error)
{
  const char *text;
  int index;

  return cr_node_need (row, "force", &text, error) && cr_node_need (row, "area", &text, error) &&
         cr_scenario_read_reference (row, "force", scenario->forces, &index, error) &&
         cr_scenario_read_reference (row, "area", scenario->areas, &index, error);
}

static gboolean
is_within (const CrNode *node, const CrNode *row)
{
  g_autoptr (GString) path = g_string_new (NULL);

  return cr_tree_find (node, row, path);
}

/* What of its victory cannot be read is a fault of the whole; all else has been told. */
static void
take_faults (CrScenario *scenario, const CrScenarioAssault *assault)
{
  for (guint i = 0; i < assault->it->faults->len; i++)
    if (is_within (assault->node, assault->it->fault_rows->pdata[i]))
      cr_scenario_add_fault (scenario, assault->it->fault_rows->pdata[i],
                             g_error_copy (assault->it->faults->pdata[i]));
}

void
cr_scenario_plan_assaults (CrScenario *scenario)
{
  for (guint i = 0; i < scenario->assaults->len; i++) {
    CrScenarioAssault *assault = &g_array_index (scenario->assaults, CrScenarioAssault, i);
    g_autoptr (CrNode) root = NULL;

    cr_scenario_read_each (scenario, assault->node, "begins", check_begins);
    root = make_root (scenario, assault);
    assault->it = cr_scenario_new (root, NULL);
    take_faults (scenario, assault);
  }
}

void
cr_scenario_clear_assault (gpointer assault)
{
  CrScenario *it = ((CrScenarioAssault *) assault)->it;

  if (it != NULL)
    cr_scenario_unref (it);
}

const CrScenarioAssault *
cr_scenario_get_assault (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->assaults, CrScenarioAssault, index);
}
