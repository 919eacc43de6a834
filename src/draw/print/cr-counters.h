/* cr-counters.h: sheets of counters to be cut out. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-marker.h"
#include "cr-pages.h"
#include "cr-paper.h"
#include "cr-token.h"

/**
 * CrBacks: where the backs of counters are.
 * @CR_BACKS_LONG: on the next page, for a printer that turns the paper over its long edge
 * @CR_BACKS_SHORT: the same over its short edge
 * @CR_BACKS_FOLD: beside the fronts, to be folded along a line and glued
 */
typedef enum { CR_BACKS_LONG, CR_BACKS_SHORT, CR_BACKS_FOLD, CR_BACKS_NONE, CR_N_BACKS } CrBacks;

/**
 * CrCountersWish: all lengths are in millimetres.
 * @size: the side of a counter
 * @length: of a rider's counter, which covers two hexes (CHR-03)
 * @gap: between two counters; with 0 one cut separates both
 * @back_x: how far to the right of its place the printer puts the back
 * @back_y: the same downwards
 */
typedef struct {
  CrPaper paper;
  double margin, size, length, gap;
  CrBacks backs;
  double back_x, back_y;
  CrVariant variant;
} CrCountersWish;

/* Sets A4, 18 mm as in this family of games, riders a hex longer, no gap, paper turned over its
 * long edge. */
void cr_counters_wish_init (CrCountersWish *wish);

typedef struct _CrCounters CrCounters;

/**
 * cr_counters_new:
 *
 * Returns: (transfer full) (nullable): NULL with an error when no counter fits the paper
 */
CrCounters *cr_counters_new (const CrCountersWish *wish, GError **error);
void cr_counters_free (CrCounters *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrCounters, cr_counters_free)

/* Adds a counter; its texts are copied. @front: before any wound; @back: (nullable): wounded */
void cr_counters_add (CrCounters *self, const CrToken *front, const CrToken *back);

/* The same for a rider; riders have pages after those of the others. */
void cr_counters_add_rider (CrCounters *self, const CrToken *front, const CrToken *back);

/* @marker: copied; one of cr_markers_get(), or one with another name */
void cr_counters_add_marker (CrCounters *self, const CrMarker *marker);

/* The pages, which borrow the counters. */
CrPages cr_counters_get_pages (const CrCounters *self);
