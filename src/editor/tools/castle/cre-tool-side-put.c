/* cre-tool-side-put.c: what the side tool puts, and which way it faces.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-side-private.h"

#include <glib/gi18n-lib.h>

#include "cr-faces.h"
#include "cr-shape.h"

gboolean
cre_tool_side_kind_has_inside (CrSideKind kind)
{
  return cr_side_kind_needs_inside (kind) || cr_side_kind_is_opening (kind) ||
         kind == CR_SIDE_PARAPET;
}

/* Below, a side is always told from the hex that is its inside. */

static gboolean
is_turned (CreToolSide *tool, CreModifiers modifiers)
{
  return tool->flip != ((modifiers & CRE_SHIFT) != 0);
}

/* The outside is the lower ground, or where the structure ends; where neither tells, the hex
 * pointed at is the inside. */
CrHexSide
cre_tool_side_face_at (CreToolSide *tool, const CreAim *aim)
{
  CrHexSide face = { aim->place.hex, aim->side };

  if ((cr_faces_lean (cre_tool_get_map (CRE_TOOL (tool)), aim->place, aim->side) < 0) !=
      is_turned (tool, aim->modifiers))
    face = cr_faces_turn_round (face);
  return face;
}

/* Of two sides that meet in a corner one hex has both: it stays the inside of both, or of none. */
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

/* With their images in the mirror: (transfer full) (element-type CrHexSide). */
GArray *
cre_tool_side_add_images (CreToolSide *tool, GArray *faces)
{
  CrSymmetry symmetry = cre_painting_get_symmetry (cre_tool_side_get_painting (tool));

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

gboolean
cre_tool_side_put (CreToolSide *tool, int floor, GArray *faces)
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

/* What the way would put, its inside being where the ground tells, else where it bends round:
 * (transfer full) (element-type CrHexSide). */
GArray *
cre_tool_side_list_way (CreToolSide *tool, gboolean to_pointer, CreModifiers modifiers)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  cre_way_add_sides (tool->way, to_pointer, faces);
  cr_faces_settle (cre_tool_get_map (CRE_TOOL (tool)), cre_way_get_floor (tool->way), faces);
  for (guint i = 0; is_turned (tool, modifiers) && i < faces->len; i++)
    g_array_index (faces, CrHexSide, i) = cr_faces_turn_round (g_array_index (faces, CrHexSide, i));
  return faces;
}

GArray *
cre_tool_side_list_hovered (CreToolSide *tool)
{
  GArray *faces;
  CrHexSide face;

  if (tool->corners)
    return cre_tool_side_list_way (tool, TRUE, tool->hovered.modifiers);
  faces = g_array_new (FALSE, FALSE, sizeof (CrHexSide));
  face = cre_tool_side_face_at (tool, &tool->hovered);
  if (is_on_map (tool, face))
    g_array_append_val (faces, face);
  return faces;
}

/* Where the ground tells nothing, the outside stays on the hand where it was. */
static CrHexSide
settle_inside (CreToolSide *self, const CreAim *aim, CrHexSide side)
{
  int lean = cr_faces_lean (cre_tool_get_map (CRE_TOOL (self)),
                            (CrPlace){ aim->place.floor, side.hex }, side.direction);

  if (lean == 0)
    return go_on (self, side);
  return (lean < 0) != is_turned (self, aim->modifiers) ? cr_faces_turn_round (side) : side;
}

void
cre_tool_side_put_run (CreToolSide *self, const CreAim *aim, const GArray *run)
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
    cre_tool_side_put (self, aim->place.floor, faces);
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
  return cre_tool_side_put (tool, g_array_index (places, CrPlace, 0).floor, faces);
}
