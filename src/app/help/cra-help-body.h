/* cra-help-body.h: a page of the help as widgets. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-help-pages.h"

#include <gtk/gtk.h>

/* Returns: (transfer floating): a page as widgets. @follow: it is called as GtkLabel::activate-link
 * with (label, address, @data) */
GtkWidget *cra_help_body_new (const CraHelpPage *page, GCallback follow, gpointer data);
