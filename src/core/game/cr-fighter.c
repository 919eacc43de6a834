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
  return cr_fighter_is_living (fighter) && fighter->stunned == 0 && !cr_fighter_is_animal (fighter);
}

gboolean
cr_fighter_rides (const CrFighter *fighter)
{
  return fighter->man.body == CR_MAN_MOUNTED;
}

gboolean
cr_fighter_is_animal (const CrFighter *fighter)
{
  return fighter->man.body == CR_MAN_ANIMAL;
}

gboolean
cr_fighter_leads (const CrFighter *fighter)
{
  return fighter->horse >= 0 && fighter->man.body == CR_MAN_ON_FOOT;
}

CrPlace
cr_fighter_get_rump (const CrFighter *fighter)
{
  CrPlace rump = fighter->man.place;

  if (fighter->man.rear >= 0)
    rump.hex = cr_hex_neighbour (rump.hex, (CrDirection) fighter->man.rear);
  return rump;
}

gboolean
cr_fighter_covers (const CrFighter *fighter, CrPlace place)
{
  return cr_place_equal (fighter->man.place, place) ||
         (fighter->man.rear >= 0 && cr_place_equal (cr_fighter_get_rump (fighter), place));
}

int
cr_fighter_get_facing (const CrFighter *fighter)
{
  return fighter->man.rear < 0 ? -1 : (int) cr_direction_opposite ((CrDirection) fighter->man.rear);
}

/* CHR-03: what he has in the saddle is another counter. */
static const CrCounter *
get_counter (const CrFighter *fighter)
{
  return cr_fighter_rides (fighter) ? &fighter->character->mounted : &fighter->character->foot;
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
