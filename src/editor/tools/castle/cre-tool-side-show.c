/* cre-tool-side-show.c: what the side tool shows before it puts anything, and says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-side-private.h"

#include <glib/gi18n-lib.h>

#include "cr-faces.h"
#include "cr-numbering.h"
#include "cre-names.h"

static char *
describe_side (CreToolSide *tool, CrHexSide face)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  const CrGrid *grid = cr_map_get_grid (map);
  int floor = tool->hovered.place.floor;
  g_autofree char *name = cre_tool_side_dup_kind_name (tool);
  g_autofree char *head = cre_capitalize (name);
  CrHexSide named = cr_grid_contains (grid, face.hex) ? face : cr_faces_turn_round (face);
  g_autofree char *at = cr_map_format_printed (map, (CrPlace){ floor, named.hex });
  const char *direction = cr_direction_get_title (named.direction, grid->orientation);
  CrPlace outside = { floor, cr_hex_neighbour (face.hex, face.direction) };

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

char *
cre_tool_side_dup_face (CreToolSide *tool, int floor, CrHexSide face)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  CrHexSide named =
      cr_grid_contains (cr_map_get_grid (map), face.hex) ? face : cr_faces_turn_round (face);

  return cr_map_format_printed_side (map, (CrPlace){ floor, named.hex }, named.direction);
}

static char *
describe_one (CreToolSide *tool, int floor, CrHexSide face, gboolean changed)
{
  g_autofree char *name = cre_tool_side_dup_kind_name (tool);
  g_autofree char *head = cre_capitalize (name);
  g_autofree char *at = cre_tool_side_dup_face (tool, floor, face);

  if (!changed)
    /* Translators: a thing (Wall), a hex and its side (0708 SW) */
    return g_strdup_printf (tool->erase ? _ ("%s: none on %s.") : _ ("%s on %s as before."), head,
                            at);
  /* Translators: a thing (Wall), a hex and its side (0708 SW) */
  return g_strdup_printf (tool->erase ? _ ("%s: removed from %s.") : _ ("%s: put on %s."), head,
                          at);
}

void
cre_tool_side_tell (CreToolSide *tool, int floor, const GArray *faces, gboolean changed)
{
  CrHexSide last = g_array_index (faces, CrHexSide, faces->len - 1);
  CreMark mark = { { floor, last.hex }, last.direction };
  g_autofree char *name = cre_tool_side_dup_kind_name (tool);
  g_autofree char *head = cre_capitalize (name);
  g_autofree char *text = NULL;
  guint n = tool->n_put += changed ? faces->len : 0;

  if (n == 0 && tool->erase) {
    cre_tool_tell_refused (CRE_TOOL (tool), mark, describe_one (tool, floor, last, changed));
    return;
  }
  if (n <= 1)
    text = describe_one (tool, floor, last, n == 1);
  else if (tool->erase)
    /* Translators: a thing (Wall), a number of hexsides */
    text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%s: removed from %u side.", "%s: removed from %u sides.", n),
        head, n);
  else
    /* Translators: a thing (Wall), a number of hexsides */
    text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%s: put on %u side.", "%s: put on %u sides.", n), head, n);
  if (tool->erase || !cre_tool_side_warn (tool, mark, floor, faces, text))
    cre_tool_tell_done (CRE_TOOL (tool), mark, g_steal_pointer (&text));
}

static char *
describe_way (CreToolSide *tool, guint n_sides)
{
  g_autofree char *name = cre_tool_side_dup_kind_name (tool);
  g_autofree char *head = cre_capitalize (name);

  if (cre_way_n_corners (tool->way) == 0)
    /* Translators: a thing (Wall) */
    return g_strdup_printf (_ ("%s from corner to corner: click where it begins."), head);
  /* Translators: a thing (Wall), and on how many hexsides */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "%s on %u side. Click sets a corner, a double click or Enter ends, Backspace "
                   "takes one back.",
                   "%s on %u sides. Click sets a corner, a double click or Enter ends, Backspace "
                   "takes one back.",
                   n_sides),
      head, n_sides);
}

static char *
dup_status (CreToolSide *tool, const GArray *faces)
{
  if (cre_tool_side_is_locked (tool))
    return g_strdup (cre_painting_explain_lock (CRE_LOCK_SIDES));
  if (tool->corners)
    return describe_way (tool, faces->len);
  if (faces->len == 0)
    return g_strdup (_ ("There is no hex here."));
  return describe_side (tool, g_array_index (faces, CrHexSide, 0));
}

void
cre_tool_side_preview (CreToolSide *tool)
{
  g_autoptr (GArray) faces = NULL;
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  if (!tool->is_hovered) {
    cre_tool_set_preview (CRE_TOOL (tool), NULL, 0);
    cre_tool_take_status (CRE_TOOL (tool), NULL);
    return;
  }
  faces = cre_tool_side_list_hovered (tool);
  cre_tool_take_status (CRE_TOOL (tool), dup_status (tool, faces));
  cre_tool_side_add_images (tool, faces);
  for (guint i = 0; !cre_tool_side_is_locked (tool) && i < faces->len; i++) {
    const CrHexSide *face = &g_array_index (faces, CrHexSide, i);
    CreMark mark = { { tool->hovered.place.floor, face->hex }, face->direction };

    g_array_append_val (marks, mark);
  }
  cre_tool_set_preview (CRE_TOOL (tool), (const CreMark *) (const void *) marks->data, marks->len);
}
