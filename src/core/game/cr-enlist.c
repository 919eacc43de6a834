/* cr-enlist.c: men who are to be in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-enlist.h"

#include "cr-setup-private.h"

int
cr_state_enlist (CrState *state, const char *id, const CrCharacter *character, int party)
{
  if (state->turn.n_fighters == CR_MAX_FIGHTERS)
    return -1;
  return cr_fighter_add (state, id, character, party);
}

void
cr_state_set_defender (CrState *state, int party)
{
  for (guint i = 0; i < state->n_parties; i++)
    state->parties[i].defends = (int) i == party;
}

void
cr_state_set_absent (CrState *state, int man, CrAway away, gboolean dead)
{
  state->fighters[man].away = (guint8) away;
  if (dead)
    state->fighters[man].health = CR_HEALTH_DEAD;
}
