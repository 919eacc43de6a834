/* cra-siege-activity.h: the activity in which a siege is played day by day.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"

/**
 * CraSiegeActivity:
 *
 * A siege of the castle of the window, begun from its map or opened from a file. Its assaults are
 * played within it, on the page of games.
 */
#define CRA_TYPE_SIEGE_ACTIVITY (cra_siege_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraSiegeActivity, cra_siege_activity, CRA, SIEGE_ACTIVITY, CraActivity)
