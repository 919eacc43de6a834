/* cr-words-order.h: orders that can be given, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-game.h"

/* (transfer full): what a button says that gives it: "Shoot Odo", "Open the door N"; the order
 * itself where there is no shorter word for it. */
char *cr_words_order (CrState *state, const CrOrder *order);
