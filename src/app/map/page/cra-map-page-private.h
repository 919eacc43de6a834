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

  /* made in code, borrowed */
  GtkStack *options;
  GtkPopover *options_popover;
  GtkScrolledWindow *options_scroll; /* in the popover */
  CraGoTo *go_to;
  GtkPopover *find_popover;
  CraFind *find;
  CraHexTable *table;

  /* owned */
  CreToolbox *toolbox; /* nullable: NULL without a document */
  CreAsk *ask;         /* nullable: of the asking tool that was in hand last */
  char *tool_id, *tool_before, *sentence;
  char *told; /* owned, nullable: what the last act did, kept while the same hex is aimed at */
  CrPlace told_at;
  gboolean told_aimed;
  guint answering, recording, showing, frames_up;
  gboolean compact, tight, right_shown, filling, drawer_closed, drawer_asked;
  gboolean hidden_told; /* it was said that the layer of answers is hidden */
};

void cra_map_page_ensure_types (void);
void cra_map_page_update_status (CraMapPage *self);

/* @document: (nullable): the tools of the document before it are freed */
void cra_map_page_set_tools_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_order_options (CraMapPage *self);
void cra_map_page_make_options (CraMapPage *self);

void cra_map_page_connect_panels (CraMapPage *self);

/* @document: (nullable) */
void cra_map_page_set_panels_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_make_find (CraMapPage *self);
void cra_map_page_drop_find (CraMapPage *self);

/* @document: (nullable): a table of another document is closed */
void cra_map_page_set_find_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_tool_changed (CraMapPage *self);
void cra_map_page_problems_toggled_cb (CraMapPage *self);

/* The selection has changed; the inspector follows. */
void cra_map_page_selection_changed_cb (CreSelection *selection, CraMapPage *self);

/* The inspector shows the hex of the cursor, unless the select tool holds several hexes. */
void cra_map_page_selected_cb (CraMapPage *self);

void cra_map_page_menu_cb (CraMapPage *self, const CrPoint *point);

/* Updates the panels once before the next frame, however many pointer events arrive. */
void cra_map_page_answer_cb (CraMapPage *self);

/* @ask: (nullable): the panels show its answers from now on */
void cra_map_page_follow_ask (CraMapPage *self, CreAsk *ask);
