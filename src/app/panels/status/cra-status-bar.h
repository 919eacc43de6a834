/* cra-status-bar.h: facts of the hex, and the sentence. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_STATUS_BAR (cra_status_bar_get_type ())
G_DECLARE_FINAL_TYPE (CraStatusBar, cra_status_bar, CRA, STATUS_BAR, GtkBox)

void cra_status_bar_set_facts (CraStatusBar *self, const char *facts);
void cra_status_bar_set_sentence (CraStatusBar *self, const char *plain, const char *markup);
void cra_status_bar_set_two_lines (CraStatusBar *self, gboolean two_lines);
