/* cra-new-dialog.c: the dialog for the size and kind of hexes of a new map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-new-dialog.h"

#include "cra-form.h"

#include <glib/gi18n.h>

struct _CraNewDialog {
  GtkWindow parent_instance;

  GtkWidget *form;

  /* made in code, borrowed */
  GtkWidget *title, *columns, *rows, *orientation, *shift, *halves;
};

G_DEFINE_FINAL_TYPE (CraNewDialog, cra_new_dialog, GTK_TYPE_WINDOW)

static guint signal_chosen;

static GtkWidget *
add_choice (CraNewDialog *self, const char *label, const char *first, const char *second)
{
  const char *names[] = { first, second, NULL };
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  cra_form_add_row (self->form, label, drop_down);
  return drop_down;
}

static GtkWidget *
add_spin (CraNewDialog *self, const char *label, int value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, CR_GRID_MAX_SPAN, 1);

  cra_form_let_enter_go_on (spin);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 5);
  cra_form_add_row (self->form, label, spin);
  return spin;
}

static void
create_cb (CraNewDialog *self)
{
  g_autofree char *title = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title)));
  CrGrid grid = {
    .columns = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->columns)),
    .rows = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->rows)),
    .orientation = (CrOrientation) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->orientation)),
    .shift = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->shift)) == 0 ? CR_SHIFT_EVEN
                                                                           : CR_SHIFT_ODD,
    .halves = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->halves)),
  };

  g_signal_emit (self, signal_chosen, 0, &grid, title);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
cra_new_dialog_class_init (CraNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CraNewDialog, form);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_NEW_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_STRING);
}

static void
cra_new_dialog_init (CraNewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->title = gtk_entry_new ();
  gtk_entry_set_activates_default (GTK_ENTRY (self->title), TRUE);
  cra_form_add_row (self->form, _ ("Name"), self->title);
  self->columns = add_spin (self, _ ("Columns"), 26);
  self->rows = add_spin (self, _ ("Rows"), 16);
  self->orientation = add_choice (self, _ ("Hexes"), _ ("Flat top"), _ ("Pointed top"));
  self->shift = add_choice (self, _ ("First column"), _ ("Higher"), _ ("Lower"));
  self->halves = gtk_check_button_new_with_label (_ ("Half hexes at the edge"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->halves), TRUE);
  gtk_box_append (GTK_BOX (self->form), self->halves);
  cra_form_add_hint (
      self->form,
      _ ("Half hexes let two maps be laid edge to edge. The size can be changed later."));
}

/* @name: the proposed title of the map */
CraNewDialog *
cra_new_dialog_new (GtkWindow *parent, const char *title, const char *name)
{
  CraNewDialog *self =
      g_object_new (CRA_TYPE_NEW_DIALOG, "transient-for", parent, "title", title, NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->title), name);
  return self;
}
