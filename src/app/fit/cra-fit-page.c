/* cra-fit-page.c: the page on which a grid is laid on a picture by clicking hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cra-tab-stop.h"
#include "cra-worker.h"

#include "cr-decode.h"
#include "cr-error.h"
#include "cr-picture.h"

#include <glib/gi18n.h>

/* The canvas shows the picture as if it were so many hexes across, so that its zoom limits fit. */
#define UNITS_ACROSS 24.0

G_DEFINE_FINAL_TYPE (CraFitPage, cra_fit_page, GTK_TYPE_BOX)

static guint signal_failed;

CrPoint
cra_fit_page_to_pixel (CraFitPage *self, CrPoint plane)
{
  return (CrPoint){ plane.x * self->unit, plane.y * self->unit };
}

CrPoint
cra_fit_page_to_widget (CraFitPage *self, CrPoint pixel)
{
  CrPoint plane = { pixel.x / self->unit, pixel.y / self->unit };

  return cra_viewport_to_widget (cra_canvas_get_viewport (self->canvas), plane);
}

/* The picture, drawn as tiles of the canvas. */

typedef struct {
  cairo_surface_t *surface;
  double unit;
} Scan;

static void
scan_free (gpointer data)
{
  Scan *scan = data;

  cairo_surface_destroy (scan->surface);
  g_free (scan);
}

/* This runs in the worker thread. */
static void
scan_draw (gpointer data, cairo_t *cr, const CrBox *box, double scale)
{
  Scan *scan = data;

  cairo_scale (cr, 1 / scan->unit, 1 / scan->unit);
  cairo_set_source_surface (cr, scan->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
}

static void
show_picture (CraFitPage *self, cairo_surface_t *surface)
{
  Scan *scan = g_new (Scan, 1);
  g_autoptr (CraSource) source = NULL;

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = cairo_surface_reference (surface);
  gtk_widget_set_sensitive (self->propose, TRUE);
  *scan = (Scan){ cairo_surface_reference (surface), self->unit };
  source = cra_source_new (scan_draw, scan, scan_free);
  cra_canvas_set_source (self->canvas, CRA_CANVAS_MAP, source);
  cra_canvas_invalidate (self->canvas, CRA_CANVAS_MAP, NULL);
}

/* Decodes the picture in a thread, because that can take seconds. */

static void
decode_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *name = g_object_get_data (G_OBJECT (task), "name");
  GError *error = NULL;
  cairo_surface_t *surface = cr_decode_bytes (data, name, &error);

  if (surface != NULL)
    g_task_return_pointer (task, surface, (GDestroyNotify) cairo_surface_destroy);
  else
    g_task_return_error (task, error);
}

static void
decoded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  CraFitPage *self = CRA_FIT_PAGE (object);
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), &error);

  if (surface != NULL) {
    show_picture (self, surface);
    cairo_surface_destroy (surface);
  } else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    g_signal_emit (self, signal_failed, 0, error->message);
  }
}

static void
load_picture (CraFitPage *self)
{
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = cre_fit_get_document (self->fit);
  guint index = cre_fit_get_picture (self->fit);
  GBytes *bytes = cre_map_document_load_picture (document, index, &error);
  const CrNode *node =
      cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_PICTURES, index);
  g_autoptr (GTask) task = NULL;

  if (bytes == NULL) {
    g_signal_emit (self, signal_failed, 0, error->message);
    return;
  }
  self->alive = g_cancellable_new ();
  task = g_task_new (self, self->alive, decoded_cb, NULL);
  g_object_set_data_full (G_OBJECT (task), "name", g_strdup (cr_picture_get_name (node)), g_free);
  g_task_set_task_data (task, bytes, (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, decode_in_thread);
}

/* Whether the search that runs is for the grid that the fit has now. */
static gboolean
is_searched (CraFitPage *self)
{
  const CrGrid *grid = cre_fit_get_grid (self->fit), *searched = &self->searched;

  return grid->columns == searched->columns && grid->rows == searched->rows &&
         grid->orientation == searched->orientation && grid->shift == searched->shift &&
         grid->halves == searched->halves;
}

