/* cr-token-private.h: letters on counters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

/* In the middle at a point, smaller where it would be wider than @most; of a counter that measures
 * 1. */
void cr_token_write (cairo_t *cr, CrPoint at, const char *text, double size, double most);
