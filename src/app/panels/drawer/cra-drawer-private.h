/* cra-drawer-private.h: the pages of the drawer. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-table.h"
#include "cre-ask.h"

#include <gtk/gtk.h>

/* A page shows the answers of @ask when it is refreshed. Pages that are hidden are not refreshed.
 */

#define CRA_TYPE_DRAWER_SECTION (cra_drawer_section_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawerSection, cra_drawer_section, CRA, DRAWER_SECTION, GtkWidget)

/* @ask: (nullable) */
void cra_drawer_section_refresh (CraDrawerSection *self, CreAsk *ask);

#define CRA_TYPE_DRAWER_LEVELS (cra_drawer_levels_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawerLevels, cra_drawer_levels, CRA, DRAWER_LEVELS, GtkBox)

/* @ask: (nullable) */
void cra_drawer_levels_refresh (CraDrawerLevels *self, CreAsk *ask);

#define CRA_TYPE_DRAWER_SHOOTERS (cra_drawer_shooters_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawerShooters, cra_drawer_shooters, CRA, DRAWER_SHOOTERS, GtkBox)

/* @ask: (nullable) */
void cra_drawer_shooters_refresh (CraDrawerShooters *self, CreAsk *ask);

/* Whether there is a man about whom it is asked who can hit him. */
gboolean cra_drawer_shooters_has_victim (CreAsk *ask);

/* Returns: (transfer full) (nullable): the list as a table, for copying */
CrWordsTable *cra_drawer_shooters_new_table (CraDrawerShooters *self);

#define CRA_TYPE_DRAWER_WHAT_IF (cra_drawer_what_if_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawerWhatIf, cra_drawer_what_if, CRA, DRAWER_WHAT_IF, GtkBox)

/* @ask: (nullable) */
void cra_drawer_what_if_refresh (CraDrawerWhatIf *self, CreAsk *ask);
