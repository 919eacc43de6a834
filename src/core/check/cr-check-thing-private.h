/* cr-check-thing-private.h: one thing on a side, as its checks see it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check-private.h"
#include "cr-lof-options.h"

/**
 * CrThing:
 * @here: the hex that names the side
 * @beyond: the other
 * @inside: the hex that it belongs to, where one is said, else @here
 * @outside: the other of the two
 * @direction: of the side as seen from @inside
 * @options: of the ruleset
 */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  const CrSide *side;
  CrPlace here, beyond, inside, outside;
  CrDirection direction;
  const CrLofOptions *options;
} CrThing;

/* Returns: (transfer full): the printed name of the side, "1107:NE", from the hex where the problem
 * is shown */
char *cr_thing_dup_at (const CrThing *it);
const char *cr_thing_get_name (const CrThing *it);

/* Whether a building stands in the hex. */
gboolean cr_thing_is_built (const CrThing *it, CrPlace place);

/* Others on that side: of the same face, and of the other; NULL where there is none. */
gboolean cr_thing_is_like (const CrThing *it, const CrSide *other);

/* Returns: (nullable): the first of those that stand on the side before it and are like it */
const CrSide *cr_thing_find_first (const CrThing *it);

const CrSide *cr_thing_find_opposite (const CrThing *it);

/* Appends a problem of that side. */
CrProblem *cr_thing_add (const CrThing *it, const char *id, char *message);

/* Makes an edit of its whole side. */
CrEdit *cr_thing_replace (const CrThing *it, const CrSide *with);

/* What stands the wrong way round is turned, or goes where the right one stands already. */
void cr_thing_offer_turn (const CrThing *it, CrProblem *problem);

void cr_thing_offer_removal (const CrThing *it, CrProblem *problem);

void cr_check_slit (const CrThing *it);
void cr_check_door (const CrThing *it);
