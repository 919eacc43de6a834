/* cr-token.h: draws the counters of men. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-palette.h"

#include <cairo.h>

/**
 * CrStance: what a man is doing who is neither dead nor stunned.
 * @CR_STANCE_CLIMBS: he is on a ladder or a rope
 * @CR_STANCE_STALKS: he steals up behind a horse (HAM-01)
 * @CR_STANCE_CARRIES: he carries a ladder with another man (LAD-01)
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
 * CrToken: the counter of a man (CHR-01): a name on a band of his side, a shield, and the figures
 * of his state: attack black, defence red, movement blue. The band of the first side is straight,
 * that of the second crenellated, so that they differ without colour.
 * @name: as it is written
 * @arms: seeds the shield; the same text gives the same shield
 * @face: (nullable): a picture in place of the shield, if it can be decoded
 * @side: the index of his side
 * @wounded: shown by a disc with a letter
 * @stunned: the same
 * @stance: a #CrStance, shown on a disc of another colour
 * @dead: struck out, without figures
 * @chosen: ringed
 * @animal: a horse alone: its head in place of a shield, and only its defence
 * @rump: where the rump of his horse is from his own hex, in W; 0, 0 without a horse (CHR-04)
 * @cut: to be cut out of paper: square, without a shadow, with everything inside
 */
typedef struct {
  const char *name, *arms;
  GBytes *face;
  int side, attack, defence, movement;
  gboolean wounded, stunned, dead, chosen, cut, animal;
  CrStance stance;
  CrPoint rump;
} CrToken;

/* The size of a counter on the map, in W: a tenth more than the 18 mm of a printed one, to be
 * readable. */
#define CR_TOKEN_SIZE 0.66

/**
 * cr_token_draw:
 * @at: its middle
 * @size: the length of its side
 * @px: device pixels to a side; what could not be read is left out
 */
void cr_token_draw (cairo_t *cr,
                    CrVariant variant,
                    const CrToken *token,
                    CrPoint at,
                    double size,
                    double px);

/* Draws the face of a counter that is longer than wide, on which the man himself is drawn. */
void cr_token_draw_ground (cairo_t *cr, CrVariant variant, const CrToken *token, CrBox box);
