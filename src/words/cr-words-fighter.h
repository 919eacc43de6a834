/* cr-words-fighter.h: who somebody in a game is, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-game.h"

/* (transfer full): "Halberdier, the besiegers". */
char *cr_words_fighter_class (const CrState *state, int man, const char *const *languages);

/* (transfer full): "wounded, stunned". */
char *cr_words_fighter_state (const CrFighter *fighter);

/* (transfer full): "Watkin, halberdier, the besiegers: attack 9, defence 8, 4 of 6 MP, wounded." */
char *cr_words_fighter_facts (const CrState *state, int man, const char *const *languages);
