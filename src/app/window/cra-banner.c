/* cra-banner.c: the bar over the page: what is the matter, with buttons.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-banner.h"
#include "cr-text.h"

struct _CraBanner {
  GtkBox parent_instance;

  GtkInfoBar *bar;
  GtkImage *icon;
  GtkLabel *label;
  GtkBox *buttons;
};

G_DEFINE_FINAL_TYPE (CraBanner, cra_banner, GTK_TYPE_BOX)

static void
cra_banner_class_init (CraBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, CraBanner, bar);
  gtk_widget_class_bind_template_child (widget_class, CraBanner, icon);
  gtk_widget_class_bind_template_child (widget_class, CraBanner, label);
  gtk_widget_class_bind_template_child (widget_class, CraBanner, buttons);
  gtk_widget_class_bind_template_callback (widget_class, cra_banner_hide);
}

static void
cra_banner_init (CraBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
cra_banner_show (CraBanner *self, const char *icon, const char *text)
{
  g_autofree char *shown = cr_text_show (text);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_box_remove (self->buttons, child);
  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_label_set_text (self->label, shown);
  gtk_info_bar_set_revealed (self->bar, TRUE);
}

void
cra_banner_add_button (CraBanner *self, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (self->buttons, button);
}

void
cra_banner_add_button_for (CraBanner *self,
                           const char *label,
                           const char *action,
                           const char *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (self->buttons, button);
}

static gboolean
focus_cb (gpointer data)
{
  CraBanner *self = data;
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));

  if (button != NULL)
    gtk_widget_grab_focus (button);
  return G_SOURCE_REMOVE;
}

/* The focus is moved when idle, when the buttons can take it. */
void
cra_banner_take_focus (CraBanner *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_cb, g_object_ref (self), g_object_unref);
}

gboolean
cra_banner_says (CraBanner *self, const char *text)
{
  g_autofree char *shown = cr_text_show (text);

  return gtk_info_bar_get_revealed (self->bar) &&
         g_str_equal (gtk_label_get_text (self->label), shown);
}

gboolean
cra_banner_offers (CraBanner *self, const char *action)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_ACTIONABLE (child) &&
        g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (child)), action) == 0)
      return gtk_info_bar_get_revealed (self->bar);
  return FALSE;
}

void
cra_banner_hide (CraBanner *self)
{
  gtk_info_bar_set_revealed (self->bar, FALSE);
}
