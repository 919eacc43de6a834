/* cra-resize-dialog.c: the dialog that moves the edges of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-resize-dialog.h"

#include "cra-form.h"

#include "cr-layout.h"
#include "cr-sheet.h"
#include "cre-men.h"

#include <glib/gi18n.h>

#define PICTURE_WIDTH 400
#define PICTURE_HEIGHT 280

enum { WEST, EAST, NORTH, SOUTH, N_EDGES };

struct _CraResizeDialog {
  GtkWindow parent_instance;

  GtkWidget *form;
  GtkWidget *resize;

  /* made in code, borrowed */
  GtkWidget *edges[N_EDGES], *picture, *message;

  /* owned */
  CreMapDocument *document;
  cairo_surface_t *map; /* nullable: the map before the change, drawn once */
  double map_scale;
};

G_DEFINE_FINAL_TYPE (CraResizeDialog, cra_resize_dialog, GTK_TYPE_WINDOW)

static guint signal_chosen;

static int
get_edge (CraResizeDialog *self, int edge)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->edges[edge]));
}

static CrMargins
get_margins (CraResizeDialog *self)
{
  return (CrMargins){ get_edge (self, WEST), get_edge (self, EAST), get_edge (self, NORTH),
                      get_edge (self, SOUTH) };
}

/* The functions from here on say in words what happens. */

static void
append_lost (GString *text, const CrResizing *plan)
{
  if (plan->n_painted > 0)
    g_string_append_printf (text,
                            ngettext (" %u painted hex falls outside.",
                                      " %u painted hexes fall outside.", plan->n_painted),
                            plan->n_painted);
  if (plan->n_lost > 0)
    g_string_append_printf (text,
                            ngettext (" %u stair, mechanism or name loses a part.",
                                      " %u stairs, mechanisms and names lose a part.",
                                      plan->n_lost),
                            plan->n_lost);
  if (plan->n_painted + plan->n_lost > 0)
    g_string_append (text, _ (" What falls outside is kept until the map is saved."));
}

/* Counts the men and siege towers, placed for questions, that fall outside. */
static void
append_muster (GString *text, const CrMuster *muster, const CrResizing *plan)
{
  guint n = cr_muster_count_beyond (muster, &plan->grid, plan->shift);

  if (n > 0)
    g_string_append_printf (
        text,
        /* Translators: of men and siege towers together */
        ngettext (" %u man or siege tower placed on the map is beyond its edge until this is "
                  "undone.",
                  " %u men and siege towers placed on the map are beyond its edge until this is "
                  "undone.",
                  n),
        n);
}

static char *
dup_message (CreMapDocument *document, const CrResizing *plan)
{
  const CrGrid *now = cre_map_document_get_grid (document);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("%d × %d hexes become %d × %d."), now->columns, now->rows,
                          plan->grid.columns, plan->grid.rows);
  append_lost (text, plan);
  append_muster (text, cre_men_get_muster (cre_men_get (document)), plan);
  if (plan->n_back > 0)
    g_string_append_printf (
        text, ngettext (" %u hex comes back.", " %u hexes come back.", plan->n_back), plan->n_back);
  if (plan->renumbered)
    g_string_append (text, _ (" The hexes get new numbers: there are none before the first."));
  return g_string_free (text, FALSE);
}

static void
edge_cb (CraResizeDialog *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  CrMargins margins = get_margins (self);
  CrResizing plan;
  g_autoptr (GError) error = NULL;
  gboolean possible = cr_resize_plan (map, &margins, &plan, &error);
  gboolean moved =
      margins.west != 0 || margins.east != 0 || margins.north != 0 || margins.south != 0;
  g_autofree char *text = possible ? dup_message (self->document, &plan) : NULL;

  gtk_label_set_text (GTK_LABEL (self->message), possible ? text : error->message);
  gtk_widget_set_sensitive (self->resize, possible && moved);
  gtk_widget_queue_draw (self->picture);
}

/* The functions from here on draw the map, what falls outside, and what is added. */

