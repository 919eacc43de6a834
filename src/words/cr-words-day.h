/* cr-words-day.h: what may be done on a day of a siege, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day-list.h"

/* (transfer full): what the order is, to be chosen: "Batter the wall of 1012" */
char *cr_words_day_order (const CrCampaign *campaign,
                          const CrDayOrder *order,
                          const char *const *languages);

/* (transfer full): likewise of one that has been given, to be taken back: "Build Siege tower" */
char *cr_words_day_step (const CrCampaign *campaign,
                         const CrDayOrder *order,
                         const char *const *languages);

/* (transfer full) (nullable): what it would come to: "12 points: damage on 7 of 10 dice, 2 of 4 so
 * far" */
char *cr_words_day_prospect (const CrCampaign *campaign, const CrDayOrder *order);

/* (transfer full): "fit", "wounded", "back on day 9" */
char *cr_words_soldier_state (const CrSoldier *soldier);

/* (transfer full): what of the siege he is at: "builds Ladder-1"; NULL for nothing */
char *cr_words_soldier_work (const CrCampaign *campaign, const CrSoldier *soldier);

/* (transfer full): "ready", "ready on day 4", "burnt" */
char *cr_words_engine_state (const CrEngine *engine);

/* (transfer full): "2 hexes under 1204, 3 to be mined" */
char *cr_words_mine_state (const CrCampaign *campaign, int mine);
