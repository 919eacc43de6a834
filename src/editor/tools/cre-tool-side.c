/* cre-tool-side.c: puts walls, battlements, slits and doors on sides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cre-tool-side.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cr-numbering.h"
#include "cre-names.h"

/* While dragging, a side counts when the pointer is this near to it, in hex widths; through the
 * middles of hexes one can drag without leaving marks. */
#define REACH 0.22
#define SAMPLE 0.08

/* A side with its two faces told apart. */
typedef struct {
  CrPlace inside;
  CrDirection outwards;
} Face;

struct _CreToolSide {
  CreTool parent_instance;

  int kind, arc, state, height;
  gboolean flip;

  Face last; /* of the stroke under way */
  CrPoint last_point;
  gboolean erase;
  CreAim hovered;
  gboolean is_hovered;
};

G_DEFINE_FINAL_TYPE (CreToolSide, cre_tool_side, CRE_TYPE_TOOL)

enum { PROP_KIND = 1, PROP_FLIP, PROP_ARC, PROP_STATE, PROP_HEIGHT, N_PROPS };

static GParamSpec *props[N_PROPS];

static const CrMap *
get_map (CreToolSide *tool)
{
  return cre_document_get_map (cre_tool_get_document (CRE_TOOL (tool)));
}

/**
 * cre_tool_side_kind_has_inside:
 *
 * Returns: whether things of this kind have two different faces
 */
gboolean
cre_tool_side_kind_has_inside (CrSideKind kind)
{
  return cr_side_kind_needs_inside (kind) || cr_side_kind_is_opening (kind) ||
         kind == CR_SIDE_PARAPET;
}

static Face
turn_round (Face face)
{
  return (Face){ { face.inside.floor, cr_hex_neighbour (face.inside.hex, face.outwards) },
                 cr_direction_opposite (face.outwards) };
}

static CrHex
get_outside (Face face)
{
  return cr_hex_neighbour (face.inside.hex, face.outwards);
}

static Face
face_at (CreToolSide *tool, const CreAim *aim)
{
  Face face = { aim->place, aim->side };

  return tool->flip != ((aim->modifiers & CRE_SHIFT) != 0) ? turn_round (face) : face;
}

/* Of two sides that meet in a corner one hex has both; it stays on the hand where it was. */
static Face
go_on (Face before, Face now)
{
  CrHex in = before.inside.hex, out = get_outside (before);

  if (cr_hex_equal (now.inside.hex, out) || cr_hex_equal (get_outside (now), in))
    return turn_round (now);
  return now;
}

static gboolean
same_side (Face a, Face b)
{
  Face back = turn_round (b);

  return (a.outwards == b.outwards && cr_hex_equal (a.inside.hex, b.inside.hex)) ||
         (a.outwards == back.outwards && cr_hex_equal (a.inside.hex, back.inside.hex));
}

static gboolean
is_on_map (CreToolSide *tool, Face face)
{
  const CrGrid *grid = cr_map_get_grid (get_map (tool));

  return cr_grid_contains (grid, face.inside.hex) || cr_grid_contains (grid, get_outside (face));
}

static CrSide
make_side (CreToolSide *tool)
{
  return (CrSide){
    .kind = (gint8) tool->kind,
    .inside = cre_tool_side_kind_has_inside (tool->kind) ? CR_INSIDE_HERE : CR_INSIDE_NONE,
    .state = (gint8) (cr_side_kind_is_opening (tool->kind) ? tool->state : CR_STATE_DEFAULT),
    .height = (gint8) tool->height,
    .arc = (gint16) (tool->kind == CR_SIDE_SLIT ? tool->arc : CR_ARC_DEFAULT),
  };
}

static char *
dup_kind_name (CreToolSide *tool)
{
  return cre_name_side (cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool))),
                        tool->kind);
}

