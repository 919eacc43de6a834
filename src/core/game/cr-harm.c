/* cr-harm.c: what befalls men. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ride-private.h"

void
cr_kill_man (CrState *state, CrEvents *events, int man, const char *rule)
{
  CrFighter *fighter;

  cr_ladder_let_go (state, events, man);
  cr_ride_leave (state, events, man);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->health = CR_HEALTH_DEAD;
  fighter->prey = -1;
  fighter->stunned = 0;
  fighter->points = 0;
  fighter->man.state = CR_MAN_DEAD;
  fighter->man.post = (CrPost){ CR_POST_GROUND, -1, NULL };
  cr_events_add (events, CR_EVENT_KILLED, man)->rule = rule;
}

static void
stun_man (CrState *state, CrEvents *events, int man)
{
  CrFighter *fighter;

  cr_ladder_let_go (state, events, man);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->stunned = (guint8) cr_state_get_figure (state, CR_FIGURE_STUN_TURNS);
  fighter->points = 0;
  fighter->man.state = CR_MAN_STUNNED;
  cr_events_add (events, CR_EVENT_STUNNED, man)->rule = "CHR-02";
}

static void
wound_man (CrState *state, CrEvents *events, int man)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);

  fighter->health = CR_HEALTH_WOUNDED;
  fighter->points = (gint16) MIN (fighter->points, cr_fighter_get_allowance (fighter));
  cr_events_add (events, CR_EVENT_WOUNDED, man)->rule = "CHR-02";
}

void
cr_harm_man (CrState *state, CrEvents *events, int man, CrHarm harm)
{
  const CrFighter *fighter = &state->fighters[man];

  if (harm == CR_HARM_NONE || !cr_fighter_is_living (fighter))
    return;
  if (cr_fighter_is_animal (fighter) && harm != CR_HARM_KILLED)
    return;
  if (harm == CR_HARM_KILLED)
    cr_kill_man (state, events, man, "CHR-02");
  else if (fighter->stunned > 0 || fighter->health == CR_HEALTH_WOUNDED)
    cr_kill_man (state, events, man, "CHR-05");
  else if (harm == CR_HARM_WOUNDED)
    wound_man (state, events, man);
  else
    stun_man (state, events, man);
}

int
cr_roll (CrState *state, CrEvent *event, int sides)
{
  gboolean typed;
  int die = cr_dice_roll (&cr_state_change_turn (state)->dice, sides, &typed);

  event->die = (guint8) die;
  event->modified = (gint8) die;
  event->typed = typed;
  return die;
}
