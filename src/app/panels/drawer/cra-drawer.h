/* cra-drawer.h: the panel below the map with pages about a shot.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-table.h"
#include "cre-ask.h"

#include <gtk/gtk.h>

/**
 * CraDrawerTab:
 * @CRA_TAB_SECTION: the section along the line of fire
 * @CRA_TAB_LEVELS: the shot between the same two hexes, from each floor to each
 * @CRA_TAB_SHOOTERS: who can hit the target, best first
 * @CRA_TAB_WHAT_IF: the shot in a castle with changes that are tried
 */
typedef enum {
  CRA_TAB_SECTION,
  CRA_TAB_LEVELS,
  CRA_TAB_SHOOTERS,
  CRA_TAB_WHAT_IF,
  CRA_N_DRAWER_TABS,
} CraDrawerTab;

#define CRA_TYPE_DRAWER (cra_drawer_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawer, cra_drawer, CRA, DRAWER, GtkBox)

/* @ask: (nullable) */
void cra_drawer_set_ask (CraDrawer *self, CreAsk *ask);

/* Refreshes the shown page before the next frame, once for all calls until then. */
void cra_drawer_refresh (CraDrawer *self);

void cra_drawer_set_small (CraDrawer *self, gboolean is_small);
void cra_drawer_show_tab (CraDrawer *self, CraDrawerTab tab);

/**
 * cra_drawer_take_focus:
 *
 * Gives the focus to the content of the page, not to the tabs above it.
 *
 * Returns: FALSE when nothing in the page takes it
 */
gboolean cra_drawer_take_focus (CraDrawer *self);

CraDrawerTab cra_drawer_get_tab (CraDrawer *self);

/* Whether there is a man about whom it is asked who can hit him. */
gboolean cra_drawer_has_victim (CraDrawer *self);

/* Returns: (transfer full) (nullable): who can hit the target; NULL when there is no target */
CrWordsTable *cra_drawer_new_shooters_table (CraDrawer *self);
