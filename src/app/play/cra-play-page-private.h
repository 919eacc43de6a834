/* cra-play-page-private.h: shared by the parts of the play page.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-cover.h"
#include "cra-go-to.h"
#include "cra-man-panel.h"
#include "cra-men.h"
#include "cra-order-entry.h"
#include "cra-phase-bar.h"
#include "cra-play-log.h"
#include "cra-play-page.h"
#include "cra-status-bar.h"
#include "cra-tower-sheet.h"
#include "cra-tray-strip.h"
#include "cra-zoom-bar.h"

#include "cr-sheet.h"

struct _CraPlayPage {
  GtkBox parent_instance;

  CraPhaseBar *phases;
  CraTray *tray;
  CraTrayStrip *strip;
  GtkPopover *tray_popover;
  CraCover *cover;
  GtkWidget *body;
  CraMapView *view;
  GtkWidget *floors, *tray_side, *right, *man_side;
  GtkLabel *floor_name;
  CraZoomBar *zoom_bar;
  CraGoTo *go_to;
  CraManPanel *man;
  CraTowerSheet *sheet;
  CraPlayLog *log;
  CraOrderEntry *order;
  CraStatusBar *status;

  /* owned */
  CraLayersPanel *layers; /* the layers of the view; the panel itself is not shown */
  CrePlay *play;          /* nullable */
  CreToolPlay *tool;      /* nullable */
  CraMen *men;
  CrMap *areas;  /* nullable: the map with the areas of the scenario, while men are set up */
  guint tick_id; /* runs while men move */

  /* How little room the window has, and which panels the user wants to see. */
  gboolean compact, tight, tray_shown, right_shown;
  gboolean held; /* the log keeps its place, whatever is shown above it */
};

/* Makes the tray, which is beside the map, or in a popover of the strip when there is little room.
 */
void cra_play_page_make_tray (CraPlayPage *self);

void cra_play_page_make_go_to (CraPlayPage *self);

/* Keeps the log where it is while an earlier moment is looked at, and until the pointer has left
 * it, so that a pressed button does not move away from the pointer. */
void cra_play_page_hold_log (CraPlayPage *self);

void cra_play_page_connect_draw (CraPlayPage *self);
/* Redraws the men, some of whom may have changed or moved. */
void cra_play_page_redraw_men (CraPlayPage *self);

/* Opens the context menu at that point of the plane. */
void cra_play_page_menu_cb (CraPlayPage *self, const CrPoint *point);

/* Lets men be dragged onto the map. */
void cra_play_page_accept_men (CraPlayPage *self);
