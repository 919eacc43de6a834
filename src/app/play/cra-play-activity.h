/* cra-play-activity.h: the activity in which a game is played on the castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"

/**
 * CraPlayActivity:
 *
 * Begins a game on the castle of the map, and keeps it while the map is edited. If the castle has
 * changed since the game began, it offers to play on with the changes.
 */
#define CRA_TYPE_PLAY_ACTIVITY (cra_play_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayActivity, cra_play_activity, CRA, PLAY_ACTIVITY, CraActivity)
