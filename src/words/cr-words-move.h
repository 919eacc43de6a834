/* cr-words-move.h: walking as words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-move.h"

/* Texts of type char * are (transfer full). @languages: (array zero-terminated=1) (nullable): most
 * wanted first; they choose among the names in the ruleset, while all other words follow the
 * locale. */

/* Returns: (transfer full): "2"; "2 ?" for an inferred figure, "2 H" for a house figure, "–" for
 * impassable */
char *cr_words_figure (const CrFigure *figure);

/* Returns: (transfer full): the whole cost of a step, with the mark of its least certain part: "3",
 * "2 H" */
char *cr_words_price (const CrStep *step);

/* Returns: (transfer full): a place, or the hoarding over it */
char *cr_words_walk_place (const CrScene *scene,
                           CrPlace place,
                           CrPostKind post,
                           int level,
                           const char *const *languages);

/**
 * cr_words_path:
 * @steps: (element-type CrStep): of cr_reach_get_path()
 * @allowance: of whoever walks, in movement points; -1 for as many as it takes
 *
 * Returns: (transfer full): "1208 → 1502: 6 MP. Stairs 1407 cost 2 H.", and that he has fewer
 * points than it takes
 */
char *cr_words_path (const CrScene *scene,
                     const GArray *steps,
                     int allowance,
                     const char *const *languages);

/* Returns: (transfer container) (element-type CrFigure): the figure of each mark in that sentence,
 * in order */
GPtrArray *cr_words_path_figures (const CrScene *scene, const GArray *steps);

/* Returns: the figure whose mark cr_words_price() shows: the least certain part */
const CrFigure *cr_words_price_figure (const CrStep *step);

/* Returns: (transfer full): "1208 → 1502: no way on foot.", with the reason if one step beside the
 * start or the end decides it */
char *cr_words_no_path (const CrWays *ways,
                        CrPlace from,
                        CrPlace to,
                        int mover,
                        const char *const *languages);

/* Returns: (transfer full): "1208: 143 hexes to be reached with 8 MP on foot." */
char *cr_words_reach (const CrScene *scene,
                      CrPlace from,
                      const CrWalker *walker,
                      int n_places,
                      const char *const *languages);
