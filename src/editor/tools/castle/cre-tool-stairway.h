/* cre-tool-stairway.h: builds stairways and other ways up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-stairway.h"
#include "cre-stair-link.h"

typedef enum {
  CRE_STAIRS_STRAIGHT,
  CRE_STAIRS_SPIRAL,
  CRE_STAIRS_LADDER,
  CRE_STAIRS_RAMP,
  CRE_STAIRS_TRAPDOOR,
  CRE_STAIRS_ROPE,
  CRE_N_STAIRS,
} CreStairs;

/* The end opens as it is pressed: on two hexes when it is pressed near the second one, otherwise on
 * one side. */
#define CRE_OPENS_DRAGGED (-1)

/**
 * CreToolStairway:
 *
 * A straight stairway is dragged from the hex at its foot over the steps to the hex at its head.
 * On release the steps become stairs, their levels rise one by one and the link is added, all as
 * one step of undo; if that cannot be, nothing happens and the status tells why. A drag downhill
 * exchanges foot and head. All other kinds are clicked: at the hex where they begin, near the side
 * over which they lead. Ctrl+click removes the link that begins at a hex; its terrain and levels
 * stay.
 *
 * Properties: kind (#CreStairs), opens-foot, opens-head (#CrOpens or %CRE_OPENS_DRAGGED:
 * MOV-09…11), raisable (TMP-03), to (#CreTo, of the other kinds), head-floor (0: the shown one;
 * from 1 on: floor 0, 1, … of the map).
 */
#define CRE_TYPE_TOOL_STAIRWAY (cre_tool_stairway_get_type ())
G_DECLARE_FINAL_TYPE (CreToolStairway, cre_tool_stairway, CRE, TOOL_STAIRWAY, CreTool)

/**
 * cre_stairs_get_kind:
 *
 * Returns: (transfer none): the name of the element: "stairway", "spiral", …
 */
const char *cre_stairs_get_kind (CreStairs kind);
