/* cr-castle-private.h: what walls, towers, keeps and houses share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-hex.h"
#include "cr-masonry.h"

/* Streams of chance of the castle, by purpose. */
enum {
  CR_RNG_FLAGS = 200,
  CR_RNG_MERLON,
  CR_RNG_RING,
  CR_RNG_CONE,
  CR_RNG_PLANK,
  CR_RNG_BRIDGE = 206, /* 205 is that of roofs, cr-roof.h */
  CR_RNG_COURSE,
  CR_RNG_HEDGE,
  CR_RNG_HOARDING,
  CR_RNG_BREACH,
  CR_RNG_FURNITURE,
};

/* A parallel inwards of a closed clockwise line, with true corners. */

/**
 * cr_masonry_inset:
 * @line: closed, clockwise; a hole goes the other way and is widened
 * @depth: inwards; negative goes outwards
 */
GArray *cr_masonry_inset (const GArray *line, double depth);

/* The same of an open line. */

/**
 * cr_masonry_shift:
 * @line: open, or a ring that returns to its first point
 * @depth: to the right of its way; negative to the left
 *
 * Returns: (transfer full): a parallel with true corners
 */
GArray *cr_masonry_shift (const GArray *line, double depth);

/* How many merlons a stretch has room for: one or more. */
int cr_masonry_count (double length, double pitch);

/**
 * CrBlock: a block of stone seen from above.
 * @angle: of its long side
 */
typedef struct {
  CrPoint at;
  double angle, length, depth;
} CrBlock;

GArray *cr_blocks_new (void);
void cr_blocks_add (GArray *blocks, CrPoint at, double angle, double length, double depth);

/**
 * cr_draw_blocks:
 * @blocks: (element-type CrBlock): merlons, quoins
 *
 * Their shadows make one fill, so that they never darken each other.
 */
void cr_draw_blocks (const CrDraw *draw, const GArray *blocks);

/* Courses with broken joints, laid inwards along every edge of a closed line. */
typedef struct {
  double depth; /* of all courses */
  int rows;
  double least, most;  /* length of a stone */
  const CrTone *tones; /* (nullable): lit, dim, joint; those of stone */
} CrCourses;

/* Behind a corner that a wall goes round square, and about a pit, the stones lie as they may. */
void cr_draw_courses (const CrDraw *draw, const GArray *line, const CrCourses *courses);

/* Rows of stones along a way over all of a closed line; counted from @at. @tinted: some of them are
 * lighter or darker. */
void cr_draw_rows (const CrDraw *draw,
                   const GArray *line,
                   CrPoint at,
                   CrPoint way,
                   gboolean tinted);

/* Dressed stones at the corners of a closed line. */
void cr_draw_quoins (const CrDraw *draw, const GArray *line);

/* Boards across a quad, from its edge 0–1 towards 3–2. */
typedef struct {
  CrPoint p[4];
} CrQuad;

/* A strip of that width about the line between two points. */
CrQuad cr_quad_along (CrPoint from, CrPoint to, double width);

GArray *cr_quad_get_line (const CrQuad *quad);
void cr_quad_add (const CrDraw *draw, const CrQuad *quad);
void cr_draw_boards (const CrDraw *draw, const CrQuad *quad, int n, CrRng *rng);
/**
 * cr_draw_floor:
 * @angle: the way the boards run
 *
 * A floor of boards within a closed line.
 */
void cr_draw_floor (const CrDraw *draw, const GArray *line, double angle);

/* Fills a closed line and inks it. */
void cr_draw_piece (const CrDraw *draw, const GArray *line, CrTone tone, double ink);

/* Regions of masonry. */
extern const CrRegionClass cr_walk_class, cr_solid_class, cr_tower_class, cr_gate_tower_class,
    cr_keep_class;
/* Cuts the corners of a walk off that would stick out from under round towers. */
void cr_walk_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
/* Level of its surface, and how far that rises over the ground about it. */
int cr_region_get_level (const CrDraw *draw, const CrRegion *region);

/* FALSE: a walk that is all beneath towers, whose corners would stick out from under them. */
gboolean cr_region_is_walked (const CrDraw *draw, const CrRegion *region);

/* At least a low wall's height, so that nothing built lies flat. */
double cr_region_get_rise (const CrDraw *draw, const CrRegion *region);

/* Returns: whether the line is drawn round; then its middle and radius are set */
gboolean cr_line_is_round (const GArray *line, CrPoint *centre_out, double *radius_out);

/**
 * CrAnchor: where something on a hexside stands once the masonry is fitted.
 * @at: on the outer face of the wall
 * @out: away from the hex it was asked for
 * @depth: of the masonry behind it, 0 of a bare hexside
 * @covered: a roof lies over it all, out to @at
 */
typedef struct {
  CrPoint at, out;
  double depth;
  gboolean covered;
} CrAnchor;
CrAnchor cr_draw_get_anchor (const CrDraw *draw, CrHex hex, CrDirection side);

/* The place on the nearest face of the wall-walk that a hex is of. */
gboolean cr_draw_find_face (const CrDraw *draw, CrHex hex, CrPoint p, CrPoint *out);

/* The same on a wall, hedge or fence that is only hexsides, if one is there. */
gboolean cr_draw_find_thin (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out);

/* The same beneath the eaves, if the hex is of a house. */
gboolean cr_draw_find_eaves (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out);

/* A place on the face of a keep, or where it comes out from beneath a turret. */
CrPoint cr_keep_clear_turrets (const CrDraw *draw, const CrRegion *region, const CrAnchor *anchor);

/* Whether a flight of steps goes up so near a place that a turret would stand on it. */
gboolean cr_draw_is_by_stair (const CrDraw *draw, CrPoint at, double reach);

/* What stands about by chance: on a tower's platform or in its room; in the rooms of a keep within
 * a line, along its boards. */
void cr_furnish_tower (const CrDraw *draw, CrPoint at, double radius, CrHex key, gboolean room);
void cr_furnish_keep (const CrDraw *draw,
                      const CrRegion *region,
                      const GArray *inner,
                      double along);

/* TRUE: @hex is the inside of a battlement on that side. */
gboolean cr_draw_has_battlement (const CrDraw *draw, CrHex hex, CrDirection side);

/* Whether a merlon of that length would stand before a slit of the side: men shoot between them. */
gboolean cr_draw_bars_slit (const CrDraw *draw, CrEdge edge, CrPoint at, double length);

/* How high a tower's platform casts and all that towers over a level, absolute. */
void cr_cast_high (const CrDraw *draw, CrCasters *casters);

/* A small spiral stair in the middle of a hex. */
void cr_draw_spiral (const CrDraw *draw, CrHex hex);
