/* cra-men.h: draws men and ladders where they are on the map, and moves them there.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cr-state.h"

#include <gtk/gtk.h>

/**
 * CraMen:
 *
 * The picture of a counter is drawn once, and again when something on it changes. In each frame it
 * is only put in its place, so that only the counters that move are redrawn.
 */
typedef struct _CraMen CraMen;

CraMen *cra_men_new (void);
void cra_men_free (CraMen *men);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraMen, cra_men_free)

/**
 * cra_men_follow:
 * @chosen: (array length=n_chosen): the men who are ringed
 * @now: the time in microseconds, from which men who changed their places move there; 0 to put them
 *   there at once
 */
void cra_men_follow (CraMen *men,
                     const CrState *state,
                     int floor,
                     const gint16 *chosen,
                     int n_chosen,
                     gint64 now);

/* Forgets all counters. */
void cra_men_forget (CraMen *men);

/* Whether a counter is still moving at that time. */
gboolean cra_men_are_moving (const CraMen *men, gint64 now);

/* @widget: on which they are shown; @state: the one last given to cra_men_follow() */
void cra_men_snapshot (CraMen *men,
                       GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       const CrState *state,
                       const CraViewport *viewport,
                       gint64 now);
