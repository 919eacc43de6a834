/* cr-lof.h: can he shoot him, and why. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-options.h"
#include "cr-scene.h"

typedef enum { CR_LOF_CLEAR, CR_LOF_BLOCKED, CR_LOF_IMPOSSIBLE } CrVerdict;

/**
 * CrLofReason: why a shot is refused. Those up to %CR_LOF_DEAD_EDGE block, the rest forbid.
 */
typedef enum {
  CR_LOF_FREE,
  CR_LOF_TOO_HIGH,       /* the obstruction is higher than the higher man: LOF-22, F3 */
  CR_LOF_NOT_AT_EDGE,    /* as high as he, and he is not at its edge: F3 */
  CR_LOF_DEAD_GROUND,    /* Thales: LOF-23 */
  CR_LOF_WALL,           /* a wall that is too high: LOF-12 */
  CR_LOF_OPENINGS,       /* two openings on the line: LOF-07 */
  CR_LOF_SOLID,          /* spiral stair, siege tower: LOF-11, TWR-12 */
  CR_LOF_BOARDS,         /* a hoarding at the level of both: HRD-08 */
  CR_LOF_NOT_LOWER,      /* than the upper man, by the order of the first box: LOF-13, LOF-20 */
  CR_LOF_TOO_FAR,        /* for what is lower to be ignored, or not from there: LOF-13 */
  CR_LOF_MEN,            /* characters on the line: LOF-03, LOF-04 */
  CR_LOF_DEAD_EDGE,      /* too near the rampart's inner edge: RMP-06, 07, 09 */
  CR_LOF_SET_BACK,       /* RMP-01 */
  CR_LOF_INNER_WALL,     /* RMP-05 */
  CR_LOF_KEEP_DOORWAY,   /* LOF-08 */
  CR_LOF_NOT_IN_LINE,    /* target behind a slit: LOF-10 */
  CR_LOF_OUT_OF_ARC,     /* shooter's own slit: LOF-09 */
  CR_LOF_MOAT,           /* from the moat at a battlement or slit: LOF-18 */
  CR_LOF_HOARDED,        /* across one's own hoarded battlement: HRD-06 */
  CR_LOF_UNDERGROUND,    /* no fire into or out of passages and mines */
  CR_LOF_OUT_OF_RANGE,   /* farther than the weapon reaches: MIS-01 */
  CR_LOF_UNSEEN,         /* beyond what night, fog or storm leave to be seen: WEA-01 */
  CR_LOF_STUNNED,        /* the shooter: CHR-02 */
  CR_LOF_WEAPON_KNEELS,  /* not shot kneeling, or without a loader: MIS-04 */
  CR_LOF_SHOOTER_KNEELS, /* so low that he cannot shoot out either: COV-12, U-26 */
  CR_LOF_TARGET_KNEELS,  /* in cover that this makes infinite: COV-12 */
  CR_LOF_AT_FOOT,        /* animals at the foot of a rampart: COV-13 */
  CR_LOF_FRIEND_BESIDE,  /* LOF-14 */
  CR_LOF_HOARDING_ARC,   /* from a hoarding, behind its front arc: HRD-07 */
  CR_LOF_MURDER_HOLES,   /* not with this weapon up or down through them: HRD-07, MIS-05 */
  CR_LOF_NO_ENGINE,      /* no ballista in a hoarding: HRD-09 */
  CR_LOF_LADDER,         /* only from its top at the battlement hex before it: COV-08 */
  CR_LOF_TREE,           /* not with this weapon up a tree: MIS-03 */
  CR_LOF_NOT_BELOW,      /* what is only dropped: RCK-01 */
  CR_LOF_SHUT_IN,        /* a siege tower is closed on that side: TWR-14 */
  CR_LOF_COVERED,        /* the target's terrain gives infinite cover: COV-06 */
  CR_LOF_NO_END,         /* the side asked for is no origin towards that target: LOF-09 */
  CR_LOF_NO_POST,        /* one of the men cannot stand where the question has him */
  CR_LOF_SAME_PLACE,
  CR_LOF_NO_PLACE, /* one of the places is not on the map */
  CR_N_LOF_REASONS,
} CrLofReason;

/**
 * CrLofEnd: where a man's end of the line lies (LOF-01, 06, 09).
 * @place: the man's
 * @side: the side whose middle it is, or -1 for the hex centre
 */
typedef struct {
  CrPlace place;
  CrDirection side;
} CrLofEnd;

typedef enum { CR_LOF_THROUGH, CR_LOF_ALONG, CR_LOF_CORNER } CrLofHow;

/* @top of a hex off the map and of a side with nothing on it that rises. */
#define CR_LOF_NO_TOP (-128)

