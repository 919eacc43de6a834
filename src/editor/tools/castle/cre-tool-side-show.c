/* cre-tool-side-show.c: what the side tool shows before it puts anything, and says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-side-private.h"

#include "cre-names.h"

#include "cr-check.h"
#include "cr-faces.h"
#include "cr-numbering.h"

#include <glib/gi18n-lib.h>

/* The functions from here on warn of things on sides that are of no use yet, and offer a remedy. */

/* Finds the last battlement that shelters nobody, because neither of its hexes is a wall-walk
 * (LOF-09, COV-01). @behind: (out): the hex inside it, which could be made one */
static gboolean
find_idle (CreToolSide *tool, int floor, const GArray *faces, CrPlace *behind)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (tool));

  for (guint i = faces->len; i > 0; i--) {
    const CrHexSide *face = &g_array_index (faces, CrHexSide, i - 1);
    CrPlace beyond = { floor, cr_hex_neighbour (face->hex, face->direction) };

    *behind = (CrPlace){ floor, face->hex };
    if (cr_scene_has_place (scene, *behind) && !cr_scene_is_wall_walk (scene, *behind) &&
        !cr_scene_is_wall_walk (scene, beyond))
      return TRUE;
  }
  return FALSE;
}

/* Returns: (nullable): the first wall-walk of the rules that is no tower and has a floor */
static const CrStructureKind *
find_wall_walk (const CrRuleset *ruleset)
{
  for (guint i = 0; i < cr_ruleset_n_structures (ruleset); i++) {
    const CrStructureKind *kind = cr_ruleset_get_structure (ruleset, i);

    if (kind->wall_walk && !kind->tower && kind->floor != NULL)
      return kind;
  }
  return NULL;
}

static void
warn_idle (CreToolSide *tool, CreMark mark, CrPlace behind, const char *text)
{
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (tool));
  const CrMap *map = cre_map_document_get_map (document);
  const CrStructureKind *kind = find_wall_walk (cre_map_document_get_ruleset (document));
  g_autofree char *at = cr_map_format_printed (map, behind);
  g_autofree char *name = NULL;
  g_autofree char *offer = NULL;
  CrEdit *edit;

  /* Translators: what was done; a hex number */
  cre_tool_tell_warned (CRE_TOOL (tool), mark,
                        g_strdup_printf (_ ("%s It shelters nobody: %s is no rampart."), text, at));
  if (kind == NULL)
    return;
  name = cre_name_structure (cre_map_document_get_ruleset (document), kind->code);
  /* Translators: a hex number; a structure: rampart */
  offer = g_strdup_printf (_ ("Make %s a %s"), at, name);
  edit = cr_edit_new ();
  cr_edit_set_code (edit, map, behind, CR_LAYER_STRUCTURE, kind->code);
  cr_edit_set_code (edit, map, behind, CR_LAYER_TERRAIN, kind->floor);
  cr_edit_set_value (edit, map, behind, CR_LAYER_LEVEL,
                     MIN (cr_map_get_level (map, behind) + kind->rise, CR_LEVEL_MAX));
  cre_tool_offer (CRE_TOOL (tool), offer, edit, offer,
                  /* Translators: a hex number; a structure: rampart */
                  g_strdup_printf (_ ("%s is a %s now."), at, name));
}

/* Returns: the same side, named from that of its hexes that is on the map */
static CrHexSide
name_face (CreToolSide *tool, CrHexSide face)
{
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (tool)));

  return cr_grid_contains (grid, face.hex) ? face : cr_faces_turn_round (face);
}

/* Finds the last slit that stands neither in a wall nor in a building (LOF-09). */
static gboolean
find_loose (CreToolSide *tool, int floor, const GArray *faces, CrHexSide *face_out)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (tool));

  for (guint i = faces->len; i > 0; i--) {
    *face_out = name_face (tool, g_array_index (faces, CrHexSide, i - 1));
    if (!cr_check_slit_stands (scene, (CrPlace){ floor, face_out->hex }, face_out->direction))
      return TRUE;
  }
  return FALSE;
}

/* Returns: (transfer full): the side as "0708 SW", named from a hex that is on the map */
static char *
dup_face (CreToolSide *tool, int floor, CrHexSide face)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  CrHexSide named =
      cr_grid_contains (cr_map_get_grid (map), face.hex) ? face : cr_faces_turn_round (face);

  return cr_map_format_printed_side (map, (CrPlace){ floor, named.hex }, named.direction);
}

