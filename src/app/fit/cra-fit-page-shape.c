/* cra-fit-page-shape.c: how large the hexes are in the picture, and how they are turned, as fields.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cra-form.h"

#include <glib/gi18n.h>
#include <math.h>

/* The fields, in the order of the panel. */
static const struct {
  const char *name;
  double least, most, step;
  int digits;
  gsize offset;
  gboolean uneven; /* an uneven fit has this figure, an even one has not */
} fields[CRA_FIT_N_SHAPES] = {
  { N_ ("Hex width"), 4, 20000, 0.5, 1, G_STRUCT_OFFSET (CreFitShape, width), FALSE },
  { N_ ("Hex height"), 4, 20000, 0.5, 1, G_STRUCT_OFFSET (CreFitShape, height), TRUE },
  { N_ ("Rotation"), -180, 180, 0.1, 2, G_STRUCT_OFFSET (CreFitShape, turn), FALSE },
  { N_ ("Skew"), -60, 60, 0.1, 2, G_STRUCT_OFFSET (CreFitShape, skew), TRUE },
};

/* Returns: the figure as its field rounds it; what rounds to zero from below is 0, not "-0.00" */
static double
round_figure (int field, double value)
{
  double scale = pow (10, fields[field].digits);

  return rint (value * scale) / scale + 0.0;
}

static void
shape_cb (CraFitPage *self)
{
  g_autoptr (GError) error = NULL;
  CreFitShape shape;
  int changed = -1;

  if (self->filling || self->fit == NULL)
    return;
  shape = cre_fit_get_shape (self->fit);
  for (int i = 0; i < CRA_FIT_N_SHAPES; i++) {
    double *figure = G_STRUCT_MEMBER_P (&shape, fields[i].offset);
    double value = gtk_spin_button_get_value (self->shape[i]);

    if (fabs (round_figure (i, *figure) - value) < fields[i].step / 100)
      continue;
    *figure = value;
    changed = i;
  }
  if (changed < 0 || cre_fit_set_shape (self->fit, &shape, &error))
    return;
  cra_fit_page_fill_shape (self);
  cra_form_set_tip (GTK_WIDGET (self->shape[changed]), error->message);
  cra_status_bar_set_sentence (self->status, error->message, NULL);
}

void
cra_fit_page_connect_shape (CraFitPage *self)
{
  GtkWidget *parent = gtk_widget_get_parent (self->facts);
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_insert_child_after (GTK_BOX (parent), form, self->facts);
  for (int i = 0; i < CRA_FIT_N_SHAPES; i++) {
    GtkWidget *spin =
        gtk_spin_button_new_with_range (fields[i].least, fields[i].most, fields[i].step);

    self->shape[i] = GTK_SPIN_BUTTON (spin);
    cra_form_show_decimals (spin, (guint) fields[i].digits);
    gtk_spin_button_set_wrap (self->shape[i], i == 2);
    gtk_editable_set_width_chars (GTK_EDITABLE (spin), 6);
    gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 7);
    gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ (fields[i].name), -1);
    cra_form_add_row (form, _ (fields[i].name), spin);
    g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (shape_cb), self);
  }
}

void
cra_fit_page_fill_shape (CraFitPage *self)
{
  CreFitShape shape = cre_fit_get_shape (self->fit);
  gboolean even = cre_fit_is_even (self->fit);

  self->filling = TRUE;
  for (int i = 0; i < CRA_FIT_N_SHAPES; i++) {
    gboolean can = !even || !fields[i].uneven;

    gtk_spin_button_set_value (
        self->shape[i], round_figure (i, *(double *) G_STRUCT_MEMBER_P (&shape, fields[i].offset)));
    gtk_widget_set_sensitive (GTK_WIDGET (self->shape[i]), can);
    cra_form_set_tip (GTK_WIDGET (self->shape[i]),
                      can ? NULL : _ ("An even fit is neither stretched nor skewed."));
  }
  self->filling = FALSE;
}
