/* cr-words-brief.h: what stands behind the numbers of a day of a siege, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day-list.h"

/* (transfer full): "6–16": the sums of its dice by which a table of one column has that result */
char *cr_words_day_range (const CrTable *table, const char *code);

/* (transfer full) (nullable): who has the one action of the day, for what, and whether it is spent;
 * NULL while the day waits for nobody's action */
char *cr_words_day_action (const CrCampaign *campaign);

/* (transfer full): by which die who has the initiative */
char *cr_words_day_initiative (const CrCampaign *campaign);

/* (transfer full) (nullable): what the two dice of the next morning may bring; NULL at other hours
 * and where no event is rolled for */
char *cr_words_day_chances (const CrCampaign *campaign);

/* (transfer full) (nullable): what a surrender rests on today, part by part with what each may come
 * to, and the least die that would do; NULL when nobody talks of it any more (BES-03) */
char *cr_words_day_surrender (const CrCampaign *campaign);

/* (transfer full): by how many rolls in ten it is agreed today */
char *cr_words_day_chance_of_surrender (const CrCampaign *campaign);

/* (transfer full) (nullable): how much can be built, by whom and when; NULL at other hours */
char *cr_words_day_building (const CrCampaign *campaign);

/* (transfer full): why no die is enough for a surrender today; NULL when one is */
char *cr_words_day_hopeless (const CrCampaign *campaign);

/* (transfer full) (nullable): of what the wall, the gate or the hoarding of an order to batter it
 * is, and how much damage it stands; NULL of any other order */
char *cr_words_day_strength (const CrCampaign *campaign,
                             const CrDayOrder *order,
                             const char *const *languages);

/* (transfer full) (nullable): of an army of relief that waits for its hour: whose it is, and what
 * it waits for */
char *cr_words_day_relief (const CrCampaign *campaign);

/* (nullable): what the figures on the map of the castle mean; NULL as long as nothing is damaged */
const char *cr_words_day_marks (const CrCampaign *campaign);

/* (transfer full) (nullable): of a siege that has ended: who has won, and why one surrendered
 * without a talk; NULL as long as it goes on */
char *cr_words_day_ending (const CrCampaign *campaign);
