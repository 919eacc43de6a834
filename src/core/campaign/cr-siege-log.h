/* cr-siege-log.h: what was done in a siege, to be done again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day.h"
#include "cr-playlog.h"

/* (transfer full): a log as those of games, said to be of a siege. @campaign: before the first
 * order
 */
CrPlaylog *cr_siege_log_new (const CrCampaign *campaign);

/**
 * cr_siege_log_add:
 * @campaign: after the order
 * @order: as it was formatted before it was done
 * @words: (transfer full) (nullable):
 */
void cr_siege_log_add (CrPlaylog *log,
                       const CrCampaign *campaign,
                       const char *order,
                       const CrDayEvents *events,
                       char **words);

/**
 * cr_siege_log_begin:
 * @castle: as its author left it
 *
 * Returns: (transfer full) (nullable): the siege before the first order; NULL with an error when
 * the log is of no siege, or was kept of another castle, by other rules or with other men
 */
CrCampaign *cr_siege_log_begin (const CrPlaylog *log,
                                const CrCastle *castle,
                                const CrCharacters *library,
                                GError **error);

/**
 * cr_siege_log_replay:
 * @index: of the order to be done again
 *
 * Returns: FALSE with an error that names the line when the order cannot be done, or a die or the
 *   siege is not what the log says; of the last two @events tells what happened now
 */
gboolean cr_siege_log_replay (const CrPlaylog *log,
                              guint index,
                              CrCampaign *campaign,
                              CrDayEvents *events,
                              GError **error);
