/* cre-tool-side-private.h: what the files of the side tool share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-painting.h"
#include "cre-side-run.h"
#include "cre-tool-side.h"
#include "cre-way.h"

struct _CreToolSide {
  CreTool parent_instance;

  int kind, arc, state, height;
  gboolean flip, corners;

  CreWay *way;
  gboolean by_keys; /* the last corner was set from the keyboard */

  CrHexSide last; /* of the stroke under way, told from its inside */
  CreSideRun run;
  CrPoint pressed;
  gboolean erase;
  guint n_put; /* sides that the stroke has changed */
};

gboolean cre_tool_side_is_locked (CreToolSide *tool);
char *cre_tool_side_dup_kind_name (CreToolSide *tool);

/* Returns: (transfer full) (element-type CrHexSide): what a click there would put, without images
 */
GArray *cre_tool_side_list_faces (CreToolSide *tool, const CreAim *aim);

/* @faces: (element-type CrHexSide): their images are added. */
GArray *cre_tool_side_add_images (CreToolSide *tool, GArray *faces);

/* What came of putting or removing there. */
void cre_tool_side_tell (CreToolSide *tool, int floor, const GArray *faces, gboolean changed);
void cre_tool_side_show (CreTool *tool, const CreAim *aim);
