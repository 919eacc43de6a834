/* cra-play-activity-private.h: shared by the parts of the play activity.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-absent.h"
#include "cra-outcome.h"
#include "cra-play-activity.h"
#include "cra-play-page.h"

#include "cre-recovery.h"

struct _CraPlayActivity {
  CraActivity parent_instance;

  CraPlayPage *page; /* owned */
  /* owned, nullable: the game, and the backup of its unsaved part while the window has another
   * document */
  CrePlay *play;
  CreRecovery *recovery;
  CrePlay *before; /* owned, nullable: the game before its castle or its rules were changed */
  gboolean saved;  /* the game was saved since that change */
  CraOutcome outcome;
  CraAbsent absent;

  int actor;          /* the side whose turn it was last */
  gboolean told_turn; /* the toast that is shown says whose turn it is */
};

/* The actions of a game; the array ends with a NULL name. */
extern const GActionEntry cra_play_activity_acts[];

/* While the game is covered, nothing is done to it: whoever sits there has not seen it yet. */
void cra_play_activity_follow_cover (CraPlayActivity *self);
