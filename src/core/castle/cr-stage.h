/* cr-stage.h: a castle as a game would begin with it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-muster.h"

/**
 * cr_castle_dup_staged:
 * @muster: (nullable): gets the siege towers, rams and engines of the map
 *
 * What makes its hex another terrain is set down, and the map holds no gear any more; what could
 * not stand there is left out, as when a game begins.
 *
 * Returns: (transfer full) (nullable): NULL when the map holds no gear: it is as it is
 */
CrCastle *cr_castle_dup_staged (const CrCastle *castle, CrMuster *muster);
