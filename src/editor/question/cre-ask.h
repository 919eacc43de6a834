/* cre-ask.h: a question about a document, and its answers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cr-change.h"
#include "cr-stands.h"
#include "cre-map-document.h"

/* CreAskWhy: why "changed" is emitted. */
typedef enum {
  CRE_ASK_PUT,    /* the question has changed, or the men on the map */
  CRE_ASK_EDITED, /* the document has changed */
  CRE_ASK_KNOWN,  /* an answer that took longer than a frame is complete */
} CreAskWhy;

/* CreShown: what is drawn of a field of fire, see the properties of #CreAsk. */
typedef enum {
  CRE_SHOWN_HIT = 1 << 0,    /* all places that can be hit */
  CRE_SHOWN_DEAD = 1 << 1,   /* places that nobody can hit */
  CRE_SHOWN_COUNTS = 1 << 2, /* by how many men each place can be hit */
  CRE_SHOWN_BANDS = 1 << 3,  /* the limits of weapon and sight */
} CreShown;

/**
 * CreAsk:
 *
 * A question about a document with the men on it and their weather (see #CreMen), and its answers:
 * one of each kind, because shooters, a target, a way and changes allow several kinds at once. Its
 * places are carried along when floors are added or removed and when the edges of the map move, and
 * its answers follow every edit. Changes that are tried on the castle are stored by addresses, and
 * dropped when these mean other hexes.
 *
 * The kind of the question is the one that was asked for last. A shot has a target, or none yet
 * while there is only a shooter; a field has no target; the question who can hit a man has no
 * shooter.
 *
 * In questions about walking the shooter is the start and the target the goal, and the kind is a
 * way, or all that can be reached.
 *
 * Properties: weapon, weather (ids of the ruleset, NULL for none), sun, dim (light against the
 * shooter, a target seen badly), side (of the shooter's hex over which he shoots, −1 for the best),
 * mover (an index in the ruleset's movers), points (movement points, −1 for as far as possible);
 * what is drawn: show-field (all places that can be hit), show-dead (places that nobody can hit),
 * show-counts (by how many men), show-bands (the limits of weapon and sight).
 *
 * Signals: changed (#CreAskWhy); wondered (), when the user asks what could be different at a hex;
 * progress (), while the difference is being worked out.
 */
#define CRE_TYPE_ASK (cre_ask_get_type ())
G_DECLARE_FINAL_TYPE (CreAsk, cre_ask, CRE, ASK, GObject)

/* Returns: (transfer none): the question of that name, which exists as long as the document: "fire"
 * or "walk" */
CreAsk *cre_ask_get (CreMapDocument *document, const char *name);

/* Returns: (transfer none): the document, the question as it stands, and the weapon, weather and
 * options of its shots by the ruleset of the document */
CreMapDocument *cre_ask_get_document (CreAsk *ask);
const CrQuestion *cre_ask_get_question (CreAsk *ask);
CrLofOptions cre_ask_get_options (CreAsk *ask);

/* Returns: (transfer full): a copy, to be changed and passed to cre_ask_put() */
CrQuestion *cre_ask_dup_question (CreAsk *ask);

/* Asks this question from now on; places that are not on the map are left out. Answers that are not
 * concerned are kept. @question: (transfer full) */
void cre_ask_put (CreAsk *ask, CrQuestion *question);

/**
 * cre_ask_derive:
 *
 * Dead ground, coverage and field have the same question. All kinds but the shot and the difference
 * are asked about the castle as it is, without the tried changes.
 *
 * Returns: (transfer full) (nullable): the question of that kind; NULL when something that it needs
 *   is missing
 */
CrQuestion *cre_ask_derive (CreAsk *ask, CrQuestionKind kind);

/**
 * cre_ask_answer:
 *
 * Works out the answer when it is first asked for, and after an edit the parts that may have
 * changed. Work that takes longer than a frame is done in slices, and "changed" is emitted when it
 * is complete; until then an old field is kept.
 *
 * Returns: (transfer none) (nullable): the answer, valid until the next change; NULL when nothing
 *   of that kind is asked or it is not known yet
 */
