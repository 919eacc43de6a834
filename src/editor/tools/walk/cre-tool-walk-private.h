/* cre-tool-walk-private.h: what the files of the walk tool share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-walk.h"

struct _CreToolWalk {
  CreTool parent_instance;

  int mover, budget;
  CrPlace start, target;
  gboolean has_start, has_target, pending;

  CrReach *reach; /* within the budget; both NULL until somebody looks at them */
  CrReach *whole; /* without one, for the way to a hex that is too far */
  GArray *path;   /* CrStep; to the target */
};

const CrScene *cre_tool_walk_get_scene (CreToolWalk *tool);
/* Found when first asked for: all ways of the castle; how far he gets from the start in the end. */
const CrWays *cre_tool_walk_get_ways (CreToolWalk *tool);
const CrReach *cre_tool_walk_get_whole (CreToolWalk *tool);

/* As cr_reach_new_among() is asked: among the men who are placed, in their weather. */
CrWalker cre_tool_walk_get_walker (CreToolWalk *tool);

void cre_tool_walk_describe (CreToolWalk *tool);

/* What stands behind the figures of a way. */
GPtrArray *cre_tool_walk_list_figures (CreTool *tool);
