/* cr-line.h: polylines in the plane. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-noise.h"

/* A line is a GArray of CrPoint in W. Closed lines do not repeat their first point. A positive area
 * means clockwise on the page, as cr_region_trace() returns outer boundaries. */
#define cr_line_at(line, i) (g_array_index ((line), CrPoint, (i)))

/* Both return (transfer full) (element-type CrPoint). */
GArray *cr_line_new (void);
GArray *cr_line_copy (const GArray *line);
void cr_line_add (GArray *line, double x, double y);
void cr_line_reverse (GArray *line);

/* These functions return (transfer full) closed shapes, clockwise on the page. */
GArray *cr_line_circle (CrPoint centre, double radius, int n);

/**
 * cr_line_box:
 * @angle: by how many radians it is turned, clockwise on the page
 */
GArray *cr_line_box (CrPoint centre, double width, double height, double angle);

/* A rounded blot: a circle whose radius varies by @depth with @n_lobes and half as many waves. */
GArray *cr_line_lobes (CrPoint centre, double radius, CrRng *rng, int n_lobes, double depth);

/* Returns: the distance in W; the point on the way from @a to @b, @a for a share of 0 and @b for 1;
 * and the area of a closed line in square W, negative when it runs anticlockwise on the page */
double cr_distance (CrPoint a, CrPoint b);
CrPoint cr_point_between (CrPoint a, CrPoint b, double share_of_b);
double cr_line_get_area (const GArray *line);

/* By the even-odd rule a point is inside when a ray from it crosses the line an odd number of
 * times. */
gboolean cr_line_contains (const GArray *line, CrPoint point);

/* Returns: the smallest box around the line; and its length in W, with its last span when it is
 * closed */
CrBox cr_line_get_box (const GArray *line);
double cr_line_get_length (const GArray *line, gboolean closed);

/* These functions compute points and unit vectors. The first goes @ahead along the unit vector @way
 * and @aside to its right on the page. Angles are in radians. */
CrPoint cr_point_along (CrPoint from, CrPoint way, double ahead, double aside);
CrPoint cr_way_between (CrPoint from, CrPoint to);
CrPoint cr_way_of_angle (double angle);
double cr_angle_of_way (CrPoint way);

/* These functions return (transfer full) lines made from others, or change a line in place. */
GArray *cr_line_resample (const GArray *line, double step, gboolean closed);

/* Smooths a line; each round is (1 2 1)/4, so that the hexagons disappear from which it came. The
 * ends of an open line stay. */
void cr_line_relax (GArray *line, int rounds, gboolean closed);

/* Moves each point by cr_wobble(), so that equal points of two lines stay equal. */
void cr_line_wobble (GArray *line, double amplitude, double frequency, guint32 seed);

/**
 * cr_line_shift:
 * @distance: to the right of the line's direction on the page: inwards for a clockwise line
 *
 * Returns: (transfer full): a parallel with mitred corners, at most twice the distance away
 */
GArray *cr_line_shift (const GArray *line, double distance, gboolean closed);

/* Returns: (transfer full): a line that looks the same within @box, without the parts that lie
 * wholly beyond one of its edges. The line must be closed, with points at most half a W apart or
 * with straight spans only. */
GArray *cr_line_reduce (const GArray *line, CrBox box);

/* Places on a line are given by the arc length from its first point. */
double cr_line_project (const GArray *line, CrPoint point, gboolean closed);

/**
 * cr_line_get_point:
 * @length: an arc length; any on a closed line, limited to the ends of an open one
 * @tangent_out: (nullable): the unit direction of its span; at a corner of the span after it
 */
CrPoint cr_line_get_point (const GArray *line,
                           double length,
                           gboolean closed,
                           CrPoint *tangent_out);

/* Returns: (transfer full): the part of a closed line between two arc lengths, as an open line in
 * the same direction */
GArray *cr_line_stretch (const GArray *line, double from, double to);

/* Boxes that only touch meet, too. A point counts as within when it is at most @reach outside. The
 * last one returns the box with so much more on each side. */
gboolean cr_box_meets (CrBox a, CrBox b);
gboolean cr_box_has (CrBox box, CrPoint point, double reach);
CrBox cr_box_grow (CrBox box, double reach);

/* Returns: the box around both; an empty box, without width and height, adds nothing */
CrBox cr_box_join (CrBox a, CrBox b);

/* Returns: the intersection of both; an empty box when they do not meet */
CrBox cr_box_cut (CrBox a, CrBox b);
