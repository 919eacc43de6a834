/* cra-print-form-private.h: shared by the parts of the form.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-print-form.h"

/* These functions make a field for the property of that name: a number with one decimal; a
 * drop-down of its values, whose names are translated here; a check. */
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

/* @more: (nullable): what men that come from no library are called, translated here */
void cra_print_form_add_counters (GtkWidget *form, CraPrintSettings *settings, const char *more);
void cra_print_form_add_printer (GtkWidget *form, CraPrintSettings *settings);
