/* cre-tool-fire.c: who can shoot whom. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cr-words-lof.h"

struct _CreToolFire {
  CreTool parent_instance;

  GArray *shooters; /* CrPlace; lines are shot by the last */
  CrPlace target;
  gboolean has_target, has_field;
  gboolean pending;      /* the keyboard has set a shooter and looks for a target */
  gboolean target_last;  /* which end was touched last: Alt+Up and Down move it */
  gboolean took_shooter; /* the stroke under way has taken a shooter away */

  CrLof lof; /* valid with a target */
  GArray *steps;
  CrField *field; /* NULL until somebody looks at it */
  int show, from_side;
};

G_DEFINE_FINAL_TYPE (CreToolFire, cre_tool_fire, CRE_TYPE_TOOL)

enum { PROP_SHOW = 1, PROP_FROM_SIDE, PROP_HAS_SHOT, PROP_HAS_FIELD, N_PROPS };

static GParamSpec *props[N_PROPS];

static const CrScene *
get_scene (CreToolFire *tool)
{
  return cre_document_get_scene (cre_tool_get_document (CRE_TOOL (tool)));
}

static gboolean
same_place (CrPlace a, CrPlace b)
{
  return a.floor == b.floor && cr_hex_equal (a.hex, b.hex);
}

static CrLofOptions
get_options (CreToolFire *tool)
{
  CrLofOptions options;

  cr_lof_options_init (&options,
                       cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool))));
  options.from_side = tool->from_side;
  return options;
}

static CrPlace *
last_shooter (CreToolFire *tool)
{
  if (tool->shooters->len == 0)
    return NULL;
  return &g_array_index (tool->shooters, CrPlace, tool->shooters->len - 1);
}

static char *
describe_field (CreToolFire *tool)
{
  const CrField *field = cre_tool_fire_get_field (tool);
  g_autofree char *at =
      cr_words_place (get_scene (tool), *last_shooter (tool), g_get_language_names ());

  if (tool->shooters->len > 1)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "Field of fire of %u shooter: hits %d hexes, dead ground %d hexes.",
                     "Field of fire of %u shooters: hits %d hexes, dead ground %d hexes.",
                     tool->shooters->len),
        tool->shooters->len, cr_field_n_hit (field), cr_field_n_dead (field));
  /* Translators: a place, then two numbers of hexes */
  return g_strdup_printf (_ ("Field of fire of %s: hits %d hexes, dead ground %d hexes."), at,
                          cr_field_n_hit (field), cr_field_n_dead (field));
}

static void
describe (CreToolFire *tool)
{
  CreTool *base = CRE_TOOL (tool);

  if (tool->has_target)
    cre_tool_take_status (base,
                          cr_words_lof (get_scene (tool), &tool->lof, g_get_language_names ()));
  else if (tool->has_field)
    cre_tool_take_status (base, describe_field (tool));
  else if (tool->shooters->len > 0)
    cre_tool_take_status (base, g_strdup (_ ("Choose the target; the shooter himself for his field "
                                             "of fire.")));
  else
    cre_tool_take_status (base, g_strdup (_ ("Press on the shooter and drag to the target. Let go "
                                             "on him for his field of fire.")));
}

static void
judge (CreToolFire *tool)
{
  CrLofOptions options = get_options (tool);

  if (tool->has_target && last_shooter (tool) != NULL)
    tool->lof =
        cr_lof_judge (get_scene (tool), *last_shooter (tool), tool->target, &options, tool->steps);
}

static CrFire *
get_fire (CreToolFire *tool)
{
  return cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool)));
}

/* The shot and the field are what they are now. */
static void
tell (CreToolFire *tool)
{
  judge (tool);
  g_object_freeze_notify (G_OBJECT (tool));
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_HAS_SHOT]);
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_HAS_FIELD]);
  g_object_thaw_notify (G_OBJECT (tool));
  cre_tool_redraw (CRE_TOOL (tool));
}

/* Something is different: who shoots, at whom, or how. The field waits until it is looked at. */
static void
refresh (CreToolFire *tool)
{
  g_clear_pointer (&tool->field, cr_field_free);
  tell (tool);
}

static void
forget (CreToolFire *tool)
{
  g_array_set_size (tool->shooters, 0);
  g_array_set_size (tool->steps, 0);
  tool->has_target = tool->has_field = tool->pending = tool->target_last = FALSE;
}

/* A shooter that is there already goes away again. */
static void
toggle_shooter (CreToolFire *tool, CrPlace place)
{
  for (guint i = 0; i < tool->shooters->len; i++)
    if (same_place (g_array_index (tool->shooters, CrPlace, i), place)) {
      g_array_remove_index (tool->shooters, i);
      tool->took_shooter = TRUE;
      return;
    }
  g_array_append_val (tool->shooters, place);
}

static gboolean
is_place (CreToolFire *tool, CrPlace place)
{
  return cr_scene_has_place (get_scene (tool), place);
}

