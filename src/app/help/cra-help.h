/* cra-help.h: the window of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_HELP (cra_help_get_type ())
G_DECLARE_FINAL_TYPE (CraHelp, cra_help, CRA, HELP, GtkWindow)

/* Opens the page of that address, "page:fire" or "rule:LOF-09", in the one help window that there
 * is beside @parent. */

/**
 * cra_help_show:
 * @address: of a page or a rule; one that is not there opens the first page
 *
 * Returns: (transfer none): the window
 */
CraHelp *cra_help_show (GtkWindow *parent, const char *address);

const char *cra_help_get_address (CraHelp *self);
