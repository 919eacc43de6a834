/* cra-status-bar.h: the line below the map: facts of the hex, and a sentence.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_STATUS_BAR (cra_status_bar_get_type ())
G_DECLARE_FINAL_TYPE (CraStatusBar, cra_status_bar, CRA, STATUS_BAR, GtkBox)

/* Sets the facts, which stand before the sentence. */
void cra_status_bar_set_facts (CraStatusBar *self, const char *facts);

/**
 * cra_status_bar_set_sentence:
 * @plain: the whole text, also shown as the tooltip
 * @markup: (nullable): the same with its deciding words set off
 */
void cra_status_bar_set_sentence (CraStatusBar *self, const char *plain, const char *markup);

/* Keeps two lines free for a tool with long sentences, so that the map never changes its height. */
void cra_status_bar_set_two_lines (CraStatusBar *self, gboolean two_lines);
