/* cra-map-page-private.h: shared by the parts of the map page.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-drawer.h"
#include "cra-find.h"
#include "cra-floor-switch.h"
#include "cra-go-to.h"
#include "cra-hex-table.h"
#include "cra-inspector.h"
#include "cra-map-page.h"
#include "cra-problems-panel.h"
#include "cra-record-panel.h"
#include "cra-status-bar.h"
#include "cra-tool-strip.h"
#include "cra-zoom-bar.h"

#include "cre-selection.h"
#include "cre-toolbox.h"

struct _CraMapPage {
  GtkBox parent_instance;

  CraToolStrip *tool_strip;
  GtkRevealer *options_revealer;
  GtkScrolledWindow *options_side;
  CraMapView *view;
  CraFloorSwitch *floor_switch;
  CraZoomBar *zoom_bar;
  GtkRevealer *drawer_revealer;
  CraDrawer *drawer;
  GtkBox *right;
  GtkPaned *right_paned;
  GtkStack *record_stack;
  CraInspector *inspector;
  CraRecordPanel *record;
  GtkBox *lower;
  GtkWidget *lower_tabs;
  GtkStack *lower_stack;
  CraLayersPanel *layers;
  CraProblemsPanel *problems;
  GtkToggleButton *problems_tab;
  GtkLabel *problems_count;
  CraStatusBar *status;

  /* made by hand, and borrowed */
  GtkStack *options;
  GtkPopover *options_popover;
  GtkScrolledWindow *options_scroll; /* within it */
  CraGoTo *go_to;
  GtkPopover *find_popover;
  CraFind *find;
  CraHexTable *table;

  /* owned */
  CreToolbox *toolbox; /* nullable: without a document */
  CreAsk *ask;         /* nullable: of the tool that was in hand last and asks */
  char *tool_id, *tool_before, *sentence;
  char *told; /* owned, nullable: what came of the last act, while the same hex is aimed at */
  CrPlace told_at;
  gboolean told_aimed;
  guint answering, recording, showing, frames_up;
  gboolean compact, tight, right_shown, filling, drawer_closed, drawer_asked;
  gboolean hidden_told; /* that the layer of the answers is off */
};

void cra_map_page_ensure_types (void);
void cra_map_page_update_status (CraMapPage *self);

/* @document: (nullable): whose tools there are now; those before are gone */
void cra_map_page_set_tools_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_order_options (CraMapPage *self);
void cra_map_page_make_options (CraMapPage *self);

void cra_map_page_connect_panels (CraMapPage *self);

/* @document: (nullable) */
void cra_map_page_set_panels_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_make_find (CraMapPage *self);
void cra_map_page_drop_find (CraMapPage *self);

/* @document: (nullable): the table of another one is closed */
void cra_map_page_set_find_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_tool_changed (CraMapPage *self);
void cra_map_page_problems_toggled_cb (CraMapPage *self);

/* What is selected, as signals tell it. */
void cra_map_page_selection_changed_cb (CreSelection *selection, CraMapPage *self);

/* The hex of the cursor, unless the select tool holds more than one. */
void cra_map_page_selected_cb (CraMapPage *self);

void cra_map_page_menu_cb (CraMapPage *self, const CrPoint *point);

/* The panels follow the pointer from frame to frame, not from event to event. */
void cra_map_page_answer_cb (CraMapPage *self);

/* @ask: (nullable): the panels follow what it answers */
void cra_map_page_follow_ask (CraMapPage *self, CreAsk *ask);
