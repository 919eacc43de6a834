/* cre-tool-hoarding.c: hangs hoardings before battlements.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-hoarding.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-curtain.h"
#include "cr-numbering.h"

struct _CreToolHoarding {
  CreTool parent_instance;

  int count;
  gboolean left, erase;
  CreMark last; /* the side at which the drag acted last */
};

#define FIELD(member) G_STRUCT_OFFSET (CreToolHoarding, member)

G_DEFINE_FINAL_TYPE (CreToolHoarding, cre_tool_hoarding, CRE_TYPE_TOOL)

static const char *const ways[] = { N_ ("To the right"), N_ ("To the left"), NULL };

static const CreField fields[] = {
  { "count", FIELD (count), FALSE, 1, CR_BUILD_MOST_HOARDINGS, 1, N_ ("Hexes") },
  { "left", FIELD (left), FALSE, 0, 1, 0, N_ ("Goes on"), ways },
};

static const char *const hints[] = {
  N_ ("Point at a battlement of the outer wall; right and left are those of a man who looks "
      "outwards. Drag to hang more. Ctrl takes away the one pointed at. Comma and full stop turn "
      "to the next side of the hex cursor."),
  NULL,
};

static CreMark
turn_mark (CreMark mark)
{
  mark.place.hex = cr_hex_neighbour (mark.place.hex, mark.side);
  mark.side = cr_direction_opposite (mark.side);
  return mark;
}

/* Returns: the battlement's side, named from the hex inside it; pointed at from outside, that is
 * the hex beyond */
static CreMark
find_inside (CreToolHoarding *self, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (self));
  CreMark here = { aim->place, aim->side }, beyond = turn_mark (here);

  static const CrSideKind kinds[] = { CR_SIDE_BATTLEMENT, CR_SIDE_HOARDING };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (!cr_curtain_has (map, here.place, here.side, kinds[i]) &&
        cr_curtain_has (map, beyond.place, beyond.side, kinds[i]))
      return beyond;
  if (!cr_curtain_has (map, here.place, here.side, CR_SIDE_BATTLEMENT) &&
      !cr_scene_is_wall_walk (scene, here.place) && cr_scene_is_wall_walk (scene, beyond.place))
    return beyond;
  return here;
}

static CrEdit *
plan_hoarding (CreToolHoarding *self, CreMark at, int count, GError **error)
{
  const CrHoardingPlan it = { at.place, at.side, count, !self->left };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (!cr_build_hoarding (edit, cre_tool_get_scene (CRE_TOOL (self)), &it, error))
    return NULL;
  return g_steal_pointer (&edit);
}

/* Previews the sides on which a click would hang hoardings, as far as there are battlements. */
static void
show_sides (CreToolHoarding *self, CreMark at, int count)
{
  CreMark marks[CR_BUILD_MOST_HOARDINGS];
  int n = 0;

  do
    marks[n++] = at;
  while (n < count &&
         cr_curtain_next (cre_tool_get_map (CRE_TOOL (self)), !self->left, &at.place, &at.side));
  cre_tool_set_preview (CRE_TOOL (self), marks, (gsize) n);
}

/* Returns: (transfer full): a sentence that tells what a click would do, or with @done what it has
 * done */
static char *
describe_run (CreToolHoarding *self, CreMark at, int count, gboolean done)
{
  g_autofree char *side =
      cr_map_format_printed_side (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side);

  if (done && count == 1)
    /* Translators: a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("Hoarding hung on %s."), side);
  if (done)
    /* Translators: a number of hexsides; a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("Hoarding of %d hexes hung on %s and on."), count, side);
  if (count == 1)
    /* Translators: a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("Hoarding against the battlement of %s."), side);
  /* Translators: a number of hexsides; a hex and its side, 0708 SW */
  return g_strdup_printf (_ ("Hoarding of %d hexes against the battlement of %s and on."), count,
                          side);
}

