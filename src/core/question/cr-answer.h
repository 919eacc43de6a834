/* cr-answer.h: what a castle answers. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-bands.h"
#include "cr-difference.h"
#include "cr-exposure.h"
#include "cr-question.h"
#include "cr-shot-table.h"

/**
 * CrAnswer: the answer to one question, and the castle as it would be where something is to be
 * different. It has what its kind asks for; getters of anything else give NULL. It borrows the
 * castle, and is good until the castle is swapped; to give it up, free it.
 */
typedef struct _CrAnswer CrAnswer;

/**
 * cr_answer_new:
 * @castle: as it is
 * @what_if: (nullable): borrowed; the castle with the changes, where somebody has it already
 * @question: copied
 *
 * Nothing is worked out yet but who is meant.
 *
 * Returns: (transfer full) (nullable): NULL with why it cannot be asked of that castle
 */
CrAnswer *cr_answer_new (CrCastle *castle,
                         CrCastle *what_if,
                         const CrQuestion *question,
                         GError **error);

/* Goes on with the answer, for those who must not wait: whether it is complete.
 * @n: about so many shots, hexes read or places compared; what is quick is done at once */
gboolean cr_answer_work (CrAnswer *answer, int n);

/* After the castle was swapped: what is read of it has to be worked again, of a field only what the
 * edit may concern. FALSE when it cannot follow and is only to be freed: what is asked about is
 * gone, shooters are others, hexes have moved, or it is of a castle with changes. */
gboolean cr_answer_follow (CrAnswer *answer);

/* Whether it may be shown: it is complete, or a field that has been and follows the castle still.
 */
gboolean cr_answer_is_known (const CrAnswer *answer);

/* Of a difference: how much of it is done, from 0 to 1. */
double cr_answer_get_progress (const CrAnswer *answer);

/* To a difference that has not been worked at yet: the field of the castle as it is.
 * @known: a field for the same shooters, with the same options; taken when it is complete */
void cr_answer_lend_field (CrAnswer *answer, const CrAnswer *known);

/* A path leads there from now on, to whatever of the hex is reached first: he who walks it goes
 * from where he went. */
void cr_answer_lead_to (CrAnswer *answer, CrPlace to);

void cr_answer_free (CrAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrAnswer, cr_answer_free)

/* Makes the answer and lets it be worked out. */
CrAnswer *cr_question_answer (CrCastle *castle,
                              CrCastle *what_if,
                              const CrQuestion *question,
                              GError **error);

const CrQuestion *cr_answer_get_question (const CrAnswer *answer);
const CrLofOptions *cr_answer_get_options (const CrAnswer *answer);

/* Of the castle that is asked about, with the changes. */
const CrScene *cr_answer_get_scene (const CrAnswer *answer);
const CrWays *cr_answer_get_ways (const CrAnswer *answer);

/* (element-type CrPlace): who shoots; known at once. */
const GArray *cr_answer_get_shooters (const CrAnswer *answer);

/* lof, section: the record, the same without the changes, where there are any, and what the line
 * touches (element-type CrLofStep). */
const CrLof *cr_answer_get_lof (const CrAnswer *answer);
const CrLof *cr_answer_get_before (const CrAnswer *answer);
const GArray *cr_answer_get_steps (const CrAnswer *answer);

/* field, dead, coverage, difference; the second for difference alone. */
const CrField *cr_answer_get_field (const CrAnswer *answer);
const CrDifference *cr_answer_get_difference (const CrAnswer *answer);

/* How far the weapon of all shooters carries and how far they see; (nullable): nothing limits it.
 * Nothing need be worked out for it. */
const CrBands *cr_answer_get_bands (CrAnswer *answer);

/* who (element-type CrLof), levels, exposure */
const GArray *cr_answer_get_hitters (const CrAnswer *answer);
const CrShotTable *cr_answer_get_shots (const CrAnswer *answer);
const CrExposure *cr_answer_get_exposure (const CrAnswer *answer);

/* reach, path: of a path as far as his feet carry him, whatever points he has. */
const CrReach *cr_answer_get_reach (const CrAnswer *answer);
const CrWalker *cr_answer_get_walker (const CrAnswer *answer);

/**
 * CrGoal: where a path leads.
 * @post: on what of the hex
 * @cost: movement points, or %CR_IMPASSABLE
 * @allowance: what he has for it; -1 for as many as it takes
 * @secret: TMP-07, he knows no way, and the owner of the castle does
 * @steps: (element-type CrStep): the cheapest way
 */
typedef struct {
  CrPostKind post;
  int cost, allowance;
  gboolean secret;
  GArray *steps;
} CrGoal;

const CrGoal *cr_answer_get_goal (const CrAnswer *answer);
