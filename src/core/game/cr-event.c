/* cr-event.c: what an order brought about, and how it is taken back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-state-private.h"

CrEvents *
cr_events_new (void)
{
  CrEvents *events = g_new0 (CrEvents, 1);

  events->happened = g_array_new (FALSE, TRUE, sizeof (CrEvent));
  events->were = g_array_new (FALSE, FALSE, sizeof (CrWas));
  events->gear_were = g_array_new (FALSE, FALSE, sizeof (CrGearWas));
  events->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
  return events;
}

void
cr_events_free (CrEvents *events)
{
  if (events == NULL)
    return;
  g_array_unref (events->happened);
  g_array_unref (events->were);
  g_array_unref (events->gear_were);
  g_ptr_array_unref (events->changes);
  g_free (events);
}

void
cr_events_clear (CrEvents *events)
{
  g_array_set_size (events->happened, 0);
  g_array_set_size (events->were, 0);
  g_array_set_size (events->gear_were, 0);
  g_ptr_array_set_size (events->changes, 0);
}

guint
cr_events_get_n (const CrEvents *events)
{
  return events->happened->len;
}

gboolean
cr_events_show_die (const CrEvents *events)
{
  for (guint i = 0; i < events->happened->len; i++)
    if (cr_events_get (events, i)->die != 0)
      return TRUE;
  return FALSE;
}

const CrEvent *
cr_events_get (const CrEvents *events, guint index)
{
  g_return_val_if_fail (index < events->happened->len, NULL);
  return &g_array_index (events->happened, CrEvent, index);
}

CrEvent *
cr_events_add (CrEvents *events, CrEventKind kind, int man)
{
  CrEvent event = { .kind = kind, .man = (gint16) man, .other = -1, .facing = -1 };

  g_array_append_val (events->happened, event);
  return &g_array_index (events->happened, CrEvent, events->happened->len - 1);
}
