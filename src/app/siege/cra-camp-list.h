/* cra-camp-list.h: who and what lies before a castle, or in it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-campaign.h"

#include <gtk/gtk.h>

/**
 * CraCampList:
 *
 * One camp of a siege: its men with how they are and what they are at, its engines and its mines.
 */
#define CRA_TYPE_CAMP_LIST (cra_camp_list_get_type ())
G_DECLARE_FINAL_TYPE (CraCampList, cra_camp_list, CRA, CAMP_LIST, GtkBox)

/* @campaign: read at once. Emits "chosen" with an order: before the first day each may be taken
 * off. */
void cra_camp_list_show (CraCampList *self, const CrCampaign *campaign, CrCamp camp);
