/* cr-words-lof-private.h: the parts of the sentence of a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-lof.h"

/* A row's name as it stands inside a sentence; @code where it has none. */
char *cr_words_row (const CrNode *node, const char *code, const char *const *languages);

/* What shelters the target. */
char *cr_words_lof_shelter (const CrScene *scene, const CrLof *lof, const char *const *languages);

/* What follows the verdict: the reason, or the cover and the die. */
char *cr_words_lof_explain (const CrScene *scene, const CrLof *lof, const char *const *languages);

/* Cover, what raised it, and the die. */
char *cr_words_lof_describe_cover (const CrScene *scene,
                                   const CrLof *lof,
                                   const char *const *languages);
