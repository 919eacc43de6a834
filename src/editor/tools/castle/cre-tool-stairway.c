/* cre-tool-stairway.c: builds stairways and other ways up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-stairway.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"
#include "cre-names.h"
#include "cre-run.h"
#include "cre-tool-stairway-private.h"

#define FIELD(member) G_STRUCT_OFFSET (CreToolStairway, member)

G_DEFINE_FINAL_TYPE (CreToolStairway, cre_tool_stairway, CRE_TYPE_TOOL)

static const CreField fields[] = {
  { "kind", FIELD (kind), FALSE, 0, CRE_N_STAIRS - 1, 0 },
  { "opens-foot", FIELD (opens[CR_STAIR_FOOT]), FALSE, CRE_OPENS_DRAGGED, CR_OPENS_HEX,
    CRE_OPENS_DRAGGED },
  { "opens-head", FIELD (opens[CR_STAIR_HEAD]), FALSE, CRE_OPENS_DRAGGED, CR_OPENS_HEX,
    CRE_OPENS_DRAGGED },
  { "raisable", FIELD (raisable), TRUE, 0, 0, 0 },
  { "to", FIELD (to), FALSE, 0, CRE_TO_FLOOR + CR_MAX_FLOORS - 1, 0 },
  { "head-floor", FIELD (head_floor), FALSE, 0, CR_MAX_FLOORS, 0 },
};

static const char *const kinds[CRE_N_STAIRS] = {
  [CRE_STAIRS_STRAIGHT] = "stairway", [CRE_STAIRS_SPIRAL] = "spiral",
  [CRE_STAIRS_LADDER] = "ladder",     [CRE_STAIRS_RAMP] = "ramp",
  [CRE_STAIRS_TRAPDOOR] = "trapdoor", [CRE_STAIRS_ROPE] = "rope",
};

const char *
cre_stairs_get_kind (CreStairs kind)
{
  return kinds[kind];
}

/* Index in the links of the stairway with a step there, -1 when there is none. */
static int
find_stairway (const CrMap *map, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    g_autoptr (CrStairway) stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;

    if (stairway != NULL && cr_stairway_find (stairway, place) >= 0)
      return (int) i;
  }
  return -1;
}

CreStairLink
cre_tool_stairway_make_link (CreToolStairway *tool, const CreAim *aim)
{
  return (CreStairLink){ kinds[tool->kind], aim->place, aim->side, tool->to };
}

/* Index of what leads away from a hex and is of the kind in hand, else of any. */
int
cre_tool_stairway_find (CreToolStairway *tool, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  int link = cre_stair_link_find (map, kinds[tool->kind], place);

  if (tool->kind == CRE_STAIRS_STRAIGHT || link < 0)
    link = MAX (link, find_stairway (map, place));
  return link >= 0 ? link : cre_stair_link_find (map, NULL, place);
}

static void
cre_tool_stairway_hover (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (cre_tool_is_active (tool))
    return;
  self->is_hovered = aim != NULL;
  if (aim != NULL)
    self->hovered = *aim;
  cre_run_clear (self->run);
  cre_tool_stairway_show_hover (self);
}

static void
remove_at (CreToolStairway *self, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  int index = cre_tool_stairway_find (self, place);
  g_autofree char *at = cr_map_format_printed (map, place);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  CreMark mark = { place, -1 };
  CrEdit *edit;

  if (index < 0) {
    /* Translators: a hex number */
    cre_tool_tell_refused (CRE_TOOL (self), mark, g_strdup_printf (_ ("No stairs at %s."), at));
    return;
  }
  name = cre_stair_link_dup_name (
      cre_tool_get_document (CRE_TOOL (self)),
      cr_node_get_name (cr_map_get_node (map, CR_SECTION_LINKS, (guint) index)));
  /* Translators: a kind of stairs, a hex number: “Undo removal of ladder at 0708” */
  label = g_strdup_printf (_ ("removal of %s at %s"), name, at);
  edit = cr_edit_new ();
  cr_build_remove_link (edit, map, (guint) index);
  if (cre_tool_apply (CRE_TOOL (self), edit, label)) {
    g_autofree char *capital = cre_capitalize (name);

    /* Translators: a kind of stairs, a hex number */
    cre_tool_tell_done (CRE_TOOL (self), mark,
                        g_strdup_printf (_ ("%s removed at %s."), capital, at));
  }
}

