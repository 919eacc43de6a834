/* cr-day.h: the one function that leads a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-campaign.h"
#include "cr-game.h"

#define CR_DAY_MEN 24

/**
 * CrDayVerb: what is ordered between the games of a siege. See cr_day_order_parse() for the words.
 */
typedef enum {
  CR_DAY_MUSTER,  /* somebody is there, or comes on a day */
  CR_DAY_BRING,   /* an engine likewise */
  CR_DAY_FOOD,    /* so many days */
  CR_DAY_TRACK,   /* the siege lasts so many days at most */
  CR_DAY_DISMISS, /* who or what was said is not there after all; before the first day */
  CR_DAY_DAWN,    /* the next day begins */
  CR_DAY_BATTER,
  CR_DAY_BUILD,
  CR_DAY_ASSAULT, /* or a sally */
  CR_DAY_MINE,    /* one is begun */
  CR_DAY_DIG,
  CR_DAY_PROPS,  /* those of a mine are set on fire */
  CR_DAY_CLASH,  /* men fight below ground */
  CR_DAY_REFILL, /* a mine of the enemy */
  CR_DAY_PARLEY,
  CR_DAY_RELIEF, /* an army comes */
  CR_DAY_BATTLE, /* it is met outside */
  CR_DAY_YIELD,  /* the initiative is given up */
  CR_DAY_REFUGE, /* it is awaited within */
  CR_DAY_RETIRE, /* the garrison falls back on the citadel */
  CR_DAY_TABLE,  /* to the other game */
  CR_DAY_RAISE,  /* the besiegers go home */
  CR_DAY_ROLL,   /* dice typed for what comes next */
  CR_DAY_END,    /* the day's actions are over, the wounded are rolled for */
  CR_DAY_FIGHT,  /* an order of the game that is played */
  CR_N_DAY_VERBS,
} CrDayVerb;

typedef enum { CR_TARGET_WALL, CR_TARGET_HOARDING, CR_TARGET_GATE } CrDayTarget;

/**
 * CrDayOrder: one line.
 * @camp: a #CrCamp, -1 for not said
 * @name: (nullable): interned; of who or what comes anew, or goes
 * @character: (nullable): whose figures he has
 * @kind: (nullable): of an engine
 * @mine: index of a mine
 * @from: where its mouth is
 * @outside: of the army that comes to relieve the place
 * @hurried: two hexes a day (MIN-07)
 * @engine: index of the ram that batters; -1 for the engines that throw
 * @target: what is battered: a #CrDayTarget
 * @place: a hex
 * @side: a #CrDirection, -1 for none
 * @number: of days, of battering points; 0 for all there are
 * @men: (array length=n_men): indexes of soldiers
 * @foes: (array length=n_foes): likewise, whom they fight
 * @dice: (array length=n_dice):
 * @order: of the game
 */
typedef struct {
  CrDayVerb verb;
  int camp, engine, mine, target, side, number;
  gboolean hurried, outside;
  const char *name;
  const CrCharacter *character;
  const CrEngineKind *kind;
  CrPlace place, from;
  gint16 men[CR_DAY_MEN], foes[CR_DAY_MEN];
  guint8 n_men, n_foes, dice[CR_MAX_TYPED], n_dice;
  CrOrder order;
} CrDayOrder;

/**
 * cr_day_order_parse:
 * @text: one line, "batter 10,12 with 3"; while an assault is played, as cr_order_parse() takes it
 *
 * Says nothing about whether the order can be done.
 *
 * Returns: FALSE with an error that says what was found and what could stand there
 */
gboolean cr_day_order_parse (const CrCampaign *campaign,
                             const char *text,
                             CrDayOrder *order_out,
                             GError **error);

/* The canonical form: (transfer full). */
char *cr_day_order_format (const CrCampaign *campaign, const CrDayOrder *order);

/**
 * CrDayEventKind: one thing that happened.
 */
