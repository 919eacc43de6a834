/* cre-tool-fire-options.c: what the fire tool is asked with and shows, as properties.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include "cre-fields.h"

enum {
  PROP_SHOW_FIELD = 1,
  PROP_SHOW_DEAD,
  PROP_SHOW_COUNTS,
  PROP_SHOW_BANDS,
  PROP_SUN,
  PROP_DIM,
  PROP_FROM_SIDE,
  PROP_PLACING,
  PROP_MAN_SIDE,
  PROP_TOWER_FACING,
  PROP_TOWER_WALL,
  PROP_TOWER_BRIDGE,
  PROP_TOWER_MOVING,
  PROP_TOWER_TYPE,
  PROP_WEAPON,
  PROP_WEATHER,
  PROP_HAS_TOWER,
  PROP_HAS_SHOT,
  PROP_HAS_FIELD,
  PROP_PROGRESS
};

#define FIELD(name, member) name, G_STRUCT_OFFSET (CreToolFire, member)

static const CreField fields[] = {
  { FIELD ("show-field", show_field), TRUE, 0, 0, TRUE },
  { FIELD ("show-dead", show_dead), TRUE, 0, 0, TRUE },
  { FIELD ("show-counts", show_counts), TRUE, 0, 0, FALSE },
  { FIELD ("show-bands", show_bands), TRUE, 0, 0, TRUE },
  { FIELD ("sun", sun), TRUE, 0, 0, FALSE },
  { FIELD ("dim", dim), TRUE, 0, 0, FALSE },
  { FIELD ("from-side", from_side), FALSE, CRE_FIRE_BEST, CR_N_DIRECTIONS - 1, CRE_FIRE_BEST,
    CRE_PARAM_IN_HAND },
  { FIELD ("placing", placing), FALSE, 0, CRE_N_FIRE_PLACINGS - 1, 0 },
  { FIELD ("man-side", man_side), FALSE, 0, 1, 0 },
  { FIELD ("tower-facing", tower.facing), FALSE, 0, CR_N_DIRECTIONS - 1, 0 },
  { FIELD ("tower-wall", tower.wall), FALSE, 1, CR_WORK_MAX_WALL, 1 },
  { FIELD ("tower-bridge", tower.bridge_down), TRUE, 0, 0, FALSE },
  { FIELD ("tower-moving", tower.moving), TRUE, 0, 0, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fields) == PROP_TOWER_MOVING);

/* Where the id of a thing is kept that is one of these properties. */
static char **
find_name (CreToolFire *tool, guint id)
{
  return id == PROP_WEAPON       ? &tool->weapon
         : id == PROP_WEATHER    ? &tool->weather
         : id == PROP_TOWER_TYPE ? &tool->tower_type
                                 : NULL;
}

static gboolean
set_name (CreToolFire *tool, guint id, const GValue *value, GParamSpec *pspec)
{
  char **name = find_name (tool, id);

  if (g_strcmp0 (*name, g_value_get_string (value)) == 0)
    return FALSE;
  g_free (*name);
  *name = g_value_dup_string (value);
  g_object_notify_by_pspec (G_OBJECT (tool), pspec);
  return TRUE;
}

/* What is shown of an answer is another question than what is answered. */
static void
follow (CreToolFire *tool, guint id)
{
  if (id <= PROP_SHOW_BANDS) {
    g_signal_emit_by_name (tool, "answered");
    cre_tool_fire_describe (tool);
  } else if (id >= PROP_TOWER_FACING && id <= PROP_TOWER_TYPE) {
    cre_tool_fire_change_tower (tool);
  } else if (id == PROP_PLACING || id == PROP_MAN_SIDE) {
    cre_tool_fire_describe_placing (tool);
  } else {
    cre_tool_fire_refresh (tool);
    cre_tool_fire_describe (tool);
  }
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);
  gboolean changed;

  if (id > PROP_WEATHER) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  /* Who listens is told when all has followed. */
  g_object_freeze_notify (object);
  changed = id <= PROP_TOWER_MOVING ? cre_field_set (&fields[id - 1], object, value)
                                    : set_name (tool, id, value, pspec);
  if (changed)
    follow (tool, id);
  g_object_thaw_notify (object);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);

  if (id <= PROP_TOWER_MOVING)
    cre_field_get (&fields[id - 1], object, value);
  else if (find_name (tool, id) != NULL)
    g_value_set_string (value, *find_name (tool, id));
  else if (id == PROP_HAS_SHOT || id == PROP_HAS_FIELD)
    g_value_set_boolean (value, id == PROP_HAS_SHOT ? tool->has_target : tool->has_field);
  else if (id == PROP_HAS_TOWER)
    g_value_set_boolean (value, tool->chosen_tower >= 0);
  else if (id == PROP_PROGRESS)
    g_value_set_double (value, cre_tool_fire_get_progress (tool));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* Options follow the tower they are about. */
void
cre_tool_fire_notify_tower (CreToolFire *tool)
{
  g_object_freeze_notify (G_OBJECT (tool));
  for (guint id = PROP_TOWER_FACING; id <= PROP_TOWER_MOVING; id++)
    g_object_notify (G_OBJECT (tool), fields[id - 1].name);
  g_object_notify (G_OBJECT (tool), "tower-type");
  g_object_notify (G_OBJECT (tool), "has-tower");
  g_object_thaw_notify (G_OBJECT (tool));
}

static void
install_name (GObjectClass *klass, guint id, const char *name)
{
  g_object_class_install_property (
      klass, id,
      g_param_spec_string (name, NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
}

static void
install_state (GObjectClass *klass, guint id, const char *name)
{
  g_object_class_install_property (
      klass, id,
      g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

/* Of the class of the tool. */
void
cre_tool_fire_install_options (GObjectClass *klass)
{
  klass->set_property = set_property;
  klass->get_property = get_property;
  cre_fields_install (klass, fields, G_N_ELEMENTS (fields));
  install_name (klass, PROP_WEAPON, "weapon");
  install_name (klass, PROP_WEATHER, "weather");
  install_name (klass, PROP_TOWER_TYPE, "tower-type");
  install_state (klass, PROP_HAS_TOWER, "has-tower");
  install_state (klass, PROP_HAS_SHOT, "has-shot");
  install_state (klass, PROP_HAS_FIELD, "has-field");
  g_object_class_install_property (klass, PROP_PROGRESS,
                                   g_param_spec_double ("progress", NULL, NULL, 0, 1, 1,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}
