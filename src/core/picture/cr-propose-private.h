/* cr-propose-private.h: a search for printed hexes, and its steps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit-kinds.h"
#include "cr-lattice-private.h"
#include "cr-propose.h"

#define CR_SEARCH_LEVELS 4
#define CR_SEARCH_LEAST_HEXES 19

/**
 * CrSearch:
 * @step: pixels of the picture to one of the ink
 * @warp: to the ink, in the plane of @orientation
 * @worth: of the lattice, against others
 * @contrast: see #CrProposal
 * @even: which part of the sides shows about the ink of all; squares have it on some sides only
 * @chance: weight of a side where no line is; @spread: how that varies
 * @seen: weight of a side with a line
 */
typedef struct {
  CrLattice lattice;
  double step;
  CrOrientation orientation;
  CrWarp warp;
  const CrPrinted *picture;
  gboolean stopped;
  double worth, contrast, even;
  double chance, seen, spread;
} CrSearch;

static inline CrSeen *
cr_search_get_seen (const CrSearch *search, guint index)
{
  return &g_array_index (search->lattice.seen, CrSeen, index);
}

/* The steps of the search for the hexes of a picture. */
gboolean cr_search_go_on (CrSearch *search, double part);

/* Looks for hexes of every size; large ones are looked for where the picture is small. @inks:
 * (array length=CR_SEARCH_LEVELS): kept, since the lattice borrows its own */
void cr_search_find (CrSearch *best, CrGrey **greys, CrGrey **inks);

/* Lays a smooth sheet through the hexes seen; those far from it are thrown out. */
gboolean cr_search_smooth (CrSearch *search);

double cr_search_weigh_side (const CrSearch *search, CrHex hex, int side, CrPoint moved);

/* Measures the ink on the lines, and with the whole grid moved out of step with itself. Squares
 * have lines along some sides only, so the poorest of the three directions counts. */
void cr_search_measure (CrSearch *search);

/* Turns what was found to the grid that the map has. */
gboolean cr_search_turn (CrSearch *search, const CrGrid *wanted);

/**
 * cr_search_place:
 * @grid: (nullable): of the map to be laid on what was found; NULL lays one that is as large
 *
 * What is printed, and how the map may lie on it with each shift.
 */
void cr_search_place (CrSearch *search, const CrGrid *grid, CrProposal *out);

/* Picks some hexes all over the map, not nearer to each other than is of use. */
void cr_search_pick_points (const CrSearch *search,
                            const CrGrid *grid,
                            CrHex origin,
                            GArray *points);
