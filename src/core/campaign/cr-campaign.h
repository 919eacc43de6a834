/* cr-campaign.h: a siege by days as it stands. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game-limits.h"
#include "cr-siege-rules.h"
#include "cr-state.h"

#define CR_MAX_TYPED 24 /* dice typed before they are rolled */

/* Who lies before the castle, and who is in it; as the parties of its games. */
typedef enum { CR_BESIEGERS, CR_GARRISON, CR_N_CAMPS } CrCamp;

/**
 * CrDayStep: where of a day the siege stands (GSI-02).
 * @CR_STEP_MUSTER: before the first day: men, engines and food are said
 * @CR_STEP_ACTION: event and initiative are known; works and the action of the day
 * @CR_STEP_ASSAULT: a game is played
 * @CR_STEP_EVENING: the wounded have been rolled for; the next day is yet to dawn
 */
typedef enum {
  CR_STEP_MUSTER,
  CR_STEP_ACTION,
  CR_STEP_ASSAULT,
  CR_STEP_EVENING,
} CrDayStep;

/**
 * CrSoldierState:
 * @CR_SOLDIER_HURT: wounded today, and not yet rolled for
 * @CR_SOLDIER_LAID: he heals, and is back on a day
 * @CR_SOLDIER_AWAY: for several months
 * @CR_SOLDIER_COMING: he has not come yet, and does on a day
 */
typedef enum {
  CR_SOLDIER_FIT,
  CR_SOLDIER_HURT,
  CR_SOLDIER_LAID,
  CR_SOLDIER_AWAY,
  CR_SOLDIER_DEAD,
  CR_SOLDIER_TAKEN,
  CR_SOLDIER_COMING,
  CR_N_SOLDIER_STATES,
} CrSoldierState;

/**
 * CrRelief: an army that comes to the garrison's help (BES-01).
 * @CR_RELIEF_COME: the besiegers have to say what they do
 * @CR_RELIEF_BATTLE: they give battle with all their men (BES-02)
 * @CR_RELIEF_DIVIDED: with a part of them; two games are played at once
 * @CR_RELIEF_REFUGE: they are besieged in what they hold (BES-03)
 */
typedef enum {
  CR_RELIEF_NONE,
  CR_RELIEF_COME,
  CR_RELIEF_BATTLE,
  CR_RELIEF_DIVIDED,
  CR_RELIEF_REFUGE,
} CrRelief;

/**
 * CrSoldier: one man of the siege.
 * @id: interned; the name he has in orders, log and games
 * @camp: a #CrCamp
 * @state: a #CrSoldierState
 * @back: the day on which he who is laid up comes back, or he comes who is yet to come
 * @outside: of the army that comes to relieve the place
 * @fields: he gives battle to it
 * @builds: index of the engine that he works on, -1 for none
 * @digs: index of the mine that he digs, -1 for none
 */
typedef struct {
  const char *id;
  const CrCharacter *character;
  guint8 camp, state, outside, fields;
  gint16 back, builds, digs;
} CrSoldier;

typedef enum {
  CR_ENGINE_BUILT,
  CR_ENGINE_READY,
  CR_ENGINE_BURNT,
} CrEngineState;

/**
 * CrEngine: what is built for a siege.
 * @id: interned
 * @state: a #CrEngineState; while it is built
 * @ready: the day on which it is ready
 */
typedef struct {
  const char *id;
  const CrEngineKind *kind;
  guint8 camp, state;
  gint16 ready;
} CrEngine;

/**
 * CrDamage: results D that a hex of a wall, or a gate on a side of it, has taken.
 * @side: a #CrDirection, -1 for the hex
 * @fallen: it is demolished
 * @citadel: it was of the keep, of a tower or of an inner wall (GSI-03)
 */
typedef struct {
  CrPlace place;
  int side, results;
  gboolean fallen, citadel;
} CrDamage;

#define CR_MINE_HEXES 32

