/* cr-layout.c: hexes in the plane. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-layout.h"

#include <math.h>

/* Flat-top corners from corner 0, between N and NE, clockwise, in W. Corner i: sides i, i + 1. */
static const CrPoint flat_corners[CR_N_DIRECTIONS] = {
  { 0.25, -CR_LAYOUT_PITCH / 2 }, { 0.5, 0 },  { 0.25, CR_LAYOUT_PITCH / 2 },
  { -0.25, CR_LAYOUT_PITCH / 2 }, { -0.5, 0 }, { -0.25, -CR_LAYOUT_PITCH / 2 },
};

/* Pointy-top, corner 0 between NW and NE. */
static const CrPoint pointy_corners[CR_N_DIRECTIONS] = {
  { 0, -0.5 }, { CR_LAYOUT_PITCH / 2, -0.25 }, { CR_LAYOUT_PITCH / 2, 0.25 },
  { 0, 0.5 },  { -CR_LAYOUT_PITCH / 2, 0.25 }, { -CR_LAYOUT_PITCH / 2, -0.25 },
};

CrPoint
cr_layout_centre (const CrGrid *grid, CrHex hex)
{
  if (grid->orientation == CR_FLAT)
    return (CrPoint){ 0.75 * hex.q, CR_LAYOUT_PITCH * (hex.r + hex.q / 2.0) };
  return (CrPoint){ CR_LAYOUT_PITCH * (hex.q + hex.r / 2.0), 0.75 * hex.r };
}

CrPoint
cr_layout_corner (const CrGrid *grid, CrHex hex, int corner)
{
  const CrPoint *corners = grid->orientation == CR_FLAT ? flat_corners : pointy_corners;
  CrPoint centre = cr_layout_centre (grid, hex);

  return (CrPoint){ centre.x + corners[corner].x, centre.y + corners[corner].y };
}

CrPoint
cr_layout_side_middle (const CrGrid *grid, CrHex hex, CrDirection direction)
{
  CrPoint a = cr_layout_centre (grid, hex);
  CrPoint b = cr_layout_centre (grid, cr_hex_neighbour (hex, direction));

  return (CrPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

static CrHex
round_axial (double q, double r)
{
  double s = -q - r;
  double rq = round (q), rr = round (r), rs = round (s);
  double dq = fabs (rq - q), dr = fabs (rr - r), ds = fabs (rs - s);

  if (dq > dr && dq > ds)
    rq = -rr - rs;
  else if (dr > ds)
    rr = -rq - rs;
  return (CrHex){ (int) rq, (int) rr };
}

CrHex
cr_layout_hex_at (const CrGrid *grid, CrPoint point)
{
  if (grid->orientation == CR_FLAT) {
    double q = point.x / 0.75;
    return round_axial (q, point.y / CR_LAYOUT_PITCH - q / 2);
  }
  double r = point.y / 0.75;
  return round_axial (point.x / CR_LAYOUT_PITCH - r / 2, r);
}

CrDirection
cr_layout_nearest_side (const CrGrid *grid, CrHex hex, CrPoint point)
{
  CrDirection nearest = 0;
  double least = G_MAXDOUBLE;

  for (CrDirection i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint middle = cr_layout_side_middle (grid, hex, i);
    double d = hypot (middle.x - point.x, middle.y - point.y);

    if (d < least) {
      least = d;
      nearest = i;
    }
  }
  return nearest;
}

/* The box of all hex centres. */
static CrBox
centre_box (const CrGrid *grid)
{
  double along = grid->orientation == CR_FLAT ? grid->columns - 1 : grid->rows - 1;
  double across = grid->orientation == CR_FLAT ? grid->rows - 1 : grid->columns - 1;
  int lanes = grid->orientation == CR_FLAT ? grid->columns : grid->rows;
  /* Hex 1,1 is the origin; an odd shift makes it the lower one, so others start above it. */
  double first = lanes > 1 && grid->shift == CR_SHIFT_ODD ? -CR_LAYOUT_PITCH / 2 : 0;
  double extra = lanes > 1 ? CR_LAYOUT_PITCH / 2 : 0;

  if (grid->orientation == CR_FLAT)
    return (CrBox){ 0, first, 0.75 * along, CR_LAYOUT_PITCH * across + extra };
  return (CrBox){ first, 0, CR_LAYOUT_PITCH * across + extra, 0.75 * along };
}

static CrBox
grow_to (CrBox box, double x, double y)
{
  return (CrBox){ box.x - x, box.y - y, box.width + 2 * x, box.height + 2 * y };
}

CrBox
cr_layout_bounds (const CrGrid *grid)
{
  if (grid->orientation == CR_FLAT)
    return grow_to (centre_box (grid), 0.5, CR_LAYOUT_PITCH / 2);
  return grow_to (centre_box (grid), CR_LAYOUT_PITCH / 2, 0.5);
}

CrBox
cr_layout_frame (const CrGrid *grid)
{
  return grid->halves ? centre_box (grid) : cr_layout_bounds (grid);
}
