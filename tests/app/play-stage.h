/* play-stage.h: a window in which a game is played. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-play-activity.h"
#include "cra-play-page-private.h"
#include "stage.h"

CraPlayActivity *play_stage_get_activity (Stage *stage);
CraPlayPage *play_stage_get_page (Stage *stage);
CrePlay *play_stage_get_play (Stage *stage);
CrState *play_stage_get_state (Stage *stage);
GtkWidget *play_stage_get_canvas (Stage *stage);

/* F5: the castle as it is painted is played on. */
void play_stage_begin (Stage *stage);

/* An order as it is written, which can be done. */
void play_stage_order (Stage *stage, const char *text);

/* Its page is there, and has its room. */
void play_stage_wait (Stage *stage);

/* How many orders were given. */
guint play_stage_n_played (Stage *stage);

/* The pointer goes to a hex of the game, or is dragged from one to another. */
CrPoint play_stage_find_point (Stage *stage, CrPlace place);
void play_stage_go (Stage *stage, CrPlace place);
void play_stage_drag (Stage *stage, CrPlace from, CrPlace to);
