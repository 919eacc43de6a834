/* cr-words-lof.h: the record of a line of fire as words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-lof.h"

/**
 * CrWordsLof: the sentence in three parts, so that a window can set the verdict apart.
 * @before: "1109 (rampart, +2) → 1102 (open ground, 0), range 7: "
 * @verdict: "no fire"
 * @after: " — dead ground behind … . LOF-23."
 */
typedef struct {
  char *before, *verdict, *after;
} CrWordsLof;

/**
 * cr_words_lof:
 * @languages: (array zero-terminated=1) (nullable): most wanted first; here and below they choose
 *   among the names in the ruleset, while all other words follow the locale
 *
 * Returns: (transfer full): the one sentence that window, command line and screen reader share
 */
char *cr_words_lof (const CrScene *scene, const CrLof *lof, const char *const *languages);

/**
 * cr_words_lof_parts:
 *
 * Returns: the sentence in its fixed order: from and to with structure and level, range, verdict,
 *   deciding place and reason with its numbers, rule. Clear it with cr_words_lof_clear()
 */
CrWordsLof cr_words_lof_parts (const CrScene *scene,
                               const CrLof *lof,
                               const char *const *languages);

void cr_words_lof_clear (CrWordsLof *words);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrWordsLof, cr_words_lof_clear)

/**
 * cr_words_badge:
 *
 * Returns: (transfer full): "no fire", "clear, heavy cover", "not in line"
 */
char *cr_words_badge (const CrLof *lof);

/**
 * cr_words_tag:
 *
 * Returns: (transfer full): a place on the map and the level of a man there: "1107  +3"
 */
char *cr_words_tag (const CrScene *scene, CrPlace place, int level);

/**
 * cr_words_decided:
 *
 * Returns: (transfer full): the deciding place and the level of its top: "0810  +1", "1107 SW  +1"
 */
char *cr_words_decided (const CrScene *scene, const CrLof *lof);

/**
 * cr_words_higher:
 * @steps: (element-type CrLofStep): of the same line
 *
 * The first thing from the shooter that stops the line decides, even a courtyard at the foot of a
 * keep.
 *
 * Returns: (transfer full) (nullable): a higher thing that stops the line as well: "1307 (keep
 *   room)  +5"; NULL when there is none, or when the line is clear
 */
char *cr_words_higher (const CrScene *scene,
                       const CrLof *lof,
                       const GArray *steps,
                       const char *const *languages);

/* Returns: (nullable): the name of a #CrBand; NULL for any other number */
const char *cr_words_band_name (int band);

/**
 * cr_words_reverse:
 *
 * Returns: (transfer full): "the same", or the verdict of the opposite shot and its reason
 */
char *cr_words_reverse (const CrLof *lof);

/**
 * cr_words_step:
 *
 * Returns: (transfer full): a row of the table of steps: "0810 rampart +1 stops"
 */
char *cr_words_step (const CrScene *scene, const CrLofStep *step, const char *const *languages);

/* Returns: (transfer full): "1109 (rampart, +2)" */
char *cr_words_place (const CrScene *scene, CrPlace place, const char *const *languages);

/* Returns: (transfer full): what a man on a work stands on: "large siege tower, on its third level,
 * +3". @stand: on a work, never on the ground */
char *cr_words_lof_footing (const CrLofStand *stand, const char *const *languages);

/* Returns: (transfer full): "1109 (large siege tower, on its third level, +3)" */
char *cr_words_lof_stand (const CrScene *scene,
                          CrPlace place,
                          const CrLofStand *stand,
                          const char *const *languages);

/**
 * cr_words_post:
 * @stand: a man on a work
 *
 * Returns: (transfer full): "Scaling ladder NE, at its top, +2", with the ruleset's name of the
 *   work
 */
char *cr_words_post (const CrScene *scene, const CrLofStand *stand, const char *const *languages);

/**
 * cr_words_surface:
 *
 * Returns: (transfer full): what a man stands on: the structure, else the terrain
 */
char *cr_words_surface (const CrScene *scene, CrPlace place, const char *const *languages);

/* Returns: (transfer full): "0810 NE" */
char *cr_words_side (const CrScene *scene, CrPlace place, CrDirection side);

char *cr_words_side_kind (const CrScene *scene, CrSideKind kind, const char *const *languages);

/* Returns: (transfer full): "+2", "0", "−1", with a true minus */
char *cr_words_level (int level);

const char *cr_words_verdict (CrVerdict verdict);
const char *cr_words_cover (CrCover cover);

/**
 * cr_words_reason:
 *
 * Returns: two or three words for a badge on the map
 */
const char *cr_words_reason (CrLofReason reason);
