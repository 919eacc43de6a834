/* cre-tool-fire-field.c: the field of the fire tool, a frame's worth at a time.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

/* Half a frame at 60 a second; a field that needs more goes on when nothing else is to be done, and
 * what has changed meanwhile it follows. */
#define BUDGET (8 * 1000)
#define SHOTS_BETWEEN_LOOKS 8192

static gboolean
work (CreToolFire *tool)
{
  CrFire *fire = cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool)));
  gint64 end = g_get_monotonic_time () + BUDGET;

  while (!cr_field_work (tool->field, fire, SHOTS_BETWEEN_LOOKS))
    if (g_get_monotonic_time () > end)
      return FALSE;
  return TRUE;
}

static gboolean
work_cb (gpointer data)
{
  CreToolFire *tool = data;

  if (!work (tool))
    return G_SOURCE_CONTINUE;
  tool->working = 0;
  cre_tool_fire_tell (tool);
  cre_tool_fire_describe (tool);
  return G_SOURCE_REMOVE;
}

/* Forgets the field, and that it was being worked out. */
void
cre_tool_fire_drop_field (CreToolFire *tool)
{
  g_clear_handle_id (&tool->working, g_source_remove);
  g_clear_pointer (&tool->field, cr_field_free);
}

/**
 * cre_tool_fire_get_field:
 *
 * Worked out when it is asked for the first time, and after an edit what the edit may concern, so
 * that painting stays quick. What takes longer than a frame is done bit by bit, and "answered" is
 * emitted at the end; until then an old field stays as it was.
 *
 * Returns: (transfer none) (nullable): of all shooters together, NULL when none is wanted or it is
 *   not known yet
 */
const CrField *
cre_tool_fire_get_field (CreToolFire *tool)
{
  CreDocument *document = cre_tool_get_document (CRE_TOOL (tool));
  CrLofOptions options = cre_tool_fire_get_options (tool);

  if (!tool->has_field)
    return NULL;
  if (tool->field == NULL)
    tool->field = cr_field_start (cre_document_get_fire (document),
                                  (const CrPlace *) (const void *) tool->shooters->data,
                                  tool->shooters->len, &options);
  if (tool->working == 0 && !work (tool))
    tool->working = g_idle_add (work_cb, tool);
  return cr_field_is_known (tool->field) ? tool->field : NULL;
}
