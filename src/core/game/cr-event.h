/* cr-event.h: what an order brought about, and how it is taken back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

/**
 * CrEventKind: one thing that happened.
 */
typedef enum {
  CR_EVENT_PLACED,
  CR_EVENT_REMOVED,
  CR_EVENT_MOVED,
  CR_EVENT_PHASE,  /* another phase began */
  CR_EVENT_TURN,   /* another player turn began */
  CR_EVENT_ROLLED, /* a die was typed for what comes next */
  CR_EVENT_SHOT,   /* @man at @other, with the die, for the result @code */
  CR_EVENT_FOUGHT, /* likewise, in the column @number of the table of odds; of several the first */
  CR_EVENT_JOINED, /* @man attacks with @other in the fight that follows: CBT-07 */
  CR_EVENT_SIDED,  /* @man is attacked with @other in it: CBT-06 */
  CR_EVENT_STUNNED,
  CR_EVENT_WOUNDED,
  CR_EVENT_KILLED,
  CR_EVENT_RECOVERED, /* he is stunned no more */
  CR_EVENT_RETREATED,
  CR_EVENT_REFUSED,  /* he falls back from a fight */
  CR_EVENT_CORNERED, /* he cannot fall back as far as he should */
  CR_EVENT_ADVANCED,
  CR_EVENT_STAYED,  /* nobody of the side @other advances */
  CR_EVENT_SLOWED,  /* by defensive fire, he has @number points left */
  CR_EVENT_STOPPED, /* he is hit, or does not get past, and goes no farther than @to */
  CR_EVENT_TESTED,  /* whether he gets past @other, with the die, for the result @code */
  CR_EVENT_OPENED,  /* the doors on side @number of @to */
  CR_EVENT_SHUT,
  CR_EVENT_DOOR_TRIED, /* somebody tries to break what is there, be it with the ram whose id @code
                        * is, with the die */
  CR_EVENT_DOOR_BROKEN,
  CR_EVENT_DOOR_HOLDS,
  CR_EVENT_BREACHED, /* the wall of @to is rubble */
  CR_EVENT_WORKS,    /* he begins to work the mechanism @number */
  CR_EVENT_BROKEN,   /* he works it no more */
  CR_EVENT_WORKED,   /* it is in its other state now */
  CR_EVENT_THROWN,   /* off a bridge, into @to */
  CR_EVENT_DROWNED,
  CR_EVENT_IMPERILLED,     /* he is put on @to, where nobody lives who falls in: TMP-02, TMP-08 */
  CR_EVENT_LADDER_LAID,    /* @number is the ladder, in all of them */
  CR_EVENT_LADDER_REMOVED, /* off @from */
  CR_EVENT_LADDER_LIFTED,
  CR_EVENT_LADDER_CARRIED,
  CR_EVENT_LADDER_RAISED, /* against @to */
  CR_EVENT_LADDER_DROPPED,
  CR_EVENT_LADDER_TRIED, /* somebody tries to topple it, with the die */
  CR_EVENT_LADDER_PULLED,
  CR_EVENT_LADDER_SLID, /* down onto @from, against @to */
  CR_EVENT_LADDER_HELD,
  CR_EVENT_LADDER_FELL,
  CR_EVENT_LADDER_LIES,  /* over @from and @to, when it fell */
  CR_EVENT_CLIMBED,      /* to the top of the ladder */
  CR_EVENT_STEPPED_OVER, /* from it onto @to */
  CR_EVENT_CLIMBED_DOWN,
  CR_EVENT_DROPPED,       /* off it onto @to */
  CR_EVENT_JUMPED,        /* down to @to, on @other or on nobody, with the die */
  CR_EVENT_SWUNG,         /* from one large tree to another, with the die */
  CR_EVENT_LEAPT,         /* @man attacks @other, on whom he has jumped: as CR_EVENT_FOUGHT */
  CR_EVENT_LANDED,        /* on @to, who was on somebody or fell out of a tree */
  CR_EVENT_PIECE_PLACED,  /* @number is the piece, in all of them */
  CR_EVENT_PIECE_REMOVED, /* off @from */
  CR_EVENT_PIECE_PUSHED,
  CR_EVENT_PIECE_BACKED,
  CR_EVENT_CART_DRIVEN, /* by @man, from @from to @to */
  CR_EVENT_PIECE_TURNED,
  CR_EVENT_BOARDED,       /* he goes on a siege tower, to the part @code */
  CR_EVENT_TOWER_LINKED,  /* @man and @other raise its ladder from the ground */
  CR_EVENT_BRIDGE_LOOSED, /* @man and @other begin to let its bridge down */
  CR_EVENT_BRIDGE_HELD,   /* they did not bring it down */
  CR_EVENT_BRIDGE_FELL,   /* on @to */
  CR_EVENT_BRIDGE_BEARS,  /* @man, who could not fall back from it, is on it now */
  CR_EVENT_BRIDGE_STRUCK, /* @man is under it, with the die, for the result @code */
  CR_EVENT_KNELT,
  CR_EVENT_ROSE,
  CR_EVENT_LOADS,          /* for @other from now on */
  CR_EVENT_LEFT,           /* he loads for nobody any more */
  CR_EVENT_STALKS,         /* he means to hamstring the horse of @other: HAM-01 */
  CR_EVENT_HOCKED,         /* he strikes at it, with the die: as CR_EVENT_FOUGHT */
  CR_EVENT_BACKED,         /* @man stands behind @other, who kneels, and defends with him: KNE-02 */
  CR_EVENT_GRAPNEL_THROWN, /* at @to, with the die; @number says whether it holds */
  CR_EVENT_ROPE_CLIMBED,
  CR_EVENT_ROPE_CLIMBED_DOWN,
  CR_EVENT_ROPE_CUT,     /* or not: @number; with the die */
  CR_EVENT_ROPE_GRASPED, /* over @from, or not, with the die: GRP-05 */
  CR_EVENT_STARTLED,     /* a horse that somebody missed who jumped on it, to @to: JMP-02 */
  CR_EVENT_CAPTURED,
  CR_EVENT_TURNED,     /* his horse faces @facing now, its head is on @to */
  CR_EVENT_MOUNTED,    /* the horse @other */
  CR_EVENT_DISMOUNTED, /* from it, onto @to */
  CR_EVENT_LED,        /* he takes the horse @other by the bridle */
  CR_EVENT_LET_GO,     /* or lets it go */
  CR_EVENT_UNHORSED,   /* the horse @other is killed under him */
  CR_EVENT_STAKES,     /* he comes upon stakes on @to, with the die, for the result @code */
  CR_EVENT_CAME_OUT,   /* from under @from onto @to */
  CR_EVENT_FASCINE,    /* he throws one into @to, @number more are needed */
  CR_EVENT_FILLED,     /* likewise, and it is filled */
  CR_EVENT_FLAMED,     /* @man shoots a flaming arrow at what @to, @facing and @number, its piece or
                        * -1, are, with the die, for the result @code; likewise: */
  CR_EVENT_TORCHED,    /* he sets fire to it by hand */
  CR_EVENT_DOUSED,     /* he tries to put it out */
  CR_EVENT_SPREAD,     /* whether it spreads */
  CR_EVENT_CAUGHT,     /* it burns now */
  CR_EVENT_SCORCHED,   /* @man is in it */
  CR_EVENT_BURNT,      /* it is gone; @code is what it was */
  CR_EVENT_POURED,     /* he pours the oil of the piece @number onto @to */
  CR_EVENT_HURLED, /* he and his fellows hurl a stone with the piece @number at @to, with the die */
  CR_EVENT_STRAYED,    /* it comes down on @to, @number hexes off, with the die for the side */
  CR_EVENT_STRUCK,     /* @man is under it, with the die, for the result @code */
  CR_EVENT_WEATHER,    /* @code from turn @number on, 0 for from now; by the die; NULL for clear */
  CR_EVENT_SUN,        /* it stands on side @facing; -1 for nowhere in particular */
  CR_EVENT_EXITED,     /* he leaves the map by the edge @number */
  CR_EVENT_DISCOVERED, /* who was hidden is seen on @to */
  CR_EVENT_HAPPENED,   /* the event @number of the scenario */
  CR_EVENT_DUE,        /* the force @number of the scenario comes or not, with the die */
  CR_EVENT_OVER,       /* the game: @other, a party, has won; -1 for nobody */
} CrEventKind;

