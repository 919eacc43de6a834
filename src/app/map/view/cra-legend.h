/* cra-legend.h: what the patterns on the map mean. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cre-tool-fire.h"
#include "cre-tool-walk.h"

#include <cairo.h>

void cra_legend_draw (cairo_t *cr,
                      const CraViewport *viewport,
                      CreDocument *document,
                      CreToolFire *fire,
                      CreToolWalk *walk);
