/* cra-print-preview.c: the preview of all pages. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-preview.h"

#include <glib/gi18n.h>

#include "cra-form.h"

#define LEAST_WIDTH 60
#define MOST_WIDTH 1100
#define USUAL_WIDTH 160
#define ZOOM 1.5
/* The gap around a page in pixels. */
#define GAP 16

struct _CraPrintPreview {
  GtkBox parent_instance;

  GtkWidget *flow, *where; /* borrowed */
  CraPrintPages *pages;    /* nullable */
  int width;
};

G_DEFINE_FINAL_TYPE (CraPrintPreview, cra_print_preview, GTK_TYPE_BOX)

static int
get_chosen (CraPrintPreview *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (GTK_FLOW_BOX (self->flow));

  return chosen != NULL ? gtk_flow_box_child_get_index (chosen->data) : 0;
}

static void
show_where (CraPrintPreview *self)
{
  const CrPrint *print = self->pages != NULL ? cra_print_pages_get (self->pages) : NULL;
  int chosen = get_chosen (self), n = print != NULL ? cr_print_n_pages (print) : 0;
  g_autofree char *label = chosen < n ? cr_print_dup_label (print, chosen) : NULL;
  /* Translators: the name of a page, its number and how many there are */
  g_autofree char *text =
      label != NULL ? g_strdup_printf (_ ("%s, %d of %d"), label, chosen + 1, n) : NULL;

  gtk_label_set_label (GTK_LABEL (self->where), text != NULL ? text : "");
}

static GtkWidget *
get_picture (CraPrintPreview *self, int page)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->flow), page);

  return gtk_widget_get_first_child (gtk_flow_box_child_get_child (child));
}

static void
painted_cb (int page, cairo_surface_t *surface, gpointer data)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes =
      g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height);
  g_autoptr (GdkTexture) texture =
      gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);

  gtk_picture_set_paintable (GTK_PICTURE (get_picture (data, page)), GDK_PAINTABLE (texture));
}

/* Returns: (transfer floating): a white sheet until its page is painted */
static GtkWidget *
new_page (const CrPrint *print, int page, int width)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *picture = gtk_picture_new ();
  CrPoint paper = cr_print_get_paper (print);
  g_autofree char *label = cr_print_dup_label (print, page);
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_add_css_class (picture, "print-paper");
  gtk_widget_set_size_request (picture, width, (int) (width * paper.y / paper.x));
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), label);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (label, "caption"));
  gtk_widget_set_halign (gtk_widget_get_last_child (box), GTK_ALIGN_CENTER);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return child;
}

/* Arranges the pages as the sheets are put together on the table, so small that a whole row is
 * visible. */
static void
lay_pages (CraPrintPreview *self, const CrPrint *print)
{
  int columns = cr_print_get_tiling (print)->columns;
  int room = gtk_widget_get_width (self->flow);

  if (room > 0)
    self->width = CLAMP (room / columns - GAP, LEAST_WIDTH, USUAL_WIDTH * 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->flow), (guint) columns);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->flow), (guint) columns);
}

static void
show_pages (CraPrintPreview *self)
{
  const CrPrint *print = cra_print_pages_get (self->pages);

  lay_pages (self, print);

  for (int page = 0; page < cr_print_n_pages (print); page++) {
    gtk_flow_box_append (GTK_FLOW_BOX (self->flow), new_page (print, page, self->width));
    cra_print_pages_paint (self->pages, page,
                           self->width * gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                           painted_cb, self);
  }
}

static void
drop_pages (CraPrintPreview *self)
{
  GtkWidget *child;

  if (self->pages != NULL)
    cra_print_pages_stop (self->pages);
  g_clear_pointer (&self->pages, cra_print_pages_unref);
  while ((child = gtk_widget_get_first_child (self->flow)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->flow), child);
}

static void
choose_page (CraPrintPreview *self, int page)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->flow), page);

  if (child != NULL)
    gtk_flow_box_select_child (GTK_FLOW_BOX (self->flow), child);
}

