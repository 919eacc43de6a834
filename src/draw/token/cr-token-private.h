/* cr-token-private.h: shared by the files of counters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

/* Draws the horse under a counter of size 1 whose upper left corner is at 0, 0: from its rump to
 * the tip before its head. */
void cr_token_draw_horse (cairo_t *cr, CrVariant variant, const CrToken *token);

/* Draws the head of a horse without a rider, within 1 by 1 around 0, 0. */
void cr_token_draw_head (cairo_t *cr, CrVariant variant);

/* Writes a text with its middle at a point, smaller when it would be wider than @most; on a counter
 * of size 1. */
void cr_token_write (cairo_t *cr, CrPoint at, const char *text, double size, double most);
