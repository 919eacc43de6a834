/* cra-map-view-suggest.c: reads terrain from the picture, off the main thread.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

/**
 * Reading: one run that reads terrain from the pictures of a floor.
 * @map: (owned): the map when the run began, for the thread
 * @also: (nullable) (owned) (element-type CrPlace): examples beside the painted hexes
 */
typedef struct {
  CreToolSuggest *tool;
  CrMap *map;
  int floor;
  GArray *also;
  CrPatches *patches;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->tool);
  cr_map_free (reading->map);
  g_clear_pointer (&reading->also, g_array_unref);
  cr_patches_free (reading->patches);
  g_free (reading);
}

static void
learn_terrain (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  GArray *suggestions =
      cr_suggest_terrain (reading->map, reading->floor, reading->patches, reading->also, &error);

  if (suggestions != NULL)
    g_task_return_pointer (task, suggestions, (GDestroyNotify) g_array_unref);
  else
    g_task_return_error (task, error);
}

static void
learnt_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CreToolSuggest *tool = CRE_TOOL_SUGGEST (source);
  g_autoptr (GError) error = NULL;
  GArray *suggestions = g_task_propagate_pointer (G_TASK (result), &error);

  /* A run that was cancelled reports nothing. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  cre_tool_suggest_finish (tool, suggestions, error != NULL ? error->message : NULL);
}

static void
sampled_cb (CrPatches *patches, gpointer data)
{
  GTask *task = data;
  Reading *reading = g_task_get_task_data (task);

  reading->patches = patches;
  g_task_run_in_thread (task, learn_terrain);
  g_object_unref (task);
}

void
cra_map_view_read_picture (CraMapView *self, CreToolSuggest *tool, GArray *also)
{
  Reading *reading = g_new0 (Reading, 1);
  GTask *task;

  cra_map_view_stop_reading (self, tool);
  self->reading = g_cancellable_new ();
  *reading =
      (Reading){ g_object_ref (tool), cr_map_copy (cre_map_document_get_map (self->document)),
                 self->floor, also, NULL };
  task = g_task_new (tool, self->reading, learnt_cb, NULL);
  g_task_set_task_data (task, reading, reading_free);
  cre_tool_suggest_set_busy (tool, TRUE);
  cra_mirror_sample (self->mirror, self->floor, sampled_cb, task);
}

void
cra_map_view_stop_reading (CraMapView *self, CreToolSuggest *tool)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  cre_tool_suggest_set_busy (tool, FALSE);
}