const CrAnswer *cre_ask_answer (CreAsk *ask, CrQuestionKind kind);

/* Returns: (nullable): the record of the shot, on the castle with the tried changes if there are
 * any; below, on the castle as it is */
const CrLof *cre_ask_get_lof (CreAsk *ask);
const CrLof *cre_ask_get_lof_before (CreAsk *ask);

/* Returns: (nullable): the places that the walker can reach with his points */
const CrReach *cre_ask_get_reach (CreAsk *ask);

/* Returns: (nullable): which places the tried changes add to the field and take from it; NULL while
 * it is not known */
const CrDifference *cre_ask_get_difference (CreAsk *ask);
/* Returns: (nullable): the limits of weapon and sight; NULL when they are not shown or there are
 * none */
const CrBands *cre_ask_get_bands (CreAsk *ask);

/* Returns: a number that is another one whenever field, difference or reach may have changed; it is
 * never 0 */
guint cre_ask_get_serial (CreAsk *ask);

/* Finds the kind whose answer sums up what is shown: a way, a shot, the difference or a field.
 * Returns: FALSE when nothing is asked */
gboolean cre_ask_find_kind (CreAsk *ask, CrQuestionKind *kind_out);

/* Returns: (transfer full) (nullable): the answer of that kind as a sentence, or a sentence that it
 * is being worked out; NULL when nothing of that kind is asked */
char *cre_ask_dup_sentence (CreAsk *ask, CrQuestionKind kind);
/* Returns: (transfer full) (nullable): a sentence about the shot, or about what the shooters can
 * hit. @after: on the castle with the tried changes, otherwise as it is */
char *cre_ask_dup_answer (CreAsk *ask, gboolean after);
/* Whether the sentence tells that an answer is being worked out. */
gboolean cre_ask_is_waiting (const char *sentence);

/* What is drawn of a field of fire; another choice emits "changed". */
CreShown cre_ask_get_shown (CreAsk *ask);
void cre_ask_show (CreAsk *ask, CreShown shown);

/* @name: see cr_lof_switch_get_name(); @value: (nullable): one of its choices; NULL for that of the
 * ruleset */
void cre_ask_set_switch (CreAsk *ask, const char *name, const char *value);
const char *cre_ask_get_switch (CreAsk *ask, const char *name);
/* Returns: how many switches differ from the ruleset */
guint cre_ask_n_switched (CreAsk *ask);

/* The functions from here on change who shoots at whom. */

/* Returns: (transfer none) (nullable): the place of the shooter, or of his target */
const CrPlace *cre_ask_get_end (CreAsk *ask, CrQuestionEnd end);

/* Returns: (transfer full): a copy of the question without men and without a target, to be passed
 * to cre_ask_put() */
CrQuestion *cre_ask_forget (CreAsk *ask);
/* Asks for the field of all shooters of a question. @question: (transfer full) */
void cre_ask_show_field (CreAsk *ask, CrQuestion *question);

/* The first asks for the field of these shooters, the second for that of a garrison (FALSE when
 * there is none), the third for that of a man on each hex of an area of the map. The last removes a
 * shooter. */
void cre_ask_set_shooters (CreAsk *ask, const CrPlace *shooters, gsize n_shooters);
gboolean cre_ask_show_garrison (CreAsk *ask, CrGarrison which);
void cre_ask_show_area (CreAsk *ask, guint index);
void cre_ask_drop_shooter (CreAsk *ask, guint index);

/* Lets the walker start there; if @start is not on the map, there is no walker. */
void cre_ask_walk_from (CreAsk *ask, CrPlace start);

/* Asks about a shot from one place at another, of these two men only. */
void cre_ask_set_shot (CreAsk *ask, CrPlace from, CrPlace to);

/* Sets the target, and keeps the shooters and their field, which is drawn under the line; for a
 * walk it sets the goal and keeps what can be reached. Aiming at the shooter himself removes the
 * target. */
void cre_ask_aim (CreAsk *ask, CrPlace place);

