/* cr-words-fighter.h: texts about a man in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-game.h"

/* Returns: (transfer full): "Halberdier, the besiegers". */
char *cr_words_fighter_class (const CrState *state, int man, const char *const *languages);

/* Returns: (transfer full): "wounded, stunned". */
char *cr_words_fighter_state (const CrFighter *fighter);

/* Returns: (transfer full): where he is: "0508", "0508, on the rope", "0406, in the hoarding" */
char *cr_words_fighter_spot (const CrState *state, int man);

/* Returns: (transfer full): "Watkin, halberdier, the besiegers: attack 9, defence 8, 4 of 6 MP,
 * wounded." */
char *cr_words_fighter_facts (const CrState *state, int man, const char *const *languages);
