/* cr-words-portal.h: how doors and gates stand, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-portal.h"

/* (transfer full) (nullable): "The gate of 1313 N is shut. The winch is on 1412." of all on the
 * sides of that hex, a sentence or two each; NULL where there is none */
char *cr_words_portals (const CrState *state, CrPlace place);
