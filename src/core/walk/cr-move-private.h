/* cr-move-private.h: shared by what decides one step. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ways-private.h"

/**
 * CrStepSide: what stands on the sides that a step crosses.
 * @cost: the sum, with the weakest provenance of its parts
 * @kind: of what costs most, -1 for nothing
 * @most: what that costs
 * @climb: levels that the side itself lets one walk
 * @door: through an open one
 */
typedef struct {
  CrFigure cost;
  int kind, most;
  gboolean hoarded;
  int climb;
  gboolean door;
  CrStepWhy refusal;
  const char *rule;
} CrStepSide;

/* A code that the ruleset lacks is taken for its first kind, as a house figure. */
const CrTerrainKind *cr_ways_get_kind (const CrWays *ways, CrPlace place);

/* Returns: FALSE, as the next three do for a step that is refused. */
gboolean cr_step_refuse (CrStep *step, CrStepWhy why, const char *rule);

/* Between floors both may carry things on the side; they count together. */
CrStepSide cr_step_cross (const CrWays *ways, const CrStep *step, int mover);

gboolean cr_step_apply_side (CrStep *step, const CrStepSide *crossing);

/* On, off and along a stairway: MOV-09 to MOV-11. Levels are the business of cr_check_map(). */
gboolean cr_step_climb_stairs (const CrWays *ways, CrStep *step);

CrStep cr_step_follow_link (const CrWays *ways, CrStep step, const CrLinkRule *rule, int mover);

/**
 * cr_step_enter_hoarding:
 * @step: begun: from or into a hoarding, or along it
 */
CrStep cr_step_enter_hoarding (const CrWays *ways, CrStep step, int mover);

/* Pays the hex entered (MOV-01) on top of the side. */
CrStep cr_step_pay (CrStep step);

/* Another level without stairs: slope, rubble, or a bank, which neither bridge nor wall has. */
gboolean cr_step_climb (const CrWays *ways, CrStep *step, int side_climb);
