/* fixture-case.h: small maps drawn in letters, with questions and answers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * A case file, a line at a time:
 *
 *   # what it shows, and the ids of its rules
 *   grid COLUMNS ROWS flat|pointy odd|even      once, first
 *   legend LETTER TERRAIN [LEVEL [STRUCTURE]]   "." is flat 0, "-" no hex, unless said otherwise
 *   floor ID [OWNER]                            those after the first, which is "g"; OWNER: known
 * to him alone, and below the others plan LETTER LETTER …                        the next row of
 * the current floor side 3,3:N KIND [inside=3,3] [state=open] [height=2] [arc=60] link <spiral …/>
 * mechanism <…>   area <…>   any element of those sections ask QUESTION = ANSWER to the question
 * before it
 */
typedef struct {
  CrMap *map;
  GPtrArray *questions, *answers; /* char *; an answer "" where none is written */
} FixtureCase;

typedef char *(*FixtureAnswer) (const FixtureCase *it, const char *question);

FixtureCase *fixture_case_read (const char *text);
void fixture_case_free (FixtureCase *it);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FixtureCase, fixture_case_free)

/* A TAP test for each file of tests/data/@family, or prints one when told so by --print FILE. */
int fixture_case_run (int argc, char **argv, const char *family, FixtureAnswer answer);
void fixture_case_add_tests (const char *family, FixtureAnswer answer);