/**
 * CrEvent:
 * @man: who did it or whom it befell, -1 for nobody; index in the state, as @other
 * @number: movement points, a turn, a row of the sequence
 * @facing: of a horse that has turned, a #CrDirection; -1 where nothing is to say
 * @die: what it showed, 0 for none
 * @modified: what it counted as
 * @typed: it was rolled by hand; of what is put on the map or taken off it, by the author out of
 *   turn
 * @code: (nullable): of a result, as its table has it; borrowed from the ruleset
 * @rule: (nullable): id of the rule that decides
 */
typedef struct {
  CrEventKind kind;
  gint16 man, other;
  CrPlace from, to;
  int number;
  gint8 facing;
  guint8 die;
  gint8 modified;
  gboolean typed;
  const char *code, *rule;
} CrEvent;

/**
 * CrEvents: what one order did. Cleared, it may be used for the next.
 */
typedef struct _CrEvents CrEvents;

CrEvents *cr_events_new (void);
void cr_events_free (CrEvents *events);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrEvents, cr_events_free)

void cr_events_clear (CrEvents *events);
guint cr_events_get_n (const CrEvents *events);
/* Whether any die was rolled among them, so that taking back would show it. */
gboolean cr_events_show_die (const CrEvents *events);
const CrEvent *cr_events_get (const CrEvents *events, guint index);
