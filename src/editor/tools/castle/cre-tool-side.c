/* cre-tool-side.c: puts walls, battlements, slits and doors on sides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-side-private.h"

#include "cre-names.h"

#include "cr-faces.h"
#include "cr-shape.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* A press that moves less than this is a click, in hex widths. */
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

/* The functions from here on say what the tool puts on a side, and which way it faces. */

gboolean
cre_tool_side_kind_has_inside (CrSideKind kind)
{
  return cr_side_kind_needs_inside (kind) || cr_side_kind_is_opening (kind) ||
         kind == CR_SIDE_PARAPET;
}

/* In the functions from here on a side is always named from the hex inside it. */

static gboolean
is_turned (CreToolSide *tool, CreModifiers modifiers)
{
  return tool->flip != ((modifiers & CRE_SHIFT) != 0);
}

/* The outside is the lower ground, or the hex where the structure ends. Where neither decides, the
 * hex under the pointer is the inside. */
static CrHexSide
face_at (CreToolSide *tool, const CreAim *aim)
{
  CrHexSide face = { aim->place.hex, aim->side };

  if ((cr_faces_lean (cre_tool_get_map (CRE_TOOL (tool)), aim->place, aim->side) < 0) !=
      is_turned (tool, aim->modifiers))
    face = cr_faces_turn_round (face);
  return face;
}

/* When two sides meet in a corner one hex has both of them. It stays the inside of both, or the
 * outside of both. */
static CrHexSide
go_on (CreToolSide *tool, CrHexSide now)
{
  CrHex in = tool->last.hex, out = cr_hex_neighbour (in, tool->last.direction);

  if (cr_hex_equal (now.hex, out) || cr_hex_equal (cr_hex_neighbour (now.hex, now.direction), in))
    return cr_faces_turn_round (now);
  return now;
}

static gboolean
same_side (CrHexSide a, CrHexSide b)
{
  CrHexSide back = cr_faces_turn_round (b);

  return (a.direction == b.direction && cr_hex_equal (a.hex, b.hex)) ||
         (a.direction == back.direction && cr_hex_equal (a.hex, back.hex));
}

static gboolean
is_on_map (CreToolSide *tool, CrHexSide face)
{
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (tool)));

  return cr_grid_contains (grid, face.hex) ||
         cr_grid_contains (grid, cr_hex_neighbour (face.hex, face.direction));
}

static CrePainting *
get_painting (CreToolSide *tool)
{
  return cre_painting_get (cre_tool_get_document (CRE_TOOL (tool)));
}

GArray *
cre_tool_side_add_images (CreToolSide *tool, GArray *faces)
{
  CrSymmetry symmetry = cre_painting_get_symmetry (get_painting (tool));

  cr_symmetry_add_sides (&symmetry, faces);
  for (guint i = faces->len; i > 0; i--)
    if (!is_on_map (tool, g_array_index (faces, CrHexSide, i - 1)))
      g_array_remove_index (faces, i - 1);
  return faces;
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

static void
tell_locked (CreToolSide *tool, int floor, const GArray *faces)
{
  CrHexSide face = faces->len > 0 ? g_array_index (faces, CrHexSide, 0) : tool->last;

  cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ { floor, face.hex }, face.direction },
                         g_strdup (cre_painting_explain_lock (CRE_LOCK_SIDES)));
}

/* Puts things on these sides or removes them, as one edit. @faces: (element-type CrHexSide): gets
 * the images in the mirror, too. Returns: whether anything changed */
static gboolean
put_side (CreToolSide *tool, int floor, GArray *faces)
{
  CrEdit *edit;
  gboolean changed;
  g_autofree char *name = cre_tool_side_dup_kind_name (tool);
  /* Translators: a thing on the side of a hex, as in “Undo placing of battlement” */
  g_autofree char *label =
      g_strdup_printf (tool->erase ? _ ("removal of %s") : _ ("placing of %s"), name);

  if (cre_tool_side_is_locked (tool)) {
    tell_locked (tool, floor, faces);
    return FALSE;
  }
  edit = cr_edit_new ();
  cre_tool_side_add_images (tool, faces);
  for (guint i = 0; i < faces->len; i++) {
    const CrHexSide *face = &g_array_index (faces, CrHexSide, i);
    CrPlace inside = { floor, face->hex };

    if (tool->erase)
      cr_edit_remove_side (edit, cre_tool_get_map (CRE_TOOL (tool)), inside, face->direction,
                           tool->kind);
    else
      cr_edit_put_side (edit, cre_tool_get_map (CRE_TOOL (tool)), inside, face->direction,
                        make_side (tool));
  }
  changed = cre_tool_apply (CRE_TOOL (tool), edit, label);
  if (faces->len > 0)
    cre_tool_side_tell (tool, floor, faces, changed);
  return changed;
}

/* Returns: (transfer full) (element-type CrHexSide): the sides of the way; their inside is decided
 * by the ground, otherwise by the side round which the way bends */
static GArray *
list_way (CreToolSide *tool, gboolean to_pointer, CreModifiers modifiers)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  cre_way_add_sides (tool->way, to_pointer, faces);
  cr_faces_settle (cre_tool_get_map (CRE_TOOL (tool)), cre_way_get_floor (tool->way), faces);
  for (guint i = 0; is_turned (tool, modifiers) && i < faces->len; i++)
    g_array_index (faces, CrHexSide, i) = cr_faces_turn_round (g_array_index (faces, CrHexSide, i));
  return faces;
}

