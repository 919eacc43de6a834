/* trial.h: a plain map on which operations are tried, and taken back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-operation.h"

/**
 * Trial:
 * @map: 14 columns of 12 hexes, flat ground
 * @done: (element-type CrEdit): what was performed, swapped in
 */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  GPtrArray *done;
} Trial;

/* Each test has a map of its own. */
void trial_add (const char *path, void (*test) (Trial *trial, gconstpointer data));

void trial_perform (Trial *trial, const char *name, const char *argument);
/* It is refused with that message, and changes nothing. */
void trial_refuse (Trial *trial, const char *name, const char *argument, const char *message);
/* What was performed taken back, the map has that digest again. */
void trial_undo_all (Trial *trial, const char *digest);
CrPlace trial_at (const Trial *trial, const char *text);
