/* cr-words-brief.h: explanations of the numbers of a day of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day-list.h"

/* Returns: (transfer full): the sums of the dice for which a table with one column has that result:
 * "6–16" */
char *cr_words_day_range (const CrTable *table, const char *code);

/* Returns: (transfer full) (nullable): which side has the one action of the day, for what, and
 * whether it is used; NULL while no action is due */
char *cr_words_day_action (const CrCampaign *campaign);

/* Returns: (transfer full): how the die decides which side has the initiative */
char *cr_words_day_initiative (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): what the two dice of the next morning may bring; NULL at
 * other hours, and when no event is rolled for */
char *cr_words_day_chances (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): the sum that decides a surrender today, part by part with
 * the range of each, and the least die that would be enough; NULL when there can be no more talks
 * (BES-03) */
char *cr_words_day_surrender (const CrCampaign *campaign);

/* Returns: (transfer full): on how many of the ten numbers of the die a surrender is agreed today
 */
char *cr_words_day_chance_of_surrender (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): how much can be built, by whom and when; NULL at other hours
 */
char *cr_words_day_building (const CrCampaign *campaign);

/* Returns: (transfer full): why no die is enough for a surrender today; NULL when one is */
char *cr_words_day_hopeless (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): for an order to batter: the material of the wall, gate or
 * hoarding, and how much damage it stands; NULL for any other order */
char *cr_words_day_strength (const CrCampaign *campaign,
                             const CrDayOrder *order,
                             const char *const *languages);

/* Returns: (transfer full) (nullable): what of a hex can be battered, and how far it is: "the wall
 * of 1012: damage 1 of 4"; NULL where nothing stands */
char *cr_words_day_damage (const CrCampaign *campaign, CrPlace place);

/* Returns: (transfer full) (nullable): which side an army of relief belongs to, and what it waits
 * for; NULL when none waits */
char *cr_words_day_relief (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): what the figures on the map of the castle mean, by the first
 * of them; NULL while nothing is damaged */
char *cr_words_day_marks (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): who has won a siege, and the reason for a surrender without
 * talks; NULL while the siege goes on */
char *cr_words_day_ending (const CrCampaign *campaign);

/* Returns: (transfer full) (nullable): how the fight that is played would end if both sides let it
 * be now (END-02); NULL where none is */
char *cr_words_day_break_off (const CrCampaign *campaign);
