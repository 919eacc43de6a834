/* cra-outcome.h: how a game has ended, over the page. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-play.h"

/**
 * CraOutcome:
 * @said: (nullable) (owned): what is read of it now
 */
typedef struct {
  char *said;
} CraOutcome;

/* How it has ended stays to be read, but not when one looks at it as it was before. */
void cra_outcome_tell (CraOutcome *outcome, CraActivity *activity, CrePlay *play);

void cra_outcome_drop (CraOutcome *outcome, CraActivity *activity);
