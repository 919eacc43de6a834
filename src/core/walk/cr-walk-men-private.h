/* cr-walk-men-private.h: who and what else hinders a man who walks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ways-private.h"

/* (transfer full) (element-type int): numbers of the stands that his enemies hold (MOV-03) */
GArray *cr_walk_find_enemies (const CrWays *ways, CrPlace from, const CrWalker *walker);

/* Adds the numbers of the stands that a stranger knows nothing of (TMP-07). */
void cr_walk_add_secrets (const CrWays *ways, GArray *stands);

/* Under a roof or below the ground; (transfer full): by stand */
gboolean cr_walk_is_covered (const CrWays *ways, int stand);
guint8 *cr_walk_find_covered (const CrWays *ways);