static void
changed_cb (CraFitPage *self)
{
  if (self->chosen >= (int) cre_fit_n_points (self->fit))
    self->chosen = -1;
  /* A change means that the proposal was accepted; a search for another grid is of no use. */
  if (self->proposal != NULL || (self->proposing != NULL && !is_searched (self)))
    cra_fit_page_stop_proposing (self);
  cra_fit_page_fill (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

void
cra_fit_page_choose (CraFitPage *self, int index)
{
  if (self->chosen == index)
    return;
  self->chosen = index;
  cra_fit_page_fill (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

void
cra_fit_page_set_fit (CraFitPage *self, CreFit *fit)
{
  int width = 0, height = 0;
  CrBox box;

  if (self->fit != NULL)
    g_signal_handlers_disconnect_by_data (self->fit, self);
  if (self->alive != NULL)
    g_cancellable_cancel (self->alive);
  g_clear_object (&self->alive);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  if (self->fit != NULL)
    cra_fit_page_stop_proposing (self);
  g_set_object (&self->fit, fit);
  self->chosen = -1;
  if (fit == NULL)
    return;
  cre_fit_get_size (fit, &width, &height);
  self->unit = MAX (width, height) / UNITS_ACROSS;
  box = (CrBox){ 0, 0, width / self->unit, height / self->unit };
  cra_canvas_set_grid (self->canvas, cre_fit_get_grid (fit), &box);
  cra_zoom_bar_set_canvas (self->zoom_bar, self->canvas, self->unit);
  g_signal_connect_swapped (fit, "changed", G_CALLBACK (changed_cb), self);
  load_picture (self);
  cra_fit_page_fill_panel (self, TRUE);
  cra_fit_page_fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

CraCanvas *
cra_fit_page_get_canvas (CraFitPage *self)
{
  return self->canvas;
}

void
cra_fit_page_list_areas (CraFitPage *self, GPtrArray *areas)
{
  g_ptr_array_add (areas, self->note);
  g_ptr_array_add (areas, self->answer);
  g_ptr_array_add (areas, self->canvas);
  g_ptr_array_add (areas, self->side);
  g_ptr_array_add (areas, self->status);
}

static void
draw_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraFitPage *self = data;

  if (self->fit != NULL)
    cra_fit_page_draw (self, cr);
}

static void
cra_fit_page_dispose (GObject *object)
{
  CraFitPage *self = CRA_FIT_PAGE (object);

  cra_fit_page_set_fit (self, NULL);
  G_OBJECT_CLASS (cra_fit_page_parent_class)->dispose (object);
}

static void
cra_fit_page_finalize (GObject *object)
{
  g_ptr_array_unref (CRA_FIT_PAGE (object)->rows);
  G_OBJECT_CLASS (cra_fit_page_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraFitPage, name)

static void
cra_fit_page_class_init (CraFitPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_fit_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_fit_page_finalize;
  g_type_ensure (CRA_TYPE_CANVAS);
  g_type_ensure (CRA_TYPE_ZOOM_BAR);
  g_type_ensure (CRA_TYPE_STATUS_BAR);
  g_type_ensure (CRA_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-fit-page.ui");
  BIND (note);
  BIND (side);
  BIND (canvas);
  BIND (zoom_bar);
  BIND (count);
  BIND (message);
  BIND (columns);
  BIND (points);
  BIND (misfits);
  BIND (facts);
  BIND (grid);
  BIND (status);
  BIND (propose);
  BIND (answer);
  BIND (answer_text);
  BIND (warnings);
  BIND (shifts);
  BIND (offer);
  BIND (progress);
  BIND (stop);
  BIND (keep);
  BIND (refuse);
  BIND (kind);
  BIND (pictures);
  signal_failed = g_signal_new ("failed", CRA_TYPE_FIT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cra_fit_page_init (CraFitPage *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_free);
  self->chosen = -1;
  self->unit = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  cra_canvas_add_draw (self->canvas, draw_cb, self);
  cra_zoom_bar_hide_view (self->zoom_bar);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Picture"), -1);
  cra_fit_page_connect_input (self);
  cra_fit_page_connect_grid (self);
  cra_fit_page_connect_shape (self);
  cra_fit_page_connect_panel (self);
  cra_fit_page_connect_answer (self);
  cra_fit_page_connect_proposing (self);
}
