/* cra-play-activity.h: playing on the castle. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cra-play-page.h"

/**
 * CraPlayActivity:
 *
 * Begins a game on the castle of the map as it is painted, and keeps it while one paints. When the
 * castle has been edited since, it offers to take the changes over.
 */
#define CRA_TYPE_PLAY_ACTIVITY (cra_play_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayActivity, cra_play_activity, CRA, PLAY_ACTIVITY, CraActivity)

CraPlayPage *cra_play_activity_get_page (CraPlayActivity *self);

/* (nullable): when none was begun */
CrePlay *cra_play_activity_get_play (CraPlayActivity *self);
