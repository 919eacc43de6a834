/* cr-crew.h: shares work among all processors. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Does one of the pieces, counted from 0. Pieces run at the same time, so none may wait for
 * another. */
typedef void (*CrCrewWork) (guint piece, gpointer data);

/* Does every piece once, in any order, and returns when the last is done. The result must not
 * depend on the number of processors. */
void cr_crew_share (guint n_pieces, CrCrewWork work, gpointer data);
