/* cre-tool-spot.c: the tool that points at a hex for a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-spot.h"

struct _CreToolSpot {
  CreTool parent_instance;

  CrPlace last; /* the hex of the drag before this one */
  gboolean moved;
};

G_DEFINE_FINAL_TYPE (CreToolSpot, cre_tool_spot, CRE_TYPE_TOOL)

static guint signal_spot;

static void
point (CreTool *tool, const CreAim *aim, CreSpot what)
{
  CreMapDocument *map = cre_tool_get_document (tool);

  if (cr_grid_contains (cre_map_document_get_grid (map), aim->place.hex))
    g_signal_emit (tool, signal_spot, 0, &aim->place, what);
}

static void
cre_tool_spot_begin (CreTool *tool, const CreAim *aim)
{
  CreToolSpot *self = CRE_TOOL_SPOT (tool);

  self->last = aim->place;
  self->moved = FALSE;
}

/* A drag affects each hex on its way. */
static void
cre_tool_spot_drag (CreTool *tool, const CreAim *aim)
{
  CreToolSpot *self = CRE_TOOL_SPOT (tool);
  CreAim first = *aim;

  if (cr_place_equal (self->last, aim->place))
    return;
  first.place = self->last;
  if (!self->moved)
    point (tool, &first, CRE_SPOT_PUT);
  self->moved = TRUE;
  self->last = aim->place;
  point (tool, aim, CRE_SPOT_PUT);
}

static void
cre_tool_spot_end (CreTool *tool, const CreAim *aim)
{
  if (!CRE_TOOL_SPOT (tool)->moved)
    point (tool, aim, CRE_SPOT_SWITCH);
}

static void
cre_tool_spot_pick (CreTool *tool, const CreAim *aim)
{
  point (tool, aim, CRE_SPOT_AWAY);
}

static void
cre_tool_spot_erase (CreTool *tool, const CreAim *aim)
{
  point (tool, aim, CRE_SPOT_AWAY);
}

static void
cre_tool_spot_class_init (CreToolSpotClass *klass)
{
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  tool_class->begin = cre_tool_spot_begin;
  tool_class->drag = cre_tool_spot_drag;
  tool_class->end = cre_tool_spot_end;
  tool_class->pick = cre_tool_spot_pick;
  tool_class->erase = cre_tool_spot_erase;
  signal_spot = g_signal_new ("spot", CRE_TYPE_TOOL_SPOT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_INT);
}

static void
cre_tool_spot_init (CreToolSpot *self)
{
}

CreToolSpot *
cre_tool_spot_new (CreMapDocument *map)
{
  return g_object_new (CRE_TYPE_TOOL_SPOT, "document", map, NULL);
}
