/* cre-ask-private.h: shared by the parts of CreAsk. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-men.h"
#include "cre-slices.h"

/**
 * CreReply: the answer of one kind.
 * @asked: (nullable): the question that was derived for it
 * @answer: (nullable): NULL until it is needed
 * @working: the work on the answer
 */
typedef struct {
  CreAsk *ask;
  CrQuestion *asked;
  CrAnswer *answer;
  CreSlices working;
} CreReply;

struct _CreAsk {
  GObject parent_instance;

  CreMapDocument *document; /* borrowed: the question is freed with it */

  /* owned */
  CrQuestion *question;
  GPtrArray *changes; /* of char *: the changes of the question, as sentences */
  CrCastle *what_if;  /* nullable: the castle with these changes; NULL until it is needed */
  CrCastle *start;    /* nullable: the castle as a game begins, if the map has gear; NULL until it
                       * is needed */
  CrMuster *rolled;   /* nullable: the siege towers in @start */

  CreReply replies[CR_N_QUESTION_KINDS];
  guint serial;
  CreShown shown;
  CrQuestionEnd touched;

  gboolean stopped; /* the user has stopped the work on the difference */
  CrPlace wonder;
  gboolean has_wonder;
};

/* Installs the properties of the options on the class. */
void cre_ask_install_options (GObjectClass *klass);
/* The first notifies all properties that may have changed; the second emits "changed", and notifies
 * them too unless @why is KNOWN. */
void cre_ask_notify_options (CreAsk *ask);

void cre_ask_tell (CreAsk *ask, CreAskWhy why);
/* Drops the answer of that kind and keeps its question. */
void cre_ask_drop (CreAsk *ask, CrQuestionKind kind);

/* Returns: (transfer none): the castle with the gear that stands on it at the beginning of a game
 */
CrCastle *cre_ask_get_start (CreAsk *ask);
/* Called when the map has changed: drops the castle with its gear and all answers about it.
 * Returns: whether the map has or had gear */
gboolean cre_ask_drop_start (CreAsk *ask);
/* Returns: (nullable): the castle with the changes that are tried; NULL when none is */
CrCastle *cre_ask_get_what_if (CreAsk *ask);
/* Drops that castle and its answers; both are made again when they are needed. */
void cre_ask_drop_what_if (CreAsk *ask);
/* Drops the tried changes, because their addresses mean other hexes now. */
void cre_ask_forget_changes (CreAsk *ask);
