/* cr-consequence-private.h: what befalls men. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-order.h"
#include "cr-refusal.h"
#include "cr-state-private.h"
#include "cr-table.h"

/* CHR-05: the second harm kills. */
void cr_harm_man (CrState *state, CrEvents *events, int man, CrHarm harm);

void cr_kill_man (CrState *state, CrEvents *events, int man, const char *rule);

/* Asks for it; answered by cr_decision_settle() when there is but one answer. */
void cr_decision_await (CrState *state, const CrAwaited *awaited);

/**
 * cr_decision_retreat:
 * @from: whom he falls back from
 *
 * CHR-05: who is stunned dies of it.
 */
void cr_decision_retreat (CrState *state,
                          CrEvents *events,
                          int man,
                          int n_hexes,
                          CrPlace from,
                          gboolean by_fire);

/* LAD-12: @choice: (nullable): where its other half comes to lie; NULL where there is no room */
void cr_ladder_lie (CrState *state, CrEvents *events, int index, const CrChoice *choice);

/* Gets the answers to what is awaited; and does what was answered, NULL when there was none. */
typedef void (*CrDecisionList) (CrState *state, const CrAwaited *awaited, GArray *choices);
typedef void (*CrDecisionAnswer) (CrState *state,
                                  CrEvents *events,
                                  const CrAwaited *awaited,
                                  const CrChoice *choice);

