/* cra-zoom-bar.c: the buttons and the percentage of the zoom.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-zoom-bar.h"

#include "cra-stops.h"

#include <glib/gi18n.h>

struct _CraZoomBar {
  GtkBox parent_instance;

  GtkLabel *label;
  GtkWidget *view_button;

  double full;
};

G_DEFINE_FINAL_TYPE (CraZoomBar, cra_zoom_bar, GTK_TYPE_BOX)

static void
cra_zoom_bar_class_init (CraZoomBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-zoom-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CraZoomBar, label);
  gtk_widget_class_bind_template_child (widget_class, CraZoomBar, view_button);
}

static void
cra_zoom_bar_init (CraZoomBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cra_stops_make (GTK_WIDGET (self), FALSE);
}

static void
view_changed_cb (CraCanvas *canvas, CraZoomBar *self)
{
  const CraViewport *viewport = cra_canvas_get_viewport (canvas);
  g_autofree char *text =
      g_strdup_printf (_ ("%d %%"), (int) (viewport->scale / self->full * 100 + 0.5));

  if (g_strcmp0 (gtk_label_get_text (self->label), text) != 0)
    gtk_label_set_text (self->label, text);
}

void
cra_zoom_bar_set_canvas (CraZoomBar *self, CraCanvas *canvas, double full)
{
  self->full = full;
  g_signal_connect_object (canvas, "view-changed", G_CALLBACK (view_changed_cb), self, 0);
  view_changed_cb (canvas, self);
}

void
cra_zoom_bar_hide_view (CraZoomBar *self)
{
  gtk_widget_set_visible (self->view_button, FALSE);
}
