/* cr-line.h: polylines in the plane. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-noise.h"

/* A line is a GArray of CrPoint in W. Closed ones repeat no point; positive area: clockwise on
 * the page, as cr_region_trace() gives outer boundaries. */
#define cr_line_at(line, i) (g_array_index ((line), CrPoint, (i)))

/* Both return (transfer full) (element-type CrPoint). */
GArray *cr_line_new (void);
GArray *cr_line_copy (const GArray *line);
void cr_line_add (GArray *line, double x, double y);
void cr_line_reverse (GArray *line);

/* Shapes, closed, clockwise on the page. */
GArray *cr_line_circle (CrPoint centre, double radius, int n);

/**
 * cr_line_box:
 * @angle: turned by so many radians, clockwise on the page
 */
GArray *cr_line_box (CrPoint centre, double width, double height, double angle);

/* A rounded blot: a circle whose radius swings by @depth with @n_lobes and half as many. */
GArray *cr_line_lobes (CrPoint centre, double radius, CrRng *rng, int n_lobes, double depth);

double cr_distance (CrPoint a, CrPoint b);
CrPoint cr_point_between (CrPoint a, CrPoint b, double share_of_b);
double cr_line_get_area (const GArray *line);

/* Even-odd: a point is inside when a ray from it crosses the line an odd number of times. */
gboolean cr_line_contains (const GArray *line, CrPoint point);

CrBox cr_line_get_box (const GArray *line);
double cr_line_get_length (const GArray *line, gboolean closed);

/* Unit vectors and points. */
CrPoint cr_point_along (CrPoint from, CrPoint way, double ahead, double aside);
CrPoint cr_way_between (CrPoint from, CrPoint to);
CrPoint cr_way_of_angle (double angle);
double cr_angle_of_way (CrPoint way);

/* New lines made of old ones. */
GArray *cr_line_resample (const GArray *line, double step, gboolean closed);

/* Each round is (1 2 1)/4: the line forgets the hexagons it came from. Open ends stay. */
void cr_line_relax (GArray *line, int rounds, gboolean closed);

void cr_line_wobble (GArray *line, double amplitude, double frequency, guint32 seed);

/**
 * cr_line_shift:
 * @distance: to the right of the line's direction on the page: inwards when it is clockwise
 *
 * Returns: (transfer full): a parallel; mitred at corners, but never by more than twice
 */
GArray *cr_line_shift (const GArray *line, double distance, gboolean closed);

/* The same to all who look only into @box: without what lies wholly beyond one of its edges. For
 * closed lines with points at most half a W apart, or none but straight spans. */
GArray *cr_line_reduce (const GArray *line, CrBox box);

/* Places along a line, by arc length from its first point. */
double cr_line_project (const GArray *line, CrPoint point, gboolean closed);

/**
 * cr_line_get_point:
 * @length: arc length; of a closed line any, of an open one held to its ends
 * @tangent_out: (nullable): unit direction of the span it lies on; at a corner of the one after it
 */
CrPoint cr_line_get_point (const GArray *line,
                           double length,
                           gboolean closed,
                           CrPoint *tangent_out);

/* The part of a closed line between two arc lengths, in its direction; an open line. */
GArray *cr_line_stretch (const GArray *line, double from, double to);

gboolean cr_box_meets (CrBox a, CrBox b);
gboolean cr_box_has (CrBox box, CrPoint point, double reach);
CrBox cr_box_grow (CrBox box, double reach);

/* An empty box (no width and no height) adds nothing. */
CrBox cr_box_join (CrBox a, CrBox b);

/* What both have: an empty box where they do not meet. */
CrBox cr_box_cut (CrBox a, CrBox b);
