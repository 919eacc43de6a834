/* cra-replay.h: a game played again by itself, with pauses to read what happens.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

/**
 * CraReplay:
 *
 * Does again, one after another, what was taken back. Property: running.
 */
#define CRA_TYPE_REPLAY (cra_replay_get_type ())
G_DECLARE_FINAL_TYPE (CraReplay, cra_replay, CRA, REPLAY, GObject)

CraReplay *cra_replay_new (void);

/* @play: (nullable) */
void cra_replay_set_play (CraReplay *self, CrePlay *play);

/* From where the game is now; from its beginning where that is its end. */
void cra_replay_start (CraReplay *self);
void cra_replay_stop (CraReplay *self);
gboolean cra_replay_is_running (CraReplay *self);

/* The next of a few speeds, and the first after the last. Returns: it */
double cra_replay_change_speed (CraReplay *self);
