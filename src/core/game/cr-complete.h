/* cr-complete.h: how an order that is begun goes on. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-order.h"

/**
 * CrWordKind: what one word of an order is.
 */
typedef enum {
  CR_WORD_OTHER,
  CR_WORD_VERB,
  CR_WORD_KEYWORD,
  CR_WORD_MAN, /* of several, the last */
  CR_WORD_CHARACTER,
  CR_WORD_PARTY,
  CR_WORD_PLACE,
  CR_WORD_DIRECTION,
  CR_WORD_SIDE,
  CR_WORD_LADDER,
  CR_WORD_MECHANISM,
  CR_WORD_WEAPON,
  CR_WORD_WEATHER,
  CR_WORD_PIECE, /* what is rolled, by its kind */
} CrWordKind;

/**
 * CrCompletion: a word that could come next.
 * @word: as it is written; of men who act together, all of them
 * @kind: a #CrWordKind
 * @can: an order that can be given now goes on so
 * @whole: and ends so: it is @order
 * @expects: (nullable): of a keyword, what comes after it, in the words of the user
 */
typedef struct {
  char *word;
  CrWordKind kind;
  gboolean can, whole;
  CrOrder order;
  const char *expects;
} CrCompletion;

/* (transfer full) (element-type CrCompletion) */
GPtrArray *cr_completions_new (void);

/**
 * cr_order_complete:
 * @text: what is written of an order; its last word is complete only when a blank follows it
 * @completions: (element-type CrCompletion): gets what could stand in place of that word: first
 * what orders that can be given go on with, then what can be written there at all
 * @start_out: (out): where that word begins, in bytes
 *
 * Returns: (transfer full) (nullable): what is expected there, in the words of the user, such as “a
 *   place”; what is wrong with a word before it; NULL when nothing can come
 */
char *cr_order_complete (CrState *state,
                         const char *text,
                         GPtrArray *completions,
                         gsize *start_out);
