/* stage.c: a window for a test, with a document in it. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "pointer.h"

CreMapDocument *
stage_new_document (int columns, int rows)
{
  const CrGrid grid = { columns, rows, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = cre_map_document_new_styled (&grid, "Test", NULL, &error);

  g_assert_no_error (error);
  return document;
}

CreMapDocument *
stage_open_castle (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ".map.xml", NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file_name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = cre_map_document_open (file, &error);

  g_assert_no_error (error);
  return document;
}

CreScenarioDocument *
stage_open_scenario (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ".scenario.xml", NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file_name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);

  g_assert_no_error (error);
  return CRE_SCENARIO_DOCUMENT (document);
}

CraApplication *
stage_start (void)
{
  CraApplication *application = cra_application_new ();
  g_autoptr (GError) error = NULL;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  return application;
}

CraWindow *
stage_open (CraApplication *application, CreMapDocument *document)
{
  CraWindow *window = cra_window_new (application);

  cra_window_take_document (window, CRE_DOCUMENT (document));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

CraMapActivity *
stage_get_map (CraWindow *window)
{
  return CRA_MAP_ACTIVITY (cra_window_get_activity (window, "map"));
}

CraFitActivity *
stage_get_fit (CraWindow *window)
{
  return CRA_FIT_ACTIVITY (cra_window_get_activity (window, "fit"));
}

CraMapPage *
stage_get_map_page (CraWindow *window)
{
  return CRA_MAP_PAGE (cra_activity_get_page (CRA_ACTIVITY (stage_get_map (window))));
}

CraFitPage *
stage_get_fit_page (CraWindow *window)
{
  return CRA_FIT_PAGE (cra_activity_get_page (CRA_ACTIVITY (stage_get_fit (window))));
}

gboolean
stage_has_action (CraWindow *window, const char *action)
{
  const char *name = strchr (action, '.') + 1;
  g_autofree char *prefix = g_strndup (action, (gsize) (name - action) - 1);
  CraActivity *activity = cra_window_get_activity (window, prefix);

  if (g_str_equal (prefix, "win"))
    return g_action_group_has_action (G_ACTION_GROUP (window), name);
  return activity != NULL && g_action_group_has_action (cra_activity_get_actions (activity), name);
}

void
stage_do (CraWindow *window, const char *action, const char *target)
{
  g_assert_true (stage_has_action (window, action));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), action,
                                      target != NULL ? g_variant_new_string (target) : NULL);
}

void
stage_wait_for_map (CraWindow *window)
{
  CraMapView *view = cra_map_page_get_view (stage_get_map_page (window));

  WAIT_UNTIL (gtk_widget_get_width (GTK_WIDGET (cra_map_view_get_canvas (view))) > 100);
}

void
stage_close (CraApplication *application, CraWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_object_unref (application);
}

void
stage_set_up (Stage *stage, CreMapDocument *document)
{
  stage->application = stage_start ();
  stage->window = stage_open (stage->application, document);
  stage_wait_for_map (stage->window);
}

void
stage_tear_down (Stage *stage, gconstpointer data)
{
  stage_close (stage->application, stage->window);
}

CreMapDocument *
stage_get_document (Stage *stage)
{
  return CRE_MAP_DOCUMENT (stage->window->document);
}

CraMapPage *
stage_get_page (Stage *stage)
{
  return stage_get_map_page (stage->window);
}

CraMapView *
stage_get_view (Stage *stage)
{
  return cra_map_page_get_view (stage_get_page (stage));
}
