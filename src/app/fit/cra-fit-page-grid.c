/* cra-fit-page-grid.c: the fields for the size, the orientation and the numbers of the grid.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cra-form.h"

#include <glib/gi18n.h>

/* Returns: the grid as the fields say */
static CrGrid
read_grid (CraFitPage *self)
{
  return (CrGrid){
    .columns = gtk_spin_button_get_value_as_int (self->spins[0]),
    .rows = gtk_spin_button_get_value_as_int (self->spins[1]),
    .orientation = (CrOrientation) gtk_drop_down_get_selected (self->hexes),
    .shift = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->shift[CR_SHIFT_ODD].button))
                 ? CR_SHIFT_ODD
                 : CR_SHIFT_EVEN,
    .halves = gtk_check_button_get_active (self->halves),
  };
}

static void
grid_cb (CraFitPage *self)
{
  CrGrid grid;

  if (self->filling || self->fit == NULL)
    return;
  grid = read_grid (self);
  cre_fit_set_grid (self->fit, &grid);
}

static void
numbers_cb (CraFitPage *self)
{
  CrNumbering numbering;
  guint style = gtk_drop_down_get_selected (self->numbers);

  if (self->filling || self->fit == NULL)
    return;
  numbering = *cre_fit_get_numbering (self->fit);
  numbering.pattern = style < 2 ? CR_PATTERN_CCRR : CR_PATTERN_LETTER;
  numbering.rows_first = style % 2 == 1;
  cre_fit_set_numbering (self->fit, &numbering);
}

static guint
get_numbers (CraFitPage *self)
{
  const CrNumbering *numbering = cre_fit_get_numbering (self->fit);

  return (numbering->pattern == CR_PATTERN_LETTER ? 2 : 0) + (numbering->rows_first ? 1 : 0);
}

/* The functions below make the fields. */

static GtkDropDown *
add_drop_down (CraFitPage *self, const char *label, const char *const *names)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  cra_form_add_row (self->grid, label, drop_down);
  return GTK_DROP_DOWN (drop_down);
}

static GtkSpinButton *
new_spin (CraFitPage *self, const char *label)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, CR_GRID_MAX_SPAN, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 4);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (grid_cb), self);
  return GTK_SPIN_BUTTON (spin);
}

static void
add_size (CraFitPage *self)
{
  static const char *const names[] = { N_ ("Columns"), N_ ("Rows") };

  for (int i = 0; i < 2; i++) {
    self->spins[i] = new_spin (self, _ (names[i]));
    cra_form_add_row (self->grid, _ (names[i]), GTK_WIDGET (self->spins[i]));
  }
}

static void
add_shift (CraFitPage *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const CrShift order[] = { CR_SHIFT_EVEN, CR_SHIFT_ODD };

  self->first = GTK_LABEL (cra_form_new_label (NULL, "dim caption"));
  gtk_widget_add_css_class (buttons, "linked");
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  for (int i = 0; i < 2; i++) {
    GtkWidget *button = gtk_toggle_button_new ();

    cra_shift_button_init (&self->shift[order[i]], button, order[i]);
    gtk_widget_set_hexpand (button, TRUE);
    if (i == 1)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                   GTK_TOGGLE_BUTTON (self->shift[order[0]].button));
    gtk_box_append (GTK_BOX (buttons), button);
  }
  g_signal_connect_swapped (self->shift[CR_SHIFT_ODD].button, "toggled", G_CALLBACK (grid_cb),
                            self);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->first));
  gtk_box_append (GTK_BOX (row), buttons);
  gtk_box_append (GTK_BOX (self->grid), row);
}

void
cra_fit_page_connect_grid (CraFitPage *self)
{
  const char *hexes[] = { _ ("Flat top"), _ ("Pointed top"), NULL };
  const char *numbers[] = { _ ("Column, row: 0302"), _ ("Row, column: 0203"),
                            _ ("Column as a letter: C2"), _ ("Row as a letter: B3"), NULL };

  cra_form_add_section (self->grid, _ ("Grid"));
  self->hexes = add_drop_down (self, _ ("Hexes"), hexes);
  add_shift (self);
  add_size (self);
  self->halves = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("Half hexes at the edge")));
  gtk_box_append (GTK_BOX (self->grid), GTK_WIDGET (self->halves));
  self->numbers = add_drop_down (self, _ ("Numbering"), numbers);
  g_signal_connect_swapped (self->hexes, "notify::selected", G_CALLBACK (grid_cb), self);
  g_signal_connect_swapped (self->halves, "toggled", G_CALLBACK (grid_cb), self);
  g_signal_connect_swapped (self->numbers, "notify::selected", G_CALLBACK (numbers_cb), self);
}

/* The orientation of the hexes and the shift cannot be changed any more once something is drawn on
 * the map. */
static void
fill_turn (CraFitPage *self, const CrGrid *grid)
{
  gboolean can = cre_fit_can_turn (self->fit);
  const char *why =
      can ? NULL
          : _ ("Something is drawn on the hexes: how they stand cannot be changed any more.");

  gtk_drop_down_set_selected (self->hexes, grid->orientation);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->shift[grid->shift].button), TRUE);
  gtk_label_set_text (self->first,
                      grid->orientation == CR_FLAT ? _ ("First column") : _ ("First row"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->hexes), can);
  cra_form_set_tip (GTK_WIDGET (self->hexes), why);
  for (int i = 0; i < 2; i++) {
    cra_shift_button_set_orientation (&self->shift[i], grid->orientation);
    cra_shift_button_set_orientation (&self->asked[i], grid->orientation);
    gtk_widget_set_sensitive (self->shift[i].button, can);
    cra_form_set_tip (self->shift[i].button, why);
  }
}

void
cra_fit_page_fill_grid (CraFitPage *self)
{
  const CrGrid *grid = cre_fit_get_grid (self->fit);

  self->filling = TRUE;
  fill_turn (self, grid);
  gtk_spin_button_set_value (self->spins[0], grid->columns);
  gtk_spin_button_set_value (self->spins[1], grid->rows);
  gtk_check_button_set_active (self->halves, grid->halves);
  gtk_drop_down_set_selected (self->numbers, get_numbers (self));
  self->filling = FALSE;
}
