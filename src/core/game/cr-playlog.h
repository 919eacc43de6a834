/* cr-playlog.h: what was played, to be played again. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/**
 * CrRolled: one die of an order.
 */
typedef struct {
  int die, modified;
  gboolean typed;
} CrRolled;

/**
 * CrPlayed: one order that was done.
 * @order: in its canonical form
 * @dice: (element-type CrRolled) (owned):
 * @anew: it was given after others with dice had been taken back
 * @words: (array zero-terminated=1) (nullable) (owned): what happened, a sentence each; nobody
 *   reads them but people
 * @hidden: (nullable) (owned): for each of them, a bit for each side that is not told of it
 * @digest: (nullable) (owned): of the state after it; at the end of a phase there is one
 * @turn, @phase: of the state after it; while the men are set up 0 and -1
 * @node: (nullable) (owned): of the file it was read from, and is written to again as it is
 */
typedef struct {
  char *order, *digest;
  GArray *dice;
  char **words;
  guint32 *hidden;
  int turn, phase;
  gboolean anew;
  CrNode *node;
} CrPlayed;

/**
 * CrPlaylog:
 * @map: id of the castle's map
 * @map_digest: and what it said when the game began
 * @map_file: (nullable) (owned): where it lay, from the folder of the log: "../maps/a.map.xml"
 * @ruleset: id
 * @characters: id of the library
 * @choices: (array zero-terminated=1) (owned): the options of this game, as
 *   cr_ruleset_get_choices() has them
 * @seed: of the dice
 * @scenario: (nullable) (owned): what was played, whole, so that it is played again whatever
 * becomes of its file
 * @siege: it is of a siege by days, see cr_siege_log_begin()
 * @last_turn: after which it ends, 0 for none
 * @played: (element-type CrPlayed) (owned):
 * @node: (nullable) (owned): of the file it was read from; what nobody knows of it is kept
 * @old: (nullable) (owned): that file; what stands around its root stays
 * @problem: (nullable) (owned): what in it cannot be read; @played ends before that
 */
typedef struct {
  char *map, *map_digest, *map_file, *ruleset, *characters;
  char **choices;
  guint64 seed;
  int last_turn;
  CrScenario *scenario;
  gboolean siege;
  GPtrArray *played;
  CrNode *node;
  GBytes *old;
  GError *problem;
} CrPlaylog;

/**
 * cr_playlog_new:
 * @state: before the first order
 */
CrPlaylog *cr_playlog_new (const CrState *state);
/* Says nothing yet; for those who read it from a file. */
CrPlaylog *cr_playlog_new_empty (void);
void cr_playlog_free (CrPlaylog *log);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPlaylog, cr_playlog_free)

/* @file: of the same game; what is not known in it is kept. */
void cr_playlog_keep (CrPlaylog *log, const CrPlaylog *file);

CrPlayed *cr_played_new (void);
void cr_played_free (CrPlayed *played);

/**
 * cr_playlog_add:
 * @state: after the order
 * @order: as it was formatted before it was done
 * @words: (transfer full) (nullable):
 */
void cr_playlog_add (CrPlaylog *log,
                     const CrState *state,
                     const char *order,
                     const CrEvents *events,
                     char **words);

/**
 * cr_playlog_check_start:
 *
 * Returns: FALSE with an error when the log was played on another castle, by other rules or with
 *   other men
 */
gboolean cr_playlog_check_start (const CrPlaylog *log, const CrState *state, GError **error);

/**
 * cr_playlog_replay:
 * @index: of the order to be done again
 * @refusal_out: (out): why it is not done, %CR_REFUSAL_NONE when something else differs; see
 *   cr_words_replay() for all of it in words
 *
 * Returns: FALSE with an error that names the line when the order cannot be done, or a die or the
 *   state is not what the log says; of the last two @events tells what happened now
 */
gboolean cr_playlog_replay (const CrPlaylog *log,
                            guint index,
                            CrState *state,
                            CrEvents *events,
                            CrRefusal *refusal_out,
                            GError **error);
