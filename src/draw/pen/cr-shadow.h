/* cr-shadow.h: height told by shadow, design/art section 3.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"

#include <cairo.h>

/* Towards the light: north-west, fixed to the page. */
#define CR_SUN_X (-0.70710678118654752)
#define CR_SUN_Y (-0.70710678118654752)

/* Length of a shadow in W per level. */
#define CR_SHADOW_REACH 0.20

/* Share of the light that the way (x, y), of length one, looks at: −1…1. */
double cr_sun_on (double x, double y);

/**
 * cr_shadow_sweep:
 * @line: closed, clockwise on the page; a hole in something the other way
 * @length: of the shadow, in W
 *
 * Adds to the path the ground that a prism over @line keeps from the light; winding rule, so
 * that several make a union. A counter-clockwise line is a hole in the prism around it.
 *
 * What is swept over and not within the outline was left by it through a span on its dark side.
 */
void cr_shadow_sweep (cairo_t *cr, const GArray *line, double length);

/**
 * CrCaster:
 * @line: (owned): its outline; clockwise on the page, a hole (of a ring wall) the other way
 * @level: of its top: of looks, not of rules
 */
typedef struct {
  GArray *line;
  double level;
} CrCaster;

typedef GArray CrCasters;
CrCasters *cr_casters_new (void);
void cr_casters_take (CrCasters *casters, GArray *line, double level);
