/* cra-toast.c: a short message at the foot of the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-toast.h"
#include "cr-text.h"

#define SHOWN_SECONDS 5

struct _CraToast {
  GtkBox parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkButton *button;
  GtkWidget *body;

  guint timeout;
  gboolean pointed_at;
};

G_DEFINE_FINAL_TYPE (CraToast, cra_toast, GTK_TYPE_BOX)

/* While the pointer or the focus is on it, it stays, because somebody is still reading. */
static gboolean
timeout_cb (gpointer data)
{
  CraToast *self = data;

  if (self->pointed_at || gtk_widget_get_focus_child (self->body) != NULL)
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return G_SOURCE_REMOVE;
}

static void
enter_cb (GtkEventControllerMotion *motion, double x, double y, CraToast *self)
{
  self->pointed_at = TRUE;
}

static void
leave_cb (GtkEventControllerMotion *motion, CraToast *self)
{
  self->pointed_at = FALSE;
}

static void
revealed_cb (CraToast *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_reveal_child (self->revealer) ||
                                                 gtk_revealer_get_child_revealed (self->revealer));
}

static void
cra_toast_dispose (GObject *object)
{
  CraToast *self = CRA_TOAST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  G_OBJECT_CLASS (cra_toast_parent_class)->dispose (object);
}

static void
cra_toast_class_init (CraToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_toast_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, CraToast, revealer);
  gtk_widget_class_bind_template_child (widget_class, CraToast, body);
  gtk_widget_class_bind_template_child (widget_class, CraToast, label);
  gtk_widget_class_bind_template_child (widget_class, CraToast, button);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
  gtk_widget_class_bind_template_callback (widget_class, cra_toast_hide);
}

static void
cra_toast_init (CraToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
cra_toast_show (CraToast *self, const char *text, const char *label, const char *action)
{
  g_autofree char *shown = cr_text_show (text);

  gtk_label_set_text (self->label, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  if (label != NULL)
    gtk_button_set_label (self->button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->body), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add_seconds (SHOWN_SECONDS, timeout_cb, self);
}

void
cra_toast_hide (CraToast *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}