static char *
dup_label (CreToolStairway *self, CrPlace place)
{
  g_autofree char *name =
      cre_stair_link_dup_name (cre_tool_get_document (CRE_TOOL (self)), kinds[self->kind]);
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), place);

  /* Translators: a kind of stairs, a hex number: “Undo ladder at 0708” */
  return g_strdup_printf (_ ("%s at %s"), name, at);
}

static void
build_link (CreToolStairway *self, const CreAim *aim)
{
  CreTool *tool = CRE_TOOL (self);
  CreStairLink link = cre_tool_stairway_make_link (self, aim);
  CreMark mark = { aim->place, -1 };
  g_autoptr (GError) error = NULL;
  CrEdit *edit = cre_stair_link_plan (cre_tool_get_document (tool), &link, &error);
  g_autofree char *label = dup_label (self, aim->place);
  g_autofree char *told =
      edit != NULL ? cre_stair_link_describe (cre_tool_get_document (tool), &link) : NULL;

  if (edit == NULL)
    cre_tool_tell_refused (tool, mark, cre_stair_link_dup_refusal (tool, &link, error));
  else if (cre_tool_apply (tool, edit, label))
    cre_tool_tell_done (tool, mark, g_steal_pointer (&told));
}

static void
cre_tool_stairway_begin (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  cre_run_clear (self->run);
  if (aim->modifiers & CRE_CTRL)
    remove_at (self, aim->place);
  else if (self->kind != CRE_STAIRS_STRAIGHT)
    build_link (self, aim);
  else if (cre_run_start (self->run, cre_tool_get_map (CRE_TOOL (self)), aim))
    cre_tool_stairway_show_run (self);
  else
    cre_tool_tell_refused (tool, (CreMark){ aim->place, -1 },
                           g_strdup (_ ("There is no hex here.")));
}

static void
cre_tool_stairway_drag (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (cre_run_get_length (self->run) == 0)
    return;
  cre_run_extend (self->run, cre_tool_get_map (CRE_TOOL (self)), aim);
  cre_tool_stairway_show_run (self);
}

static void
build_run (CreToolStairway *self)
{
  CreTool *tool = CRE_TOOL (self);
  guint n = cre_run_get_length (self->run);
  CreMark mark = { cre_run_get (self->run, n - 1), -1 };
  g_autoptr (GError) error = NULL;
  g_autofree char *label = dup_label (self, cre_run_get (self->run, n / 2));
  g_autofree char *done = cre_tool_stairway_dup_done (self);
  CrEdit *edit = cre_tool_stairway_plan (self, &error);

  if (edit == NULL) {
    cre_tool_tell_refused (tool, mark,
                           g_strdup_printf (_ ("No stairway here: %s."), error->message));
    cre_tool_stairway_offer_head (self, label);
  } else if (cre_tool_apply (tool, edit, label)) {
    cre_tool_tell_done (tool, mark, g_steal_pointer (&done));
  }
}

/* @offer: what it is called on the button */
static void
offer_instead (CreToolStairway *self, const CreStairLink *link, const char *offer)
{
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (self));
  CrEdit *edit = cre_stair_link_plan (document, link, NULL);
  g_autofree char *name = NULL;
  g_autofree char *at = NULL;
  g_autofree char *label = NULL;

  if (edit == NULL)
    return;
  name = cre_stair_link_dup_name (document, link->kind);
  at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), link->from);
  /* Translators: a kind of stairs, a hex number: “Undo ladder at 0708” */
  label = g_strdup_printf (_ ("%s at %s"), name, at);
  cre_tool_offer (CRE_TOOL (self), offer, edit, label, cre_stair_link_describe (document, link));
}

/* Who clicks one hex, and wants its head on another floor, wants a spiral stair there. */
static void
refuse_short (CreToolStairway *self)
{
  guint n = cre_run_get_length (self->run);
  CrPlace place = cre_run_get (self->run, n - 1);
  const CreStairLink spiral = { kinds[CRE_STAIRS_SPIRAL], place, 0,
                                CRE_TO_FLOOR + self->head_floor - 1 };

  cre_tool_tell_refused (CRE_TOOL (self), (CreMark){ place, -1 },
                         g_strdup (_ ("Drag from the foot over the steps to the head.")));
  if (n == 1 && self->head_floor > 0 && self->head_floor - 1 != place.floor)
    offer_instead (self, &spiral, _ ("Build a spiral stair"));
}

