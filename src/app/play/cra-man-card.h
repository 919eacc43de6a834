/* cra-man-card.h: the card of a man: his counter, his state, his figures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraManCard:
 *
 * His counter, large, his state, and his figures whole and wounded, each with the mark of its
 * source.
 */
#define CRA_TYPE_MAN_CARD (cra_man_card_get_type ())
G_DECLARE_FINAL_TYPE (CraManCard, cra_man_card, CRA, MAN_CARD, GtkBox)

void cra_man_card_show (CraManCard *self, const CrState *state, int man);

/* Shows a man of the library who is not on the map yet. */
void cra_man_card_show_newcomer (CraManCard *self,
                                 const CrState *state,
                                 const CrCharacter *character,
                                 int party);
