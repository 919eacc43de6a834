/* cr-words-move.h: walking as words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-move.h"

/* In all: @languages, (array zero-terminated=1) (nullable), most wanted first, choose the names
 * of the ruleset; everything else follows the locale. */

/* "2", "2 ?" for an inferred figure, "2 H" for a house figure, "–" for impassable. */
char *cr_words_figure (const CrFigure *figure);

/* What a step costs in all, with the mark of the weaker of its parts: "3", "2 H". */
char *cr_words_price (const CrStep *step);

/* "1208 (courtyard, 0) → 1207 (stairway, +1): 2 MP — stairway 2 H. MOV-09." */
char *cr_words_walk (const CrScene *scene,
                     const CrStep *step,
                     int mover,
                     const char *const *languages);

/* A place, or the hoarding over it at that level. */
char *cr_words_walk_place (const CrScene *scene,
                           CrPlace place,
                           CrPostKind post,
                           int level,
                           const char *const *languages);

/* "1208 → 1502: 6 MP. Stairs 1407 cost 2 H." @steps: (element-type CrStep): of cr_reach_get_path()
 */
char *cr_words_path (const CrScene *scene, const GArray *steps, const char *const *languages);

/* The same, and that he has fewer points than it takes. @allowance: -1 for as many as it takes. */
char *cr_words_path_within (const CrScene *scene,
                            const GArray *steps,
                            int allowance,
                            const char *const *languages);

/* (transfer container) (element-type CrFigure): what stands behind each mark in that sentence, one
 * after another. */
GPtrArray *cr_words_path_figures (const CrScene *scene, const GArray *steps);

/* Behind the mark of cr_words_price(): the weaker of the parts. */
const CrFigure *cr_words_price_figure (const CrStep *step);

/* "1208 → 1502: no way on foot.", and why where one step decides it: beside the start or the end.
 */
char *cr_words_no_path (const CrWays *ways,
                        CrPlace from,
                        CrPlace to,
                        int mover,
                        const char *const *languages);

/* "1208: 143 hexes to be reached with 8 MP on foot." */
char *cr_words_reach (const CrScene *scene,
                      CrPlace from,
                      const CrWalker *walker,
                      int n_places,
                      const char *const *languages);
