/* cra-absent.h: who would stay out of a fight.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-play.h"

/**
 * CraAbsent:
 * @asked: for how many orders of the game it was asked last; -1 for never
 */
typedef struct {
  int asked;
} CraAbsent;

/* Of a fight within a siege: says how many of each side are not on the map, and whether it begins
 * without them. Who presses once more without having put anybody there has answered.
 *
 * Returns: TRUE when it was asked now, and the fight is not to begin yet */
gboolean cra_absent_ask (CraAbsent *absent, CraActivity *activity, CrePlay *play);

/* Something was done: what was asked is asked no longer. */
void cra_absent_drop (CraAbsent *absent, CraActivity *activity);
