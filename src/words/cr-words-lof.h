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

/* In all: @languages, (array zero-terminated=1) (nullable), most wanted first, choose the names
 * of the ruleset; everything else follows the locale. */
char *cr_words_lof (const CrScene *scene, const CrLof *lof, const char *const *languages);
CrWordsLof cr_words_lof_parts (const CrScene *scene,
                               const CrLof *lof,
                               const char *const *languages);
void cr_words_lof_clear (CrWordsLof *words);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrWordsLof, cr_words_lof_clear)

char *cr_words_badge (const CrLof *lof);
char *cr_words_tag (const CrScene *scene, CrPlace place, int level);
char *cr_words_decided (const CrScene *scene, const CrLof *lof);
char *cr_words_higher (const CrScene *scene,
                       const CrLof *lof,
                       const GArray *steps,
                       const char *const *languages);
const char *cr_words_band (const CrLof *lof);
const char *cr_words_band_name (int band);
char *cr_words_reverse (const CrLof *lof);
char *cr_words_step (const CrScene *scene, const CrLofStep *step, const char *const *languages);

char *cr_words_place (const CrScene *scene, CrPlace place, const char *const *languages);
/* On what that is not the ground a man stands; where he stands and on what; and the former for a
 * list. */
char *cr_words_lof_footing (const CrLofStand *stand, const char *const *languages);
char *cr_words_lof_stand (const CrScene *scene,
                          CrPlace place,
                          const CrLofStand *stand,
                          const char *const *languages);
char *cr_words_post (const CrScene *scene, const CrLofStand *stand, const char *const *languages);

char *cr_words_surface (const CrScene *scene, CrPlace place, const char *const *languages);
char *cr_words_side (const CrScene *scene, CrPlace place, CrDirection side);
char *cr_words_side_kind (const CrScene *scene, CrSideKind kind, const char *const *languages);
char *cr_words_level (int level);
const char *cr_words_verdict (CrVerdict verdict);
const char *cr_words_cover (CrCover cover);
const char *cr_words_reason (CrLofReason reason);
