/* cr-region.h: outlines of sets of hexes, design/art section 6.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"

/**
 * CrEdge: one boundary side of a set, walked clockwise on the page.
 * @hex: in the set
 * @side: towards the neighbour that is not; from its corner side − 1 to its corner side
 */
typedef struct {
  CrHex hex;
  CrDirection side;
} CrEdge;

#define cr_edge_at(loop, i) (g_array_index ((loop), CrEdge, (i)))

/* A set of hexes one can ask quickly; on the map or off it. */
typedef GHashTable CrHexSet;
CrHexSet *cr_hex_set_new (const CrHex *hexes, gsize n_hexes);
void cr_hex_set_add (CrHexSet *set, CrHex hex);
gboolean cr_hex_set_has (const CrHexSet *set, CrHex hex);
/* The hex of a set that a point beside it belongs to. */
CrHex cr_hex_set_find_nearest (const CrGrid *grid, const CrHexSet *set, CrPoint p);

/**
 * cr_region_trace:
 * @hexes: (array length=n_hexes): any set, connected or not
 *
 * (transfer full) (element-type GArray of CrEdge): outer loops clockwise, holes the other way.
 *
 * The boundary of a set as loops of hexsides. Every entry keeps its hex and side, so what stands
 * on a side stays attached. Loops start at the first hex of @hexes that they pass.
 */
GPtrArray *cr_region_trace (const CrHex *hexes, gsize n_hexes);

CrPoint cr_edge_get_start (const CrGrid *grid, CrEdge edge);
CrPoint cr_edge_get_end (const CrGrid *grid, CrEdge edge);
CrPoint cr_edge_get_middle (const CrGrid *grid, CrEdge edge);

/* The true hexsides, closed: for overlays alone, never for art. */
GArray *cr_region_sides (const CrGrid *grid, const GArray *loop);

/**
 * cr_region_organic:
 * @rounds: 6 for earth, 14 for loose ground
 * @amplitude: of the wobble, in W
 *
 * Earth, floors of scrub: relaxed until it forgets the hexagons, then wobbled.
 */
GArray *cr_region_organic (const CrGrid *grid, const GArray *loop, int rounds, double amplitude);

/**
 * cr_region_dug:
 *
 * Moats and banks: fitted like masonry, rounded, wobbled slowly.
 *
 * Rounded, and only where that would leave a narrow arm's hexes dry less so. Each point knows but
 * a few sides, so that a moat dug on stays as it was but for its end.
 */
GArray *cr_region_dug (const CrGrid *grid, const GArray *loop);

/* The edge of a hill, rounded. */
GArray *cr_region_crest (const CrGrid *grid, const GArray *loop);

/**
 * cr_region_built:
 * @loop: (element-type CrEdge): from cr_region_trace()
 *
 * Masonry: dead straight walls and crisp corners; every hex centre stays on its own side.
 */
GArray *cr_region_built (const CrGrid *grid, const GArray *loop);

/* How far of @line belongs to edge @index of its loop: two arc lengths, rising. */
void cr_region_project (const CrGrid *grid,
                        const GArray *loop,
                        guint index,
                        const GArray *line,
                        double *from_out,
                        double *to_out);
