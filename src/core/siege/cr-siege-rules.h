/* cr-siege-rules.h: the figures of a siege by days, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

/**
 * CrSiegeFigure: a number of the siege.
 * @CR_SIEGE_TRACK_DAYS: days of the track, after which the besiegers go (GSI-02)
 * @CR_SIEGE_SUPPLY_DAYS: days of food where nobody says how many there are (GSI-01)
 * @CR_SIEGE_SURRENDER_TOTAL: with which a garrison surrenders (GSI-03)
 * @CR_SIEGE_SURRENDER_TWICE: added when the besiegers are twice as many; thrice likewise
 * @CR_SIEGE_SURRENDER_BREACHED: added when the outer works are breached; held; held, and what is
 *   behind them breached
 * @CR_SIEGE_SURRENDER_ALL_BUT_KEEP: added when they hold all but the keep (SUR-01)
 * @CR_SIEGE_SURRENDER_HUNGRY: added when there is food for no more than
 *   %CR_SIEGE_SURRENDER_HUNGRY_DAYS days (SUR-02)
 * @CR_SIEGE_WALL_HEXES: hexes of walls battered in a day (BAT-05); of hoardings likewise
 * @CR_SIEGE_HOARDING_DEMOLITION: results D that destroy a hex of a hoarding (HRD-10)
 * @CR_SIEGE_MINER_POINTS: battering points of a miner (BAT-01)
 * @CR_SIEGE_MINE_HEXES: hexes dug in a day, hurried likewise (MIN-04, MIN-07)
 * @CR_SIEGE_MINERS_MOUTH: miners in a penthouse, or in the mouth of a counter-mine
 * @CR_SIEGE_MINERS_HEX: miners that a mined hex holds, and one that is dug deep (MIN-04, MIN-06)
 * @CR_SIEGE_MINE_PART: of so many hexes of a wall one must be mined (MIN-05)
 * @CR_SIEGE_PENTHOUSE_MAN_TURNS: work of building one, and the men whom an engineer leads at least
 *   (MIN-02)
 */
typedef enum {
  CR_SIEGE_TRACK_DAYS,
  CR_SIEGE_SUPPLY_DAYS,
  CR_SIEGE_SURRENDER_TOTAL,
  CR_SIEGE_SURRENDER_RATIO,
  CR_SIEGE_SURRENDER_HIGH_RATIO,
  CR_SIEGE_SURRENDER_TWICE,
  CR_SIEGE_SURRENDER_THRICE,
  CR_SIEGE_SURRENDER_BREACHED,
  CR_SIEGE_SURRENDER_HELD,
  CR_SIEGE_SURRENDER_HELD_BREACHED,
  CR_SIEGE_SURRENDER_ALL_BUT_KEEP,
  CR_SIEGE_SURRENDER_HUNGRY,
  CR_SIEGE_SURRENDER_HUNGRY_DAYS,
  CR_SIEGE_WALL_HEXES,
  CR_SIEGE_HOARDING_HEXES,
  CR_SIEGE_HOARDING_DEMOLITION,
  CR_SIEGE_MINER_POINTS,
  CR_SIEGE_MINE_HEXES,
  CR_SIEGE_MINE_HEXES_HURRIED,
  CR_SIEGE_MINERS_MOUTH,
  CR_SIEGE_MINERS_HEX,
  CR_SIEGE_MINERS_DEEP_HEX,
  CR_SIEGE_MINE_PART,
  CR_SIEGE_PENTHOUSE_MAN_TURNS,
  CR_SIEGE_PENTHOUSE_MEN,
  CR_N_SIEGE_FIGURES,
} CrSiegeFigure;

/**
 * CrEngineUse: what an engine is for.
 */
typedef enum {
  CR_ENGINE_THROWS, /* batters from afar */
  CR_ENGINE_RAMS,   /* batters at the wall's foot */
  CR_ENGINE_CARRIED,
  CR_ENGINE_ROLLED,
  CR_ENGINE_MINES,
} CrEngineUse;

/**
 * CrEngineKind:
 * @id: "mangonel"
 * @points: battering points, 0 for none (BAT-01)
 * @days: that building one takes (GSI-05)
 * @node: the whole row, with its names; borrowed
 */
typedef struct {
  const char *id;
  CrEngineUse use;
  CrFigure points, days;
  const CrNode *node;
} CrEngineKind;

/**
 * CrMaterial: of what a wall is.
 * @id: "outer", "inner", "double", "simple", "wood"; an area of that kind says that its walls are
 * @table: by which it is battered (BAT-02)
 * @demolition: results D that demolish a hex of it (BAT-03)
 * @node: the whole row, with its names; borrowed
 */
typedef struct {
  const char *id, *table;
  CrFigure demolition;
  const CrNode *node;
} CrMaterial;

/* What a ruleset says of sieges: a value that lives as long as that. */
typedef struct _CrSiegeRules CrSiegeRules;

/**
 * cr_siege_rules_new:
 *
 * Returns: (transfer full) (nullable): NULL with an error that says where and what was expected; a
 *   ruleset that says nothing of sieges is none to play one by
 */
CrSiegeRules *cr_siege_rules_new (const CrRuleset *ruleset, GError **error);
CrSiegeRules *cr_siege_rules_ref (CrSiegeRules *rules);
void cr_siege_rules_unref (CrSiegeRules *rules);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSiegeRules, cr_siege_rules_unref)

CrFigure cr_siege_rules_get_figure (const CrSiegeRules *rules, CrSiegeFigure figure);

guint cr_siege_rules_n_engines (const CrSiegeRules *rules);
const CrEngineKind *cr_siege_rules_get_engine (const CrSiegeRules *rules, guint index);
/* (nullable) */
const CrEngineKind *cr_siege_rules_find_engine (const CrSiegeRules *rules, const char *id);

guint cr_siege_rules_n_materials (const CrSiegeRules *rules);
const CrMaterial *cr_siege_rules_get_material (const CrSiegeRules *rules, guint index);
/* (nullable) */
const CrMaterial *cr_siege_rules_find_material (const CrSiegeRules *rules, const char *id);

/* SUR-01: whether that rule leaves out that map. */
gboolean cr_siege_rules_exempts (const CrSiegeRules *rules, const char *rule, const char *map);

/**
 * cr_siege_rules_find_column:
 * @material: (nullable): id, of a table that tells materials apart
 * @points: battering points; what is between two columns takes the lower one (BAT-06)
 *
 * Returns: the index of the column of those points, -1 when there are too few for the first
 */
int cr_siege_rules_find_column (const CrTable *table, const char *material, int points);

/* A number that a result of a table says beside what all tables say: "lost", "days", "food". */
int cr_table_result_get_number (const CrTableResult *result, const char *name);
