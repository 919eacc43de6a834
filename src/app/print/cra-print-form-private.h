/* cra-print-form-private.h: parts of the form. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-print-form.h"

/* Of the property of that name: a number with one decimal; the names of its values, translated
 * here; a yes or no. */
GtkWidget *cra_print_form_new_length (CraPrintSettings *settings,
                                      const char *property,
                                      double least,
                                      double most);
GtkWidget *cra_print_form_new_names (const char *const *names,
                                     CraPrintSettings *settings,
                                     const char *property);
void cra_print_form_add_check (GtkWidget *form,
                               const char *label,
                               CraPrintSettings *settings,
                               const char *property);

/* @more: (nullable): what the men are called who are no library's, translated here */
void cra_print_form_add_counters (GtkWidget *form, CraPrintSettings *settings, const char *more);
void cra_print_form_add_printer (GtkWidget *form, CraPrintSettings *settings);
