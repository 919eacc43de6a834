/* cr-counters.h: counters to be cut out. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-marker.h"
#include "cr-pages.h"
#include "cr-paper.h"
#include "cr-token.h"

/**
 * CrBacks: how fronts and backs come together.
 * @CR_BACKS_LONG: on the next page, for a printer that turns the paper over its long edge
 * @CR_BACKS_SHORT: likewise over its short edge
 * @CR_BACKS_FOLD: beside the fronts, to be folded along a line and glued
 */
typedef enum { CR_BACKS_LONG, CR_BACKS_SHORT, CR_BACKS_FOLD, CR_BACKS_NONE, CR_N_BACKS } CrBacks;

/**
 * CrCountersWish: all lengths are in millimetres.
 * @size: of the side of a counter
 * @length: of one of a rider, which covers two hexes (CHR-03)
 * @gap: between two of them; 0: one cut parts both
 * @back_x: how far the printer puts the back to the right of where it should, as @back_y below it
 */
typedef struct {
  CrPaper paper;
  double margin, size, length, gap;
  CrBacks backs;
  double back_x, back_y;
  CrVariant variant;
} CrCountersWish;

/* A4, 18 mm as the family has them, riders a hex longer, no gap, turned over the long edge. */
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

/* What they say is copied. @front: as he comes; @back: (nullable): wounded */
void cr_counters_add (CrCounters *self, const CrToken *front, const CrToken *back);

/* Likewise of one who rides, on pages of their own behind those of the others. */
void cr_counters_add_rider (CrCounters *self, const CrToken *front, const CrToken *back);

/* @marker: one that there is, or with a name of its own */
void cr_counters_add_marker (CrCounters *self, const CrMarker *marker);

/* The pages, which borrow the counters. */
CrPages cr_counters_get_pages (const CrCounters *self);
