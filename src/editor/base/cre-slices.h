/* cre-slices.h: long work in short slices. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Works for a part of a frame, and ends the slices when all is done. */
typedef void (*CreSliceFunc) (gpointer data);

/**
 * CreSlices: work that is done when idle, and slowly even when the program is never idle: also in a
 * window that draws frame after frame it is finished some time.
 * @idle: source; 0 when no work is under way
 * @urge: the same
 * @last: when a slice was done last, in microseconds
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
