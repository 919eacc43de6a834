/* cr-words-portal.h: how doors and gates stand, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-portal.h"

/* Returns: (transfer full) (nullable): one or two sentences for each door and gate on the sides of
 * the hex: "The gate of 1313 N is shut. The winch is on 1412."; NULL when there is none */
char *cr_words_portals (const CrState *state, CrPlace place);
