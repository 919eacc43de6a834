/* cre-tool-fire-compare.c: what changes gain and lose, a frame's worth at a time.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

/* Of a frame at 60 a second, so that drawing and the field itself have their share. */
#define BUDGET (4 * 1000)
/* Between two looks at the clock. */
#define AT_ONCE 1024

static CrFire *
get_fire (CreToolFire *tool)
{
  return cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool)));
}

/* Lets go of what was compared, and of the wish not to. */
void
cre_tool_fire_drop_difference (CreToolFire *tool)
{
  cre_slices_end (&tool->comparing);
  g_clear_pointer (&tool->field_before, cr_field_free);
  g_clear_pointer (&tool->field_after, cr_field_free);
  g_clear_pointer (&tool->differing, cr_difference_unref);
  g_clear_pointer (&tool->difference, cr_difference_unref);
  tool->stopped = FALSE;
}

static gsize
count_waiting (CreToolFire *tool)
{
  return cr_field_n_waiting (tool->field_before) + cr_field_n_waiting (tool->field_after);
}

/* What is shown may be what is asked for. */
static CrField *
start_before (CreToolFire *tool, const CrLofOptions *options)
{
  tool->before_known = tool->field != NULL && !cre_slices_are_under_way (&tool->working) &&
                       cr_field_is_known (tool->field) && cr_field_n_waiting (tool->field) == 0;
  if (tool->before_known)
    return cr_field_copy (tool->field);
  return cr_field_start (get_fire (tool), (const CrPlace *) (const void *) tool->shooters->data,
                         tool->shooters->len, options);
}

/* Both castles are read, and both fields begun. Returns: FALSE when it is later than @end */
static gboolean
prepare (CreToolFire *tool, gint64 end)
{
  CrFire *after = cre_tool_fire_get_fire_after (tool);
  CrLofOptions options = cre_tool_fire_get_field_options (tool);

  if (tool->field_after != NULL)
    return TRUE;
  while (!cr_fire_grow (get_fire (tool), AT_ONCE) || !cr_fire_grow (after, AT_ONCE))
    if (g_get_monotonic_time () > end)
      return FALSE;
  if (tool->field_before == NULL)
    tool->field_before = start_before (tool, &options);
  if (g_get_monotonic_time () > end)
    return FALSE;
  tool->field_after = cr_field_start (after, (const CrPlace *) (const void *) tool->shooters->data,
                                      tool->shooters->len, &options);
  tool->n_compared = count_waiting (tool);
  return TRUE;
}

static gboolean
work_fields (CreToolFire *tool, gint64 end)
{
  return (tool->before_known ||
          cre_tool_fire_work_field (tool->field_before, get_fire (tool), end)) &&
         cre_tool_fire_work_field (tool->field_after, cre_tool_fire_get_fire_after (tool), end);
}

/* Returns: whether it has come to an end */
static gboolean
work (CreToolFire *tool)
{
  gint64 end = g_get_monotonic_time () + BUDGET;

  if (tool->differing == NULL) {
    if (!prepare (tool, end) || !work_fields (tool, end))
      return FALSE;
    tool->differing =
        cr_difference_begin (cre_tool_fire_get_scene (tool), tool->field_before, tool->field_after);
  }
  while (!cr_difference_work (tool->differing, AT_ONCE))
    if (g_get_monotonic_time () > end)
      return FALSE;
  tool->difference = g_steal_pointer (&tool->differing);
  g_clear_pointer (&tool->field_before, cr_field_free);
  return TRUE;
}

static void
work_cb (gpointer data)
{
  CreToolFire *tool = data;

  if (!work (tool)) {
    g_object_notify (G_OBJECT (tool), "progress");
    return;
  }
  cre_slices_end (&tool->comparing);
  g_object_notify (G_OBJECT (tool), "progress");
  cre_tool_fire_tell (tool);
  cre_tool_fire_describe_known (tool);
}

/**
 * cre_tool_fire_get_difference:
 *
 * Worked out when it is asked for the first time; what takes longer than a frame is done bit by
 * bit, and "answered" is emitted at the end.
 *
 * Returns: (transfer none) (nullable): what the changes gain and lose of the field of all
 * shooters, whether it is shown or not; NULL without shooters or changes, and while it is not
 * known
 */
const CrDifference *
cre_tool_fire_get_difference (CreToolFire *tool)
{
  if (tool->shooters->len == 0 || tool->changes->len == 0 || tool->stopped)
    return NULL;
  if (tool->difference != NULL || cre_tool_fire_is_comparing (tool))
    return tool->difference;
  if (!work (tool))
    cre_slices_begin (&tool->comparing, work_cb, tool);
  return tool->difference;
}

/**
 * cre_tool_fire_get_progress:
 *
 * Returns: how much of the difference is known, from 0 to 1; 1 when nothing is being worked out
 */
double
cre_tool_fire_get_progress (CreToolFire *tool)
{
  if (!cre_tool_fire_is_comparing (tool))
    return 1;
  if (tool->field_before == NULL || tool->field_after == NULL || tool->n_compared == 0)
    return 0;
  return 1 - (double) count_waiting (tool) / (double) tool->n_compared;
}

gboolean
cre_tool_fire_is_comparing (CreToolFire *tool)
{
  return cre_slices_are_under_way (&tool->comparing);
}

gboolean
cre_tool_fire_is_stopped (CreToolFire *tool)
{
  return tool->stopped;
}

/**
 * cre_tool_fire_set_stopped:
 * @stopped: the difference is not worked out until something else is asked; FALSE begins again
 */
void
cre_tool_fire_set_stopped (CreToolFire *tool, gboolean stopped)
{
  if (tool->stopped == stopped)
    return;
  cre_tool_fire_drop_difference (tool);
  tool->stopped = stopped;
  g_object_notify (G_OBJECT (tool), "progress");
  cre_tool_fire_tell (tool);
  cre_tool_fire_describe (tool);
}
