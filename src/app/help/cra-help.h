/* cra-help.h: the window of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_HELP (cra_help_get_type ())
G_DECLARE_FINAL_TYPE (CraHelp, cra_help, CRA, HELP, GtkWindow)

/**
 * cra_help_show:
 * @address: of a page, "page:fire", or of a rule, "rule:LOF-09"; an unknown address opens the first
 *   page
 *
 * Opens the help; @parent has one window of it at most.
 *
 * Returns: (transfer none): the window
 */
CraHelp *cra_help_show (GtkWindow *parent, const char *address);
