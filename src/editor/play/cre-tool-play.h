/* cre-tool-play.h: the tool that moves men in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"
#include "cre-tool.h"

/**
 * CreToolPlay:
 *
 * Works on the stage of a game and gives orders. A press chooses a man and shows where he can go; a
 * drag, or a click elsewhere, sends him there. A man of the library who is taken in hand is put
 * where the next click is. Shift or Ctrl adds another man to those in hand. Enter does what a click
 * does, Shift+Enter adds, Ctrl+Enter ends the phase, Delete takes a man off the map, Backspace
 * takes the last order back; comma and full stop step through the log, Tab through the answers to a
 * question.
 *
 * Signal: chosen (), when other men or other gear are in hand, or none.
 */
#define CRE_TYPE_TOOL_PLAY (cre_tool_play_get_type ())
G_DECLARE_FINAL_TYPE (CreToolPlay, cre_tool_play, CRE, TOOL_PLAY, CreTool)

CreTool *cre_tool_play_new (CrePlay *play);

/* Returns: the man in hand, the first of several, or −1 for none */
int cre_tool_play_get_chosen (CreToolPlay *tool);
void cre_tool_play_choose (CreToolPlay *tool, int man);

/* Adds a man to those in hand, or lets go of him if he is one of them. A man of another side is
 * chosen alone. */
void cre_tool_play_join (CreToolPlay *tool, int man);

/* Chooses the next man of the side whose turn it is who can be given an order, or with a step of −1
 * the one before. Returns: whether there is one */
gboolean cre_tool_play_step (CreToolPlay *tool, int step);

/* Returns: (transfer none) (array length=n_out): the men in hand */
const gint16 *cre_tool_play_get_men (CreToolPlay *tool, int *n_out);

/* Takes a character of the library in hand, to be put on the map for that side. @character:
 * (nullable): NULL for none */
void cre_tool_play_take (CreToolPlay *tool, const CrCharacter *character, int party);
const CrCharacter *cre_tool_play_get_taken (CreToolPlay *tool, int *party_out);

/* Sets whether a man of the library who rides comes on a horse; comma and full stop turn it. */
void cre_tool_play_set_on_horse (CreToolPlay *tool, gboolean on_horse);
gboolean cre_tool_play_is_on_horse (CreToolPlay *tool);

/* Whether a man of the library could lie in wait under a rampart: during the set-up, of attackers,
 * where that is played (DEP-02). The second sets whether he does so where he is put. */
gboolean cre_tool_play_can_be_beneath (CreToolPlay *tool);
void cre_tool_play_set_beneath (CreToolPlay *tool, gboolean beneath);
gboolean cre_tool_play_is_beneath (CreToolPlay *tool);

/* Returns: how a rider would face at the end of the shown way: a #CrDirection, or −1 for a man
 * without a front */
int cre_tool_play_get_facing (CreToolPlay *tool);

/* Makes the order that turns the man in hand. Returns: FALSE when no man is in hand */
gboolean cre_tool_play_order_turn (CreToolPlay *tool, int sixths, CrOrder *order_out);

/* Takes a piece of gear in hand, to be put on the map. A ladder, gear that is rolled and gear that
 * is set down face the aimed side. @party: its side, in a game that is led */
void cre_tool_play_take_piece (CreToolPlay *tool, const CrWork *piece, int party);
const CrWork *cre_tool_play_get_piece (CreToolPlay *tool);

/* Returns: the index of the held gear on the map, or −1 */
int cre_tool_play_get_gear (CreToolPlay *tool);
/* Returns: (transfer full): a description of the held gear: "Battering ram, 0506. Under the ram:
 * Tom, Wat." */
char *cre_tool_play_dup_gear_facts (CreToolPlay *tool);
/* Whether a request for what can be done at a place is about gear: about held gear, or, when
 * neither a man is there nor men are in hand, about the gear there, which is then held. @man: the
 * man there, or −1 */
gboolean cre_tool_play_asks_gear (CreToolPlay *tool, CrPlace place, int man);

/* @orders: (element-type CrOrder): gets all orders that can be given about the held gear now,
 * whichever men do them */
void cre_tool_play_list_gear (CreToolPlay *tool, GArray *orders);

/* Whether the man in hand, from the library or on the map, can come onto that level of a siege
 * tower. @why_out: (out) (transfer full) (nullable): the reason why he cannot; NULL when no man is
 * in hand */
gboolean cre_tool_play_can_go_aboard (CreToolPlay *tool,
                                      CrPlace place,
                                      CrPost post,
                                      char **why_out);

/* Moves the man in hand to that level, or puts a man of the library there. */
void cre_tool_play_go_aboard (CreToolPlay *tool, CrPlace place, CrPost post);

/* Whether a man of the library or a piece of gear is in hand, to be put on the map. */
gboolean cre_tool_play_is_placing (CreToolPlay *tool);

/* The first is called while the man or piece in hand is dragged from its list over the map, the
 * second when it is dropped there. */
void cre_tool_play_carry (CreToolPlay *tool, const CreAim *aim);
void cre_tool_play_drop (CreToolPlay *tool, const CreAim *aim);

/* Returns: (element-type CrStep) (nullable): the way to the aimed hex, or the lines from the
 * attackers to their foe; NULL when there is neither. @cost_out: (out): the movement points of the
 * way */
const GArray *cre_tool_play_get_path (CreToolPlay *tool, int *cost_out);

/* Returns: (element-type CrPlace): the places that the man in hand can reach and where foes that
 * are seen could shoot at him */
const GArray *cre_tool_play_get_threats (CreToolPlay *tool);

/* Returns: (element-type CrPlace): the places that the man in hand can reach, and those of all men
 * that are seen */
const GArray *cre_tool_play_get_concerned (CreToolPlay *tool);

/* Returns: (nullable): the column of the attack on the aimed hex: "3:1" */
const char *cre_tool_play_get_odds (CreToolPlay *tool);

/* Returns: (nullable): the line of fire to the aimed hex in a phase of fire, with all men who stand
 * on it; NULL when nobody is shot at */
const CrLof *cre_tool_play_get_line (CreToolPlay *tool);
