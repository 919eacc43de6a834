/* cr-shield-private.h: coats of arms. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

/* Draws a shield that is one high, with its middle at 0, 0. @arms: seeds field, charge and colours
 */
void cr_shield_draw (cairo_t *cr, CrVariant variant, const char *arms);