static void
make_map (CraResizeDialog *self)
{
  CrBox frame = cr_layout_frame (cre_map_document_get_grid (self->document));
  g_autoptr (CrArt) art = cr_art_new (cre_map_document_get_scene (self->document));
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  self->map_scale =
      2 * MIN (PICTURE_WIDTH / MAX (frame.width, 1), PICTURE_HEIGHT / MAX (frame.height, 1));
  cr_paint_options_init (&options);
  options.show = 0;
  options.detail = self->map_scale < 12 ? CR_DETAIL_PLAIN : CR_DETAIL_AUTO;
  sheet = cr_sheet_new (cre_map_document_get_map (self->document), &options);
  cr_sheet_set_art (sheet, art);
  cr_sheet_set_part (sheet, &frame);
  self->map = cr_sheet_draw_pixels (sheet, self->map_scale);
}

static void
add_hex (cairo_t *cr, const CrGrid *grid, CrHex hex)
{
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint corner = cr_layout_corner (grid, hex, i);

    if (i == 0)
      cairo_move_to (cr, corner.x, corner.y);
    else
      cairo_line_to (cr, corner.x, corner.y);
  }
  cairo_close_path (cr);
}

/* Adds the hexes that the map has now and will not have. */
static void
add_leaving (cairo_t *cr, const CrGrid *now, const CrResizing *plan)
{
  int n = cr_grid_n_cells (now);

  cairo_new_path (cr);
  for (int i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (now, i);

    if (!cr_grid_contains (&plan->grid, cr_hex_add (hex, plan->shift)))
      add_hex (cr, now, hex);
  }
}

/* Adds the hexes that the map will have and has not now. */
static void
add_coming (cairo_t *cr, const CrGrid *now, const CrResizing *plan)
{
  int n = cr_grid_n_cells (&plan->grid);

  cairo_new_path (cr);
  for (int i = 0; i < n; i++) {
    CrHex hex = cr_hex_sub (cr_grid_get_hex (&plan->grid, i), plan->shift);

    if (!cr_grid_contains (now, hex))
      add_hex (cr, now, hex);
  }
}

/* Covers the hexes with grey and with diagonal lines, so that colour is not the only sign. */
static void
strike_out (cairo_t *cr, double line)
{
  double x1, y1, x2, y2, step = line * 7;

  cairo_set_source_rgba (cr, 0.98, 0.97, 0.95, 0.72);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  for (double x = x1 - (y2 - y1); x < x2; x += step) {
    cairo_move_to (cr, x, y2);
    cairo_line_to (cr, x + (y2 - y1), y1);
  }
  cairo_set_line_width (cr, line);
  cairo_set_source_rgb (cr, 0.75, 0.11, 0.16);
  cairo_stroke (cr);
}

/* Returns: the box around the map before and after the change, in the plane of the map before */
static CrBox
find_view (const CrGrid *now, const CrResizing *plan, CrBox *after_out)
{
  CrBox a = cr_layout_frame (now), b = cr_layout_frame (&plan->grid);
  CrHex origin = cr_hex_sub (cr_grid_hex_at (&plan->grid, 1, 1), plan->shift);
  CrPoint from = cr_layout_centre (&plan->grid, cr_grid_hex_at (&plan->grid, 1, 1));
  CrPoint to = cr_layout_centre (now, origin);
  double x2, y2;

  b.x += to.x - from.x;
  b.y += to.y - from.y;
  *after_out = b;
  x2 = MAX (a.x + a.width, b.x + b.width);
  y2 = MAX (a.y + a.height, b.y + b.height);
  a.x = MIN (a.x, b.x);
  a.y = MIN (a.y, b.y);
  return (CrBox){ a.x, a.y, x2 - a.x, y2 - a.y };
}

