/* cra-day-track.h: the days of a siege as a row of boxes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-campaign.h"

#include <gtk/gtk.h>

/**
 * CraDayTrack:
 *
 * A box for each day of the siege: the days that are over, today, and what happens on later days:
 * the food ends, men are well again, engines are ready. When there is no room for all, the days
 * around today are shown.
 */
#define CRA_TYPE_DAY_TRACK (cra_day_track_get_type ())
G_DECLARE_FINAL_TYPE (CraDayTrack, cra_day_track, CRA, DAY_TRACK, GtkDrawingArea)

/* @campaign: (nullable): the data are copied */
void cra_day_track_show (CraDayTrack *self, const CrCampaign *campaign);
