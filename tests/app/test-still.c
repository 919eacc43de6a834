/* test-still.c: what is drawn once is shown as if it were drawn each time, and stays while it is
 * the same. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No rule ids. */
#include "cra-still.h"

#define SPAN 40

static const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, SPAN, SPAN);

/* A blot and a stroke that is no whole pixel wide; nothing when it is not there. */
typedef struct {
  double x, y, strength;
  gboolean there;
} Blot;

static void
draw_cb (cairo_t *cr, gpointer data)
{
  const Blot *blot = data;

  if (!blot->there)
    return;
  cairo_set_source_rgba (cr, 0.6, 0.2, 0.1, blot->strength);
  cairo_arc (cr, blot->x, blot->y, 6.3, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 0, 0, 0.4, 0.7);
  cairo_move_to (cr, blot->x, blot->y);
  cairo_line_to (cr, blot->x + 3.7, blot->y + 5.2);
  cairo_stroke (cr);
}

static GtkWidget *
open_window (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* The twin: it draws straight away. @node: (nullable) */
static void
expect_as_drawn (GskRenderNode *node, Blot *blot)
{
  cairo_surface_t *shown = cra_still_new_surface (&all, 1),
                  *drawn = cra_still_new_surface (&all, 1);
  cairo_t *cr = cairo_create (shown);

  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cr = cairo_create (drawn);
  draw_cb (cr, blot);
  cairo_destroy (cr);
  cairo_surface_flush (shown);
  cairo_surface_flush (drawn);
  g_assert_true (cra_still_is_same (shown, drawn));
  g_assert_true (cra_still_is_empty (shown) == !blot->there);
  cairo_surface_destroy (shown);
  cairo_surface_destroy (drawn);
}

static void
follow (CraInk *ink, GtkWidget *window, Blot *blot)
{
  cra_ink_follow (ink, window, &all, draw_cb, blot);
  expect_as_drawn (ink->node, blot);
}

static void
test_kept (void)
{
  GtkWidget *window = open_window ();
  CraInk ink = { 0 };
  Blot blot = { 12.5, 14.2, 0.8, TRUE };
  GskRenderNode *first;

  follow (&ink, window, &blot);
  first = gsk_render_node_ref (ink.node);
  follow (&ink, window, &blot);
  g_assert_true (ink.node == first);
  blot.strength = 0.81;
  follow (&ink, window, &blot);
  g_assert_true (ink.node != first);
  blot.strength = 0.8;
  blot.x += 1;
  follow (&ink, window, &blot);
  blot.there = FALSE;
  follow (&ink, window, &blot);
  g_assert_null (ink.node);
  gsk_render_node_unref (first);
  cra_ink_clear (&ink);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* No wider than what is inked of what is seen. */
static void
test_bounds (void)
{
  GtkWidget *window = open_window ();
  CraInk ink = { 0 };
  Blot blot = { SPAN - 2, 20, 1, TRUE };

  follow (&ink, window, &blot);
  g_assert_cmpfloat (ink.bounds.origin.x, >=, SPAN - 10);
  g_assert_cmpfloat (ink.bounds.origin.x + ink.bounds.size.width, ==, SPAN);
  blot.x = SPAN + 20;
  cra_ink_follow (&ink, window, &all, draw_cb, &blot);
  g_assert_null (ink.node);
  cra_ink_clear (&ink);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_random (void)
{
  GtkWidget *window = open_window ();
  CraInk ink = { 0 };

  for (int i = 0; i < 300; i++) {
    Blot blot = { g_test_rand_int_range (0, SPAN), g_test_rand_int_range (0, 3) * 13.7,
                  g_test_rand_double (), g_test_rand_int_range (0, 5) > 0 };

    follow (&ink, window, &blot);
  }
  cra_ink_clear (&ink);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_still (void)
{
  GtkWidget *window = open_window ();
  Blot blot = { 20.3, 19.8, 0.5, TRUE };
  GskRenderNode *node = cra_still_draw (window, &all, draw_cb, &blot);

  expect_as_drawn (node, &blot);
  gsk_render_node_unref (node);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/still/drawn", test_still);
  g_test_add_func ("/app/still/kept", test_kept);
  g_test_add_func ("/app/still/bounds", test_bounds);
  g_test_add_func ("/app/still/random", test_random);
  return g_test_run ();
}
