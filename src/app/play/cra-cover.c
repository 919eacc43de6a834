/* cra-cover.c: the page that hides a game until the other player has sat down.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-cover.h"

#include "cra-form.h"

#include <glib/gi18n.h>

struct _CraCover {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkLabel *title, *phase;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (CraCover, cra_cover, GTK_TYPE_BOX)

void
cra_cover_show (CraCover *self, const char *title, const char *phase)
{
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->phase, phase);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->button);
}

static void
cra_cover_class_init (CraCoverClass *klass)
{
}

static void
cra_cover_init (CraCover *self)
{
  g_object_set (self, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 18, "valign",
                GTK_ALIGN_CENTER, "halign", GTK_ALIGN_CENTER, "vexpand", TRUE, NULL);
  self->title = GTK_LABEL (cra_form_new_label (NULL, "display"));
  self->phase = GTK_LABEL (cra_form_new_label (NULL, "dim"));
  self->button = gtk_button_new_with_label (_ ("Show the game"));
  gtk_label_set_xalign (self->title, 0.5);
  gtk_label_set_xalign (self->phase, 0.5);
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "play.uncover");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->phase));
  gtk_box_append (GTK_BOX (self), self->button);
}