static void
warn_loose (CreToolSide *tool, CreMark mark, CrHexSide face, const char *text)
{
  const CrSide wall = { .kind = CR_SIDE_WALL, .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };
  g_autofree char *at = dup_face (tool, mark.place.floor, face);
  g_autofree char *offer = g_strdup_printf (_ ("Build a wall on %s"), at);
  CrEdit *edit = cr_edit_new ();

  /* Translators: what was done */
  cre_tool_tell_warned (CRE_TOOL (tool), mark,
                        g_strdup_printf (_ ("%s It stands in no wall and no building."), text));
  cr_edit_put_side (edit, cre_tool_get_map (CRE_TOOL (tool)),
                    (CrPlace){ mark.place.floor, face.hex }, face.direction, wall);
  cre_tool_offer (CRE_TOOL (tool), offer, edit, offer,
                  /* Translators: a hex and its side: 0708 SW */
                  g_strdup_printf (_ ("%s has a wall now."), at));
}

static gboolean
is_water (const CrScene *scene, CrPlace place)
{
  return cr_scene_is_moat (scene, place) && cr_scene_get_structure (scene, place) == NULL;
}

/* Finds the last side with the moat on both of its sides, where nothing carries the thing. */
static gboolean
find_sunk (CreToolSide *tool, int floor, const GArray *faces, CrHexSide *face_out)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (tool));

  for (guint i = faces->len; i > 0; i--) {
    *face_out = name_face (tool, g_array_index (faces, CrHexSide, i - 1));
    if (is_water (scene, (CrPlace){ floor, face_out->hex }) &&
        is_water (scene, (CrPlace){ floor, cr_hex_neighbour (face_out->hex, face_out->direction) }))
      return TRUE;
  }
  return FALSE;
}

static void
warn_sunk (CreToolSide *tool, CreMark mark, CrHexSide face, const char *text)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  g_autofree char *at = dup_face (tool, mark.place.floor, face);
  g_autofree char *offer = g_strdup_printf (_ ("Take it from %s"), at);
  CrEdit *edit = cr_edit_new ();

  /* Translators: what was done; a hex and its side: 0708 SW */
  cre_tool_tell_warned (CRE_TOOL (tool), mark,
                        g_strdup_printf (_ ("%s On %s it stands in the moat."), text, at));
  cr_edit_remove_side (edit, map, (CrPlace){ mark.place.floor, face.hex }, face.direction,
                       tool->kind);
  cre_tool_offer (CRE_TOOL (tool), offer, edit, offer,
                  g_strdup_printf (_ ("Nothing is left of it on %s."), at));
}

/* Warns when what was put is of no use there, and offers a remedy. @text: what was done. Returns:
 * FALSE when all is well; then nothing is told */
static gboolean
warn_side (CreToolSide *tool, CreMark mark, int floor, const GArray *faces, const char *text)
{
  CrHexSide face;
  CrPlace behind;

  if (find_sunk (tool, floor, faces, &face))
    warn_sunk (tool, mark, face, text);
  else if (tool->kind == CR_SIDE_BATTLEMENT && find_idle (tool, floor, faces, &behind))
    warn_idle (tool, mark, behind, text);
  else if (tool->kind == CR_SIDE_SLIT && find_loose (tool, floor, faces, &face))
    warn_loose (tool, mark, face, text);
  else
    return FALSE;
  return TRUE;
}

static char *
describe_side (CreToolSide *tool, int floor, CrHexSide face)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  const CrGrid *grid = cr_map_get_grid (map);
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

static char *
describe_one (CreToolSide *tool, int floor, CrHexSide face, gboolean changed)
{
  g_autofree char *name = cre_tool_side_dup_kind_name (tool);
  g_autofree char *head = cre_capitalize (name);
  g_autofree char *at = dup_face (tool, floor, face);

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
  if (tool->erase || !warn_side (tool, mark, floor, faces, text))
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
dup_status (CreToolSide *tool, int floor, const GArray *faces)
{
  if (cre_tool_side_is_locked (tool))
    return g_strdup (cre_painting_explain_lock (CRE_LOCK_SIDES));
  if (tool->corners)
    return describe_way (tool, faces->len);
  if (faces->len == 0)
    return g_strdup (_ ("There is no hex here."));
  return describe_side (tool, floor, g_array_index (faces, CrHexSide, 0));
}

void
cre_tool_side_show (CreTool *base, const CreAim *aim)
{
  CreToolSide *tool = CRE_TOOL_SIDE (base);
  int floor = aim->place.floor;
  g_autoptr (GArray) faces = cre_tool_side_list_faces (tool, aim);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  cre_tool_take_status (base, dup_status (tool, floor, faces));
  cre_tool_side_add_images (tool, faces);
  for (guint i = 0; !cre_tool_side_is_locked (tool) && i < faces->len; i++) {
    const CrHexSide *face = &g_array_index (faces, CrHexSide, i);
    CreMark mark = { { floor, face->hex }, face->direction };

    g_array_append_val (marks, mark);
  }
  cre_tool_set_preview (base, (const CreMark *) (const void *) marks->data, marks->len);
}
