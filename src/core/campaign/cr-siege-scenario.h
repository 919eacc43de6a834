/* cr-siege-scenario.h: a siege as a scenario begins it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-campaign.h"
#include "cr-scenario.h"

/**
 * cr_campaign_new_scenario:
 * @castle: of the scenario
 *
 * Returns: (transfer full) (nullable): a siege by the rules that the scenario has chosen, in which
 *   nobody is yet; NULL with an error where it cannot be led, for a siege begins with the castle as
 *   its map has it
 */
CrCampaign *cr_campaign_new_scenario (const CrCastle *castle,
                                      const CrScenario *scenario,
                                      const CrCharacters *library,
                                      guint64 seed,
                                      GError **error);

/**
 * cr_campaign_list_muster:
 *
 * Returns: (transfer full) (array zero-terminated=1): the orders by which the men of the scenario,
 *   what of their gear is an engine, its food and its days are there; horses come with their riders
 */
char **cr_campaign_list_muster (const CrCampaign *campaign, const CrScenario *scenario);
