/* cr-scenario.h: what is to be played, as its author wrote it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

#define CR_MAX_BUDGET 9999

/* All that a row says stands in its node, unknown things too; what is read from it is borrowed from
 * it. Each begins with its id, NULL where it needs none. */

/**
 * CrScenarioSide: one of those who play, in the order of their turns.
 * @team: whose teams are the same are friends
 * @defends: the castle is theirs: END-01, END-02
 */
typedef struct {
  const char *id;
  const CrNode *node;
  int team;
  gboolean defends;
} CrScenarioSide;

/* How a term changes what the terms before it say. */
typedef enum { CR_TERM_ALL, CR_TERM_AND, CR_TERM_ONLY, CR_TERM_WITHOUT, CR_N_TERMS } CrTermWord;

/* What the term of an area is about. */
typedef enum {
  CR_TERM_ANYWHERE,
  CR_TERM_AREA, /* of the scenario or of the map, by its id */
  CR_TERM_EDGE, /* of the map, by its name or as N, E, S, W */
  CR_TERM_TERRAIN,
  CR_TERM_STRUCTURE,
  CR_TERM_MANNED, /* "ramparts", "slits" or "garrison": where men of a garrison stand */
  CR_TERM_HEXES,
  CR_N_TERM_KINDS,
} CrTermKind;

/**
 * CrAreaTerm: "without within 3 of the ramparts".
 * @of: (nullable): what is meant, by @kind
 * @within: so many hexes of it
 */
typedef struct {
  const CrNode *node;
  CrTermWord word;
  CrTermKind kind;
  const char *of;
  int within;
} CrAreaTerm;

/**
 * CrScenarioArea: a sum of terms. Those with a side are set up in, one after another.
 * @side: whose men set up there, -1 for nobody's
 * @hidden: until they move or shoot
 * @terms: (element-type CrAreaTerm):
 */
typedef struct {
  const char *id;
  const CrNode *node;
  int side;
  gboolean hidden;
  GArray *terms;
} CrScenarioArea;

/**
 * CrForce: men who come together.
 * @area: where they are set up or come in, of the scenario's; -1 where each has his own place
 * @turn: the game turn in which they come, 0 for the set-up; of those who come by an event so many
 *   turns after it
 * @budget: in points, 0 for none
 * @pick: how many of them the player chooses, 0 for all, %CR_PICK_BY_POINTS for as many as the
 *   budget pays
 * @event: the event that they come by, -1 for none
 * @relief: in a siege by days they are the army that comes to relieve the place
 * @die: from then on they come when a die, thrown as each turn of theirs begins, shows no more
 *   than that; 0 for no die
 */
typedef struct {
  const char *id;
  const CrNode *node;
  int side, area, turn, budget, pick, event, die;
  gboolean relief;
} CrForce;

#define CR_PICK_BY_POINTS (-1)

/* Whether they come after the set-up. */
gboolean cr_force_comes_later (const CrForce *force);

/**
 * CrScenarioMan:
 * @id: his name in orders; it tells two of one character apart
 * @character: id in the library
 * @horse: (nullable): likewise, of the horse that he rides; its name in orders
 * @at: (nullable): the hex that he begins on
 * @facing: (nullable): likewise
 * @on: (nullable): on what of it, "tower/level-2"
 * @points: what he counts; 1 where he is not told
 * @wounded: he begins so
 * @kneeling: likewise
 * @stunned: player turns that he is still stunned
 * @climbing: (nullable): the ladder that he is up, at whose foot @at is
 */
typedef struct {
  const char *id;
  const CrNode *node;
  const char *character, *horse, *at, *facing, *on, *climbing;
  int force, points, stunned;
  gboolean wounded, kneeling;
} CrScenarioMan;

/**
 * CrScenarioGear: a ladder, or what else is carried or rolled.
 * @kind: "ladder", or one of the ruleset's works
 * @raised: of a ladder: it stands at its place, and leans to where it faces
 * @gone: what the map has of that id is not there
 */
typedef struct {
  const char *id;
  const CrNode *node;
  const char *kind, *at, *facing;
  int force;
  gboolean raised, gone;
} CrScenarioGear;

/**
 * CrScenarioEngine: what a siege by days begins with besides.
 * @kind: one of the ruleset's engines
 * @side: whose it is
 */
typedef struct {
  const char *id;
  const CrNode *node;
  const char *kind;
  int side;
} CrScenarioEngine;

typedef enum {
  CR_CONDITION_HOLD, /* areas */
  CR_CONDITION_FATE, /* of men, taken or dead */
  CR_CONDITION_LOST, /* points */
  CR_CONDITION_EXIT, /* men who have left the map over an edge */
  CR_CONDITION_TIME, /* a span of game turns */
  CR_N_CONDITIONS,
} CrConditionKind;

/* What befalls a man, as bits. */
typedef enum { CR_FATE_DEAD = 1, CR_FATE_TAKEN = 2, CR_FATE_LEFT = 4 } CrFate;

/**
 * CrCondition: one sentence of what a side has to bring about.
 * @side: whose men, -1 where @of says it
 * @of: (array zero-terminated=1) (owned): ids of areas or men, or names of edges
 * @least: so many of them, all where it is 0; of a time the last of the turns, 0 for no last
 * @number: so many men, or points; of a time the first of the turns
 * @now: held means that they stand there, and not that they were the last to do so
 * @fates: bits of #CrFate
 */
