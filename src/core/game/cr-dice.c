/* cr-dice.c: dice that can be rolled again. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-dice.h"

#define MULTIPLIER G_GUINT64_CONSTANT (6364136223846793005)
#define INCREMENT G_GUINT64_CONSTANT (1442695040888963407)

static guint32
draw_number (CrDice *dice)
{
  guint64 old = dice->state;
  guint32 word = (guint32) ((old >> 18 ^ old) >> 27);
  guint turn = (guint) (old >> 59);

  dice->state = old * MULTIPLIER + INCREMENT;
  return word >> turn | word << (-turn & 31);
}

CrDice
cr_dice_new (guint64 seed)
{
  CrDice dice = { 0 };

  draw_number (&dice);
  dice.state += seed;
  draw_number (&dice);
  return dice;
}

int
cr_dice_roll (CrDice *dice, int sides, gboolean *typed_out)
{
  guint32 n = (guint32) sides, least = -n % n, number;
  int typed = dice->typed;

  dice->typed = 0;
  if (typed_out != NULL)
    *typed_out = typed != 0;
  if (typed > sides)
    dice->typed = -sides;
  if (typed != 0)
    return CLAMP (typed, 1, sides);

  /* What is left over when the numbers are dealt out to the sides is drawn anew. */
  do
    number = draw_number (dice);
  while (number < least);
  return 1 + (int) (number % n);
}
