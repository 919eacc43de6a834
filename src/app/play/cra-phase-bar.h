/* cra-phase-bar.h: the bar above a game: turn, side, phases, dice.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

#include <gtk/gtk.h>

#define CRA_TYPE_PHASE_BAR (cra_phase_bar_get_type ())
G_DECLARE_FINAL_TYPE (CraPhaseBar, cra_phase_bar, CRA, PHASE_BAR, GtkBox)

/* @past: an earlier moment is looked at, in which no phase can be ended */
void cra_phase_bar_show (CraPhaseBar *self, const CrState *state, gboolean past);

/* Returns: (transfer full): what the button ends, spelled as within a sentence: “End movement” */
char *cra_phase_bar_dup_end (const CrState *state);

/* @width: of the window in pixels; phases for which there is no room are replaced by dots */
void cra_phase_bar_set_width (CraPhaseBar *self, int width);

/* Asks what the next die shows. */
void cra_phase_bar_type_die (CraPhaseBar *self);
