/* cr-words-siege.h: what happens in a siege, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day.h"

/* (transfer full): "Mine 1" of mine-1, in the reader's language; a name of its own as it is */
char *cr_words_mine (const char *id);

/* (transfer full): what he is called. */
char *cr_words_soldier (const CrCampaign *campaign, int man);
char *cr_words_engine (const CrCampaign *campaign, int engine);

/* (transfer full): "the wall of 1012", "the gate of 1313 N"
 * @target: a #CrDayTarget
 * @side: -1 for none */
char *cr_words_day_target (const CrCampaign *campaign, int target, CrPlace place, int side);

/* (transfer full): "Day 3: the besiegers have the initiative." */
char *cr_words_day (const CrCampaign *campaign);

/* (transfer full): a sentence with its rule; @campaign: after it happened */
char *cr_words_day_event (const CrCampaign *campaign,
                          const CrDayEvent *event,
                          const char *const *languages);

/**
 * cr_words_day_events:
 * @campaign: after it happened
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence each, with its rule; those of the
 *   game come first
 */
char **cr_words_day_events (const CrCampaign *campaign,
                            const CrDayEvents *events,
                            const char *const *languages);

/* (transfer full): why an order cannot be done, with its rule */
char *cr_words_day_refusal (const CrCampaign *campaign,
                            const CrDayOrder *order,
                            const CrDayRefusal *refusal,
                            const char *const *languages);
