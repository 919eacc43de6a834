/* cr-crew.h: work that all processors share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* One of the pieces, counted from 0; of two that run at once neither may wait for the other. */
typedef void (*CrCrewWork) (guint piece, gpointer data);

/* Does all pieces, in no order, each once; comes back when the last is done. What comes of it must
 * not depend on how many processors there are. */
void cr_crew_share (guint n_pieces, CrCrewWork work, gpointer data);
