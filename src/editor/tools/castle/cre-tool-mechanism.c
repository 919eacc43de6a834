/* cre-tool-mechanism.c: drawbridges, portcullises, sluices and what they move.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism.h"

#include "cre-tool-mechanism-private.h"

#include "cre-names.h"

#include "cr-build.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (CreToolMechanism, cre_tool_mechanism, CRE_TYPE_TOOL)

enum { PROP_KIND = 1, PROP_CURRENT, PROP_CHOOSING, N_PROPS };

static GParamSpec *props[N_PROPS];

/* The functions from here on give mechanisms and their states names. */

static const struct {
  const char *kind, *name;
} names[] = {
  { "drawbridge", N_ ("drawbridge") },
  { "portcullis", N_ ("portcullis") },
  { "stairway", N_ ("raisable stairway") },
  { "sluice", N_ ("sluice") },
};

static const struct {
  const char *state, *word;
} states[] = {
  { "lowered", N_ ("lowered") },
  { "raised", N_ ("raised") },
  { "open", N_ ("open") },
  { "shut", N_ ("shut") },
};

char *
cre_tool_mechanism_dup_kind (const char *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i].kind, kind) == 0)
      return g_strdup (_ (names[i].name));
  return g_strdup (kind);
}

const char *
cre_tool_mechanism_get_state (const char *state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_strcmp0 (states[i].state, state) == 0)
      return _ (states[i].word);
  return state;
}

char *
cre_tool_mechanism_dup_name (const CrMap *map, const CrMechanism *mechanism)
{
  g_autofree char *kind = cre_tool_mechanism_dup_kind (mechanism->kind);
  g_autofree char *at =
      mechanism->control.floor >= 0 ? cr_map_format_printed (map, mechanism->control) : NULL;

  return at != NULL ? g_strdup_printf ("%s %s", kind, at) : g_steal_pointer (&kind);
}

/* The functions from here on outline the mechanism in hand and all that it moves. */

static void
add_mark (GArray *marks, CrPlace place, CrDirection side)
{
  CreMark mark = { place, side };

  g_array_append_val (marks, mark);
}

static void
add_link (GArray *marks, const CrMap *map, const char *id)
{
  const CrNode *node = cr_map_find_node (map, CR_SECTION_LINKS, NULL, id);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (CrStairway) stairway = NULL;
  CrPassage passage;

  if (node == NULL)
    return;
  if (cr_node_is (node, "stairway"))
    stairway = cr_stairway_new (map, node, NULL);
  if (stairway != NULL)
    g_array_append_vals (hexes, stairway->hexes, stairway->n_hexes);
  if (cr_node_is (node, "passage") && cr_passage_read (map, node, &passage, NULL)) {
    cr_passage_get_hexes (&passage, map, hexes);
    g_array_append_vals (hexes, passage.doors, 2);
  }
  for (guint i = 0; i < hexes->len; i++)
    add_mark (marks, g_array_index (hexes, CrPlace, i), -1);
}

static void
add_moved (GArray *marks, const CrMap *map, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->places->len; i++)
    add_mark (marks, g_array_index (mechanism->places, CrPlace, i), -1);
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    for (guint j = 0; j < effect->sides->len; j++) {
      CrPlacedSide side = g_array_index (effect->sides, CrPlacedSide, j);

      add_mark (marks, side.place, side.direction);
    }
    if (effect->of != NULL)
      add_link (marks, map, effect->of);
  }
}

static void
hold_mechanism (CreToolMechanism *self)
{
  CreTool *tool = CRE_TOOL (self);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  g_auto (CrMechanism) current = { .kind = NULL };

  cre_tool_clear_tags (tool);
  if (self->has_control) {
    add_mark (marks, self->control, -1);
    cre_tool_add_tag (tool, self->control, _ ("control"));
  }
  if (cre_tool_mechanism_read (cre_tool_get_map (CRE_TOOL (self)),
                               cre_tool_mechanism_find_current (self), &current))
    add_moved (marks, cre_tool_get_map (CRE_TOOL (self)), &current);
  cre_tool_set_held (tool, (const CreMark *) (const void *) marks->data, marks->len);
}

gboolean
cre_tool_mechanism_read (const CrMap *map, int index, CrMechanism *mechanism)
{
  return index >= 0 && index < (int) cr_map_n_nodes (map, CR_SECTION_MECHANISMS) &&
         cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, (guint) index),
                            mechanism, NULL);
}

int
cre_tool_mechanism_find_current (CreToolMechanism *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));

  for (guint i = 0; self->has_control && i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_MECHANISMS, i), "id"), self->id) ==
        0)
      return (int) i;
  return -1;
}

