/* cra-print-form.h: size, paper, map and printer. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-print-settings.h"

/* Writes the settings as they are changed. @men: (nullable): see #CraPrintSource */
GtkWidget *cra_print_form_new (CraPrintSettings *settings, const char *men, gboolean has_picture);

/* The button that makes so many hexes fit on a sheet. */
GtkWidget *cra_print_form_get_fit (GtkWidget *form);

/* (nullable): the one that makes the picture as large as what was scanned. */
GtkWidget *cra_print_form_get_density (GtkWidget *form);

/* The one that saves the tables as text. */
GtkWidget *cra_print_form_get_text (GtkWidget *form);

/* "593 × 429 mm", in the row of that name. */
void cra_print_form_show_size (GtkWidget *form, const char *size);
