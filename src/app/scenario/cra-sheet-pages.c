/* cra-sheet-pages.c: the printed sheet of a scenario as pages on screen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-sheet-pages.h"

#include "cra-scenario-sheet.h"

#include <glib/gi18n.h>

/* The width of a page in pixels, at which its small print can be read. */
#define WIDTH 620

struct _CraSheetPages {
  GtkBox parent_instance;

  GtkBox *box; /* borrowed: contains the pages */
  CrAid *aid;  /* owned, nullable */
  CrPages pages;
};

G_DEFINE_FINAL_TYPE (CraSheetPages, cra_sheet_pages, GTK_TYPE_BOX)

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CraSheetPages *self = data;
  int page = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "page"));

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  if (self->aid == NULL || page >= self->pages.n)
    return;
  cairo_scale (cr, width / self->pages.paper.x, height / self->pages.paper.y);
  self->pages.paint (cr, page, self->pages.data);
}

static GtkWidget *
new_page (CraSheetPages *self, int page)
{
  GtkWidget *area =
      g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_autofree char *name =
      g_strdup_printf (_ ("Page %1$d of %2$d of the sheet"), page + 1, self->pages.n);

  g_object_set_data (G_OBJECT (area), "page", GINT_TO_POINTER (page));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area),
                                       (int) (WIDTH * self->pages.paper.y / self->pages.paper.x));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, self, NULL);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return area;
}

/* The widgets of the pages are kept, so that the scroll position stays. */
static void
show_pages (CraSheetPages *self)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  int n = 0;

  for (; page != NULL; n++) {
    GtkWidget *next = gtk_widget_get_next_sibling (page);

    if (n >= self->pages.n)
      gtk_box_remove (self->box, page);
    else
      gtk_widget_queue_draw (page);
    page = next;
  }
  for (; n < self->pages.n; n++)
    gtk_box_append (self->box, new_page (self, n));
}

void
cra_sheet_pages_show (CraSheetPages *self, CreScenarioDocument *document)
{
  g_clear_pointer (&self->aid, cr_aid_free);
  self->pages.n = 0;
  if (document != NULL && cre_scenario_document_get_map (document) != NULL) {
    self->aid = cra_scenario_sheet_new (document);
    self->pages = cr_aid_get_pages (self->aid);

    g_autofree char *text = cr_aid_dup_text (self->aid);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    text, -1);
  }
  show_pages (self);
}

static void
cra_sheet_pages_finalize (GObject *object)
{
  g_clear_pointer (&CRA_SHEET_PAGES (object)->aid, cr_aid_free);
  G_OBJECT_CLASS (cra_sheet_pages_parent_class)->finalize (object);
}

static void
cra_sheet_pages_class_init (CraSheetPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_sheet_pages_finalize;
}

static void
cra_sheet_pages_init (CraSheetPages *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 16));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "sheet-pages");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->box));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self), scrolled);
}

GtkWidget *
cra_sheet_pages_new (void)
{
  return g_object_new (CRA_TYPE_SHEET_PAGES, NULL);
}
