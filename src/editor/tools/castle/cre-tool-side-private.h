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
  CreAim hovered;
  gboolean is_hovered;
};

CrePainting *cre_tool_side_get_painting (CreToolSide *tool);
gboolean cre_tool_side_is_locked (CreToolSide *tool);
char *cre_tool_side_dup_kind_name (CreToolSide *tool);

/* A side is always told from the hex that is its inside. */
CrHexSide cre_tool_side_face_at (CreToolSide *tool, const CreAim *aim);
/* (transfer full) (element-type CrHexSide): of the way drawn, and of what a click would put. */
GArray *cre_tool_side_list_way (CreToolSide *tool, gboolean to_pointer, CreModifiers modifiers);

/* What a click would put, without images: (transfer full) (element-type CrHexSide). */
GArray *cre_tool_side_list_hovered (CreToolSide *tool);

/* @faces: (element-type CrHexSide): their images are added. */
GArray *cre_tool_side_add_images (CreToolSide *tool, GArray *faces);

/* @faces: (element-type CrHexSide): their images are added */
gboolean cre_tool_side_put (CreToolSide *tool, int floor, GArray *faces);

/* What one motion has gone along is one edit. */
void cre_tool_side_put_run (CreToolSide *self, const CreAim *aim, const GArray *run);

/* What came of putting or removing there. */
void cre_tool_side_tell (CreToolSide *tool, int floor, const GArray *faces, gboolean changed);
void cre_tool_side_preview (CreToolSide *tool);
/* "0708 SW", from a hex that is on the map. */
char *cre_tool_side_dup_face (CreToolSide *tool, int floor, CrHexSide face);

/* Tells what was put where it is of no use, and offers the remedy. @text: what was done.
 * Returns: FALSE, with nothing told, where all is well */
gboolean cre_tool_side_warn (CreToolSide *tool,
                             CreMark mark,
                             int floor,
                             const GArray *faces,
                             const char *text);