int
cre_tool_mechanism_find_at (const CrMap *map, CrPlace place, gboolean moved)
{
  for (int i = 0; i < (int) cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    g_auto (CrMechanism) it = { .kind = NULL };

    if (cre_tool_mechanism_read (map, i, &it) &&
        (moved ? cr_mechanism_concerns (&it, map, place) : cr_place_equal (it.control, place)))
      return i;
  }
  return -1;
}

/* The functions from here on take a mechanism in hand and let it go. */

static void
notify_current (CreToolMechanism *self)
{
  hold_mechanism (self);
  cre_tool_show (CRE_TOOL (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURRENT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOOSING]);
}

static void
let_go (CreToolMechanism *self)
{
  if (!self->has_control)
    return;
  self->has_control = FALSE;
  g_clear_pointer (&self->id, g_free);
  notify_current (self);
}

static void
choose_control (CreToolMechanism *self, CrPlace place)
{
  g_free (self->id);
  self->id = cr_build_free_id (cre_tool_get_map (CRE_TOOL (self)), CR_SECTION_MECHANISMS,
                               cr_mechanism_get_kind ((guint) self->kind)->name);
  self->control = place;
  self->has_control = TRUE;
  notify_current (self);
}

static void
take_in_hand (CreToolMechanism *self, int index)
{
  g_auto (CrMechanism) it = { .kind = NULL };

  if (index == cre_tool_mechanism_find_current (self))
    return;
  if (!cre_tool_mechanism_read (cre_tool_get_map (CRE_TOOL (self)), index, &it) || it.id == NULL ||
      it.control.floor < 0) {
    let_go (self);
    return;
  }
  g_free (self->id);
  self->id = g_strdup (it.id);
  self->control = it.control;
  self->has_control = TRUE;
  for (guint i = 0; i < cr_mechanism_n_kinds (); i++)
    if (g_str_equal (cr_mechanism_get_kind (i)->name, it.kind))
      self->kind = (int) i;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KIND]);
  notify_current (self);
}

static void
set_kind (CreToolMechanism *self, int kind)
{
  if (kind == self->kind)
    return;
  let_go (self);
  self->kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KIND]);
  cre_tool_show (CRE_TOOL (self));
}

gboolean
cre_tool_mechanism_work (CreToolMechanism *tool, int index)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  g_autofree char *capital = NULL;
  const char *state;

  if (!cre_tool_mechanism_read (map, index, &it))
    return FALSE;
  state = cr_mechanism_get_other_state (&it);
  name = cre_tool_mechanism_dup_name (map, &it);
  /* Translators: drawbridge 0809; raised: “Undo drawbridge 0809: raised” */
  label = g_strdup_printf (_ ("%s: %s"), name, cre_tool_mechanism_get_state (state));
  if (!cr_build_work_mechanism (edit, map, (guint) index, state, NULL) ||
      !cre_tool_apply (CRE_TOOL (tool), g_steal_pointer (&edit), label))
    return FALSE;
  capital = cre_capitalize (label);
  cre_tool_tell_done (CRE_TOOL (tool), (CreMark){ it.control, -1 },
                      g_strdup_printf ("%s.", capital));
  return TRUE;
}

void
cre_tool_mechanism_remove (CreToolMechanism *tool, int index)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  CrEdit *edit;

  if (!cre_tool_mechanism_read (map, index, &it))
    return;
  name = cre_tool_mechanism_dup_name (map, &it);
  label = g_strdup_printf (_ ("removal of %s"), name);
  edit = cr_edit_new ();
  cr_edit_remove_node (edit, map, CR_SECTION_MECHANISMS, (guint) index);
  if (index == cre_tool_mechanism_find_current (tool))
    let_go (tool);
  cre_tool_apply (CRE_TOOL (tool), edit, label);
}

static void
remove_at (CreToolMechanism *self, CrPlace place, int index)
{
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), place);

  if (index >= 0)
    cre_tool_mechanism_remove (self, index);
  else
    cre_tool_tell_refused (CRE_TOOL (self), (CreMark){ place, -1 },
                           g_strdup_printf (_ ("Nothing is worked from %s."), at));
}

static void
move_control (CreToolMechanism *self, const CreAim *aim)
{
  CreTool *tool = CRE_TOOL (self);
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  g_autofree char *label = NULL;
  g_autoptr (GError) error = NULL;
  CrMoved moved = { 0 };
  CreMark mark = { aim->place, -1 };
  CrEdit *edit = cre_tool_mechanism_plan (self, aim, &moved, &error);

  if (edit == NULL) {
    /* Translators: drawbridge 0809: the reason. */
    cre_tool_tell_refused (tool, mark,
                           g_strdup_printf (_ ("Nothing to add to %s: %s."), name, error->message));
    cre_tool_mechanism_offer (self, aim);
    return;
  }
  label = cre_tool_mechanism_dup_label (self, aim, &moved);
  if (!cre_tool_apply (tool, edit, label))
    return;
  cre_tool_tell_done (tool, mark, cre_tool_mechanism_dup_done (self, aim, &moved));
  if (!moved.is_out && moved.what == CR_MOVED_HEX)
    cre_tool_mechanism_offer_gate (self, aim);
}

