/* cra-siege-page.h: a day of a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-siege-map.h"

/**
 * CraSiegePage:
 *
 * The days in a row, both camps, the castle, what may be done today, and what has happened.
 */
#define CRA_TYPE_SIEGE_PAGE (cra_siege_page_get_type ())
G_DECLARE_FINAL_TYPE (CraSiegePage, cra_siege_page, CRA, SIEGE_PAGE, GtkBox)

/* @siege: (nullable) */
void cra_siege_page_set_siege (CraSiegePage *self, CreSiege *siege);

CraMapView *cra_siege_page_get_view (CraSiegePage *self);
void cra_siege_page_list_areas (CraSiegePage *self, GPtrArray *areas);
void cra_siege_page_set_size (CraSiegePage *self, int width, int height);

/* Whether a game is played today has changed. */
void cra_siege_page_update_fight (CraSiegePage *self);

/* Gives the keys to the entry in which an order is written. */
void cra_siege_page_write_order (CraSiegePage *self);
