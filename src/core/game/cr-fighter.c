/* cr-fighter.c: one man of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fighter.h"

gboolean
cr_fighter_is_living (const CrFighter *fighter)
{
  return fighter->here && fighter->health != CR_HEALTH_DEAD;
}

gboolean
cr_fighter_can_act (const CrFighter *fighter)
{
  return cr_fighter_is_living (fighter) && fighter->stunned == 0;
}

/* CHR-03: what he has in the saddle is another counter. */
static const CrCounter *
get_counter (const CrFighter *fighter)
{
  return fighter->man.body == CR_MAN_MOUNTED ? &fighter->character->mounted
                                             : &fighter->character->foot;
}

static int
get_figure (const CrFighter *fighter, const CrFigure *figures)
{
  return fighter->health == CR_HEALTH_DEAD ? 0 : figures[fighter->health].value;
}

int
cr_fighter_get_attack (const CrFighter *fighter)
{
  return get_figure (fighter, get_counter (fighter)->attack);
}

int
cr_fighter_get_defence (const CrFighter *fighter)
{
  return get_figure (fighter, get_counter (fighter)->defence);
}

int
cr_fighter_get_allowance (const CrFighter *fighter)
{
  const CrCounter *counter = get_counter (fighter);

  return get_figure (fighter, fighter->first ? counter->first : counter->movement);
}
