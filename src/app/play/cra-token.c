/* cra-token.c: the counter of a man as a widget, outside the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-token.h"

/* This part of the size is kept free for the shadow and what stands out from the counter. */
#define MARGIN 0.12

static void
token_free (gpointer data)
{
  CrToken *token = data;

  g_free ((char *) token->name);
  g_free ((char *) token->arms);
  g_clear_pointer (&token->face, g_bytes_unref);
  g_free (token);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const CrToken *token = g_object_get_data (G_OBJECT (area), "token");
  double size = MIN (width, height) / (1 + 2 * MARGIN);

  if (token != NULL)
    cr_token_draw (cr, CR_VARIANT_COLOUR, token, (CrPoint){ width / 2.0, height / 2.0 }, size,
                   size * gtk_widget_get_scale_factor (GTK_WIDGET (area)));
}

GtkWidget *
cra_token_new (int size)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), size);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), size);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  return area;
}

void
cra_token_show (GtkWidget *widget, const CrToken *token)
{
  CrToken *copy = NULL;

  if (token != NULL) {
    copy = g_memdup2 (token, sizeof *token);
    copy->name = g_strdup (token->name);
    copy->arms = g_strdup (token->arms);
    if (token->face != NULL)
      g_bytes_ref (copy->face);
  }
  g_object_set_data_full (G_OBJECT (widget), "token", copy, token_free);
  gtk_widget_queue_draw (widget);
}