typedef enum {
  CR_DAY_EVENT_MUSTERED,  /* @man */
  CR_DAY_EVENT_BROUGHT,   /* @engine */
  CR_DAY_EVENT_FOOD,      /* @number days of it */
  CR_DAY_EVENT_TRACK,     /* @number days at most */
  CR_DAY_EVENT_DISMISSED, /* @code is the id of who or what is there no longer */
  CR_DAY_EVENT_DAY,       /* day @number begins */
  CR_DAY_EVENT_CHANCE, /* @modified is the sum of two dice: result @code of the table of events */
  CR_DAY_EVENT_SECOND, /* the second of them; nothing else is said of it */
  CR_DAY_EVENT_INITIATIVE, /* @camp has it */
  CR_DAY_EVENT_HEALED,     /* @man is back */
  CR_DAY_EVENT_READY,      /* @engine is ready */
  CR_DAY_EVENT_BATTERED, /* @place with @number points, for the result @code of the table @table */
  CR_DAY_EVENT_DAMAGED,  /* @place: result D @number of @other */
  CR_DAY_EVENT_FALLEN,   /* @place is rubble, its hoarding or its gate is destroyed */
  CR_DAY_EVENT_LOST,     /* @number battering points of @camp */
  CR_DAY_EVENT_BUILDS,   /* @engine, which is ready on day @number */
  CR_DAY_EVENT_ASSAULT, /* @camp attacks; @number of fights against an army of relief and with it */
  CR_DAY_EVENT_PLANNED, /* it is assault @number of the plan */
  CR_DAY_EVENT_DECIDED, /* that goes to @camp, by the level @other of its victory */
  CR_DAY_EVENT_CEASED,  /* the game of day @number is over */
  CR_DAY_EVENT_FOUGHT,  /* in it; @number men of @camp are fewer */
  CR_DAY_EVENT_HELD,    /* the besiegers hold all but the keep */
  CR_DAY_EVENT_ROLLED,  /* so many dice were typed */
  CR_DAY_EVENT_WOUNDED, /* @man was rolled for: result @code, back on day @number */
  CR_DAY_EVENT_DIED,    /* @man, of his wounds */
  CR_DAY_EVENT_EATEN,   /* food for @number days is left */
  CR_DAY_EVENT_PARLEYED,  /* the die with @modified, against @number */
  CR_DAY_EVENT_BONUS,     /* @number for the factor @code */
  CR_DAY_EVENT_MINE,      /* @mine is begun at @place */
  CR_DAY_EVENT_DUG,       /* at @place with @number points, for the result @code */
  CR_DAY_EVENT_PROPPED,   /* @place: result D @number of @other */
  CR_DAY_EVENT_HURT,      /* @man, digging in a hurry */
  CR_DAY_EVENT_FIRED,     /* the props of @mine burn */
  CR_DAY_EVENT_COLLAPSE,  /* whether the wall of @place falls, result @code */
  CR_DAY_EVENT_CLASH,     /* a fight in @mine, in column @number of its table: result @code */
  CR_DAY_EVENT_STRUCK,    /* @man is wounded in it */
  CR_DAY_EVENT_FELL,      /* @man is killed in it */
  CR_DAY_EVENT_CLEARED,   /* nobody is left in @mine */
  CR_DAY_EVENT_BURIED,    /* @mine, under a wall that has fallen */
  CR_DAY_EVENT_BURNT,     /* @engine, in the game */
  CR_DAY_EVENT_REFILLED,  /* the hex @place of @mine */
  CR_DAY_EVENT_RELIEF,    /* an army comes */
  CR_DAY_EVENT_RECOVERED, /* the garrison has the whole place again */
  CR_DAY_EVENT_DIVIDED,   /* the besiegers divide */
  CR_DAY_EVENT_YIELDED,   /* the garrison gives the initiative up */
  CR_DAY_EVENT_REFUGE,    /* the besiegers are besieged, with food for @number days */
  CR_DAY_EVENT_RETIRED,   /* the garrison leaves food for @number days and keeps @other */
  CR_DAY_EVENT_TABLE,     /* @number: the battle outside is played now */
  CR_DAY_EVENT_OVER,      /* @camp has won, -1 for nobody */
} CrDayEventKind;

/**
 * CrDayEvent:
 * @camp: a #CrCamp, -1 for nobody
 * @man: index of a soldier, -1 for none
 * @engine: index, -1 for none
 * @place: where; of a gate or a hoarding with @side, else -1
 * @die: 0 where none was rolled; with @modified as it counts
 * @code: (nullable): of a result, interned; or of a factor
 * @table: (nullable): id of the table
 * @rule: (nullable): id
 */
typedef struct {
  CrDayEventKind kind;
  int camp, man, engine, mine, side, number, other, target;
  CrPlace place;
  int die, modified;
  gboolean typed;
  const char *code, *table, *rule;
} CrDayEvent;

/**
 * CrDayEvents: what one order brought about, and how it is taken back.
 */
typedef struct _CrDayEvents CrDayEvents;

CrDayEvents *cr_day_events_new (void);
void cr_day_events_free (CrDayEvents *events);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrDayEvents, cr_day_events_free)
guint cr_day_events_n (const CrDayEvents *events);
const CrDayEvent *cr_day_events_get (const CrDayEvents *events, guint index);
/* What happened in the game that is played; before what is said of the day. */
const CrEvents *cr_day_events_get_fight (const CrDayEvents *events);
/* (nullable): the game after it; NULL when no order of a game was given */
const CrState *cr_day_events_get_state (const CrDayEvents *events);

