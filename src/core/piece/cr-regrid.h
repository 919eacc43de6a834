/* cr-regrid.h: a map on another grid. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

/* Whether nothing stands on its hexes, nor on those that were cut off; pictures may lie under it.
 */
gboolean cr_map_is_blank (const CrMap *map);

/* Whether hexes of one stand as those of the other do: then any map can change between them. */
gboolean cr_regrid_keeps (const CrGrid *a, const CrGrid *b);

/**
 * cr_regrid:
 * @edit: gets nothing when the map has that grid already
 *
 * Columns and rows come and go at the right and below, and what falls outside is kept as
 * cr_resize() keeps it. How hexes stand changes only while the map is blank: nothing that is drawn
 * could follow.
 */
gboolean cr_regrid (CrEdit *edit, const CrMap *map, const CrGrid *grid, GError **error);
