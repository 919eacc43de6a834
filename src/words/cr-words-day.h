/* cr-words-day.h: the orders of a day of a siege, and what they would come to.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day-list.h"

/* Returns: (transfer full): the label of an order that can be given: "Batter the wall of 1012" */
char *cr_words_day_order (const CrCampaign *campaign,
                          const CrDayOrder *order,
                          const char *const *languages);

/* Returns: (transfer full): the label of an order that was given, for undo: "Build Siege tower" */
char *cr_words_day_step (const CrCampaign *campaign,
                         const CrDayOrder *order,
                         const char *const *languages);

/* Returns: (transfer full) (nullable): what the order would come to: "12 points: damage on 7 of 10
 * dice, 2 of 4 so far" */
char *cr_words_day_prospect (const CrCampaign *campaign, const CrDayOrder *order);

/* Returns: (transfer full): "fit", "wounded", "back on day 9" */
char *cr_words_soldier_state (const CrCampaign *campaign, const CrSoldier *soldier);

/* Returns: (transfer full) (nullable): what a man works on in the siege: "builds Ladder-1"; NULL
 * for nothing */
char *cr_words_soldier_work (const CrCampaign *campaign, const CrSoldier *soldier);

/* Returns: (transfer full): "ready", "ready on day 4", "burnt" */
char *cr_words_engine_state (const CrEngine *engine);

/* Returns: (transfer full): for how long the food lasts that the garrison left to the besiegers
 * when it fell back on its keep (BES-03) */
char *cr_words_day_rations (const CrCampaign *campaign);

/* Returns: (transfer full): the battering points that the engines of the camp have lost (BAT-02) */
char *cr_words_day_lost (const CrCampaign *campaign, CrCamp camp);

/* Returns: (transfer full): "2 hexes under 1204, 3 to be mined" */
char *cr_words_mine_state (const CrCampaign *campaign, int mine);
