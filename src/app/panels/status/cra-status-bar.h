/* cra-status-bar.h: facts of the hex, and the sentence. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_STATUS_BAR (cra_status_bar_get_type ())
G_DECLARE_FINAL_TYPE (CraStatusBar, cra_status_bar, CRA, STATUS_BAR, GtkBox)

/* The facts that are told before the sentence. */
void cra_status_bar_set_facts (CraStatusBar *self, const char *facts);

/**
 * cra_status_bar_set_sentence:
 * @plain: the whole text, also shown as the tooltip
 * @markup: (nullable): the same with its deciding words set off
 */
void cra_status_bar_set_sentence (CraStatusBar *self, const char *plain, const char *markup);

/* Two lines are kept free while a tool speaks in long sentences, so that the map never jumps. */
void cra_status_bar_set_two_lines (CraStatusBar *self, gboolean two_lines);
