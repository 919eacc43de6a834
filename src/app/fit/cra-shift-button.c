/* cra-shift-button.c: a button for the shift of every second column or row, with three hexes and a
 * word. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-shift-button.h"

#include "cr-layout.h"

#include <glib/gi18n.h>

#define SIZE 30

static void
add_hex (cairo_t *cr, const CrGrid *grid, CrHex hex)
{
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint corner = cr_layout_corner (grid, hex, i);

    cairo_line_to (cr, corner.x, corner.y);
  }
  cairo_close_path (cr);
}

/* Draws the first three hexes of a row, or of a column where hexes stand on their points. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const CraShiftButton *it = data;
  gboolean flat = it->orientation == CR_FLAT;
  const CrGrid grid = { flat ? 3 : 1, flat ? 1 : 3, it->orientation, it->shift, TRUE };
  CrBox box = cr_layout_bounds (&grid);
  double scale = MIN ((width - 2) / box.width, (height - 2) / box.height);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &color);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -box.x - box.width / 2, -box.y - box.height / 2);
  cairo_set_line_width (cr, 1.2 / scale);
  for (int i = 0; i < 3; i++) {
    add_hex (cr, &grid, cr_grid_get_hex (&grid, i));
    if (i == 0)
      cairo_fill_preserve (cr);
    cairo_stroke (cr);
  }
}

/* Returns: (transfer none): where the first column or row lies as seen from the second */
static const char *
get_word (CrOrientation orientation, CrShift shift)
{
  if (orientation == CR_FLAT)
    return shift == CR_SHIFT_ODD ? _ ("Lower") : _ ("Higher");
  return shift == CR_SHIFT_ODD ? _ ("Further right") : _ ("Further left");
}

void
cra_shift_button_set_orientation (CraShiftButton *it, CrOrientation orientation)
{
  const char *word = get_word (orientation, it->shift);
  g_autofree char *name = NULL;

  it->orientation = orientation;
  gtk_label_set_text (it->word, word);
  /* Translators: "First column: Higher" */
  name = g_strdup_printf (_ ("%s: %s"),
                          orientation == CR_FLAT ? _ ("First column") : _ ("First row"), word);
  gtk_accessible_update_property (GTK_ACCESSIBLE (it->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_queue_draw (it->drawing);
}

void
cra_shift_button_init (CraShiftButton *it, GtkWidget *button, CrShift shift)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  it->button = button;
  it->shift = shift;
  it->word = GTK_LABEL (gtk_label_new (NULL));
  it->drawing = gtk_drawing_area_new ();
  gtk_label_set_ellipsize (it->word, PANGO_ELLIPSIZE_END);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (it->drawing), SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (it->drawing), SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (it->drawing), draw_cb, it, NULL);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), it->drawing);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (it->word));
  gtk_button_set_child (GTK_BUTTON (button), box);
  cra_shift_button_set_orientation (it, CR_FLAT);
}
