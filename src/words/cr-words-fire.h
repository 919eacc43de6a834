/* cr-words-fire.h: answers made of many lines of fire, as sentences and tables.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cr-change.h"
#include "cr-difference.h"
#include "cr-exposure.h"
#include "cr-shot-table.h"
#include "cr-words-table.h"

/**
 * CrWordsFire: the question that an answer belongs to; it borrows all.
 * @men: who shoots
 * @options: how lines of fire are judged
 * @languages: (array zero-terminated=1) (nullable): as in cr-words-lof.h
 */
typedef struct {
  const CrScene *scene;
  CrPlaces men;
  const CrLofOptions *options;
  const char *const *languages;
} CrWordsFire;

/* Returns: the question of @answer, which must outlive it */
CrWordsFire cr_words_fire_of (const CrAnswer *answer, const char *const *languages);

/* For each kind of answer there is one sentence, to be read aloud too, and a table, both (transfer
 * full). Tables of places list all floors. */

/* "From 1107 (rampart, +2): 143 places hit, 61 of dead ground; 12 in medium cover, …"; where they
 * lie on several floors "From 1107 (rampart, +2), on all floors: …" */
char *cr_words_field (const CrWordsFire *asked, const CrField *field);
CrWordsTable *cr_words_field_table (const CrWordsFire *asked, const CrField *field);
/* The table counts the places that are hit, by band of range and by cover. */
CrWordsTable *cr_words_field_bands (const CrWordsFire *asked, const CrField *field);

char *cr_words_dead (const CrWordsFire *asked, const CrField *field);
CrWordsTable *cr_words_dead_table (const CrWordsFire *asked, const CrField *field);

/* The sentence counts how many men can hit the places; the table lists the places, the most men
 * first. */
char *cr_words_coverage (const CrWordsFire *asked, const CrField *field);
CrWordsTable *cr_words_coverage_table (const CrWordsFire *asked, const CrField *field);

/* @hitters: (element-type CrLof): from cr_hitters_find(), best first */
char *cr_words_hitters (const CrWordsFire *asked, CrPlace target, const GArray *hitters);
CrWordsTable *cr_words_hitters_table (const CrWordsFire *asked, const GArray *hitters);

/**
 * cr_words_steps_table:
 * @steps: (element-type CrLofStep): from cr_lof_judge()
 *
 * Lists what one line of fire touches; its sentence is cr_words_lof().
 *
 * Returns: (transfer full): a row for each hex and side that the line touches, with the numbers of
 *   the rule where something rises
 */
CrWordsTable *cr_words_steps_table (const CrWordsFire *asked, const GArray *steps);

char *cr_words_fire_place (const CrWordsFire *asked, CrPlace place);

/* A text for one end of a shot: a floor, with what stands there. */

/**
 * cr_words_stand:
 *
 * Returns: (transfer full): the name of the floor, otherwise its id: "Upper floor (rampart, +2)";
 *   or the work on which the man stands
 */
char *cr_words_stand (const CrWordsFire *asked, CrPlace place, const CrLofStand *stand);

char *cr_words_shots (const CrWordsFire *asked, const CrShotTable *shots);
CrWordsTable *cr_words_shots_table (const CrWordsFire *asked, const CrShotTable *shots);

/* The sentence is "12 places gained, 3 places lost" or "No change of fire anywhere."; the table
 * lists the places. */
char *cr_words_difference (const CrWordsFire *asked, const CrDifference *difference);
CrWordsTable *cr_words_difference_table (const CrWordsFire *asked, const CrDifference *difference);

/* The sentence tells how many shots by how many men meet a way, and on which step most do; the
 * table lists all steps. */
char *cr_words_exposure (const CrWordsFire *asked, const CrExposure *exposure);
CrWordsTable *cr_words_exposure_table (const CrWordsFire *asked, const CrExposure *exposure);

/* Returns: (transfer full): "With a breach at 0710", "Without the wall of 0710 NE", "Drawbridge of
 * 1314: raised" */
char *cr_words_offer (const CrWordsFire *asked, const CrOffer *offer);
