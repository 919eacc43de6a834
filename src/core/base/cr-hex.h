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

CrHex cr_hex_add (CrHex a, CrHex b);
CrHex cr_hex_sub (CrHex a, CrHex b);
gboolean cr_hex_equal (CrHex a, CrHex b);
CrHex cr_hex_neighbour (CrHex hex, CrDirection direction);
CrDirection cr_direction_opposite (CrDirection direction);
CrDirection cr_hex_direction_to (CrHex from, CrHex neighbour);

int cr_hex_distance (CrHex a, CrHex b);
int cr_hex_dot (CrHex u, CrHex v);
CrHex cr_hex_rotate (CrHex hex, int sixths);
CrHex cr_hex_mirror (CrHex hex);

int cr_hex_n_within (int radius);
CrHex cr_hex_spiral (int index);

const char *cr_direction_get_name (CrDirection direction, CrOrientation orientation);
gboolean cr_direction_parse (const char *name,
                             CrOrientation orientation,
                             CrDirection *direction_out);
