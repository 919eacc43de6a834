/* cre-ask.h: what is asked of a document, and what it answers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cr-change.h"
#include "cr-stands.h"
#include "cre-map-document.h"

/* Why "changed" is emitted. */
typedef enum {
  CRE_ASK_PUT,    /* it is asked otherwise, or about other men */
  CRE_ASK_EDITED, /* the document has changed */
  CRE_ASK_KNOWN,  /* what took longer than a frame has come to its end */
} CreAskWhy;

/* What is shown of a field of fire, see the properties. */
typedef enum {
  CRE_SHOWN_HIT = 1 << 0,    /* all that can be hit */
  CRE_SHOWN_DEAD = 1 << 1,   /* what nobody can hit */
  CRE_SHOWN_COUNTS = 1 << 2, /* how many can hit it */
  CRE_SHOWN_BANDS = 1 << 3,  /* how far weapon and sight carry */
} CreShown;

/**
 * CreAsk:
 *
 * One question that is put to a document, about its men and in their weather (see #CreMen), and the
 * answers to it: of each kind one, for from shooters, a target, a way and changes several things
 * can be asked at once. It goes with its hexes when floors come or go and when the edges of the map
 * move, and answers follow every edit. What is tried on the castle is told by addresses, and let go
 * when these mean other hexes.
 *
 * The kind of its question is what was asked for last: a shot has a target, or none yet while there
 * is only who shoots; a field has none; who can hit a man has nobody else.
 *
 * Of whoever walks the shooter is where he starts and the target where he goes, and the kind is a
 * way or all that he reaches.
 *
 * Properties: weapon, weather (ids of the ruleset, NULL for none), sun, dim (light against the
 * shooter, a target seen badly), side (of the shooter's hex he shoots over, -1 for the best), mover
 * (index of the ruleset's movers), points (movement points, -1: as far as he can go); what is
 * drawn: show-field (all that can be hit), show-dead (what nobody can hit), show-counts (how many
 * can hit it), show-bands (how far weapon and sight carry).
 *
 * Signals: changed (#CreAskWhy); wondered (), when it was asked what might be different at a hex;
 * progress (), while the difference is being worked out.
 */
#define CRE_TYPE_ASK (cre_ask_get_type ())
G_DECLARE_FINAL_TYPE (CreAsk, cre_ask, CRE, ASK, GObject)

/* Returns: (transfer none): what is asked under that name, as long as the document is there: "fire"
 * and "walk" */
CreAsk *cre_ask_get (CreMapDocument *document, const char *name);

CreMapDocument *cre_ask_get_document (CreAsk *ask);
const CrQuestion *cre_ask_get_question (CreAsk *ask);
CrLofOptions cre_ask_get_options (CreAsk *ask);

/* (transfer full): to be changed and put. */
CrQuestion *cre_ask_dup_question (CreAsk *ask);

/* @question: (transfer full): asked from now on, as far as the castle has room for it. Answers that
 * it does not concern stay. */
void cre_ask_put (CreAsk *ask, CrQuestion *question);

/**
 * cre_ask_derive:
 *
 * Of dead ground, coverage and fields the question is the same one. Levels, who can hit a man and
 * ways are asked about the castle as it is.
 *
 * Returns: (transfer full) (nullable): the question of that kind, NULL when something for it has
 *   not been said
 */
CrQuestion *cre_ask_derive (CreAsk *ask, CrQuestionKind kind);

/**
 * cre_ask_answer:
 *
 * Worked out when it is asked for the first time, and after an edit what the edit may concern. What
 * takes longer than a frame is done bit by bit, and "changed" is emitted at the end; until then an
 * old field stays as it was.
 *
 * Returns: (transfer none) (nullable): good until the next change; NULL when nothing of that kind
 *   is asked or it is not known yet
 */
const CrAnswer *cre_ask_answer (CreAsk *ask, CrQuestionKind kind);

/* (nullable): the record of the shot as it is to be shown: on the castle as it would be, where
 * something is tried; and on the castle as it is. */
const CrLof *cre_ask_get_lof (CreAsk *ask);
const CrLof *cre_ask_get_lof_before (CreAsk *ask);

/* (nullable): how far whoever walks gets with his points. */
const CrReach *cre_ask_get_reach (CreAsk *ask);

/* (nullable): what is tried gains and loses of the field, once it is known. */
const CrDifference *cre_ask_get_difference (CreAsk *ask);
/* (nullable): NULL when they are not shown, or nothing limits sight and weapon. */
const CrBands *cre_ask_get_bands (CreAsk *ask);

/* Another number whenever field, difference or reach may be another, never 0. */
guint cre_ask_get_serial (CreAsk *ask);

/* Of what kind the answer is that sums up what is shown: of a way, a shot, what the changes do, a
 * field; FALSE when nothing is asked. */
gboolean cre_ask_find_kind (CreAsk *ask, CrQuestionKind *kind_out);

/* (transfer full) (nullable): the answer of that kind in one sentence, or that it is being worked
 * out; NULL when nothing of that kind is asked. */
char *cre_ask_dup_sentence (CreAsk *ask, CrQuestionKind kind);
/* (transfer full) (nullable): the shot, or what the shooters hit, in one sentence.
 * @after: of the castle as it would be, else as it is */
