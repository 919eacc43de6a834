/* pointer.h: a real pointer and real keys for windows under test. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Goes on with the main loop until @condition holds; a test that waits longer than this fails. */
#define WAIT_UNTIL(condition) \
  G_STMT_START \
  { \
    gint64 deadline = g_get_monotonic_time () + 120 * G_USEC_PER_SEC; \
    while (!(condition) && g_get_monotonic_time () < deadline) { \
      if (!g_main_context_iteration (NULL, FALSE)) \
        g_usleep (1000); \
    } \
    g_assert_true (condition); \
  } \
  G_STMT_END

gboolean pointer_is_there (void);
void pointer_move (GtkWidget *widget, double x, double y);
void pointer_button (int button, gboolean down);
void pointer_hold (guint keyval, gboolean down);
void pointer_click (GtkWidget *widget, double x, double y);
void pointer_key (GtkWidget *widget, guint keyval, guint modifier);
