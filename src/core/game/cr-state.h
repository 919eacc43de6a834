/* cr-state.h: a game as it stands. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-blaze.h"
#include "cr-castle.h"
#include "cr-dice.h"
#include "cr-fighter.h"
#include "cr-game-limits.h"
#include "cr-gear.h"
#include "cr-scenario.h"
#include "cr-sequence.h"

#define CR_MAX_AWAITED 16
#define CR_MAX_JOINED 8
#define CR_MAX_WAY 96 /* steps of one order of moving */

/**
 * CrParty: one of the sides that play.
 * @id: interned; what orders call it
 * @team: whose teams are the same are friends
 * @defends: the castle is theirs (END-01, END-02)
 */
typedef struct {
  const char *id;
  int team;
  gboolean defends;
} CrParty;

/**
 * CrAwaitedKind: what a player has to decide before anything else is done.
 */
typedef enum {
  CR_AWAITED_RETREAT, /* to which hex a man falls back */
  CR_AWAITED_VICTIM,  /* who of his side takes the harm: CBT-10 */
  CR_AWAITED_ADVANCE, /* who goes after them, or nobody: CBT-11 */
  CR_AWAITED_FALL,    /* where a man lands who is thrown off a bridge: DRW-02 */
  CR_AWAITED_DROP,    /* or off a ladder: LAD-12 */
  CR_AWAITED_LADDER,  /* where the other half of a ladder lies that fell: LAD-12 */
  CR_AWAITED_FIRE,    /* who shoots at a man who moves, or nobody: MIS-06 */
  CR_AWAITED_WAY,     /* nothing: he goes on when the rest is settled, see #CrWay */
  CR_AWAITED_REFUSE,  /* whether he who is attacked falls back from it, and where to: CBT-15 */
  CR_AWAITED_FIGHT, /* nothing: they fight when the rest is settled; @number is 1 where @man attacks
                     * @men, 0 where they attack him */
  CR_AWAITED_LEAP,  /* nothing: @man attacks whom he has jumped on */
  CR_AWAITED_LANDING,  /* where @man comes to stand, who takes the #CrHarm @number then */
  CR_AWAITED_OUT,      /* where he comes out from under a rampart: DEP-02 */
  CR_AWAITED_UNHORSED, /* who of his side takes the harm, with his horse if he rides */
  CR_N_AWAITED_KINDS,
} CrAwaitedKind;

/**
 * CrAwaited: one decision.
 * @kind: a #CrAwaitedKind
 * @party: who decides
 * @man: whom it is about, -1 for nobody in particular
 * @number: hexes left of a retreat, movement points left of an advance, -1 at its start; a #CrHarm
 * @by_fire: it comes of a shot
 * @from: whom he falls back from
 * @men: (array length=n_men): among whom
 * @places: (array length=n_places): hexes that were given up
 */
typedef struct {
  guint8 kind, party, n_men, n_places;
  gint16 man, number;
  gboolean by_fire;
  CrPlace from;
  gint16 men[CR_MAX_JOINED];
  CrPlace places[CR_MAX_JOINED];
} CrAwaited;

#define CR_CHOICE_LET_PASS (-2)

/**
 * CrChoice: one of the answers to it.
 * @man: who, -1 for nobody, %CR_CHOICE_LET_PASS for nobody as long as he goes on
 * @place: where to; floor -1 for nowhere in particular
 */
typedef struct {
  int man;
  CrPlace place;
} CrChoice;

/**
 * CrWay: the rest of an order of moving that others break in upon.
 * @stands: (array length=n): numbers of the castle's ways, see cr_ways_index_on(); the first is
 *   where he began
 * @costs: (array length=n): points for each of the steps onto them
 * @at: the next of them
 * @let_pass: a bit for each side of which nobody shoots at him any more before its end
 */
typedef struct {
  guint8 at, n, let_pass;
  guint8 costs[CR_MAX_WAY];
  int stands[CR_MAX_WAY];
} CrWay;

#define CR_MAX_FORECASTS 16

/**
 * CrForecast: the weather from a game turn on.
 * @weather: (nullable): interned id of a row of the ruleset, NULL for clear weather
 */
typedef struct {
  int from;
  const char *weather;
} CrForecast;

#define CR_MAX_BLAZES 24
#define CR_MAX_HEAPS 16

/* Fascines in a hex of a moat that is not yet filled (TWO-05). */
typedef struct {
  CrPlace place;
  int fascines;
} CrHeap;