GArray *
cre_tool_side_list_faces (CreToolSide *tool, const CreAim *aim)
{
  GArray *faces;
  CrHexSide face;

  if (tool->corners)
    return list_way (tool, TRUE, aim->modifiers);
  faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));
  face = face_at (tool, aim);
  if (is_on_map (tool, face))
    g_array_append_val (faces, face);
  return faces;
}

/* Where the ground does not decide, the outside stays on the same hand as before. */
static CrHexSide
settle_inside (CreToolSide *self, const CreAim *aim, CrHexSide side)
{
  int lean = cr_faces_lean (cre_tool_get_map (CRE_TOOL (self)),
                            (CrPlace){ aim->place.floor, side.hex }, side.direction);

  if (lean == 0)
    return go_on (self, side);
  return (lean < 0) != is_turned (self, aim->modifiers) ? cr_faces_turn_round (side) : side;
}

/* Puts things on the sides that one motion has passed, as one edit. */
static void
put_run (CreToolSide *self, const CreAim *aim, const GArray *run)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  for (guint i = 0; i < run->len; i++) {
    CrHexSide side = g_array_index (run, CrHexSide, i);

    if (same_side (side, self->last) || !is_on_map (self, side))
      continue;
    self->last = settle_inside (self, aim, side);
    g_array_append_val (faces, self->last);
  }
  if (faces->len > 0)
    put_side (self, aim->place.floor, faces);
}

gboolean
cre_tool_side_put_around (CreToolSide *tool, const GArray *places)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  if (places->len == 0)
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);
  cr_shape_rim ((const CrHex *) (const void *) hexes->data, hexes->len, faces);
  for (guint i = 0; tool->flip && i < faces->len; i++)
    g_array_index (faces, CrHexSide, i) = cr_faces_turn_round (g_array_index (faces, CrHexSide, i));
  tool->erase = FALSE;
  return put_side (tool, g_array_index (places, CrPlace, 0).floor, faces);
}

gboolean
cre_tool_side_is_locked (CreToolSide *tool)
{
  return cre_painting_is_locked (get_painting (tool), CRE_LOCK_SIDES);
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

  if (aim != NULL)
    cre_way_move (self->way, vertex_at (self, aim));
  cre_tool_show_at (tool, aim);
}

static void
finish_way (CreToolSide *self, CreModifiers modifiers)
{
  g_autoptr (GArray) faces = list_way (self, FALSE, modifiers);

  self->erase = (modifiers & CRE_CTRL) != 0;
  put_side (self, cre_way_get_floor (self->way), faces);
  cre_way_clear (self->way);
  cre_tool_show (CRE_TOOL (self));
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
  self->last = face_at (self, aim);
  self->run = cre_side_run_begin (self->last, aim->point);
  self->by_keys = FALSE;
  self->n_put = 0;
  if (self->corners) {
    press_corner (self, aim);
  } else {
    g_array_append_val (faces, self->last);
    put_side (self, aim->place.floor, faces);
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
  put_run (self, aim, sides);
}

static void
cre_tool_side_drag (CreTool *tool, const CreAim *aim)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (!self->corners)
    drag_along (self, aim, FALSE);
  cre_tool_side_hover (tool, aim);
}

/* A way may also be dragged from corner to corner: a release far from the press sets a corner. */
static void
end_corner (CreToolSide *self, const CreAim *aim)
{
  double moved = hypot (aim->point.x - self->pressed.x, aim->point.y - self->pressed.y);

  if (cre_way_n_corners (self->way) == 0 || moved < DRAGGED ||
      cr_vertex_equal (cre_way_get_last (self->way), vertex_at (self, aim)))
    return;
  press_corner (self, aim);
  cre_tool_show (CRE_TOOL (self));
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

/* Enter ends a way that was drawn with the pointer; at the hex cursor it sets a corner. */
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
  cre_tool_show (tool);
}

static gboolean
cre_tool_side_take_back (CreTool *tool)
{
  gboolean taken = cre_way_take_back (CRE_TOOL_SIDE (tool)->way);

  if (taken)
    cre_tool_show (tool);
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

  if (change->floors)
    cre_way_clear (self->way);
  if (!cre_tool_is_active (tool) && cre_tool_get_hovered (tool) != NULL)
    cre_tool_show (tool);
}

static void
cre_tool_side_field_changed (CreTool *tool, const char *name)
{
  CreToolSide *self = CRE_TOOL_SIDE (tool);

  if (!self->corners)
    cre_way_clear (self->way);
  self->arc = self->arc / 60 * 60;
  cre_tool_show (tool);
}

/* The preview depends on the mirror and the locks, so it follows them. */
static void
cre_tool_side_constructed (GObject *object)
{
  G_OBJECT_CLASS (cre_tool_side_parent_class)->constructed (object);
  g_signal_connect_object (get_painting (CRE_TOOL_SIDE (object)), "changed",
                           G_CALLBACK (cre_tool_show), object, G_CONNECT_SWAPPED);
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
  tool_class->show = cre_tool_side_show;
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
