/* stage.h: a window for a test, with a document in it. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cra-fit-activity.h"
#include "cra-fit-page.h"
#include "cra-map-activity.h"
#include "cra-map-page.h"
#include "cra-window-private.h"
#include "cre-scenario-document.h"

/* Flat hexes, columns by rows, nothing on them. */
CreMapDocument *stage_new_document (int columns, int rows);

/* (transfer full): one of the castles that are shipped, "border-castle" */
CreMapDocument *stage_open_castle (const char *name);

/* (transfer full): one of the scenarios that are shipped, "border-siege" */
CreScenarioDocument *stage_open_scenario (const char *name);

/* The program, beside any other that runs. */
CraApplication *stage_start (void);

/* @document: (transfer full): Returns: a window that has been drawn with it */
CraWindow *stage_open (CraApplication *application, CreMapDocument *document);

/* The map has its room, and can be pointed at. */
void stage_wait_for_map (CraWindow *window);

/* What it is for. */
CraMapActivity *stage_get_map (CraWindow *window);
CraFitActivity *stage_get_fit (CraWindow *window);
CraMapPage *stage_get_map_page (CraWindow *window);
CraFitPage *stage_get_fit_page (CraWindow *window);

/* "map.find": can be done now; is done. @target: (nullable) */
gboolean stage_has_action (CraWindow *window, const char *action);
void stage_do (CraWindow *window, const char *action, const char *target);

/* @application: (transfer full): */
void stage_close (CraApplication *application, CraWindow *window);

/* A fixture of a window that shows a document. */
typedef struct {
  CraApplication *application;
  CraWindow *window;
} Stage;

/* @document: (transfer full): shown when this returns, and can be pointed at */
void stage_set_up (Stage *stage, CreMapDocument *document);
void stage_tear_down (Stage *stage, gconstpointer data);

CreMapDocument *stage_get_document (Stage *stage);
CraMapPage *stage_get_page (Stage *stage);
CraMapView *stage_get_view (Stage *stage);
