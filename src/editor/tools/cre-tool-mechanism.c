/* cre-tool-mechanism.c: drawbridges, portcullises, sluices and what they move.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cre-names.h"

/* A gate is meant where the pointer is so near to the middle of its side. */
#define NEAR 0.3

struct _CreToolMechanism {
  CreTool parent_instance;

  int kind;
  char *id; /* of the mechanism in hand, or that it will get */
  CrPlace control;
  gboolean has_control; /* one is in hand, or about to be made */
  CreAim hovered;
  gboolean is_hovered;
};

G_DEFINE_FINAL_TYPE (CreToolMechanism, cre_tool_mechanism, CRE_TYPE_TOOL)

enum { PROP_KIND = 1, PROP_CURRENT, PROP_CHOOSING, N_PROPS };

static GParamSpec *props[N_PROPS];

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

static CreDocument *
get_document (CreToolMechanism *tool)
{
  return cre_tool_get_document (CRE_TOOL (tool));
}

static const CrMap *
get_map (CreToolMechanism *tool)
{
  return cre_document_get_map (get_document (tool));
}

/**
 * cre_tool_mechanism_dup_kind:
 *
 * Returns: (transfer full): "drawbridge" in the user's language
 */
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

/**
 * cre_tool_mechanism_dup_name:
 *
 * Returns: (transfer full): "drawbridge 0809", by its control hex
 */
char *
cre_tool_mechanism_dup_name (const CrMap *map, const CrMechanism *mechanism)
{
  g_autofree char *kind = cre_tool_mechanism_dup_kind (mechanism->kind);
  g_autofree char *at =
      mechanism->control.floor >= 0 ? cr_map_format_printed (map, mechanism->control) : NULL;

  return at != NULL ? g_strdup_printf ("%s %s", kind, at) : g_steal_pointer (&kind);
}

static gboolean
is_same (CrPlace a, CrPlace b)
{
  return a.floor == b.floor && cr_hex_equal (a.hex, b.hex);
}

static gboolean
read_mechanism (const CrMap *map, int index, CrMechanism *mechanism)
{
  return index >= 0 && index < (int) cr_map_n_nodes (map, CR_SECTION_MECHANISMS) &&
         cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, (guint) index),
                            mechanism, NULL);
}

/* Index of the mechanism in hand, -1 while it moves nothing yet. */
static int
find_current (CreToolMechanism *self)
{
  const CrMap *map = get_map (self);

  for (guint i = 0; self->has_control && i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_MECHANISMS, i), "id"), self->id) ==
        0)
      return (int) i;
  return -1;
}

/* Index of the mechanism that is worked from there, or moves that hex; -1 when there is none. */
static int
find_at (const CrMap *map, CrPlace place, gboolean moved)
{
  for (int i = 0; i < (int) cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    g_auto (CrMechanism) it = { .kind = NULL };

    if (read_mechanism (map, i, &it) &&
        (moved ? cr_mechanism_concerns (&it, map, place) : is_same (it.control, place)))
      return i;
  }
  return -1;
}

/* What is in hand, outlined. */

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
hold (CreToolMechanism *self)
{
  CreTool *tool = CRE_TOOL (self);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  g_auto (CrMechanism) current = { .kind = NULL };

  cre_tool_clear_tags (tool);
  if (self->has_control) {
    add_mark (marks, self->control, -1);
    cre_tool_add_tag (tool, self->control, _ ("control"));
  }
  if (read_mechanism (get_map (self), find_current (self), &current))
    add_moved (marks, get_map (self), &current);
  cre_tool_set_held (tool, (const CreMark *) (const void *) marks->data, marks->len);
}

/* What the next click means. */

static CrDirection
find_side (CreToolMechanism *self, const CreAim *aim)
{
  CrPoint middle =
      cr_layout_side_middle (cr_map_get_grid (get_map (self)), aim->place.hex, aim->side);
  double dx = middle.x - aim->point.x, dy = middle.y - aim->point.y;
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;

  return dx * dx + dy * dy < NEAR * NEAR || g_str_equal (kind, "portcullis") ? aim->side : -1;
}

