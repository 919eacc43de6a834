/* cr-words-lof-private.h: parts of the sentence about a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-lof.h"

/* Returns: (transfer full): the name of a node as it stands inside a sentence; @code when it has no
 * name */
char *cr_words_row (const CrNode *node, const char *code, const char *const *languages);

/* Returns: (transfer full): what shelters the target */
char *cr_words_lof_shelter (const CrScene *scene, const CrLof *lof, const char *const *languages);

/* Returns: (transfer full): the text after the verdict: the reason, or the cover and the die */
char *cr_words_lof_explain (const CrScene *scene, const CrLof *lof, const char *const *languages);

/* Returns: (transfer full): the cover, what raised it, and the die */
char *cr_words_lof_describe_cover (const CrScene *scene,
                                   const CrLof *lof,
                                   const char *const *languages);