static void
draw_plan (CraResizeDialog *self, cairo_t *cr, const CrResizing *plan, double line)
{
  const CrGrid *now = cre_map_document_get_grid (self->document);
  CrBox frame = cr_layout_frame (now);

  cairo_save (cr);
  cairo_translate (cr, frame.x, frame.y);
  cairo_scale (cr, 1 / self->map_scale, 1 / self->map_scale);
  cairo_set_source_surface (cr, self->map, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  add_coming (cr, now, plan);
  cairo_set_source_rgb (cr, 0.93, 0.91, 0.85);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.45, 0.43, 0.38);
  cairo_set_line_width (cr, line / 2);
  cairo_stroke (cr);
  cairo_save (cr);
  add_leaving (cr, now, plan);
  strike_out (cr, line);
  cairo_restore (cr);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CraResizeDialog *self = data;
  const CrMap *map = cre_map_document_get_map (self->document);
  CrMargins margins = get_margins (self);
  CrResizing plan;
  CrBox view, after;
  double scale;

  if (!cr_resize_plan (map, &margins, &plan, NULL))
    return;
  if (self->map == NULL)
    make_map (self);
  view = find_view (cr_map_get_grid (map), &plan, &after);
  scale = MIN ((width - 4) / view.width, (height - 4) / view.height);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -view.x - view.width / 2, -view.y - view.height / 2);
  draw_plan (self, cr, &plan, 1.2 / scale);
  cairo_rectangle (cr, after.x, after.y, after.width, after.height);
  cairo_set_line_width (cr, 2 / scale);
  cairo_set_source_rgb (cr, 0.10, 0.37, 0.71);
  cairo_stroke (cr);
}

/* The functions from here on build the window. */

static void
resize_cb (CraResizeDialog *self)
{
  CrMargins margins = get_margins (self);

  g_signal_emit (self, signal_chosen, 0, &margins);
  gtk_window_destroy (GTK_WINDOW (self));
}

static GtkWidget *
new_edge (CraResizeDialog *self, int edge, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *spin = gtk_spin_button_new_with_range (-CR_GRID_MAX_SPAN, CR_GRID_MAX_SPAN, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 0);
  cra_form_let_enter_go_on (spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (edge_cb), self);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (name, "dim caption"));
  gtk_box_append (GTK_BOX (box), spin);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->edges[edge] = spin;
  return box;
}

static void
cra_resize_dialog_finalize (GObject *object)
{
  CraResizeDialog *self = CRA_RESIZE_DIALOG (object);

  g_clear_object (&self->document);
  g_clear_pointer (&self->map, cairo_surface_destroy);
  G_OBJECT_CLASS (cra_resize_dialog_parent_class)->finalize (object);
}

static void
cra_resize_dialog_class_init (CraResizeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cra_resize_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-resize-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CraResizeDialog, form);
  gtk_widget_class_bind_template_child (widget_class, CraResizeDialog, resize);
  gtk_widget_class_bind_template_callback (widget_class, resize_cb);
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_RESIZE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
cra_resize_dialog_init (CraResizeDialog *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  self->picture = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->picture), PICTURE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->picture), PICTURE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw_cb, self, NULL);
  gtk_grid_attach (GTK_GRID (grid), new_edge (self, NORTH, C_ ("edge", "Top")), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_edge (self, WEST, _ ("Left")), 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->picture, 1, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_edge (self, EAST, _ ("Right")), 2, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_edge (self, SOUTH, _ ("Bottom")), 1, 2, 1, 1);
  gtk_box_append (GTK_BOX (self->form), grid);
  self->message = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->message), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->message), 60);
  gtk_label_set_xalign (GTK_LABEL (self->message), 0);
  gtk_label_set_lines (GTK_LABEL (self->message), 4);
  gtk_box_append (GTK_BOX (self->form), self->message);
  cra_form_add_hint (self->form, _ ("Hexes to add at each edge; less than 0 takes away."));
}

CraResizeDialog *
cra_resize_dialog_new (GtkWindow *parent, CreMapDocument *document)
{
  CraResizeDialog *self = g_object_new (CRA_TYPE_RESIZE_DIALOG, "transient-for", parent, NULL);

  self->document = g_object_ref (document);
  edge_cb (self);
  return self;
}