static CrEdit *
plan (CreToolMechanism *self, const CreAim *aim, CrMoved *moved, GError **error)
{
  CrMovePlan it = { cr_mechanism_get_kind ((guint) self->kind)->name, self->id, self->control,
                    aim->place, find_side (self, aim) };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (!cr_build_move (edit, cre_document_get_scene (get_document (self)), &it, moved, error))
    return NULL;
  return g_steal_pointer (&edit);
}

static char *
dup_current (CreToolMechanism *self)
{
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;
  const CrMechanism like = { .kind = kind, .control = self->control };

  return cre_tool_mechanism_dup_name (get_map (self), &like);
}

static char *
dup_moved (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  const CrMap *map = get_map (self);
  g_autofree char *at = cr_map_format_printed (map, aim->place);

  if (moved->what == CR_MOVED_SIDE)
    /* Translators: a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("the gate on %s %s"), at,
                            cr_direction_get_name (aim->side, cr_map_get_grid (map)->orientation));
  if (moved->what == CR_MOVED_STAIRWAY)
    return g_strdup_printf (_ ("the stairway at %s"), at);
  if (moved->what == CR_MOVED_PASSAGE)
    return g_strdup_printf (_ ("the passage at %s"), at);
  return g_steal_pointer (&at);
}

static char *
describe_move (CreToolMechanism *self, const CreAim *aim)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = dup_current (self);
  CrMoved moved = { 0 };
  g_autoptr (CrEdit) edit = plan (self, aim, &moved, &error);

  if (edit == NULL)
    /* Translators: drawbridge 0809: the reason. */
    return g_strdup_printf (_ ("Nothing to add to %s: %s."), name, error->message);

  g_autofree char *what = dup_moved (self, aim, &moved);
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

  if (!read_mechanism (get_map (self), index, &it))
    return NULL;
  name = cre_tool_mechanism_dup_name (get_map (self), &it);
  capital = cre_capitalize (name);
  if (erase)
    return g_strdup_printf (_ ("Removes %s."), name);
  if (index == find_current (self))
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
describe (CreToolMechanism *self, const CreAim *aim)
{
  int index = find_at (get_map (self), aim->place, FALSE);
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  g_autofree char *at = cr_map_format_printed (get_map (self), aim->place);
  g_autofree char *kind =
      cre_tool_mechanism_dup_kind (cr_mechanism_get_kind ((guint) self->kind)->name);

  if (!cr_map_has_place (get_map (self), aim->place))
    return g_strdup (_ ("There is no hex here."));
  if (index >= 0)
    return describe_control (self, index, erase);
  if (erase)
    return g_strdup_printf (_ ("Nothing is worked from %s."), at);
  if (self->has_control && is_same (self->control, aim->place))
    return g_strdup (_ ("The control hex. Now click what it moves, or Esc."));
  if (self->has_control)
    return describe_move (self, aim);
  /* Translators: a hex number; drawbridge, sluice, … */
  return g_strdup_printf (_ ("Click the control hex, then what it moves: %s works a %s."), at,
                          kind);
}

static void
show_hover (CreToolMechanism *self)
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
  if (self->has_control && !is_same (self->control, mark.place))
    edit = plan (self, &self->hovered, &moved, NULL);
  if (edit != NULL && moved.what == CR_MOVED_SIDE)
    mark.side = self->hovered.side;
  cre_tool_set_preview (tool, &mark, 1);
  cre_tool_take_status (tool, describe (self, &self->hovered));
}

static void
cre_tool_mechanism_hover (CreTool *tool, const CreAim *aim)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);

  self->is_hovered = aim != NULL;
  if (aim != NULL)
    self->hovered = *aim;
  show_hover (self);
}

/* Taking in hand and letting go. */

static void
notify_current (CreToolMechanism *self)
{
  hold (self);
  show_hover (self);
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
  self->id = cr_build_free_id (get_map (self), CR_SECTION_MECHANISMS,
                               cr_mechanism_get_kind ((guint) self->kind)->name);
  self->control = place;
  self->has_control = TRUE;
  notify_current (self);
}

static void
take_in_hand (CreToolMechanism *self, int index)
{
  g_auto (CrMechanism) it = { .kind = NULL };

  if (index == find_current (self))
    return;
  if (!read_mechanism (get_map (self), index, &it) || it.id == NULL || it.control.floor < 0) {
    let_go (self);
    return;
  }
  g_free (self->id);
  self->id = g_strdup (it.id);
  self->control = it.control;
  self->has_control = TRUE;
  for (guint i = 0; cr_mechanism_get_kind (i) != NULL; i++)
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
  show_hover (self);
}

