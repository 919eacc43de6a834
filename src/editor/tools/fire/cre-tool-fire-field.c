/* cre-tool-fire-field.c: the field of the fire tool, a frame's worth at a time.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

/* In microseconds. Who asks is drawing a frame and gets a thirtieth of it at 60 a second; a field
 * that needs more goes on when nothing else is to be done, an eighth of a frame at a time, and what
 * has changed meanwhile it follows. */
#define WHILE_ASKED 250
#define WHILE_IDLE 2000
#define LEAST_SHOTS 64
#define MOST_SHOTS 1024
#define LOOK_AFTER 500

/* Shots past siege towers and men take a hundred times as long as others: as many are judged at
 * once as are done before the clock is to be looked at again.
 * Returns: whether the field is worked out; FALSE when it is later than @end */
gboolean
cre_tool_fire_work_field (CrField *field, CrFire *fire, gint64 end)
{
  int n_shots = LEAST_SHOTS;
  gint64 now = g_get_monotonic_time ();

  while (!cr_field_work (field, fire, n_shots)) {
    gint64 then = now;

    now = g_get_monotonic_time ();
    if (now > end)
      return FALSE;
    if (now - then < LOOK_AFTER)
      n_shots = MIN (2 * n_shots, MOST_SHOTS);
    else
      n_shots = MAX (n_shots / 2, LEAST_SHOTS);
  }
  return TRUE;
}

static gboolean
work (CreToolFire *tool, gint64 budget)
{
  return cre_tool_fire_work_field (tool->field,
                                   cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool))),
                                   g_get_monotonic_time () + budget);
}

static void
work_cb (gpointer data)
{
  CreToolFire *tool = data;

  if (!work (tool, WHILE_IDLE))
    return;
  cre_slices_end (&tool->working);
  cre_tool_fire_tell (tool);
  cre_tool_fire_describe_known (tool);
}

static void
ready_cb (CreToolFire *tool)
{
  cre_tool_fire_tell (tool);
  if (tool->has_field)
    cre_tool_fire_describe_known (tool);
}

/* A large map is read before the first question is answered. */
void
cre_tool_fire_watch_document (CreToolFire *tool)
{
  g_signal_connect_object (cre_tool_get_document (CRE_TOOL (tool)), "fire-ready",
                           G_CALLBACK (ready_cb), tool, G_CONNECT_SWAPPED);
}

/* Forgets the field, and that it was being worked out. */
void
cre_tool_fire_drop_field (CreToolFire *tool)
{
  cre_slices_end (&tool->working);
  g_clear_pointer (&tool->field, cr_field_free);
}

/* One man's field is that of what he stands on; several are not all in the same hoarding. */
CrLofOptions
cre_tool_fire_get_field_options (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);

  if (tool->posted[0] && tool->shooters->len == 1)
    options.from_post = &tool->posts[0].stand.post;
  return options;
}

/**
 * cre_tool_fire_get_bands:
 *
 * Returns: (transfer none) (nullable): how far all shooters' weapon carries and how far they see;
 *   NULL when that is not shown, or nothing limits it
 */
const CrBands *
cre_tool_fire_get_bands (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);

  if (!tool->show_bands || tool->shooters->len == 0)
    return NULL;
  if (tool->bands == NULL)
    tool->bands = cr_bands_new (cre_document_get_grid (cre_tool_get_document (CRE_TOOL (tool))),
                                (const CrPlace *) (const void *) tool->shooters->data,
                                tool->shooters->len, &options);
  return cr_bands_n (tool->bands) > 0 ? tool->bands : NULL;
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
  CrLofOptions options = cre_tool_fire_get_field_options (tool);

  if (!tool->has_field)
    return NULL;
  if (tool->field == NULL && !cre_document_await_fire (document))
    return NULL;
  if (tool->field == NULL)
    tool->field = cr_field_start (cre_document_get_fire (document),
                                  (const CrPlace *) (const void *) tool->shooters->data,
                                  tool->shooters->len, &options);
  if (!cre_slices_are_under_way (&tool->working) && !work (tool, WHILE_ASKED))
    cre_slices_begin (&tool->working, work_cb, tool);
  return cr_field_is_known (tool->field) ? tool->field : NULL;
}
