/* cra-absent.h: asks before a fight begins without men who are not on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-play.h"

/**
 * CraAbsent:
 * @asked: the number of orders in the game when the question was asked last; −1 for never
 */
typedef struct {
  int asked;
} CraAbsent;

/* In a fight within a siege: tells how many men of each side are not on the map, and asks whether
 * to begin without them. A second press without any order in between means yes. Returns: TRUE when
 * the question was asked now and the fight must not begin yet */
gboolean cra_absent_ask (CraAbsent *absent, CraActivity *activity, CrePlay *play);

/* Takes the question back, because an order was given. */
void cra_absent_drop (CraAbsent *absent, CraActivity *activity);
