/* cr-words-hex.h: everything known of a hex as words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/* A sentence or a line for each thing at @place, the most important first: (element-type utf8).
 * @languages, (array zero-terminated=1) (nullable), most wanted first, choose the names of the
 * ruleset; everything else follows the locale. */
GPtrArray *cr_words_hex (const CrScene *scene, CrPlace place, const char *const *languages);

/**
 * cr_words_battering:
 *
 * Returns: (transfer full) (nullable): how long the wall stands; NULL where there is none
 */
char *cr_words_battering (const CrScene *scene, CrPlace place);
