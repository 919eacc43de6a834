/* cr-hex.h: hexes as axial coordinates, free of any map. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * CrHex:
 * @q: axial column
 * @r: axial row, growing downwards
 *
 * Passed by value. Hex 1,1 of a map is (0, 0).
 */
typedef struct {
  int q, r;
} CrHex;

/**
 * CrDirection:
 *
 * The six neighbours and the six sides, clockwise. Flat-top hexes: 0 = N, NE, SE, S, SW, NW.
 * Pointy-top: 0 = NW, NE, E, SE, SW, W. The axial steps are the same for both, so no rule
 * needs to know the orientation. Corner i lies between the sides i and i + 1.
 */
typedef int CrDirection;

#define CR_N_DIRECTIONS 6

typedef enum { CR_FLAT, CR_POINTY } CrOrientation;

extern const CrHex cr_hex_steps[CR_N_DIRECTIONS];

/* In the header, for lines of fire and pictures ask for them by the million. */
static inline CrHex
cr_hex_add (CrHex a, CrHex b)
{
  return (CrHex){ a.q + b.q, a.r + b.r };
}

static inline CrHex
cr_hex_sub (CrHex a, CrHex b)
{
  return (CrHex){ a.q - b.q, a.r - b.r };
}

static inline gboolean
cr_hex_equal (CrHex a, CrHex b)
{
  return a.q == b.q && a.r == b.r;
}

static inline CrHex
cr_hex_neighbour (CrHex hex, CrDirection direction)
{
  return cr_hex_add (hex, cr_hex_steps[direction]);
}

static inline CrDirection
cr_direction_opposite (CrDirection direction)
{
  return (direction + 3) % CR_N_DIRECTIONS;
}

/**
 * cr_hex_direction_to:
 *
 * Returns: the side of @from that touches @neighbour, or -1 when they are not adjacent
 */
static inline CrDirection
cr_hex_direction_to (CrHex from, CrHex neighbour)
{
  static const gint8 directions[3][3] = { { -1, 5, 4 }, { 0, -1, 3 }, { 1, 2, -1 } };
  CrHex step = cr_hex_sub (neighbour, from);

  return ABS (step.q) > 1 || ABS (step.r) > 1 ? -1 : directions[step.q + 1][step.r + 1];
}

/**
 * cr_hex_distance:
 *
 * Returns: the number of steps between two hexes; the range of a shot
 */
static inline int
cr_hex_distance (CrHex a, CrHex b)
{
  CrHex d = cr_hex_sub (a, b);

  return (ABS (d.q) + ABS (d.r) + ABS (d.q + d.r)) / 2;
}

/**
 * cr_hex_dot:
 *
 * Returns: twice the scalar product of two steps; a step with itself gives 2, with the next
 * one round the hex 1. Exact, so "beyond a side" needs no tolerance.
 */
static inline int
cr_hex_dot (CrHex u, CrHex v)
{
  return 2 * (u.q * v.q + u.r * v.r) + u.q * v.r + u.r * v.q;
}

/* The direction that points best from one hex to another; of two alike the first. */
CrDirection cr_hex_find_facing (CrHex from, CrHex to);

/**
 * cr_hex_rotate:
 * @sixths: turns of 60 degrees clockwise, any integer
 *
 * Turns @hex about the hex (0, 0).
 */
CrHex cr_hex_rotate (CrHex hex, int sixths);

/**
 * cr_hex_mirror:
 *
 * Mirrors @hex left to right (flat-top), direction 0 staying where it is.
 */
CrHex cr_hex_mirror (CrHex hex);

/**
 * cr_hex_n_within:
 *
 * Returns: how many hexes lie within @radius of one, itself included: 1, 7, 19, …
 */
int cr_hex_n_within (int radius);

/**
 * cr_hex_spiral:
 * @index: 0 for (0, 0), then ring after ring outwards
 *
 * Returns: the hexes of a brush, in order, without a table
 */
CrHex cr_hex_spiral (int index);

/**
 * cr_direction_get_name:
 *
 * Returns: (transfer none): the compass name of a side, "NE" for instance
 */
const char *cr_direction_get_name (CrDirection direction, CrOrientation orientation);

/**
 * cr_direction_get_title:
 *
 * Returns: (transfer none): its compass name as it is shown, "SO" to a Frenchman
 */
const char *cr_direction_get_title (CrDirection direction, CrOrientation orientation);

/**
 * cr_direction_parse:
 * @name: in English or in French
 * @direction_out: (out): set on success only
 *
 * Returns: FALSE when hexes of this orientation have no side of that name
 */
gboolean cr_direction_parse (const char *name,
                             CrOrientation orientation,
                             CrDirection *direction_out);
