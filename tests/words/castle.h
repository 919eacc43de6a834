/* castle.h: small castles drawn in letters, with questions about lines of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

/**
 * CastleCase: one .case file.
 *
 *     # what it shows
 *     grid pointy odd         (default: flat even)
 *     map                     a row a line, a hex a word: a letter of the table in castle.c and
 *     .  r1 h  m-1            the level, 0 when left out; "x" is no hex
 *     side 2,1:N battlement   inside: the hex written, or in=beyond, in=none; height=, arc=, open
 *     floor room              a further floor, with its own map and sides
 *     profile classic         another ruleset than siege
 *     mechanism <mechanism kind="drawbridge" …/>    a node of the map; likewise area
 *     man 3,1:side=other      somebody who stands there, as --man of the command line
 *     weapon crossbow         what is shot; weather fog; light sun, light dim
 *     tower 2,3:facing=N:type=original   a siege tower
 *     fire 2,1 2,5 post=ladder-top@N target-post=hoarding
 *     fire 2,1 4,1 from=N along=either      and other switches of lines
 *     verdict clear           and any other line of the answer as --print gives it
 */
typedef struct {
  CrMap *map;
  CrPlace from, to;
  char *profile;
  CrDirection from_side;
  GPtrArray *towers; /* char *, "2,3:facing=N" */
  CrPost *from_post, *to_post;
  GPtrArray *switches; /* char *, "heights=classic" */
  CrMuster *muster;
  char *weapon, *weather;
  CrSky sky;
  GPtrArray *expected;
} CastleCase;

CastleCase *castle_case_load (const char *path);
void castle_case_free (CastleCase *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CastleCase, castle_case_free)

/* (transfer full) (array zero-terminated=1): "verdict …", "reason …", …, "sentence …" */
char **castle_case_answer (const CastleCase *self, const CrRuleset *ruleset);

const char *castle_case_get_profile (const CastleCase *self);
CrLofOptions castle_case_get_options (const CastleCase *self, const CrRuleset *ruleset);