/* Between two neighbours there is no room for a step; a ladder needs none. */
static void
refuse_neighbours (CreToolStairway *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrPlace foot = cre_tool_stairway_get_place (self, cre_tool_stairway_from_foot (self, 0));
  CrPlace head = cre_tool_stairway_get_place (self, cre_tool_stairway_from_foot (self, 1));
  const CreStairLink ladder = { kinds[CRE_STAIRS_LADDER], foot,
                                cr_hex_direction_to (foot.hex, head.hex), CRE_TO_BESIDE };
  g_autofree char *from = cr_map_format_printed (map, foot);
  g_autofree char *to = cr_map_format_printed (map, head);

  cre_tool_tell_refused (
      CRE_TOOL (self), (CreMark){ head, -1 },
      /* Translators: two hex numbers */
      g_strdup_printf (
          _ ("No stairway here: between %s and %s there is no hex for a step. Begin or "
             "end it one hex farther away, or set a ladder."),
          from, to));
  if (cr_map_get_level (map, foot) != cr_map_get_level (map, head))
    offer_instead (self, &ladder, _ ("Set a ladder"));
}

static void
cre_tool_stairway_end (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  guint n = cre_run_get_length (self->run);

  if (n >= 3)
    build_run (self);
  else if (n == 2 && self->head_floor == 0)
    refuse_neighbours (self);
  else if (n > 0)
    refuse_short (self);
  cre_run_clear (self->run);
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_clear_tags (tool);
}

static void
cre_tool_stairway_cancel (CreTool *tool)
{
  cre_run_clear (CRE_TOOL_STAIRWAY (tool)->run);
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_clear_tags (tool);
  cre_tool_take_status (tool, NULL);
}

static void
cre_tool_stairway_activate (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (self->kind == CRE_STAIRS_STRAIGHT && !(aim->modifiers & CRE_CTRL)) {
    cre_run_activate (self->run, tool, aim);
    return;
  }
  cre_tool_begin (tool, aim);
  cre_tool_end (tool, aim);
}

/* How an end of a stairway opens is taken over as well. */
static void
pick_stairway (CreToolStairway *self, const CrNode *node)
{
  g_autoptr (CrStairway) stairway =
      cr_stairway_new (cre_tool_get_map (CRE_TOOL (self)), node, NULL);

  if (stairway != NULL)
    g_object_set (self, "opens-foot", (int) stairway->ends[CR_STAIR_FOOT].opens, "opens-head",
                  (int) stairway->ends[CR_STAIR_HEAD].opens, "raisable", stairway->raisable, NULL);
}

static void
cre_tool_stairway_pick (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  int index = cre_tool_stairway_find (self, aim->place);
  const CrNode *node;

  if (index < 0)
    return;
  node = cr_map_get_node (cre_tool_get_map (CRE_TOOL (self)), CR_SECTION_LINKS, (guint) index);
  for (int i = 0; i < CRE_N_STAIRS; i++)
    if (cr_node_is (node, kinds[i]))
      g_object_set (self, "kind", i, NULL);
  if (cr_node_is (node, "stairway"))
    pick_stairway (self, node);
}

static void
cre_tool_stairway_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  /* Which floor is meant is known no more; the nearest ones are never wrong. */
  if (change->floors)
    g_object_set (self, "to", MIN (self->to, CRE_TO_BESIDE), "head-floor", 0, NULL);
  else if (!cre_tool_is_active (tool) && self->is_hovered)
    cre_tool_stairway_show_hover (self);
}

static void
cre_tool_stairway_field_changed (CreTool *tool, const char *name)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (!cre_tool_is_active (tool) && self->is_hovered)
    cre_tool_stairway_show_hover (self);
}

static void
cre_tool_stairway_finalize (GObject *object)
{
  cre_run_free (CRE_TOOL_STAIRWAY (object)->run);
  G_OBJECT_CLASS (cre_tool_stairway_parent_class)->finalize (object);
}

static void
cre_tool_stairway_class_init (CreToolStairwayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->finalize = cre_tool_stairway_finalize;
  tool_class->hover = cre_tool_stairway_hover;
  tool_class->begin = cre_tool_stairway_begin;
  tool_class->drag = cre_tool_stairway_drag;
  tool_class->end = cre_tool_stairway_end;
  tool_class->cancel = cre_tool_stairway_cancel;
  tool_class->pick = cre_tool_stairway_pick;
  tool_class->activate = cre_tool_stairway_activate;
  tool_class->document_changed = cre_tool_stairway_document_changed;

  tool_class->field_changed = cre_tool_stairway_field_changed;
  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_stairway_init (CreToolStairway *tool)
{
  tool->run = cre_run_new (FALSE);
}
