/* cr-game-limits.h: how large a game may be. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#define CR_MAX_PARTIES 4
#define CR_MAX_FIGHTERS 1000
#define CR_MAX_TURNS 999 /* that a game may be limited to */
#define CR_MAX_DAYS 999  /* of a siege, and of its food */
#define CR_MAX_FORCES 64
#define CR_MAX_EVENTS 16   /* that men come by */
#define CR_MAX_HELD 16     /* areas whose holder decides a game */
#define CR_MAX_ASSAULTS 16 /* planned in a siege */
