/* cr-regrid.h: a map on another grid. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

gboolean cr_map_is_blank (const CrMap *map);
gboolean cr_regrid_keeps (const CrGrid *a, const CrGrid *b);
gboolean cr_regrid (CrEdit *edit, const CrMap *map, const CrGrid *grid, GError **error);