static char *
describe_hoarding (CreToolHoarding *self, CreMark at)
{
  g_autofree char *side =
      cr_map_format_printed_side (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrEdit) edit = plan_hoarding (self, at, self->count, &error);

  if (edit != NULL)
    return describe_run (self, at, self->count, FALSE);
  if (cr_curtain_has (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side, CR_SIDE_HOARDING))
    /* Translators: a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("Hoarding on %s. Ctrl+click takes it away."), side);
  return g_strdup_printf (_ ("No hoarding here: %s."), error->message);
}

static char *
describe_erase (CreToolHoarding *self, CreMark at)
{
  g_autofree char *side =
      cr_map_format_printed_side (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side);

  if (cr_curtain_has (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side, CR_SIDE_HOARDING))
    return g_strdup_printf (_ ("Takes the hoarding on %s away."), side);
  return g_strdup_printf (_ ("No hoarding on %s."), side);
}

static void
cre_tool_hoarding_show (CreTool *tool, const CreAim *aim)
{
  CreToolHoarding *self = CRE_TOOL_HOARDING (tool);
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  CreMark at = find_inside (self, aim);

  show_sides (self, at, erase ? 1 : self->count);
  cre_tool_take_status (tool, erase ? describe_erase (self, at) : describe_hoarding (self, at));
}

/* The functions from here on offer what a hoarding lacks: a battlement, or as many hexsides as
 * there is room for. */

static gboolean
plan_after (CrEdit *edit, const CrScene *scene, gconstpointer data)
{
  return cr_build_hoarding (edit, scene, data, NULL);
}

/* Returns: (nullable): an edit that puts a battlement there and hangs the hoarding; NULL where no
 * man could stand behind it */
static CrEdit *
plan_battlement (CreToolHoarding *self, CreMark at)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  const CrHoardingPlan it = { at.place, at.side, 1, !self->left };
  CrSide battlement = { .kind = CR_SIDE_BATTLEMENT, .inside = CR_INSIDE_HERE };
  CrEdit *first;

  if (!cr_map_has_place (map, at.place) ||
      cr_map_find_side (map, at.place, at.side, CR_SIDE_BATTLEMENT) != NULL ||
      !cr_scene_is_wall_walk (cre_tool_get_scene (CRE_TOOL (self)), at.place))
    return NULL;
  battlement.height = CR_HEIGHT_DEFAULT;
  battlement.arc = CR_ARC_DEFAULT;
  first = cr_edit_new ();
  cr_edit_put_side (first, map, at.place, at.side, battlement);
  return cre_tool_plan_after (CRE_TOOL (self), first, plan_after, &it);
}

static void
offer_hoarding (CreToolHoarding *self, CreMark at, int count, const char *label)
{
  CreTool *tool = CRE_TOOL (self);
  CrEdit *edit = NULL;

  while (edit == NULL && --count > 0)
    edit = plan_hoarding (self, at, count, NULL);
  if (edit != NULL) {
    /* Translators: so many hexes of a hoarding */
    g_autofree char *fewer = g_strdup_printf (_ ("Hang %d"), count);

    cre_tool_offer (tool, fewer, edit, label, describe_run (self, at, count, TRUE));
    return;
  }
  edit = plan_battlement (self, at);
  if (edit != NULL)
    cre_tool_offer (tool, _ ("Put a battlement there, too"), edit, label,
                    describe_run (self, at, 1, TRUE));
}

/* @drags: whether the pointer is dragged along; then a side without a battlement is passed over and
 * not refused */
static void
hang_hoarding (CreToolHoarding *self, CreMark at, int count, gboolean drags)
{
  g_autoptr (GError) error = NULL;
  CrEdit *edit = plan_hoarding (self, at, count, &error);
  g_autofree char *side =
      cr_map_format_printed_side (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side);
  /* Translators: a hex and its side: “Undo hoarding on 0708 SW” */
  g_autofree char *label = g_strdup_printf (_ ("hoarding on %s"), side);

  if (edit != NULL) {
    cre_tool_apply (CRE_TOOL (self), edit, label);
    cre_tool_tell_done (CRE_TOOL (self), at, describe_run (self, at, count, TRUE));
    return;
  }
  if (drags)
    return;
  cre_tool_tell_refused (CRE_TOOL (self), at,
                         g_strdup_printf (_ ("No hoarding here: %s."), error->message));
  offer_hoarding (self, at, count, label);
}

