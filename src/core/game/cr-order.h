/* cr-order.h: what a player wants done, one line of text.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

#define CR_ORDER_MEN CR_MAX_JOINED
#define CR_ORDER_PLACES 24

/**
 * CrVerb: the first word of an order.
 */
typedef enum {
  CR_VERB_PLACE,
  CR_VERB_REMOVE,
  CR_VERB_MOVE,
  CR_VERB_SHOOT,
  CR_VERB_ATTACK,
  CR_VERB_HAMSTRING,
  CR_VERB_OPEN,
  CR_VERB_SHUT,
  CR_VERB_BREAK,
  CR_VERB_BATTER,
  CR_VERB_BREACH,
  CR_VERB_WORK,
  CR_VERB_LAY,
  CR_VERB_LIFT,
  CR_VERB_CARRY,
  CR_VERB_RAISE,
  CR_VERB_DROP,
  CR_VERB_SHIFT,
  CR_VERB_PULL,
  CR_VERB_SLIDE,
  CR_VERB_CLIMB,
  CR_VERB_STEP,
  CR_VERB_DOWN,
  CR_VERB_JUMP,
  CR_VERB_KNEEL,
  CR_VERB_RISE,
  CR_VERB_LOAD,
  CR_VERB_LEAVE,
  CR_VERB_THROW,
  CR_VERB_CUT,
  CR_VERB_TOPPLE,
  CR_VERB_PUSH,
  CR_VERB_BACK,
  CR_VERB_TURN,
  CR_VERB_LOWER,
  CR_VERB_LINK,
  CR_VERB_FILL,
  CR_VERB_FLAME,
  CR_VERB_BURN,
  CR_VERB_DOUSE,
  CR_VERB_POUR,
  CR_VERB_HURL,
  CR_VERB_FACE,
  CR_VERB_MOUNT,
  CR_VERB_DISMOUNT,
  CR_VERB_LEAD,
  CR_VERB_RELEASE,
  CR_VERB_WEATHER,
  CR_VERB_SUN,
  CR_VERB_CHOOSE,
  CR_VERB_FINISH,
  CR_VERB_ROLL,
  CR_VERB_END,
  CR_N_VERBS,
} CrVerb;

/**
 * CrOrder:
 * @men: (array length=n_men): who acts, by index in the state; -1 for one who comes anew
 * @targets: (array length=n_targets): upon whom
 * @places: (array length=n_places): where to; then the places by which
 * @facing: a #CrDirection, -1 for none; of doors, their side of the first place
 * @post: on what of the place; the ground unless it is said
 * @gear: index of a ladder or a siege tower, -1 for one that comes anew
 * @work: (nullable): what a piece is that is placed
 * @number: of a choice or a die; hexes; index of a mechanism; 1 + an edge of the map, 0 for none
 * @weapon: (nullable): what is shot
 * @name: (nullable): interned; of him who comes anew; of weather the id of its row
 * @character: (nullable): likewise, whose figures he has
 * @horse: (nullable): interned; of the horse he comes on, which may come with him
 * @party: index of his side, -1 for not said
 */
typedef struct {
  CrVerb verb;
  guint8 n_men, n_targets, n_places;
  gint16 men[CR_ORDER_MEN], targets[CR_ORDER_MEN];
  CrPlace places[CR_ORDER_PLACES];
  int facing;
  CrPost post;
  int gear, number, party;
  const char *name, *horse;
  const CrCharacter *character;
  const CrWork *work;
  const CrWeapon *weapon;
} CrOrder;

/**
 * cr_order_split:
 * @text: a line of a game or a siege
 *
 * Returns: (transfer full) (array zero-terminated=1): its words, without the remark behind #
 */
char **cr_order_split (const char *text);

/**
 * cr_order_refuse_word:
 * @word: (nullable): of an order, NULL where it ends too early
 * @expected: what should stand there, in the words of the user
 *
 * Returns: FALSE
 */
gboolean cr_order_refuse_word (const char *word, const char *expected, GError **error);

/* An order of that verb that says nothing else yet. */
CrOrder cr_order_new (CrVerb verb);

/**
 * cr_order_parse:
 * @text: one line: "move watkin to 7,12"; case, blanks and what follows # do not matter
 *
 * Says nothing about whether the order can be done. "refuse to 7,12" and "advance roland to 7,12"
 * are read as the choice of that.
 *
 * Returns: FALSE with an error that says what was found and what could stand there
 */
gboolean cr_order_parse (const CrState *state,
                         const char *text,
                         CrOrder *order_out,
                         GError **error);

/* Returns: (transfer full): the order in its canonical form, which cr_order_parse() reads */
char *cr_order_format (const CrState *state, const CrOrder *order);

/* "raise <a ladder> against <a side, such as 7,12:NE>": (transfer full): how such an order is
 * written; what may be left out is in brackets. */
char *cr_verb_dup_usage (CrVerb verb);

/* Returns: the word of the verb, such as "move"; these words never change */
const char *cr_verb_get_name (CrVerb verb);