char *cre_ask_dup_answer (CreAsk *ask, gboolean after);
/* Whether it is such a sentence of what is being worked out. */
gboolean cre_ask_is_waiting (const char *sentence);

CreShown cre_ask_get_shown (CreAsk *ask);
void cre_ask_show (CreAsk *ask, CreShown shown);

/* @name: of cr_lof_switch_get_name()
 * @value: (nullable): one of its choices; NULL for what the ruleset says */
void cre_ask_set_switch (CreAsk *ask, const char *name, const char *value);
const char *cre_ask_get_switch (CreAsk *ask, const char *name);
/* How many are set otherwise than the ruleset has them. */
guint cre_ask_n_switched (CreAsk *ask);

/* Who shoots at whom. */

/* (nullable): who shoots lines, and the target of his shot. */
const CrPlace *cre_ask_get_end (CreAsk *ask, CrQuestionEnd end);

/* (transfer full): to be put: the same about nobody; and its way. */
CrQuestion *cre_ask_forget (CreAsk *ask);
/* @question: (transfer full): put as the question for the field of all its shooters */
void cre_ask_show_field (CreAsk *ask, CrQuestion *question);

/* The field of these; of a garrison, FALSE when there is none; of a man on each hex of an area of
 * the map. */
void cre_ask_set_shooters (CreAsk *ask, const CrPlace *shooters, gsize n_shooters);
gboolean cre_ask_show_garrison (CreAsk *ask, CrGarrison which);
void cre_ask_show_area (CreAsk *ask, guint index);
void cre_ask_drop_shooter (CreAsk *ask, guint index);

/* Lets the walker start there; nowhere, if @start is no hex. */
void cre_ask_walk_from (CreAsk *ask, CrPlace start);

/* One man shoots at another; the shooter aims, at himself for his field; the target shoots back;
 * and who can hit a man there. */
void cre_ask_set_shot (CreAsk *ask, CrPlace from, CrPlace to);

/* Whoever is shot at, the field is that of those who shoot, and stays under the line; so does what
 * is reached under a way. */
void cre_ask_aim (CreAsk *ask, CrPlace place);

void cre_ask_swap (CreAsk *ask);
void cre_ask_set_victim (CreAsk *ask, CrPlace victim);

/* On what one of them stands; the end touched last goes to what is built above (+1) or below (-1),
 * FALSE when there is nothing. */
void cre_ask_set_stand (CreAsk *ask, CrQuestionEnd end, const CrStand *stand);
/* As cr_question_find_stand(), cr_question_get_stand() and the others say. */
gboolean cre_ask_find_stand (CreAsk *ask, guint shooter, CrStand *stand_out);
gboolean cre_ask_get_stand (CreAsk *ask, CrQuestionEnd end, CrStand *stand_out);
GArray *cre_ask_list_stands (CreAsk *ask, CrQuestionEnd end);
gboolean cre_ask_step_stand (CreAsk *ask, int by);

/* To the next side he can shoot over, clockwise (+1) or back (-1); over that side only, and once
 * more from the best place again. FALSE when there is nothing to shoot over. */
gboolean cre_ask_step_side (CreAsk *ask, int by);
gboolean cre_ask_choose_side (CreAsk *ask, CrDirection side);

/* A way, hex by hex; on to a place, where going back over the last hex takes it off again and none
 * is skipped; and whether what was drawn is one, which a single hex is not. */
void cre_ask_set_way (CreAsk *ask, const CrPlace *places, gsize n_places);
void cre_ask_extend_way (CreAsk *ask, CrPlace place);
gboolean cre_ask_end_way (CreAsk *ask);

/* The castle as it would be. */

guint cre_ask_n_changes (CreAsk *ask);
/* Returns: the change as people read it */
const char *cre_ask_get_change (CreAsk *ask, guint index);
/* (transfer full) (nullable): "Breach at 0710", "3 changes tried"; NULL when nothing is tried */
char *cre_ask_dup_tried (CreAsk *ask);
/* Returns: the castle with the changes that are tried; as it is at the start when none is */
const CrScene *cre_ask_get_scene (CreAsk *ask);

/* (transfer full) (element-type CrOffer): what might be different there, after the changes that are
 * made already; and one of them for people. */
GArray *cre_ask_list_offers (CreAsk *ask, CrPlace place);
char *cre_ask_name_offer (CreAsk *ask, const CrOffer *offer);

gboolean cre_ask_add_change (CreAsk *ask, const CrOffer *offer, GError **error);
void cre_ask_remove_change (CreAsk *ask, guint index);
void cre_ask_clear_changes (CreAsk *ask);
/* Makes all of them on the map, as one step that can be undone; FALSE when nothing was changed. */
gboolean cre_ask_keep_changes (CreAsk *ask);

/* Whether the difference is being worked out; how much of it is done, from 0 to 1; and whether it
 * is not to be until something else is asked. */
gboolean cre_ask_is_comparing (CreAsk *ask);
double cre_ask_get_progress (CreAsk *ask);
gboolean cre_ask_is_stopped (CreAsk *ask);
void cre_ask_set_stopped (CreAsk *ask, gboolean stopped);

/* Where something might be different: at the hex asked for last, else where the shot is decided,
 * else at the shooter; FALSE when there is no place to begin with. */
void cre_ask_wonder (CreAsk *ask, const CrPlace *place);
gboolean cre_ask_get_wonder (CreAsk *ask, CrPlace *place_out);
