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

/* A set of hexes, on the map or off it. */
typedef GHashTable CrHexSet;
CrHexSet *cr_hex_set_new (const CrHex *hexes, gsize n_hexes);
void cr_hex_set_add (CrHexSet *set, CrHex hex);
gboolean cr_hex_set_has (const CrHexSet *set, CrHex hex);
/* Returns: the hex of the set that is nearest to a point beside it */
CrHex cr_hex_set_find_nearest (const CrGrid *grid, const CrHexSet *set, CrPoint p);

/**
 * cr_region_trace:
 * @hexes: (array length=n_hexes): any set, connected or not
 *
 * Finds the boundary of a set as loops of hexsides. Every entry has its hex and side, so that what
 * stands on a side stays attached to it. A loop starts at the first hex of @hexes on it.
 *
 * Returns: (transfer full) (element-type GArray of CrEdge): outer loops clockwise, holes the other
 *   way
 */
GPtrArray *cr_region_trace (const CrHex *hexes, gsize n_hexes);

CrPoint cr_edge_get_start (const CrGrid *grid, CrEdge edge);
CrPoint cr_edge_get_end (const CrGrid *grid, CrEdge edge);
CrPoint cr_edge_get_middle (const CrGrid *grid, CrEdge edge);

/* Returns: (transfer full): the true hexsides, closed; only for overlays, never for the art */
GArray *cr_region_sides (const CrGrid *grid, const GArray *loop);

/**
 * cr_region_organic:
 * @rounds: 6 for earth, 14 for loose ground
 * @amplitude: of the wobble, in W
 *
 * Returns: (transfer full): the outline of earth or scrub: smoothed until the hexagons have
 *   disappeared, then displaced
 */
GArray *cr_region_organic (const CrGrid *grid, const GArray *loop, int rounds, double amplitude);

/**
 * cr_region_dug:
 *
 * Returns: (transfer full): the outline of moats and banks: fitted as masonry is, rounded, slowly
 *   displaced. It is rounded less where the hexes of a narrow arm would otherwise be left dry. Each
 *   point depends only on a few sides, so that a moat that is extended stays as it was except at
 *   its end.
 */
GArray *cr_region_dug (const CrGrid *grid, const GArray *loop);

/* Returns: (transfer full): the rounded edge of a hill */
GArray *cr_region_crest (const CrGrid *grid, const GArray *loop);

/**
 * cr_region_built:
 * @loop: (element-type CrEdge): from cr_region_trace()
 *
 * Returns: (transfer full): the outline of masonry: straight walls and sharp corners; every hex
 *   centre stays on its own side
 */
GArray *cr_region_built (const CrGrid *grid, const GArray *loop);

/* Finds the stretch of @line that belongs to edge @index of its loop: two arc lengths, the smaller
 * first. */
void cr_region_project (const CrGrid *grid,
                        const GArray *loop,
                        guint index,
                        const GArray *line,
                        double *from_out,
                        double *to_out);