static void
cre_tool_mechanism_begin (CreTool *tool, const CreAim *aim)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);
  int index = cre_tool_mechanism_find_at (cre_tool_get_map (CRE_TOOL (self)), aim->place, FALSE);

  cre_tool_set_hovered (tool, aim);
  if (aim->modifiers & CRE_CTRL)
    remove_at (self, aim->place, index);
  else if (index >= 0 && index == cre_tool_mechanism_find_current (self))
    cre_tool_mechanism_work (self, index);
  else if (index >= 0)
    take_in_hand (self, index);
  else if (self->has_control && !cr_place_equal (self->control, aim->place))
    move_control (self, aim);
  else if (cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    choose_control (self, aim->place);
  else
    cre_tool_tell_refused (tool, (CreMark){ aim->place, -1 },
                           g_strdup (_ ("There is no hex here.")));
  notify_current (self);
}

/* After a bridge was made, its gate is offered. */
static void
cre_tool_mechanism_accepted (CreTool *tool, CreMark mark)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self)));
  CreAim aim = cre_aim_at_place (grid, mark.place, 0);

  /* When a floor was made with it, document_changed() has let the mechanism go. */
  if (!self->has_control)
    take_in_hand (self, cre_tool_mechanism_find_at (cre_tool_get_map (CRE_TOOL (self)),
                                                    self->control, FALSE));
  notify_current (self);
  if (g_str_equal (cr_mechanism_get_kind ((guint) self->kind)->name, "drawbridge"))
    cre_tool_mechanism_offer_gate (self, &aim);
}

static void
cre_tool_mechanism_cancel (CreTool *tool)
{
  let_go (CRE_TOOL_MECHANISM (tool));
}

static void
cre_tool_mechanism_pick (CreTool *tool, const CreAim *aim)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);
  int index = cre_tool_mechanism_find_at (cre_tool_get_map (CRE_TOOL (self)), aim->place, FALSE);

  take_in_hand (self, index >= 0 ? index
                                 : cre_tool_mechanism_find_at (cre_tool_get_map (CRE_TOOL (self)),
                                                               aim->place, TRUE));
}

static void
cre_tool_mechanism_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);

  /* The control hex may have been on a floor that is gone. */
  if (change->floors)
    let_go (self);
  else
    notify_current (self);
}

static void
cre_tool_mechanism_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_KIND)
    set_kind (CRE_TOOL_MECHANISM (object), g_value_get_int (value));
  else
    take_in_hand (CRE_TOOL_MECHANISM (object), g_value_get_int (value));
}

static void
cre_tool_mechanism_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (object);

  if (id == PROP_KIND)
    g_value_set_int (value, self->kind);
  else if (id == PROP_CURRENT)
    g_value_set_int (value, cre_tool_mechanism_find_current (self));
  else
    g_value_set_boolean (value, self->has_control && cre_tool_mechanism_find_current (self) < 0);
}

static void
cre_tool_mechanism_finalize (GObject *object)
{
  g_free (CRE_TOOL_MECHANISM (object)->id);
  G_OBJECT_CLASS (cre_tool_mechanism_parent_class)->finalize (object);
}

static void
cre_tool_mechanism_class_init (CreToolMechanismClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tool_mechanism_set_property;
  object_class->get_property = cre_tool_mechanism_get_property;
  object_class->finalize = cre_tool_mechanism_finalize;
  tool_class->show = cre_tool_mechanism_show;
  tool_class->begin = cre_tool_mechanism_begin;
  tool_class->cancel = cre_tool_mechanism_cancel;
  tool_class->pick = cre_tool_mechanism_pick;
  tool_class->accepted = cre_tool_mechanism_accepted;
  tool_class->document_changed = cre_tool_mechanism_document_changed;
  tool_class->shows = CRE_SHOWS_SECRETS;

  props[PROP_KIND] =
      g_param_spec_int ("kind", NULL, NULL, 0, (int) cr_mechanism_n_kinds () - 1, 0, flags);
  props[PROP_CURRENT] =
      g_param_spec_int ("current", NULL, NULL, -1, G_MAXINT, -1, flags | CRE_PARAM_IN_HAND);
  props[PROP_CHOOSING] =
      g_param_spec_boolean ("choosing", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_mechanism_init (CreToolMechanism *tool)
{
}