void
cra_print_preview_set_pages (CraPrintPreview *self, CraPrintPages *pages)
{
  int chosen = get_chosen (self);

  drop_pages (self);
  if (pages == NULL)
    return;
  self->pages = cra_print_pages_ref (pages);
  show_pages (self);
  choose_page (self, MIN (chosen, cr_print_n_pages (cra_print_pages_get (pages)) - 1));
}

static void
zoom_by (CraPrintPreview *self, double factor)
{
  int width = CLAMP ((int) (self->width * factor), LEAST_WIDTH, MOST_WIDTH), chosen;
  CraPrintPages *pages = self->pages;

  if (width == self->width || pages == NULL)
    return;
  chosen = get_chosen (self);
  self->width = width;
  for (int page = 0; page < cr_print_n_pages (cra_print_pages_get (pages)); page++) {
    CrPoint paper = cr_print_get_paper (cra_print_pages_get (pages));

    gtk_widget_set_size_request (get_picture (self, page), width,
                                 (int) (width * paper.y / paper.x));
    cra_print_pages_paint (pages, page, width * gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                           painted_cb, self);
  }
  choose_page (self, chosen);
}

static void
zoom_in_cb (GtkWidget *button, CraPrintPreview *self)
{
  zoom_by (self, ZOOM);
}

static void
zoom_out_cb (GtkWidget *button, CraPrintPreview *self)
{
  zoom_by (self, 1 / ZOOM);
}

static void
before_cb (GtkWidget *button, CraPrintPreview *self)
{
  choose_page (self, MAX (0, get_chosen (self) - 1));
}

static void
after_cb (GtkWidget *button, CraPrintPreview *self)
{
  choose_page (self, get_chosen (self) + 1);
}

static void
add_button (CraPrintPreview *self,
            GtkWidget *bar,
            const char *icon,
            const char *tooltip,
            GCallback clicked)
{
  GtkWidget *button = cra_form_new_icon_button (icon, tooltip, NULL);

  g_signal_connect (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (bar), button);
}

static GtkWidget *
new_bar (CraPrintPreview *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_add_css_class (bar, "print-bar");
  gtk_widget_set_halign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (bar, 6);
  gtk_widget_set_margin_bottom (bar, 6);
  self->where = cra_form_new_label ("", NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->where), 16);
  gtk_label_set_xalign (GTK_LABEL (self->where), 0.5);
  add_button (self, bar, "go-previous-symbolic", _ ("Page before"), G_CALLBACK (before_cb));
  gtk_box_append (GTK_BOX (bar), self->where);
  add_button (self, bar, "go-next-symbolic", _ ("Page after"), G_CALLBACK (after_cb));
  add_button (self, bar, "zoom-out-symbolic", _ ("Smaller pages"), G_CALLBACK (zoom_out_cb));
  add_button (self, bar, "zoom-in-symbolic", _ ("Larger pages"), G_CALLBACK (zoom_in_cb));
  return bar;
}

static void
chosen_cb (GtkFlowBox *flow, CraPrintPreview *self)
{
  show_where (self);
}

static void
cra_print_preview_dispose (GObject *object)
{
  CraPrintPreview *self = CRA_PRINT_PREVIEW (object);

  if (self->pages != NULL)
    cra_print_pages_stop (self->pages);
  g_clear_pointer (&self->pages, cra_print_pages_unref);
  G_OBJECT_CLASS (cra_print_preview_parent_class)->dispose (object);
}

static void
cra_print_preview_class_init (CraPrintPreviewClass *class)
{
  G_OBJECT_CLASS (class)->dispose = cra_print_preview_dispose;
}

static void
cra_print_preview_init (CraPrintPreview *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->width = USUAL_WIDTH;
  self->flow = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->flow), GTK_SELECTION_BROWSE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->flow), TRUE);
  gtk_widget_set_valign (self->flow, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pages"), -1);
  g_signal_connect (self->flow, "selected-children-changed", G_CALLBACK (chosen_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->flow);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "print-table");
  gtk_box_append (GTK_BOX (self), scrolled);
  gtk_box_append (GTK_BOX (self), new_bar (self));
}

GtkWidget *
cra_print_preview_new (void)
{
  return g_object_new (CRA_TYPE_PRINT_PREVIEW, NULL);
}
