/* cr-state-private.h: a state from within. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-event.h"
#include "cr-plan-private.h"
#include "cr-siege-rules.h"
#include "cr-start-private.h"

/* A castle that several states share until one of them changes it. */
typedef struct {
  gatomicrefcount count;
  CrCastle *castle;
  char *digest;        /* (nullable): of its map */
  CrSiegeRules *siege; /* (nullable): made when they are asked for */
} CrGround;

/**
 * CrState:
 * @ground: (owned):
 * @library: (owned):
 * @seed: that the dice began with
 * @origin: (nullable): interned; digest of its map before the gear of that was taken in
 * @plan: (nullable) (owned): of a scenario
 * @start: (nullable) (owned): of a siege, where its sides begin
 * @fighters: (array length=turn.n_fighters): room for @room of them
 * @gear: (array length=turn.n_gear): room for @gear_room of it
 * @muster: (nullable) (owned): made when it is asked for
 * @mustered: it says what the fighters say
 */
struct _CrState {
  CrGround *ground;
  CrCharacters *library;
  guint64 seed;
  const char *origin;
  CrPlan *plan;
  CrStart *start;
  CrParty parties[CR_MAX_PARTIES];
  guint n_parties;
  CrTurn turn;
  CrFighter *fighters;
  guint room;
  CrGear *gear;
  guint gear_room;
  CrMuster *muster;
  gboolean mustered;
};

/* A man as he was before an order. */
typedef struct {
  guint index;
  CrFighter fighter;
} CrWas;

/* A piece of gear as it was before, likewise. */
typedef struct {
  guint index;
  CrGear gear;
} CrGearWas;

struct _CrEvents {
  GArray *happened;   /* CrEvent */
  GArray *were;       /* CrWas, the earlier first */
  GArray *gear_were;  /* CrGearWas */
  GPtrArray *changes; /* CrEdit, swapped in */
  CrTurn turn;        /* as it was */
};

/* What stands there when it begins comes from the map into the game. */
void cr_state_take_stock (CrState *state);

/* (nullable): what the ruleset says of battering; NULL where it says nothing. */
const CrSiegeRules *cr_state_get_siege_rules (const CrState *state);

/* All changes of a state are made through these, so that events can take them back. */
void cr_state_begin (const CrState *state, CrEvents *events);
CrTurn *cr_state_change_turn (CrState *state);
CrFighter *cr_state_change_fighter (CrState *state, CrEvents *events, int index);
/* Returns: his index */
int cr_state_add_fighter (CrState *state, const CrFighter *fighter);
CrGear *cr_state_change_gear (CrState *state, CrEvents *events, int index);
int cr_state_add_gear (CrState *state, const CrGear *gear);

/* @edit: (transfer full): built against the state's map */
void cr_state_change_castle (CrState *state, CrEvents *events, CrEdit *edit);

/* The new last event; to be filled in. */
CrEvent *cr_events_add (CrEvents *events, CrEventKind kind, int man);
