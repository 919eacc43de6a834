/* cre-play-private.h: shared by the parts of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

/**
 * CrePlay:
 * @start: the castle as the game began
 * @castle: (nullable): the document of it, of a game that was opened
 * @broken: (nullable): where its file said something else than was played
 * @undone: (element-type CrPlayed): what was taken back and can be done again, the last first done
 *   again
 * @lines: games that were left for another continuation, the newest last
 * @looking: see cre_play_is_looking_back()
 * @n_shown: orders up to the last that a die was rolled for, be it taken back
 * @viewer: see cre_play_set_viewer()
 * @view: (nullable): what that side may know, as long as nothing has changed
 * @passes: see cre_play_set_passes()
 * @leader: see cre_play_new_led(); without functions of a game that nothing larger leads
 * @jumping: many orders are done or taken back at once
 * @told: (nullable): meanwhile, what came of the last of them
 * @label: (nullable): of the undo or redo that was asked for last
 */
struct _CrePlay {
  CreDocument parent_instance;

  CrState *state;
  CrPlaylog *log;
  CreMapDocument *stage, *castle;
  CrMap *start;
  char *broken;
  GPtrArray *undone, *lines;
  guint n_shown;
  CrState *view;
  int viewer;
  CrePlayLeader leader;
  gboolean passes, jumping, looking;
  const CrEvents *told;
  char *label;
};

/* Each game has dice of its own. */
guint64 cre_play_choose_seed (void);

/* @state: (transfer full): before the first order. (transfer full): its game */
CrePlay *cre_play_new_of (CreMapDocument *map, CrState *state);

/* An order that was done or taken back is told, and seen on the stage.
 * @events: (nullable): NULL when it was taken back */
void cre_play_tell (CrePlay *play, const CrEvents *events);

void cre_play_tell_left (CrePlay *play, guint n_left);

/* Another order comes instead of those that were taken back, which are kept as a line. */
void cre_play_leave_undone (CrePlay *play);

GPtrArray *cre_play_new_lines (void);

/* An order that was done before can be done. */
void cre_play_do (CrePlay *play, const char *line);

/* Returns: FALSE when nothing was left out here */
gboolean cre_play_take_back_leaving (CrePlay *play);

/* How many orders the next undo brings back, and the next redo leaves out again; 0 when they are
 * about an order. */
guint cre_play_count_left (CrePlay *play);
guint cre_play_count_leaving (CrePlay *play);

/* What was kept of how the game looked is forgotten, for the game has changed. */
void cre_play_forget_view (CrePlay *play);

/* Which sides are not told of what the order brought about. */
void cre_play_note_hidden (CrePlay *play, CrPlayed *played, const CrEvents *events);

/* It was taken back, or is done again. */
void cre_play_step_back (CrePlay *play);
void cre_play_step_on (CrePlay *play);

CrMap *cre_play_dup_seen (const CrState *state);

/* (nullable): of a game that is led, as CrePlayLeader has it; else NULL */
const char *cre_play_find_led_gear (CrePlay *play, const CrWork *work, int party, guint *n_out);
