/* cr-chart.h: what a thing of the map's lists shapes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-map.h"

/**
 * cr_paint_node_box:
 * @map: that has the node, or had it
 * @box_out: (out): what must be painted again when it comes or goes, in W; no width: nothing
 *
 * Returns: FALSE when it may be anything: what joins others by their names, and all that concerns
 *   the whole sheet
 */
gboolean cr_paint_node_box (const CrMap *map,
                            CrSection section,
                            const CrNode *node,
                            CrBox *box_out);
