/* cr-castle-private.h: shared by walls, towers, keeps and houses.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-hex.h"
#include "cr-masonry.h"

/* Random streams of the castle, one for each purpose. */
enum {
  CR_RNG_FLAGS = 200,
  CR_RNG_MERLON,
  CR_RNG_RING,
  CR_RNG_CONE,
  CR_RNG_PLANK,
  CR_RNG_BRIDGE = 206, /* 205 is the stream of roofs, cr-roof.h */
  CR_RNG_COURSE,
  CR_RNG_HEDGE,
  CR_RNG_HOARDING,
  CR_RNG_BREACH,
  CR_RNG_FURNITURE,
};

/**
 * cr_masonry_inset:
 * @line: closed, clockwise; a hole runs the other way and is widened
 * @depth: inwards; negative goes outwards
 *
 * Returns: (transfer full): a parallel of the line with true corners
 */
GArray *cr_masonry_inset (const GArray *line, double depth);

/**
 * cr_masonry_shift:
 * @line: open, or a ring that returns to its first point
 * @depth: to the right of its way; negative to the left
 *
 * Returns: (transfer full): a parallel with true corners
 */
GArray *cr_masonry_shift (const GArray *line, double depth);

/* Returns: how many merlons fit along a stretch: at least one */
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
 * Draws blocks. Their shadows are one fill, so that overlapping shadows are not darker.
 */
void cr_draw_blocks (const CrDraw *draw, const GArray *blocks);

/* Courses with staggered joints, laid inwards along every edge of a closed line. */
typedef struct {
  double depth; /* of all courses */
  int rows;
  double least, most;  /* length of a stone, in W */
  const CrTone *tones; /* (nullable): for lit, dim, joint; NULL for those of stone */
} CrCourses;

/* Draws the courses. Around a pit, and behind a corner at which a wall turns squarely, stones lie
 * without courses. */
void cr_draw_courses (const CrDraw *draw, const GArray *line, const CrCourses *courses);

/* Draws rows of stones in a direction over a closed line; they are counted from @at. @tinted: some
 * stones are lighter or darker */
void cr_draw_rows (const CrDraw *draw,
                   const GArray *line,
                   CrPoint at,
                   CrPoint way,
                   gboolean tinted);

/* Draws dressed stones at the corners of a closed line. */
void cr_draw_quoins (const CrDraw *draw, const GArray *line);

/* A quad; boards lie across it, from the edge 0–1 to the edge 3–2. */
typedef struct {
  CrPoint p[4];
} CrQuad;

/* Returns: a strip of that width along the line between two points */
CrQuad cr_quad_along (CrPoint from, CrPoint to, double width);

GArray *cr_quad_get_line (const CrQuad *quad);
void cr_quad_add (const CrDraw *draw, const CrQuad *quad);
void cr_draw_boards (const CrDraw *draw, const CrQuad *quad, int n, CrRng *rng);
/**
 * cr_draw_floor:
 * @angle: the direction of the boards
 *
 * Draws a floor of boards within a closed line.
 */
void cr_draw_floor (const CrDraw *draw, const GArray *line, double angle);

/* Fills a closed line and inks it. */
void cr_draw_piece (const CrDraw *draw, const GArray *line, CrTone tone, double ink);

/* Regions of masonry. */
extern const CrRegionClass cr_walk_class, cr_solid_class, cr_tower_class, cr_gate_tower_class,
    cr_keep_class;
/* Cuts off the corners of a walk that would stick out from under round towers. */
void cr_walk_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
/* Returns: the level of the region's surface */
int cr_region_get_level (const CrDraw *draw, const CrRegion *region);

/* Returns: FALSE for a walk that is entirely beneath towers; its corners would stick out from under
 * them */
gboolean cr_region_is_walked (const CrDraw *draw, const CrRegion *region);

/* Returns: how far the surface rises above the ground around it, in levels; at least the height of
 * a low wall, so that nothing built looks flat */
double cr_region_get_rise (const CrDraw *draw, const CrRegion *region);

/* Returns: whether the line is a circle; then its middle and radius are set */
gboolean cr_line_is_round (const GArray *line, CrPoint *centre_out, double *radius_out);

/**
 * CrAnchor: where a thing on a hexside stands on the drawn masonry.
 * @at: on the outer face of the wall
 * @out: away from the hex for which it was asked
 * @depth: of the masonry behind it, in W; 0 on a bare hexside
 * @covered: a roof covers the masonry out to @at
 */
typedef struct {
  CrPoint at, out;
  double depth;
  gboolean covered;
} CrAnchor;
CrAnchor cr_draw_get_anchor (const CrDraw *draw, CrHex hex, CrDirection side);

/* Finds the point on the nearest face of the wall-walk to which the hex belongs. Returns: FALSE
 * when there is none */
gboolean cr_draw_find_face (const CrDraw *draw, CrHex hex, CrPoint p, CrPoint *out);

/* The same on a wall, hedge or fence along that hexside. */
gboolean cr_draw_find_thin (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out);

/* The same beneath the eaves of the house to which the hex belongs. */
gboolean cr_draw_find_eaves (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out);

/* Returns: the place on the face of a keep, moved out from beneath a turret if it is there */
CrPoint cr_keep_clear_turrets (const CrDraw *draw, const CrRegion *region, const CrAnchor *anchor);

/* Whether a flight of steps is so near a place that a turret would stand on it. */
gboolean cr_draw_is_by_stair (const CrDraw *draw, CrPoint at, double reach);

/* These functions draw furniture chosen by chance: on a tower's platform, in its room, and in the
 * rooms of a keep within a line, along its boards. */
void cr_furnish_tower (const CrDraw *draw, CrPoint at, double radius, CrHex key, gboolean room);
void cr_furnish_keep (const CrDraw *draw,
                      const CrRegion *region,
                      const GArray *inner,
                      double along);

/* Returns: whether that side has a battlement with @hex as its inside */
gboolean cr_draw_has_battlement (const CrDraw *draw, CrHex hex, CrDirection side);

/* Whether a merlon of that length would stand before a slit in the side, which needs a gap between
 * merlons. */
gboolean cr_draw_bars_slit (const CrDraw *draw, CrEdge edge, CrPoint at, double length);

/* Adds as casters, with absolute heights, the platforms of towers and all that is higher than a
 * level. */
void cr_cast_high (const CrDraw *draw, CrCasters *casters);

/* Draws a small spiral stair in the middle of a hex. */
void cr_draw_spiral (const CrDraw *draw, CrHex hex);
