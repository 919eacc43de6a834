/* cra-shift-button.h: a button for the shift of every second column or row, with three hexes and a
 * word. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"

#include <gtk/gtk.h>

/* A button whose child shows three hexes, the first filled, and a word for where the first lies. */
typedef struct {
  GtkWidget *button; /* borrowed */
  GtkLabel *word;
  GtkWidget *drawing;
  CrOrientation orientation;
  CrShift shift;
} CraShiftButton;

/* @button: (transfer none): it gets the child of @it; @it must outlive the button */
void cra_shift_button_init (CraShiftButton *it, GtkWidget *button, CrShift shift);
void cra_shift_button_set_orientation (CraShiftButton *it, CrOrientation orientation);