void cr_reaction_list_fire (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_reaction_answer_fire (CrState *state,
                              CrEvents *events,
                              const CrAwaited *awaited,
                              const CrChoice *choice);
void cr_reaction_answer_way (CrState *state,
                             CrEvents *events,
                             const CrAwaited *awaited,
                             const CrChoice *choice);

/* Who may go after those that fell back, and how far: CBT-11, CBT-12. */
void cr_advance_list (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_advance_answer (CrState *state,
                        CrEvents *events,
                        const CrAwaited *awaited,
                        const CrChoice *choice);

/* LAD-12: beside a ladder that falls, and what is done with that: a man, or the ladder's half. */
void cr_fall_list_beside_ladder (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_fall_off_ladder (CrState *state,
                         CrEvents *events,
                         const CrAwaited *awaited,
                         const CrChoice *choice);
void cr_fall_lay_ladder (CrState *state,
                         CrEvents *events,
                         const CrAwaited *awaited,
                         const CrChoice *choice);

/* DRW-02: off a bridge that is raised. */
void cr_fall_list_moat (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_fall_into_moat (CrState *state,
                        CrEvents *events,
                        const CrAwaited *awaited,
                        const CrChoice *choice);

/* Returns: (nullable): the rule by which nobody lives long who stands there: the gate moat kills
 * (TMP-02), and a passage under water (TMP-08) */
const char *cr_fall_find_peril (const CrState *state, CrPlace place, CrPostKind post);

void cr_retreat_list (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_retreat_answer (CrState *state,
                        CrEvents *events,
                        const CrAwaited *awaited,
                        const CrChoice *choice);

void cr_leap_answer (CrState *state,
                     CrEvents *events,
                     const CrAwaited *awaited,
                     const CrChoice *choice);
void cr_landing_list (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_landing_answer (CrState *state,
                        CrEvents *events,
                        const CrAwaited *awaited,
                        const CrChoice *choice);

/* JMP-04: whoever is on top of a foe attacks him as soon as one attacks. */
void cr_leap_begin (CrState *state);

/* Where he comes to stand is asked: on one of @places if any is free, else beside @from. */
void cr_landing_await (CrState *state,
                       int man,
                       CrPlace from,
                       CrHarm harm,
                       const CrPlace *places,
                       int n_places);

/* TRE-03: whether that step is from one large tree to another. */
gboolean cr_trees_are_crossed (const CrState *state, CrPlace from, CrPlace to);

/* Whether he is up a tree there. */
gboolean cr_trees_are_at (const CrState *state, CrPlace place);

/* Whether he gets there, told in an event; if he falls, where is asked. */
gboolean cr_trees_cross (CrState *state, CrEvents *events, int man, CrPlace to);

/* GRP-05: -1, or a rope that hangs from where he stands down to that hex, and is for him. */
int cr_rope_find_down (const CrState *state, int man, CrPlace to);

/* Whether he gets hold of it as he falls back, or dies. */
void cr_rope_grasp (CrState *state, CrEvents *events, int man, int gear);

/* A fight, from the die on; the odds hold. */
void cr_fight_resolve (CrState *state, CrEvents *events, const CrOrder *order, CrEventKind kind);

/* The fight of an attack, when those who may refuse it have answered. */
void cr_fight_await (CrState *state, const CrOrder *order);
void cr_fight_answer (CrState *state,
                      CrEvents *events,
                      const CrAwaited *awaited,
                      const CrChoice *choice);
void cr_fight_list_refusals (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_fight_refuse (CrState *state,
                      CrEvents *events,
                      const CrAwaited *awaited,
                      const CrChoice *choice);

/* CBT-01, CBT-13, CBT-16: whether he stands where he may attack that man. */
gboolean cr_attack_can_reach (const CrState *state, int man, int target, CrRefusal *refusal);

/* Where a man comes out who lay in wait: DEP-02. */
void cr_below_list (CrState *state, const CrAwaited *awaited, GArray *choices);
void cr_below_answer (CrState *state,
                      CrEvents *events,
                      const CrAwaited *awaited,
                      const CrChoice *choice);

/* Onto the ground there, a rider with his horse when that can go there, told in an event; what he
 * carried he lets go. */
void cr_decision_bring (CrState *state,
                        CrEvents *events,
                        int man,
                        CrPlace to,
                        CrEventKind kind,
                        const char *rule);

/* Adds an answer; man -1 and floor -1 for nobody. */
void cr_decision_add_choice (GArray *choices, int man, CrPlace place);
extern const CrPlace cr_nowhere;

/* Whether a man who moves does it hex by hex, since somebody may break in. */
gboolean cr_reaction_is_due (const CrState *state);

/* The way is in the turn; he begins it when this is settled. */
void cr_reaction_await_way (CrState *state, int man);

/* MIS-06: asks the other side who shoots at him where he is now, if anybody may. */
void cr_reaction_await_fire (CrState *state, int man);

/**
 * cr_find_watcher:
 * @was: (nullable): where the man has been before
 *
 * Returns: the first foe of @man who could attack him at that place, and not where he was; -1 for
 *   none
 */
int cr_find_watcher (const CrState *state, int man, CrPlace place, const CrPlace *was);

/* Whether nobody else living stands where he does. */
gboolean cr_is_alone (const CrState *state, int man);

/* CBT-12: FALSE when he has to stop beside that enemy. */
gboolean cr_reaction_gets_past (CrState *state, CrEvents *events, int man, int watcher);

/* The Challenge table, told in an event: whether he gets past @other. */
gboolean cr_roll_challenge (CrState *state, CrEvents *events, int man, int other, const char *rule);

/* Shoots, or only judges it, whoever's turn it is. */
gboolean cr_shoot (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal);

/* Whether he may shoot something now, and with what, whatever at. */
gboolean cr_shoot_is_free (CrState *state,
                           const CrOrder *order,
                           const CrWeapon **weapon_out,
                           CrRefusal *refusal);
/* The line at who would stand there on that post, be nobody there. */
CrLof cr_shoot_judge_at (CrState *state,
                         int man,
                         const CrWeapon *weapon,
                         CrPlace place,
                         const CrPost *post);
/* What it costs of his turn (MIS-06). */
void cr_shoot_use (CrState *state, CrEvents *events, int man, const CrWeapon *missile);

/* Whether the line is clear, as that judges it, but asked of what all lines share. */
gboolean cr_shoot_is_clear (CrState *state, const CrOrder *order);

/* The first of his weapons that he can shoot with now, NULL for none. */
const CrWeapon *cr_shoot_find_weapon (const CrState *state, int man);

/* Takes him off what he carries; it lies where it was. */
void cr_ladder_let_go (CrState *state, CrEvents *events, int man);

/* What the author takes off the map: a verb, as those of cr-verb-private.h. */
gboolean cr_ladder_remove (CrState *state,
                           const CrOrder *order,
                           CrEvents *events,
                           CrRefusal *refusal);

/* Does what leaves no choice, until somebody has one or nothing is awaited. */
void cr_decision_settle (CrState *state, CrEvents *events);

/* A die of the game, told in @event. */
int cr_roll (CrState *state, CrEvent *event, int sides);

/* Whether somebody who walks as he does could take that step, whoever stands there. */
gboolean cr_can_step (const CrState *state, int man, CrPlace to);
/* As that, and no bodies bar it. */
gboolean cr_can_enter (const CrState *state, int man, CrPlace to);
int cr_get_step_cost (const CrState *state, int man, CrPlace to);

/* MOV-08: -1, or who keeps others from ending there on that post; up a ladder one is in its hex. */
int cr_find_in_hex (const CrState *state, CrPlace place, CrPostKind post);

/* Likewise where he would stand who takes that step. */
int cr_find_in_way (const CrState *state, int man, CrPlace to);

/* Whether a living foe of @man is beside that place. */
gboolean cr_is_beside_foe (const CrState *state, int man, CrPlace place);
