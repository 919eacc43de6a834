/* cr-shadow.h: shadows, which show heights, design/art section 3.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"

#include <cairo.h>

/* The direction of the light: from the north-west of the page. */
#define CR_SUN_X (-0.70710678118654752)
#define CR_SUN_Y (-0.70710678118654752)

/* The length of a shadow in W for each level. */
#define CR_SHADOW_REACH 0.20

/* Returns: how much the direction (x, y), of length one, faces the light: −1…1 */
double cr_sun_on (double x, double y);

/**
 * cr_shadow_sweep:
 * @line: closed, clockwise on the page; a hole in something the other way
 * @length: of the shadow, in W
 *
 * Adds to the path the ground that a prism over @line keeps from the light. With the winding rule,
 * several make a union; a counter-clockwise line is a hole in the prism around it.
 */
void cr_shadow_sweep (cairo_t *cr, const GArray *line, double length);

/**
 * CrCaster:
 * @line: (owned): its outline; clockwise on the page, a hole (of a ring wall) the other way
 * @level: of its top as it is drawn, which may differ from that of the rules
 */
typedef struct {
  GArray *line;
  double level;
} CrCaster;

typedef GArray CrCasters;
CrCasters *cr_casters_new (void);
void cr_casters_take (CrCasters *casters, GArray *line, double level);
