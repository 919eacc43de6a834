/* cr-aids.h: the player aids that can be printed beside map and counters.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aid.h"
#include "cr-characters.h"
#include "cr-map.h"
#include "cr-ruleset.h"
#include "cr-words-section.h"

/**
 * CrAidKind:
 * @CR_AID_TERRAIN: the terrains and walls of the map, with costs and cover
 * @CR_AID_TABLES: the tables of the rules, each result with its source
 * @CR_AID_RANGE: the ranges of each weapon
 * @CR_AID_ODDS: the attack that each column of combat requires
 * @CR_AID_CHARACTERS: all characters with their figures
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

/* The names by which aids are chosen, "terrain", "tables", …; NULL after the last. */
extern const char *const cr_aid_names[];

/* @map: (nullable); @characters: (nullable): without them there is no sheet of characters */
typedef struct {
  const CrMap *map;
  const CrRuleset *ruleset;
  const CrCharacters *characters;
  const char *const *languages;
} CrAidSource;

void cr_aids_add (CrAid *aid, CrAidKind kind, const CrAidSource *source);

/* @sections: (element-type CrWordsSection): of a scenario; their tables are moved into the aid */
void cr_aids_add_sheet (CrAid *aid, GPtrArray *sections);
