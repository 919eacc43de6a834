/* cre-tool-stairway-private.h: what the files of the stairway tool share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-run.h"
#include "cre-tool-stairway.h"

struct _CreToolStairway {
  CreTool parent_instance;

  int kind, opens[2], to, head_floor;
  gboolean raisable;
  CreRun *run; /* owned: foot, steps, head, as dragged */
  CreAim hovered;
  gboolean is_hovered;
};

/* Index among the links of what leads away from a hex: of the kind in hand, else of any; -1. */
int cre_tool_stairway_find (CreToolStairway *tool, CrPlace place);
CreStairLink cre_tool_stairway_make_link (CreToolStairway *tool, const CreAim *aim);

/* The place of a hex of the run, and the index in it of the @i-th hex counted from the foot. */
CrPlace cre_tool_stairway_get_place (CreToolStairway *tool, guint index);

/* Index in the run of the i-th hex counted from the foot. */
guint cre_tool_stairway_from_foot (CreToolStairway *tool, guint i);

/* NULL with the reason when the run as dragged makes no stairway. */
CrEdit *cre_tool_stairway_plan (CreToolStairway *tool, GError **error);

/* After a refusal: the run with its head at the level that its steps lead to. */
void cre_tool_stairway_offer_head (CreToolStairway *tool, const char *label);

/* Returns: (transfer full): the run is a stairway now */
char *cre_tool_stairway_dup_done (CreToolStairway *tool);

void cre_tool_stairway_show_run (CreToolStairway *tool);
void cre_tool_stairway_show_hover (CreToolStairway *tool);
