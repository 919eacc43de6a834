/* cre-slices.c: long work in short slices. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-slices.h"

/* More urgent sources may keep the work waiting for so many milliseconds. */
#define PATIENCE_MS 50

/* The work may end itself and begin other work, so nothing of @slices is used after it. */
static gboolean
idle_cb (gpointer data)
{
  CreSlices *slices = data;

  slices->last = g_get_monotonic_time ();
  slices->work (slices->data);
  return G_SOURCE_CONTINUE;
}

static gboolean
urge_cb (gpointer data)
{
  const CreSlices *slices = data;

  /* Half of the time, because the two clocks do not tick together. */
  if (g_get_monotonic_time () - slices->last < PATIENCE_MS / 2 * G_TIME_SPAN_MILLISECOND)
    return G_SOURCE_CONTINUE;
  return idle_cb (data);
}

void
cre_slices_begin (CreSlices *slices, CreSliceFunc work, gpointer data)
{
  cre_slices_end (slices);
  slices->work = work;
  slices->data = data;
  slices->last = g_get_monotonic_time ();
  slices->idle = g_idle_add (idle_cb, slices);
  slices->urge = g_timeout_add (PATIENCE_MS, urge_cb, slices);
}

void
cre_slices_end (CreSlices *slices)
{
  g_clear_handle_id (&slices->idle, g_source_remove);
  g_clear_handle_id (&slices->urge, g_source_remove);
}

gboolean
cre_slices_are_under_way (const CreSlices *slices)
{
  return slices->idle != 0;
}