static void
put (CreToolSide *tool, Face face)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *name = dup_kind_name (tool);
  /* Translators: a thing on the side of a hex, as in “Undo placing of battlement” */
  g_autofree char *label =
      g_strdup_printf (tool->erase ? _ ("removal of %s") : _ ("placing of %s"), name);

  if (tool->erase)
    cr_edit_remove_side (edit, get_map (tool), face.inside, face.outwards, tool->kind);
  else
    cr_edit_put_side (edit, get_map (tool), face.inside, face.outwards, make_side (tool));
  cre_tool_apply (CRE_TOOL (tool), edit, label);
  tool->last = face;
}

static char *
describe (CreToolSide *tool, Face face)
{
  const CrMap *map = get_map (tool);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *name = dup_kind_name (tool);
  g_autofree char *head = cre_capitalize (name);
  Face named = cr_grid_contains (grid, face.inside.hex) ? face : turn_round (face);
  g_autofree char *at = cr_map_format_printed (map, named.inside);
  const char *direction = cr_direction_get_name (named.outwards, grid->orientation);
  CrPlace outside = { face.inside.floor, get_outside (face) };

  if (!cre_tool_side_kind_has_inside (tool->kind) || !cr_grid_contains (grid, outside.hex))
    /* Translators: a thing (Wall), a hex (0708) and its side (SW) */
    return g_strdup_printf (_ ("%s on %s %s. Right click picks, Ctrl removes only this kind."),
                            head, at, direction);

  g_autofree char *towards = cr_map_format_printed (map, outside);
  /* Translators: a thing (Battlement), a hex (0708), its side (SW), the hex outside (0609) */
  return g_strdup_printf (
      _ ("%s on %s %s, outside towards %s. Shift swaps the faces, Ctrl removes only this kind."),
      head, at, direction, towards);
}

static void
preview (CreToolSide *tool)
{
  Face face = face_at (tool, &tool->hovered);
  CreMark mark = { face.inside, face.outwards };
  gboolean on_map = tool->is_hovered && is_on_map (tool, face);

  cre_tool_set_preview (CRE_TOOL (tool), &mark, on_map ? 1 : 0);
  if (on_map)
    cre_tool_take_status (CRE_TOOL (tool), describe (tool, face));
  else
    cre_tool_take_status (CRE_TOOL (tool),
                          tool->is_hovered ? g_strdup (_ ("There is no hex here.")) : NULL);
}

static void
cre_tool_side_hover (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  self->is_hovered = aim != NULL;
  if (aim != NULL)
    self->hovered = *aim;
  preview (self);
}

static void
cre_tool_side_begin (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  self->erase = (aim->modifiers & CRE_CTRL) != 0;
  self->last_point = aim->point;
  put (self, face_at (self, aim));
  cre_tool_side_hover (tool, aim);
}

/* Distance of a point from the side itself, not from its middle. */
static double
distance_to (const CrGrid *grid, Face face, CrPoint p)
{
  CrPoint a = cr_layout_corner (grid, face.inside.hex, (face.outwards + CR_N_DIRECTIONS - 1) % 6);
  CrPoint b = cr_layout_corner (grid, face.inside.hex, face.outwards);
  double dx = b.x - a.x, dy = b.y - a.y;
  double t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);

  t = CLAMP (t, 0, 1);
  return hypot (a.x + t * dx - p.x, a.y + t * dy - p.y);
}

static void
follow (CreToolSide *self, const CreAim *aim, CrPoint point)
{
  const CrGrid *grid = cr_map_get_grid (get_map (self));
  CreAim at = cre_aim_at_point (grid, aim->place.floor, point, aim->modifiers);
  Face face = face_at (self, &at);

  if (distance_to (grid, face, point) <= REACH && !same_side (face, self->last) &&
      is_on_map (self, face))
    put (self, go_on (self->last, face));
}