static void
cre_tool_fire_begin (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  tool->took_shooter = FALSE;
  if (!is_place (tool, aim->place)) {
    tool->took_shooter = TRUE;
    cre_tool_take_status (base, g_strdup (_ ("There is no hex here.")));
    return;
  }
  if (!(aim->modifiers & CRE_SHIFT))
    forget (tool);
  tool->has_target = tool->target_last = FALSE;
  toggle_shooter (tool, aim->place);
  tool->has_field = tool->took_shooter ? tool->shooters->len > 0 : tool->shooters->len > 1;
  refresh (tool);
  describe (tool);
}

static void
aim_at (CreToolFire *tool, CrPlace place)
{
  if (tool->shooters->len == 0 || !is_place (tool, place) ||
      (tool->has_target && same_place (tool->target, place)))
    return;
  tool->has_target = !same_place (place, *last_shooter (tool));
  tool->target = place;
  tool->target_last = tool->has_target;
  refresh (tool);
  describe (tool);
}

static void
cre_tool_fire_drag (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  CrPlace place = aim->place;

  if (tool->took_shooter)
    return;
  /* The target keeps the floor it was given with Alt+Up or Down. */
  if (tool->has_target && cr_hex_equal (place.hex, tool->target.hex))
    return;
  aim_at (tool, place);
}

static void
show_field (CreToolFire *tool)
{
  tool->has_field = tool->shooters->len > 0;
  tool->has_target = FALSE;
  refresh (tool);
  describe (tool);
}

static void
cre_tool_fire_end (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (!tool->took_shooter && !tool->has_target)
    show_field (tool);
}

static void
cre_tool_fire_activate (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (aim->modifiers & CRE_SHIFT) {
    cre_tool_begin (base, aim);
    cre_tool_end (base, aim);
    tool->pending = FALSE;
  } else if (!tool->pending) {
    cre_tool_begin (base, aim);
    tool->pending = tool->shooters->len > 0 && !tool->took_shooter;
    tool->took_shooter = TRUE;
    cre_tool_end (base, aim);
  } else {
    tool->pending = FALSE;
    aim_at (tool, aim->place);
    if (!tool->has_target)
      show_field (tool);
  }
}

static void
cre_tool_fire_hover (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  CreMark mark = { 0 };

  if (cre_tool_is_active (base))
    return;
  if (aim != NULL)
    mark = (CreMark){ aim->place, -1 };
  cre_tool_set_preview (base, &mark, aim != NULL && is_place (tool, aim->place) ? 1 : 0);
  if (aim != NULL && tool->pending)
    aim_at (tool, aim->place);
  describe (tool);
}

static void
cre_tool_fire_cancel (CreTool *base)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  forget (tool);
  refresh (tool);
  describe (tool);
}

static void
cre_tool_fire_erase (CreTool *base, const CreAim *aim)
{
  cre_tool_cancel (base);
}

/* The right button points at the target, as a second way to it. */
static void
cre_tool_fire_pick (CreTool *base, const CreAim *aim)
{
  aim_at (CRE_TOOL_FIRE (base), aim->place);
}

static gboolean
is_gone (const CrMap *map, CrPlace place)
{
  return place.floor >= cr_map_n_floors (map);
}

static void
cre_tool_fire_document_changed (CreTool *base, const CreChange *change)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CrMap *map = cre_document_get_map (cre_tool_get_document (base));

  for (guint i = 0; change->floors && i < tool->shooters->len; i++)
    if (is_gone (map, g_array_index (tool->shooters, CrPlace, i)))
      forget (tool);
  if (tool->has_target && is_gone (map, tool->target))
    forget (tool);
  if (tool->shooters->len == 0)
    return;
  if (tool->field != NULL && !cr_field_follow (tool->field, get_fire (tool)))
    g_clear_pointer (&tool->field, cr_field_free);
  tell (tool);
  if (tool->has_target)
    describe (tool);
}

/**
 * cre_tool_fire_get_shooters:
 *
 * Returns: (transfer none) (array length=n_out): the one who shoots lines is the last
 */
const CrPlace *
cre_tool_fire_get_shooters (CreToolFire *tool, gsize *n_out)
{
  *n_out = tool->shooters->len;
  return (const CrPlace *) (const void *) tool->shooters->data;
}

gboolean
cre_tool_fire_get_target (CreToolFire *tool, CrPlace *target_out)
{
  if (tool->has_target)
    *target_out = tool->target;
  return tool->has_target;
}

/**
 * cre_tool_fire_get_lof:
 *
 * Returns: (transfer none) (nullable): the record of the shot, NULL without shooter and target
 */
const CrLof *
cre_tool_fire_get_lof (CreToolFire *tool)
{
  return tool->has_target ? &tool->lof : NULL;
}

/**
 * cre_tool_fire_get_steps:
 *
 * Returns: (transfer none) (element-type CrLofStep): of the shot; empty without one
 */
const GArray *
cre_tool_fire_get_steps (CreToolFire *tool)
{
  return tool->steps;
}

/**
 * cre_tool_fire_get_field:
 *
 * Computed when it is asked for the first time, and after an edit what the edit may concern, so
 * that painting stays quick.
 *
 * Returns: (transfer none) (nullable): of all shooters together, NULL when none is wanted
 */
