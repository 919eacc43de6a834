/* cr-token.h: men of a game as counters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-palette.h"

#include <cairo.h>

/**
 * CrStance: what he is about, who is neither dead nor stunned.
 * @CR_STANCE_CLIMBS: on a ladder or a rope
 * @CR_STANCE_STALKS: he steals up behind a horse (HAM-01)
 * @CR_STANCE_CARRIES: a ladder, with another (LAD-01)
 */
typedef enum {
  CR_STANCE_NONE,
  CR_STANCE_KNEELS,
  CR_STANCE_LOADS,
  CR_STANCE_CLIMBS,
  CR_STANCE_STALKS,
  CR_STANCE_CARRIES,
  CR_N_STANCES,
} CrStance;

/**
 * CrToken: CHR-01. A name on a band of its side, a shield, and the figures of its state: attack
 * black, defence red, movement blue. The band of the first side is straight, that of the second
 * crenellated, so that no colour is needed to tell them apart.
 * @name: as it is written
 * @arms: from which the shield is made; the same gives the same
 * @face: (nullable): a picture that is shown instead of the shield, if it can be decoded
 * @side: index of the party
 * @wounded: a disc with a letter says so, and so for the next
 * @stance: a #CrStance; likewise, on a disc of another colour
 * @dead: struck out, without figures
 * @chosen: ringed
 * @animal: a horse alone: its head instead of a shield, and of the figures its defence alone
 * @rump: where the rump of his horse is from his own hex, in W; 0, 0 for who has none (CHR-04)
 * @cut: it is to be cut out of paper: square, without a shadow, and with all of it inside
 */
typedef struct {
  const char *name, *arms;
  GBytes *face;
  int side, attack, defence, movement;
  gboolean wounded, stunned, dead, chosen, cut, animal;
  CrStance stance;
  CrPoint rump;
} CrToken;

/* On the map, of a hex, in W: a tenth more than the 18 mm that it has on paper, to be read. */
#define CR_TOKEN_SIZE 0.66

/**
 * cr_token_draw:
 * @at: its middle
 * @size: of its side
 * @px: device pixels to a side; what would not be readable is left out
 */
void cr_token_draw (cairo_t *cr,
                    CrVariant variant,
                    const CrToken *token,
                    CrPoint at,
                    double size,
                    double px);

/* The face of a counter that is longer than it is wide, on which the man himself is drawn. */
void cr_token_draw_ground (cairo_t *cr, CrVariant variant, const CrToken *token, CrBox box);
