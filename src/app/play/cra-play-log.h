/* cra-play-log.h: the log of a game: what was played, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-replay.h"

#include <gtk/gtk.h>

/**
 * CraPlayLog:
 *
 * All orders, the newest first. The order that was done last is selected; selecting another one
 * goes to that moment. The orders above the selected one were taken back and can be done again.
 *
 * Signal: pointer-left ().
 */
#define CRA_TYPE_PLAY_LOG (cra_play_log_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayLog, cra_play_log, CRA, PLAY_LOG, GtkBox)

/* @play: (nullable) */
void cra_play_log_set_play (CraPlayLog *self, CrePlay *play);

/* Gives the focus to the selected row, or to the buttons above the list when nothing was played. A
 * key that was meant for something else does not turn the game back. Returns: FALSE when nothing
 * takes the focus */
gboolean cra_play_log_enter (CraPlayLog *self);

/* Whether the pointer is over the log. */
gboolean cra_play_log_is_under_pointer (CraPlayLog *self);

/* Returns: (transfer none): what plays the game again */
CraReplay *cra_play_log_get_replay (CraPlayLog *self);
