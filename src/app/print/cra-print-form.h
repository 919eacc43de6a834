/* cra-print-form.h: the form of the print window: size, paper, map and printer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-print-settings.h"

/* Returns: (transfer floating): the form, which sets the settings as fields change. @men:
 * (nullable): see #CraPrintSource */
GtkWidget *cra_print_form_new (CraPrintSettings *settings, const char *men, gboolean has_picture);

/* Returns: (transfer none): the button that makes a number of hexes fit on a sheet */
GtkWidget *cra_print_form_get_fit (GtkWidget *form);

/* Returns: (transfer none) (nullable): the button that prints the picture at the size of what was
 * scanned */
GtkWidget *cra_print_form_get_density (GtkWidget *form);

/* Returns: (transfer none): the button that saves the tables as text */
GtkWidget *cra_print_form_get_text (GtkWidget *form);

/* Shows the size of the map on paper: "593 × 429 mm". */
void cra_print_form_show_size (GtkWidget *form, const char *size);
