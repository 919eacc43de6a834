/* cra-play-log.h: what has been played, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-replay.h"

#include <gtk/gtk.h>

/**
 * CraPlayLog:
 *
 * All orders, the newest first. The one that was done last is selected, and whoever selects another
 * goes there; those above it were taken back and can be done again.
 *
 * Signal: pointer-left ().
 */
#define CRA_TYPE_PLAY_LOG (cra_play_log_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayLog, cra_play_log, CRA, PLAY_LOG, GtkBox)

/* @play: (nullable) */
void cra_play_log_set_play (CraPlayLog *self, CrePlay *play);

/* The keys go to what was done, or to the buttons above it where nothing was: a press that was
 * meant for something else does not turn the game back. */
gboolean cra_play_log_enter (CraPlayLog *self);

/* Whether the pointer is over it. */
gboolean cra_play_log_is_under_pointer (CraPlayLog *self);

/* (transfer none) */
CraReplay *cra_play_log_get_replay (CraPlayLog *self);
