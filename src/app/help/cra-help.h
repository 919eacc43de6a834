/* cra-help.h: the window of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_HELP (cra_help_get_type ())
G_DECLARE_FINAL_TYPE (CraHelp, cra_help, CRA, HELP, GtkWindow)

/* Opens the page of that address, "page:fire" or "rule:LOF-09", in the one help window that there
 * is beside @parent. */
CraHelp *cra_help_show (GtkWindow *parent, const char *address);
const char *cra_help_get_address (CraHelp *self);
