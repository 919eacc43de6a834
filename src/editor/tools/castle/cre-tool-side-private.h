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
  gboolean by_keys; /* whether the last corner was set from the keyboard */

  CrHexSide last; /* the last side of the stroke, named from the hex inside it */
  CreSideRun run;
  CrPoint pressed;
  gboolean erase;
  guint n_put; /* how many sides the stroke has changed */
};

gboolean cre_tool_side_is_locked (CreToolSide *tool);
char *cre_tool_side_dup_kind_name (CreToolSide *tool);

/* Returns: (transfer full) (element-type CrHexSide): the sides on which a click there puts things,
 * without their images in the mirror */
GArray *cre_tool_side_list_faces (CreToolSide *tool, const CreAim *aim);

/* Adds the images of the sides in the mirror, and drops what lies off the map. Returns: @faces */
GArray *cre_tool_side_add_images (CreToolSide *tool, GArray *faces);

/* Tells what was put there or removed, and warns when it is of no use. */
void cre_tool_side_tell (CreToolSide *tool, int floor, const GArray *faces, gboolean changed);
void cre_tool_side_show (CreTool *tool, const CreAim *aim);
