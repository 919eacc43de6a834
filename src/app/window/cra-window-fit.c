/* cra-window-fit.c: going into the fit mode, and out of it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cre-men.h"

#include <glib/gi18n.h>

#define CHOOSE_ACTION "win.add-picture"

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

static guint
n_pictures (CraWindow *self)
{
  return cr_map_n_nodes (cre_document_get_map (self->document), CR_SECTION_PICTURES);
}

/* The first that does not lie on the grid yet; else the first of all. */
static guint
find_unfitted (CraWindow *self)
{
  for (guint i = 0; i < n_pictures (self); i++) {
    const CrNode *picture =
        cr_map_get_node (cre_document_get_map (self->document), CR_SECTION_PICTURES, i);
    const CrNode *fit = cr_node_find (picture, "fit");

    if (cr_node_is (picture, "picture") &&
        (fit == NULL || g_strcmp0 (cr_node_get (fit, "kind"), "none") == 0 ||
         !cr_fit_check_picture (cre_document_get_grid (self->document), picture, NULL)))
      return i;
  }
  return 0;
}

static void
leave_picture (CraWindow *self)
{
  cra_fit_page_set_fit (self->fit_page, NULL);
  if (self->fit != NULL)
    g_signal_handlers_disconnect_by_data (self->fit, self);
  g_clear_object (&self->fit);
}

static void
fit_changed_cb (CraWindow *self)
{
  cra_window_update_actions (self);
  cra_window_show_history (self, cre_fit_get_undo_label (self->fit),
                           cre_fit_get_redo_label (self->fit));
}

/* @fit: (transfer full) */
static void
enter_picture (CraWindow *self, CreFit *fit)
{
  leave_picture (self);
  self->fit = fit;
  g_signal_connect_swapped (fit, "changed", G_CALLBACK (fit_changed_cb), self);
  show_subtitle (self);
  show_mode (self);
  cra_fit_page_set_fit (self->fit_page, fit);
  cra_window_update_actions (self);
  fit_changed_cb (self);
}

/* What is done there belongs to the stroke of the mode. */
static void
go_to_picture (CraWindow *self, guint index)
{
  g_autoptr (GError) error = NULL;
  CreFit *fit = cre_fit_new (self->document, index, &error);

  if (fit != NULL)
    enter_picture (self, fit);
  else
    cra_window_show_error (self, error);
}

/**
 * cra_window_fit_picture:
 * @index: among the pictures of the map
 *
 * Goes into the fit mode, or over to another picture in it; what was done to the one before is
 * kept, and taken back with all the rest by Cancel.
 */
void
cra_window_fit_picture (CraWindow *self, guint index)
{
  if (index >= n_pictures (self))
    return;
  if (self->fit != NULL)
    cre_fit_finish (self->fit, self->fit_stroke);
  else
    self->fit_stroke = cre_document_new_stroke (self->document);
  go_to_picture (self, index);
}

/* Why there is nothing to fit, and the way to it; Enter goes it. */
static void
tell_no_picture (CraWindow *self)
{
  cra_banner_show (self->banner, "dialog-information-symbolic",
                   _ ("There is no picture under the map to fit. Choose the scan of a printed map, "
                      "and the grid is laid on it; the map itself stays as it is."));
  cra_banner_add_button (self->banner, _ ("Choose a picture…"), CHOOSE_ACTION);
  cra_banner_take_focus (self->banner);
}

/* Who takes a tool in hand wants to fit nothing any more. */
void
cra_window_drop_fit_offer (CraWindow *self)
{
  if (!cra_banner_offers (self->banner, CHOOSE_ACTION))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (cra_window_get_view (self))));
  cra_banner_hide (self->banner);
}

/* A map without a picture has to have one first. */
void
cra_window_begin_fit (CraWindow *self)
{
  if (n_pictures (self) == 0)
    tell_no_picture (self);
  else
    cra_window_fit_picture (self, find_unfitted (self));
}

