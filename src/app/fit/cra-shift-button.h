/* cra-shift-button.h: which columns or rows lie farther, as three hexes and a word.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"

#include <gtk/gtk.h>

/* Its child shows three hexes, the first of them filled, and says where the first lies. */
typedef struct {
  GtkWidget *button; /* borrowed */
  GtkLabel *word;
  GtkWidget *drawing;
  CrOrientation orientation;
  CrShift shift;
} CraShiftButton;

/* @button: (transfer none): made for @it, which must outlive it */
void cra_shift_button_init (CraShiftButton *it, GtkWidget *button, CrShift shift);
void cra_shift_button_set_orientation (CraShiftButton *it, CrOrientation orientation);
