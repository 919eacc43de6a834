/* cr-scenario-edit.h: scenarios as they are after a change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scenario.h"

/* Each gives another scenario (transfer full) and leaves the one it is given as it is. Rows are
 * named by their nodes in its tree; all that nobody knows stays where it is. */

/**
 * cr_scenario_set:
 * @value: (nullable): NULL takes the attribute away
 *
 * Returns: (nullable): NULL when that is what the row says
 */
CrScenario *cr_scenario_set (const CrScenario *scenario,
                             const CrNode *row,
                             const char *attribute,
                             const char *value);

/**
 * cr_scenario_set_words:
 * @name: of the children with the words, "name" or "title"; as an attribute for all languages
 * @languages: most wanted first: it is those that are shown in them that become @text
 *
 * Returns: (nullable): NULL when that is what the row says
 */
CrScenario *cr_scenario_set_words (const CrScenario *scenario,
                                   const CrNode *row,
                                   const char *name,
                                   const char *const *languages,
                                   const char *text);

/**
 * cr_scenario_replace:
 * @by: (transfer full) (nullable): NULL takes the row away, and leaves what names it
 */
CrScenario *cr_scenario_replace (const CrScenario *scenario, const CrNode *row, CrNode *by);

/**
 * cr_scenario_add:
 * @parent: (nullable): NULL for the scenario itself
 * @after: (nullable): a child of it; NULL for its place in the order of the format
 * @row: (transfer full): is in the tree of the scenario that is returned
 */
CrScenario *cr_scenario_add (const CrScenario *scenario,
                             const CrNode *parent,
                             const CrNode *after,
                             CrNode *row);

/**
 * cr_scenario_double:
 * @row_out: (out): the other one, behind it
 *
 * What has an id gets another one, and so has all within it.
 */
CrScenario *cr_scenario_double (const CrScenario *scenario,
                                const CrNode *row,
                                const CrNode **row_out);

/**
 * cr_scenario_remove:
 * @n_lost_out: (out) (optional): how many other rows have lost what they named
 *
 * Takes a row away with all that names it: a force has no area then, a condition one place less.
 */
CrScenario *cr_scenario_remove (const CrScenario *scenario, const CrNode *row, guint *n_lost_out);

/**
 * cr_scenario_move:
 * @step: so many places on among those of its kind, back when negative
 *
 * Returns: (nullable): NULL when there is no such place
 */
CrScenario *cr_scenario_move (const CrScenario *scenario, const CrNode *row, int step);

/**
 * cr_scenario_give:
 * @parent: another row that may hold it: a man of one force comes to another
 * @row_out: (out): as it is there
 *
 * Returns: (nullable): NULL when it is there
 */
CrScenario *cr_scenario_give (const CrScenario *scenario,
                              const CrNode *row,
                              const CrNode *parent,
                              const CrNode **row_out);

/**
 * cr_scenario_choose:
 * @choices: (array zero-terminated=1): as cr_ruleset_choose() takes them; no others stay
 * @last_turn: after which it ends, 0 for when its rules end it
 */
CrScenario *cr_scenario_choose (const CrScenario *scenario,
                                const char *const *choices,
                                int last_turn);

/* (transfer full): that nothing in it has yet: "camp", "camp-2" */
char *cr_scenario_make_id (const CrScenario *scenario, const char *name);

/* (transfer full) (nullable): the scenario in which the row has an id of its own; NULL when no
 * other row of its kind has the same one. Who names the id still means the other row. */
CrScenario *cr_scenario_give_id (const CrScenario *scenario, const CrNode *row);

/* (transfer full): where a row is: "3/0/2"; NULL when it is not in the tree */
char *cr_scenario_find_path (const CrScenario *scenario, const CrNode *row);
/* (transfer none) (nullable): what is there now */
const CrNode *cr_scenario_get_at (const CrScenario *scenario, const char *path);

/* (nullable): what holds it */
const CrNode *cr_scenario_get_parent (const CrScenario *scenario, const CrNode *row);

/* @row: (nullable). Returns: (nullable): the planned assault of a siege that it is, or is of */
const CrNode *cr_scenario_get_assault_of (const CrScenario *scenario, const CrNode *row);