static void
take_away (CreToolHoarding *self, CreMark at)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *side =
      cr_map_format_printed_side (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side);
  /* Translators: a hex and its side, 0708 SW */
  g_autofree char *label = g_strdup_printf (_ ("removal of the hoarding on %s"), side);

  if (cr_curtain_has (cre_tool_get_map (CRE_TOOL (self)), at.place, at.side, CR_SIDE_HOARDING))
    cr_edit_remove_side (edit, cre_tool_get_map (CRE_TOOL (self)), at.place, at.side,
                         CR_SIDE_HOARDING);
  if (cre_tool_apply (CRE_TOOL (self), edit, label))
    /* Translators: a hex and its side, 0708 SW */
    cre_tool_tell_done (CRE_TOOL (self), at,
                        g_strdup_printf (_ ("Hoarding on %s taken away."), side));
  else
    cre_tool_tell_refused (CRE_TOOL (self), at, g_strdup_printf (_ ("No hoarding on %s."), side));
}

static void
do_at (CreToolHoarding *self, const CreAim *aim, int count, gboolean drags)
{
  CreMark at = find_inside (self, aim);

  self->last = at;
  if (self->erase)
    take_away (self, at);
  else
    hang_hoarding (self, at, count, drags);
  cre_tool_show_at (CRE_TOOL (self), aim);
}

static void
cre_tool_hoarding_begin (CreTool *tool, const CreAim *aim)
{
  CreToolHoarding *self = CRE_TOOL_HOARDING (tool);

  self->erase = (aim->modifiers & CRE_CTRL) != 0;
  do_at (self, aim, self->count, FALSE);
}

static void
cre_tool_hoarding_drag (CreTool *tool, const CreAim *aim)
{
  CreToolHoarding *self = CRE_TOOL_HOARDING (tool);
  CreMark at = find_inside (self, aim);

  if (at.side != self->last.side || !cr_hex_equal (at.place.hex, self->last.place.hex))
    do_at (self, aim, 1, TRUE);
}

static void
cre_tool_hoarding_cancel (CreTool *tool)
{
  cre_tool_show_at (tool, NULL);
}

/* Sets the count to the number of hoardings that hang side by side from there. */
static void
cre_tool_hoarding_pick (CreTool *tool, const CreAim *aim)
{
  CreToolHoarding *self = CRE_TOOL_HOARDING (tool);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CreMark at = find_inside (self, aim);
  int n = 0;

  while (n < CR_BUILD_MOST_HOARDINGS && cr_curtain_has (map, at.place, at.side, CR_SIDE_HOARDING)) {
    n++;
    if (!cr_curtain_next (map, !self->left, &at.place, &at.side))
      break;
  }
  if (n > 0)
    g_object_set (self, "count", n, NULL);
}

static void
cre_tool_hoarding_document_changed (CreTool *tool, const CreChange *change)
{
  if (!change->floors && !cre_tool_is_active (tool))
    cre_tool_show (tool);
}

static void
cre_tool_hoarding_field_changed (CreTool *tool, const char *name)
{
  cre_tool_show (tool);
}

static void
cre_tool_hoarding_class_init (CreToolHoardingClass *klass)
{
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  tool_class->show = cre_tool_hoarding_show;
  tool_class->begin = cre_tool_hoarding_begin;
  tool_class->drag = cre_tool_hoarding_drag;
  tool_class->cancel = cre_tool_hoarding_cancel;
  tool_class->pick = cre_tool_hoarding_pick;
  tool_class->document_changed = cre_tool_hoarding_document_changed;

  tool_class->hints = hints;
  tool_class->field_changed = cre_tool_hoarding_field_changed;
  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_hoarding_init (CreToolHoarding *tool)
{
}
