/* cr-check.h: what is wrong with a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

typedef enum { CR_PROBLEM_ERROR, CR_PROBLEM_WARNING } CrSeverity;

/**
 * CrProblem:
 * @id: stable key of its kind, "level-against-stairs", "unknown-terrain", …
 * @place: where; floor -1 when it is the whole map's
 * @side: the side concerned, or -1
 * @rule: (nullable): rule id
 * @message: (owned): one sentence, translated
 * @mend: (nullable) (owned): one word or two for the button, translated, when @fix is set
 * @fix: (nullable) (owned): an edit that mends it, ready to be swapped in
 */
typedef struct {
  const char *id;
  CrSeverity severity;
  CrPlace place;
  CrDirection side;
  const char *rule;
  char *message, *mend;
  gpointer fix; /* CrEdit */
} CrProblem;

/* (transfer full) (element-type CrProblem): sorted by place. */
GPtrArray *cr_check_map (const CrScene *scene);
