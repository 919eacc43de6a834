/* saved.h: a file that is saved over. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define SAVED_OLD "the old content"

/* A folder of its own, and in it a file of the old content. */
typedef struct {
  char *folder, *path;
} Saved;

void saved_set_up (Saved *saved, gconstpointer data);
void saved_tear_down (Saved *saved, gconstpointer data);
