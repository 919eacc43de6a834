/* cre-tool-side.c: puts walls, battlements, slits and doors on sides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-side-private.h"

#include <math.h>

#include "cre-names.h"

/* A press that moves less than this is a click. */
#define DRAGGED 0.4

G_DEFINE_FINAL_TYPE (CreToolSide, cre_tool_side, CRE_TYPE_TOOL)

#define FIELD(field) #field, G_STRUCT_OFFSET(CreToolSide, field)

static const CreField fields[] = {
  { FIELD (kind), FALSE, 0, CR_SIDE_OTHER - 1, CR_SIDE_WALL },
  { FIELD (flip), TRUE, 0, 0, 0 },
  { FIELD (corners), TRUE, 0, 0, 0 },
  { FIELD (arc), FALSE, 0, 180, 60 },
  { FIELD (state), FALSE, CR_STATE_DEFAULT, CR_STATE_CLOSED, CR_STATE_DEFAULT },
  { FIELD (height), FALSE, CR_HEIGHT_DEFAULT, CR_LEVEL_MAX, CR_HEIGHT_DEFAULT },
};

CrePainting *
cre_tool_side_get_painting (CreToolSide *tool)
{
  return cre_painting_get (cre_tool_get_document (CRE_TOOL (tool)));
}

gboolean
cre_tool_side_is_locked (CreToolSide *tool)
{
  return cre_painting_is_locked (cre_tool_side_get_painting (tool), CRE_LOCK_SIDES);
}

char *
cre_tool_side_dup_kind_name (CreToolSide *tool)
{
  return cre_name_side (cre_map_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool))),
                        tool->kind);
}

static CrVertex
vertex_at (CreToolSide *tool, const CreAim *aim)
{
  return cre_way_vertex_at (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (tool))), aim);
}

static void
cre_tool_side_hover (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  self->is_hovered = aim != NULL;
  if (aim != NULL) {
    self->hovered = *aim;
    cre_way_move (self->way, vertex_at (self, aim));
  }
  cre_tool_side_preview (self);
}

static void
finish_way (CreToolSide *self, CreModifiers modifiers)
{
  g_autoptr (GArray) faces = cre_tool_side_list_way (self, FALSE, modifiers);

  self->erase = (modifiers & CRE_CTRL) != 0;
  cre_tool_side_put (self, cre_way_get_floor (self->way), faces);
  cre_way_clear (self->way);
  cre_tool_side_preview (self);
}

static void
press_corner (CreToolSide *self, const CreAim *aim)
{
  if (cre_way_press (self->way, aim->place.floor, vertex_at (self, aim)))
    finish_way (self, aim->modifiers);
}

static void
cre_tool_side_begin (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  self->erase = (aim->modifiers & CRE_CTRL) != 0;
  self->pressed = aim->point;
  self->last = cre_tool_side_face_at (self, aim);
  self->run = cre_side_run_begin (self->last, aim->point);
  self->by_keys = FALSE;
  self->n_put = 0;
  if (self->corners) {
    press_corner (self, aim);
  } else {
    g_array_append_val (faces, self->last);
    cre_tool_side_put (self, aim->place.floor, faces);
  }
  cre_tool_side_hover (tool, aim);
}

static void
drag_along (CreToolSide *self, const CreAim *aim, gboolean ends)
{
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self)));
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  cre_side_run_follow (&self->run, grid, aim->point, sides);
  if (ends)
    cre_side_run_end (&self->run, grid, aim, sides);
  cre_tool_side_put_run (self, aim, sides);
}

static void
cre_tool_side_drag (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (!self->corners)
    drag_along (self, aim, FALSE);
  cre_tool_side_hover (tool, aim);
}

/* A way may be dragged from corner to corner, too. */
static void
end_corner (CreToolSide *self, const CreAim *aim)
{
  double moved = hypot (aim->point.x - self->pressed.x, aim->point.y - self->pressed.y);

  if (cre_way_n_corners (self->way) == 0 || moved < DRAGGED ||
      cr_vertex_equal (cre_way_get_last (self->way), vertex_at (self, aim)))
    return;
  press_corner (self, aim);
  cre_tool_side_preview (self);
}

static void
cre_tool_side_end (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (self->corners)
    end_corner (self, aim);
  else
    drag_along (self, aim, TRUE);
}

/* Enter ends what was drawn with the pointer; at the hex cursor it sets corners itself. */
static void
cre_tool_side_activate (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (self->corners && cre_way_n_corners (self->way) > 0 && !self->by_keys) {
    finish_way (self, aim->modifiers);
    return;
  }
  cre_tool_begin (tool, aim);
  cre_tool_end (tool, aim);
  self->by_keys = TRUE;
}

static void
cre_tool_side_cancel (CreTool *tool)
{
  cre_way_clear (CRE_TOOL_SIDE (tool)->way);
  cre_tool_side_preview (CRE_TOOL_SIDE (tool));
}

static gboolean
cre_tool_side_take_back (CreTool *tool)
{
  gboolean taken = cre_way_take_back (CRE_TOOL_SIDE (tool)->way);

  if (taken)
    cre_tool_side_preview (CRE_TOOL_SIDE (tool));
  return taken;
}

static void
cre_tool_side_pick (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);
  gsize n;
  const CrSide *sides =
      cr_map_get_sides (cre_tool_get_map (CRE_TOOL (self)), aim->place, aim->side, &n);

  if (n == 0 || sides[0].kind == CR_SIDE_OTHER)
    return;
  g_object_set (tool, "kind", (int) sides[0].kind, "arc", cr_side_get_arc (&sides[0]), "state",
                (int) sides[0].state, "height", (int) sides[0].height, NULL);
}

static void
cre_tool_side_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (change->floors) {
    cre_way_clear (self->way);
    self->is_hovered = FALSE;
  }
  if (!cre_tool_is_active (tool) && self->is_hovered)
    cre_tool_side_preview (self);
}

static void
cre_tool_side_field_changed (CreTool *tool, const char *name)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (!self->corners)
    cre_way_clear (self->way);
  self->arc = self->arc / 60 * 60;
  cre_tool_side_preview (self);
}

/* Another mirror or lock: what would be put is another. */
static void
cre_tool_side_constructed (GObject *object)
{
  G_OBJECT_CLASS (cre_tool_side_parent_class)->constructed (object);
  g_signal_connect_object (cre_tool_side_get_painting (CRE_TOOL_SIDE (object)), "changed",
                           G_CALLBACK (cre_tool_side_preview), object, G_CONNECT_SWAPPED);
}

static void
cre_tool_side_finalize (GObject *object)
{
  cre_way_free (CRE_TOOL_SIDE (object)->way);
  G_OBJECT_CLASS (cre_tool_side_parent_class)->finalize (object);
}

static void
cre_tool_side_class_init (CreToolSideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->constructed = cre_tool_side_constructed;
  object_class->finalize = cre_tool_side_finalize;
  tool_class->hover = cre_tool_side_hover;
  tool_class->begin = cre_tool_side_begin;
  tool_class->drag = cre_tool_side_drag;
  tool_class->end = cre_tool_side_end;
  tool_class->activate = cre_tool_side_activate;
  tool_class->cancel = cre_tool_side_cancel;
  tool_class->take_back = cre_tool_side_take_back;
  tool_class->pick = cre_tool_side_pick;
  tool_class->document_changed = cre_tool_side_document_changed;
  tool_class->shows = CRE_SHOWS_AXES;
  tool_class->field_changed = cre_tool_side_field_changed;
  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_side_init (CreToolSide *tool)
{
  tool->way = cre_way_new ();
}
