/* cr-refusal.h: why an order cannot be done. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"
#include "cr-move.h"

typedef enum {
  CR_REFUSAL_NONE,
  CR_REFUSAL_OVER,     /* the game has ended */
  CR_REFUSAL_PHASE,    /* not in this phase */
  CR_REFUSAL_PARTY,    /* not his turn */
  CR_REFUSAL_NOT_HERE, /* he is not on the map */
  CR_REFUSAL_DEAD,
  CR_REFUSAL_STUNNED,
  CR_REFUSAL_NO_HEX,       /* nobody can stand there */
  CR_REFUSAL_SAME,         /* he is there already */
  CR_REFUSAL_OCCUPIED,     /* the place is taken by @other: MOV-08 */
  CR_REFUSAL_ENEMY,        /* @other stands there: MOV-03 */
  CR_REFUSAL_BODIES,       /* MOV-07 */
  CR_REFUSAL_NO_WAY,       /* no way leads there, whatever points he has */
  CR_REFUSAL_MEN_BAR,      /* only because of who stands in the way: MOV-03 */
  CR_REFUSAL_POINTS,       /* it costs @cost and he has @limit */
  CR_REFUSAL_DECISION,     /* a decision is awaited first */
  CR_REFUSAL_NO_DECISION,  /* no decision is awaited */
  CR_REFUSAL_NO_CHOICE,    /* there are @limit choices */
  CR_REFUSAL_NO_WEAPON,    /* he has none to shoot with, or not that one */
  CR_REFUSAL_SLOW,         /* the weapon is not ready in this phase: MIS-06 */
  CR_REFUSAL_DONE,         /* he has shot or fought already */
  CR_REFUSAL_FRIEND,       /* @other is a friend */
  CR_REFUSAL_NO_FIRE,      /* @lof says why */
  CR_REFUSAL_NOT_ADJACENT, /* he is not beside @other: CBT-01 */
  CR_REFUSAL_NO_ACCESS,    /* he could not move into the hex of @other: CBT-13, CBT-16 */
  CR_REFUSAL_TOO_MANY,     /* several against several: CBT-06, CBT-07 */
  CR_REFUSAL_WEAK,         /* less than the first column: @cost against @limit, CBT-03 */
  CR_REFUSAL_UNPLAYED,     /* the rule is not played in this game */
  CR_REFUSAL_ARMOURED,     /* he wears armour */
  CR_REFUSAL_NOT_ON_FOOT,  /* he is mounted */
  CR_REFUSAL_NO_LEAP,      /* @place is not one level down, here or beside him: @cost levels */
  CR_REFUSAL_KNEELING,     /* he kneels, or does already: KNE-01 */
  CR_REFUSAL_NOT_KNEELING,
  CR_REFUSAL_LOADS, /* he loads for @other: XBL-01 */
  CR_REFUSAL_NOT_LOADING,
  CR_REFUSAL_NO_CROSSBOW,   /* @other has nothing that takes a loader */
  CR_REFUSAL_LOADED,        /* @other loads for him already */
  CR_REFUSAL_HINDERED,      /* @other, who loads for him, was attacked in this game turn */
  CR_REFUSAL_AWAY,          /* he has shot, and @place is not beside @other, who loads for him */
  CR_REFUSAL_NO_PILE,       /* no stockpile of rocks within @limit hexes: RCK-02 */
  CR_REFUSAL_NO_PEASANT,    /* he is no peasant: HAM-01 */
  CR_REFUSAL_UNMOUNTED,     /* @other is no enemy who rides */
  CR_REFUSAL_SEEN,          /* @other sees @place */
  CR_REFUSAL_MOVED,         /* he has moved before he said so */
  CR_REFUSAL_STALKS,        /* he has said already that he means to hamstring */
  CR_REFUSAL_NOT_STALKING,  /* he did not say so before he moved */
  CR_REFUSAL_HOCKED,        /* one has tried it in this turn: HAM-04 */
  CR_REFUSAL_NOT_AT_HOCKS,  /* he is on none of the hexes behind the horse */
  CR_REFUSAL_NO_GRAPNEL,    /* he has no grapnel */
  CR_REFUSAL_NO_HOLD,       /* @place has neither battlement nor parapet there */
  CR_REFUSAL_TALL,          /* it is @cost levels up, and a grapnel is thrown @limit */
  CR_REFUSAL_ROPED,         /* a ladder or a rope is in that hex */
  CR_REFUSAL_NO_ROPE,       /* the piece is a ladder, not a rope */
  CR_REFUSAL_ROPE,          /* the piece is a rope, not a ladder */
  CR_REFUSAL_NOT_THERE,     /* @other is not on @place */
  CR_REFUSAL_NO_DOOR,       /* no door or gate is on that side */
  CR_REFUSAL_NOT_AT_DOOR,   /* he stands on neither side of it */
  CR_REFUSAL_OUTSIDE,       /* the door is opened from within */
  CR_REFUSAL_HELD,          /* @other stands behind the door and holds it: MAP-17 */
  CR_REFUSAL_UNBROKEN,      /* doors are not broken in this game */
  CR_REFUSAL_NO_TOOL,       /* he has no axe, hammer, mace or ram */
  CR_REFUSAL_NO_RAM,        /* the piece is no ram */
  CR_REFUSAL_IN_RUINS,      /* the door or gate is broken */
  CR_REFUSAL_BY_WINCH,      /* the gate is moved by a mechanism */
  CR_REFUSAL_ALREADY,       /* the thing is in that state already */
  CR_REFUSAL_NOT_AT_WINCH,  /* the mechanism is worked from @place */
  CR_REFUSAL_BUSY,          /* he has done something else this turn: DRW-01 */
  CR_REFUSAL_NO_BEARERS,    /* a ladder takes two men, one in each of its hexes: LAD-01 */
  CR_REFUSAL_WINDING,       /* the ladder does not get there between them */
  CR_REFUSAL_NOT_CARRIED,   /* the ladder is not carried */
  CR_REFUSAL_NOT_LYING,     /* it does not lie on the ground */
  CR_REFUSAL_NOT_UPRIGHT,   /* the ladder does not stand */
  CR_REFUSAL_NO_WALL,       /* no battlement is on that side: LAD-02 */
  CR_REFUSAL_UNSCALED,      /* towers and gates are not scaled: LAD-03 */
  CR_REFUSAL_NO_MASONRY,    /* nothing is there to be broken down */
  CR_REFUSAL_STEEP,         /* no ladder stands on stairs: TMP-06 */
  CR_REFUSAL_HOARDED,       /* a hoarding hangs there: LAD-16 */
  CR_REFUSAL_HIGH,          /* @cost levels, and a ladder spans @limit: LAD-06 */
  CR_REFUSAL_CLIMBED,       /* @other is on it: LAD-15 */
  CR_REFUSAL_NOT_AT_LADDER, /* he is not where it takes him to be */
  CR_REFUSAL_LADEN,         /* he carries a ladder: LAD-01 */
  CR_REFUSAL_ON_LADDER,     /* he is on a ladder */
  CR_REFUSAL_ENEMY_NEAR,    /* an enemy is too near for that */
  CR_REFUSAL_SHOWN,         /* a die has been rolled since, and in fair play it stays */
  CR_REFUSAL_DIE,           /* @cost was typed, and the die has @limit sides */
  CR_REFUSAL_EARLIER,       /* the game is looked at as it was before */
  CR_REFUSAL_NOT_ROLLED,    /* the piece is nothing that is rolled */
  CR_REFUSAL_TOWER_GROUND,  /* it cannot stand with its front on @place, facing @limit */
  CR_REFUSAL_NOT_SET,       /* nothing is set down on stairs, in doors or in water: @place */
  CR_REFUSAL_NO_MINE,       /* @place is not undermined from there: @limit is a #CrMineWhy */
  CR_REFUSAL_IN_MINE,       /* @other is in it */
  CR_REFUSAL_LEADS_ON,      /* another hex of the mine is reached through it */
  CR_REFUSAL_TOWER_MEETS,   /* the piece @cost stands on @place */
  CR_REFUSAL_BRIDGE_DOWN,   /* its bridge is down: TWR-10 */
  CR_REFUSAL_FEW_PUSHERS,   /* @cost men, and it takes @limit: TWR-07 */
  CR_REFUSAL_ROLLED,        /* @limit hexes a turn, of which @cost are gone */
  CR_REFUSAL_NO_DRIVER,     /* nobody who can holds its reins: WAG-02 */
  CR_REFUSAL_FORWARDS,      /* it is driven forwards only: WAG-02 */
  CR_REFUSAL_NO_PIVOT,      /* it does not turn: TWR-07 */
  CR_REFUSAL_TURN,          /* only by one side at a time: TWO-04 */
  CR_REFUSAL_NO_LADDER,     /* no ladder leads up into it */
  CR_REFUSAL_NO_CREW,       /* it takes @limit men there */
  CR_REFUSAL_NO_WINCH,      /* it has no bridge to let down */
  CR_REFUSAL_NO_WINDERS,    /* nobody is at its winch of @place: TWR-15 */
  CR_REFUSAL_ROLLING,       /* it has moved this turn */
  CR_REFUSAL_NO_BERTH,      /* no battlement is where its bridge would fall */
  CR_REFUSAL_BERTH_LEVEL,   /* @place is on another level than its bridge */
  CR_REFUSAL_ABOARD,        /* @other is on it */
  CR_REFUSAL_MOUNTED,       /* he sits on his horse */
  CR_REFUSAL_ON_FOOT,       /* he sits on no horse */
  CR_REFUSAL_NO_RIDER,      /* he has no counter of a rider: CHR-03 */
  CR_REFUSAL_NO_HORSE,      /* that is no horse */
  CR_REFUSAL_HORSE_TAKEN,   /* @other rides or leads it */
  CR_REFUSAL_NOT_AT_HORSE,  /* he is not beside it */
  CR_REFUSAL_ANIMAL,        /* it is a horse, and does nothing by itself */
  CR_REFUSAL_NO_ROOM,       /* no horse stands there so, head and rump: CHR-04 */
  CR_REFUSAL_BEHIND,        /* @other is behind his horse */
  CR_REFUSAL_NO_BRIDLE,     /* he leads no horse */
  CR_REFUSAL_NOT_BELOW,     /* @place is no rampart that one comes out from under */
  CR_REFUSAL_DEFENDS,       /* only attackers do that */
  CR_REFUSAL_MANY_BELOW,    /* @limit men lie there already */
  CR_REFUSAL_NO_MOAT,       /* @place is no moat */
  CR_REFUSAL_DEEP,          /* it is too deep to be filled */
  CR_REFUSAL_NOT_AT_BANK,   /* he does not stand beside it on the bank */
  CR_REFUSAL_HEAPS,         /* @limit hexes are being filled already */
  CR_REFUSAL_NO_FUEL,       /* nothing there burns */
  CR_REFUSAL_ABLAZE,        /* it burns already */
  CR_REFUSAL_NO_BLAZE,      /* it does not burn */
  CR_REFUSAL_NOT_AT_FUEL,   /* he is not beside it */
  CR_REFUSAL_NO_FLAMES,     /* what he shoots carries no fire */
  CR_REFUSAL_BLAZES,        /* @limit things burn already */
  CR_REFUSAL_NO_OIL,        /* no barrel is in the hoarding where he stands */
  CR_REFUSAL_NOBODY_BELOW,  /* nobody is under @place */
  CR_REFUSAL_NO_THROWER,    /* the piece throws nothing */
  CR_REFUSAL_NO_CREW_THERE, /* @cost men are at it, and it takes @limit */
  CR_REFUSAL_BEING_LOADED,  /* it hurls again in game turn @limit */
  CR_REFUSAL_TOO_FAR,       /* @cost hexes, and it hurls @limit */
  CR_REFUSAL_NO_HOARDING,   /* no hoarding hangs over @place */
  CR_REFUSAL_PAST,          /* turn @limit is over */
  CR_REFUSAL_FORECASTS,     /* the weather changes as often as it may: @limit times */
  CR_REFUSAL_FULL,          /* there are as many men as a game may have */

  CR_REFUSAL_NOT_IN_SCENARIO, /* the order is given in free play only */
  CR_REFUSAL_SET_UP,          /* this cannot be changed after the set-up */
  CR_REFUSAL_NOT_YET,         /* he comes in game turn @limit */
  CR_REFUSAL_NOT_DUE,         /* he comes by an event or a die; @limit is his force */
  CR_REFUSAL_PICKED,          /* no more of the force @limit may come */
  CR_REFUSAL_BUDGET,          /* he costs @cost, and of the points of his force @limit are left */
  CR_REFUSAL_FIXED,           /* he begins on a place of his own */
  CR_REFUSAL_OTHER_AREA,      /* another area is filled now, see cr_state_get_setup_area() */
  CR_REFUSAL_NOT_IN_AREA,     /* @place is not in the scenario's area @limit */
  CR_REFUSAL_NO_EXIT,         /* nobody of his leaves the map by the edge @limit */
  CR_REFUSAL_NOT_AT_EDGE,     /* @place is not at the edge @limit */
  CR_REFUSAL_HIDDEN,          /* nobody sees @other */
  CR_REFUSAL_TO_PLACE,        /* @other is not on the map yet, and the area @limit has room */
  CR_REFUSAL_NOT_OF_SIEGE,    /* the siege has no such man or piece: GEN-03 */
  CR_REFUSAL_NOT_ITS_GROUND,  /* @place is in none of the #CrZones @limit where a side begins */
} CrRefusalWhy;

/**
 * CrRefusal: nothing was changed, and why.
 * @rule: (nullable): id of the rule that refuses
 * @man: who cannot, -1 for nobody in particular
 * @other: who stands in his way, or -1
 * @place: where it fails
 * @cost: what it would take, and
 * @limit: what there is
 * @lof: of a shot
 */
typedef struct {
  CrRefusalWhy why;
  const char *rule;
  int man, other;
  CrPlace place;
  int cost, limit;
  CrLof lof;
} CrRefusal;
