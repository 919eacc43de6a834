/* cr-words-siege.h: what happens in a siege, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day.h"

/* Returns: (transfer full): "Mine 1" for mine-1, in the reader's language; any other id is a name
 * of its own */
char *cr_words_mine (const char *id);

/* Returns: the name of the area of the map that is theirs: "held by the besiegers" */
const char *cr_words_day_keep (void);

/* Returns: (transfer full): what he is called. */
char *cr_words_soldier (const CrCampaign *campaign, int man);
/* Returns: (transfer full): his name, and what he is worth in combat while he is whole */
char *cr_words_soldier_brief (const CrCampaign *campaign, int man);
char *cr_words_engine (const CrCampaign *campaign, int engine);

/* Returns: (transfer full): "the wall of 1012", "the gate of 1313 N". @target: a #CrDayTarget
 * @side: −1 for none */
char *cr_words_day_target (const CrCampaign *campaign, int target, CrPlace place, int side);

/* Returns: (transfer full): "Day 3: the besiegers have the initiative." */
char *cr_words_day (const CrCampaign *campaign);

/* Returns: (transfer full): a sentence with the rule it follows. @campaign: the state after the
 * event */
char *cr_words_day_event (const CrCampaign *campaign,
                          const CrDayEvent *event,
                          const char *const *languages);

/**
 * cr_words_day_events:
 * @campaign: the state after the events
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence for each event, with its rule;
 *   those of the fight come first
 */
char **cr_words_day_events (const CrCampaign *campaign,
                            const CrDayEvents *events,
                            const char *const *languages);

/* Returns: (transfer full): why an order cannot be done, with its rule */
char *cr_words_day_refusal (const CrCampaign *campaign,
                            const CrDayOrder *order,
                            const CrDayRefusal *refusal,
                            const char *const *languages);

/* Returns: (transfer full): how a siege that is over has ended, in a sentence */
char *cr_words_day_outcome (const CrCampaign *campaign);
