/* cre-play-private.h: shared by the parts of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

/* (transfer full): what makes the one castle the other, of which the game has changed doors,
 * mechanisms and hexes. */
CrEdit *cre_play_find_changes (const CrMap *from, const CrMap *to);
