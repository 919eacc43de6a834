/* cre-tool-fire-shot.c: the shot that is asked for, judged anew on every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

/* What every question of this tool is asked with. A side asked for is that of one man alone. */
CrLofOptions
cre_tool_fire_get_options (CreToolFire *tool)
{
  CrLofOptions options;

  cr_lof_options_init (&options,
                       cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool))));
  for (guint i = 0; cr_lof_switch_get_name (i) != NULL; i++) {
    const char *name = cr_lof_switch_get_name (i);
    const char *value = g_hash_table_lookup (tool->switches, name);

    if (value != NULL)
      cr_lof_options_set (&options, name, value, NULL);
  }
  options.from_side = tool->shooters->len == 1 ? tool->from_side : CRE_FIRE_BEST;
  cre_tool_fire_arm (tool, &options);
  return options;
}

/**
 * cre_tool_fire_set_switch:
 * @name: of cr_lof_switch_get_name()
 * @value: (nullable): one of its choices; NULL for what the ruleset says
 */
void
cre_tool_fire_set_switch (CreToolFire *tool, const char *name, const char *value)
{
  if (g_strcmp0 (g_hash_table_lookup (tool->switches, name), value) == 0)
    return;
  if (value != NULL)
    g_hash_table_replace (tool->switches, g_strdup (name), g_strdup (value));
  else
    g_hash_table_remove (tool->switches, name);
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/* Returns: how many switches are set otherwise than the ruleset has them */
guint
cre_tool_fire_n_switched (CreToolFire *tool)
{
  return g_hash_table_size (tool->switches);
}

/* Returns: (transfer none) (nullable): who shoots lines */
CrPlace *
cre_tool_fire_get_last (CreToolFire *tool)
{
  if (tool->shooters->len == 0)
    return NULL;
  return &g_array_index (tool->shooters, CrPlace, tool->shooters->len - 1);
}

static void
judge (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_shot_options (tool);

  tool->after_known = FALSE;
  if (tool->has_target && cre_tool_fire_get_last (tool) != NULL)
    tool->lof = cr_lof_judge (cre_tool_fire_get_scene (tool), *cre_tool_fire_get_last (tool),
                              tool->target, &options, tool->steps);
}

/* A side asked for is let go with the man it was asked for, and with what he shoots over. */
static void
keep_side (CreToolFire *tool)
{
  const CrPlace *shooter = cre_tool_fire_get_last (tool);
  gboolean same = shooter != NULL && (!tool->sided || cr_hex_equal (shooter->hex, tool->side_of));

  if (tool->from_side != CRE_FIRE_BEST &&
      !(same && cre_tool_fire_get_origins (tool) >> tool->from_side & 1)) {
    tool->from_side = CRE_FIRE_BEST;
    g_object_notify (G_OBJECT (tool), "from-side");
  }
  tool->sided = tool->from_side != CRE_FIRE_BEST;
  if (tool->sided)
    tool->side_of = shooter->hex;
}

static void
drop_fields (CreToolFire *tool)
{
  cre_tool_fire_drop_field (tool);
  cre_tool_fire_drop_difference (tool);
}

/* The shot is another, and the field is what it was. */
void
cre_tool_fire_answer (CreToolFire *tool)
{
  keep_side (tool);
  if (cre_tool_fire_keep_stands (tool)) {
    drop_fields (tool);
    tool->serial++;
  }
  judge (tool);
  g_object_freeze_notify (G_OBJECT (tool));
  g_object_notify (G_OBJECT (tool), "has-shot");
  g_object_notify (G_OBJECT (tool), "has-field");
  g_object_thaw_notify (G_OBJECT (tool));
  g_signal_emit_by_name (tool, "answered");
}

/* The shot and the field are what they are now. */
void
cre_tool_fire_tell (CreToolFire *tool)
{
  tool->serial++;
  cre_tool_fire_answer (tool);
}

/* Whoever is shot at, the field is that of those who shoot, and stays under the line. */
void
cre_tool_fire_turn_to (CreToolFire *tool, CrPlace target)
{
  tool->has_target = !cr_place_equal (target, *cre_tool_fire_get_last (tool));
  tool->target = target;
  tool->target_last = tool->has_target;
  tool->has_field = TRUE;
  cre_tool_fire_answer (tool);
}

/* Something is different: who shoots, at whom, or how. The field waits until it is looked at. */
void
cre_tool_fire_refresh (CreToolFire *tool)
{
  drop_fields (tool);
  g_clear_pointer (&tool->exposure, cr_exposure_free);
  g_clear_pointer (&tool->bands, cr_bands_free);
  cre_tool_fire_tell (tool);
}

void
cre_tool_fire_forget (CreToolFire *tool)
{
  cre_tool_fire_drop_field (tool);
  g_array_set_size (tool->shooters, 0);
  g_array_set_size (tool->steps, 0);
  tool->has_target = tool->has_field = tool->pending = tool->target_last = FALSE;
  tool->has_victim = tool->has_wonder = FALSE;
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
 * cre_tool_fire_get_victim:
 *
 * Returns: FALSE when nobody is asked about; whoever might be hit: the target, else he of whom it
 * was asked who can hit him, else the shooter
 */
gboolean
cre_tool_fire_get_victim (CreToolFire *tool, CrPlace *victim_out)
{
  const CrPlace *shooter = cre_tool_fire_get_last (tool);

  if (tool->has_target || tool->has_victim)
    *victim_out = tool->has_target ? tool->target : tool->victim;
  else if (shooter != NULL)
    *victim_out = *shooter;
  return tool->has_target || tool->has_victim || shooter != NULL;
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

/* Returns: another number whenever the field may be another, never 0 */
guint
cre_tool_fire_get_serial (CreToolFire *tool)
{
  return tool->serial;
}
