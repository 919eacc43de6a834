/* cre-play-private.h: shared by the parts of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

/**
 * CrePlay:
 * @start: the castle at the beginning of the game
 * @castle: (nullable): its document, for a game that was opened
 * @broken: (nullable): where its file differs from what the rules make of it
 * @undone: (element-type CrPlayed): orders that were taken back and can be done again, the last one
 *   first
 * @lines: games that were left for another continuation, the newest last
 * @looking: see cre_play_is_looking_back()
 * @n_shown: the number of orders up to the last for which a die was rolled, even if taken back
 * @viewer: see cre_play_set_viewer()
 * @view: (nullable): what that side may know, until something changes
 * @passes: see cre_play_set_passes()
 * @leader: see cre_play_new_led(); without functions for a game of its own
 * @jumping: many orders are being done or taken back at once
 * @told: (nullable): during that, the events of the last of them
 * @label: (nullable): that of undo or redo when it was asked for last
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

/* Returns: a random seed, so that each new game has its own dice */
guint64 cre_play_choose_seed (void);

/* Returns: (transfer full): a game. @state: (transfer full): before the first order */
CrePlay *cre_play_new_of (CreMapDocument *map, CrState *state);

/* Emits the signals for an order that was done or taken back, and updates the stage. @events:
 * (nullable): NULL when it was taken back */
void cre_play_tell (CrePlay *play, const CrEvents *events);

void cre_play_tell_left (CrePlay *play, guint n_left);

/* Another order replaces those that were taken back, which are kept as a line. */
void cre_play_leave_undone (CrePlay *play);

GPtrArray *cre_play_new_lines (void);

/* Does an order that was possible before. */
void cre_play_do (CrePlay *play, const char *line);

/* Returns: FALSE when no line was left here */
gboolean cre_play_take_back_leaving (CrePlay *play);

/* The first returns how many orders the next undo brings back, the second how many the next redo
 * leaves out again; 0 when that is about a single order. */
guint cre_play_count_left (CrePlay *play);
guint cre_play_count_leaving (CrePlay *play);

/* Forgets the cached view of a side, because the game has changed. */
void cre_play_forget_view (CrePlay *play);

/* Notes which sides are not told of the events of an order. */
void cre_play_note_hidden (CrePlay *play, CrPlayed *played, const CrEvents *events);

/* The first takes back the last order, the second does the next one again. */
void cre_play_step_back (CrePlay *play);
void cre_play_step_on (CrePlay *play);

CrMap *cre_play_dup_seen (const CrState *state);

/* Returns: (nullable): of a game that is led, what #CrePlayLeader finds; otherwise NULL */
const char *cre_play_find_led_gear (CrePlay *play, const CrWork *work, int party, guint *n_out);
