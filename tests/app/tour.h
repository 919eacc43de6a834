/* tour.h: a walk through the whole window, from one view of it to the next.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "stage.h"

#include "cra-play-activity.h"
#include "cra-play-page.h"

/* Where the walk has come to. @root: what is to be looked at, a window; @name: of the view */
typedef void (*TourVisit) (GtkWidget *root, const char *name, gpointer data);

/**
 * Tour: a walk
 * @width, @height: of the window
 * @folded: what is folded stays so
 * @visit: is called for each view, with @data
 */
typedef struct {
  int width, height;
  gboolean folded;
  TourVisit visit;
  gpointer data;
} Tour;

/* The words of the program from here on. @language: as in LANGUAGE */
void tour_speak (const char *language);

void tour_resize (CraWindow *window, int width, int height);

/* Each tool with its options, while nothing is selected. */
void tour_tools (Stage *stage, const Tour *tour);

/* The same with a hex selected; a shot, and what can be told of it. */
void tour_selected (Stage *stage, const Tour *tour);

/* The same at foot and head of stairs, within a keep, on a gate. */
void tour_hexes (Stage *stage, const Tour *tour);

/* The inspector of all that can be selected; the table, the search and the other lists. */
void tour_panels (Stage *stage, const Tour *tour);

/* What opens a window of its own. */
void tour_dialogs (Stage *stage, const Tour *tour);

/* The start page of a window of its own. */
void tour_start (Stage *stage, const Tour *tour);

/* The fit of a shipped picture, with two points on it, in a window of its own. */
void tour_fit (Stage *stage, const Tour *tour);

/* A game on the window's map, in its first movement phase: two men of each side, one chosen. */
CraPlayPage *tour_play (CraWindow *window);
