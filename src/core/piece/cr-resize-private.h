/* cr-resize-private.h: maps seen through a window. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-readdress.h"
#include "cr-resize.h"

/**
 * CrWindowing: how addresses of one map become addresses of one that is moved against it.
 */
typedef struct {
  CrReaddress how;
  GArray *floors;
  GPtrArray *floor_ids; /* borrowed */
} CrWindowing;

/* @floors: the map whose floors there are afterwards; they are matched by their ids */
void cr_windowing_init (CrWindowing *view,
                        const CrMap *map,
                        const CrMap *floors,
                        const CrGrid *grid,
                        CrHex shift);
void cr_windowing_clear (CrWindowing *view);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrWindowing, cr_windowing_clear)

/* The part of @map that lies within @grid, moved by @shift; what is new is the floors' default. */
CrMap *cr_window_new (const CrMap *map, const CrGrid *grid, CrHex shift);
/* What a map says of itself, and what Crenel does not know, is that of @from. */
void cr_window_take_head (CrMap *made, const CrMap *from);

/* The map together with what an earlier resize hid. @shift_out: from its hexes to the map's */
CrMap *cr_whole_new (const CrMap *map, CrHex *shift_out);

/* @halves: whether hexes that the new edge cuts are playable */
gboolean cr_resize_halved (CrEdit *edit,
                           const CrMap *map,
                           const CrMargins *margins,
                           gboolean halves,
                           GError **error);