typedef struct {
  const CrNode *node;
  CrConditionKind kind;
  int side;
  char **of;
  int least, number;
  gboolean now;
  int fates;
} CrCondition;

/**
 * CrLevel: a victory. One without conditions holds when no other does.
 * @side: who wins, -1 for nobody
 * @at_once: the game ends by it
 * @ends_siege: of a planned assault: the siege by days ends by it too
 * @all: it takes all of its conditions, not one of them
 * @first, @n: its conditions
 */
typedef struct {
  const char *id;
  const CrNode *node;
  int side;
  gboolean at_once, all, ends_siege;
  guint first, n;
} CrLevel;

/**
 * CrScenarioEvent: what men come by.
 * @all: it takes all of its conditions, not one of them
 * @first, @n: its conditions, which stand behind those of the levels
 */
typedef struct {
  const char *id;
  const CrNode *node;
  gboolean all;
  guint first, n;
} CrScenarioEvent;

/* Who wins where two sides have won. */
typedef enum { CR_TIE_FIRST, CR_TIE_DRAW, CR_TIE_SIDE } CrTie;

typedef struct CrScenario CrScenario;

/**
 * CrScenarioAssault: one that is planned in a siege by days.
 * @day: before which it is not given
 * @last_turn: its length, 0 for that of the scenario
 * @it: (owned): what is played then: the scenario with this length, these areas and this victory,
 *   and without the siege
 */
typedef struct {
  const char *id;
  const CrNode *node;
  int day, last_turn;
  CrScenario *it;
} CrScenarioAssault;

/**
 * CrScenario:
 * @root: the whole file; what nobody knows of it is kept there
 * @map, @ruleset, @characters: (nullable): the elements uses; their id, and where the map lies
 * @choices: (array zero-terminated=1) (owned): options and modules, as cr_ruleset_choose() takes
 *   them
 * @changes: (element-type CrNode): elements state and change: the castle as the game begins
 * @skies: (element-type CrNode): elements weather and sun, in order
 * @plights: (element-type CrNode): elements fire and heap: what burns as the game begins, and
 *   fascines in a moat that is not filled
 * @last_turn: after which it ends, 0 for when its rules end it (GEN-02)
 * @siege: (nullable): the element siege: it is led by days
 * @days, @food: of it, at most and at the start; 0 where it does not say
 * @engines: of it
 * @assaults: of it, in the order in which they are given
 * @men, @gear: of all forces
 * @events: what men come by
 * @tie, @tie_side: who wins where two sides have won
 * @faults: (element-type GError): what in it cannot be read; the rest is as if that were not there
 * @fault_rows: (element-type CrNode): the row of each
 *
 * Never changed; another one is made of a changed tree.
 */
struct CrScenario {
  CrNode *root;
  const char *id;
  const CrNode *map, *ruleset, *characters;
  char **choices;
  GPtrArray *changes, *skies, *plights;
  int last_turn;
  const CrNode *siege;
  int days, food;
  GArray *engines;  /* CrScenarioEngine */
  GArray *assaults; /* CrScenarioAssault */
  GArray *sides, *areas, *forces, *men, *gear;
  GArray *levels, *conditions, *events;
  CrTie tie;
  int tie_side;
  gboolean players_judge;
  GPtrArray *faults, *fault_rows;
};

/**
 * cr_scenario_new:
 * @root: the element scenario
 *
 * Returns: (transfer full) (nullable): NULL with an error only when it has no id; whatever else is
 *   wrong is among its faults
 */
CrScenario *cr_scenario_new (const CrNode *root, GError **error);
CrScenario *cr_scenario_ref (const CrScenario *scenario);
void cr_scenario_unref (CrScenario *scenario);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrScenario, cr_scenario_unref)

/* FALSE with the first of its faults: nothing begins with what cannot be read. */
gboolean cr_scenario_check_faults (const CrScenario *scenario, GError **error);

/* Rows by number; @index is of that list. */
const CrScenarioSide *cr_scenario_get_side (const CrScenario *scenario, guint index);
const CrScenarioArea *cr_scenario_get_area (const CrScenario *scenario, guint index);
const CrForce *cr_scenario_get_force (const CrScenario *scenario, guint index);
const CrScenarioMan *cr_scenario_get_man (const CrScenario *scenario, guint index);
const CrScenarioGear *cr_scenario_get_gear (const CrScenario *scenario, guint index);
const CrScenarioEngine *cr_scenario_get_engine (const CrScenario *scenario, guint index);
const CrScenarioAssault *cr_scenario_get_assault (const CrScenario *scenario, guint index);
const CrLevel *cr_scenario_get_level (const CrScenario *scenario, guint index);
const CrScenarioEvent *cr_scenario_get_event (const CrScenario *scenario, guint index);
const CrCondition *cr_scenario_get_condition (const CrScenario *scenario, guint index);

/* (element-type CrScenarioSide and so on): -1: none of that id is among them. */
int cr_scenario_find (const GArray *rows, const char *id);

/* As people call a side, an area or a force. */
const char *cr_scenario_get_name (const CrNode *node, const char *const *languages);
/* (nullable): of the scenario. */
const char *cr_scenario_get_title (const CrScenario *scenario, const char *const *languages);
