/* cre-ask-private.h: shared by the parts of CreAsk. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-men.h"
#include "cre-slices.h"

/**
 * CreReply: the answer of one kind.
 * @asked: (nullable): the question that was derived for it
 * @answer: (nullable): NULL until somebody looks at it
 * @working: on it
 */
typedef struct {
  CreAsk *ask;
  CrQuestion *asked;
  CrAnswer *answer;
  CreSlices working;
} CreReply;

struct _CreAsk {
  GObject parent_instance;

  CreMapDocument *document; /* borrowed: what is asked goes with it */

  /* owned */
  CrQuestion *question;
  GPtrArray *changes; /* of char *: those of the question, for people */
  CrCastle *what_if;  /* nullable: the castle with them; NULL until somebody looks at it */
  CrCastle *start;    /* nullable: as a game begins, where the map holds gear; likewise */
  CrMuster *rolled;   /* nullable: the siege towers of that */

  CreReply replies[CR_N_QUESTION_KINDS];
  guint serial;
  CreShown shown;
  CrQuestionEnd touched;

  gboolean stopped; /* the difference is not to be worked out */
  CrPlace wonder;
  gboolean has_wonder;
};

/* Installs the properties of the options on the class. */
void cre_ask_install_options (GObjectClass *klass);
/* Who is bound to them hears of all that may be others. */
void cre_ask_notify_options (CreAsk *ask);

void cre_ask_tell (CreAsk *ask, CreAskWhy why);
/* Drops the answer of that kind, and keeps what was asked. */
void cre_ask_drop (CreAsk *ask, CrQuestionKind kind);

/* The castle with the gear that stands there at the start. */
CrCastle *cre_ask_get_start (CreAsk *ask);
/* The map has changed: where it holds gear, or held some, nothing is answered of that any more, and
 * it is drawn up anew. Returns: whether that is so */
gboolean cre_ask_drop_start (CreAsk *ask);
/* Returns: (nullable): the castle with the changes that are tried; NULL when none is */
CrCastle *cre_ask_get_what_if (CreAsk *ask);
/* Drops that castle and its answers; both are made anew when they are next asked for. */
void cre_ask_drop_what_if (CreAsk *ask);
/* The changes of what is tried are told by addresses that mean other hexes now. */
void cre_ask_forget_changes (CreAsk *ask);
