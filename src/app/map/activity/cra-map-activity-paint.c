/* cra-map-activity-paint.c: actions on selections, sides, brushes and mirrors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include "cre-brush.h"
#include "cre-painting.h"
#include "cre-tool-select.h"
#include "cre-tool-side.h"

#include <glib/gi18n.h>

static CreToolSelect *
get_select (CraMapActivity *self)
{
  return CRE_TOOL_SELECT (cra_map_page_get_any_tool (self->page, "select"));
}

static CreToolSide *
get_side (CraMapActivity *self)
{
  return CRE_TOOL_SIDE (cra_map_page_get_any_tool (self->page, "side"));
}

/* The side tool now takes the other of the two hexes as the inside. */
ACTION (flip_side_cb)
{
  gboolean flip;

  g_object_get (get_side (data), "flip", &flip, NULL);
  g_object_set (get_side (data), "flip", !flip, NULL);
}

/* Puts what the side tool has in hand on all sides around the selection. */
ACTION (sides_around_cb)
{
  CraMapActivity *self = data;
  CreSelection *selection = cre_tool_get_selection (CRE_TOOL (get_select (self)));
  g_autoptr (GArray) places = cre_selection_dup_places (selection);

  if (cre_selection_get_kind (selection) != CRE_SELECTED_HEXES)
    cra_map_activity_toast (self, _ ("Select hexes first, with S."), FALSE);
  else if (cre_tool_side_put_around (get_side (self), places))
    cra_map_activity_toast (self, _ ("Put round the selection"), TRUE);
  else
    cra_map_activity_toast (self, _ ("Nothing to change there"), FALSE);
}

/* All these actions take the select tool in hand, because only that shows the selection. */
static CreToolSelect *
take_select (CraMapActivity *self)
{
  cra_map_activity_take_tool (self, "select");
  return get_select (self);
}

static int
get_floor (CraMapActivity *self)
{
  return cra_map_view_get_floor (cra_map_page_get_view (self->page));
}

ACTION (select_all_cb)
{
  cre_tool_select_all (take_select (data), get_floor (data));
}

ACTION (select_none_cb)
{
  cre_selection_clear (cre_tool_get_selection (CRE_TOOL (get_select (data))));
}

ACTION (select_invert_cb)
{
  cre_tool_select_invert (take_select (data), get_floor (data));
}

/* @target: by how many levels, negative for down */
ACTION (raise_cb)
{
  CraMapActivity *self = data;
  CreSelection *selection = cre_tool_get_selection (CRE_TOOL (get_select (self)));
  int by = (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10);
  gboolean locked = cre_painting_is_locked (cre_painting_get (self->document), CR_LAYER_LEVEL);

  if (cre_selection_get_kind (selection) != CRE_SELECTED_HEXES)
    cra_map_activity_toast (self, _ ("Select hexes first, with S."), FALSE);
  else if (locked)
    cra_map_activity_toast (self, cre_painting_explain_lock (CR_LAYER_LEVEL), FALSE);
  else
    cre_tool_select_raise (get_select (self), by);
}

static void
resize_brush (gpointer data, int step)
{
  CreTool *tool = cra_map_view_get_tool (cra_map_activity_get_view (data));
  int size;

  if (tool == NULL || g_object_class_find_property (G_OBJECT_GET_CLASS (tool), "size") == NULL)
    return;
  g_object_get (tool, "size", &size, NULL);
  g_object_set (tool, "size", CLAMP (size + step, 0, CRE_BRUSH_MAX_SIZE), NULL);
}

ACTION (brush_smaller_cb)
{
  resize_brush (data, -1);
}

ACTION (brush_larger_cb)
{
  resize_brush (data, 1);
}

/* The mirror goes through the hex cursor from now on. */
ACTION (set_axis_cb)
{
  CraMapActivity *self = data;
  CrePainting *painting = cre_painting_get (self->document);
  CrPlace place;

  if (!cra_map_activity_get_place_here (data, &place))
    return;
  cre_painting_set_axis (painting, place.hex);
  if (cre_painting_get_symmetry (painting).kind == CR_SYMMETRY_NONE)
    g_object_set (painting, "symmetry", CR_SYMMETRY_LEFT_RIGHT, NULL);
}

ACTION (paint_with_cb)
{
  cra_map_activity_take_tool (data, "terrain");
  g_object_set (cra_map_view_get_tool (cra_map_activity_get_view (data)), "code",
                g_variant_get_string (target, NULL), NULL);
}

const GActionEntry cra_map_activity_paint_actions[] = {
  { .name = "flip-side", .activate = flip_side_cb },
  { .name = "sides-around", .activate = sides_around_cb },
  { .name = "select-all", .activate = select_all_cb },
  { .name = "select-none", .activate = select_none_cb },
  { .name = "select-invert", .activate = select_invert_cb },
  { .name = "raise", .activate = raise_cb, .parameter_type = "s" },
  { .name = "brush-smaller", .activate = brush_smaller_cb },
  { .name = "brush-larger", .activate = brush_larger_cb },
  { .name = "set-axis", .activate = set_axis_cb },
  { .name = "paint-with", .activate = paint_with_cb, .parameter_type = "s" },
  { .name = NULL },
};