/* Lays a picture under the map and goes on with fitting it. Returns: FALSE when it is none */
gboolean
cra_window_take_picture (CraWindow *self, GFile *file)
{
  int floor = cra_map_view_get_floor (cra_map_page_get_view (self->map_page));
  g_autoptr (GError) error = NULL;

  if (self->fit != NULL)
    cre_fit_finish (self->fit, self->fit_stroke);
  else
    self->fit_stroke = cre_document_new_stroke (self->document);
  if (!cre_document_add_picture (self->document, file, floor, self->fit_stroke, &error)) {
    cra_window_show_error (self, error);
    return FALSE;
  }
  cra_banner_hide (self->banner);
  cra_window_update_actions (self);
  go_to_picture (self, n_pictures (self) - 1);
  return TRUE;
}

/* Out of the mode; the document has all. */
static void
leave_mode (CraWindow *self)
{
  self->cancelled_fit = CRA_CANCEL_TO_MAP;
  leave_picture (self);
  cre_document_end_stroke (self->document);
  show_mode (self);
  cra_window_update_actions (self);
  cra_window_show_history (self, cre_men_get_undo_label (cre_men_get (self->document)),
                           cre_men_get_redo_label (cre_men_get (self->document)));
  gtk_widget_grab_focus (
      GTK_WIDGET (cra_map_view_get_canvas (cra_map_page_get_view (self->map_page))));
}

/* The picture being fitted; with the last one the mode ends. */
void
cra_window_remove_picture (CraWindow *self)
{
  guint index = cre_fit_get_picture (self->fit);

  leave_picture (self);
  cre_document_remove_picture (self->document, index, self->fit_stroke);
  if (n_pictures (self) > 0) {
    g_autoptr (GError) error = NULL;
    CreFit *fit = cre_fit_new (self->document, MIN (index, n_pictures (self) - 1), &error);

    if (fit != NULL) {
      enter_picture (self, fit);
      return;
    }
    cra_window_show_error (self, error);
  }
  leave_mode (self);
  cra_window_toast (self, _ ("The picture is no longer under the map"), TRUE);
}

/* The map that began with the fit goes with it. */
static void
forget_map (CraWindow *self)
{
  gboolean close = self->cancelled_fit == CRA_CANCEL_CLOSES;

  leave_mode (self);
  cra_window_drop_document (self);
  if (close)
    gtk_window_close (GTK_WINDOW (self));
}

/* @keep: Done; else all is as it was before the mode */
void
cra_window_end_fit (CraWindow *self, gboolean keep)
{
  const CrMap *map = cre_document_get_map (self->document);
  gboolean changed;

  if (!keep && self->cancelled_fit != CRA_CANCEL_TO_MAP) {
    forget_map (self);
    return;
  }
  if (keep)
    cre_fit_finish (self->fit, self->fit_stroke);
  else
    cre_document_undo_stroke (self->document, self->fit_stroke);
  changed = keep && cre_document_is_stroke (self->document, self->fit_stroke);
  leave_mode (self);
  if (changed)
    cra_window_toast (self,
                      cr_map_n_nodes (map, CR_SECTION_PICTURES) > 1
                          ? _ ("The pictures lie on the grid")
                          : _ ("The picture lies on the grid"),
                      TRUE);
}

ACTION (add_picture_cb)
{
  cra_window_add_picture (data);
}

ACTION (fit_grid_cb)
{
  cra_window_begin_fit (data);
}

ACTION (fit_done_cb)
{
  cra_window_end_fit (data, TRUE);
}

ACTION (fit_cancel_cb)
{
  cra_window_end_fit (data, FALSE);
}

ACTION (fit_picture_cb)
{
  cra_window_fit_picture (data,
                          (guint) g_ascii_strtoull (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (remove_picture_cb)
{
  cra_window_remove_picture (data);
}

const GActionEntry cra_window_fit_actions[] = {
  { .name = "add-picture", .activate = add_picture_cb },
  { .name = "fit-grid", .activate = fit_grid_cb },
  { .name = "fit-done", .activate = fit_done_cb },
  { .name = "fit-cancel", .activate = fit_cancel_cb },
  { .name = "fit-picture", .activate = fit_picture_cb, .parameter_type = "s" },
  { .name = "remove-picture", .activate = remove_picture_cb },
  { .name = NULL },
};