/* Exchanges the shooter and his target; without a target nothing happens. */
void cre_ask_swap (CreAsk *ask);
/* Asks who can hit a man at that place. */
void cre_ask_set_victim (CreAsk *ask, CrPlace victim);

/* The first sets on what the man at an end stands. cre_ask_step_stand() moves the end that was
 * touched last to what is built above it (+1) or below it (−1), and returns FALSE when there is
 * nothing. */
void cre_ask_set_stand (CreAsk *ask, CrQuestionEnd end, const CrStand *stand);
/* See cr_question_find_stand(), cr_question_get_stand() and their like. */
gboolean cre_ask_find_stand (CreAsk *ask, guint shooter, CrStand *stand_out);
gboolean cre_ask_get_stand (CreAsk *ask, CrQuestionEnd end, CrStand *stand_out);
GArray *cre_ask_list_stands (CreAsk *ask, CrQuestionEnd end);
gboolean cre_ask_step_stand (CreAsk *ask, int by);

/* The first goes to the next side over which the man can shoot, clockwise (+1) or back (−1). The
 * second lets him shoot over that side only; called again for the same side, from the best place.
 * Both return FALSE when there is nothing to shoot over. */
gboolean cre_ask_step_side (CreAsk *ask, int by);
gboolean cre_ask_choose_side (CreAsk *ask, CrDirection side);

/* The first sets a way, hex by hex. The second extends it to a place over all hexes between; going
 * back over the last hex removes it. The third ends the drawing and returns FALSE when the way has
 * a single hex, which is removed. */
void cre_ask_set_way (CreAsk *ask, const CrPlace *places, gsize n_places);
void cre_ask_extend_way (CreAsk *ask, CrPlace place);
gboolean cre_ask_end_way (CreAsk *ask);

/* The functions from here on are about changes that are tried on the castle. */

guint cre_ask_n_changes (CreAsk *ask);
/* Returns: (transfer none): the change as a sentence */
const char *cre_ask_get_change (CreAsk *ask, guint index);
/* Returns: (transfer full) (nullable): a short name for what is tried: "Breach at 0710", "3 changes
 * tried"; NULL when nothing is */
char *cre_ask_dup_tried (CreAsk *ask);
/* Returns: (transfer none): the castle with the tried changes; without any, as it is at the
 * beginning of a game */
const CrScene *cre_ask_get_scene (CreAsk *ask);

/* Returns: (transfer full) (element-type CrOffer): the changes that can be tried there in addition
 * to those that are; below, the name of one for people */
GArray *cre_ask_list_offers (CreAsk *ask, CrPlace place);
char *cre_ask_name_offer (CreAsk *ask, const CrOffer *offer);

/* Tries one more change. Returns: FALSE with an error when it cannot be made on the castle with the
 * changes before it */
gboolean cre_ask_add_change (CreAsk *ask, const CrOffer *offer, GError **error);
/* Takes one tried change back, or all of them; an index beyond them is ignored. */
void cre_ask_remove_change (CreAsk *ask, guint index);
void cre_ask_clear_changes (CreAsk *ask);
/* Makes all tried changes on the map, as one step of undo. Returns: FALSE when nothing was changed
 */
gboolean cre_ask_keep_changes (CreAsk *ask);

/* The first tells whether the difference is being worked out, the second how much of it is done,
 * from 0 to 1. The third tells whether the work was stopped; it stays so until another question is
 * asked. */
gboolean cre_ask_is_comparing (CreAsk *ask);
double cre_ask_get_progress (CreAsk *ask);
gboolean cre_ask_is_stopped (CreAsk *ask);
void cre_ask_set_stopped (CreAsk *ask, gboolean stopped);

/* The first asks what could be different at a place. The second finds where that is: the place
 * asked for last, otherwise where the shot is decided, otherwise the shooter; it returns FALSE when
 * there is none of these. */
void cre_ask_wonder (CreAsk *ask, const CrPlace *place);
gboolean cre_ask_get_wonder (CreAsk *ask, CrPlace *place_out);
