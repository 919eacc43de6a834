/* cra-window-fit.c: going into the fit mode, and out of it. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

static void
show_mode (CraWindow *self)
{
  gboolean fit = self->fit != NULL;

  gtk_stack_set_visible_child_name (self->pages, fit ? "fit" : "map");
  gtk_stack_set_visible_child_name (self->title_stack, fit ? "fit" : "map");
  gtk_widget_set_visible (self->fit_cancel, fit);
  gtk_widget_set_visible (self->fit_done, fit);
  gtk_widget_set_visible (self->file_buttons, !fit);
  gtk_widget_set_visible (self->title_box, !fit);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), !fit);
  gtk_widget_set_visible (self->save_button, !fit);
}

static void
show_subtitle (CraWindow *self)
{
  g_autofree char *text = NULL;
  int width = 0, height = 0;

  cre_fit_get_size (self->fit, &width, &height);
  text = g_strdup_printf (_ ("%s, %d × %d pixels"), cre_document_get_title (self->document), width,
                          height);
  gtk_label_set_text (self->fit_subtitle, text);
}

/* A map without a picture is asked for one first. */
void
cra_window_begin_fit (CraWindow *self)
{
  g_autoptr (GError) error = NULL;
  CreFit *fit;

  if (cr_map_n_nodes (cre_document_get_map (self->document), CR_SECTION_PICTURES) == 0) {
    cra_window_add_picture (self);
    return;
  }
  fit = cre_fit_new (self->document, 0, &error);
  if (fit == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  self->fit = fit;
  g_signal_connect_swapped (fit, "changed", G_CALLBACK (cra_window_update_actions), self);
  show_subtitle (self);
  show_mode (self);
  cra_fit_page_set_fit (self->fit_page, fit);
  cra_window_update_actions (self);
  gtk_widget_set_tooltip_text (self->undo_button, _ ("Undo  Ctrl+Z"));
  gtk_widget_set_tooltip_text (self->redo_button, _ ("Redo  Ctrl+Shift+Z"));
}

/* @keep: Done; else the fit is as it was before */
void
cra_window_end_fit (CraWindow *self, gboolean keep)
{
  gboolean changed = keep && cre_fit_finish (self->fit);

  cra_fit_page_set_fit (self->fit_page, NULL);
  g_signal_handlers_disconnect_by_data (self->fit, self);
  g_clear_object (&self->fit);
  show_mode (self);
  cra_window_update_actions (self);
  if (changed)
    cra_window_toast (self, _ ("The picture lies on the grid"), TRUE);
  gtk_widget_grab_focus (
      GTK_WIDGET (cra_map_view_get_canvas (cra_map_page_get_view (self->map_page))));
}
