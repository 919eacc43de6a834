/* cre-tool-mechanism-hover.c: what the next click of the mechanism tool means.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism-private.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"
#include "cre-names.h"

/* A gate is meant where the pointer is so near to the middle of its side. */
#define NEAR 0.3

static CrDirection
find_side (CreToolMechanism *self, const CreAim *aim)
{
  CrPoint middle = cr_layout_side_middle (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self))),
                                          aim->place.hex, aim->side);
  double dx = middle.x - aim->point.x, dy = middle.y - aim->point.y;
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;

  return dx * dx + dy * dy < NEAR * NEAR || g_str_equal (kind, "portcullis") ? aim->side : -1;
}

CrEdit *
cre_tool_mechanism_plan (CreToolMechanism *self, const CreAim *aim, CrMoved *moved, GError **error)
{
  CrMovePlan it = { cr_mechanism_get_kind ((guint) self->kind)->name, self->id, self->control,
                    aim->place, find_side (self, aim) };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (!cr_build_move (edit, cre_tool_get_scene (CRE_TOOL (self)), &it, moved, error))
    return NULL;
  return g_steal_pointer (&edit);
}

char *
cre_tool_mechanism_dup_current (CreToolMechanism *self)
{
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;
  const CrMechanism like = { .kind = kind, .control = self->control };

  return cre_tool_mechanism_dup_name (cre_tool_get_map (CRE_TOOL (self)), &like);
}

char *
cre_tool_mechanism_dup_moved (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autofree char *at = cr_map_format_printed (map, aim->place);

  if (moved->what == CR_MOVED_SIDE)
    /* Translators: a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("the gate on %s %s"), at,
                            cr_direction_get_title (aim->side, cr_map_get_grid (map)->orientation));
  if (moved->what == CR_MOVED_STAIRWAY)
    return g_strdup_printf (_ ("the stairway at %s"), at);
  if (moved->what == CR_MOVED_PASSAGE)
    return g_strdup_printf (_ ("the passage at %s"), at);
  return g_steal_pointer (&at);
}

char *
cre_tool_mechanism_dup_label (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  g_autofree char *what = cre_tool_mechanism_dup_moved (self, aim, moved);

  /* Translators: drawbridge 0809; 0811 or “the gate on 0810 S” */
  return g_strdup_printf (moved->is_out ? _ ("%s without %s") : _ ("%s with %s"), name, what);
}

char *
cre_tool_mechanism_dup_done (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  g_autofree char *capital = cre_capitalize (name);
  g_autofree char *what = cre_tool_mechanism_dup_moved (self, aim, moved);

  /* Translators: Drawbridge 0809; 0811 or “the gate on 0810 S” */
  return g_strdup_printf (moved->is_out ? _ ("%s moves %s no more.") : _ ("%s moves %s now."),
                          capital, what);
}

static char *
describe_move (CreToolMechanism *self, const CreAim *aim)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  CrMoved moved = { 0 };
  g_autoptr (CrEdit) edit = cre_tool_mechanism_plan (self, aim, &moved, &error);

  if (edit == NULL)
    /* Translators: drawbridge 0809: the reason. */
    return g_strdup_printf (_ ("Nothing to add to %s: %s."), name, error->message);

  g_autofree char *what = cre_tool_mechanism_dup_moved (self, aim, &moved);
  if (moved.is_out)
    /* Translators: 0811 or “the gate on 0810 S”; drawbridge 0809 */
    return g_strdup_printf (_ ("Takes %s out of %s. Esc lets go."), what, name);
  /* Translators: 0811 or “the gate on 0810 S”; drawbridge 0809 */
  return g_strdup_printf (_ ("Adds %s to %s. Esc lets go."), what, name);
}

static char *
describe_control (CreToolMechanism *self, int index, gboolean erase)
{
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autofree char *name = NULL;
  g_autofree char *capital = NULL;

  if (!cre_tool_mechanism_read (cre_tool_get_map (CRE_TOOL (self)), index, &it))
    return NULL;
  name = cre_tool_mechanism_dup_name (cre_tool_get_map (CRE_TOOL (self)), &it);
  capital = cre_capitalize (name);
  if (erase)
    return g_strdup_printf (_ ("Removes %s."), name);
  if (index == cre_tool_mechanism_find_current (self))
    /* Translators: drawbridge 0809; lowered; raised; DRW-01 */
    return g_strdup_printf (_ ("Works %s: now %s, then %s. %s."), name,
                            cre_tool_mechanism_get_state (it.state),
                            cre_tool_mechanism_get_state (cr_mechanism_get_other_state (&it)),
                            cr_mechanism_find_kind (it.kind)->rule);
  /* Translators: Drawbridge 0809; lowered */
  return g_strdup_printf (_ ("%s, %s. Click takes it in hand, Ctrl+click removes it."), capital,
                          cre_tool_mechanism_get_state (it.state));
}

static char *
describe_aim (CreToolMechanism *self, const CreAim *aim)
{
  int index = cre_tool_mechanism_find_at (cre_tool_get_map (CRE_TOOL (self)), aim->place, FALSE);
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), aim->place);
  g_autofree char *kind =
      cre_tool_mechanism_dup_kind (cr_mechanism_get_kind ((guint) self->kind)->name);

  if (!cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    return g_strdup (_ ("There is no hex here."));
  if (index >= 0)
    return describe_control (self, index, erase);
  if (erase)
    return g_strdup_printf (_ ("Nothing is worked from %s."), at);
  if (self->has_control && cr_place_equal (self->control, aim->place))
    return g_strdup (_ ("The control hex. Now click what it moves, or Esc."));
  if (self->has_control)
    return describe_move (self, aim);
  /* Translators: a hex number; drawbridge, sluice, … */
  return g_strdup_printf (_ ("Click the control hex, then what it moves: %s works a %s."), at,
                          kind);
}

void
cre_tool_mechanism_show_hover (CreToolMechanism *self)
{
  CreTool *tool = CRE_TOOL (self);
  CreMark mark = { self->hovered.place, -1 };
  CrMoved moved = { 0 };
  g_autoptr (CrEdit) edit = NULL;

  if (!self->is_hovered) {
    cre_tool_set_preview (tool, NULL, 0);
    cre_tool_take_status (tool, NULL);
    return;
  }
  if (self->has_control && !cr_place_equal (self->control, mark.place))
    edit = cre_tool_mechanism_plan (self, &self->hovered, &moved, NULL);
  if (edit != NULL && moved.what == CR_MOVED_SIDE)
    mark.side = self->hovered.side;
  cre_tool_set_preview (tool, &mark, 1);
  cre_tool_take_status (tool, describe_aim (self, &self->hovered));
}
