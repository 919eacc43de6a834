/* cra-siege-page.h: the page of a day of a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-siege-map.h"

/**
 * CraSiegePage:
 *
 * The row of days, both camps, the castle, the orders of today, and the log.
 */
#define CRA_TYPE_SIEGE_PAGE (cra_siege_page_get_type ())
G_DECLARE_FINAL_TYPE (CraSiegePage, cra_siege_page, CRA, SIEGE_PAGE, GtkBox)

/* @siege: (nullable) */
void cra_siege_page_set_siege (CraSiegePage *self, CreSiege *siege);

CraMapView *cra_siege_page_get_view (CraSiegePage *self);
void cra_siege_page_list_areas (CraSiegePage *self, GPtrArray *areas);
void cra_siege_page_set_size (CraSiegePage *self, int width, int height);

/* A fight has begun or ended; the page shows or hides what belongs to it. */
void cra_siege_page_update_fight (CraSiegePage *self);

/* Gives the focus to the entry in which orders are typed. */
void cra_siege_page_write_order (CraSiegePage *self);

/* Presses the button that leads on: the evening, the next day, or the fight that is due. */
void cra_siege_page_go_on (CraSiegePage *self);