/**
 * CrMineState:
 * @CR_MINE_DUG: it can be dug further
 * @CR_MINE_FIRED: its props burn (MIN-05)
 * @CR_MINE_LOST: that failed, and nobody goes back
 */
typedef enum {
  CR_MINE_DUG,
  CR_MINE_FIRED,
  CR_MINE_FALLEN,
  CR_MINE_LOST,
} CrMineState;

/**
 * CrMine:
 * @id: interned
 * @camp: a #CrCamp; of the garrison it is a counter-mine
 * @state: a #CrMineState
 * @deep: results D that the first hex takes (MIN-06)
 * @n: hexes that are dug and propped
 * @results: D of the one that is dug now
 * @manned: those who dug it last are in it, until they are driven out (MIN-08)
 * @days: for which that has been dug
 * @today: rolls on the day @worked
 * @worked: the last day on which men were in it
 * @penthouse: index of an engine, -1 for none
 * @from: where its mouth is
 * @hexes: those @n, and the one that is dug now
 */
typedef struct {
  const char *id;
  guint8 camp, state, deep, n, results, days, today, manned;
  gint16 worked, penthouse;
  CrPlace from, hexes[CR_MINE_HEXES + 1];
} CrMine;

/**
 * CrDay: all of a siege that is small.
 * @number: the day, from 1; 0 before the first
 * @track: the last
 * @food: days that the garrison's food lasts, this one included (GSI-01)
 * @step: a #CrDayStep
 * @camp: who has the initiative
 * @acted: the action of the day is taken
 * @batters: and it is battering
 * @idle: nobody attacks or batters today
 * @parleyed: surrender has been talked of today
 * @walls: hexes of walls battered today; hoardings likewise (BAT-05)
 * @lost: battering points of the engines that are lost, by camp (BAT-02)
 * @held: the besiegers hold all but the keep (SUR-01)
 * @relief: a #CrRelief
 * @relieved: the army of relief has been fought today, and comes again tomorrow at the earliest
 * @rations: days of food that the garrison left to the besiegers (BES-03)
 * @field: the game that is played is the battle outside
 * @commanded: the garrison had a commander (GSI-04)
 * @given: so many of the assaults that are planned have been given
 * @planned: the one that is played is the last of them
 * @over: the siege has ended
 * @winner: a #CrCamp, -1 for nobody
 * @why: (nullable): interned id of the rule by which
 * @typed: (array length=n_typed): dice to come, rolled by hand
 */
typedef struct {
  CrDice dice;
  gint16 number, track, food;
  gint16 rations;
  guint8 step, camp, relief, field;
  gboolean acted, batters, idle, parleyed, relieved, held, commanded, over;
  guint8 walls, hoardings, given, planned;
  gint16 lost[CR_N_CAMPS];
  int winner;
  const char *why;
  guint8 typed[CR_MAX_TYPED], n_typed;
} CrDay;

/**
 * CrCampaign:
 *
 * A siege from its first day to its last: castle, men, engines, food and dice; while an assault is
 * played, its game. cr_day_apply() changes it and nothing else does. Copies share what is the same;
 * one thread at a time may have a campaign and its copies.
 */
typedef struct _CrCampaign CrCampaign;

/**
 * cr_campaign_new:
 * @castle: to be copied
 * @choices: (array zero-terminated=1): options of its games, see cr_ruleset_choose()
 * @library: who can be in it
 * @seed: of the dice
 *
 * Returns: (transfer full) (nullable): NULL with an error when the rules say nothing of sieges
 */
CrCampaign *cr_campaign_new (const CrCastle *castle,
                             const char *const *choices,
                             const CrCharacters *library,
                             guint64 seed,
                             GError **error);
CrCampaign *cr_campaign_copy (const CrCampaign *campaign);
void cr_campaign_free (CrCampaign *campaign);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrCampaign, cr_campaign_free)

/**
 * cr_campaign_plan:
 *
 * Before the first order: the assaults that a scenario has planned are given in their order, each
 * by its own length, areas and victory.
 *
 * Returns: FALSE with an error that says in which of them what is wrong
 */
