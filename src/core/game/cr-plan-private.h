/* cr-plan-private.h: a scenario as a game asks it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scenario-area.h"

/**
 * CrPlan: a scenario with its areas found on the castle as it is when the game begins. Shared by
 * the states of a game, and never changed.
 * @areas: (array length=scenario->areas->len): where they are
 * @first_gear: its gear in the state, behind that of the map
 * @steps: (element-type int): the areas that somebody sets up in, in order
 * @held: (element-type CrMask): areas whose holder decides
 * @targets: (array length=scenario->conditions->len) (element-type int): of each condition, the
 *   numbers of such areas, of its men, or of the edges
 */
typedef struct {
  CrScenario *scenario;
  GPtrArray *areas;
  guint first_gear;
  GArray *steps;
  GPtrArray *held;
  GPtrArray *targets;
} CrPlan;

/**
 * cr_plan_new:
 * @scene: as it is when the game begins
 *
 * Returns: (transfer full) (nullable): NULL with an error that says what names nothing
 */
CrPlan *cr_plan_new (const CrScenario *scenario, const CrScene *scene, GError **error);

/* @plan: (nullable) */
CrPlan *cr_plan_ref (CrPlan *plan);
void cr_plan_unref (CrPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPlan, cr_plan_unref)

/* Index of the area that is filled in that step of the set-up, -1 behind the last; and whose it
 * is. */
int cr_plan_get_step (const CrPlan *plan, int step);
int cr_plan_get_actor (const CrPlan *plan, int step);