static void
cre_tool_side_drag (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);
  CrPoint from = self->last_point, to = aim->point;
  double length = hypot (to.x - from.x, to.y - from.y);
  int n = (int) ceil (length / SAMPLE);

  for (int i = 1; i <= n; i++) {
    double t = (double) i / n;
    follow (self, aim, (CrPoint){ from.x + t * (to.x - from.x), from.y + t * (to.y - from.y) });
  }
  self->last_point = to;
  cre_tool_side_hover (tool, aim);
}

static void
set_int (CreToolSide *tool, int *field, int value, guint prop)
{
  if (*field == value)
    return;
  *field = value;
  if (tool->is_hovered)
    preview (tool);
  g_object_notify_by_pspec (G_OBJECT (tool), props[prop]);
}

static void
cre_tool_side_pick (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);
  gsize n;
  const CrSide *sides = cr_map_get_sides (get_map (self), aim->place, aim->side, &n);

  if (n == 0 || sides[0].kind == CR_SIDE_OTHER)
    return;
  set_int (self, &self->kind, sides[0].kind, PROP_KIND);
  set_int (self, &self->arc, cr_side_get_arc (&sides[0]), PROP_ARC);
  set_int (self, &self->state, sides[0].state, PROP_STATE);
  set_int (self, &self->height, sides[0].height, PROP_HEIGHT);
}

static void
cre_tool_side_document_changed (CreTool *tool, const CreChange *change)
{
  if (!change->floors && !cre_tool_is_active (tool) && CRE_TOOL_SIDE (tool)->is_hovered)
    preview (CRE_TOOL_SIDE (tool));
}

static void
cre_tool_side_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolSide *self = CRE_TOOL_SIDE (object);

  switch (id) {
  case PROP_KIND:
    set_int (self, &self->kind, g_value_get_int (value), id);
    break;
  case PROP_FLIP:
    set_int (self, &self->flip, g_value_get_boolean (value), id);
    break;
  case PROP_ARC:
    set_int (self, &self->arc, g_value_get_int (value) / 60 * 60, id);
    break;
  case PROP_STATE:
    set_int (self, &self->state, g_value_get_int (value), id);
    break;
  case PROP_HEIGHT:
    set_int (self, &self->height, g_value_get_int (value), id);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_tool_side_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolSide *self = CRE_TOOL_SIDE (object);

  switch (id) {
  case PROP_KIND:
    g_value_set_int (value, self->kind);
    break;
  case PROP_FLIP:
    g_value_set_boolean (value, self->flip);
    break;
  case PROP_ARC:
    g_value_set_int (value, self->arc);
    break;
  case PROP_STATE:
    g_value_set_int (value, self->state);
    break;
  case PROP_HEIGHT:
    g_value_set_int (value, self->height);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_tool_side_class_init (CreToolSideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tool_side_set_property;
  object_class->get_property = cre_tool_side_get_property;
  tool_class->hover = cre_tool_side_hover;
  tool_class->begin = cre_tool_side_begin;
  tool_class->drag = cre_tool_side_drag;
  tool_class->pick = cre_tool_side_pick;
  tool_class->document_changed = cre_tool_side_document_changed;

  props[PROP_KIND] =
      g_param_spec_int ("kind", NULL, NULL, 0, CR_SIDE_OTHER - 1, CR_SIDE_WALL, flags);
  props[PROP_FLIP] = g_param_spec_boolean ("flip", NULL, NULL, FALSE, flags);
  props[PROP_ARC] = g_param_spec_int ("arc", NULL, NULL, 0, 180, 60, flags);
  props[PROP_STATE] = g_param_spec_int ("state", NULL, NULL, CR_STATE_DEFAULT, CR_STATE_CLOSED,
                                        CR_STATE_DEFAULT, flags);
  props[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, CR_HEIGHT_DEFAULT, CR_LEVEL_MAX,
                                         CR_HEIGHT_DEFAULT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_side_init (CreToolSide *tool)
{
  tool->kind = CR_SIDE_WALL;
  tool->arc = 60;
  tool->height = CR_HEIGHT_DEFAULT;
}