gboolean cr_campaign_plan (CrCampaign *campaign, const CrScenario *scenario, GError **error);

/* (nullable): NULL when none are planned */
const CrScenario *cr_campaign_get_plan (const CrCampaign *campaign);

/* Of the assault that is planned for now, whose day has come, its index in the plan; -1 for an
 * assault like any other. */
int cr_campaign_get_planned (const CrCampaign *campaign);

const CrDay *cr_campaign_get_day (const CrCampaign *campaign);
const CrSiegeRules *cr_campaign_get_rules (const CrCampaign *campaign);
const CrRuleset *cr_campaign_get_ruleset (const CrCampaign *campaign);
const CrCharacters *cr_campaign_get_library (const CrCampaign *campaign);
CrCastle *cr_campaign_get_castle (const CrCampaign *campaign);
const CrMap *cr_campaign_get_map (const CrCampaign *campaign);
guint64 cr_campaign_get_seed (const CrCampaign *campaign);

/* (transfer full): of the map as its author left it */
char *cr_campaign_dup_origin (const CrCampaign *campaign);

/* (nullable): the game that is played, NULL when none is; of its state after an order only the next
 * one has a say. */
CrState *cr_campaign_get_assault (const CrCampaign *campaign);

/* Who batters and digs: after %CR_RELIEF_REFUGE the garrison and its friends. */
CrCamp cr_campaign_get_attacker (const CrCampaign *campaign);

guint cr_campaign_n_soldiers (const CrCampaign *campaign);
const CrSoldier *cr_campaign_get_soldier (const CrCampaign *campaign, guint index);
int cr_campaign_find_soldier (const CrCampaign *campaign, const char *id);
/* How many of that camp are in that state, horses and the army of relief left out. */
int cr_campaign_count (const CrCampaign *campaign, CrCamp camp, CrSoldierState state);
/* BES-01: an army of relief is there that has not come yet. */
gboolean cr_campaign_is_relief_awaited (const CrCampaign *campaign);
/* BES-02: the besiegers have said that they meet it, and that has not been played yet. */
gboolean cr_campaign_is_battle_due (const CrCampaign *campaign);
/* How many men of the army of relief are in that state, horses left out. */
int cr_campaign_count_relief (const CrCampaign *campaign, CrSoldierState state);

guint cr_campaign_n_engines (const CrCampaign *campaign);
const CrEngine *cr_campaign_get_engine (const CrCampaign *campaign, guint index);
int cr_campaign_find_engine (const CrCampaign *campaign, const char *id);

/* BAT-01, BAT-02: points of the engines that throw and are ready, those that are lost taken off. */
int cr_campaign_get_points (const CrCampaign *campaign, CrCamp camp);

guint cr_campaign_n_mines (const CrCampaign *campaign);
const CrMine *cr_campaign_get_mine (const CrCampaign *campaign, guint index);
int cr_campaign_find_mine (const CrCampaign *campaign, const char *id);
/* MIN-05: hexes that have to be mined before its wall or tower falls. */
int cr_campaign_count_to_mine (const CrCampaign *campaign, int mine);
/* MIN-08: whether a mine of the other side has come upon it. */
gboolean cr_campaign_has_met (const CrCampaign *campaign, int mine);

guint cr_campaign_n_damages (const CrCampaign *campaign);
const CrDamage *cr_campaign_get_damage (const CrCampaign *campaign, guint index);
/* How many results D that wall or gate has taken. */
int cr_campaign_get_results (const CrCampaign *campaign, CrPlace place, int side);

/* Whether a gate, a postern or a door that is not broken is on that side of it. */
gboolean cr_campaign_has_gate (const CrCampaign *campaign, CrPlace place, int side);

/* 64 hexadecimal digits, equal for two sieges that will go on alike. */
char *cr_campaign_dup_digest (const CrCampaign *campaign);

/* "besiegers", "garrison": stable keys, as the parties of the games. */
const char *cr_camp_get_name (CrCamp camp);
