/* cre-tool-play-private.h: shared by the parts of the hand that moves men.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

/* @lof: of the shot that the hand points at; no range: none
 * @cost: of the way in @path
 * @odds: @path is no way, but goes from each who attacks to his foe, in that column
 * @men: (array length=n_men): who are in hand
 * @barred: where it was said last why nothing is done to a foe; no floor: nowhere
 * @answer: number of the one that was stepped to, at @answer_at; 0 for none
 * @side: that was aimed at last, for the gear that is in hand
 * @headings: a byte a cell: 1 + the direction in which the siege tower in hand comes from there to
 *   a wall, the nearest; 0 for none
 * @turned: the piece in hand was turned by keys, and faces so wherever it is put
 * @pointed: where the piece in hand was shown last
 * @on_horse: who is taken in hand comes on a horse, if he rides
 * @facing: of a rider at the end of @path
 * @grabbed: the press under way is on the chosen man
 * @gear: index of what is taken hold of on the map, at @pressed; -1 for nothing
 * @again: it is on a man in what is rolled, and one of the two is in hand already
 * @joining: it adds somebody to those who are in hand */
struct _CreToolPlay {
  CreTool parent_instance;

  CrePlay *play;
  CrReach *reach;              /* nullable */
  GArray *threats, *concerned; /* CrPlace */
  GArray *path;                /* CrStep */
  CrLof lof;
  const char *odds; /* nullable */
  int cost;

  gint16 men[CR_ORDER_MEN];
  int n_men, party, answer;
  const CrCharacter *taken; /* nullable: of the library */
  CrPlace pressed, pointed, answer_at, barred;
  CrDirection side;
  GByteArray *headings;
  const CrWork *piece; /* nullable: of the ruleset */
  int gear;
  gboolean grabbed, again, joining, on_horse, turned;
  int facing;
};

/* Somebody else, or nobody, is in hand. */
void cre_tool_play_tell_chosen (CreToolPlay *tool);

/* Who is no more there, or no more seen, is in hand no more. */
void cre_tool_play_let_absent_go (CreToolPlay *tool);

/* Gives the order, or says at that place why it cannot be done. */
gboolean cre_tool_play_give (CreToolPlay *tool, const CrOrder *order, CrPlace at);

/* A ladder, a ram or a horse looks to the side that is aimed at. */
void cre_tool_play_take_side (CreToolPlay *tool, const CreAim *aim);

/* Whether who is in hand takes two hexes. */
gboolean cre_tool_play_has_horse (CreToolPlay *tool);

/* Puts who or what is in hand there; turns it from how it would stand where it was pointed at; says
 * where a piece would lie or stand, or why it cannot. */
void cre_tool_play_put (CreToolPlay *tool, CrPlace place);
void cre_tool_play_turn_piece (CreToolPlay *tool, int sixths);
void cre_tool_play_point_piece (CreToolPlay *tool, CrPlace place);

/* What was found of where the hand points holds no longer. */
void cre_tool_play_forget_path (CreToolPlay *tool);

/* Where he in hand can go, and what is outlined for him. */
void cre_tool_play_find_reach (CreToolPlay *tool);

/* (transfer full) (nullable): why the order cannot be done */
char *cre_tool_play_find_hindrance (CreToolPlay *tool, const CrOrder *order);

/* Says what letting go there would do; @loud: with a tag where it cannot be done. */
void cre_tool_play_point_to (CreToolPlay *tool, CrPlace to, gboolean loud);

/* What the hand says: (transfer full). */
char *cre_tool_play_describe_hint (CreToolPlay *tool);
char *cre_tool_play_describe_taken (CreToolPlay *tool);

/* Where it would lie, by that order. */
char *cre_tool_play_describe_piece (CreToolPlay *tool, const CrOrder *order);

/* (element-type CreMark): gets the sides of walls that such a siege tower fits against. */
void cre_tool_play_mark_berths (CreToolPlay *tool, const CrWork *work, GArray *marks);

/* Finds from where the siege tower in hand comes to a wall, and how. */
void cre_tool_play_find_headings (CreToolPlay *tool);

/* How the piece in hand faces when it is put there: a siege tower to the wall that it comes to. */
CrDirection cre_tool_play_get_heading (CreToolPlay *tool, CrPlace place);

/* Whether what is in hand faces as it was turned or as suits the place, and not the side that is
 * aimed at. */
gboolean cre_tool_play_heads (CreToolPlay *tool);

/* Outlines where the piece in hand could come to stand as it faces, and what it would take up. */
void cre_tool_play_light_piece (CreToolPlay *tool);
void cre_tool_play_show_piece (CreToolPlay *tool, CrPlace place);

/* -1, or what lies or stands there. */
int cre_tool_play_find_gear (CreToolPlay *tool, CrPlace place);

/* -1, or what a press there takes hold of, with @man there: what is held already; else where
 * nobody stands, and nobody is in hand who could be sent there; of what is not rolled, nobody at
 * all. */
int cre_tool_play_find_grip (CreToolPlay *tool, CrPlace place, int man);
void cre_tool_play_take_hold (CreToolPlay *tool, int gear);

/* -1, or what is rolled and has that hex. */
int cre_tool_play_find_rolled (CreToolPlay *tool, CrPlace place);

/* Whether what is held can be dragged there, as where a man stands in it. */
gboolean cre_tool_play_can_roll (CreToolPlay *tool, CrPlace to);

/* A press on what is in hand already: who stands there is let go for what he stands in, or it for
 * him. */
void cre_tool_play_swap (CreToolPlay *tool, CrPlace place);

/* Nobody is sent anywhere by a drag that begins elsewhere: it takes hold of what stands there. */
void cre_tool_play_grip_rolled (CreToolPlay *tool);

/* Says what letting go there would do with the gear that is held; and does it. */
void cre_tool_play_point_gear (CreToolPlay *tool, CrPlace to);
void cre_tool_play_drag_gear (CreToolPlay *tool, CrPlace to);

/* What it means to drag what is taken hold of from one hex to another: while it is set up, to put
 * it there; else to push, draw or turn it. */
CrOrder cre_tool_play_order_gear (CreToolPlay *tool, CrPlace from, CrPlace to);

/* Outlines where it could be dragged to, if there is such a thing. */
void cre_tool_play_light_gear (CreToolPlay *tool);

char *cre_tool_play_word_gear_order (CreToolPlay *tool, const CrOrder *order);

/* What it is, and who is in each of its parts. */
char *cre_tool_play_describe_gear (CreToolPlay *tool, int index);

/* @man: who is pointed at; -1 for those who are in hand */
char *cre_tool_play_describe_men (CreToolPlay *tool, int man);

/* Likewise; with nobody there or in hand how the doors of that hex stand. */
char *cre_tool_play_describe_there (CreToolPlay *tool, int man, CrPlace place);

/* @number: of an answer to what is asked */
char *cre_tool_play_describe_choice (CreToolPlay *tool, int number);

/* What can be done there, or why not; @hindrance (nullable). */
char *cre_tool_play_describe_aim (CreToolPlay *tool, const CrOrder *order, const char *hindrance);

/* Why that is not done to a foe, and how he is chosen instead. */
char *cre_tool_play_describe_barred (CreToolPlay *tool, const CrOrder *order);
