/* cra-print-form.h: size, paper, map and printer. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-print-settings.h"

/* Writes the settings as they are changed. */
GtkWidget *cra_print_form_new (CraPrintSettings *settings, gboolean has_game);

/* The button that makes so many hexes fit on a sheet. */
GtkWidget *cra_print_form_get_fit (GtkWidget *form);

/* "593 × 429 mm", in the row of that name. */
void cra_print_form_show_size (GtkWidget *form, const char *size);
