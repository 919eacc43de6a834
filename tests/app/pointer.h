/* pointer.h: a real pointer and real keys for windows under test.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Goes on with the main loop until @condition holds. It fails when the program has had nothing to
 * do for so many turns, and not after a time: where all is slow it is only waited longer. */
#define WAIT_TURNS (120 * 1000)
#define WAIT_UNTIL(condition) \
  G_STMT_START \
  { \
    for (int turns = 0; !(condition) && turns < WAIT_TURNS;) \
      if (!g_main_context_iteration (NULL, FALSE)) { \
        g_usleep (1000); \
        turns++; \
      } \
    g_assert_true (condition); \
  } \
  G_STMT_END

gboolean pointer_is_there (void);
void pointer_move (GtkWidget *widget, double x, double y);
void pointer_button (int button, gboolean down);
void pointer_hold (guint keyval, gboolean down);

/* The program has nothing left to do, and its last frame moved the widget nowhere. */
void pointer_rest (GtkWidget *widget);

void pointer_click (GtkWidget *widget, double x, double y);
void pointer_key (GtkWidget *widget, guint keyval, guint modifier);
