/* cr-token-private.h: letters on counters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

/* The horse under a counter that measures 1, whose upper left corner is at 0, 0: from its rump to a
 * point before its head. */
void cr_token_draw_horse (cairo_t *cr, CrVariant variant, const CrToken *token);

/* The head of a horse that is nobody's, within 1 by 1 about 0, 0. */
void cr_token_draw_head (cairo_t *cr, CrVariant variant);

/* In the middle at a point, smaller where it would be wider than @most; of a counter that measures
 * 1. */
void cr_token_write (cairo_t *cr, CrPoint at, const char *text, double size, double most);
