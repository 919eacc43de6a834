/* cra-day-track.h: the days of a siege in a row. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-campaign.h"

#include <gtk/gtk.h>

/**
 * CraDayTrack:
 *
 * A box for each day of the track: those that are over, today, and what comes on which: the last
 * food, men who are well again, engines that are ready. Where there is no room for all, those round
 * today are shown.
 */
#define CRA_TYPE_DAY_TRACK (cra_day_track_get_type ())
G_DECLARE_FINAL_TYPE (CraDayTrack, cra_day_track, CRA, DAY_TRACK, GtkDrawingArea)

/* @campaign: (nullable): read at once */
void cra_day_track_show (CraDayTrack *self, const CrCampaign *campaign);
