/* pointer.c: a real pointer and real keys for windows under test.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "pointer.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>

static Display *
get_display (void)
{
  return GDK_DISPLAY_XDISPLAY (gdk_display_get_default ());
}

gboolean
pointer_is_there (void)
{
  return GDK_IS_X11_DISPLAY (gdk_display_get_default ());
}

/* Whether nothing else lies over the surface where the pointer is. */
static gboolean
is_over (GdkSurface *surface)
{
  Window root, child;
  int x;
  unsigned state;

  XQueryPointer (get_display (), DefaultRootWindow (get_display ()), &root, &child, &x, &x, &x, &x,
                 &state);
  return child == GDK_SURFACE_XID (surface);
}

/* A hint that was shown for long lies over what is below, and goes with the first motion: whoever
 * presses at once presses the hint. */
void
pointer_move (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  double sx, sy, wx, wy;
  int rx, ry;
  Window child;

  gtk_native_get_surface_transform (native, &sx, &sy);
  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &wx, &wy);
  XTranslateCoordinates (get_display (), GDK_SURFACE_XID (surface),
                         DefaultRootWindow (get_display ()), (int) (wx + sx + 0.5),
                         (int) (wy + sy + 0.5), &rx, &ry, &child);
  XTestFakeMotionEvent (get_display (), -1, rx, ry, 0);
  XFlush (get_display ());
  WAIT_UNTIL (is_over (surface));
}

void
pointer_button (int button, gboolean down)
{
  XTestFakeButtonEvent (get_display (), (unsigned) button, down, 0);
  XFlush (get_display ());
}

static void
spend (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* A frame is laid out after it was waited for, so that the last one is known with the next. */
static void
wait_for_frame (GtkWidget *root)
{
  gtk_test_widget_wait_for_draw (root);
  spend ();
}

void
pointer_rest (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t before, after;

  spend ();
  do {
    g_assert_true (gtk_widget_compute_bounds (widget, root, &before));
    wait_for_frame (root);
    g_assert_true (gtk_widget_compute_bounds (widget, root, &after));
  } while (!graphene_rect_equal (&before, &after));
}

void
pointer_click (GtkWidget *widget, double x, double y)
{
  pointer_move (widget, x, y);
  pointer_button (1, TRUE);
  pointer_button (1, FALSE);
}

void
pointer_hold (guint keyval, gboolean down)
{
  XTestFakeKeyEvent (get_display (), XKeysymToKeycode (get_display (), keyval), down, 0);
  XFlush (get_display ());
}

/* @modifier: a key that is held meanwhile, or 0 */
void
pointer_key (GtkWidget *widget, guint keyval, guint modifier)
{
  KeyCode code = XKeysymToKeycode (get_display (), keyval);
  KeyCode held = modifier != 0 ? XKeysymToKeycode (get_display (), modifier) : 0;
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  /* No window manager hands out the focus here. */
  XSetInputFocus (get_display (), GDK_SURFACE_XID (surface), RevertToParent, CurrentTime);
  if (held != 0)
    XTestFakeKeyEvent (get_display (), held, True, 0);
  XTestFakeKeyEvent (get_display (), code, True, 0);
  XTestFakeKeyEvent (get_display (), code, False, 0);
  if (held != 0)
    XTestFakeKeyEvent (get_display (), held, False, 0);
  XFlush (get_display ());
}
