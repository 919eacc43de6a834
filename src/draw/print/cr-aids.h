/* cr-aids.h: which player aids there are: sheets beside map and counters.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aid.h"
#include "cr-characters.h"
#include "cr-map.h"
#include "cr-ruleset.h"
#include "cr-words-section.h"

/**
 * CrAidKind:
 * @CR_AID_TERRAIN: what the map uses, with its costs and cover
 * @CR_AID_TABLES: of the rules, each result with where it is from
 * @CR_AID_RANGE: of each weapon
 * @CR_AID_ODDS: the attack that each column of a combat asks for
 * @CR_AID_CHARACTERS: who there is, with his figures
 * @CR_AID_RECORD: the days of a siege, to be filled in
 */
typedef enum {
  CR_AID_TERRAIN,
  CR_AID_TABLES,
  CR_AID_RANGE,
  CR_AID_ODDS,
  CR_AID_CHARACTERS,
  CR_AID_RECORD,
  CR_N_AIDS
} CrAidKind;

/* "terrain", "tables", …, as people ask for them; NULL after the last. */
extern const char *const cr_aid_names[];

/* @map: (nullable); @characters: (nullable): without them there is none of them */
typedef struct {
  const CrMap *map;
  const CrRuleset *ruleset;
  const CrCharacters *characters;
  const char *const *languages;
} CrAidSource;

void cr_aids_add (CrAid *aid, CrAidKind kind, const CrAidSource *source);

/* @sections: (element-type CrWordsSection): of a scenario; their tables are taken */
void cr_aids_add_sheet (CrAid *aid, GPtrArray *sections);
