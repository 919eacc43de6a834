/* cr-dice.h: dice that can be rolled again. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrDice: one stream of PCG32 (O'Neill, XSH RR 64/32) a game.
 * @state: of the stream
 * @typed: what the next die shows because somebody rolled it by hand, 0 for none; after a roll of
 *   so many sides that cannot show it, their number below 0
 */
typedef struct {
  guint64 state;
  int typed;
} CrDice;

CrDice cr_dice_new (guint64 seed);

/**
 * cr_dice_roll:
 * @sides: 6 or 10 (SEQ-06); every side comes up as often as any other
 * @typed_out: (out) (optional): whether it was rolled by hand
 *
 * A die that was typed takes nothing from the stream.
 *
 * Returns: 1…@sides
 */
int cr_dice_roll (CrDice *dice, int sides, gboolean *typed_out);
