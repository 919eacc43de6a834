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

static gboolean
is_for (const CrScenario *scenario, int force, int area)
{
  return cr_scenario_get_force (scenario, (guint) force)->area == area;
}

/* Whether anybody or anything is to be put there. */
static gboolean
is_used (const CrState *state, int area)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->men->len; i++)
    if (state->fighters[i].away < CR_AWAY_ABSENT &&
        is_for (scenario, cr_scenario_get_man (scenario, i)->force, area))
      return TRUE;
  for (guint i = 0; i < scenario->gear->len; i++)
    if (is_for (scenario, cr_scenario_get_gear (scenario, i)->force, area))
      return TRUE;
  return FALSE;
}

void
cr_state_skip_areas (CrState *state)
{
  GArray *steps = state->plan->steps;

  for (guint i = steps->len; i > 0 && steps->len > 1; i--)
    if (!is_used (state, g_array_index (steps, int, i - 1)))
      g_array_remove_index (steps, i - 1);
}
