/* cr-mechanism.h: drawbridges, portcullises, stairways that are raised, sluices.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-stairway.h"

/**
 * CrMechanismKind: a row of the table of kinds.
 * @name: "drawbridge", "portcullis", "stairway", "sluice"
 * @states: the one it rests in, and the other: lowered and raised, shut and open
 * @rule: id of the rule of how it is worked; all are worked as a drawbridge is (DRW-01)
 * @harm: (nullable): id of the rule of what becomes of those who stand on it (DRW-02, TMP-04,
 *   TMP-08)
 */
typedef struct {
  const char *name, *states[2], *rule, *harm;
} CrMechanismKind;

/**
 * CrPlacedSide: a side of a hex of a floor, under either of its names.
 */
typedef struct {
  CrPlace place;
  CrDirection direction;
} CrPlacedSide;

#define CR_EFFECT_NO_LEVEL G_MININT

/**
 * CrEffect: what is so while the mechanism is in a state.
 * @state: (nullable): in which; NULL in either. Borrowed from the node, as all texts
 * @places: (element-type CrPlace) (owned): hexes, for @terrain, @structure and @level, or to be
 *   barred when these say nothing
 * @sides: (element-type CrPlacedSide) (owned): whose doors are as @opening says
 * @terrain: (nullable):
 * @structure: (nullable):
 * @level: or %CR_EFFECT_NO_LEVEL
 * @opening: a #CrOpening; by default a raised bridge shuts its gate and a raised portcullis opens
 * it
 * @of: (nullable): id of a link: a stairway that is raised, a passage that is flooded
 */
typedef struct {
  const char *state;
  GArray *places, *sides;
  const char *terrain, *structure, *of;
  int level;
  CrOpening opening;
} CrEffect;

/**
 * CrMechanism:
 * @id: (nullable): borrowed from the node, as @kind and @state
 * @kind: name of its #CrMechanismKind
 * @state: the one it is in
 * @control: where it is worked from; floor -1 when the map does not say
 * @turns: how many full turns, without moving, shooting or fighting, working it takes (DRW-01)
 * @effects: (element-type CrEffect) (owned):
 * @places: (element-type CrPlace) (owned): hexes that its effects name, each once
 * @barred: (element-type CrPlace) (owned): those that nobody enters while it stands as it does: a
 *   raised bridge, the upper hex of a raised stairway (TMP-05), what an open sluice itself puts
 *   under water. The passage that it floods is asked of a #CrLinkage: many sluices may lead into
 *   one passage of many hexes
 * @n_others: how many sides and other things its effects name
 *
 * What <mechanism id="" kind="drawbridge" control="8,9" state="lowered" turns="1"><effect
 * state="raised" hexes="8,11" terrain="moat" level="-1" sides="8,10:S"/></mechanism> says.
 */
typedef struct {
  const char *id, *kind, *state;
  CrPlace control;
  int turns;
  GArray *effects, *places, *barred;
  guint n_others;
} CrMechanism;

/**
 * cr_mechanism_read:
 * @mechanism_out: (out): to be cleared with cr_mechanism_clear(); untouched on error
 */
gboolean cr_mechanism_read (const CrMap *map,
                            const CrNode *node,
                            CrMechanism *mechanism_out,
                            GError **error);

void cr_mechanism_clear (CrMechanism *mechanism);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrMechanism, cr_mechanism_clear)

/* Whether it is out of use. A raised portcullis lets through; a raised bridge or stairway does not
 * (DRW-01, TMP-05). */
gboolean cr_mechanism_is_raised (const CrMechanism *mechanism);

/* Whether it lets the water in (TMP-08). */
gboolean cr_mechanism_is_open_sluice (const CrMechanism *mechanism);

/* Whether it acts on the hex in any of its states: by itself, its sides, its stairway or its
 * passage. */
gboolean cr_mechanism_concerns (const CrMechanism *mechanism, const CrMap *map, CrPlace place);

const CrMechanismKind *cr_mechanism_find_kind (const char *name);
guint cr_mechanism_n_kinds (void);

/* (nullable): */
const CrMechanismKind *cr_mechanism_get_kind (guint index);

/* The other state of the mechanism, NULL when it has but one. */
const char *cr_mechanism_get_other_state (const CrMechanism *mechanism);

/**
 * cr_mechanism_get_opening:
 *
 * What an effect makes of the doors on its sides in a state of the mechanism.
 *
 * Returns: how the doors on the sides of @effect stand in @state; DEFAULT when they stay as they
 *   are
 */
CrOpening cr_mechanism_get_opening (const CrMechanism *mechanism,
                                    const CrEffect *effect,
                                    const char *state);

/**
 * cr_mechanism_moves:
 * @portcullis: whether one hangs in the side
 *
 * A portcullis moves itself, where there is one; all else moves the doors behind it.
 *
 * Returns: whether it opens and shuts what is of @kind in a side that it works
 */
gboolean cr_mechanism_moves (const CrMechanism *mechanism, CrSideKind kind, gboolean portcullis);

/* LAD-03: whether the place is one of the two hexes that the gate behind a drawbridge stands
 * between: the wall sections of the gate towers beside it. */
gboolean cr_flanks_bridge (const CrMap *map, CrPlace place);

/* (element-type CrPlacedSide): gates that a drawbridge leads to and no effect of it names. */
void cr_mechanism_find_loose_gates (const CrMechanism *mechanism, const CrMap *map, GArray *gates);
