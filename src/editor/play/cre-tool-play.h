/* cre-tool-play.h: the hand that moves men. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"
#include "cre-tool.h"

/**
 * CreToolPlay:
 *
 * Takes hold of a man on the stage of a game and gives the orders that the hand means: a press
 * chooses him and shows where he can go, a drag or a click elsewhere sends him there. A man of the
 * library who is taken in hand is put where the next click is. Shift or Ctrl adds another man to
 * those who are in hand. Enter does what a click does, Shift+Enter adds, Ctrl+Enter ends the phase,
 * Delete takes a man off the map, Backspace takes the last order back; comma and full stop step
 * through the log, Tab through the answers to what is asked.
 *
 * Signal: chosen (), when somebody else, or nobody, is in hand.
 */
#define CRE_TYPE_TOOL_PLAY (cre_tool_play_get_type ())
G_DECLARE_FINAL_TYPE (CreToolPlay, cre_tool_play, CRE, TOOL_PLAY, CreTool)

CreTool *cre_tool_play_new (CrePlay *play);

/* Returns: the man in hand, the first of several, or -1 for nobody */
int cre_tool_play_get_chosen (CreToolPlay *tool);
void cre_tool_play_choose (CreToolPlay *tool, int man);

/* Adds him to those who are in hand, or lets him go; who is not of their side is chosen alone. */
void cre_tool_play_join (CreToolPlay *tool, int man);

/* Chooses the next, or by a step of -1 the one before, of those whose turn it is who can be given
 * an order; whether there is one. */
gboolean cre_tool_play_step (CreToolPlay *tool, int step);

/* (transfer none) (array length=n_out): who are in hand. */
const gint16 *cre_tool_play_get_men (CreToolPlay *tool, int *n_out);

/* @character: (nullable): of the library, taken in hand for that side */
void cre_tool_play_take (CreToolPlay *tool, const CrCharacter *character, int party);
const CrCharacter *cre_tool_play_get_taken (CreToolPlay *tool, int *party_out);

/* Who is taken in hand comes on a horse, if he rides; comma and full stop turn it. */
void cre_tool_play_set_on_horse (CreToolPlay *tool, gboolean on_horse);
gboolean cre_tool_play_is_on_horse (CreToolPlay *tool);

/* How a rider would face at the end of the way; a #CrDirection, -1 for who has no front. */
int cre_tool_play_get_facing (CreToolPlay *tool);

/* The order of turning who is in hand; FALSE: nobody is. */
gboolean cre_tool_play_order_turn (CreToolPlay *tool, int sixths, CrOrder *order_out);

/* Gear that is to face the side that is aimed at: a ladder, what is rolled or what is set down.
 * @party: of a game that is led, whose it is */
void cre_tool_play_take_piece (CreToolPlay *tool, const CrWork *piece, int party);
const CrWork *cre_tool_play_get_piece (CreToolPlay *tool);

/* Returns: the index of the gear on the map that is taken hold of, or -1 */
int cre_tool_play_get_gear (CreToolPlay *tool);
/* (transfer full): "Battering ram, 0506. Under the ram: Tom, Wat." of what is taken hold of. */
char *cre_tool_play_dup_gear_facts (CreToolPlay *tool);
/* Whether who asks what can be done there, with @man there, means the gear that stands there: what
 * is held, or where there is nobody and nobody is in hand, what is taken hold of by it. */
gboolean cre_tool_play_asks_gear (CreToolPlay *tool, CrPlace place, int man);

/* (element-type CrOrder): gets what can be done with it now, by whomever. */
void cre_tool_play_list_gear (CreToolPlay *tool, GArray *orders);

/* Whether he in hand, of the library or on the map, can come onto that level of a siege tower.
 *
 * @why_out: (out) (transfer full) (nullable): why he cannot; none where nobody is in hand */
gboolean cre_tool_play_can_go_aboard (CreToolPlay *tool,
                                      CrPlace place,
                                      CrPost post,
                                      char **why_out);

/* Moves the man in hand onto that level, or puts him there if he is of the library. */
void cre_tool_play_go_aboard (CreToolPlay *tool, CrPlace place, CrPost post);

/* Whether somebody of the library, or gear, is in hand. */
gboolean cre_tool_play_is_placing (CreToolPlay *tool);

/* It is dragged over the map, let go there, or carried away from it. */
void cre_tool_play_carry (CreToolPlay *tool, const CreAim *aim);
void cre_tool_play_drop (CreToolPlay *tool, const CreAim *aim);

/* (element-type CrStep) (nullable): the way to where the hand points, or what leads from those who
 * would attack to their foe; none where there is none. */
const GArray *cre_tool_play_get_path (CreToolPlay *tool, int *cost_out);

/* (element-type CrPlace): where he in hand can go and would be under fire of those who are seen. */
const GArray *cre_tool_play_get_threats (CreToolPlay *tool);

/* (element-type CrPlace): where he can go, and where somebody stands who is seen. */
const GArray *cre_tool_play_get_concerned (CreToolPlay *tool);

/* (nullable): of the attack that the hand points at the column: "3:1" */
const char *cre_tool_play_get_odds (CreToolPlay *tool);

/* (nullable): the line of fire to whom the hand points at in a phase of fire, with everybody
 * counted who stands there. */
const CrLof *cre_tool_play_get_line (CreToolPlay *tool);
