/* cr-shield-private.h: coats of arms. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

/* Its middle at 0, 0, one high; @arms says which field, charge and colours. */
void cr_shield_draw (cairo_t *cr, CrVariant variant, const char *arms);