typedef enum {
  CR_DAY_REFUSAL_NONE,
  CR_DAY_REFUSAL_OVER,     /* the siege has ended */
  CR_DAY_REFUSAL_STEP,     /* not at this hour of the day */
  CR_DAY_REFUSAL_CAMP,     /* the other side has the initiative */
  CR_DAY_REFUSAL_ACTED,    /* the action of the day is taken */
  CR_DAY_REFUSAL_IDLE,     /* nobody attacks or batters today */
  CR_DAY_REFUSAL_KNOWN,    /* @name is there already */
  CR_DAY_REFUSAL_UNKNOWN,  /* @name is not there */
  CR_DAY_REFUSAL_NOBODY,   /* @camp has nobody fit to fight */
  CR_DAY_REFUSAL_MAN,      /* @man is not fit or busy */
  CR_DAY_REFUSAL_NO_WALL,  /* nothing at @place to be battered */
  CR_DAY_REFUSAL_SET_BACK, /* it is behind others that stand */
  CR_DAY_REFUSAL_INNER,    /* no outer wall is breached */
  CR_DAY_REFUSAL_HOARDED,  /* a hoarding hangs before it */
  CR_DAY_REFUSAL_NO_HOARDING,
  CR_DAY_REFUSAL_NO_GATE,
  CR_DAY_REFUSAL_SPENT,        /* @limit a day */
  CR_DAY_REFUSAL_POINTS,       /* @cost wanted, @limit there */
  CR_DAY_REFUSAL_NO_ENGINE,    /* it is not ready, or no ram */
  CR_DAY_REFUSAL_NO_MOUTH,     /* nothing is dug from there */
  CR_DAY_REFUSAL_NO_PENTHOUSE, /* none is ready and free */
  CR_DAY_REFUSAL_NO_ENGINEER,  /* among them; or none of @camp is free */
  CR_DAY_REFUSAL_FEW,          /* an engineer and @limit men */
  CR_DAY_REFUSAL_CROWD,        /* @cost miners, and there is room for @limit, or work for none */
  CR_DAY_REFUSAL_NO_MINE,      /* @name cannot be dug any more */
  CR_DAY_REFUSAL_DUG,          /* it has been dug today */
  CR_DAY_REFUSAL_SHORT,        /* @limit of @cost hexes are mined */
  CR_DAY_REFUSAL_NOT_MET,      /* no counter-mine has come upon it */
  CR_DAY_REFUSAL_MANNED,       /* the enemy is still in it */
  CR_DAY_REFUSAL_WEAK,         /* @cost against @limit */
  CR_DAY_REFUSAL_UNPLAYED,     /* the rule is not played */
  CR_DAY_REFUSAL_NO_ARMY,      /* none has come */
  CR_DAY_REFUSAL_NOT_HELD,     /* the besiegers do not hold the ramparts */
  CR_DAY_REFUSAL_ANSWER,       /* the besiegers have to say first what they do */
  CR_DAY_REFUSAL_ONE_TABLE,
  CR_DAY_REFUSAL_FOOD,    /* @cost days wanted, @limit there */
  CR_DAY_REFUSAL_NO_TALK, /* nobody talks of surrender */
  CR_DAY_REFUSAL_PARLEYED,
  CR_DAY_REFUSAL_FIGHT,     /* as @fight says */
  CR_DAY_REFUSAL_STRANGER,  /* nobody and nothing comes into an assault that is not of the siege */
  CR_DAY_REFUSAL_DICE,      /* @limit dice are typed at most */
  CR_DAY_REFUSAL_HELD_BACK, /* engines that throw are no part of an assault */
  CR_DAY_REFUSAL_GROUND,   /* engines of @camp do not begin at @place, but in the #CrZones @limit */
  CR_DAY_REFUSAL_RELIEVED, /* the army of relief has been fought today */
  CR_DAY_REFUSAL_OWN,      /* @camp, which batters, holds @place itself */
  CR_DAY_REFUSAL_ELSEWHERE, /* @name has been put into the other fight of today */
  CR_DAY_REFUSAL_NO_FOOT,   /* no ground for a ram at the foot of @place */
} CrDayRefusalWhy;

/**
 * CrDayRefusal: nothing was changed, and why.
 * @rule: (nullable): id
 */
typedef struct {
  CrDayRefusalWhy why;
  const char *rule, *name;
  int man, camp, cost, limit;
  CrPlace place;
  CrRefusal fight;
} CrDayRefusal;

/**
 * cr_day_apply:
 * @events: gets what happened; what it held before is forgotten
 * @refusal_out: (out) (optional): why not
 *
 * A die is rolled only after everything that can refuse the order.
 *
 * Returns: FALSE when it cannot be done; nothing is changed
 */
gboolean cr_day_apply (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal_out);

/* Of the last order that was applied and not taken back: the siege is as it was before. */
void cr_day_revert (CrCampaign *campaign, CrDayEvents *events);

/**
 * CrSurrender: what is added to the die of a parley (GSI-03, SUR-01, SUR-02), and on what it rests.
 * @besiegers, @garrison: the living, for @numbers
 * @by: the figure that @progress is, %CR_N_SIEGE_FIGURES for none
 * @total: of the three
 * @limit: that the die and they have to come to
 * @least: the least die that would do, from 1; more than its sides where none does
 */
typedef struct {
  int numbers, besiegers, garrison, supply, progress;
  CrSiegeFigure by;
  int total, limit, least;
} CrSurrender;

CrSurrender cr_campaign_get_surrender (const CrCampaign *campaign);
