/* cra-drawer.h: under the map: what there is to know about a shot.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-table.h"
#include "cre-ask.h"

#include <gtk/gtk.h>

/**
 * CraDrawerTab:
 * @CRA_TAB_SECTION: the cut along the line
 * @CRA_TAB_LEVELS: the same two hexes, from each floor to each
 * @CRA_TAB_SHOOTERS: who can hit the target, best first
 * @CRA_TAB_WHAT_IF: the same with something different
 */
typedef enum {
  CRA_TAB_SECTION,
  CRA_TAB_LEVELS,
  CRA_TAB_SHOOTERS,
  CRA_TAB_WHAT_IF,
  CRA_N_DRAWER_TABS,
} CraDrawerTab;

/* Signal: turned (), to another tab. */
#define CRA_TYPE_DRAWER (cra_drawer_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawer, cra_drawer, CRA, DRAWER, GtkBox)

/* @ask: (nullable) */
void cra_drawer_set_ask (CraDrawer *self, CreAsk *ask);

/* Once for all that happens between two frames. */
void cra_drawer_refresh (CraDrawer *self);

void cra_drawer_set_small (CraDrawer *self, gboolean is_small);
void cra_drawer_show_tab (CraDrawer *self, CraDrawerTab tab);

/**
 * cra_drawer_take_focus:
 *
 * Who comes with F6 wants what is told, and not first the buttons above it.
 *
 * Returns: FALSE when there is nothing to be chosen
 */
gboolean cra_drawer_take_focus (CraDrawer *self);

CraDrawerTab cra_drawer_get_tab (CraDrawer *self);

/* Returns: (transfer none): one of the pages, for tests */
GtkWidget *cra_drawer_get_page (CraDrawer *self, CraDrawerTab tab);

/* Whether somebody is asked about who might be hit. */
gboolean cra_drawer_has_victim (CraDrawer *self);

/* Returns: (transfer full) (nullable): who can hit the target, NULL when nobody is asked about */
CrWordsTable *cra_drawer_new_shooters_table (CraDrawer *self);
