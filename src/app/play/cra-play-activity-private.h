/* cra-play-activity-private.h: playing, shared by its files.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-absent.h"
#include "cra-outcome.h"
#include "cra-play-activity.h"

#include "cre-recovery.h"

struct _CraPlayActivity {
  CraActivity parent_instance;

  CraPlayPage *page; /* owned */
  /* owned, nullable: the game; what of it is not saved, while it is no document of the window */
  CrePlay *play;
  CreRecovery *recovery;
  CrePlay *before; /* owned, nullable: as it was before its castle or its rules were changed */
  gboolean saved;  /* since then */
  CraOutcome outcome;
  CraAbsent absent;

  int actor; /* the party whose turn it was last */
};

/* What keys and buttons do in a game that is there; ends with an entry without a name. */
extern const GActionEntry cra_play_activity_acts[];
