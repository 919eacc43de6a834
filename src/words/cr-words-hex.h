/* cr-words-hex.h: everything known of a hex as words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/* Returns: (transfer full) (element-type utf8): a sentence or a line for each thing at @place, the
 * most important first. @languages: (array zero-terminated=1) (nullable): most wanted first; they
 * choose among the names in the ruleset, while all other words follow the locale. */
GPtrArray *cr_words_hex (const CrScene *scene, CrPlace place, const char *const *languages);

/**
 * cr_words_battering:
 *
 * Returns: (transfer full) (nullable): how much battering the wall stands; NULL when there is no
 *   wall
 */
char *cr_words_battering (const CrScene *scene, CrPlace place);
