/* cra-help-body.h: a page of the help as widgets. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-help-pages.h"

#include <gtk/gtk.h>

/* @follow (label, address, data) is called for a link, as GtkLabel::activate-link is. */
GtkWidget *cra_help_body_new (const CraHelpPage *page, GCallback follow, gpointer data);
