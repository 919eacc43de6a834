/* cra-camp-list.h: the list of men, engines and mines of one camp of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-campaign.h"

#include <gtk/gtk.h>

/**
 * CraCampList:
 *
 * One camp of a siege: its men with their state and their work, its engines and its mines.
 *
 * Signal: chosen (const char *): an order as it is written.
 */
#define CRA_TYPE_CAMP_LIST (cra_camp_list_get_type ())
G_DECLARE_FINAL_TYPE (CraCampList, cra_camp_list, CRA, CAMP_LIST, GtkBox)

/* Shows one camp of the siege; the data are copied. Before the first day each man and engine has a
 * button that removes it. */
void cra_camp_list_show (CraCampList *self, const CrCampaign *campaign, CrCamp camp);