/**
 * cre_tool_mechanism_work:
 * @index: of the mechanism among those of the map
 *
 * Turns its state, as a man at its control hex would in a full turn (DRW-01): what it moves is
 * changed with it, so that fire and walking see it at once.
 */
gboolean
cre_tool_mechanism_work (CreToolMechanism *tool, int index)
{
  CrMap *map = cre_document_lend_map (get_document (tool));
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  const char *state;

  if (!read_mechanism (map, index, &it))
    return FALSE;
  state = cr_mechanism_get_other_state (&it);
  name = cre_tool_mechanism_dup_name (map, &it);
  /* Translators: drawbridge 0809; raised: “Undo drawbridge 0809: raised” */
  label = g_strdup_printf (_ ("%s: %s"), name, cre_tool_mechanism_get_state (state));
  if (!cr_build_work_mechanism (edit, map, (guint) index, state, NULL))
    return FALSE;
  return cre_tool_apply (CRE_TOOL (tool), g_steal_pointer (&edit), label);
}

void
cre_tool_mechanism_remove (CreToolMechanism *tool, int index)
{
  const CrMap *map = get_map (tool);
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  CrEdit *edit;

  if (!read_mechanism (map, index, &it))
    return;
  name = cre_tool_mechanism_dup_name (map, &it);
  label = g_strdup_printf (_ ("removal of %s"), name);
  edit = cr_edit_new ();
  cr_edit_remove_node (edit, map, CR_SECTION_MECHANISMS, (guint) index);
  if (index == find_current (tool))
    let_go (tool);
  cre_tool_apply (CRE_TOOL (tool), edit, label);
}

static void
move (CreToolMechanism *self, const CreAim *aim)
{
  g_autofree char *name = dup_current (self);
  g_autofree char *what = NULL;
  g_autofree char *label = NULL;
  CrMoved moved = { 0 };
  CrEdit *edit = plan (self, aim, &moved, NULL);

  if (edit == NULL)
    return;
  what = dup_moved (self, aim, &moved);
  /* Translators: drawbridge 0809; 0811 or “the gate on 0810 S” */
  label = g_strdup_printf (moved.is_out ? _ ("%s without %s") : _ ("%s with %s"), name, what);
  cre_tool_apply (CRE_TOOL (self), edit, label);
}

static void
cre_tool_mechanism_begin (CreTool *tool, const CreAim *aim)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);
  int index = find_at (get_map (self), aim->place, FALSE);

  self->hovered = *aim;
  self->is_hovered = TRUE;
  if (aim->modifiers & CRE_CTRL)
    cre_tool_mechanism_remove (self, index);
  else if (index >= 0 && index == find_current (self))
    cre_tool_mechanism_work (self, index);
  else if (index >= 0)
    take_in_hand (self, index);
  else if (self->has_control && !is_same (self->control, aim->place))
    move (self, aim);
  else if (cr_map_has_place (get_map (self), aim->place))
    choose_control (self, aim->place);
  notify_current (self);
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
  int index = find_at (get_map (self), aim->place, FALSE);

  take_in_hand (self, index >= 0 ? index : find_at (get_map (self), aim->place, TRUE));
}

static void
cre_tool_mechanism_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);

  /* The control hex, and what is pointed at, may be on a floor that is gone. */
  if (change->floors) {
    self->is_hovered = FALSE;
    let_go (self);
  } else
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
    g_value_set_int (value, find_current (self));
  else
    g_value_set_boolean (value, self->has_control && find_current (self) < 0);
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
  tool_class->hover = cre_tool_mechanism_hover;
  tool_class->begin = cre_tool_mechanism_begin;
  tool_class->cancel = cre_tool_mechanism_cancel;
  tool_class->pick = cre_tool_mechanism_pick;
  tool_class->document_changed = cre_tool_mechanism_document_changed;

  props[PROP_KIND] =
      g_param_spec_int ("kind", NULL, NULL, 0, (int) G_N_ELEMENTS (names) - 1, 0, flags);
  props[PROP_CURRENT] = g_param_spec_int ("current", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_CHOOSING] =
      g_param_spec_boolean ("choosing", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_mechanism_init (CreToolMechanism *tool)
{
}
