/* cra-outcome.h: the bar that tells how a game has ended.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-play.h"

/**
 * CraOutcome:
 * @said: (nullable) (owned): the sentence that is shown now
 */
typedef struct {
  char *said;
} CraOutcome;

/* Shows how the game has ended, until the bar is closed; while an earlier moment is looked at it is
 * hidden. */
void cra_outcome_tell (CraOutcome *outcome, CraActivity *activity, CrePlay *play);

void cra_outcome_drop (CraOutcome *outcome, CraActivity *activity);
