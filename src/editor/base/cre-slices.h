/* cre-slices.h: work that takes longer than a frame. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Works for a part of a frame, and ends the slices when all is done. */
typedef void (*CreSliceFunc) (gpointer data);

/**
 * CreSlices: work that goes on when nothing else is to be done, and slowly where there always is
 * something: a machine that draws frame after frame still comes to its end.
 * @idle: source, 0 when nothing is under way
 * @urge: likewise
 * @last: when it was last worked, in microseconds
 */
typedef struct {
  guint idle, urge;
  gint64 last;
  CreSliceFunc work;
  gpointer data;
} CreSlices;

void cre_slices_begin (CreSlices *slices, CreSliceFunc work, gpointer data);
void cre_slices_end (CreSlices *slices);
gboolean cre_slices_are_under_way (const CreSlices *slices);
