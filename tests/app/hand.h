/* hand.h: someone at the window: what he does with pointer and keys, and how long it takes him.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pointer.h"
#include "stage.h"

/**
 * Hand:
 * @window: in which he works
 * @seconds: that a person who knows the program needs for what was done so far
 * @n_acts: how many clicks, strokes, keys and words that were
 *
 * Every act is a real event, and is over when the window has taken it.
 */
typedef struct {
  CraWindow *window;
  double seconds;
  guint n_acts;
} Hand;

/* Seconds a person needs. */
#define HAND_CLICK 2.0
#define HAND_KEY 1.5
#define HAND_LETTER 0.3
#define HAND_LONG 8.0 /* a stroke along many hexes or sides */

void hand_spend (Hand *hand, double seconds);
void hand_say (Hand *hand, const char *what);

/* Widgets, by what can be read on them. */
GtkWidget *hand_find (GtkWidget *root, const char *text);
GtkWidget *hand_find_type (GtkWidget *root, GType type);
GtkWidget *hand_find_row (GtkWidget *form, const char *label);
GtkWidget *hand_get_options (Hand *hand);
GtkWidget *hand_get_focus (Hand *hand);
void hand_click (Hand *hand, GtkWidget *widget);
void hand_press (Hand *hand, GtkWidget *root, const char *text);
void hand_key (Hand *hand, GtkWidget *where, guint keyval, guint modifier);
void hand_type (Hand *hand, GtkWidget *where, const char *text);
void hand_fill (Hand *hand, GtkWidget *form, const char *label, const char *text);
void hand_pick (Hand *hand, GtkWidget *form, const char *label, const char *item);
void hand_choose (Hand *hand, const char *label, const char *item);
void hand_search (Hand *hand, const char *text, const char *code);

/* The map. */
CraMapView *hand_get_view (Hand *hand);
CreTool *hand_get_tool (Hand *hand);
void hand_take (Hand *hand, guint keyval, const char *tool);
void hand_stroke (Hand *hand, const char *path, guint modifier);
