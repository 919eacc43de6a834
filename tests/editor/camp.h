/* camp.h: a siege that tests lead. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

/**
 * Camp: a fixture: a siege of the Border Castle on its first day, on which the besiegers may act.
 */
typedef struct {
  CreMapDocument *map;
  CreSiege *siege;
} Camp;

void camp_set_up (Camp *camp, gconstpointer data);
void camp_tear_down (Camp *camp, gconstpointer data);

/* Gives an order that can be done. */
void camp_say (Camp *camp, const char *line);

/* Gives one that cannot, for a reason with those words in it; nothing is done. */
void camp_refuse (Camp *camp, const char *line, const char *words);

/* Gives an order of a fight that can be done. */
void camp_fight (CrePlay *play, const char *line);

const CrDay *camp_get_day (Camp *camp);
char *camp_dup_digest (Camp *camp);
guint camp_count_orders (Camp *camp);