/**
 * CrLofStep: one hex or side the line touches, in order from shooter to target.
 * @place: the hex; of a side, the hex the line comes from
 * @side: direction of the side as seen from @place, or -1 for a hex
 * @how: through the inside, along a side, or through a corner
 * @way: 0 when every line touches it, 1 or 2 for the two ways round a corner or along a side
 * @kind: of a side, the #CrSideKind that matters most; -1 of a hex and of a bare side
 * @top: level of the obstruction's top, or %CR_LOF_NO_TOP
 * @n: level difference of the two men
 * @h: height of the top over the lower man
 * @d1: hexes between the lower man and the far edge of the obstruction
 * @d2: hexes between that edge and the upper man
 * @men: of a hex, how many there count as characters on the line (LOF-02)
 * @reason: why it blocks or forbids, or %CR_LOF_FREE
 * @rule: (nullable): id of the rule that says so
 */
typedef struct {
  CrPlace place;
  CrDirection side;
  CrLofHow how;
  int way, kind;
  int top, n, h, d1, d2, men;
  CrLofReason reason;
  const char *rule;
} CrLofStep;

#define CR_LOF_MAX_RULES 6
#define CR_LOF_MAX_MODIFIERS 8

/**
 * CrLofModifier: what is known to be added to the missile die.
 */
typedef struct {
  const char *rule;
  int value;
} CrLofModifier;

/**
 * CrLofStand: on what a man stands.
 * @work: (nullable): NULL on the hex itself
 * @part: (nullable): of a siege tower
 * @level: his own
 */
typedef struct {
  CrPost post;
  const CrWork *work;
  const CrWorkPart *part;
  int level;
} CrLofStand;

/**
 * CrLof: the record that window, command line, diagram, print and speech all show.
 * @range: in hexes
 * @cover: of the target when clear (COV-01…06), and what gives it
 * @knelt: the target kneels, which raised his cover (COV-12)
 * @let_pass: (nullable): id of the rule by which something did not stop it (LOF-13, LOF-16), or
 * took the target's cover away (LOF-15)
 * @weapon: (nullable): what is shot
 * @band: the #CrBand of the range, -1 without a weapon
 * @limit: out of range or sight, or too far to ignore what is lower: the farthest hexes that would
 * do
 * @modifiers: of the die, as far as they are known (MIS-01, MIS-02, WEA-01)
 * @deciding: index of the step that decides, -1 when none does
 * @decided: that step itself, also when no steps are asked for; side -1 and reason free when
 *   none decides
 * @needs: for dead ground, the least d1 that would do
 * @reverse: verdict of the opposite shot
 */
typedef struct {
  CrPlace from, to;
  CrLofEnd from_end, to_end;
  CrLofStand from_stand, to_stand;
  CrVerdict verdict;
  CrLofReason reason;
  int range;
  CrCover cover;
  const char *cover_rule;
  int cover_side; /* CrSideKind that gives the cover, -1 for terrain or none */
  gboolean knelt;
  const char *let_pass;
  const CrWeapon *weapon;
  int band, limit;
  CrLofModifier modifiers[CR_LOF_MAX_MODIFIERS];
  int n_modifiers;
  int deciding;
  CrLofStep decided;
  int needs;
  const char *rules[CR_LOF_MAX_RULES + 1]; /* NULL ends */
  CrVerdict reverse;
  CrLofReason reverse_reason;
} CrLof;

/**
 * cr_lof_judge:
 * @steps: (nullable) (element-type CrLofStep): emptied and filled with the steps of the ends
 *   that were chosen
 *
 * One line of fire, by design/line-of-fire: every usable pair of ends is judged, the best for the
 * shooter counts. Pure.
 */
CrLof cr_lof_judge (const CrScene *scene,
                    CrPlace from,
                    CrPlace to,
                    const CrLofOptions *options,
                    GArray *steps);

/**
 * cr_lof_get_verdict:
 *
 * Returns: what cr_lof_judge() says in the first place, without its reasons and the way back
 */
CrVerdict cr_lof_get_verdict (const CrScene *scene,
                              CrPlace from,
                              CrPlace to,
                              const CrLofOptions *options);

/**
 * cr_lof_stand:
 * @post: (nullable): NULL for where he stands of himself, by @options' muster
 *
 * Returns: FALSE when no man can stand there
 */
gboolean cr_lof_stand (const CrScene *scene,
                       CrPlace place,
                       const CrPost *post,
                       const CrLofOptions *options,
                       CrLofStand *stand_out);

/* "clear", "blocked", "impossible"; "dead-ground", "wall", …: stable keys, never translated. */
const char *cr_verdict_get_name (CrVerdict verdict);
const char *cr_lof_reason_get_name (CrLofReason reason);
