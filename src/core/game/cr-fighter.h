/* cr-fighter.h: one man of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-muster.h"

/**
 * CrHealth: CHR-02, CHR-05. Being stunned is apart: a wounded man may be stunned too.
 */
typedef enum { CR_HEALTH_WHOLE, CR_HEALTH_WOUNDED, CR_HEALTH_DEAD } CrHealth;

/* Who was taken off the map by the author is CR_AWAY_ASIDE; who is of the scenario and not of this
 * game, for the siege has him elsewhere, is CR_AWAY_ABSENT, or CR_AWAY_CAPTIVE if he was taken
 * before it. */
typedef enum {
  CR_AWAY_ASIDE,
  CR_AWAY_TO_COME,
  CR_AWAY_TAKEN,
  CR_AWAY_LEFT,
  CR_AWAY_ABSENT,
  CR_AWAY_CAPTIVE,
} CrAway;

/**
 * CrDeed: what he has done in this player turn, as bits.
 */
typedef enum {
  CR_DEED_MOVED = 1,
  CR_DEED_SHOT = 2,      /* offensive or defensive fire of this phase */
  CR_DEED_FOUGHT = 4,    /* attacked */
  CR_DEED_WORKED = 8,    /* a winch, a sluice, a ladder */
  CR_DEED_CLIMBED = 16,  /* he ends his turn on the ladder: LAD-08 */
  CR_DEED_DEFENDED = 32, /* was attacked, or backed one who was: KNE-02 */
  CR_DEED_CAME = 64,     /* moved in his own turn, before this of the other side: XBL-01 */
} CrDeed;

/**
 * CrFighter:
 * @id: interned; the name he has in orders and log, stable for the game
 * @character: his figures; borrowed from the state's library
 * @man: where he stands, and as a line of fire and a walker see him: place, post, friend or foe,
 *   state and body. man.id is 1 + his index in the state
 * @side: index of his side in the state; man.side says only whose friend he is
 * @here: FALSE for one who was taken off the map or has not come yet
 * @away: why he is not: a #CrAway
 * @health: a #CrHealth
 * @stunned: player turns that he stays so, 0 for not
 * @points: movement points he has left
 * @deeds: bits of #CrDeed
 * @gear: index of what he carries or climbs, -1 for nothing
 * @prey: index of the foe he has jumped on and is on top of, -1 for none (JMP-04)
 * @strength: what he attacked with as he jumped
 * @horse: index of the horse that he rides or leads, of a horse index of who does; -1 for nobody. A
 *   horse that is ridden is not here: it is where man.rear of its rider says
 * @loads: index of him whose crossbow he loads, -1 for nobody (XBL-01)
 * @stalks: index of the rider whose horse he means to hamstring, -1 for none (HAM-01)
 * @hocked: the player turn in which somebody last tried to hamstring his horse, 0 for none (HAM-04)
 * @attacked: the game turn in which he was attacked last, 0 for none
 * @grapnels: how many he has left (GRP-01)
 * @works: index of the mechanism that he works, -1 for none
 * @turns: full player turns that this still takes
 * @sheltered: he began his turn where no weather is (WEA-01)
 * @fought: the player turn in which he last attacked or was attacked, 0 for none (TWR-09)
 * @edge: of who has left the map 1 + the #CrMapEdge that he left it by, else 0
 * @hidden: set up where foes do not see him until he does something or they stand beside him
 * @first: he has the movement points of the first box (U-18)
 */
typedef struct {
  const char *id;
  const CrCharacter *character;
  CrMan man;
  guint8 side, health, stunned, deeds;
  gboolean here;
  guint8 away;
  gint16 points, gear, horse, prey, strength, loads, attacked, works;
  gint16 fought, stalks, hocked;
  guint8 turns, sheltered, first, grapnels;
  guint8 edge, hidden;
} CrFighter;

/* Whether he is on the map and not dead: stunned men are living (CHR-06). */
gboolean cr_fighter_is_living (const CrFighter *fighter);

gboolean cr_fighter_rides (const CrFighter *fighter);
gboolean cr_fighter_is_animal (const CrFighter *fighter);
gboolean cr_fighter_leads (const CrFighter *fighter);

/* CHR-04: whether any part of him is in that hex. */
gboolean cr_fighter_covers (const CrFighter *fighter, CrPlace place);
/* Where the rump is; of a man on foot where he is. */
CrPlace cr_fighter_get_rump (const CrFighter *fighter);
/* A #CrDirection, -1 for who has no front. */
int cr_fighter_get_facing (const CrFighter *fighter);

/* Whether he is living and not stunned, and no horse. */
gboolean cr_fighter_can_act (const CrFighter *fighter);

/* As he is now, whole or wounded. */
int cr_fighter_get_attack (const CrFighter *fighter);
int cr_fighter_get_defence (const CrFighter *fighter);
int cr_fighter_get_allowance (const CrFighter *fighter);