/**
 * CrTurn: all of a game that is small.
 * @dice: its stream
 * @number: the game turn, from 1; 0 while the men are set up
 * @player: index of the party whose player turn it is
 * @phase: of the ruleset's sequence; of a scenario's set-up, which of its areas is filled
 * @quiet: game turns without a blow (END-01)
 * @played: player turns that have begun
 * @n_fighters: how many men have ever come
 * @n_gear: likewise ladders
 * @last: the game turn after which the game ends, 0 for none (GEN-02)
 * @over: the game has ended
 * @winner: index of a party, -1 for nobody
 * @why_over: interned id of the rule by which, or NULL
 * @level: index of the scenario's victory, -1 for none
 * @holders: of each area that decides, 1 + the party that was the last to stand there alone
 * @happened: of each event of the scenario the game turn in which it happened, 0 for not yet
 * @due: whether the die has let each force come that comes by it
 * @flood: index of the sluice that the water comes through at the end of this player turn, -1 for
 *   none (TMP-08)
 * @sun: direction in which it stands, -1 for nowhere in particular (MIS-02)
 * @forecasts: (array length=n_forecasts): by their turns; before the first it is as the option says
 * @heaps: (array length=n_heaps):
 * @blazes: (array length=n_blazes): what burns, the longest first
 * @way: of the man who moves, as long as %CR_AWAITED_WAY waits
 * @n_awaited: decisions that wait; the last comes first
 */
typedef struct {
  CrDice dice;
  int number, player, phase;
  int quiet, played, last;
  guint n_fighters, n_gear;
  gboolean over;
  int winner;
  const char *why_over;
  int level;
  guint8 holders[CR_MAX_HELD];
  gint16 happened[CR_MAX_EVENTS];
  guint8 due[CR_MAX_FORCES];
  int flood;
  int sun;
  guint n_forecasts;
  CrForecast forecasts[CR_MAX_FORECASTS];
  guint n_heaps;
  CrHeap heaps[CR_MAX_HEAPS];
  guint n_blazes;
  CrBlaze blazes[CR_MAX_BLAZES];
  CrWay way;
  guint n_awaited;
  CrAwaited awaited[CR_MAX_AWAITED];
} CrTurn;

/**
 * CrState:
 *
 * Castle, men, turn and dice of a game. cr_game_apply()
 * changes it and nothing else does. The castle is shared by copies until something in it changes;
 * one thread at a time may have a state and its copies.
 */
typedef struct _CrState CrState;

/**
 * cr_state_new:
 * @castle: (transfer full): the game's own
 * @library: who can be in it
 * @seed: of the dice
 *
 * Returns: (transfer full): besiegers and garrison, who play in this order; none of them is there
 *   yet
 */
CrState *cr_state_new (CrCastle *castle, const CrCharacters *library, guint64 seed);

/**
 * cr_state_new_by:
 * @castle: to be copied
 * @choices: (array zero-terminated=1): options of this game, see cr_ruleset_choose()
 * @last_turn: the game ends after so many game turns, 0 for when its rules end it (GEN-02)
 *
 * Returns: (transfer full) (nullable): likewise; NULL with an error that says what the ruleset has
 */
CrState *cr_state_new_by (const CrCastle *castle,
                          const char *const *choices,
                          int last_turn,
                          const CrCharacters *library,
                          guint64 seed,
                          GError **error);

/**
 * cr_state_new_scenario:
 * @castle: to be copied; that of the scenario's map
 *
 * Returns: (transfer full) (nullable): the game before its set-up: doors and bridges are as the
 *   scenario says, its men are there or yet to come, and those who have a place stand on it. NULL
 *   with an error that says where in the scenario what is wrong
 */
CrState *cr_state_new_scenario (const CrCastle *castle,
                                const CrScenario *scenario,
                                const CrCharacters *library,
                                guint64 seed,
                                GError **error);

CrState *cr_state_copy (const CrState *state);
void cr_state_free (CrState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrState, cr_state_free)

CrCastle *cr_state_get_castle (const CrState *state);
const CrMap *cr_state_get_map (const CrState *state);
const CrRuleset *cr_state_get_ruleset (const CrState *state);
/* Whether that option of its rules has that value. */
gboolean cr_state_says (const CrState *state, const char *option, const char *value);
/* Whether it is played so that what a die has shown is not taken back. */
gboolean cr_state_is_fair (const CrState *state);
/* Returns: (nullable): the weather in which the game is played */
const CrWeather *cr_state_get_weather (const CrState *state);
/* Whether he stands where no weather is. */
gboolean cr_state_is_sheltered (const CrState *state, int man);
/* A figure of the rules that the game is played by. */
int cr_state_get_figure (const CrState *state, CrRuleFigure figure);
const CrCharacters *cr_state_get_library (const CrState *state);
const CrTurn *cr_state_get_turn (const CrState *state);
guint64 cr_state_get_seed (const CrState *state);