const CrField *
cre_tool_fire_get_field (CreToolFire *tool)
{
  CrLofOptions options = get_options (tool);

  if (!tool->has_field)
    return NULL;
  if (tool->field == NULL)
    tool->field =
        cr_field_start (get_fire (tool), (const CrPlace *) (const void *) tool->shooters->data,
                        tool->shooters->len, &options);
  cr_field_work (tool->field, get_fire (tool), G_MAXINT);
  return tool->field;
}

/**
 * cre_tool_fire_set_shooters:
 * @shooters: (array length=n_shooters): their field is shown
 */
void
cre_tool_fire_set_shooters (CreToolFire *tool, const CrPlace *shooters, gsize n_shooters)
{
  forget (tool);
  if (n_shooters > 0)
    g_array_append_vals (tool->shooters, shooters, (guint) n_shooters);
  show_field (tool);
}

/**
 * cre_tool_fire_show_garrison:
 * @which: ramparts, slits or both
 */
void
cre_tool_fire_show_garrison (CreToolFire *tool, CrGarrison which)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_field_garrison (get_scene (tool), which, places);
  cre_tool_fire_set_shooters (tool, (const CrPlace *) (const void *) places->data, places->len);
  if (places->len == 0)
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("The castle has no battlements and no slits yet.")));
}

/**
 * cre_tool_fire_swap:
 *
 * The target shoots back.
 */
void
cre_tool_fire_swap (CreToolFire *tool)
{
  CrPlace shooter;

  if (!tool->has_target)
    return;
  shooter = *last_shooter (tool);
  *last_shooter (tool) = tool->target;
  tool->target = shooter;
  refresh (tool);
  describe (tool);
}

/**
 * cre_tool_fire_change_floor:
 * @by: +1 for the floor above, -1 for the one below
 *
 * Moves the end touched last to the next floor that has a hex there.
 *
 * Returns: FALSE when there is none
 */
gboolean
cre_tool_fire_change_floor (CreToolFire *tool, int by)
{
  int n_floors = cr_map_n_floors (cr_scene_get_map (get_scene (tool)));
  CrPlace *end = tool->target_last && tool->has_target ? &tool->target : last_shooter (tool);

  if (end == NULL)
    return FALSE;
  for (int floor = end->floor + by; floor >= 0 && floor < n_floors; floor += by)
    if (is_place (tool, (CrPlace){ floor, end->hex })) {
      end->floor = floor;
      refresh (tool);
      describe (tool);
      return TRUE;
    }
  return FALSE;
}

static void
cre_tool_fire_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);
  int *field = id == PROP_SHOW ? &tool->show : &tool->from_side;

  if (id != PROP_SHOW && id != PROP_FROM_SIDE) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  } else if (*field != g_value_get_int (value)) {
    *field = g_value_get_int (value);
    refresh (tool);
    describe (tool);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cre_tool_fire_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);

  switch (id) {
  case PROP_SHOW:
    g_value_set_int (value, tool->show);
    break;
  case PROP_FROM_SIDE:
    g_value_set_int (value, tool->from_side);
    break;
  case PROP_HAS_SHOT:
    g_value_set_boolean (value, tool->has_target);
    break;
  case PROP_HAS_FIELD:
    g_value_set_boolean (value, tool->has_field);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_tool_fire_finalize (GObject *object)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);

  g_array_unref (tool->shooters);
  g_array_unref (tool->steps);
  cr_field_free (tool->field);
  G_OBJECT_CLASS (cre_tool_fire_parent_class)->finalize (object);
}

static void
cre_tool_fire_class_init (CreToolFireClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tool_fire_set_property;
  object_class->get_property = cre_tool_fire_get_property;
  object_class->finalize = cre_tool_fire_finalize;
  tool_class->hover = cre_tool_fire_hover;
  tool_class->begin = cre_tool_fire_begin;
  tool_class->drag = cre_tool_fire_drag;
  tool_class->end = cre_tool_fire_end;
  tool_class->cancel = cre_tool_fire_cancel;
  tool_class->pick = cre_tool_fire_pick;
  tool_class->activate = cre_tool_fire_activate;
  tool_class->erase = cre_tool_fire_erase;
  tool_class->document_changed = cre_tool_fire_document_changed;

  props[PROP_SHOW] = g_param_spec_int ("show", NULL, NULL, CRE_FIRE_FIELD, CRE_FIRE_COVERAGE,
                                       CRE_FIRE_FIELD, G_PARAM_READWRITE | flags);
  props[PROP_FROM_SIDE] = g_param_spec_int ("from-side", NULL, NULL, -1, CR_N_DIRECTIONS - 1, -1,
                                            G_PARAM_READWRITE | flags);
  props[PROP_HAS_SHOT] =
      g_param_spec_boolean ("has-shot", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  props[PROP_HAS_FIELD] =
      g_param_spec_boolean ("has-field", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_fire_init (CreToolFire *tool)
{
  tool->shooters = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  tool->steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  tool->from_side = -1;
}
