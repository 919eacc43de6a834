/* cr-playlog-check.h: whether what was played is what is played again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-playlog.h"

/**
 * CrPlayedOn: what a game or a siege is played on, by what and with whom.
 * @map, @ruleset, @characters: ids
 * @map_digest: as the log has it
 */
typedef struct {
  const char *map, *map_digest, *ruleset, *characters;
} CrPlayedOn;

/* FALSE with an error where the log names others. */
gboolean cr_playlog_check_on (const CrPlaylog *log, const CrPlayedOn *on, GError **error);

/**
 * cr_played_check_dice:
 * @dice: (element-type CrRolled): as they fall now
 * @at: (inout): where in its file the first difference stands
 */
gboolean cr_played_check_dice (const CrPlayed *played,
                               const GArray *dice,
                               const CrNode **at,
                               GError **error);

/* FALSE with an error: the order cannot be done any more. */
gboolean cr_played_refuse (const CrPlayed *played, GError **error);

/* (transfer full) @problem: it is said with its line in the file, if there is one. Returns: FALSE
 */
gboolean cr_played_take_error (const CrNode *at, GError *problem, GError **error);