/* (nullable): the phase that is played; NULL while the men are set up. */
const CrPhase *cr_state_get_phase (const CrState *state);

/* (nullable): what is to be decided before anything else. */
const CrAwaited *cr_state_get_awaited (const CrState *state);

/* (element-type CrChoice): gets the answers to it, in the order of their numbers; none when nothing
 * is awaited. */
void cr_state_list_choices (CrState *state, GArray *choices);

/* Index of the party whose decision is awaited, else whose phase it is. */
int cr_state_get_actor (const CrState *state);

/* (nullable): what is played; NULL in free play. */
const CrScenario *cr_state_get_scenario (const CrState *state);

/* Of a scenario's set-up, the index of the area that is filled now; -1 when none is. */
int cr_state_get_setup_area (const CrState *state);

/* Whether those of that force of the scenario come onto the map now: their area is set up, or the
 * game has begun and their time has come. */
gboolean cr_state_force_comes (const CrState *state, guint force);

/* The area of the scenario in which a man who is not on the map comes onto it now; -1 where he does
 * not come, or may come anywhere. */
int cr_state_get_entry (const CrState *state, int man);

/* Whether that condition of the scenario holds now. */
gboolean cr_state_meets (const CrState *state, guint condition);

guint cr_state_n_parties (const CrState *state);
const CrParty *cr_state_get_party (const CrState *state, guint index);
/* -1: there is none of that id. */
int cr_state_find_party (const CrState *state, const char *id);

guint cr_state_n_fighters (const CrState *state);
const CrFighter *cr_state_get_fighter (const CrState *state, guint index);
/* -1: there is none of that id. */
int cr_state_find_fighter (const CrState *state, const char *id);

guint cr_state_n_gear (const CrState *state);
const CrGear *cr_state_get_gear (const CrState *state, guint index);
/* -1: there is none of that id. */
int cr_state_find_gear (const CrState *state, const char *id);

/* What it is that can burn: the kind of its side, the code of its structure or terrain, or the id
 * of a piece. */
const char *cr_fuel_get_code (const CrState *state, const CrFuel *fuel);

/* (element-type CrPlace): gets the hexes that burn with it; of a gate both of its sides. */
void cr_fuel_list_places (const CrState *state, const CrFuel *fuel, GArray *places);

/* Where the top of a ladder that stands leads to. */
CrPlace cr_gear_get_top (const CrGear *gear);

/* What is rolled, as lines of fire and the ground see it. */
CrTower cr_gear_get_tower (const CrState *state, int index);

/* Returns: the man who is on the ladder or rope @gear, or -1 */
int cr_state_find_climber (const CrState *state, int gear);

/* -1, or the first living man there, who stands on that post. */
int cr_state_find_living (const CrState *state, CrPlace place, CrPostKind post);

/* Whether the two men are of different teams. */
gboolean cr_state_are_foes (const CrState *state, int man, int other);

/* The living as lines of fire and walkers see them; the state's own, good until it changes. */
const CrMuster *cr_state_get_muster (CrState *state);

/* MOV-06, MOV-07: the dead of a hex. */
int cr_state_count_bodies (const CrState *state, CrPlace place);

/* What adds to the price of that hex for a man, or bars it: bodies and ladders (MOV-06, MOV-07,
 * MOV-14). Its rule is NULL where there is nothing. */
CrBurden cr_state_get_burden (const CrState *state, int man, CrPlace place);

/* What he walks as: index of the ruleset's mover. */
int cr_state_get_mover (const CrState *state, int man);

/* MOV-12: what of so many points, of which the weather took its part when his turn began, he has
 * under the open sky. */
int cr_state_get_open_points (const CrState *state, int man, int points);

/* (transfer full): where a man can go with so many points, -1 for any number, among all that stand
 * and lie there; or in the castle as if it were empty. Good until the state changes. */
CrReach *cr_state_get_reach (CrState *state, int man, int points);
CrReach *cr_state_get_reach_alone (const CrState *state, int man);

/* (transfer full): of the map as its author left it, if the state is new. */
char *cr_state_dup_map_digest (const CrState *state);

/* 64 hexadecimal digits, equal for two states that will play alike. */
char *cr_state_dup_digest (const CrState *state);
