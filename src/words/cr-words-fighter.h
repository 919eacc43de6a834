/* cr-words-fighter.h: who somebody in a game is, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-game.h"

/* (transfer full): "Halberdier, the besiegers". */
char *cr_words_fighter_class (const CrState *state, int man, const char *const *languages);

/* (transfer full): "wounded, stunned". */
char *cr_words_fighter_state (const CrFighter *fighter);

/* (transfer full): "0508", "0508, on the rope", "0406, in the hoarding": where he is. */
char *cr_words_fighter_spot (const CrState *state, int man);

/* (transfer full): "Watkin, halberdier, the besiegers: attack 9, defence 8, 4 of 6 MP, wounded." */
char *cr_words_fighter_facts (const CrState *state, int man, const char *const *languages);
