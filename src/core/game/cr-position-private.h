/* cr-position-private.h: the castle of a position. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-position.h"

/**
 * cr_position_list_changes:
 * @rows: (element-type CrNode): gets (transfer full) elements state and change, in the order in
 *   which they are done
 */
void cr_position_list_changes (const CrState *state, const CrCastle *original, GPtrArray *rows);
