/* cra-legend.h: what the patterns on the map mean. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cre-tool-fire.h"
#include "cre-tool-walk.h"

#include <cairo.h>

/**
 * CraLegend: what a legend is about.
 * @fire: (nullable): and so are the next two
 * @pointer: what is pointed at; the legend gives way
 */
typedef struct {
  CreDocument *document;
  CreToolFire *fire;
  CreToolWalk *walk;
  const CrHex *pointer;
} CraLegend;

/* In the corner where it hides least. */
void cra_legend_draw (cairo_t *cr, const CraViewport *viewport, const CraLegend *about);
