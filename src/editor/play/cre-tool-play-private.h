/* cre-tool-play-private.h: shared by the parts of the hand that moves men.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

/**
 * CreToolPlay:
 * @lof: the line of the shot at the aimed hex; its range is 0 when there is no shot
 * @cost: of the way in @path
 * @odds: (nullable): the column of the attack; then @path leads from each attacker to the foe and
 *   is no way
 * @men: (array length=n_men): the men in hand
 * @barred: the hex where the last message told why a foe cannot be attacked; its floor is −1 for
 *   none
 * @answer: the number of the answer that was chosen by Tab, at @answer_at; 0 for none
 * @side: the side that was aimed at last, to which the gear in hand faces
 * @headings: for each cell, 1 + the direction in which the siege tower in hand meets the nearest
 *   wall from there, or the ram the nearest gate; 0 when it meets none; empty for other gear
 * @turned: the piece in hand was turned by keys and keeps its facing everywhere
 * @pointed: where the piece in hand was shown last
 * @on_horse: a man who is taken in hand comes on a horse if he rides
 * @beneath: a man who is taken in hand is to lie in wait under a rampart if he may
 * @facing: of a rider at the end of @path
 * @grabbed: the button was pressed on the chosen man or gear
 * @gear: the index of the chosen gear on the map, which was pressed at @pressed; −1 for none
 * @again: the button was pressed on a man within gear, and he or the gear was chosen already
 * @joining: the press adds a man to those in hand
 */
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
  gboolean grabbed, again, joining, on_horse, beneath, turned;
  int facing;
};

/* Emits "chosen", because other men or other gear are in hand. */
void cre_tool_play_tell_chosen (CreToolPlay *tool);

/* Lets go of men who are no longer on the map, or no longer seen. */
void cre_tool_play_let_absent_go (CreToolPlay *tool);

/* Gives the order. When it cannot be done, a tag at @at tells why. Returns: whether it was done */
gboolean cre_tool_play_give (CreToolPlay *tool, const CrOrder *order, CrPlace at);

/* Notes the aimed side, to which a ladder, a ram or a horse in hand faces. */
void cre_tool_play_take_side (CreToolPlay *tool, const CreAim *aim);

/* Whether the man in hand has a horse and takes up two hexes. */
gboolean cre_tool_play_has_horse (CreToolPlay *tool);

/* The first puts the man or piece in hand on the map. The second turns the piece in hand from the
 * way in which it would stand at the hex where it was shown last. The third tells where the piece
 * would stand, or why it cannot. */
void cre_tool_play_put (CreToolPlay *tool, CrPlace place);
void cre_tool_play_turn_piece (CreToolPlay *tool, int sixths);
void cre_tool_play_point_piece (CreToolPlay *tool, CrPlace place);

/* Forgets the way, the line and the odds of the hex that was aimed at. */
void cre_tool_play_forget_path (CreToolPlay *tool);

/* Finds where the man in hand can go, and what is outlined for him. */
void cre_tool_play_find_reach (CreToolPlay *tool);

/* Returns: (transfer full) (nullable): the reason why the order cannot be done */
char *cre_tool_play_find_hindrance (CreToolPlay *tool, const CrOrder *order);

/* Tells in the status bar what releasing the button there would do. @loud: also shows a tag on the
 * map when it cannot be done */
void cre_tool_play_point_to (CreToolPlay *tool, CrPlace to, gboolean loud);

/* Returns: (transfer full): a sentence about what is in hand; so do all functions named describe */
char *cre_tool_play_describe_hint (CreToolPlay *tool);
char *cre_tool_play_describe_taken (CreToolPlay *tool);

/* Returns: (transfer full): where the piece would stand by that order */
/* Returns: (transfer full): where a siege tower or a ram comes to if it is rolled straight on */
char *cre_tool_play_word_way (const CrState *state, const CrTower *tower);

/* Adds to the reason why a siege tower in hand cannot be put down where it can. Returns: (transfer
 * full) (nullable). @hindrance: (transfer full) (nullable) */
char *cre_tool_play_word_no_room (CreToolPlay *tool, char *hindrance);

char *cre_tool_play_describe_piece (CreToolPlay *tool, const CrOrder *order);

/* @marks: (element-type CreMark): gets the sides of walls at which a siege tower of that kind fits
 */
