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
 * CrWordsFire: what was asked.
 * @men: who shoots
 * @options: how lines are judged
 * @languages: (array zero-terminated=1) (nullable): as in cr-words-lof.h
 */
typedef struct {
  const CrScene *scene;
  CrPlaces men;
  const CrLofOptions *options;
  const char *const *languages;
} CrWordsFire;

/* What was asked, of an answer that must outlive it. */
CrWordsFire cr_words_fire_of (const CrAnswer *answer, const char *const *languages);

/* One sentence for speech, and a table: (transfer full). Tables of places hold every floor. */

/* "From 1107 (rampart, +2): 143 places hit, 61 of dead ground; 12 in medium cover, …"; where they
 * lie on several floors "From 1107 (rampart, +2), on all floors: …" */
char *cr_words_field (const CrWordsFire *asked, const CrField *field);
CrWordsTable *cr_words_field_table (const CrWordsFire *asked, const CrField *field);
/* Counts the places that are hit, by band of range and by cover. */
CrWordsTable *cr_words_field_bands (const CrWordsFire *asked, const CrField *field);

char *cr_words_dead (const CrWordsFire *asked, const CrField *field);
CrWordsTable *cr_words_dead_table (const CrWordsFire *asked, const CrField *field);

/* Counts how many can hit each place; the table lists the places, the most shooters first. */
char *cr_words_coverage (const CrWordsFire *asked, const CrField *field);
CrWordsTable *cr_words_coverage_table (const CrWordsFire *asked, const CrField *field);

/* @hitters: (element-type CrLof): of cr_hitters_find(), best first */
char *cr_words_hitters (const CrWordsFire *asked, CrPlace target, const GArray *hitters);
CrWordsTable *cr_words_hitters_table (const CrWordsFire *asked, const GArray *hitters);

/**
 * cr_words_steps_table:
 * @steps: (element-type CrLofStep): as cr_lof_judge() gives them
 *
 * The touches of one line; its sentence is cr_words_lof().
 *
 * Returns: (transfer full): a row for each hex and side the line touches, with the numbers of the
 *   rule where something rises
 */
CrWordsTable *cr_words_steps_table (const CrWordsFire *asked, const GArray *steps);

char *cr_words_fire_place (const CrWordsFire *asked, CrPlace place);

/* A floor of one end of a shot, with what stands there */

/**
 * cr_words_stand:
 *
 * Returns: (transfer full): "Upper floor (rampart, +2)", the floor by its name, else its id; or
 * what else he stands on
 */
char *cr_words_stand (const CrWordsFire *asked, CrPlace place, const CrLofStand *stand);

char *cr_words_shots (const CrWordsFire *asked, const CrShotTable *shots);
CrWordsTable *cr_words_shots_table (const CrWordsFire *asked, const CrShotTable *shots);

/* "12 places gained, 3 places lost", "No change of fire anywhere."; the table lists the places. */
char *cr_words_difference (const CrWordsFire *asked, const CrDifference *difference);
CrWordsTable *cr_words_difference_table (const CrWordsFire *asked, const CrDifference *difference);

/* How many shots of how many men meet a way, and on which step most do; the table lists all steps.
 */
char *cr_words_exposure (const CrWordsFire *asked, const CrExposure *exposure);
CrWordsTable *cr_words_exposure_table (const CrWordsFire *asked, const CrExposure *exposure);

/* "With a breach at 0710", "Without the wall of 0710 NE", "Drawbridge of 1314: raised" */
char *cr_words_offer (const CrWordsFire *asked, const CrOffer *offer);
