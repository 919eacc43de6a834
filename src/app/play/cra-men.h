/* cra-men.h: men and ladders as they lie on the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cr-state.h"

#include <gtk/gtk.h>

/**
 * CraMen:
 *
 * A counter is drawn once, and again when something else is on it; where it lies it is put with
 * each frame, so that of a frame only those are drawn anew that are on their way.
 */
typedef struct _CraMen CraMen;

CraMen *cra_men_new (void);
void cra_men_free (CraMen *men);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraMen, cra_men_free)

/**
 * cra_men_follow:
 * @chosen: (array length=n_chosen): who are ringed
 * @now: in microseconds; who lies elsewhere since goes there from then on; 0 for at once
 */
void cra_men_follow (CraMen *men,
                     const CrState *state,
                     int floor,
                     const gint16 *chosen,
                     int n_chosen,
                     gint64 now);

/* Forgets all counters: nobody is there. */
void cra_men_forget (CraMen *men);

/* Whether somebody is on his way. */
gboolean cra_men_are_moving (const CraMen *men, gint64 now);

/* @state: the one that they follow; @px: pixels of the screen to one of the viewport */
void cra_men_snapshot (CraMen *men,
                       GtkSnapshot *snapshot,
                       const CrState *state,
                       const CraViewport *viewport,
                       double px,
                       gint64 now);