void cre_tool_play_mark_berths (CreToolPlay *tool, const CrWork *work, GArray *marks);

/* Finds the hexes from which the siege tower in hand meets a wall, and in which direction. */
void cre_tool_play_find_headings (CreToolPlay *tool);

/* Returns: how the piece in hand faces when it is put there; a siege tower faces the wall that it
 * meets from there */
CrDirection cre_tool_play_get_heading (CreToolPlay *tool, CrPlace place);

/* Whether the piece in hand is a siege tower: it faces as it was turned, or as suits the hex, and
 * not to the aimed side. */
gboolean cre_tool_play_heads (CreToolPlay *tool);

/* The first outlines the hexes where the piece in hand can be put as it faces; the second shows the
 * hexes that it would take up. */
void cre_tool_play_light_piece (CreToolPlay *tool);
void cre_tool_play_show_piece (CreToolPlay *tool, CrPlace place);

/* Of the marks, leaves those at the foot of a wall against which a ladder can be raised, and those
 * where somebody stands to carry one; leaves all if there are none such. @marks: (element-type
 * CreMark): where a ladder can be put; @party: of that side, −1 for any */
void cre_tool_play_narrow_ladder (CreToolPlay *tool, GArray *marks, int party);

/* Returns: the index of the gear that lies or stands there, −1 for none */
int cre_tool_play_find_gear (CreToolPlay *tool, CrPlace place);

/* Returns: the index of the gear that a press there takes hold of, −1 for none. @man: the man
 * there, −1 for none; if there is one, only gear that is held already is found. While men are in
 * hand, only gear that is rolled is found, and only if they cannot be sent there */
int cre_tool_play_find_grip (CreToolPlay *tool, CrPlace place, int man);
void cre_tool_play_take_hold (CreToolPlay *tool, int gear);

/* Returns: the index of the gear there if it can be rolled, otherwise −1 */
int cre_tool_play_find_rolled (CreToolPlay *tool, CrPlace place);

/* Whether the gear that is held can be dragged there, even where a man stands within it. */
gboolean cre_tool_play_can_roll (CreToolPlay *tool, CrPlace to);

/* After a second press on the same hex, exchanges the man in hand for the gear within which he
 * stands, or the gear for the man. */
void cre_tool_play_swap (CreToolPlay *tool, CrPlace place);

/* A drag that begins elsewhere than on the man in hand does not send him; it drags the gear that
 * stands there. */
void cre_tool_play_grip_rolled (CreToolPlay *tool);

/* The first tells what releasing the dragged gear there would do; the second does it. */
void cre_tool_play_point_gear (CreToolPlay *tool, CrPlace to);
void cre_tool_play_drag_gear (CreToolPlay *tool, CrPlace to);

/* Returns: the order that is meant by dragging the held gear from one hex to another. During the
 * set-up it puts the gear there; otherwise it pushes, draws or turns it */
CrOrder cre_tool_play_order_gear (CreToolPlay *tool, CrPlace from, CrPlace to);

/* Outlines where the held gear can be dragged; without held gear, nothing. */
void cre_tool_play_light_gear (CreToolPlay *tool);

char *cre_tool_play_word_gear_order (CreToolPlay *tool, const CrOrder *order);

/* Returns: (transfer full): the name of the gear, and who is in each of its parts */
char *cre_tool_play_describe_gear (CreToolPlay *tool, int index);

/* @man: the man at whom the pointer is; −1 for the men in hand */
char *cre_tool_play_describe_men (CreToolPlay *tool, int man);

/* Returns: (transfer full): the same; when no man is there or in hand, whether the doors of that
 * hex are open */
char *cre_tool_play_describe_there (CreToolPlay *tool, int man, CrPlace place);

/* @number: of an answer to the question that the game asks */
char *cre_tool_play_describe_choice (CreToolPlay *tool, int number);

/* Returns: (transfer full): what the order would do. @hindrance: (nullable): the reason why it
 * cannot be done, which is told instead */
char *cre_tool_play_describe_aim (CreToolPlay *tool, const CrOrder *order, const char *hindrance);

/* Returns: (transfer full): the reason why the men in hand cannot do this to a foe, and how to
 * choose him instead */
char *cre_tool_play_describe_barred (CreToolPlay *tool, const CrOrder *order);
