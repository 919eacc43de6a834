/* cra-replay.h: plays a game again by itself, with pauses to read what happens.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

/**
 * CraReplay:
 *
 * Does the orders that were taken back again, one after another. Property: running.
 */
#define CRA_TYPE_REPLAY (cra_replay_get_type ())
G_DECLARE_FINAL_TYPE (CraReplay, cra_replay, CRA, REPLAY, GObject)

CraReplay *cra_replay_new (void);

/* @play: (nullable) */
void cra_replay_set_play (CraReplay *self, CrePlay *play);

/* Starts at the current moment, or at the beginning of the game when that is its end. */
void cra_replay_start (CraReplay *self);
void cra_replay_stop (CraReplay *self);
gboolean cra_replay_is_running (CraReplay *self);

/* Changes to the next of a few speeds, from the last to the first. Returns: the new speed, 1 for
 * normal */
double cra_replay_change_speed (CraReplay *self);
