/* table.h: a game with a hand over it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-play.h"

/**
 * Table: a fixture.
 * @digest: of the state before anything was done
 */
typedef struct {
  CreMapDocument *map;
  CrePlay *play;
  CreTool *tool;
  char *digest;
} Table;

void table_set_up (Table *table, gconstpointer data);
void table_tear_down (Table *table, gconstpointer data);

/* An order that can be done. */
void table_say (Table *table, const char *order);

/* The besiegers may move, two men of them and one of the garrison are there. */
void table_begin (Table *table);

/* @place: as files write it */
void table_assert_man (Table *table, const char *id, const char *place);

guint table_n_played (Table *table);

/* The order of which the log says last, and what it says. */
const char *table_get_last (Table *table);
const char *table_get_last_words (Table *table);

/* Returns: (transfer none): the one of the library of the game */
const CrCharacter *table_find_character (Table *table, const char *id);
